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

  /// Replaces one ground by others from the first at the top of the window to the last at the bottom.
  ///
  /// What is drawn in that colour without a background, as the half blocks of an edge, is replaced too. No stops
  /// replace nothing.
  public func reground(from ground: Color, to stops: [Color]) {
    guard ground != .default, let first = stops.first else { return }
    for row in clip.origin.row..<clip.endRow {
      let place = row - bounds.origin.row
      let index = size.rows > 1 ? (place * (stops.count - 1) + (size.rows - 1) / 2) / (size.rows - 1) : 0
      let stop = index < stops.count ? stops[index] : first
      for column in clip.origin.column..<clip.endColumn {
        surface.frame.restyle(column: column, row: row) { style in
          if style.background == ground {
            style.background = stop
          } else if style.background == .default, style.foreground == ground {
            style.foreground = stop
          }
        }
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

  /// Draws text whose style changes along it, and looks at no more of it than is visible.
  ///
  /// - Parameter style: the style of the character that begins at a byte of the text; asked in order.
  public func draw(_ text: SafeText, at point: Point, style: (_ byte: Int) -> Style) {
    var column = point.column
    var byte = 0
    for character in text.description {
      guard column < size.columns else { return }
      let width = CharacterWidth.of(character)
      put(character, width: width, at: Point(column: column, row: point.row), style(byte))
      column += width
      byte += character.utf8.count
    }
  }

  /// Draws the cells of a frame and takes its cursor over; characters that do not fit whole are left out.
  public func draw(_ frame: Frame, at point: Point) {
    for row in 0..<frame.size.rows {
      for (column, cell) in frame.row(row).enumerated() where cell.width > 0 {
        draw(cell, at: Point(column: point.column + column, row: point.row + row))
      }
    }
    guard let cursor = frame.cursor else { return }
    placeCursor(at: Point(column: point.column + cursor.column, row: point.row + cursor.row))
  }

  /// Draws a cell of another frame; a character that does not fit whole is left out.
  public func draw(_ cell: Cell, at point: Point) {
    put(cell.character, width: Int(cell.width), at: point, cell.style)
  }

  /// Changes the styles of all cells of the window; the places count from its corner.
  func restyle(_ change: (inout Style, _ column: Int, _ row: Int) -> Void) {
    for row in clip.origin.row..<clip.endRow {
      for column in clip.origin.column..<clip.endColumn {
        surface.frame.restyle(column: column, row: row) {
          change(&$0, column - bounds.origin.column, row - bounds.origin.row)
        }
      }
    }
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
