//   square       rounded       heavy         square       rounded, heavy
// ▄▄▄▄▄▄▄▄▄▄   ▗▄▄▄▄▄▄▄▄▖    ▗▄▄▄▄▄▄▖      ┌────────┐   ╭────────╮
//                           ▟        ▙     │        │   │        │
//                           ▜        ▛     │        │   │        │
// ▀▀▀▀▀▀▀▀▀▀   ▝▀▀▀▀▀▀▀▀▘    ▝▀▀▀▀▀▀▘      └────────┘   ╰────────╯

/// How round the corners of a surface are.
public enum CornerRadius: Int, Sendable, CaseIterable {
  /// Not at all.
  case square
  /// Half a cell.
  case rounded
  /// A cell and a half, on a ground of four rows and columns or more whose edge has no colour of its own; else as
  /// `rounded`.
  case heavy
}

extension Canvas {
  /// Fills the window with an empty surface, and draws its edge where there are two rows and columns for it.
  ///
  /// The edge of a ground is half a cell high, and a whole one in ASCII, which has no half blocks.
  public func drawSurface(_ palette: Palette, corners: CornerRadius, repertoire: Repertoire) {
    fill(palette.surface)
    guard size.columns >= 2, size.rows >= 2 else { return }
    let edge = palette.edge
    switch (palette.hasGround, repertoire) {
    case (true, .ascii): break
    case (true, .unicode):
      let isFramed = edge.foreground != palette.surface.background
      drawHalfBlocks(isFramed && corners == .heavy ? .rounded : corners, edge)
    case (false, .ascii): drawBox(("+", "-", "+"), "|", ("+", "-", "+"), edge)
    case (false, .unicode):
      corners == .square
        ? drawBox(("┌", "─", "┐"), "│", ("└", "─", "┘"), edge)
        : drawBox(("╭", "─", "╮"), "│", ("╰", "─", "╯"), edge)
    }
  }

  private typealias Row = (left: Character, middle: Character, right: Character)

  private func drawBox(_ top: Row, _ side: Character, _ bottom: Row, _ style: Style) {
    for row in 1..<size.rows - 1 { drawEnds(side, side, inset: 0, row: row, style) }
    drawRow(top, 0, style)
    drawRow(bottom, size.rows - 1, style)
  }

  private func drawHalfBlocks(_ corners: CornerRadius, _ style: Style) {
    let last = size.rows - 1
    let isSquare = corners == .square
    drawRow(isSquare ? ("▄", "▄", "▄") : ("▗", "▄", "▖"), 0, style)
    drawRow(isSquare ? ("▀", "▀", "▀") : ("▝", "▀", "▘"), last, style)
    guard corners == .heavy, size.columns >= 4, size.rows >= 4 else { return }
    for row in [0, last] { drawEnds(" ", " ", inset: 0, row: row, .plain) }
    drawEnds("▗", "▖", inset: 1, row: 0, style)
    drawEnds("▟", "▙", inset: 0, row: 1, style)
    drawEnds("▜", "▛", inset: 0, row: last - 1, style)
    drawEnds("▝", "▘", inset: 1, row: last, style)
  }

  private func drawRow(_ characters: Row, _ row: Int, _ style: Style) {
    fill(Rect(column: 0, row: row, columns: size.columns, rows: 1), characters.middle, style)
    drawEnds(characters.left, characters.right, inset: 0, row: row, style)
  }

  /// Draws two characters in a row, so far from the left and from the right.
  private func drawEnds(_ left: Character, _ right: Character, inset: Int, row: Int, _ style: Style) {
    fill(Rect(column: inset, row: row, columns: 1, rows: 1), left, style)
    fill(Rect(column: size.columns - 1 - inset, row: row, columns: 1, rows: 1), right, style)
  }
}
