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
    let names = OptionTable.all.map(\.name)
    #expect(Set(names).count == names.count)
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
    "Every option of alert stands exactly once in each document",
    arguments: OptionTable.options(of: .alert).map(\.name))
  func once(name: String) {
    func count(_ text: String, _ line: (Substring) -> Bool) -> Int {
      text.split(separator: "\n").count(where: line)
    }
    let roff = name.replacing("-", with: #"\-"#)
    #expect(count(HelpText.of(.alert)) { ($0 + " ").hasPrefix("  --\(name) ") } == 1)
    #expect(count(ManualPage.text) { $0.hasPrefix(#"\fB\-\-\#(roff)\fR"#) } == 1)
    #expect(count(BashCompletion.text) { $0.contains("'--\(name)|") } == 1)
    #expect(
      count(ZshCompletion.text) {
        $0.contains(")--\(name)[") || $0.hasPrefix("  '--\(name)[") || $0.contains("--\(name)=[")
      } == 1)
    #expect(count(FishCompletion.text) { $0.contains(" alert'") && $0.contains(" -l \(name) ") } == 1)
    #expect(count(ReadmeTables.text) { $0.hasPrefix("| `--\(name)`") || $0.hasPrefix("| `--\(name) ") } == 1)
  }

  @Test(
    "Every option that only card takes stands exactly once in each document",
    arguments: OptionTable.options(of: .card).filter { !$0.subcommands.contains(.alert) }.map(\.name))
  func onceOfCard(name: String) {
    func count(_ text: String, _ line: (Substring) -> Bool) -> Int {
      text.split(separator: "\n").count(where: line)
    }
    let roff = name.replacing("-", with: #"\-"#)
    #expect(count(HelpText.of(.card)) { ($0 + " ").hasPrefix("  --\(name) ") } == 1)
    #expect(count(HelpText.of(.alert)) { ($0 + " ").hasPrefix("  --\(name) ") } == 0)
    #expect(count(ManualPage.text) { $0.hasPrefix(#"\fB\-\-\#(roff)\fR"#) } == 1)
    #expect(count(BashCompletion.text) { $0.contains("'--\(name)|card|") } == 1)
    #expect(
      count(ZshCompletion.text) { $0.hasPrefix("  '--\(name)[") || $0.hasPrefix("  '--\(name)=[") } == 1)
    #expect(count(FishCompletion.text) { $0.contains(" card'") && $0.contains(" -l \(name) ") } == 1)
    #expect(count(FishCompletion.text) { $0.contains(" -l \(name) ") } == 1)
    #expect(count(ReadmeTables.text) { $0.hasPrefix("| `--\(name)`") || $0.hasPrefix("| `--\(name) ") } == 1)
  }

  @Test("The help of what asks has examples, sections and the exit statuses", arguments: Subcommand.asking)
  func parts(subcommand: Subcommand) {
    let lines = HelpText.of(subcommand).split(separator: "\n")
    let sections = OptionSection.allCases.map { Substring($0.rawValue) } + ["Exit status"]
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
      for line in text.split(separator: "\n") where line.contains(/dfdialog (alert|card)/) {
        #expect(
          line.firstMatch(of: /(alert|card|"|[a-z])\ +"\$/) == nil || line.contains("--title \"$"), "\(line)")
      }
    }
  }

  @Test("Later subcommands are not shown as if they worked")
  func onlyWhatWorks() {
    for document in GeneratedDocument.allCases {
      let later = /dfdialog (toast|sheet)|^(toast|sheet)\b/.ignoresCase()
      #expect(document.text.firstMatch(of: later) == nil)
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
