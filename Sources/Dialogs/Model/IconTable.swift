import TextScreen

/// The icons that have a name, most of them that of an SF Symbol.
///
/// Each is one column wide on every terminal: no sign is an emoji by default, none is East Asian Ambiguous, and all
/// are older than Unicode 10. In ASCII several share a sign.
enum IconTable {
  /// A name with its icon.
  struct Row: Sendable {
    /// What it is called.
    let name: String
    /// What it looks like.
    let icon: Icon
  }

  /// All rows, in the order of the alphabet.
  static let rows: [Row] = [
    row("archivebox", "⊟", "="),
    row("arrow.clockwise", "↻", "@"),
    row("arrow.counterclockwise", "↺", "@"),
    row("arrow.down.doc", "⤓", "v"),
    row("arrow.right", "➜", ">"),
    row("arrow.up.doc", "⤒", "^"),
    row("bell", "⍙", "!"),
    row("bolt", "↯", "%"),
    row("calendar", "⊞", "#"),
    row("checkmark", "✓", "+"),
    row("clock", "◷", "@"),
    row("cloud", "☁", "~"),
    row("doc", "▯", "="),
    row("doc.on.doc", "❐", "="),
    row("envelope", "✉", "@"),
    row("exclamationmark.triangle", "⚠", "!"),
    row("eye", "◉", "o"),
    row("flag", "⚑", "P"),
    row("folder", "▱", "/"),
    row("gear", "⚙", "*"),
    row("globe", "◍", "O"),
    row("hammer", "⚒", "T"),
    row("heart", "❥", "<3"),
    row("house", "⌂", "^"),
    row("info.circle", "i", "i"),
    row("key", "⚷", "k"),
    row("link", "⇌", "&"),
    row("lock", "⊡", "#"),
    row("magnifyingglass", "⌕", "?"),
    row("minus", "−", "-"),
    row("moon", "☾", "("),
    row("music.note", "♫", "d"),
    row("network", "☍", "%"),
    row("nosign", "⊘", "/"),
    row("paperclip", "⋐", "@"),
    row("pause", "ǁ", "="),
    row("pencil", "✎", "/"),
    row("person", "♙", "&"),
    row("phone", "✆", "T"),
    row("photo", "◪", "#"),
    row("play", "►", ">"),
    row("plus", "✚", "+"),
    row("questionmark.circle", "?", "?"),
    row("shield", "⊍", "V"),
    row("sparkles", "✦", "*"),
    row("star", "✭", "*"),
    row("stop", "▮", "#"),
    row("sun.max", "☼", "*"),
    row("tag", "⌑", "<"),
    row("terminal", "❯", ">"),
    row("trash", "⌫", "x"),
    row("wifi", "≋", "~"),
    row("xmark", "✕", "x"),
  ]

  private static func row(_ name: String, _ sign: SafeText, _ ascii: SafeText) -> Row {
    Row(name: name, icon: Icon(sign, ascii: ascii))
  }
}
