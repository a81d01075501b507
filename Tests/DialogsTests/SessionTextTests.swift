import Dialogs
import TestSupport
import Testing
import TextScreen

/// Destructive actions behind a text that must be typed (safety rule 7).
@Suite struct SessionTextTests {
  private static func dialog(_ text: String = "prod", alert: Alert = Samples.delete) -> AlertDialog {
    Samples.dialog(alert, guards: Guards(text: Samples.bytes(text)))
  }

  /// Every character in a read of its own, as keys are typed.
  private static func typed(_ text: String) -> [Step] {
    text.unicodeScalars.map { .read(String($0)) }
  }

  @Test(
    "Enter moves to the button when the text matches, and does nothing before",
    arguments: [
      ScriptLine(typed("prod") + ["\r", .pause(800), "\r"], "Delete"),
      ScriptLine(typed("prod") + ["\r"], "open"),
      // The Enter that left the field may be held down: it is deaf until it has been quiet for long enough.
      ScriptLine(typed("prod") + ["\r", .pause(690), "\r"], "open"),
      ScriptLine(typed("prod") + ["\r", .pause(500), "\r", .pause(240), "\r"], "open"),
      ScriptLine(typed("prod") + ["\t", "\t", .pause(200), "\r"], "Delete"),
      ScriptLine(typed("prod") + ["\t", .pause(200), "\r"], "Cancel"),
      ScriptLine(["\r", .pause(400), "\r"], "open"),
      ScriptLine(typed("pro") + ["\r", .pause(400), "\r"], "open"),
      ScriptLine(typed("prodd") + ["\r", .pause(400), "\r"], "open"),
      ScriptLine(typed("Prod") + ["\r", .pause(400), "\r"], "open"),
      ScriptLine(typed(" prod") + ["\r", .pause(400), "\r"], "open"),
      ScriptLine(typed("prod ") + ["\r", .pause(400), "\r"], "open"),
      ScriptLine(typed("ｐrod") + ["\r", .pause(400), "\r"], "open"),
      ScriptLine(typed("pro\u{200B}d") + ["\r", .pause(400), "\r"], "open"),
      // Edited until it is right, or no longer.
      ScriptLine(typed("prodx") + ["\u{7F}", "\r", .pause(800), "\r"], "Delete"),
      ScriptLine(typed("rod") + [.read(Bytes.home), "p", "\r", .pause(800), "\r"], "Delete"),
      ScriptLine(
        typed("xprod") + [.read(Bytes.home), .read("\u{1B}[3~"), "\r", .pause(800), "\r"], "Delete"),
      ScriptLine(typed("prd") + [.left, "o", "\r", .pause(800), "\r"], "Delete"),
      ScriptLine(typed("no way prod") + ["\u{15}"] + typed("prod") + ["\r", .pause(800), "\r"], "Delete"),
      ScriptLine(typed("prod x") + ["\u{17}", "\u{7F}", "\r", .pause(800), "\r"], "Delete"),
      ScriptLine(typed("prodxy") + [.left, .left, "\u{B}", "\r", .pause(800), "\r"], "Delete"),
    ])
  func match(_ line: ScriptLine) {
    #expect(Play.verdict(Self.dialog(), line.script) == line.verdict)
  }

  @Test(
    "Letters are text in the field, and act again on the buttons",
    arguments: [
      ScriptLine(["y"], "open"), ScriptLine(["n"], "open"), ScriptLine(["c"], "open"),
      ScriptLine(["d"], "open"),
      ScriptLine([" "], "open"), ScriptLine(["h", "l"], "open"),
      ScriptLine([.escape], "dismissed"), ScriptLine(["\u{4}"], "dismissed"),
      ScriptLine(["\t", "n"], "Cancel"), ScriptLine(["\t", "c"], "Cancel"),
      ScriptLine(["\t", "\r"], "Cancel"),
      ScriptLine(["\t", "d", .pause(200), "\r"], "Cancel"),
      ScriptLine(["\t", "y", .pause(200), "\r"], "Cancel"),
      ScriptLine(["\t", "\t", "\r"], "open"),
    ])
  func letters(_ line: ScriptLine) {
    #expect(Play.verdict(Self.dialog(), line.script) == line.verdict)
  }

  @Test("The text is compared scalar for scalar: é is not e with an accent")
  func canonicalEquivalence() {
    let end: [Step] = ["\r", .pause(800), "\r"]
    let composed = "caf\u{E9}"
    let decomposed = "cafe\u{301}"
    #expect(composed == decomposed, "Swift holds them equal")
    for (wanted, given, verdict) in [
      (composed, composed, "Delete"), (decomposed, decomposed, "Delete"), (composed, decomposed, "open"),
      (decomposed, composed, "open"),
    ] {
      #expect(Play.verdict(Self.dialog(wanted), Self.typed(given) + end) == verdict)
      #expect(Play.verdict(Self.dialog(wanted), [.paste(given)] + end) == verdict)
    }
  }

  @Test("A paste goes into the field; its line ends never submit")
  func paste() {
    let end: [Step] = ["\r", .pause(800), "\r"]
    #expect(Play.verdict(Self.dialog(), [.paste("prod")] + end) == "Delete")
    #expect(Play.verdict(Self.dialog(), [.paste("prod\r")] + end) == "open")
    #expect(Play.verdict(Self.dialog(), [.paste("prod\n\n\n")]) == "open")
    #expect(Play.verdict(Self.dialog(), [.paste("pr"), .paste("od")] + end) == "Delete")
  }

  @Test("Text pasted without marks goes into the field as well; line ends behind it are lost")
  func burst() {
    let end: [Step] = [.pause(300), "\r", .pause(800), "\r"]
    #expect(Play.verdict(Self.dialog(), ["prod"] + end) == "Delete")
    #expect(Play.verdict(Self.dialog(), ["prod\r"]) == "open")
    #expect(Play.verdict(Self.dialog(), ["prod\r\r\r"]) == "open")
    #expect(Play.verdict(Self.dialog(), ["prod\r", "\r", "\r"]) == "open")
  }

  @Test("What is typed fast is not lost: a burst leaves the field open for text")
  func fastTyping() {
    let end: [Step] = [.pause(300), "\r", .pause(800), "\r"]
    let typed: [Step] = ["prod", "uct", .pause(100), "i", .pause(100), "on"]
    #expect(Play.verdict(Self.dialog("production"), typed + end) == "Delete")
  }

  @Test("Enter held down from the field on does not choose", arguments: KeyRepeat.profiles)
  func heldEnter(_ profile: KeyRepeat) {
    var script = Self.typed("prod")
    var past = 0
    for moment in profile.moments(through: profile.delay + 1000) {
      script += [.pause(moment - past), "\r"]
      past = moment
    }
    #expect(Play.verdict(Self.dialog(), script) == "open")
  }

  @Test("The field takes in at most 4096 characters")
  func limit() {
    var play = Play(Self.dialog(String(repeating: "a", count: 4096)))
    play.run([.paste(String(repeating: "a", count: 5000)), "\r", .pause(800), "\r", .pause(200)])
    #expect(play.verdict == "Delete")
    play.finish()
    #expect(play.screen.unknownSequences == [])
  }

  @Test("What is typed is drawn safely, and the cursor stands behind it")
  func drawing() {
    var play = Play(Self.dialog())
    play.run([.paste("a\u{202E}b\u{9B}c漢")])
    let text = "a‹U+202E›bc漢"
    let place = play.place(of: text)
    #expect(place?.row == play.screen.cursor.row + 1)
    #expect(place.map { $0.column + text.count } == play.screen.cursor.column, "one of them is wide")
    #expect(play.screen.cursorIsVisible)
  }

  @Test("A text that is longer than the field keeps the caret in sight")
  func longText() {
    var play = Play(Samples.dialog(Samples.delete, guards: Guards(text: [65]), columns: 24), columns: 24)
    play.run([.paste(String(repeating: "x", count: 100) + "END")])
    #expect(play.place(of: "xEND") != nil)
    play.expectFrame()
    play.run([.read(Bytes.home)])
    #expect(play.screen.cursorIsVisible)
    play.expectFrame()
  }
}
