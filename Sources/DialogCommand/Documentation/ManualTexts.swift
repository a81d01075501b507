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
    Of the design language's four dialogs this version has the alert; the others are to come. What each is for:
    """
  ]

  static let guide: [(situation: String, dialog: String)] = [
    ("a destructive action that cannot be undone", "`alert`: explicit consent before going on."),
    ("an error that must be acknowledged", "`alert`: blocks until it is answered."),
    ("a failure that needs a decision, such as retry or cancel", "`alert`: forces the choice."),
    ("something succeeded in the background", "toast: does not block, goes away by itself."),
    ("a failure that is not critical", "toast: informs, does not block."),
    ("several steps, a form, content to look at", "sheet: shows content in place."),
    ("options for one thing", "card or sheet: tied to its context."),
    ("a short hint", "toast: lightweight."),
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
    With `--mouse --screen` a click outside the dialog is cancel. `--message "$x"` reads standard input when the \
    variable is exactly `-`.
    """,
    """
    Only SIGKILL keeps dfdialog from putting the terminal back; `reset` does it then.
    """,
  ]
}
