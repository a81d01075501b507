import Foundation
import Testing

@testable import DialogCommand

/// The package's folder.
let package = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

private func contents(_ path: String) -> String? {
  try? String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
}

@Suite("Tables and documents")
struct DocumentTests {
  @Test("Options have unique, legal names and summaries without a full stop")
  func table() {
    for subcommand in Subcommand.allCases {
      let names = OptionTable.options(of: subcommand).map(\.name)
      #expect(Set(names).count == names.count)
    }
    for option in OptionTable.all {
      #expect(option.name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
      #expect(option.summary.first?.isUppercase == true && !option.summary.hasSuffix("."), "\(option.name)")
      #expect(option.discussion.isEmpty || option.discussion.hasSuffix("."), "\(option.name)")
    }
  }

  @Test("Every option that a text names exists")
  func references() {
    let texts =
      OptionTable.all.flatMap { [$0.summary, $0.discussion] } + Subcommand.allCases.flatMap(\.discussion)
      + EnvironmentTable.rows.map(\.summary) + ExitStatusTable.rows.map(\.meaning)
    for text in texts {
      for match in text.matches(of: /--([a-z-]+)/) where match.1 != "option" {
        #expect(OptionTable.all.contains { $0.name == match.1 }, "\(text)")
      }
    }
  }

  @Test("Every exit status is explained once")
  func statuses() {
    #expect(ExitStatusTable.rows.compactMap(\.status) == ExitStatus.allCases)
  }

  @Test(
    "Every option stands in the help of what takes it, and each row of the table once in every other document",
    arguments: Subcommand.drawing.flatMap { of in OptionTable.options(of: of).map { (of, $0.name) } })
  func once(subcommand: Subcommand, name: String) {
    func count(_ text: String, _ line: (Substring) -> Bool) -> Int {
      text.split(separator: "\n").count(where: line)
    }
    let rows = OptionTable.all.filter { $0.name == name }
    let roff = name.replacing("-", with: #"\-"#)
    #expect(count(HelpText.of(subcommand)) { ($0 + " ").hasPrefix("  --\(name) ") } == 1)
    #expect(count(ManualPage.text) { $0.hasPrefix(#"\fB\-\-\#(roff)\fR"#) } == rows.count)
    #expect(count(BashCompletion.text) { $0.contains("'--\(name)|") } == rows.count)
    #expect(
      count(ZshCompletion.text) {
        $0.contains(")--\(name)[") || $0.hasPrefix("  '--\(name)[") || $0.contains("--\(name)=[")
      } == rows.count)
    let place = OptionTable.option(name.utf8, of: subcommand)?.section == .information ? "count 2" : "of"
    let start = "complete -c dfdialog -n '__dfdialog_\(place) \(subcommand.rawValue)' -l \(name) "
    #expect(count(FishCompletion.text) { $0.hasPrefix(start) } == 1)
    #expect(
      count(ReadmeTables.text) { $0.hasPrefix("| `--\(name)`") || $0.hasPrefix("| `--\(name) ") }
        == rows.count)
  }

  @Test("The help of what draws has examples, sections and the exit statuses", arguments: Subcommand.drawing)
  func parts(subcommand: Subcommand) {
    let lines = HelpText.of(subcommand).split(separator: "\n")
    let options = Array(OptionTable.options(of: subcommand))
    let sections =
      OptionSection.allCases.filter { section in options.contains { $0.section == section } }
      .map { Substring($0.rawValue) } + ["Exit status"]
    #expect(lines.filter(sections.contains) == sections)
    #expect(lines.contains { $0.hasPrefix("  dfdialog \(subcommand.rawValue) \"") })
    #expect(ManualPage.text.contains("\n.SH \(subcommand.rawValue.uppercased())\n"))
  }

  @Test("Help keeps to 80 columns")
  func columns() {
    for text in [HelpText.overview] + Subcommand.allCases.map(HelpText.of) {
      for line in text.split(separator: "\n") { #expect(line.count <= 80 && line.last != " ", "\(line)") }
    }
  }

  @Test("No document gives a variable as a bare word, which could be read as an option")
  func variables() {
    let texts =
      GeneratedDocument.allCases.filter { $0 == .man || $0 == .readme }.map(\.text)
      + [contents("README.md")].compactMap { $0 }
    for text in texts + Subcommand.allCases.map(HelpText.of) {
      for line in text.split(separator: "\n") where line.contains(/dfdialog (alert|card|sheet|toast)/) {
        #expect(
          line.firstMatch(of: /(alert|card|sheet|toast|"|[a-z])\ +"\$/) == nil
            || line.contains(/--(title|text) "\$/), "\(line)")
      }
    }
  }

  @Test(
    "Generated files are current",
    arguments: [
      (GeneratedDocument.man, "man/dfdialog.1"), (.bash, "completions/dfdialog.bash"),
      (.zsh, "completions/_dfdialog"), (.fish, "completions/dfdialog.fish"),
    ])
  func current(document: GeneratedDocument, path: String) {
    #expect(
      contents(path) == document.text,
      "renew it: swift run dfdialog --generate \(document.rawValue) > \(path)")
  }

  @Test(
    "The tables of the README are current",
    .enabled(if: contents("README.md") != nil, "there is no README.md"))
  func readme() throws {
    let readme = try #require(contents("README.md"))
    for block in ReadmeTables.blocks {
      #expect(
        readme.contains("<!-- generated: \(block.name) -->\n\(block.text)<!-- end -->"),
        "renew it from: swift run dfdialog --generate readme")
    }
  }
}
