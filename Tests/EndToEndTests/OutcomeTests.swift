import TestSupport
import Testing

/// What each answer gives the caller, and what it leaves on the terminal.
@Suite struct OutcomeTests {
  @Test(
    "each way to answer has its status and its line on standard output",
    arguments: [
      (["\r"], 1, "cancel\n", "Delete article? · Cancel"),
      (["\t", "\r"], 3, "destructive\n", "Delete article? · Delete"),
      (["d", " "], 3, "destructive\n", "Delete article? · Delete"),
      (["y", "\r"], 3, "destructive\n", "Delete article? · Delete"),
      (["\u{1B}"], 1, "cancel\n", "Delete article? · Cancel"),
      (["n"], 1, "cancel\n", "Delete article? · Cancel"),
      (["c"], 1, "cancel\n", "Delete article? · Cancel"),
      (["\u{04}"], 1, "cancel\n", "Delete article? · Cancel"),
    ] as [([String], Int32, String, String)])
  func answers(keys: [String], status: Int32, output: String, record: String) throws {
    let stage = try Stage().waitForQuestion()
    for key in keys { try stage.press(key) }
    #expect(try stage.waitForExit() == .exited(status))
    #expect(stage.terminal.output == output)
    #expect(stage.terminal.errorOutput.isEmpty)
    #expect(stage.screen.text.filter { !$0.isEmpty } == [record])
  }

  @Test(
    "--print chooses what standard output says",
    arguments: [
      ("role", "destructive\n"), ("id", "drop\n"), ("label", "Drop it\n"), ("index", "2\n"), ("none", ""),
      ("json", #"{"role":"destructive","id":"drop","label":"Drop it","index":2}"# + "\n"),
    ])
  func prints(form: String, output: String) throws {
    let stage = try Stage([
      "alert", "Drop?", "--cancel", "Keep", "--destructive", "drop=Drop it", "--print", form,
    ]).waitForQuestion()
    try stage.press(Keys.tab, Keys.enter)
    #expect(try stage.waitForExit() == .exited(3))
    #expect(stage.terminal.output == output)
  }

  @Test(
    "a label is made safe for a terminal, and stays what it was for a pipe",
    arguments: [
      (PseudoTerminal.Stream.terminal, "C.UTF-8", "a␛]0;x␇‹U+202E›"),
      (.terminal, "C", #"a^[]0;x^G\u{202E}"#), (.pipe, "C.UTF-8", "a\u{1B}]0;x\u{7}\u{202E}"),
    ])
  func printedLabel(output: PseudoTerminal.Stream, locale: String, written: String) throws {
    let stage = try Stage(
      ["alert", "Q", "--default", "a\u{1B}]0;x\u{7}\u{202E}", "--print", "label", "--no-record"],
      environment: ["LC_ALL": locale], output: output
    ).waitForQuestion()
    try stage.press(Keys.enter)
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.screen.operatingSystemCommands.isEmpty)
    let text = output == .pipe ? stage.terminal.output : stage.screen.picture + "\n"
    #expect(text == written + "\n")
  }

  @Test("without actions there is OK, and Esc is still cancel")
  func acknowledges() throws {
    let yes = try Stage(["alert", "Done"]).waitForQuestion()
    try yes.press(Keys.enter)
    #expect(try yes.waitForExit() == .exited(0))
    #expect(yes.terminal.output == "default\n")
    let no = try Stage(["alert", "Done"]).waitForQuestion()
    try no.press(Keys.escape)
    #expect(try no.waitForExit() == .exited(1))
    #expect(no.terminal.output == "cancel\n")
  }

  @Test("a timeout is 124 and prints nothing; --on-timeout chooses")
  func timeouts() throws {
    let none = try Stage(Stage.alert + ["--timeout", "300ms"])
    #expect(try none.waitForExit() == .exited(124))
    #expect(none.terminal.output.isEmpty)
    #expect(none.screen.picture.contains("no answer"))
    let keep = try Stage(Stage.alert + ["--timeout", "300ms", "--on-timeout", "cancel"])
    #expect(try keep.waitForExit() == .exited(1))
    #expect(keep.terminal.output == "cancel\n")
  }

  @Test("--expect is 0 for the expected choice and 1 for every other, with nothing printed")
  func expectation() throws {
    let yes = try Stage(Stage.alert + ["--expect", "destructive"]).waitForQuestion()
    try yes.press(Keys.tab, Keys.enter)
    #expect(try yes.waitForExit() == .exited(0))
    #expect(yes.terminal.output.isEmpty)
    let no = try Stage(Stage.alert + ["--expect", "destructive"]).waitForQuestion()
    try no.press(Keys.enter)
    #expect(try no.waitForExit() == .exited(1))
    #expect(no.terminal.output.isEmpty)
  }

  @Test("--no-record leaves nothing; --screen gives the user's screen back")
  func leavesNothing() throws {
    let inline = try Stage(Stage.alert + ["--no-record"]).waitForQuestion()
    try inline.press(Keys.enter)
    #expect(try inline.waitForExit() == .exited(1))
    #expect(inline.screen.picture.isEmpty)
    let whole = try Stage(script: "printf 'one\\ntwo' >/dev/tty; ask --screen").waitForQuestion()
    #expect(whole.screen.isAlternate)
    try whole.press(Keys.enter)
    #expect(try whole.waitForExit() == .exited(1))
    #expect(whole.screen.picture == "one\ntwo")
  }

  @Test("the text to be typed, then the button; Enter in the field chooses nothing")
  func typed() throws {
    let stage = try Stage(Stage.alert + ["--type", "prod"]).waitForQuestion()
    try stage.press(Keys.enter, "p", "r", "o")
    try stage.press(Keys.enter)
    #expect(stage.terminal.isAlive)
    try stage.press("d", Keys.enter)
    // The Enter that led out of the field is deaf until it has been quiet for longer than a key repeats.
    try stage.waitForQuiet(milliseconds: 800)
    try stage.press(Keys.enter)
    #expect(try stage.waitForExit() == .exited(3))
  }

  @Test("arming counts from the first frame; until then the button does nothing")
  func armed() throws {
    let stage = try Stage(Stage.alert + ["--arm", "700ms"]).waitForQuestion("enabled in 1 s")
    try stage.press(Keys.tab, Keys.enter)
    #expect(try stage.waitForExit() == .exited(1))
    let later = try Stage(Stage.alert + ["--arm", "500ms"]).waitForQuestion()
    try later.terminal.wait("the arming") { _ in !later.screen.picture.contains("enabled in") }
    try later.press("d", Keys.enter)
    #expect(try later.waitForExit() == .exited(3))
  }

  @Test("a plain line answers in line mode, and a destructive one needs its number or whole label")
  func lines() throws {
    let stage = try Stage(environment: ["TERM": "dumb"]).waitForQuestion("cancels): ")
    try stage.press("Del\r", "?\r")
    #expect(stage.terminal.isAlive)
    try stage.press("Delete\r")
    #expect(try stage.waitForExit() == .exited(3))
    #expect(!stage.terminal.transcript.contains(0x1B))
    let end = try Stage(Stage.alert + ["--accessible"]).waitForQuestion("cancels): ")
    try end.press(Keys.endOfFile)
    #expect(try end.waitForExit() == .exited(1))
  }
}
