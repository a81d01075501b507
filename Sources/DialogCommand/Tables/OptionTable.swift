import Dialogs
import TextScreen

/// Every option once, in the order in which documents list them.
enum OptionTable {
  /// The option of a subcommand that has the name, given without hyphens; nil when there is none.
  static func option(_ name: some Collection<UInt8>, of subcommand: Subcommand?) -> OptionSpec? {
    options(of: subcommand).first { $0.name.utf8.elementsEqual(name) }
  }

  /// The options of a subcommand; of none, those that stand in its place.
  static func options(of subcommand: Subcommand?) -> some Sequence<OptionSpec> {
    all.lazy.filter { subcommand.map($0.subcommands.contains) ?? $0.standsFirst }
  }

  /// All options.
  static let all: [OptionSpec] = [
    // Content
    OptionSpec(
      "title", .text("TITLE"), in: .content,
      summary: "The question, in a few words",
      discussion: "Must not be empty. The text is literal: no escapes, no markup."
    ) { request, value throws(CommandError) in
      request.title = try value.text()
    },
    OptionSpec(
      "message", .text("MESSAGE"), in: .content,
      summary: "What else is to be known; `-` reads standard input",
      discussion: """
        It scrolls where it does not fit. An empty message is none. Nothing but `--message -` ever reads \
        standard input; at most 1 MiB of it is read.
        """
    ) { request, value throws(CommandError) in
      request.message = value.bytes.elementsEqual("-".utf8) ? .standardInput : .text(value.bytes)
    },
    OptionSpec(
      "severity", .oneOf(Severity.words), in: .content,
      summary: "The mark beside the title"
    ) { request, value throws(CommandError) in
      request.severity = try value.choice(Severity.self)
    },
    OptionSpec(
      "default", .text("[ID=]LABEL"), in: .content,
      summary: "Add an action that goes on (exit status 0)",
      isRepeatable: true
    ) { request, value throws(CommandError) in
      try request.add(try value.action(.default))
    },
    OptionSpec(
      "destructive", .text("[ID=]LABEL"), in: .content,
      summary: "Add an action that loses something (exit status 3)",
      discussion: """
        It never has the focus at first, and neither a letter nor a timeout chooses it. A cancel action is added \
        where none is given.
        """,
      isRepeatable: true
    ) { request, value throws(CommandError) in
      try request.add(try value.action(.destructive))
    },
    OptionSpec(
      "cancel", .text("[ID=]LABEL"), in: .content,
      summary: "Name the action that does nothing (exit status 1)",
      discussion: "One at most. Esc and the end of the input choose it."
    ) { request, value throws(CommandError) in
      try request.add(try value.action(.cancel))
    },

    // Guards
    OptionSpec(
      "focus", .words("ROLE|ID", ["default", "cancel"]), in: .guards,
      summary: "The action that has the focus at first",
      discussion: "Never a destructive one. A role means its first action."
    ) { request, value throws(CommandError) in
      request.asking.focus = try value.reference()
    },
    OptionSpec(
      "type", .text("TEXT"), in: .guards,
      summary: "Ask to type this text before a destructive action",
      discussion: "The destructive actions stay disabled until exactly `TEXT` has been typed."
    ) { request, value throws(CommandError) in
      request.asking.type = try value.typeable()
    },
    OptionSpec(
      "arm", .text("DURATION"), in: .guards,
      summary: "Keep destructive actions disabled for that long",
      discussion: "The countdown is visible and begins with the first frame."
    ) { request, value throws(CommandError) in
      request.asking.arm = try value.duration()
    },
    OptionSpec(
      "read-all", in: .guards,
      summary: "Keep destructive actions disabled until the end was seen"
    ) { request, _ in request.asking.readAll = true },
    OptionSpec(
      "allow-truncated", in: .guards,
      summary: "Let a message of over 1 MiB be confirmed",
      discussion: "Otherwise destructive actions stay disabled when the message had to be cut."
    ) { request, _ in request.asking.allowTruncated = true },

    // Answer
    OptionSpec(
      "expect", .words("ROLE|ID", ActionRole.words), in: .answer,
      summary: "Exit 0 if and only if this is chosen",
      discussion: """
        Any other choice is status 1, and nothing is printed unless `--print` is given. With `--` it names the \
        action that runs the command.
        """
    ) { request, value throws(CommandError) in
      request.asking.expect = try value.reference()
    },
    OptionSpec(
      "print", .oneOf(PrintForm.words), in: .answer,
      summary: "What standard output says of the choice",
      discussion: """
        Otherwise the ID of the action, or its role where it has none. `index` counts from 1. On a terminal a label \
        is made safe; a pipe or a file gets it byte for byte.
        """
    ) { request, value throws(CommandError) in
      request.asking.print = try value.choice(PrintForm.self)
    },
    OptionSpec(
      "timeout", .text("DURATION"), in: .answer,
      summary: "Give up after that long (exit status 124)",
      discussion: "The countdown is visible, and stands still while dfdialog is suspended."
    ) { request, value throws(CommandError) in
      request.asking.timeout = try value.duration()
    },
    OptionSpec(
      "on-timeout", .words("ROLE|ID", ["default", "cancel"]), in: .answer,
      summary: "Choose this when `--timeout` has passed",
      discussion: "Never a destructive action, and no role that several actions have."
    ) { request, value throws(CommandError) in
      request.asking.onTimeout = try value.reference()
    },
    OptionSpec(
      "unattended", .words("ROLE|ID[=TYPED]", ActionRole.words), in: .answer,
      summary: "The answer where there is no terminal to ask on",
      discussion: """
        Without it nothing is chosen there, and the exit status is 69. A destructive \
        answer is not taken while a usable terminal exists, and with `--type` it needs that text after `=`.
        """
    ) { request, value throws(CommandError) in
      request.asking.unattended = try value.unattended()
    },
    OptionSpec(
      "log", .file("FILE"), in: .answer,
      summary: "Append the outcome to a file, as one line of JSON",
      discussion: """
        Who answered what, when and how; never what was typed. An answer that could not be written has a second \
        line, `output-error`. A new file has mode 0600.
        """
    ) { request, value throws(CommandError) in
      request.asking.log = try value.text()
    },

    // Terminal
    OptionSpec(
      "accessible", in: .terminal,
      summary: "Ask line by line, for screen readers",
      discussion: "Plain text without cursor movement and colour, and a numbered choice."
    ) { request, _ in request.asking.accessible = true },
    OptionSpec(
      "screen", in: .terminal,
      summary: "Draw on the whole screen instead of below the cursor"
    ) { request, _ in request.asking.screen = true },
    OptionSpec(
      "mouse", in: .terminal,
      summary: "Take clicks and the wheel",
      discussion: "A click on a destructive action only moves the focus."
    ) { request, _ in request.asking.mouse = true },
    OptionSpec(
      "no-mouse", in: .terminal,
      summary: "Leave the mouse to the terminal"
    ) { request, _ in request.asking.mouse = false },
    OptionSpec(
      "no-keys", in: .terminal,
      summary: "Hide the line that names the keys"
    ) { request, _ in request.asking.showsKeys = false },
    OptionSpec(
      "no-record", in: .terminal,
      summary: "Leave no line that says what was chosen"
    ) { request, _ in request.asking.leavesRecord = false },
    OptionSpec(
      "no-wait", in: .terminal,
      summary: "Exit 69 at once while another dialog has the terminal",
      discussion: "Otherwise it waits for up to 30 s."
    ) { request, _ in request.asking.waits = false },

    // Looks
    OptionSpec(
      "color", .oneOf(ColorChoice.words), in: .looks,
      summary: "When colour is used",
      isLook: true
    ) { request, value throws(CommandError) in
      request.looks.color = try value.choice(ColorChoice.self)
    },
    OptionSpec(
      "ascii", in: .looks,
      summary: "Draw with ASCII characters only",
      isLook: true
    ) { request, _ in request.looks.ascii = true },
    OptionSpec(
      "no-ascii", in: .looks,
      summary: "Draw with Unicode characters whatever the locale says"
    ) { request, _ in request.looks.ascii = false },
    OptionSpec(
      "theme", .words("NAME", ThemeName.words), in: .looks,
      summary: "The colours: \(ThemeName.words.joined(separator: ", "))",
      isLook: true
    ) { request, value throws(CommandError) in
      request.looks.theme = try value.choice(ThemeName.self)
    },
    OptionSpec(
      "appearance", .oneOf(AppearanceChoice.words), in: .looks,
      summary: "Colours for a light or a dark background",
      isLook: true
    ) { request, value throws(CommandError) in
      request.looks.appearance = try value.choice(AppearanceChoice.self)
    },
    OptionSpec(
      "max-width", .text("COLUMNS"), in: .looks,
      summary: "The widest that a dialog becomes: 20 to 200, or 60",
      isLook: true
    ) { request, value throws(CommandError) in
      request.looks.maxWidth = try value.number(20...200)
    },
    OptionSpec(
      "padding", .text("CELLS"), in: .looks,
      summary: "Blanks between border and text: 0 to 8, or 3",
      isLook: true
    ) { request, value throws(CommandError) in
      request.looks.padding = try value.number(0...8)
    },
    OptionSpec(
      "config", .file("FILE"), in: .looks,
      summary: "Read looks from this configuration file",
      discussion: "Instead of `${XDG_CONFIG_HOME:-~/.config}/dfdialog/config`."
    ) { request, value throws(CommandError) in
      request.looks.config = try value.text()
    },

    // Information: these stand alone, which the parser sees to before it applies anything.
    OptionSpec(
      "help", of: Subcommand.allCases, in: .information,
      summary: "Print this help; must stand alone"
    ) { _, value throws(CommandError) in throw value.mustStandAlone() },
    OptionSpec(
      "version", of: [], in: .information,
      summary: "Print the version; must stand alone"
    ) { _, value throws(CommandError) in throw value.mustStandAlone() },
    OptionSpec(
      "generate", .oneOf(GeneratedDocument.words), of: [], in: .information,
      summary: "Print the manual page, a completion or tables"
    ) { _, value throws(CommandError) in throw value.mustStandAlone() },
  ]
}

extension OptionSpec {
  /// Whether it may stand in the place of a subcommand.
  fileprivate var standsFirst: Bool { section == .information }
}
