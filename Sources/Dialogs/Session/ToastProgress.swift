import TextScreen

/// How far something has come, as its lines tell: a percentage, or a text.
///
/// A line that is a number, with or without `%`, is the percentage; every other line is the text, without the `#`
/// and the blanks that it may begin with.
public struct ToastProgress: Sendable {
  /// What was said last; empty before.
  public private(set) var text: [UInt8]
  /// 0 to 100; nil before any was said.
  public private(set) var percent: Int?
  private var splitter = ProgressSplitter()

  /// Begins with a text.
  public init(text: [UInt8]) { self.text = text }

  /// Takes in what was read.
  ///
  /// - Returns: the texts that it brought, in order.
  @discardableResult
  public mutating func receive(_ bytes: [UInt8]) -> [[UInt8]] {
    splitter.receive(bytes).compactMap { take($0) }
  }

  /// The input ended, perhaps in the middle of a line.
  @discardableResult
  public mutating func finish() -> [[UInt8]] { splitter.finish().flatMap { take($0) }.map { [$0] } ?? [] }

  /// Takes in a line; returns the text that it brought.
  private mutating func take(_ line: [UInt8]) -> [UInt8]? {
    var words = line.trimmed
    if let percent = ProgressWords.percent(words) {
      self.percent = percent
      return nil
    }
    if words.first == UInt8(ascii: "#") { words = words.dropFirst().trimmed }
    guard !words.isEmpty, !words.elementsEqual(text) else { return nil }
    text = Array(words)
    return text
  }

  /// The row that shows it: the toast, and behind it how far it has come.
  public func frame(_ message: ToastMessage, settings: DialogSettings, columns: Int) -> Frame {
    var message = message
    message.text = text.isEmpty ? Array(settings.symbols.ellipsis.description.utf8) : text
    message.position = .topLeading
    guard let percent, columns >= 30 else {
      return ToastRow(message, settings: settings).frame(columns: columns)
    }
    let number = SafeText("\(percent) %")
    let width = min(20, columns / 4)
    let taken = width + 8
    let row = ToastRow(message, settings: settings).frame(columns: columns - taken)
    return Frame(size: Size(columns: columns, rows: 1)) { canvas in
      canvas.draw(row, at: .zero)
      let filled = (width * percent + 50) / 100
      let signs: (Character, Character) = settings.repertoire == .unicode ? ("━", "─") : ("=", "-")
      let start = columns - taken + 1
      canvas.fill(Rect(column: start, row: 0, columns: filled, rows: 1), signs.0, Style(attributes: .bold))
      canvas.fill(
        Rect(column: start + filled, row: 0, columns: width - filled, rows: 1), signs.1,
        Style(attributes: .dim))
      canvas.draw(number, at: Point(column: columns - 1 - number.width, row: 0), .plain)
    }
  }
}
