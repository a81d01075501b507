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
  static let all: [OptionSpec] = contents + sheets + answers + toasts + looks + information

  private static let contents: [OptionSpec] = [
    // Content
    OptionSpec(
      "title", .text("TITLE"), of: Subcommand.drawing, in: .content,
      summary: "The title, in a few words",
      discussion: "Must not be empty. The text is literal: no escapes, no markup."
    ) { request, value throws(CommandError) in
      request.title = try value.text()
    },
    OptionSpec(
      "message", .text("MESSAGE"), in: .content,
      summary: "What else is to be known; `-` reads standard input",
      discussion: """
        It scrolls where it does not fit. An empty message is none. At most 1 MiB is read. Nothing else reads \
        standard input, but for `--content -`, `--choices -`, `--text -` and `--progress -`.
        """,
      counterparts: [.toast: "--text"]
    ) { request, value throws(CommandError) in
      request.message = value.bytes.elementsEqual("-".utf8) ? .standardInput : .text(value.bytes)
    },
    OptionSpec(
      "severity", .oneOf(Severity.words), of: Subcommand.drawing, in: .content,
      summary: "The mark beside the title, or before the text of a toast",
      discussion: "A toast is `info` otherwise."
    ) { request, value throws(CommandError) in
      request.severity = try value.choice(Severity.self)
    },
    OptionSpec(
      "default", .text("[ID=]LABEL"), of: [.alert, .sheet], in: .content,
      summary: "Add an action that goes on (exit status 0)",
      isRepeatable: true, counterparts: [.card: "--primary"]
    ) { request, value throws(CommandError) in
      try request.add(try value.action(.default))
    },
    OptionSpec(
      "destructive", .text("[ID=]LABEL"), of: [.alert, .sheet], in: .content,
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
      "cancel", .text("[ID=]LABEL"), of: [.alert, .sheet], in: .content,
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
      counterparts: [.alert: "--default", .sheet: "--default"]
    ) { request, value throws(CommandError) in
      request.set(.primary, try value.action(.default))
    },
    OptionSpec(
      "secondary", .text("[ID=]LABEL"), of: [.card], in: .content,
      summary: "The next action (exit status 1, as cancel)",
      counterparts: [.alert: "--cancel", .sheet: "--cancel"]
    ) { request, value throws(CommandError) in
      request.set(.secondary, try value.action(.cancel))
    },
    OptionSpec(
      "tertiary", .text("[ID=]LABEL"), of: [.card], in: .content,
      summary: "The last action, in plain text (exit status 1, as cancel)",
      counterparts: [.alert: "--cancel", .sheet: "--cancel"]
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
      "icon", .words("NAME|CHARACTER", Icon.names), of: [.card, .toast], in: .content,
      summary: "The badge above the title; the mark of a toast",
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
      discussion: "The text of a file, line by line, at most 1 MiB; it scrolls with the message.",
      counterparts: [.sheet: "--text"]
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
  ]
}
