import Dialogs
import TextScreen

// What needs a process that stays for as long as toasts are shown and wait.

extension ToastCommand {
  /// More columns than this no terminal has for one row of text.
  private static let columns = 400

  /// Hands a toast over to the queue of the terminal; whether it was taken.
  func showByHost(_ message: ToastMessage, _ plan: ToastPlan) -> Bool {
    ToastClient()?.show(notice(message, plan.backend)) ?? false
  }

  /// Lets a toast wait that would be written in the flow now, while a program has the whole screen or one of our
  /// dialogs the terminal; false when there is nothing to wait for.
  ///
  /// What nobody can keep is lost: nothing may be written.
  func isHeldByHost(_ message: ToastMessage) -> Bool {
    guard let client = ToastClient(), client.isBusy else { return false }
    _ = client.show(notice(message, .inline))
    return true
  }

  private func notice(_ message: ToastMessage, _ backend: ToastBackend) -> ToastNotice {
    let row = ToastRow(message, settings: settings).frame(columns: Self.columns)
    var notice = ToastNotice(message, row: row, backend: backend)
    // A pane above would give the panes of the window other numbers.
    if backend == .split, !request.hasPosition { notice.elevation = 1 }
    return notice
  }

  /// Empties the queue of the terminal.
  func cancelAllByHost() { ToastClient()?.cancelAll() }

  /// The toasts of the terminal, a line each.
  ///
  /// `shown` or `waiting`, the ID or `-`, what it says; a last line tells how many were dropped, if any.
  func listByHost() -> [UInt8] {
    let list = ToastClient()?.list() ?? .empty
    var lines: [String] = list.entries.map { entry in
      let id = SafeText.folded(bytes: entry.id).description
      let text = SafeText.folded(bytes: entry.text).description
      return "\(entry.isShown ? "shown" : "waiting")\t\(id.isEmpty ? "-" : id)\t\(text)\n"
    }
    if list.droppedCount > 0 { lines.append("dropped\t-\t\(list.droppedCount)\n") }
    return Array(lines.joined().utf8)
  }
}
