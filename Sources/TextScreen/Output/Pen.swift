/// Writes cells at places of our rows, and sends no more than it must to get there.
///
/// Places are counted from the first of our cells. On the screen rows are addressed absolutely. Inline they are
/// relative to where the cursor is: upwards by CUU, which stops at the top of the screen; downwards by LF, which
/// makes room at the bottom instead of stopping short, so that the pen is never further down than it believes.
struct Pen {
  /// What has to be sent.
  private(set) var bytes: [UInt8] = []
  /// The only row of ours that was written to, and the column behind what was written; nil for none or several.
  private(set) var written: (row: Int, end: Int)?

  private var hasWritten = false
  private let origin: Point?
  private var row: Int?
  private var column: Int?
  private var style: Style?

  /// Makes a pen.
  ///
  /// - Parameters:
  ///   - origin: the place of our first cell on the screen; nil inline.
  ///   - row: our row that the cursor is in; it must be known inline.
  ///   - column: our column that the cursor is in, where that is known.
  init(origin: Point?, row: Int?, column: Int?) {
    self.origin = origin
    self.row = row
    self.column = column
  }

  /// Moves the cursor.
  mutating func move(to place: Point) {
    if let origin, row != place.row {
      bytes.append(
        .cursorPosition(Point(column: origin.column + place.column, row: origin.row + place.row)))
      column = place.column
    } else {
      if place.column == 0, origin == nil { returnToFirstColumn() }
      moveVertically(to: place.row)
      if column != place.column { bytes.append(.cursorColumn((origin?.column ?? 0) + place.column)) }
      column = place.column
    }
    row = place.row
  }

  /// Sets the style of what is written next.
  mutating func set(_ style: Style) {
    bytes.append(.style(from: self.style, to: style))
    self.style = style
  }

  /// Writes a cell; a width that terminals disagree about is confined to the cell's own columns.
  mutating func put(_ cell: Cell, at place: Point) {
    note(place, columns: Int(max(1, cell.width)))
    move(to: place)
    set(cell.style)
    guard !cell.isCertain else {
      bytes.append(contentsOf: cell.character.utf8)
      column = place.column + Int(max(1, cell.width))
      return
    }
    appendBlanks(Int(max(1, cell.width)))
    column = nil
    move(to: place)
    bytes.append(contentsOf: cell.character.utf8)
    column = nil
  }

  /// Erases from a place to the end of the terminal's row.
  mutating func erase(from place: Point) {
    note(place, columns: 0)
    move(to: place)
    set(.plain)
    bytes.append(.eraseToEndOfLine)
  }

  /// Writes blanks in the terminal's own colours.
  mutating func putBlanks(_ count: Int, at place: Point) {
    note(place, columns: count)
    move(to: place)
    set(.plain)
    appendBlanks(count)
    column = nil
  }

  /// Writes the few cells before a place again, where that costs no more than moving over them.
  ///
  /// - Parameter cells: the row from its first cell.
  mutating func approach(_ place: Point, through cells: [Cell]) {
    guard row == place.row, let start = column, start < place.column else { return }
    guard place.column <= cells.count else { return }
    let gap = cells[start..<place.column]
    let cost = ControlSequence.cursorColumn((origin?.column ?? 0) + place.column).bytes.count
    guard gap.count <= cost else { return }
    guard gap.allSatisfy({ $0.width == 1 && $0.style == style && $0.isCertain }) else { return }
    let text = gap.flatMap(\.character.utf8)
    guard text.count <= cost else { return }
    bytes += text
    column = place.column
  }

  /// Remembers where something is written.
  private mutating func note(_ place: Point, columns: Int) {
    let end = place.column + columns
    if let row = written?.row, row == place.row {
      written = (row, max(end, written?.end ?? 0))
    } else {
      written = hasWritten ? nil : (place.row, end)
    }
    hasWritten = true
  }

  private mutating func returnToFirstColumn() {
    if column != 0 { bytes.append(0x0D) }
    column = 0
  }

  private mutating func moveVertically(to target: Int) {
    let row = row ?? target
    if target > row {
      bytes.append(contentsOf: repeatElement(0x0A, count: target - row))
      // Where the terminal driver makes CR LF of LF, the column is lost.
      if column != 0 { column = nil }
    } else {
      bytes.append(.cursorUp(row - target))
    }
  }

  private mutating func appendBlanks(_ count: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: max(0, count)))
  }
}

extension Cell {
  /// Whether all terminals agree about the columns that the character takes.
  var isCertain: Bool { CharacterWidth.isCertain(character) }
}
