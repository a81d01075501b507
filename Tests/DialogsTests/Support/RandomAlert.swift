import Dialogs
import TestSupport
import TextScreen

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
  ///
  /// A card has at most three, of any roles.
  static func alert(using random: inout SeededGenerator, isOfCard: Bool = false) -> Alert {
    var roles = (0..<Int.random(in: 0...(isOfCard ? 3 : 5), using: &random)).map { _ in
      ActionRole.allCases.randomElement(using: &random) ?? .default
    }
    if !isOfCard, let cancel = roles.firstIndex(of: .cancel) {
      roles = roles.enumerated().filter { $0.offset <= cancel || $0.element != .cancel }.map(\.element)
    }
    let actions = roles.map { Action(labels.randomElement(using: &random) ?? "OK", role: $0) }
    let lines = Int.random(in: 0...30, using: &random)
    return Alert(
      title: Samples.bytes("Really?"), message: Samples.bytes(String(repeating: "line\n", count: lines)),
      isTruncated: Int.random(in: 0..<20, using: &random) == 0, actions: actions,
      severity: [nil, .warning].randomElement(using: &random) ?? nil)
  }

  /// What a card has besides, by chance.
  static func card(using random: inout SeededGenerator) -> PopupCard {
    var card = Cards.plain
    if Bool.random(using: &random) { card.icon = "✦" }
    card.hasClose = Bool.random(using: &random)
    card.alignment = Bool.random(using: &random) ? .center : .leading
    let lines = Int.random(in: 0...20, using: &random)
    card.content = (0..<lines).map { SafeText("row \($0)") }
    if Bool.random(using: &random) { card.media = .art(Frame(size: Size(columns: 20, rows: 3))) }
    return card
  }

  /// An alert or a card with guards, laid out on 60 × 16.
  static func dialog(using random: inout SeededGenerator, isOfCard: Bool = false) -> AlertDialog {
    let alert = alert(using: &random, isOfCard: isOfCard)
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
    return AlertDialog(
      alert, card: isOfCard ? card(using: &random) : nil, guards: guards,
      timeout: Bool.random(using: &random) ? timeout : nil, settings: Samples.plain,
      available: Size(columns: 60, rows: 16))
  }
}
