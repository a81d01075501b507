/// What a terminal (or a part of it) shall show: a grid of cells and a place for the cursor.
public struct Frame: Equatable, Sendable {
  /// The extent in cells; at most 1024 × 1024, larger than any screen and smaller than the memory.
  public let size: Size
  /// Where the cursor rests after the frame is drawn; hidden when there is no place for it.
  public internal(set) var cursor: Point?
  /// Row by row, `size.columns * size.rows` cells.
  private(set) var cells: [Cell]

  /// Makes a frame of blanks.
  public init(size: Size) {
    self.size = Size(columns: min(size.columns, 1024), rows: min(size.rows, 1024))
    cells = Array(repeating: .blank, count: self.size.columns * self.size.rows)
  }

  /// Makes a frame of its cells, row by row, both halves of each wide character among them; what is missing is
  /// blank, and what is too much is left out.
  init(size: Size, cells: [Cell]) {
    self.init(size: size)
    if cells.count == self.cells.count {
      self.cells = cells
    } else {
      self.cells.replaceSubrange(0..<min(cells.count, self.cells.count), with: cells.prefix(self.cells.count))
    }
  }

  /// Makes a frame by drawing on it.
  public init(size: Size, drawing draw: (Canvas) -> Void) {
    let surface = Surface(Frame(size: size))
    draw(Canvas(surface: surface, bounds: Rect(size: surface.frame.size)))
    self = surface.frame
  }

  /// Makes a copy of a frame and draws on it.
  init(copying frame: Frame, drawing draw: (Canvas) -> Void) {
    let surface = Surface(frame)
    draw(Canvas(surface: surface, bounds: Rect(size: frame.size)))
    self = surface.frame
  }

  /// Draws on another frame.
  ///
  /// What sets a foreground alone, as the half blocks of an edge do, stands on the ground that was there.
  public init(over ground: Frame, drawing draw: (Canvas) -> Void) {
    let surface = Surface(ground)
    draw(Canvas(surface: surface, bounds: Rect(size: ground.size)))
    self = surface.frame
    for index in cells.indices {
      let style = cells[index].style
      guard style.background == .default, style.foreground != .default else { continue }
      cells[index].style.background = ground.cells[index].style.background
    }
  }

  /// The cell at a place; a blank outside the frame.
  public subscript(column: Int, row: Int) -> Cell {
    guard column >= 0, row >= 0, column < size.columns, row < size.rows else { return .blank }
    return cells[row * size.columns + column]
  }

  /// The cells of one row; none outside the frame.
  public func row(_ row: Int) -> ArraySlice<Cell> {
    guard row >= 0, row < size.rows else { return [] }
    return cells[row * size.columns..<(row + 1) * size.columns]
  }

  /// Puts a character that is known to fit between its neighbours, and mends those it cuts in half.
  mutating func put(_ character: Character, width: Int, style: Style, column: Int, row: Int) {
    let index = row * size.columns + column
    breakWide(at: index)
    if width == 2 { breakWide(at: index + 1) }
    cells[index] = Cell(character: character, width: UInt8(width), style: style)
    if width == 2 { cells[index + 1] = .continuation(style) }
  }

  /// Changes the style of a cell that is known to lie inside.
  mutating func restyle(column: Int, row: Int, _ change: (inout Style) -> Void) {
    change(&cells[row * size.columns + column].style)
  }

  /// Replaces a wide character, one of whose halves is about to be overwritten, by blanks.
  private mutating func breakWide(at index: Int) {
    if cells[index].width == 0 { cells[index - 1] = Cell(blank: cells[index - 1].style) }
    if cells[index].width == 2 { cells[index + 1] = Cell(blank: cells[index + 1].style) }
  }

  /// The text of the frame, row by row, without blanks at the ends of rows.
  public var rowTexts: [String] {
    (0..<size.rows).map { row in
      var text = ""
      for cell in self.row(row) where cell.width > 0 { text.append(cell.character) }
      while text.last == " " { text.removeLast() }
      return text
    }
  }
}

/// Lets canvases that are windows of each other draw on one frame.
final class Surface {
  var frame: Frame

  init(_ frame: Frame) { self.frame = frame }
}
