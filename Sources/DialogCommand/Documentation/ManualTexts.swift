import Dialogs
import TextScreen

/// The prose of the manual page.
enum ManualTexts {
  static let lineMode = [
    """
    With `--accessible`, on a `TERM` that is `dumb` or not set, and in a window under 20 columns or 6 rows, the \
    question is plain text: nothing moves, nothing is coloured, and the terminal's own line editing takes the \
    answer. A number, an ID or the whole label chooses; a destructive action needs its number or its whole \
    label. `?` repeats the question, an empty line asks again, `n` and the end of the input are cancel. Under \
    10 columns or 2 rows nobody can be asked; a terminal that does not know its size counts as 80 by 24.
    """
  ]

  /// What line mode prints, by itself.
  static var lineModePicture: [String] {
    let alert = Alert(
      title: Array("Delete article?".utf8), message: Array("This removes all revisions.".utf8),
      actions: [Action("Cancel", role: .cancel), Action("Delete", role: .destructive)])
    let text = String(decoding: LineMode(alert, repertoire: .unicode).start(), as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  static var themeFile: [String] {
    let colors = ThemeColors.Role.words.map { "`\($0)`" }.joined(separator: ", ")
    let measures = ThemeFile.measures.map { "`\($0)`" }.joined(separator: ", ")
    return [
      """
      A theme file, named by `--theme-file` or `DFDIALOG_THEME_FILE`, has lines of the form `key = value`; `#` \
      begins a comment line. `base` names the theme that it starts from, otherwise that in use. The colours are `#RRGGBB`: \
      \(colors). After `dark.` or `light.` a colour is for backgrounds of that kind alone. What is not named is as \
      in the theme that it starts from. The measures are those of the options: \(measures).
      """,
      """
      Colours that could not be read, or a focus that could not be seen, are moved toward white or black as far as \
      needed: text keeps a contrast of 4.5:1 and the focus one of 3:1, in 24 bits and in 256 colours, in every \
      style. With fewer colours those of the file are not used.
      """,
      """
      Options go before the theme file, the theme file before the environment, and the environment before the \
      configuration file. A `--theme` without `--theme-file` has its own colours, whatever file the environment \
      names. What is wrong in the file is reported with its line and skipped. A file that `--theme-file` names and \
      that cannot be read is an error (64). One of the environment must belong to the user or to root, and nobody \
      else may write to it; otherwise it is reported and not used.
      """,
    ]
  }

  /// A theme file.
  static let themeFileExample = [
    "base = slate", "corner-radius = 2", "dark.surface = #102A43", "dark.accent = #F7C948",
    "light.accent = #0B69A3",
  ]

  static let withoutTerminal = [
    """
    Where there is no terminal (cron, a service, `setsid`) nothing is chosen, and the exit status is 69, unless \
    `--unattended` gives the answer. A known CI service counts as no terminal, even one that gives its jobs a \
    terminal, and so does `DFDIALOG_NONINTERACTIVE`; there a destructive answer is only taken where there is \
    really no terminal: detach the command with `setsid -w`. The variable `CI` alone does not count.
    """,
    """
    A job in the background cannot ask: 69. `timeout 30 dfdialog` puts dfdialog into the background; write \
    `timeout --foreground`, or better `--timeout`.
    """,
  ]

  static let whichDialog = [
    """
    There are the design language's four dialogs: the alert, the card, the sheet and the toast. What each is for:
    """
  ]

  static let guide: [(situation: String, dialog: String)] = [
    ("a destructive action that cannot be undone", "`alert`: explicit consent before going on."),
    ("an error that must be acknowledged", "`alert`: blocks until it is answered."),
    ("a failure that needs a decision, such as retry or cancel", "`alert`: forces the choice."),
    (
      "something succeeded in the background",
      "`toast --severity success`: does not block, goes away by itself."
    ),
    ("a failure that is not critical", "`toast --severity error`: informs, does not block."),
    ("several steps, a form, content to look at", "`sheet`: shows content in place."),
    (
      "something to offer or to show, with an answer or two",
      "`card`: an icon, a picture, text; saying no is easy."
    ),
    ("options for one thing", "`card --anchor` or `sheet`: tied to its context."),
    ("a short hint", "`toast --anchor`: lightweight."),
  ]

  static let caveats = [
    """
    A command after `--` brings its own exit status back; a 1, 3 or 124 of its own looks like one of dfdialog. \
    Where the difference matters, branch on `--expect` and run the command in the branch.
    """,
    """
    Three or more keys within 150 ms, a letter among them, are taken for pasted text and answer nothing; nor does \
    a key that chooses count when it comes together with one before it, nor, for 700 ms, the Enter that left the \
    field of `--type`. A program that types into dfdialog sends one key at a time, and pauses.
    """,
    """
    On the whole screen a click outside the dialog is cancel, unless `--no-dismiss-outside` or `--no-mouse` is \
    given. `--message "$x"` and `--content "$x"` read standard input when the variable is exactly `-`.
    """,
    """
    Only SIGKILL keeps dfdialog from putting the terminal back; `reset` does it then.
    """,
  ]
}
