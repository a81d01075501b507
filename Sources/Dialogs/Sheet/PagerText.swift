import TextScreen

/// A part of a line that is laid out at once; a line has one for each 16 KiB.
struct PagerUnit: Hashable, Comparable {
  var line: Int
  var piece = 0

  static func < (left: PagerUnit, right: PagerUnit) -> Bool {
    (left.line, left.piece) < (right.line, right.piece)
  }
}

/// A row of the text, found without knowing how many rows stand above it.
struct PagerPlace: Hashable, Comparable {
  var unit: PagerUnit
  var row = 0

  static let top = PagerPlace(unit: PagerUnit(line: 0))

  static func < (left: PagerPlace, right: PagerPlace) -> Bool {
    (left.unit, left.row) < (right.unit, right.row)
  }
}

/// One row as it is drawn.
struct PagerRow: Sendable {
  let text: SafeText
  /// Where it begins in its unit's text, in bytes of UTF-8.
  let start: Int
  /// Where styles begin, in bytes from its own start, in order; the first one holds from the row's start on.
  let styles: [(start: Int, style: Style)]
}

/// One row in sight.
struct PagerWindowRow: Sendable {
  let place: PagerPlace
  let row: PagerRow
  /// What the search found in it, in bytes of the row's text.
  let marks: [Range<Int>]

  /// Makes a row, with what was found in the text of its part.
  init(place: PagerPlace, row: PagerRow, found: [Range<Int>]) {
    self.place = place
    self.row = row
    let whole = row.start..<(row.start + row.text.description.utf8.count)
    marks = found.filter { $0.overlaps(whole) }.map { range in
      let part = range.clamped(to: whole)
      return (part.lowerBound - row.start)..<(part.upperBound - row.start)
    }
  }
}

/// A part of a line as it is drawn.
struct PagerLayout: Sendable {
  let text: SafeText
  /// There is always one.
  let rows: [PagerRow]

  /// The row that holds a byte of the text.
  func row(of byte: Int) -> Int { rows.lastIndex { $0.start <= byte } ?? 0 }
}

/// A text that arrives, and the rows of those of its lines that are looked at.
struct PagerText: Sendable {
  /// Bytes of a line that are laid out at once, so that a line without an end keeps no key waiting.
  static let pieceSize = 16_384
  /// Bytes at the end of a line in which the last CR is looked for.
  private static let overwriteLimit = 4096
  /// Rows that are kept.
  private static let cacheLimit = 40_000
  /// Styles that are kept.
  private static let styleLimit = 4096

  private let settings: DialogSettings
  let wraps: Bool
  let ansi: Bool
  /// Whether CR goes back to the beginning of a line, so that what follows takes the place of what stood there.
  private let overwrites: Bool

  private(set) var store = LineStore()
  private(set) var hasEnded = false
  /// Columns to which lines are wrapped.
  private(set) var columns = 1
  private var cache: [PagerUnit: PagerLayout] = [:]
  private var cachedRows = 0
  /// What became of the text's own styles on the surface.
  private var placed: [Style: Style] = [:]
  /// The part of the open line that was laid out last, as it was then.
  private var open: (unit: PagerUnit, byteCount: Int, layout: PagerLayout)?

  init(settings: DialogSettings, wraps: Bool, ansi: Bool, overwrites: Bool) {
    self.settings = settings
    self.overwrites = overwrites
    self.wraps = wraps
    self.ansi = ansi
  }

  mutating func receive(_ bytes: [UInt8]) { store.append(bytes) }

  mutating func end() {
    store.finish()
    hasEnded = true
  }

  mutating func setColumns(_ columns: Int) {
    guard columns != self.columns else { return }
    self.columns = columns
    clear()
  }

  // MARK: Lines and units

  /// Lines that there are now, one whose end has not come among them.
  var count: Int { store.count + (store.openLine.isEmpty ? 0 : 1) }

  /// The last part of the last line; nil for no lines.
  var lastUnit: PagerUnit? {
    let line = count - 1
    return line < 0 ? nil : PagerUnit(line: line, piece: pieces(of: line) - 1)
  }

  func unit(after unit: PagerUnit) -> PagerUnit? {
    if unit.piece + 1 < pieces(of: unit.line) { return PagerUnit(line: unit.line, piece: unit.piece + 1) }
    return unit.line + 1 < count ? PagerUnit(line: unit.line + 1) : nil
  }

  func unit(before unit: PagerUnit) -> PagerUnit? {
    if unit.piece > 0 { return PagerUnit(line: unit.line, piece: unit.piece - 1) }
    return unit.line > 0 ? PagerUnit(line: unit.line - 1, piece: pieces(of: unit.line - 1) - 1) : nil
  }

  func line(_ number: Int) -> ArraySlice<UInt8> {
    var line = number < store.count ? store.line(number) : store.openLine
    // Of CR LF the first half may have come.
    if line.last == 0x0D, overwrites || number >= store.count { line.removeLast() }
    guard overwrites, let end = line.suffix(Self.overwriteLimit).lastIndex(of: 0x0D) else { return line }
    return line[(end + 1)...]
  }

  func pieces(of line: Int) -> Int { max(1, (self.line(line).count - 1) / Self.pieceSize + 1) }

  /// The bytes of a part, and of what follows it in its line so many more.
  func bytes(of unit: PagerUnit, overlap: Int = 0) -> ArraySlice<UInt8> {
    let line = line(unit.line)
    let start = Self.boundary(unit.piece, in: line)
    let end = Self.boundary(unit.piece + 1, in: line)
    return start < end ? line[start..<min(line.endIndex, end + overlap)] : []
  }

  /// Where a part begins: between characters, and not in an escape sequence.
  private static func boundary(_ piece: Int, in line: ArraySlice<UInt8>) -> Int {
    guard piece > 0 else { return line.startIndex }
    guard piece * pieceSize < line.count else { return line.endIndex }
    var place = line.startIndex + piece * pieceSize
    let limit = place - 64
    // At most three bytes of a character stand before one that continues it.
    for _ in 0..<3 where line[place] & 0xC0 == 0x80 { place -= 1 }
    var sequence = place - 1
    while sequence > limit, 0x20...0x3B ~= line[sequence] || line[sequence] == UInt8(ascii: "[") {
      sequence -= 1
    }
    return line[sequence] == 0x1B ? sequence : place
  }

  // MARK: Rows

  /// A part as it is drawn.
  mutating func layout(of unit: PagerUnit) -> PagerLayout {
    if let layout = cache[unit] { return layout }
    if let open, open.unit == unit, open.byteCount == store.byteCount, unit.line >= store.count {
      return open.layout
    }
    let layout = laidOut(unit)
    // What has no end yet will be another line.
    guard unit.line < store.count else {
      open = (unit, store.byteCount, layout)
      return layout
    }
    if cachedRows > Self.cacheLimit { clear() }
    cache[unit] = layout
    cachedRows += layout.rows.count
    return layout
  }

  /// The rows of a part.
  mutating func rows(of unit: PagerUnit) -> [PagerRow] { layout(of: unit).rows }

  /// The rows of a line without keeping them; counted up to a limit.
  func rowCount(ofLine line: Int, columns: Int, limit: Int) -> Int {
    let bytes = self.line(line)
    guard wraps else { return pieces(of: line) }
    if bytes.count <= columns, bytes.allSatisfy({ 0x20...0x7E ~= $0 }) { return 1 }
    return (0..<pieces(of: line)).reduce(0) { count, piece in
      guard count < limit else { return count }
      return count + styled(PagerUnit(line: line, piece: piece)).text.wrapped(columns: columns).count
    }
  }

  private mutating func clear() {
    cache = [:]
    open = nil
    cachedRows = 0
  }

  private func styled(_ unit: PagerUnit) -> StyledText {
    let bytes = bytes(of: unit)
    if ansi { return StyledText(bytes: bytes, repertoire: settings.repertoire) }
    return StyledText(text: SafeText(bytes: bytes, repertoire: settings.repertoire))
  }

  private mutating func laidOut(_ unit: PagerUnit) -> PagerLayout {
    let whole = styled(unit)
    let runs = whole.styles.map { (start: $0.start, style: onSurface($0.style)) }
    let lines = wraps ? whole.text.wrapped(columns: columns) : [whole.text]
    var rows: [PagerRow] = []
    rows.reserveCapacity(lines.count)
    let source = whole.text.description.utf8
    var place = source.startIndex
    var offset = 0
    var style = 0
    for line in lines {
      // Where lines were broken, blanks were left out.
      let blanks = Self.blanks(source[place...]) - Self.blanks(line.description.utf8[...])
      if blanks > 0, !line.isEmpty {
        place = source.index(place, offsetBy: blanks)
        offset += blanks
      }
      let length = line.description.utf8.count
      while style < runs.count, runs[style].start <= offset { style += 1 }
      var styles: [(start: Int, style: Style)] = style > 0 ? [(0, runs[style - 1].style)] : []
      while style < runs.count, runs[style].start < offset + length {
        styles.append((runs[style].start - offset, runs[style].style))
        style += 1
      }
      rows.append(PagerRow(text: line, start: offset, styles: styles))
      place = source.index(place, offsetBy: length)
      offset += length
    }
    return PagerLayout(text: whole.text, rows: rows)
  }

  /// A style of the text's own on the surface.
  private mutating func onSurface(_ style: Style) -> Style {
    if let placed = placed[style] { return placed }
    if placed.count > Self.styleLimit { placed = [:] }
    let (surface, depth) = (settings.palette.text, settings.palette.depth)
    let new = style == .plain ? surface : style.placed(on: surface, depth: depth)
    placed[style] = new
    return new
  }

  private static func blanks(_ text: Substring.UTF8View) -> Int { text.prefix { $0 == 0x20 }.count }
}
