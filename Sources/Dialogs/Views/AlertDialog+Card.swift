import TextScreen

//                  ×
//      ▗▄▄▄▖
//        ✦
//      ▝▀▀▀▘
//
// What stands above the title of a card: a picture, an icon, and the × in the corner.

extension Canvas {
  /// Draws a small raised ground of three rows.
  fileprivate func drawBadge(_ style: Style, _ palette: Palette, repertoire: Repertoire) {
    let columns = size.columns
    guard palette.hasFilledButtons, repertoire == .unicode else {
      let sides: (Character, Character) = repertoire == .unicode ? ("│", "│") : ("[", "]")
      fill(Rect(column: 0, row: 1, columns: 1, rows: 1), sides.0, palette.line)
      return fill(Rect(column: columns - 1, row: 1, columns: 1, rows: 1), sides.1, palette.line)
    }
    let edge = Style(foreground: style.background, background: palette.surface.background)
    fill(Rect(column: 0, row: 0, columns: columns, rows: 1), "▄", edge)
    fill(Rect(column: 0, row: 1, columns: columns, rows: 1), " ", style)
    fill(Rect(column: 0, row: 2, columns: columns, rows: 1), "▀", edge)
    for (row, left, right) in [(0, "▗", "▖"), (2, "▝", "▘")] as [(Int, Character, Character)] {
      fill(Rect(column: 0, row: row, columns: 1, rows: 1), left, edge)
      fill(Rect(column: columns - 1, row: row, columns: 1, rows: 1), right, edge)
    }
  }
}

extension AlertDialog {
  /// Draws the head of the card, on the whole surface.
  func drawHeader(on canvas: Canvas) {
    guard let card else { return }
    if case .art(let picture) = card.media, let area = mediaArea {
      canvas.draw(picture, at: area.origin, on: settings.palette.surface)
    }
    if let icon = card.icon { drawBadge(icon, on: canvas) }
    if let close = layout.close { canvas.draw(settings.symbols.close, at: close, settings.palette.muted) }
  }

  /// Where the picture stands; nil when there is none, or no room for it.
  private var mediaArea: Rect? {
    guard let media = card?.media, !layout.mediaRows.isEmpty else { return nil }
    let size = media.size(columns: layout.size.columns, rows: layout.mediaRows.count)
    let column = max(0, (layout.size.columns - size.columns) / 2)
    return Rect(origin: Point(column: column, row: layout.mediaRows.lowerBound), size: size)
  }

  /// The picture that the terminal draws, and where.
  public var image: (image: InlineImage, area: Rect)? {
    guard case .image(let image) = card?.media, let area = mediaArea else { return nil }
    return (image, area)
  }

  private func drawBadge(_ icon: SafeText, on canvas: Canvas) {
    let rows = layout.badgeRows
    let width = icon.width + 4
    let area = Rect(
      column: layout.inset + layout.start(of: width), row: rows.lowerBound, columns: width, rows: rows.count)
    let badge = canvas.window(area)
    let palette = settings.palette
    let style = alert.severity.map { palette.badge(MarkColor($0)) } ?? palette.badge
    switch rows.count {
    case 0: return
    case 1: badge.draw(icon, at: Point(column: (width - icon.width) / 2, row: 0), palette.title)
    default:
      badge.drawBadge(style, palette, repertoire: settings.repertoire)
      badge.draw(icon, at: Point(column: 2, row: 1), style)
    }
  }

  /// Whether the first and the last row hold nothing but the edges.
  public var hasEdges: Bool { layout.hasEdges && settings.form == .card }

  /// Whether a cell is on the ×.
  func isClose(_ point: Point) -> Bool {
    guard let close = layout.close else { return false }
    return point.row == close.row && abs(point.column - close.column) <= 1
  }
}
