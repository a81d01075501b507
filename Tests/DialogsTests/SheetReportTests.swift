import Testing
import TextScreen

@testable import Dialogs

/// What is said of a sheet outside it: the record line, and lines of a log.
@Suite struct SheetReportTests {
  @Test(
    "A service finds no command in a line of a progress",
    arguments: [
      ("::error::x", ": :error::x"), ("  ::add-mask::x", "  : :add-mask::x"), ("##[error]x", "## [error]x"),
      ("##teamcity[x]", "## teamcity[x]"), ("a::b 40 %", "a::b 40 %"), ("", ""), (":", ":"),
    ])
  func harmless(_ line: String, _ shown: String) {
    #expect(ToastAnnotation.harmless(SafeText(line)).description == shown)
  }

  @Test("The record says what was chosen, or how a command has failed")
  func record() {
    let alert = Alert(title: Array("Copy".utf8), actions: SheetSamples.actions)
    func text(_ outcome: Outcome, _ labels: [String] = [], status: Int? = nil) -> String {
      let chosen = labels.map { SheetValues.Chosen(number: 1, id: nil, label: Array($0.utf8)) }
      return RecordLine.text(
        alert, outcome, values: labels.isEmpty ? .none : .choices(chosen), commandStatus: status,
        repertoire: .unicode, columns: 80
      ).description
    }
    #expect(text(.chosen(0), ["red"]) == "Copy · red")
    #expect(text(.chosen(0), ["red", "green", "blue"]) == "Copy · red and 2 more")
    #expect(text(.chosen(1), ["red"]) == "Copy · Cancel")
    #expect(text(.finished) == "Copy · done")
    #expect(text(.finished, status: 0) == "Copy · done")
    #expect(text(.finished, status: 9) == "Copy · exit status 9")
  }

  @Test("Enter in one read with the end of pasted text is a part of it")
  func pasteWithLineEnd() {
    let list = SheetSamples.list(SheetSamples.choices("one", "two"))
    #expect(Play.verdict(list, [.read(Bytes.paste("x") + "\r")]) == "open")
    #expect(Play.verdict(list, [.paste("x"), "\r"]) == "Choose")
  }
}
