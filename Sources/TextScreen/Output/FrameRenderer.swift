/// Holds what the terminal shows of ours, and turns the next frame into the bytes that change it.
///
/// The bytes of one frame are meant for one write. Between frames the terminal wraps, its style is reset, and
/// no mode is left on; only the cursor stays hidden when a frame has no place for it.
///
/// Inline the position on the screen is neither known nor asked for: our rows begin at the first empty row at
/// or below the cursor, and where they begin is remembered as a number of rows above the cursor. A hidden cursor
/// rests in the first column of the first row, because a terminal that wraps its rows anew when it becomes
/// narrower keeps the cursor on its cell: nothing has to be counted then. A shown cursor further down leads no
/// further up than to a row of ours, for wrapping only moves our first row away from it; rows of ours may stay
/// behind above. One case is beyond knowledge: after a half-written line such a terminal holds our first row for
/// its continuation, joins both when it becomes wide enough, and the line is then drawn over.
public struct FrameRenderer: Sendable {
  /// Where the frame stands.
  public enum Placement: Hashable, Sendable {
    /// Its first cell has a place on the screen; what lies outside is cut off.
    case screen(origin: Point)
    /// Below the cursor in the normal screen, from the first column; at most as high as the screen.
    case inline
  }

  /// The most bytes of a change that needs no synchronized update.
  private static let smallUpdate = 64

  private let origin: Point?
  private var terminal: Size
  /// What we drew; nil while nothing of ours is on the screen.
  private var shown: Frame?
  /// Whether the terminal may show something else than we drew.
  private var isInvalid = false
  /// Where the cursor was left, counted from our first cell; nil on the screen while it is hidden.
  private var rest: Point?
  private var cursorIsHidden = false

  /// Makes a renderer for a terminal on which nothing is drawn yet.
  public init(placement: Placement, terminal: Size) {
    switch placement {
    case .screen(let origin): self.origin = Point(column: max(0, origin.column), row: max(0, origin.row))
    case .inline: origin = nil
    }
    self.terminal = terminal
  }

  /// The bytes that make the terminal show the frame; none when it already does.
  public mutating func render(_ frame: Frame) -> [UInt8] {
    let size = visible(frame.size)
    guard size.columns > 0, size.rows > 0 else { return erase() }
    let old = visible(shown?.size ?? .zero)
    let rows = max(old.rows, size.rows)
    let isFirst = shown == nil
    // Where a popup grows, the terminal shows what is not ours.
    let isWithinOld = size.columns <= old.columns && size.rows <= old.rows
    let isUnknown = isFirst || isInvalid || origin != nil && !isWithinOld

    var pen = makePen()
    if isUnknown {
      clear([old, size], with: &pen)
    } else if origin == nil, size.rows > old.rows {
      // A screen that scrolls fills the new row with the background that is set.
      pen.set(.plain)
      pen.move(to: Point(column: 0, row: size.rows - 1))
    }
    let known = isUnknown ? Frame(size: .zero) : shown ?? frame
    for row in 0..<rows { paint(row, of: frame, over: known, with: &pen) }

    let cursor = frame.cursor.flatMap { Rect(size: size).contains($0) ? $0 : nil }
    let place = cursor ?? (origin == nil ? .zero : rest)
    let hides = cursor == nil
    let hasChanged = !pen.bytes.isEmpty || place != rest || hides != cursorIsHidden
    shown = frame
    guard hasChanged else { return [] }
    pen.set(.plain)
    if let place, !hides || origin == nil { pen.move(to: place) }
    rest = hides && origin != nil ? nil : place
    isInvalid = false
    if !isUnknown, size == old, isSmall(pen) { return bareUpdate(pen.bytes, hidesCursor: hides) }
    return update(pen.bytes, beginsRow: isFirst && origin == nil, hidesCursor: hides)
  }

  /// Tells that nothing is known any more but where our rows begin: the terminal was resized, or others may
  /// have written on it.
  public mutating func invalidate(terminal: Size) {
    self.terminal = terminal
    isInvalid = true
  }

  /// The bytes that remove what was drawn, and nothing else; the cursor is shown, inline in the first column of
  /// the first row that was ours.
  public mutating func erase() -> [UInt8] {
    guard let shown else { return [] }
    var pen = makePen()
    clear([visible(shown.size)], with: &pen)
    pen.set(.plain)
    pen.move(to: .zero)
    self.shown = nil
    isInvalid = false
    rest = nil
    return update(pen.bytes, beginsRow: false, hidesCursor: false)
  }

  /// A pen that relies on the row in which we left the cursor, and never on the column: others may write.
  private func makePen() -> Pen {
    if origin == nil, shown == nil { return Pen(origin: nil, row: 0, column: 0) }
    return Pen(origin: origin, row: origin == nil ? rest?.row ?? 0 : nil, column: nil)
  }

  /// The part of an extent that is on the screen.
  private func visible(_ size: Size) -> Size {
    Size(
      columns: min(size.columns, terminal.columns - (origin?.column ?? 0)),
      rows: min(size.rows, terminal.rows - (origin?.row ?? 0)))
  }

  /// Whether the rest of a row may be erased up to the edge of the terminal: whether all of it is ours.
  private func ownsRow(_ columns: Int) -> Bool {
    guard let origin else { return true }
    return origin.column + columns >= terminal.columns
  }

  /// The columns of a row that frames of some sizes cover; inline the whole row is ours.
  private func columns(ofRow row: Int, _ sizes: [Size]) -> Int {
    guard origin != nil else { return terminal.columns }
    return sizes.reduce(0) { $1.rows > row ? max($0, $1.columns) : $0 }
  }

  /// Makes the cells that frames of some sizes cover blank, whatever is there, and makes room for them.
  private func clear(_ sizes: [Size], with pen: inout Pen) {
    for row in 0..<sizes.reduce(0, { max($0, $1.rows) }) {
      let start = Point(column: 0, row: row)
      let columns = columns(ofRow: row, sizes)
      // Set before the move, which may scroll.
      pen.set(.plain)
      if ownsRow(columns) { pen.erase(from: start) } else { pen.putBlanks(columns, at: start) }
    }
  }

  /// Writes the cells of a row that differ from what is known to be there.
  private func paint(_ row: Int, of frame: Frame, over known: Frame, with pen: inout Pen) {
    if known.size == frame.size, known.row(row) == frame.row(row) { return }
    let columns = columns(ofRow: row, [visible(frame.size), visible(known.size)])
    let cells = (0..<columns).map { cell(of: frame, column: $0, row: row) }
    let end = ownsRow(columns) ? (cells.lastIndex { $0 != .blank } ?? -1) + 1 : columns
    var column = 0
    // A character whose width terminals disagree about may have overwritten what follows.
    var isDisturbed = false
    while column < columns {
      let place = Point(column: column, row: row)
      guard isDisturbed || cells[column] != cell(of: known, column: column, row: row) else {
        column += 1
        continue
      }
      guard column < end else { return pen.erase(from: place) }
      pen.approach(place, through: cells)
      pen.put(cells[column], at: place)
      isDisturbed = isDisturbed || !cells[column].isCertain
      column += Int(max(1, cells[column].width))
    }
  }

  /// A cell as it can be drawn: no wide character begins in the last column.
  private func cell(of frame: Frame, column: Int, row: Int) -> Cell {
    let cell = frame[column, row]
    let isCut = cell.width == 2 && (origin?.column ?? 0) + column + 1 >= terminal.columns
    return isCut ? Cell(blank: cell.style) : cell
  }

  /// Whether a change is so short that it arrives whole, and so far from the edge that nothing can wrap: a typed
  /// letter.
  private func isSmall(_ pen: Pen) -> Bool {
    guard pen.bytes.count <= Self.smallUpdate, let written = pen.written else { return false }
    return (origin?.column ?? 0) + written.end <= terminal.columns - 2
  }

  private mutating func bareUpdate(_ drawing: [UInt8], hidesCursor: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    if hidesCursor, !cursorIsHidden { bytes.append(.reset(.visibleCursor)) }
    bytes += drawing
    if !hidesCursor, cursorIsHidden { bytes.append(.set(.visibleCursor)) }
    cursorIsHidden = hidesCursor
    return bytes
  }

  private mutating func update(_ drawing: [UInt8], beginsRow: Bool, hidesCursor: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(drawing.count + terminal.columns + 64)
    bytes.append(.set(.synchronizedUpdate))
    if beginsRow { bytes += Self.beginningOfEmptyRow(columns: terminal.columns) }
    bytes.append(.reset(.autowrap))
    bytes += bareUpdate(drawing, hidesCursor: hidesCursor)
    bytes.append(.set(.autowrap))
    bytes.append(.reset(.synchronizedUpdate))
    return bytes
  }

  /// Leads to the first column of an empty row: this one, or the next when something stands on this one.
  ///
  /// As many blanks as the terminal has columns fill an empty row exactly, and the cursor waits in it to wrap;
  /// from any other column they wrap into the next row.
  private static func beginningOfEmptyRow(columns: Int) -> [UInt8] {
    ControlSequence.set(.autowrap).bytes + ControlSequence.style(from: nil, to: .plain).bytes
      + repeatElement(UInt8(ascii: " "), count: columns) + [0x0D]
  }
}
