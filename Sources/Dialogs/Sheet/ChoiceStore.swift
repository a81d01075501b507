import TextScreen

/// All rows of a list: those of the command line, then those of a stream, `ID<TAB>LABEL<TAB>HINT` or only `LABEL`.
///
/// The bytes of the stream stay where they are: fields are cut out when they are asked for. Empty lines are left
/// out. What is asked of a row that there is not is empty.
public struct ChoiceStore: Sendable {
  /// What makes a stream unusable; lines are counted from 1.
  public enum Fault: Equatable, Sendable {
    /// A line holds a NUL byte.
    case nul(line: Int)
    /// A line is longer than 64 KiB.
    case tooLong(line: Int)
    /// A line has an ID or a hint, but no label.
    case noLabel(line: Int)

    /// What is wrong, in words: "line 3 holds a NUL byte".
    public var text: String {
      switch self {
      case .nul(let line): "line \(line) holds a NUL byte"
      case .tooLong(let line): "line \(line) is longer than 64 KiB"
      case .noLabel(let line): "line \(line) has no label"
      }
    }
  }

  private let fixed: [Choice]
  /// The numbers of the fixed rows; a separator has that of the row before.
  private let numbers: [Int]
  private var lines = LineStore()
  private var scanner = ChoiceScanner()
  private let widestFixed: Int

  /// The rows that may lose something, in their order.
  let destructiveRows: [Int]
  /// Whether nothing more comes.
  public private(set) var isFinished = false

  /// Makes a store of the rows of the command line.
  public init(_ choices: [Choice] = []) {
    fixed = choices
    var number = 0
    numbers = choices.map { choice in
      if choice.kind != .separator { number += 1 }
      return number
    }
    destructiveRows = choices.indices.filter { choices[$0].kind == .destructive }
    let hinted = choices.filter { !$0.hint.isEmpty || $0.kind == .disabled }
    widestFixed = hinted.map { SafeText(bytes: $0.label).width }.max() ?? 0
  }

  /// Bytes of the stream came.
  public mutating func append(_ bytes: [UInt8]) {
    guard fault == nil, !isFinished else { return }
    scanner.scan(bytes)
    lines.append(bytes)
  }

  /// Nothing more comes: what has no line end is a row as well.
  public mutating func finish() {
    guard !isFinished else { return }
    isFinished = true
    scanner.finish()
    lines.finish()
  }

  /// What makes the stream unusable; the rows before it are there.
  public var fault: Fault? { scanner.fault }

  /// The rows, separators among them.
  public var count: Int { fixed.count + scanner.lines - scanner.skipped.count }

  /// The rows but for the separators.
  var choiceCount: Int { count - fixed.count + (numbers.last ?? 0) }

  /// The rows that can be chosen.
  public var choosableCount: Int {
    count - fixed.count + fixed.reduce(0) { $0 + ($1.kind == .plain || $1.kind == .destructive ? 1 : 0) }
  }

  /// Columns, about, of the longest label that has something behind it.
  var widestHinted: Int { max(widestFixed, scanner.widestHinted) }

  // MARK: Rows

  /// What a row is.
  public func kind(_ row: Int) -> Choice.Kind {
    if fixed.indices.contains(row) { return fixed[row].kind }
    return row >= 0 && row < count ? .plain : .separator
  }

  /// A row's ID, byte for byte; nil for none.
  public func id(_ row: Int) -> ArraySlice<UInt8>? {
    if fixed.indices.contains(row) { return fixed[row].id.map { $0[...] } }
    let line = line(row)
    guard let tab = line.firstIndex(of: 0x09), tab > line.startIndex else { return nil }
    return line[..<tab]
  }

  /// What a row says, byte for byte.
  public func label(_ row: Int) -> ArraySlice<UInt8> {
    if fixed.indices.contains(row) { return fixed[row].label[...] }
    let line = line(row)
    guard let tab = line.firstIndex(of: 0x09) else { return line }
    let rest = line[(tab + 1)...]
    return rest[..<(rest.firstIndex(of: 0x09) ?? rest.endIndex)]
  }

  /// A word more about a row, byte for byte; empty for none.
  public func hint(_ row: Int) -> ArraySlice<UInt8> {
    if fixed.indices.contains(row) { return fixed[row].hint[...] }
    let line = line(row)
    guard let tab = line.firstIndex(of: 0x09) else { return [] }
    let rest = line[(tab + 1)...]
    guard let second = rest.firstIndex(of: 0x09) else { return [] }
    return rest[(second + 1)...]
  }

  /// The name by which scripts know a row: its ID, else its label.
  public func name(_ row: Int) -> ArraySlice<UInt8> { id(row) ?? label(row) }

  /// A row's place from 1, separators not counted; a separator has that of the row before.
  public func number(_ row: Int) -> Int {
    if fixed.indices.contains(row) { return numbers[row] }
    return row - fixed.count + (numbers.last ?? 0) + 1
  }

  /// The row that has a number; nil for none.
  public func row(number: Int) -> Int? {
    let fixedCount = numbers.last ?? 0
    if number > fixedCount {
      let row = fixed.count + number - fixedCount - 1
      return row < count ? row : nil
    }
    return numbers.indices.first { numbers[$0] == number && fixed[$0].kind != .separator }
  }

  /// Whether a row can be chosen.
  func isChoosable(_ row: Int) -> Bool {
    switch kind(row) {
    case .plain, .destructive: true
    case .disabled, .separator: false
    }
  }

  /// A row as a choice that was made.
  func chosen(_ row: Int) -> SheetValues.Chosen {
    SheetValues.Chosen(number: number(row), id: id(row).map { Array($0) }, label: Array(label(row)))
  }

  /// The line of a row of the stream.
  private func line(_ row: Int) -> ArraySlice<UInt8> {
    guard row >= fixed.count, row < count else { return [] }
    let place = row - fixed.count
    let skipped = scanner.skipped
    // How many lines before it are left out: `skipped[n] - n` rows stand before the n-th of them.
    let before = (0..<skipped.count).bisected { Int(skipped[$0]) - $0 > place }
    return lines.line(place + before)
  }

  // MARK: What is selected beforehand

  /// The rows that rules select beforehand, and the names that select none.
  ///
  /// Where one alone is chosen, the first row is.
  func selected(by rules: ChoiceRules) -> (rows: RowSet, unknown: [[UInt8]]) {
    var rows = RowSet()
    var preselection = Preselection(rules.selected)
    while let row = preselection.next(in: self) {
      if rules.isMultiple || rows.count == 0 { rows.insert(row) }
    }
    return (rows, preselection.unknown)
  }
}
