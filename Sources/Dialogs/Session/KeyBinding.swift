import TextScreen

/// What a key does, apart from typing text and from the letters of the actions.
enum KeyAction: Sendable {
  case next, previous, left, right, up, down
  case pageUp, pageDown, top, bottom
  case choose, affirm, cancel
  case grow, shrink
  // Only in what a sheet holds.
  case toggle, toggleAll, slideLeft, slideRight
  case increase, decrease
  case search, findNext, findPrevious, closeSearch
  // Only in a line of text.
  case lineStart, lineEnd, wordLeft, wordRight
  case eraseLeft, eraseRight, cutToStart, cutToEnd, cutToBlank, cutWordLeft, cutWordRight, yank
}

/// One row of the table of keys: dispatch, key line and manual follow from it.
public struct KeyBinding: Sendable {
  /// The keys and what each does; none where typed letters, the session or the terminal act on them.
  let actions: [(key: KeyPress, action: KeyAction)]
  /// The keys, as documents write them.
  public let names: [String]
  /// What they do, for documents.
  public let summary: String
  /// When they do it; empty for always.
  public let condition: String
  /// The keys, as the key line writes them; empty where it never names them.
  let symbol: SafeText
  /// The same in ASCII.
  let asciiSymbol: SafeText

  init(
    _ actions: [(key: KeyPress, action: KeyAction)], _ names: [String], _ summary: String,
    when condition: String = "", symbol: SafeText = "", ascii: SafeText? = nil
  ) {
    self.actions = actions
    self.names = names
    self.summary = summary
    self.condition = condition
    self.symbol = symbol
    asciiSymbol = ascii ?? symbol
  }

  static let tab = KeyBinding(
    [(KeyPress(.tab), .next), (KeyPress(.tab, .shift), .previous)], ["Tab", "Shift-Tab"], "move the focus",
    symbol: "tab")
  static let sideways = KeyBinding(
    [(KeyPress(.left), .left), (KeyPress(.right), .right)], ["←", "→"], "move the focus",
    when: "outside the input field", symbol: "←→", ascii: "left/right")
  static let letters = KeyBinding(
    [(KeyPress(.character("h")), .left), (KeyPress(.character("l")), .right)], ["h", "l"], "move the focus",
    when: "where no label owns either")
  static let vertical = KeyBinding(
    [(KeyPress(.up), .up), (KeyPress(.down), .down)], ["↑", "↓"],
    "scroll the message; in a stack of actions move the focus", symbol: "↑↓", ascii: "up/down")
  static let paging = KeyBinding(
    [
      (KeyPress(.pageUp), .pageUp), (KeyPress(.pageDown), .pageDown), (KeyPress(.home), .top),
      (KeyPress(.end), .bottom),
    ], ["PgUp", "PgDn", "Home", "End"], "scroll the message", when: "where it does not fit", symbol: "pgdn")
  static let choose = KeyBinding(
    [(KeyPress(.enter), .choose), (KeyPress(.character(" ")), .choose)], ["Enter", "Space"],
    "choose the action with the focus", when: "on a button", symbol: "⏎", ascii: "enter")
  static let affirm = KeyBinding(
    [(KeyPress(.character("y")), .affirm), (KeyPress(.character("Y")), .affirm)], ["y"],
    "choose the only action that is not cancel; only focus a destructive one", when: "where there is only one"
  )
  static let decline = KeyBinding(
    [(KeyPress(.character("n")), .cancel), (KeyPress(.character("N")), .cancel)], ["n"], "cancel",
    when: "outside the input field")
  static let detents = KeyBinding(
    [(KeyPress(.character("+")), .grow), (KeyPress(.character("-")), .shrink)], ["+", "-"],
    "switch between the heights of a sheet", when: "where it has several, outside input fields", symbol: "+-")
  static let leave = KeyBinding(
    [
      (KeyPress(.escape), .cancel), (KeyPress(.character("d"), .control), .cancel),
      // Arrives as a key only where the signal is ignored.
      (KeyPress(.character("c"), .control), .cancel),
    ], ["Esc", "Ctrl-D"], "cancel", symbol: "esc")

  /// The keys of every dialog.
  static let ofDialogs: [KeyBinding] = [
    tab, sideways, letters, vertical, paging, choose,
    KeyBinding(
      [], ["underlined letter"], "choose its action; only focus a destructive one",
      when: "outside the input field"),
    affirm, decline, detents, leave,
  ]

  /// Every key, in the order in which documents list them.
  public static let all: [KeyBinding] =
    ofDialogs + ofContents + [
      KeyBinding([], ["Ctrl-L"], "draw again"),
      KeyBinding([], ["Ctrl-Z"], "suspend; `fg` asks again"),
      KeyBinding([], ["Ctrl-C"], "interrupt: end by SIGINT, and the calling script with it"),
    ]

  /// What a key does in a dialog, outside what it holds.
  static func action(for key: KeyPress) -> KeyAction? { ofDialogs.action(for: key) }

  /// Whether a key leaves a dialog wherever the focus is, as no letter does.
  static func leaves(_ key: KeyPress) -> Bool { leave.action(for: key) != nil }

  /// What a key does in what a dialog holds: as its table says; Tab leaves it everywhere.
  static func action(for key: KeyPress, in table: [KeyBinding]) -> KeyAction? {
    table.action(for: key) ?? tab.action(for: key)
  }

  /// What a key does by this row.
  fileprivate func action(for key: KeyPress) -> KeyAction? { actions.first { $0.key == key }?.action }
}

extension [KeyBinding] {
  /// What a key does by these rows.
  func action(for key: KeyPress) -> KeyAction? {
    for binding in self {
      if let action = binding.action(for: key) { return action }
    }
    return nil
  }
}
