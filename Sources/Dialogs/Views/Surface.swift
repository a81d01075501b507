import TextScreen

// ▗▄▄▄▄▄▄▄▄▄▄▄▄▖      ╭──────────────╮      +--------------+      ▗▄▄▄▄▄▄▄▄▄▄▄▄▖
//                     │              │      |              |           ━━━━
// ▝▀▀▀▀▀▀▀▀▀▀▀▀▘      ╰──────────────╯      +--------------+
//
// What a dialog stands on: a fill whose edges are half a cell high, or a line around it; a sheet has a grabber.

/// The ground and the edges of a dialog.
struct Surface {
  let settings: DialogSettings
  let hasEdges: Bool

  func draw(on canvas: Canvas) {
    guard hasEdges else { return canvas.fill(settings.palette.surface) }
    // What has no edge goes on outside, unseen.
    let beyond = 2
    var (left, top, right, bottom) = (0, 0, 0, 0)
    switch settings.form {
    case .card: break
    case .bar(let hasTopEdge, let hasBottomEdge):
      (left, right) = (beyond, beyond)
      top = hasTopEdge ? 0 : beyond
      bottom = hasBottomEdge ? 0 : beyond
    case .sheet(_, let isFlush): bottom = isFlush ? beyond : 0
    }
    let size = canvas.size
    let area = Rect(
      column: -left, row: -top, columns: size.columns + left + right, rows: size.rows + top + bottom)
    canvas.window(area)
      .drawSurface(settings.palette, corners: settings.cornerRadius, repertoire: settings.repertoire)
    if case .sheet(hasGrabber: true, _) = settings.form { drawGrabber(on: canvas) }
  }

  private func drawGrabber(on canvas: Canvas) {
    let width = min(6, canvas.size.columns)
    let place = Rect(column: (canvas.size.columns - width) / 2, row: 1, columns: width, rows: 1)
    canvas.fill(place, settings.repertoire == .unicode ? "━" : "=", settings.palette.muted)
  }
}
