/// What a key does.
struct KeySpec: Sendable {
  /// The keys, as documents write them; several are equal or belong together.
  let keys: [String]
  /// What they do.
  let action: String
  /// When they do it; empty for always.
  let condition: String
}

/// The keys of an alert.
enum KeyTable {
  /// The keys in the order in which documents list them.
  static let rows: [KeySpec] = [
    KeySpec(keys: ["Tab", "Shift-Tab"], action: "move the focus", condition: ""),
    KeySpec(keys: ["←", "→"], action: "move the focus", condition: "outside the input field"),
    KeySpec(keys: ["h", "l"], action: "move the focus", condition: "where no label owns either"),
    KeySpec(keys: ["↑", "↓"], action: "scroll the message", condition: "where it does not fit"),
    KeySpec(
      keys: ["PgUp", "PgDn", "Home", "End"], action: "scroll the message",
      condition: "where it does not fit"),
    KeySpec(keys: ["Enter", "Space"], action: "choose the action with the focus", condition: "on a button"),
    KeySpec(
      keys: ["underlined letter"], action: "choose its action; only focus a destructive one",
      condition: "outside the input field"),
    KeySpec(
      keys: ["y"], action: "choose the only action that is not cancel; only focus a destructive one",
      condition: "where there is only one"),
    KeySpec(keys: ["n", "Esc"], action: "cancel", condition: "n: outside the input field"),
    KeySpec(keys: ["Ctrl-L"], action: "draw again", condition: ""),
    KeySpec(keys: ["Ctrl-Z"], action: "suspend; `fg` draws again", condition: ""),
    KeySpec(keys: ["Ctrl-C"], action: "interrupt: end by SIGINT", condition: ""),
  ]
}
