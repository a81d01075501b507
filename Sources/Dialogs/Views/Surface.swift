import TextScreen

// ▗▄▄▄▄▄▄▄▄▄▄▄▄▖      ╭──────────────╮      +--------------+
//                     │              │      |              |
// ▝▀▀▀▀▀▀▀▀▀▀▀▀▘      ╰──────────────╯      +--------------+
//
// What a dialog stands on: a fill whose edges are half a cell high, or a line around it.

/// The ground and the edges of a dialog.
struct Surface {
  let settings: DialogSettings
  let hasEdges: Bool

  func draw(on canvas: Canvas) {
    let palette = settings.palette
    let (columns, rows) = (canvas.size.columns, canvas.size.rows)
    guard hasEdges, let set = border else {
      canvas.fill(palette.surface)
      return
    }
    canvas.fill(Rect(column: 0, row: 1, columns: columns, rows: rows - 2), " ", palette.surface)
    edge(set.top, row: 0, on: canvas)
    edge(set.bottom, row: rows - 1, on: canvas)
    if let side = set.side {
      canvas.fill(Rect(column: 0, row: 1, columns: 1, rows: rows - 2), side, palette.edge)
      canvas.fill(Rect(column: columns - 1, row: 1, columns: 1, rows: rows - 2), side, palette.edge)
    }
  }

  private func edge(_ row: (Character, Character, Character), row index: Int, on canvas: Canvas) {
    let columns = canvas.size.columns
    let style = settings.palette.edge
    canvas.fill(Rect(column: 0, row: index, columns: 1, rows: 1), row.0, style)
    canvas.fill(Rect(column: 1, row: index, columns: columns - 2, rows: 1), row.1, style)
    canvas.fill(Rect(column: columns - 1, row: index, columns: 1, rows: 1), row.2, style)
  }

  private typealias Border = (
    top: (Character, Character, Character), bottom: (Character, Character, Character), side: Character?
  )

  /// The characters of the edges; nil where a fill needs none, as ASCII has no half blocks.
  private var border: Border? {
    switch (settings.palette.isFilled, settings.repertoire) {
    case (true, .unicode): (("▗", "▄", "▖"), ("▝", "▀", "▘"), nil)
    case (true, .ascii): nil
    case (false, .unicode): (("╭", "─", "╮"), ("╰", "─", "╯"), "│")
    case (false, .ascii): (("+", "-", "+"), ("+", "-", "+"), "|")
    }
  }
}
