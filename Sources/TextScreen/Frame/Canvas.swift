/// A clipped window on a frame, with an origin of its own: the only way in which a view draws.
public struct Canvas {
  private let surface: Surface
  /// The window in the frame's coordinates; it may reach outside the frame.
  private let bounds: Rect
  /// What may be drawn on, in the frame's coordinates.
  private let clip: Rect

  init(surface: Surface, bounds: Rect) {
    self.init(surface: surface, bounds: bounds, clip: Rect(size: surface.frame.size).intersection(bounds))
  }

  private init(surface: Surface, bounds: Rect, clip: Rect) {
    self.surface = surface
    self.bounds = bounds
    self.clip = clip
  }

  /// The window's extent.
  public var size: Size { bounds.size }

  /// A window inside this one; what lies outside this one is cut off.
  public func window(_ rect: Rect) -> Canvas {
    let inner = Rect(
      column: bounds.origin.column + rect.origin.column, row: bounds.origin.row + rect.origin.row,
      columns: rect.size.columns, rows: rect.size.rows)
    return Canvas(surface: surface, bounds: inner, clip: clip.intersection(inner))
  }

  /// Fills the window with blanks of a style.
  public func fill(_ style: Style) { fill(Rect(size: size), " ", style) }

  /// Fills a rectangle with one character of width 1.
  public func fill(_ rect: Rect, _ character: Character, _ style: Style) {
    let area = window(rect).clip
    for row in area.origin.row..<area.endRow {
      for column in area.origin.column..<area.endColumn {
        surface.frame.put(character, width: 1, style: style, column: column, row: row)
      }
    }
  }

  /// Draws text from a place to the right; a character that does not fit whole is left out.
  ///
  /// - Returns: the column after the text, whether or not all of it was visible.
  @discardableResult
  public func draw(_ text: SafeText, at point: Point, _ style: Style) -> Int {
    var column = point.column
    for (character, width) in text.cells {
      put(character, width: width, at: Point(column: column, row: point.row), style)
      column += width
    }
    return column
  }

  /// Puts the terminal's cursor on a cell; outside the visible part it is hidden.
  public func placeCursor(at point: Point) {
    let place = absolute(point)
    surface.frame.cursor = clip.contains(place) ? place : nil
  }

  private func put(_ character: Character, width: Int, at point: Point, _ style: Style) {
    let first = absolute(point)
    let last = Point(column: first.column + width - 1, row: first.row)
    guard 1...2 ~= width, clip.contains(first), clip.contains(last) else { return }
    surface.frame.put(character, width: width, style: style, column: first.column, row: first.row)
  }

  private func absolute(_ point: Point) -> Point {
    Point(column: bounds.origin.column + point.column, row: bounds.origin.row + point.row)
  }
}
