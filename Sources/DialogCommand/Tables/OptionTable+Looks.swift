import Dialogs
import TextScreen

// The options that concern looks, and those that stand alone.

extension OptionTable {
  /// Looks, in the order in which documents list them.
  static let looks: [OptionSpec] = [
    OptionSpec(
      "style", .words("NAME", StyleChoice.words), in: .looks,
      summary: "The ground: \(StyleChoice.words.joined(separator: ", "))",
      discussion: """
        `tinted` takes the colour of `--severity`. `frosted` and `glass` let through what stands behind them, where \
        the terminal tells. `arrow` and `compact` are for a card with `--anchor`, `compact` for a sheet too.
        """,
      isLook: true
    ) { request, value throws(CommandError) in
      request.looks.style = try value.choice(StyleChoice.self)
    },
    OptionSpec(
      "color", .oneOf(ColorChoice.words), of: Subcommand.drawing, in: .looks,
      summary: "When colour is used",
      isLook: true
    ) { request, value throws(CommandError) in
      request.looks.color = try value.choice(ColorChoice.self)
    },
    OptionSpec(
      "ascii", of: Subcommand.drawing, in: .looks,
      summary: "Draw with ASCII characters only",
      isLook: true
    ) { request, _ in request.looks.ascii = true },
    OptionSpec(
      "no-ascii", of: Subcommand.drawing, in: .looks,
      summary: "Draw with Unicode characters whatever the locale says"
    ) { request, _ in request.looks.ascii = false },
    OptionSpec(
      "theme", .words("NAME", ThemeName.words), of: Subcommand.drawing, in: .looks,
      summary: "The colours: \(ThemeName.words.joined(separator: ", "))",
      isLook: true
    ) { request, value throws(CommandError) in
      request.looks.theme = try value.choice(ThemeName.self)
    },
    OptionSpec(
      "theme-file", .file("FILE"), of: Subcommand.drawing, in: .looks,
      summary: "Read colours and measures from this theme file",
      discussion: "Its colours stand in the place of those of `--theme`, or of the theme that it names."
    ) { request, value throws(CommandError) in
      request.looks.themeFile = try value.text()
    },
    OptionSpec(
      "appearance", .oneOf(AppearanceChoice.words), of: Subcommand.drawing, in: .looks,
      summary: "Colours for a light or a dark background",
      isLook: true
    ) { request, value throws(CommandError) in
      request.looks.appearance = try value.choice(AppearanceChoice.self)
    },
    OptionSpec(
      "max-width", .text("COLUMNS"), in: .looks,
      summary: "The widest that a dialog becomes: 20 to 200, or 60; a sheet is as wide as there is room",
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
      "config", .file("FILE"), of: Subcommand.drawing, in: .looks,
      summary: "Read looks from this configuration file",
      discussion: "Instead of `${XDG_CONFIG_HOME:-~/.config}/dfdialog/config`."
    ) { request, value throws(CommandError) in
      request.looks.config = try value.text()
    },
  ]

  /// What stands alone, which the parser sees to before it applies anything.
  static let information: [OptionSpec] = [
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
  var standsFirst: Bool { section == .information }
}
