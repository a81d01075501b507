import Dialogs
import TextScreen

/// What `--help` prints: at most 80 columns.
enum HelpText {
  /// What `dfdialog --help` prints.
  static var overview: String {
    var text = "dfdialog \(version): alerts, cards, sheets and toasts for shell scripts\n"
    text += block("Usage", Subcommand.allCases.map { "  dfdialog \($0.synopsis)\n" }.joined())
    let subcommands = Subcommand.allCases.map { row($0.rawValue, $0.summary, column: 13) }
    text += block("Subcommands", subcommands.joined())
    text += block("Options", options(of: nil, in: .information, column: 13))
    text += block("Exit status", statuses)
    return text + "\n'dfdialog alert --help' names the options; 'man dfdialog' tells everything.\n"
  }

  /// What `dfdialog SUBCOMMAND --help` prints.
  static func of(_ subcommand: Subcommand) -> String {
    var text = "dfdialog \(subcommand.rawValue): \(subcommand.summary)\n"
    text += block("Usage", "  dfdialog \(subcommand.synopsis)\n")
    // What an alert is stands in the manual; the help shows it.
    if subcommand != .alert {
      text += "\n" + subcommand.discussion.flatMap { wrapped(plain($0), to: 80) }.map { $0 + "\n" }.joined()
    }
    let examples = Examples.of(subcommand)
    if !examples.isEmpty {
      text += block(subcommand == .alert ? "Three ways to use it" : "Examples", ways(examples))
    }
    for section in OptionSection.allCases {
      let rows = options(of: subcommand, in: section, column: 27)
      if !rows.isEmpty { text += block(section.rawValue, rows) }
    }
    return Subcommand.drawing.contains(subcommand) ? text + block("Exit status", statuses) : text
  }

  /// Lines of at most so many characters, broken at blanks.
  static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let line = lines.last, line.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  private static func ways(_ examples: [Examples.Row]) -> String {
    examples.enumerated().map { index, example in
      "  # \(index + 1). \(example.purpose.prefix(1).lowercased() + example.purpose.dropFirst())\n"
        + example.script.map { "  \($0)\n" }.joined()
    }.joined(separator: "\n")
  }

  private static var statuses: String {
    ExitStatusTable.rows.map { row($0.number, $0.meaning, column: 9) }.joined()
  }

  private static func options(of subcommand: Subcommand?, in section: OptionSection, column: Int) -> String {
    OptionTable.options(of: subcommand).filter { $0.section == section }
      .map { row($0.usage, $0.summary, column: column) }.joined()
  }

  private static func block(_ heading: String, _ rows: String) -> String { "\n\(heading)\n\(rows)" }

  /// A term, and from a column on its explanation; on the next line where the term is too long.
  private static func row(_ term: String, _ explanation: String, column: Int) -> String {
    let indent = String(repeating: " ", count: column)
    var lines = wrapped(plain(explanation), to: 80 - column).map { indent + $0 }
    let start = "  \(term)"
    if start.count + 2 <= column, let first = lines.first {
      lines[0] = start + first.dropFirst(start.count)
    } else {
      lines.insert(start, at: 0)
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
