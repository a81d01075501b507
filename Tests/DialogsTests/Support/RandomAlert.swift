import Dialogs
import TestSupport

/// Alerts, guards and keys by chance.
enum RandomAlert {
  private static let labels = [
    "Delete", "Keep", "Don't Save", "Overwrite everything", "Yes", "No", "はい", "Löschen", "👍🏽 Sure", "l", "h",
    "\u{1B}[A",
  ]

  /// Keys that do something, words and sequences.
  static let keys = [
    "\r", "\r", " ", " ", "\t", "\t", Bytes.right, Bytes.left, Bytes.up, Bytes.down, Bytes.pageDown,
    Bytes.end,
    Bytes.home, Bytes.shiftTab, "y", "n", "d", "k", "o", "ok", "a", "\u{7F}", "l", "h", "yes\r", "\u{1B}[",
    Bytes.paste("ok"), Bytes.paste("y\r"), "\u{1B}[I",
  ]

  /// One to five actions; at most one of them is cancel.
  static func alert(using random: inout SeededGenerator) -> Alert {
    var roles = (0..<Int.random(in: 0...5, using: &random)).map { _ in
      ActionRole.allCases.randomElement(using: &random) ?? .default
    }
    if let cancel = roles.firstIndex(of: .cancel) {
      roles = roles.enumerated().filter { $0.offset <= cancel || $0.element != .cancel }.map(\.element)
    }
    let actions = roles.map { Action(labels.randomElement(using: &random) ?? "OK", role: $0) }
    let lines = Int.random(in: 0...30, using: &random)
    return Alert(
      title: Samples.bytes("Really?"), message: Samples.bytes(String(repeating: "line\n", count: lines)),
      isTruncated: Int.random(in: 0..<20, using: &random) == 0, actions: actions,
      severity: [nil, .warning].randomElement(using: &random) ?? nil)
  }

  /// An alert with guards, laid out on 60 × 16.
  static func dialog(using random: inout SeededGenerator) -> AlertDialog {
    let alert = alert(using: &random)
    let isGuarded = alert.actions.contains { $0.role == .destructive }
    var guards = Guards()
    if isGuarded {
      if Int.random(in: 0..<3, using: &random) == 0 { guards.text = Samples.bytes("ok") }
      if Int.random(in: 0..<3, using: &random) == 0 {
        guards.arm = .milliseconds(Int.random(in: 1...3000, using: &random))
      }
      guards.readAll = Int.random(in: 0..<3, using: &random) == 0
    }
    let action = alert.actions.indices.randomElement(using: &random)
    let timeout = Timeout(.milliseconds(Int.random(in: 1...9000, using: &random)), action: action)
    return Samples.dialog(
      alert, guards: guards, timeout: Bool.random(using: &random) ? timeout : nil, columns: 60, rows: 16)
  }
}
