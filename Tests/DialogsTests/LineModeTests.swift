import Dialogs
import Testing
import TextScreen

/// Questions in plain lines: what is typed, and what comes of it.
@Suite struct LineModeTests {
  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  /// Types lines and tells the verdict.
  private static func verdict(
    _ alert: Alert, _ lines: [String], guards: Guards = Guards(), at elapsed: Duration = .seconds(1)
  ) -> String {
    var mode = LineMode(alert, guards: guards, repertoire: .unicode)
    for line in lines { _ = mode.receive(bytes(line), at: elapsed) }
    return switch mode.ending?.outcome {
    case nil: "open"
    case .chosen(let index): String(decoding: alert.actions[index].label, as: UTF8.self)
    case .dismissed: "dismissed"
    case .finished: "finished"
    case .timedOut: "timed out"
    }
  }

  @Test("The question is plain text: no movement, no colour")
  func start() {
    let mode = LineMode(Samples.delete, timeout: Timeout(.seconds(30)), repertoire: .unicode)
    #expect(
      String(decoding: mode.start(), as: UTF8.self) == """
        Delete article?
        This removes all revisions.

          1. Delete (destructive)
          2. Cancel (cancel)

        Without an answer this closes in 30 s.
        Number or label (? repeats, n cancels):\u{20}
        """)
  }

  @Test("The severity is a word")
  func severity() {
    let alert = Alert(title: Self.bytes("Disk full"), severity: .error)
    let text = String(decoding: LineMode(alert, repertoire: .ascii).start(), as: UTF8.self)
    #expect(text.hasPrefix("error: Disk full\n"))
  }

  @Test(
    "A number, an ID or the whole label chooses; a destructive action needs its number or label",
    arguments: [
      (["1"], "Don't Save"), (["2"], "Save"), (["3"], "Cancel"), (["save"], "Save"), (["Save"], "Save"),
      (["Cancel"], "Cancel"), (["Don't Save"], "Don't Save"), (["discard"], "open"), (["d"], "open"),
      (["SAVE"], "open"), (["sav"], "open"), (["0"], "open"), (["4"], "open"), (["-1"], "open"),
      (["01"], "open"),
      (["1."], "open"), (["y"], "open"), (["yes"], "open"), ([""], "open"), ([" "], "open"),
      ([" 2 "], "Save"), (["2\r"], "Save"), (["\t2"], "Save"), (["n"], "Cancel"), (["N"], "Cancel"),
      (["no"], "open"), (["?"], "open"), (["\u{1B}"], "dismissed"), (["1\u{1B}"], "dismissed"),
      (["\u{1B}[A"], "dismissed"), (["discard", "1"], "Don't Save"), (["", "x", "?", "2"], "Save"),
      (["2", "1"], "Save"), (["default"], "open"), (["destructive"], "open"),
    ])
  func choosing(_ lines: [String], _ verdict: String) {
    #expect(Self.verdict(Samples.save, lines) == verdict)
  }

  @Test("What could mean several actions chooses none of them")
  func ambiguous() {
    let alert = Alert(
      title: [65],
      actions: [
        Action(id: "2", "Wipe", role: .destructive), Action(id: "keep", "Keep", role: .default),
        Action("keep", role: .default), Action("1", role: .cancel),
      ])
    #expect(Self.verdict(alert, ["2"]) == "open")
    #expect(Self.verdict(alert, ["1"]) == "open")
    #expect(Self.verdict(alert, ["keep"]) == "open")
    #expect(Self.verdict(alert, ["Keep"]) == "Keep")
    #expect(Self.verdict(alert, ["Wipe"]) == "Wipe")
    #expect(Self.verdict(alert, ["3"]) == "keep")
    #expect(Self.verdict(alert, ["4"]) == "1")
  }

  @Test("n is cancel; where it is the name of something else as well, it is nothing")
  func cancel() {
    #expect(Self.verdict(Samples.note, ["n"]) == "dismissed")
    let alert = Alert(title: [65], actions: [Action("n", role: .default), Action("x", role: .cancel)])
    #expect(Self.verdict(alert, ["n"]) == "open")
    #expect(Self.verdict(alert, ["1"]) == "n")
  }

  @Test(
    "The text that guards a destructive action is typed on a line of its own, scalar for scalar",
    arguments: [
      (["1"], "open"), (["1", "prod"], "Delete"), (["Delete", "prod"], "Delete"), (["prod"], "open"),
      (["prod", "1"], "open"), (["1", "Prod"], "open"), (["1", "prod "], "open"), (["1", ""], "open"),
      (["1", "x", "prod"], "open"), (["1", "x", "1", "prod"], "Delete"), (["1", "1", "prod"], "open"),
      (["1", "\u{1B}"], "dismissed"), (["1", "n", "n"], "Cancel"), (["2"], "Cancel"),
    ])
  func typing(_ lines: [String], _ verdict: String) {
    #expect(Self.verdict(Samples.delete, lines, guards: Guards(text: Self.bytes("prod"))) == verdict)
  }

  @Test("é is not e with an accent")
  func canonicalEquivalence() {
    let guards = Guards(text: Self.bytes("caf\u{E9}"))
    #expect(Self.verdict(Samples.delete, ["1", "cafe\u{301}"], guards: guards) == "open")
    #expect(Self.verdict(Samples.delete, ["1", "caf\u{E9}"], guards: guards) == "Delete")
  }

  @Test("An early answer is refused, in words that say how long")
  func arm() {
    let guards = Guards(arm: .seconds(3))
    #expect(Self.verdict(Samples.delete, ["1"], guards: guards, at: .milliseconds(2999)) == "open")
    #expect(Self.verdict(Samples.delete, ["2"], guards: guards, at: .zero) == "Cancel")
    #expect(Self.verdict(Samples.delete, ["1"], guards: guards, at: .seconds(3)) == "Delete")
    var mode = LineMode(Samples.delete, guards: guards, repertoire: .unicode)
    let text = String(decoding: mode.receive(Self.bytes("1"), at: .seconds(1)), as: UTF8.self)
    #expect(text.hasPrefix("Delete is enabled in 2 s.\n"))
  }

  @Test("A message that was cut disables the destructive action")
  func truncated() {
    let alert = Alert(title: [65], message: [66], isTruncated: true, actions: Samples.save.actions)
    #expect(Self.verdict(alert, ["1"]) == "open")
    #expect(Self.verdict(alert, ["2"]) == "Save")
    #expect(Self.verdict(alert, ["1"], guards: Guards(allowTruncated: true)) == "Don't Save")
  }

  @Test("Printed text counts as read")
  func readAll() {
    #expect(Self.verdict(Samples.long, ["1"], guards: Guards(readAll: true)) == "Erase")
  }

  @Test("? repeats the whole question")
  func repetition() {
    var mode = LineMode(Samples.save, repertoire: .unicode)
    #expect(mode.receive(Self.bytes("?"), at: .zero) == mode.start())
  }

  @Test("The end of input is cancel, whatever was typed before it")
  func endOfInput() {
    var mode = LineMode(Samples.delete, guards: Guards(text: [97]), repertoire: .unicode)
    _ = mode.receive(Self.bytes("1"), at: .zero)
    _ = mode.receiveEndOfInput()
    #expect(mode.ending?.outcome == .dismissed)
    #expect(mode.ending?.cause == .endOfFile)
    #expect(mode.receive([97], at: .zero) == [])
    #expect(mode.ending?.outcome == .dismissed)
  }

  @Test("A timeout chooses nothing but what it is told, and never a destructive action")
  func timeout() {
    for (action, outcome) in [(nil, Outcome.timedOut), (0, .timedOut), (1, .chosen(1)), (2, .chosen(2))] {
      var mode = LineMode(
        Samples.save, timeout: Timeout(.seconds(2), action: action), repertoire: .unicode)
      #expect(mode.nextChange == .seconds(2))
      #expect(mode.advance(to: .milliseconds(1999)) == [])
      #expect(mode.ending == nil)
      #expect(mode.advance(to: .seconds(2)) != [])
      #expect(mode.ending?.outcome == outcome)
    }
  }

  @Test("What is typed is shown safely, and in ASCII where the terminal has no more")
  func hostile() {
    var mode = LineMode(Samples.save, repertoire: .ascii)
    let reply = mode.receive(Self.bytes("\u{9B}2J\u{202E}é\u{7}") + [0xFF], at: .zero)
    #expect(reply.allSatisfy { (0x20..<0x7F).contains($0) || $0 == 10 })
    let alert = Alert(
      title: Self.bytes("caf\u{E9}\u{1B}[2J"), message: [0xFF, 10, 0xC3],
      actions: [Action("\u{202E}X", role: .default)])
    let text = LineMode(alert, repertoire: .ascii).start()
    #expect(text.allSatisfy { (0x20..<0x7F).contains($0) || $0 == 10 })
    #expect(String(decoding: text, as: UTF8.self).contains("caf\\u{E9}^[[2J"))
  }
}
