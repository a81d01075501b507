import Dialogs

/// The tables of the README, in Markdown, each between two marks that tell where it goes.
public enum ReadmeTables {
  /// The tables with their names, without the marks.
  public static var blocks: [(name: String, text: String)] {
    [
      ("options alert", options(of: .alert)),
      ("options card", options(of: .card)),
      ("options sheet", options(of: .sheet)),
      ("options toast", options(of: .toast)),
      ("keys", keys),
      ("exit statuses", statuses),
      ("environment", environment),
    ]
  }

  /// All tables with their marks.
  static var text: String {
    blocks.map { "<!-- generated: \($0.name) -->\n\($0.text)<!-- end -->\n" }.joined(separator: "\n")
  }

  /// The options of a subcommand that none before it takes.
  private static func options(of subcommand: Subcommand) -> String {
    var text = ""
    for section in OptionSection.allCases {
      let rows = OptionTable.options(of: subcommand).filter { $0.section == section }
        .filter { $0.subcommands.first == subcommand }
        .map { ["`\($0.usage)`", $0.isRepeatable ? "\($0.summary); repeatable" : $0.summary] }
      if !rows.isEmpty { text += (text.isEmpty ? "" : "\n") + table([section.rawValue, ""], Array(rows)) }
    }
    return text
  }

  private static var keys: String {
    let rows = KeyBinding.all.map { [$0.names.joined(separator: " "), $0.summary, $0.condition] }
    return table(["Key", "Action", "When"], rows)
  }

  private static var statuses: String {
    let rows = ExitStatusTable.rows.map { [$0.number, $0.meaning, $0.output] }
    return table(["Status", "Meaning", "Standard output"], rows)
  }

  private static var environment: String {
    table(["Variable", "Effect"], EnvironmentTable.rows.map { ["`\($0.name)`", $0.summary] })
  }

  private static func table(_ heads: [String], _ rows: [[String]]) -> String {
    let rules = heads.map { _ in "---" }
    return ([heads, rules] + rows).map { line($0) }.joined()
  }

  // A bar would end the cell, even between backticks.
  private static func line(_ cells: [String]) -> String {
    let cells = cells.map { $0.map { $0 == "|" ? #"\|"# : String($0) }.joined() }
    return "| " + cells.joined(separator: " | ") + " |\n"
  }
}
