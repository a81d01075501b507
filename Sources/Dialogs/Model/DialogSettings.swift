import TextScreen

/// How dialogs look, decided once for a terminal.
public struct DialogSettings: Sendable {
  /// The styles to draw with.
  public var palette: Palette
  /// Which characters the terminal can show.
  public var repertoire: Repertoire
  /// Whether the line of keys is shown.
  public var showsKeys: Bool
  /// Columns of the widest dialog, its edges included.
  public var maxWidth: Int
  /// Columns of blanks at each side.
  public var padding: Int

  /// What the surface looks like from outside.
  public var form = SurfaceForm.card
  /// How round the corners of the surface are.
  public var cornerRadius = CornerRadius.rounded

  /// Makes settings.
  public init(
    palette: Palette, repertoire: Repertoire = .unicode, showsKeys: Bool = true, maxWidth: Int = 60,
    padding: Int = 3
  ) {
    self.palette = palette
    self.repertoire = repertoire
    self.showsKeys = showsKeys
    self.maxWidth = maxWidth
    self.padding = padding
  }

  /// Our own signs, in what the terminal can show.
  var symbols: Symbols { Symbols(repertoire) }
}

/// Our own signs: each of one column in every terminal, with an ASCII form.
struct Symbols {
  private let repertoire: Repertoire

  init(_ repertoire: Repertoire) { self.repertoire = repertoire }

  private func pick(_ unicode: SafeText, _ ascii: SafeText) -> SafeText {
    repertoire == .unicode ? unicode : ascii
  }

  var focus: SafeText { pick("▸", ">") }
  var danger: SafeText { "!" }
  var above: SafeText { pick("↑", "^") }
  var below: SafeText { pick("↓", "v") }
  var close: SafeText { pick("×", "x") }
  var separator: SafeText { pick("·", "-") }
  var cutLeft: SafeText { pick("‹", "<") }
  var cutRight: SafeText { pick("›", ">") }
  var mask: SafeText { pick("•", "*") }

  func toggle(isOn: Bool) -> SafeText { isOn ? pick("◉ on", "[x] on") : pick("○ off", "[ ] off") }
  var ellipsis: SafeText { pick("…", "...") }
  var rule: SafeText { pick("─", "-") }
  var track: SafeText { pick("│", "|") }
  var thumb: SafeText { pick("┃", "#") }
  var chosen: SafeText { pick("◉", "[x]") }
  var unchosen: SafeText { pick("○", "[ ]") }

  var to: SafeText { pick("–", "-") }
  var more: SafeText { pick("…", "...") }
  var scrollBar: SafeText { pick("│", "|") }
  var scrollThumb: SafeText { pick("┃", "#") }
  /// One after the other they say that something goes on.
  var spinner: [SafeText] {
    repertoire == .unicode ? ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"] : ["|", "/", "-", "\\"]
  }

  func mark(_ severity: Severity) -> SafeText {
    switch severity {
    case .success: pick("✓", "+")
    case .error: pick("✗", "x")
    case .info: "i"
    case .warning: "!"
    }
  }
}
