import Dialogs
import TextScreen

// The options that toasts alone have.

extension OptionTable {
  /// Toasts, in the order in which documents list them.
  static let toasts: [OptionSpec] = [
    OptionSpec(
      "text", .text("TEXT"), of: [.toast], in: .content,
      summary: "What happened, in a few words",
      discussion: "Must not be empty. It is one line: blanks and line breaks in a row are one blank.",
      counterparts: [.alert: "--message", .card: "--message"]
    ) { request, value throws(CommandError) in
      request.toast.text = try value.text()
    },
    OptionSpec(
      "progress", .oneOf(["-"]), of: [.toast], in: .content,
      summary: "Show how far something is, from lines on standard input",
      discussion: """
        A line that is a number is the percentage, any other (with `#` before it or not) the text. It stays until the \
        input ends; the last text is then a toast.
        """
    ) { request, value throws(CommandError) in
      guard value.bytes.elementsEqual("-".utf8) else {
        throw CommandError("\(value.source) needs '-' (standard input), not \(quoted(value.bytes))")
      }
      request.toast.readsProgress = true
    },
    OptionSpec(
      "action", .text("[ID=]LABEL"), of: [.toast], in: .answer,
      summary: "Offer an action, and wait for the answer (0, 1 or 124)",
      discussion: """
        It is then a dialog on the whole screen, for 5 s unless `--duration` says otherwise. A command after `--` is \
        run when the action is taken.
        """,
      counterparts: [.alert: "--default", .card: "--primary"]
    ) { request, value throws(CommandError) in
      request.toast.action = try value.action(.default)
    },
    OptionSpec(
      "wait", of: [.toast], in: .answer,
      summary: "Show it on the whole screen, and return after its duration"
    ) { request, _ in request.toast.waits = true },
    OptionSpec(
      "duration", .text("DURATION"), of: [.toast], in: .queue,
      summary: "How long it is shown: 300ms to 60s, or 2.5s, errors 5s",
      counterparts: [.alert: "--timeout", .card: "--auto-dismiss"]
    ) { request, value throws(CommandError) in
      request.toast.duration = try value.toastDuration()
    },
    OptionSpec(
      "sticky", of: [.toast], in: .queue,
      summary: "Keep it until it is cancelled or dismissed"
    ) { request, _ in request.toast.isSticky = true },
    OptionSpec(
      "id", .text("ID"), of: [.toast], in: .queue,
      summary: "Take the place of the toast with this ID",
      discussion: "One word of letters, digits, `.`, `_` and `-`."
    ) { request, value throws(CommandError) in
      request.toast.id = try value.identifier()
    },
    OptionSpec(
      "priority", .oneOf(ToastPriority.words), of: [.toast], in: .queue,
      summary: "With `high`, go before the toasts that wait"
    ) { request, value throws(CommandError) in
      request.toast.isUrgent = try value.choice(ToastPriority.self) == .high
    },
    OptionSpec(
      "cancel-all", of: [.toast], in: .queue,
      summary: "Remove the toast that is shown and all that wait"
    ) { request, _ in request.toast.task = .cancelAll },
    OptionSpec(
      "list", of: [.toast], in: .queue,
      summary: "Print the toasts that are shown and wait, a line each"
    ) { request, _ in request.toast.task = .list },
    OptionSpec(
      "backend", .oneOf(BackendChoice.words), of: [.toast], in: .terminal,
      summary: "How it is shown; otherwise as the terminal allows",
      discussion: """
        `band` is the last row of the terminal, `float` and `split` are panes of tmux, `inline` is a line in the flow. \
        What cannot be had is replaced by the next best.
        """
    ) { request, value throws(CommandError) in
      request.toast.backend = try value.choice(BackendChoice.self)
    },
    OptionSpec(
      "print-plan", of: [.toast], in: .terminal,
      summary: "Print how it would be shown and why, and show nothing"
    ) { request, _ in request.toast.task = .printPlan },
    OptionSpec(
      "notify", of: [.toast], in: .terminal,
      summary: "Notify the desktop as well, where it can be"
    ) { request, _ in request.toast.notifies = true },
    OptionSpec(
      "bell", of: [.toast], in: .terminal,
      summary: "Ring as well"
    ) { request, _ in request.toast.rings = true },
    OptionSpec(
      "stdout", of: [.toast], in: .log,
      summary: "Write the line to standard output rather than standard error"
    ) { request, _ in request.toast.usesStandardOutput = true },
    OptionSpec(
      "ci", .oneOf(ServiceChoice.words), of: [.toast], in: .log,
      summary: "The CI service whose annotation it becomes; `none`: in no service"
    ) { request, value throws(CommandError) in
      request.toast.service = try value.choice(ServiceChoice.self)
    },
    OptionSpec(
      "file", .file("FILE"), of: [.toast], in: .log,
      summary: "The file that an annotation belongs to"
    ) { request, value throws(CommandError) in
      request.toast.location.file = try value.text()
    },
    OptionSpec(
      "line", .text("NUMBER"), of: [.toast], in: .log,
      summary: "The line in `--file`, from 1"
    ) { request, value throws(CommandError) in
      request.toast.location.line = try value.number(1...999_999_999)
    },
    OptionSpec(
      "column", .text("NUMBER"), of: [.toast], in: .log,
      summary: "The column in `--line`, from 1"
    ) { request, value throws(CommandError) in
      request.toast.location.column = try value.number(1...999_999_999)
    },
    OptionSpec(
      "style", .words("NAME", ToastStyle.words), of: [.toast], in: .looks,
      summary: "How it looks: \(ToastStyle.words.joined(separator: ", "))",
      discussion: """
        `banner` fills the row, `compact` hugs the text. In the flow any other style that is named here is drawn as a \
        surface of several rows.
        """
    ) { request, value throws(CommandError) in
      request.toast.style = try value.choice(ToastStyle.self)
    },
  ]
}
