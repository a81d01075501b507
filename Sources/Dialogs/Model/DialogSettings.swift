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

  /// How what has the focus looks in a sheet: as a button with it.
  var focusStyle: Style { palette.button(.default, isFocused: true, isEnabled: true) }

  /// Our own signs, in what the terminal can show.
  var symbols: Symbols { Symbols(repertoire) }
}

/// Our own signs: each of one column in every terminal, with an ASCII form.
struct Symbols {
  private let repertoire: Repertoire

  /// The signs that a terminal can show.
  init(_ repertoire: Repertoire) { self.repertoire = repertoire }

  private func pick(_ unicode: SafeText, _ ascii: SafeText) -> SafeText {
    repertoire == .unicode ? unicode : ascii
  }

  /// Stands before what has the focus.
  var focus: SafeText { pick("▸", ">") }
  /// Stands before what loses something.
  var danger: SafeText { "!" }
  /// There is more above.
  var above: SafeText { pick("↑", "^") }
  /// There is more below.
  var below: SafeText { pick("↓", "v") }
  /// Closes a toast.
  var close: SafeText { pick("×", "x") }
  /// Stands between two words of a line.
  var separator: SafeText { pick("·", "-") }
  /// A line goes on at the left.
  var cutLeft: SafeText { pick("‹", "<") }
  /// A line goes on at the right.
  var cutRight: SafeText { pick("›", ">") }
  /// Stands for a character of a secret.
  var mask: SafeText { pick("•", "*") }
  /// Something was left out, or is still to come.
  var ellipsis: SafeText { pick("…", "...") }
  /// A line between two groups.
  var rule: SafeText { pick("─", "-") }
  /// Stands between the ends of a range.
  var to: SafeText { pick("–", "-") }
  /// What a scroll bar lies in.
  var track: SafeText { pick("│", "|") }
  /// The part of a scroll bar that stands for what is in sight.
  var thumb: SafeText { pick("┃", "#") }
  /// One of several that is chosen.
  var chosen: SafeText { pick("◉", "[x]") }
  /// One of several that is not chosen.
  var unchosen: SafeText { pick("○", "[ ]") }
  /// One after the other they say that something goes on.
  var spinner: [SafeText] {
    repertoire == .unicode ? ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"] : ["|", "/", "-", "\\"]
  }

  /// What a switch shows.
  func toggle(isOn: Bool) -> SafeText { isOn ? chosen + " on" : unchosen + " off" }

  /// Stands before the title of a dialog.
  func mark(_ severity: Severity) -> SafeText {
    switch severity {
    case .success: pick("✓", "+")
    case .error: pick("✗", "x")
    case .info: "i"
    case .warning: "!"
    }
  }
}
