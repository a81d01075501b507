import TextScreen

// The keys by which a line of text is edited, as readline has them.

extension KeyBinding {
  /// The keys of every line of text, wherever it is.
  static let ofLines = [
    line(
      [
        (KeyPress(.left), .left), (KeyPress(.right), .right), (KeyPress(.character("b"), .control), .left),
        (KeyPress(.character("f"), .control), .right),
      ], ["←", "→", "Ctrl-B", "Ctrl-F"], "move the caret"),
    line(
      [
        (KeyPress(.left, .control), .wordLeft), (KeyPress(.right, .control), .wordRight),
        (KeyPress(.left, .alt), .wordLeft), (KeyPress(.right, .alt), .wordRight),
        (KeyPress(.character("b"), .alt), .wordLeft), (KeyPress(.character("f"), .alt), .wordRight),
      ], ["Ctrl-←", "Ctrl-→", "Alt-←", "Alt-→", "Alt-B", "Alt-F"], "move the caret by a word"),
    line(
      [
        (KeyPress(.home), .lineStart), (KeyPress(.end), .lineEnd),
        (KeyPress(.character("a"), .control), .lineStart), (KeyPress(.character("e"), .control), .lineEnd),
      ], ["Home", "End", "Ctrl-A", "Ctrl-E"], "move the caret to the start, or to the end"),
    line(
      [(KeyPress(.backspace), .eraseLeft), (KeyPress(.delete), .eraseRight)], ["Backspace", "Delete"],
      "erase a character"),
    line(
      [(KeyPress(.character("u"), .control), .cutToStart), (KeyPress(.character("k"), .control), .cutToEnd)],
      ["Ctrl-U", "Ctrl-K"], "cut all before the caret, or all behind it"),
    // As in a shell: the one cuts at blanks, the others at everything that is no letter and no digit.
    line(
      [(KeyPress(.character("w"), .control), .cutToBlank)], ["Ctrl-W"],
      "cut what stands before the caret, up to a blank"),
    line(
      [(KeyPress(.backspace, .alt), .cutWordLeft), (KeyPress(.backspace, .control), .cutWordLeft)],
      ["Alt-Backspace", "Ctrl-Backspace"], "cut the word before the caret"),
    line(
      [
        (KeyPress(.character("d"), .alt), .cutWordRight), (KeyPress(.delete, .alt), .cutWordRight),
        (KeyPress(.delete, .control), .cutWordRight),
      ], ["Alt-D", "Alt-Delete", "Ctrl-Delete"], "cut the word behind the caret"),
    line([(KeyPress(.character("y"), .control), .yank)], ["Ctrl-Y"], "bring back what was cut last"),
  ]

  private static func line(
    _ actions: [(key: KeyPress, action: KeyAction)], _ names: [String], _ summary: String
  ) -> KeyBinding {
    KeyBinding(actions, names, summary, when: "in an input field")
  }
}
