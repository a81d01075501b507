import Dialogs
import TerminalIO
import TextScreen

/// Toasts in panes of tmux beside the terminal.
struct ToastPanes {
  /// Fewer rows than this are not divided.
  private static let leastRows = 8

  var host = ToastPaneHost()
  private let device: UInt64
  private var pane: TmuxPane?

  /// Makes a value for a terminal; closes the panes that a process has left there that was killed.
  init(device: UInt64) {
    self.device = device
    TmuxPane.closeLeftOver()
  }

  /// Opens and closes panes as it is time; false where none can be opened for the toast whose turn it is now.
  mutating func step(at now: Instant) -> Bool {
    for step in host.step(at: now) {
      switch step {
      case .end:
        pane?.close()
        pane = nil
      case .show(let notice):
        guard let pane = open(notice) else { return false }
        self.pane = pane
        host.didShow(at: Instant(nanoseconds: MonotonicClock.now()))
      }
    }
    return true
  }

  private func open(_ notice: ToastNotice) -> TmuxPane? {
    guard let place = TmuxPane.surroundings(of: device), !place.isZoomed else { return nil }
    let milliseconds = (notice.duration ?? .seconds(86_400)).nanoseconds / 1_000_000
    let fraction = milliseconds % 1000
    let digits = fraction < 10 ? "00" : fraction < 100 ? "0" : ""
    let seconds = "\(milliseconds / 1000).\(digits)\(fraction)"
    if notice.backend == .float, place.version >= 307 {
      return Self.float(notice, in: place, seconds: seconds)
    }
    guard place.rows >= Self.leastRows, place.columns >= ToastBand.leastColumns else { return nil }
    let row = ToastBand.place(notice, columns: place.columns)
    let text = [UInt8](repeating: 0x20, count: row.column) + row.bytes
    return TmuxPane.split(isAbove: notice.elevation < 1, text: text, seconds: seconds)
  }

  private static func float(
    _ notice: ToastNotice, in place: TmuxPane.Surroundings, seconds: String
  ) -> TmuxPane? {
    let isBare = place.version >= 308
    let edges = isBare ? 0 : 2
    let room = place.columns - edges
    guard room >= ToastBand.leastColumns - 2, place.rows > edges else { return nil }
    let row = ToastBand.place(notice, columns: room + 1)
    let width = notice.fills ? room : max(1, min(room, row.width))
    let column = notice.fills ? 0 : row.column
    let line: Int =
      switch notice.elevation {
      case ..<0: 0
      case 0: (place.rows - 1 - edges) / 2
      default: place.rows - 1 - edges
      }
    return TmuxPane.float(
      column: place.left + column, row: place.top + line, columns: width + edges, rows: 1 + edges,
      isBare: isBare, text: row.bytes, seconds: seconds)
  }
}
