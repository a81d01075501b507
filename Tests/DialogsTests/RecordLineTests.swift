import Dialogs
import Testing
import TextScreen

/// The line that stays in the scrollback.
@Suite struct RecordLineTests {
  @Test(
    "It says what was asked and what came of it",
    arguments: [
      (Samples.delete, Outcome.chosen(0), "Delete article? · Delete"),
      (Samples.delete, .chosen(1), "Delete article? · Cancel"),
      (Samples.delete, .dismissed, "Delete article? · Cancel"),
      (Samples.delete, .timedOut, "Delete article? · no answer"),
      (Samples.note, .dismissed, "The backup is complete. · cancelled"),
    ])
  func text(_ alert: Alert, _ outcome: Outcome, _ line: String) {
    #expect(RecordLine.text(alert, outcome, repertoire: .unicode, columns: 80).description == line)
  }

  @Test("It fits on one line of any width; the answer is never crowded out by the title")
  func width() {
    let alert = Alert(
      title: Samples.bytes(String(repeating: "漢字 ", count: 40)),
      actions: [Action("Überschreiben und fortfahren", role: .default)])
    for repertoire in [Repertoire.unicode, .ascii] {
      for columns in 10...120 {
        let line = RecordLine.text(alert, .chosen(0), repertoire: repertoire, columns: columns)
        #expect(line.width <= columns)
        // `\u{DC}` and three dots have nine columns: in less the answer is not begun.
        let answer = repertoire == .unicode ? " · Ü" : columns / 2 < 9 ? " - ..." : " - \\u{DC}"
        #expect(line.description.contains(answer))
      }
    }
  }

  @Test("What is spelled is never cut in half", arguments: [Repertoire.unicode, .ascii])
  func spellings(repertoire: Repertoire) {
    let alert = Alert(
      title: Samples.bytes("a\u{202E}\u{1B}é"), actions: [Action("\u{2066}b\u{9B}\u{7F}", role: .default)])
    let whole: Set<String> = [
      "a", "b", " ", "·", "-", ".", "…", "é", "␛", "␡", "‹U+202E›", "‹U+2066›", "‹U+009B›", "^[", "^?",
      "\\u{202E}", "\\u{2066}", "\\u{9B}", "\\u{E9}",
    ]
    for columns in 1...60 {
      let line = RecordLine.text(alert, .chosen(0), repertoire: repertoire, columns: columns).description
      var rest = line[...]
      while let part = whole.first(where: rest.hasPrefix) { rest = rest.dropFirst(part.count) }
      #expect(rest.isEmpty, "\(line)")
    }
  }

  @Test("Nothing in it acts on the terminal, and in ASCII it is ASCII")
  func hostile() {
    let alert = Alert(title: Samples.bytes("a\r\nb\u{1B}[2J\u{202E}é") + [0xFF], actions: [])
    let unicode = RecordLine.text(alert, .dismissed, repertoire: .unicode, columns: 200).description
    #expect(unicode == "a⏎b␛[2J‹U+202E›é\u{FFFD} · cancelled")
    let ascii = RecordLine.text(alert, .dismissed, repertoire: .ascii, columns: 200).description
    #expect(ascii == "a^Jb^[[2J\\u{202E}\\u{E9}\\xFF - cancelled")
  }
}
