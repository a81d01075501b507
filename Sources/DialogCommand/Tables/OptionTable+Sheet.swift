import Dialogs

// The options of the contents of sheets.

extension OptionTable {
  /// Choices, fields, texts and progress, in the order in which documents list them.
  static let sheets: [OptionSpec] = [
    // Choices
    OptionSpec(
      "choice", .text("[ID=]LABEL"), of: [.sheet], in: .content,
      summary: "Add a choice",
      isRepeatable: true
    ) { request, value throws(CommandError) in
      request.sheet.add(try value.choiceRow(.plain))
    },
    OptionSpec(
      "destructive-choice", .text("[ID=]LABEL"), of: [.sheet], in: .content,
      summary: "Add a choice that loses something (exit status 3)",
      discussion:
        "It never has the highlight at first, and typing alone never chooses it; guards hold for it.",
      isRepeatable: true
    ) { request, value throws(CommandError) in
      request.sheet.add(try value.choiceRow(.destructive))
    },
    OptionSpec(
      "disabled-choice", .text("LABEL"), of: [.sheet], in: .content,
      summary: "Add a row that cannot be chosen",
      isRepeatable: true
    ) { request, value throws(CommandError) in
      request.sheet.add(try value.choiceRow(.disabled))
    },
    OptionSpec(
      "separator", .text("HEADING"), of: [.sheet], in: .content,
      summary: "Add a line between choices, with a heading or with an empty one",
      isRepeatable: true
    ) { request, value throws(CommandError) in
      request.sheet.add(Choice(label: value.bytes, kind: .separator))
    },
    OptionSpec(
      "hint", .text("TEXT"), of: [.sheet], in: .content,
      summary: "Say more about the choice before, at its right",
      isRepeatable: true
    ) { request, value throws(CommandError) in
      try request.sheet.setHint(value.bytes)
    },
    OptionSpec(
      "choices", .file("FILE|-"), of: [.sheet], in: .content,
      summary: "Add choices from a file, one a line; `-` reads standard input",
      discussion: """
        A line is `LABEL`, or `ID`, a tab and `LABEL`, and after a second tab a hint. Empty lines are left out. What \
        still arrives is shown as it comes.
        """
    ) { request, value throws(CommandError) in
      request.sheet.choicesSource = try value.contentSource()
    },
    OptionSpec(
      "multiple", of: [.sheet], in: .content,
      summary: "Let several choices be marked"
    ) { request, _ in request.sheet.rules.isMultiple = true },
    OptionSpec(
      "min", .text("NUMBER"), of: [.sheet], in: .content,
      summary: "The fewest choices; with `--multiple`, otherwise 0"
    ) { request, value throws(CommandError) in
      request.sheet.rules.least = try value.number(0...1_000_000)
    },
    OptionSpec(
      "max", .text("NUMBER"), of: [.sheet], in: .content,
      summary: "The most choices; with `--multiple`"
    ) { request, value throws(CommandError) in
      request.sheet.rules.most = try value.number(1...1_000_000)
    },
    OptionSpec(
      "selected", .text("ID|LABEL"), of: [.sheet], in: .content,
      summary: "Choose this at first: the highlight, or with `--multiple` a mark",
      discussion: "Never a destructive choice.",
      isRepeatable: true
    ) { request, value throws(CommandError) in
      request.sheet.rules.selected.append(try value.text())
    },
    OptionSpec(
      "filter", of: [.sheet], in: .content,
      summary: "Narrow the list by typing; otherwise above twenty rows"
    ) { request, _ in request.sheet.rules.filters = true },
    OptionSpec(
      "no-filter", of: [.sheet], in: .content,
      summary: "Let letters go to the next choice that begins so, and narrow nothing"
    ) { request, _ in request.sheet.rules.filters = false },

    // Fields
    OptionSpec(
      "input", .text("[ID=]LABEL"), of: [.sheet], in: .content,
      summary: "Add a field for a line of text",
      isRepeatable: true
    ) { request, value throws(CommandError) in
      request.sheet.add(try value.field(.text))
    },
    OptionSpec(
      "secret", .text("[ID=]LABEL"), of: [.sheet], in: .content,
      summary: "Add a field whose text is never shown, nor logged",
      isRepeatable: true
    ) { request, value throws(CommandError) in
      request.sheet.add(try value.field(.secret(isConfirmed: false)))
    },
    OptionSpec(
      "toggle", .text("[ID=]LABEL"), of: [.sheet], in: .content,
      summary: "Add a switch: `true` or `false`",
      isRepeatable: true
    ) { request, value throws(CommandError) in
      request.sheet.add(try value.field(.toggle))
    },
    OptionSpec(
      "select", .text("[ID=]LABEL=A|B|C"), of: [.sheet], in: .content,
      summary: "Add a field for one of some words, which follow the last `=`",
      isRepeatable: true
    ) { request, value throws(CommandError) in
      request.sheet.add(try value.selection())
    },
    OptionSpec(
      "number", .text("[ID=]LABEL"), of: [.sheet], in: .content,
      summary: "Add a field for a number",
      isRepeatable: true
    ) { request, value throws(CommandError) in
      request.sheet.add(try value.field(.number(nil)))
    },
    OptionSpec(
      "value", .text("VALUE"), of: [.sheet], in: .content,
      summary: "What is in the field before at first",
      discussion: "`true` or `false` of a switch; one of its words of `--select`.",
      isRepeatable: true
    ) { request, value throws(CommandError) in
      try request.sheet.changeField("value") { field throws(CommandError) in
        field.value = try value.fieldValue(of: field)
      }
    },
    OptionSpec(
      "placeholder", .text("TEXT"), of: [.sheet], in: .content,
      summary: "What the field before shows while it is empty",
      isRepeatable: true
    ) { request, value throws(CommandError) in
      try request.sheet.changeField("placeholder") { field throws(CommandError) in
        field.placeholder = try value.placeholder(for: field)
      }
    },
    OptionSpec(
      "required", of: [.sheet], in: .content,
      summary: "The field before must not stay empty; a switch must be on",
      isRepeatable: true
    ) { request, _ throws(CommandError) in
      try request.sheet.changeField("required") { $0.isRequired = true }
    },
    OptionSpec(
      "range", .text("A..B"), of: [.sheet], in: .content,
      summary: "The least and the greatest number of the field before; either may be left out",
      isRepeatable: true
    ) { request, value throws(CommandError) in
      try request.sheet.changeField("range") { field throws(CommandError) in
        field.kind = .number(try value.range(for: field))
      }
    },
    OptionSpec(
      "pattern", .text("GLOB|A..B"), of: [.sheet], in: .content,
      summary: "What the text of the field before must look like, or how many characters it must have",
      discussion: """
        `*` stands for any characters, `?` for one, `[a-z]` for one of a set, `[!a-z]` for one outside it, and `\\` takes \
        the next as it is; the whole text must match. `3..20`, `3..` and `..20` count characters. An empty field \
        matches unless it is required.
        """,
      isRepeatable: true
    ) { request, value throws(CommandError) in
      try request.sheet.changeField("pattern") { field throws(CommandError) in
        field.pattern = try value.pattern(for: field)
      }
    },
    OptionSpec(
      "confirm-secret", of: [.sheet], in: .content,
      summary: "Ask for the secret before twice",
      isRepeatable: true
    ) { request, _ throws(CommandError) in
      try request.sheet.changeField("confirm-secret") { field throws(CommandError) in
        guard case .secret = field.kind else {
          throw CommandError("option '--confirm-secret' needs a '--secret' before it")
        }
        field.kind = .secret(isConfirmed: true)
      }
    },

    // Text and progress
    OptionSpec(
      "text", .file("FILE|-"), of: [.sheet], in: .content,
      summary: "Show a text to scroll and search in; `-` reads standard input"
    ) { request, value throws(CommandError) in
      request.sheet.text = try value.contentSource()
    },
    OptionSpec(
      "no-wrap", of: [.sheet], in: .content,
      summary: "Do not break the lines of the text; ← and → scroll sideways"
    ) { request, _ in request.sheet.textRules.wraps = false },
    OptionSpec(
      "follow", of: [.sheet], in: .content,
      summary: "Go on reading where the text grows"
    ) { request, _ in request.sheet.textRules.follows = true },
    OptionSpec(
      "ansi", of: [.sheet], in: .content,
      summary: "Take over the colours that stand in the text as SGR sequences"
    ) { request, _ in request.sheet.textRules.allowsColors = true },
    OptionSpec(
      "progress", .oneOf(["-"]), of: [.sheet], in: .content,
      summary: "Show how far something is, as lines on standard input tell"
    ) { request, value throws(CommandError) in
      try value.mustBeHyphen()
      request.sheet.readsProgress = true
    },
    OptionSpec(
      "run", of: [.sheet], in: .content,
      summary: "Run the command after `--`, show its output, exit with its status",
      discussion: """
        Leaving the sheet ends the command (SIGTERM) and is status 1. The sheet closes when the command has succeeded; \
        else it stays, so that the output can be read. The command reads standard input where that is no terminal, \
        else nothing: what asks on the terminal, as `sudo` and dfdialog do, has to be asked before.
        """
    ) { request, _ in request.sheet.runs = true },
    OptionSpec(
      "auto-close", of: [.sheet], in: .content,
      summary: "Close at 100 %; with `--run`, whatever the status is"
    ) { request, _ in request.sheet.autoCloses = true },
    OptionSpec(
      "detent", .words("HEIGHT", ["medium", "large", "full"]), of: [.sheet], in: .content,
      summary: "The height: `medium`, `large`, `full` or a percentage such as `40%`",
      discussion: """
        Several can be given; `+`, `-` and dragging the handle switch between them. Otherwise a sheet is as high as it \
        needs.
        """,
      isRepeatable: true
    ) { request, value throws(CommandError) in
      request.sheet.detents.append(try value.detent())
    },

    // Answer
    OptionSpec(
      "print", .oneOf(SheetPrintForm.words), of: [.sheet], in: .answer,
      summary: "What standard output says when the sheet was accepted",
      discussion: """
        Otherwise `values`. `shell` can be given to `eval` in any POSIX shell: it sets a variable for each field, of a \
        list `choice_count`, `choice_1` and so on, and `choice`, which is the first. `json` says the action too. Of a \
        list `id`, `label` and `index` speak of what was chosen; otherwise, and `role` always, of the action.
        """
    ) { request, value throws(CommandError) in
      request.sheet.print = try value.choice(SheetPrintForm.self)
    },
    OptionSpec(
      "null", of: [.sheet], in: .answer,
      summary: "End each chosen ID or label with a NUL instead of a line end"
    ) { request, _ in request.sheet.separatesByNull = true },
  ]
}
