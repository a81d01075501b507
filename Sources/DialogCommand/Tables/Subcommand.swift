/// The first words.
enum Subcommand: String, CaseIterable, Sendable {
  case alert, card, sheet, toast, preview, help

  /// Those that ask.
  static let asking: [Subcommand] = [.alert, .card, .sheet]

  /// Those that draw something.
  static let drawing: [Subcommand] = asking + [.toast]

  /// What it does, in a few words.
  var summary: String {
    switch self {
    case .alert: "Ask a question and wait for the answer"
    case .card: "Show a card with an icon, text and up to three actions"
    case .sheet: "Choose from a list, fill in a form, read a text, watch a job"
    case .toast: "Say something without blocking; it goes away by itself"
    case .preview: "Draw the first frame on standard output, ask nothing"
    case .help: "Explain a subcommand, or show icons, themes or the gallery"
    }
  }

  /// What may follow `dfdialog`, as the manual shows it.
  var synopsis: String {
    switch self {
    case .alert: "alert TITLE [MESSAGE] [OPTION]… [-- COMMAND ARG…]"
    case .card: "card TITLE [MESSAGE] [OPTION]… [-- COMMAND ARG…]"
    case .sheet: "sheet TITLE [MESSAGE] [CONTENT] [OPTION]… [-- COMMAND ARG…]"
    case .toast: "toast TEXT [OPTION]… [-- COMMAND ARG…]"
    case .preview: "preview COLUMNSxROWS alert|card|sheet|toast TEXT… [OPTION]…"
    case .help: "help [SUBCOMMAND|icons|themes|gallery [PAGE]]"
    }
  }

  /// What else there is to say, a paragraph each.
  var discussion: [String] {
    switch self {
    case .alert:
      [
        """
        Draws a title, perhaps a message, and buttons. `TITLE` and `MESSAGE` are literal text; they fill the \
        places that `--title` and `--message` leave open. Without actions there is one button, `OK`; an alert \
        with a destructive action always has a cancel action too, and there the focus starts.
        """,
        """
        A `LABEL` may begin with an ID and `=`, as in `save=Save now`: the ID is one word of letters, digits, \
        `.`, `_` and `-`, but not the number of another action, by which line mode chooses. A leading `=` says \
        that there is no ID. A `DURATION` is `2`, `2.5`, `500ms`, `5s` or `1m`, at most a day.
        """,
        """
        What follows `--` is a command. It is run, without a shell, if the expected action is chosen: the one \
        that `--expect` names, else the only one that is not cancel. Its exit status comes back. Any other \
        choice is status 1, and the command has not run.
        """,
        """
        An option that takes a value takes the next argument whatever it looks like, or `--option=VALUE`. Where \
        a text comes from a variable, write `--title "$x"` and `--message "$x"`: a bare word that begins with \
        `-` is read as an option. Later options win over earlier ones.
        """,
      ]
    case .card:
      [
        """
        Draws an icon or a picture, a title, a message, other text, and up to three buttons: `--primary` stands out \
        and is the answer yes, `--secondary` and `--tertiary` are cancel unless they are given another role, so \
        that "Later" is never taken for yes. Without actions there is one button, `OK`. All options of `alert` but \
        `--default`, `--destructive` and `--cancel`, labels, the command after `--`, and all that it promises are \
        the same.
        """
      ]
    case .sheet:
      [
        """
        Draws a sheet from the bottom, as wide as the terminal, and in it one content: a list to choose from \
        (`--choice`, `--choices`), a form (`--input`, `--secret`, `--toggle`, `--select`, `--number`), a text \
        (`--text`), a progress (`--progress`), or the output of a command (`--run`). Options that say more about a \
        choice or a field stand behind it.
        """,
        """
        On standard output stands what was entered, when it was accepted: of a list the IDs of what was chosen, else \
        the labels, one a line; of a form lines `ID=value`. Leaving it is status 1, with nothing on standard output. A \
        destructive choice is status 3 and guarded as a destructive action is.
        """,
        """
        All other options, the safety rules and the command after `--` are those of `alert`. The buttons are named by \
        `--default`, `--destructive` and `--cancel`, or fit the content. A command after `--run --` is run in the \
        sheet, and its exit status comes back. What somebody has begun to enter `--on-timeout` does not accept.
        """,
        """
        A progress reads the lines that are written for gauges of dialog and zenity: a number is the percentage, `# text` or a \
        block between two lines `XXX` (a number and a text) the text, `pulse` says that the end is not known. Leaving \
        it ends the writer (SIGPIPE, when it next writes). The end of the lines is status 0; for `--expect` and the \
        command after `--` only 100 % is. Without a terminal it prints one line for each change of text or of 10 %.
        """,
      ]
    case .toast:
      [
        """
        Shows a line and returns at once with status 0 and nothing on standard output, whatever becomes of the line: \
        only a wrong command line is an error. Toasts of one terminal are shown one after another, each for its \
        duration: 2.5 s, errors 5 s.
        """,
        """
        Where what others write, its colours and the scrollback could be lost, the toast is one styled line in the \
        flow, and stays: over SSH, in containers, in terminals inside others, in small ones. Elsewhere it takes the \
        last row, or in tmux a pane of its own. `--print-plan` tells which, and why. On a plain terminal every \
        position is at the bottom; only floating panes of tmux have all nine. Before tmux 3.7 a pane stands below, or \
        above where `--position` says so: then the panes behind it have other numbers while it is there. `reset` sets a row free that stays \
        reserved. No terminal but tmux says whether it shows the alternate screen: a script that enters it by \
        `tput smcup` without changing the terminal's modes may find the toast's text in the last row when it leaves \
        it, or lose what it prints there before the prompt comes back. Such a script should use `--backend inline`: \
        there a line goes above the one that the cursor is in, which stays as it is, as do colours. One that keeps \
        `tput sc` across a toast should use `--backend stderr`, as the other ways save the cursor themselves.
        """,
        """
        Without a terminal it is a plain line on standard error, such as `[error] Deploy: disk full`; in a CI service \
        that service's annotation (GitHub, Azure, TeamCity, Buildkite), or a line of the log.
        """,
        """
        With `--action` it is a dialog and blocks (`filled` is `tinted` there): status 0 when the action is taken (standard output: its ID, else \
        `default`), 1 when it is dismissed, 124 when its time is up, 69 without a terminal. Under `set -e` write \
        `|| :` behind it.
        """,
      ]
    case .preview:
      [
        """
        Draws the first frame once, for a terminal of that size (each from 1 to 1000), without a terminal, and \
        exits 0. The frame is plain text, with colour only by `--color always`. All options of `alert`, `card`, \
        `sheet` or `toast` are taken; `--accessible` draws the question of line mode.
        """
      ]
    case .help:
      [
        "Prints the overview, or what `--help` after the subcommand prints.",
        """
        `help icons` shows the icons, and `help themes` the colours of the themes. `help gallery` draws every \
        style, theme, kind and position on a page each, or the one `PAGE` that is named: `styles`, `themes`, \
        `kinds` or `positions`. The colours are those of the theme in use where standard output is a terminal; \
        elsewhere the pages are plain text.
        """,
      ]
    }
  }
}
