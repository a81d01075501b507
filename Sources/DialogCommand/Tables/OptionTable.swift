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
        It scrolls where it does not fit. An empty message is none. At most 1 MiB is read. Nothing else reads \
        standard input, but for `--content -`.
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
      "default", .text("[ID=]LABEL"), of: [.alert], in: .content,
      summary: "Add an action that goes on (exit status 0)",
      isRepeatable: true, counterparts: [.card: "--primary"]
    ) { request, value throws(CommandError) in
      try request.add(try value.action(.default))
    },
    OptionSpec(
      "destructive", .text("[ID=]LABEL"), of: [.alert], in: .content,
      summary: "Add an action that loses something (exit status 3)",
      discussion: """
        It never has the focus at first, and neither a letter nor a timeout chooses it. A cancel action is added \
        where none is given.
        """,
      isRepeatable: true, counterparts: [.card: "--primary-role destructive"]
    ) { request, value throws(CommandError) in
      try request.add(try value.action(.destructive))
    },
    OptionSpec(
      "cancel", .text("[ID=]LABEL"), of: [.alert], in: .content,
      summary: "Name the action that does nothing (exit status 1)",
      discussion: "One at most. Esc and the end of the input choose it.",
      counterparts: [.card: "--secondary"]
    ) { request, value throws(CommandError) in
      try request.add(try value.action(.cancel))
    },

    // Content of cards
    OptionSpec(
      "primary", .text("[ID=]LABEL"), of: [.card], in: .content,
      summary: "The action that stands out (exit status 0)",
      counterparts: [.alert: "--default"]
    ) { request, value throws(CommandError) in
      request.set(.primary, try value.action(.default))
    },
    OptionSpec(
      "secondary", .text("[ID=]LABEL"), of: [.card], in: .content,
      summary: "The next action (exit status 1, as cancel)",
      counterparts: [.alert: "--cancel"]
    ) { request, value throws(CommandError) in
      request.set(.secondary, try value.action(.cancel))
    },
    OptionSpec(
      "tertiary", .text("[ID=]LABEL"), of: [.card], in: .content,
      summary: "The last action, in plain text (exit status 1, as cancel)",
      counterparts: [.alert: "--cancel"]
    ) { request, value throws(CommandError) in
      request.set(.tertiary, try value.action(.cancel))
    },
    OptionSpec(
      "primary-role", .oneOf(ActionRole.words), of: [.card], in: .content,
      summary: "The role of `--primary`, otherwise default"
    ) { request, value throws(CommandError) in
      request.setRole(.primary, try value.choice(ActionRole.self))
    },
    OptionSpec(
      "secondary-role", .oneOf(ActionRole.words), of: [.card], in: .content,
      summary: "The role of `--secondary`, otherwise cancel"
    ) { request, value throws(CommandError) in
      request.setRole(.secondary, try value.choice(ActionRole.self))
    },
    OptionSpec(
      "tertiary-role", .oneOf(ActionRole.words), of: [.card], in: .content,
      summary: "The role of `--tertiary`, otherwise cancel"
    ) { request, value throws(CommandError) in
      request.setRole(.tertiary, try value.choice(ActionRole.self))
    },
    OptionSpec(
      "icon", .words("NAME|CHARACTER", Icon.names), of: [.card], in: .content,
      summary: "The badge above the title",
      discussion: "A name that `dfdialog help icons` lists, or any one character."
    ) { request, value throws(CommandError) in
      request.card.icon = try value.icon()
    },
    OptionSpec(
      "media", .file("FILE"), of: [.card], in: .content,
      summary: "A picture above everything: text, or an image where the terminal shows them",
      discussion: """
        Of text only the colours count. PNG and JPEG images are shown by the protocols of kitty and iTerm2; \
        elsewhere stands what `--media-alt` says. At most 8 MiB.
        """
    ) { request, value throws(CommandError) in
      request.card.media = try value.text()
    },
    OptionSpec(
      "media-alt", .text("TEXT"), of: [.card], in: .content,
      summary: "What stands in the place of a picture that cannot be shown"
    ) { request, value throws(CommandError) in
      request.card.mediaAlternative = value.bytes
    },
    OptionSpec(
      "content", .file("FILE|-"), of: [.card], in: .content,
      summary: "Text between the message and the buttons; `-` reads standard input",
      discussion: "The text of a file, line by line, at most 1 MiB; it scrolls with the message."
    ) { request, value throws(CommandError) in
      request.card.content = value.bytes.elementsEqual("-".utf8) ? .standardInput : .file(try value.text())
    },
    OptionSpec(
      "close", of: [.card], in: .content,
      summary: "A × in the corner, which is cancel"
    ) { request, _ in request.card.hasClose = true },
    OptionSpec(
      "align", .oneOf(PopupCard.Alignment.words), of: [.card], in: .content,
      summary: "Where lines begin; otherwise `center`"
    ) { request, value throws(CommandError) in
      request.card.alignment = try value.choice(PopupCard.Alignment.self)
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
      "auto-dismiss", .text("DURATION"), of: [.card], in: .answer,
      summary: "As `--timeout`: go away after that long (exit status 124)",
      counterparts: [.alert: "--timeout"]
    ) { request, value throws(CommandError) in
      request.asking.timeout = try value.duration()
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
      discussion:
        "On the whole screen they are taken anyway. A click on a destructive action only moves the focus."
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

    // Popup
    OptionSpec(
      "kind", .oneOf(PopupKind.words), in: .popup,
      summary: "The form; on the whole screen",
      discussion: """
        `center` is a card, `toast` a bar at the edge, `floater` a card that stands off the edges, `sheet` as wide \
        as the screen and at its bottom.
        """
    ) { request, value throws(CommandError) in
      request.popup.kind = try value.choice(PopupKind.self)
    },
    OptionSpec(
      "position", .words("PLACE", PopupPosition.words), in: .popup,
      summary: "The place: \(PopupPosition.words.joined(separator: ", ")); on the whole screen",
      discussion: "`topLeading` and so on are read as well. A sheet always rests at the bottom."
    ) { request, value throws(CommandError) in
      request.popup.position = try value.position()
    },
    OptionSpec(
      "anchor", .text("ROW,COLUMN"), of: [.card], in: .popup,
      summary: "Stand beside this cell, counted from 1; on the whole screen",
      discussion: "Above or below it, wherever there is more room, and never over it."
    ) { request, value throws(CommandError) in
      request.popup.anchor = try value.anchor()
    },
    OptionSpec(
      "backdrop", .oneOf(Backdrop.words), in: .popup,
      summary: "What becomes of the screen behind; on the whole screen",
      discussion: """
        In tmux, kitty and WezTerm what stood there is seen, dimmed or blurred; elsewhere a plain ground. Otherwise \
        `dim` for the kinds `center` and `sheet`, `none` for the others.
        """
    ) { request, value throws(CommandError) in
      request.popup.backdrop = try value.choice(Backdrop.self)
    },
    OptionSpec(
      "no-dim", in: .popup,
      summary: "As `--backdrop none`, but leaves it open whether the whole screen is used"
    ) { request, _ in request.popup.dims = false },
    OptionSpec(
      "transition", .oneOf(PopupTransition.words), in: .popup,
      summary: "How it comes and goes on the whole screen"
    ) { request, value throws(CommandError) in
      let transition = try value.choice(PopupTransition.self)
      request.popup.entrance = transition
      request.popup.exit = transition
    },
    OptionSpec(
      "transition-in", .oneOf(PopupTransition.words), in: .popup,
      summary: "How it comes"
    ) { request, value throws(CommandError) in
      request.popup.entrance = try value.choice(PopupTransition.self)
    },
    OptionSpec(
      "transition-out", .oneOf(PopupTransition.words), in: .popup,
      summary: "How it goes"
    ) { request, value throws(CommandError) in
      request.popup.exit = try value.choice(PopupTransition.self)
    },
    OptionSpec(
      "dismiss-on-tap", in: .popup,
      summary: "A click inside, beside the buttons, is cancel"
    ) { request, _ in request.popup.dismissesOnTap = true },
    OptionSpec(
      "no-dismiss-outside", in: .popup,
      summary: "A click outside does nothing; otherwise it is cancel"
    ) { request, _ in request.popup.dismissesOnOutsideTap = false },
    OptionSpec(
      "dismiss-on-drag", in: .popup,
      summary: "Dragging it toward its edge is cancel; a sheet needs a longer pull"
    ) { request, _ in request.popup.dismissesOnDrag = true },
    OptionSpec(
      "no-grabber", of: [.card], in: .popup,
      summary: "Leave out the handle of a sheet"
    ) { request, _ in request.popup.hasGrabber = false },

    // Looks
    OptionSpec(
      "style", .words("NAME", StyleChoice.words), in: .looks,
      summary: "The ground: \(StyleChoice.words.joined(separator: ", "))",
      discussion: """
        `tinted` takes the colour of `--severity`. `frosted` and `glass` let through what stands behind them, where \
        the terminal tells. `arrow` and `compact` are for a card with `--anchor`.
        """,
      isLook: true
    ) { request, value throws(CommandError) in
      request.looks.style = try value.choice(StyleChoice.self)
    },
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
      "theme-file", .file("FILE"), in: .looks,
      summary: "Read colours and measures from this theme file",
      discussion: "Its colours stand in the place of those of `--theme`, or of the theme that it names."
    ) { request, value throws(CommandError) in
      request.looks.themeFile = try value.text()
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
      "corner-radius", .oneOf(["0", "1", "2"]), in: .looks,
      summary: "Corners: square, round, or rounder, as 0, 1 or 2; otherwise 1",
      isLook: true
    ) { request, value throws(CommandError) in
      request.looks.cornerRadius = try value.cornerRadius()
    },
    OptionSpec(
      "backdrop-opacity", .text("0…1"), in: .looks,
      summary: "How strongly the backdrop covers the screen: 0 to 1, or 0.35",
      isLook: true
    ) { request, value throws(CommandError) in
      request.looks.backdropOpacity = try value.fraction()
    },
    OptionSpec(
      "animation", .text("DURATION"), in: .looks,
      summary: "How long a popup moves: up to 150ms, or 120ms",
      isLook: true
    ) { request, value throws(CommandError) in
      request.looks.animation = try value.animation()
    },
    OptionSpec(
      "motion", in: .looks,
      summary: "Move as `--transition` says",
      isLook: true
    ) { request, _ in request.looks.moves = true },
    OptionSpec(
      "no-motion", in: .looks,
      summary: "Let popups fade shortly instead of moving"
    ) { request, _ in request.looks.moves = false },
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
