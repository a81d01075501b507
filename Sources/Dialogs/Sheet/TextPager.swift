import TextScreen

//  #!/bin/sh                                                │
//  set -e                                                   ┃
//  ▸ lines 1–2 of 345                                  12 %

/// A text that is read page by page.
///
/// Lines are made safe and wrapped when they come into sight, so that nothing depends on how many there are.
public struct TextPager: SheetContent {
  /// Columns that Left and Right move by.
  private static let sidewaysStep = 8
  /// Rows that a wheel's notch moves by.
  private static let wheelRows = 3

  let settings: DialogSettings
  /// Whether the end stays in sight when more comes.
  let follows: Bool
  var text: PagerText
  private(set) var size = Size.zero
  /// The row at the top.
  private(set) var top = PagerPlace.top
  /// Lines whose end had come when the window was last filled: those after them change.
  private var settledLines = 0
  /// Where it begins in the text of its part, in bytes.
  private var anchor = 0
  /// Columns that are out of sight at the left.
  var left = 0
  /// The rows in sight, from the top.
  private(set) var window: [PagerWindowRow] = []
  /// Whether the last row of what there is stands in the window.
  private(set) var isAtEnd = false
  /// Lines above the window, and above what stands below it.
  private(set) var shown = (above: 0.0, below: 0.0)
  private(set) var isFollowing: Bool
  /// Whether the last row of a complete text was drawn; of one that is followed, the last one of then.
  public private(set) var hasSeenEnd = false
  var search = PagerSearch()

  /// Makes a pager of a text that has not arrived yet.
  ///
  /// - Parameters:
  ///   - wraps: whether long lines go on in the next row, or are cut.
  ///   - ansi: whether colours and attributes in the text are shown.
  ///   - follows: whether it begins at the end, and stays there when more comes.
  public init(settings: DialogSettings, wraps: Bool = true, ansi: Bool = false, follows: Bool = false) {
    self.init(
      settings: settings, follows: follows,
      text: PagerText(settings: settings, wraps: wraps, ansi: ansi, overwrites: false))
  }

  /// Makes a pager of what a command writes as it would to a terminal.
  init(outputWith settings: DialogSettings) {
    self.init(
      settings: settings, follows: true,
      text: PagerText(settings: settings, wraps: true, ansi: true, overwrites: true))
  }

  private init(settings: DialogSettings, follows: Bool, text: PagerText) {
    self.settings = settings
    self.follows = follows
    self.text = text
    isFollowing = follows
  }

  // MARK: Room

  /// As many rows as the text has, and one for the counter; cut where no screen would hold them.
  public func idealRows(columns: Int) -> Int {
    // More than any screen has.
    let limit = 300
    let columns = Self.textColumns(of: columns)
    var rows = 0
    var line = 0
    while line < text.count, rows < limit {
      rows += text.rowCount(ofLine: line, columns: columns, limit: limit)
      line += 1
    }
    return max(1, min(rows, limit)) + 1
  }

  /// A row of text and the counter.
  public var leastRows: Int { 2 }

  /// Keeps what stands at the top, or the end where that is followed.
  public mutating func resize(to size: Size) {
    let isRewrapped = size.columns != self.size.columns && text.wraps && text.count > 0
    self.size = size
    text.setColumns(Self.textColumns(of: size.columns))
    if isFollowing { return scrollToEnd() }
    guard isRewrapped else { return settle() }
    let (unit, byte) = (top.unit, anchor)
    top.row = text.layout(of: unit).row(of: byte)
    if let match = search.match { search.match?.row = text.layout(of: match.unit).row(of: search.matchByte) }
    settle()
    // What was at the top comes back there, however often the size changes.
    if top.unit == unit { anchor = byte }
  }

  /// Columns that the text has beside the scroll bar.
  static func textColumns(of columns: Int) -> Int { max(1, columns >= 12 ? columns - 2 : columns) }

  /// Rows that the text has above the counter.
  var textRows: Int {
    if size.rows == 1 { return search.field == nil ? 1 : 0 }
    return max(0, size.rows - 1)
  }

  // MARK: Its input

  /// More of the text came.
  public mutating func receive(_ bytes: [UInt8]) {
    text.receive(bytes)
    arrived()
  }

  /// The text is complete.
  public mutating func endInput() {
    text.end()
    arrived()
  }

  private mutating func arrived() {
    if isFollowing {
      scrollToEnd()
    } else if window.count < textRows || isAtEnd
      || window.last.map({ $0.place.unit.line >= settledLines }) == true
    {
      settle()
    }
  }

  /// Whether a search goes on.
  public var hasWork: Bool { search.isRunning }
  /// Searches for a few milliseconds.
  public mutating func work() { searchOn() }
  /// There is nothing to enter.
  public var values: SheetValues { .none }

  // MARK: Scrolling

  mutating func scroll(by rows: Int) {
    isFollowing = isFollowing && rows > 0
    // Beyond it the window would be half empty.
    let last = rows > 0 ? lastTop() : top
    for _ in 0..<abs(rows) where rows < 0 || top < last {
      guard let next = rows > 0 ? place(after: top) : place(before: top) else { break }
      top = next
    }
    settle()
    if isAtEnd { isFollowing = follows }
  }

  mutating func scrollToTop() {
    isFollowing = false
    top = .top
    settle()
    if isAtEnd { isFollowing = follows }
  }

  mutating func scrollToEnd() {
    isFollowing = follows
    top = lastTop()
    settle()
  }

  /// Brings a row into sight; one that was not gets some rows above it.
  mutating func show(_ place: PagerPlace) {
    guard !window.contains(where: { $0.place == place }) else { return settle() }
    isFollowing = false
    top = place
    for _ in 0..<textRows / 3 {
      guard let before = self.place(before: top) else { break }
      top = before
    }
    settle()
  }

  private mutating func scrollSideways(by columns: Int) {
    let widest = window.reduce(0) { max($0, $1.row.text.width) }
    let isCut = widest > left + text.columns
    if columns < 0 || isCut { left = max(0, left + columns) }
  }

  mutating func place(after place: PagerPlace) -> PagerPlace? {
    if place.row + 1 < text.rows(of: place.unit).count {
      return PagerPlace(unit: place.unit, row: place.row + 1)
    }
    return text.unit(after: place.unit).map { PagerPlace(unit: $0) }
  }

  mutating func place(before place: PagerPlace) -> PagerPlace? {
    if place.row > 0 { return PagerPlace(unit: place.unit, row: place.row - 1) }
    guard let unit = text.unit(before: place.unit) else { return nil }
    return PagerPlace(unit: unit, row: text.rows(of: unit).count - 1)
  }

  /// The row at the top when the last one stands at the bottom.
  private mutating func lastTop() -> PagerPlace {
    guard let unit = text.lastUnit else { return .top }
    var place = PagerPlace(unit: unit, row: text.rows(of: unit).count - 1)
    for _ in 0..<max(0, textRows - 1) {
      guard let before = self.place(before: place) else { break }
      place = before
    }
    return place
  }

  /// Collects the rows in sight; the window is not left half empty.
  mutating func settle() {
    window = []
    settledLines = text.store.count
    isAtEnd = text.count == 0
    guard textRows > 0 else { return }
    if text.count > 0 {
      top = min(top, lastTop())
      top.row = min(top.row, text.rows(of: top.unit).count - 1)
      var next: PagerPlace? = top
      var found: [Range<Int>] = []
      while window.count < textRows, let place = next {
        let layout = text.layout(of: place.unit)
        if window.last?.place.unit != place.unit { found = search.needle?.ranges(in: layout.text) ?? [] }
        window.append(PagerWindowRow(place: place, row: layout.rows[place.row], found: found))
        next = self.place(after: place)
      }
      isAtEnd = next == nil
      anchor = window.first?.row.start ?? 0
      shown = (lines(before: top), next.map { lines(before: $0) } ?? Double(text.count))
    }
    if isAtEnd, size.columns > 0, text.hasEnded || (follows && text.count > 0) { hasSeenEnd = true }
  }

  /// How many lines stand above a row, and which part of its own.
  private mutating func lines(before place: PagerPlace) -> Double {
    let part = Double(place.row) / Double(text.rows(of: place.unit).count) + Double(place.unit.piece)
    return Double(place.unit.line) + part / Double(text.pieces(of: place.unit.line))
  }

  // MARK: Keys

  /// It scrolls.
  public var canFocus: Bool { true }
  /// There is one place only.
  public mutating func enter(fromEnd: Bool) {}
  /// Whether the input of a search is open.
  public var acceptsText: Bool { search.field != nil }

  /// Enter accepts, outside a search.
  public func effect(of key: KeyPress) -> KeyEffect {
    search.field == nil && KeyBinding.ofTexts.action(for: key) == .choose ? .chooses : .moves
  }

  /// Scrolls, searches, leaves or accepts.
  public mutating func press(_ key: KeyPress) -> SheetReaction {
    if search.field != nil { return type(key) }
    let notice = search.notice
    search.notice = nil
    switch KeyBinding.action(for: key, in: KeyBinding.ofTexts) {
    case .up: scroll(by: -1)
    case .down: scroll(by: 1)
    case .pageUp: scroll(by: -max(1, textRows))
    case .pageDown: scroll(by: max(1, textRows))
    case .top: scrollToTop()
    case .bottom: scrollToEnd()
    case .left where !text.wraps: scrollSideways(by: -Self.sidewaysStep)
    case .right where !text.wraps: scrollSideways(by: Self.sidewaysStep)
    case .search: openSearch()
    case .findNext where search.needle != nil: searchNext(forward: true)
    case .findPrevious where search.needle != nil: searchNext(forward: false)
    case .next: return .leave(forward: true)
    case .previous: return .leave(forward: false)
    case .choose: return .accept
    default:
      search.notice = notice
      return .ignored
    }
    return .handled
  }

  /// Types into the input of a search.
  public mutating func paste(_ text: String) { search.field?.insert(text) }

  /// The wheel scrolls.
  public mutating func point(_ mouse: MouseEvent) -> SheetReaction {
    switch mouse.action {
    case .wheelUp: scroll(by: -Self.wheelRows)
    case .wheelDown: scroll(by: Self.wheelRows)
    default: return .ignored
    }
    return .handled
  }

  /// Nothing is to be clicked.
  public func isControl(at point: Point) -> Bool { false }
}
