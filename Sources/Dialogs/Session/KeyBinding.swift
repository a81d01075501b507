import TextScreen

/// What a key does in a dialog, apart from typing text and from the letters of the actions.
public enum KeyAction: Sendable {
  case next, previous, left, right, up, down
  case pageUp, pageDown, top, bottom
  case choose, affirm, cancel
}

/// One row of the table of keys: dispatch, key line and manual follow from it.
public struct KeyBinding: Sendable {
  /// The keys; none where the session, the dialog's letters or the terminal itself act on it.
  public let keys: [KeyPress]
  /// What they do; nil where `keys` is empty.
  public let action: KeyAction?
  /// The keys in words, for documents.
  public let names: String
  /// What they do in words, for documents.
  public let summary: String

  init(_ keys: [KeyPress], _ action: KeyAction?, _ names: String, _ summary: String) {
    self.keys = keys
    self.action = action
    self.names = names
    self.summary = summary
  }

  /// Every key that a dialog knows.
  public static let all: [KeyBinding] = [
    KeyBinding([KeyPress(.tab)], .next, "Tab", "focus the next action"),
    KeyBinding([KeyPress(.tab, .shift)], .previous, "Shift-Tab", "focus the previous action"),
    KeyBinding(
      [KeyPress(.left), KeyPress(.character("h"))], .left, "Left, h",
      "focus the action before; h only where no label owns h or l"),
    KeyBinding(
      [KeyPress(.right), KeyPress(.character("l"))], .right, "Right, l",
      "focus the action after; l only where no label owns h or l"),
    KeyBinding([KeyPress(.up)], .up, "Up", "scroll the message up; in a stack of actions, focus the one above"),
    KeyBinding(
      [KeyPress(.down)], .down, "Down", "scroll the message down; in a stack of actions, focus the one below"),
    KeyBinding([KeyPress(.pageUp)], .pageUp, "Page Up", "scroll the message up by a page"),
    KeyBinding([KeyPress(.pageDown)], .pageDown, "Page Down", "scroll the message down by a page"),
    KeyBinding([KeyPress(.home)], .top, "Home", "go to the start of the message"),
    KeyBinding([KeyPress(.end)], .bottom, "End", "go to the end of the message"),
    KeyBinding(
      [KeyPress(.enter), KeyPress(.character(" "))], .choose, "Enter, Space", "choose the focused action"),
    KeyBinding(
      [], nil, "underlined letter", "choose the action; a destructive action is only focused"),
    KeyBinding(
      [KeyPress(.character("y")), KeyPress(.character("Y"))], .affirm, "y",
      "choose the only action that is not cancel; a destructive one is only focused"),
    KeyBinding(
      [
        KeyPress(.escape), KeyPress(.character("n")), KeyPress(.character("N")),
        KeyPress(.character("d"), .control), KeyPress(.character("c"), .control),
      ], .cancel, "Esc, n, Ctrl-D", "cancel"),
    KeyBinding([], nil, "Ctrl-L", "draw everything again"),
    KeyBinding([], nil, "Ctrl-Z", "suspend; fg brings the dialog back"),
    KeyBinding([], nil, "Ctrl-C", "interrupt dfdialog and the script that called it"),
  ]

  /// What a key does.
  static func action(for key: KeyPress) -> KeyAction? {
    all.first { $0.keys.contains(key) }?.action
  }
}
