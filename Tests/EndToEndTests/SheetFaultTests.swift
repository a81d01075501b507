import Foundation
import TestSupport
import Testing

/// Sheets whose content is wrong or slow, and sheets that are disturbed.
@Suite struct SheetFaultTests {
  private static let down = "\u{1B}[B"

  @Test("content that cannot be shown is 64 with a reason, and the terminal is not touched")
  func unusable() throws {
    let cases: [(command: String, reason: String)] = [
      ("printf '' | sheet --choices -", "no choices (give some with '--choice' or '--choices')"),
      ("printf '\\n\\n' | sheet --choices -", "no choices (give some with '--choice' or '--choices')"),
      ("printf 'a\\nb\\0c\\n' | sheet --choices -", "line 2 holds a NUL byte"),
      ("printf '%70000d\\n' 1 | sheet --choices -", "line 1 is longer than 64 KiB"),
      ("echo a | sheet --choices - --selected b", "option '--selected' names no choice: 'b'"),
      ("echo a | sheet --choices - --multiple --min 2", "option '--min' is 2, but there is 1 choice"),
      ("sheet --choices /nonexistent", "cannot read the choices '/nonexistent': No such file or directory"),
      ("sheet --choices /", "cannot read the choices '/': Is a directory"),
      ("sheet --text /", "cannot read the text '/': Is a directory"),
      ("sheet --choices - </", "cannot read the content: Is a directory"),
      ("sheet --text - <&-", "cannot read the text: standard input is closed"),
      ("sheet --progress - <&-", "cannot read the progress: standard input is closed"),
      ("sheet --choice a --input b", "a sheet has one content, not 'choices' and 'fields'"),
    ]
    let script = cases.map { "\($0.command); echo $?" }.joined(separator: "\n")
    let stage = try Stage(script: "sheet() { \"$DFDIALOG\" sheet Title \"$@\"; }\n" + script)
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.terminal.output == String(repeating: "64\n", count: cases.count))
    let reasons = stage.terminal.errorOutput.split(separator: "\n").filter { $0.hasPrefix("dfdialog: ") }
    #expect(reasons == cases.map { "dfdialog: \($0.reason)" })
    #expect(stage.terminal.transcript.isEmpty)
  }

  @Test("what turns out later removes the list, which nobody has answered, and is 64 as well")
  func late() throws {
    let scratch = try Scratch()
    let stage = try Stage(
      script: """
        later() { until [ -e "$1" ]; do sleep 0.02; done; }
        cd '\(scratch.path)'
        { echo a; later 1; printf 'b\\0\\n'; later 2; } | "$DFDIALOG" sheet First --choices -; echo $?
        { echo a; later 2; } | "$DFDIALOG" sheet Second --choices - --selected b; echo $?
        """)
    try stage.waitForPicture("▸ a")
    try stage.waitForQuestion()
    scratch.touch("1")
    // It ends before its writer does.
    try stage.terminal.wait("the first reason") { $0.errorOutput.contains("NUL") }
    try stage.terminal.settle()
    stage.expectCleanTerminal()
    #expect(stage.screen.picture.isEmpty)
    scratch.touch("2")
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.screen.picture.isEmpty)
    #expect(stage.terminal.output == "64\n64\n")
    #expect(
      stage.terminal.errorOutput
        == "dfdialog: line 2 holds a NUL byte\ndfdialog: option '--selected' names no choice: 'b'\n")
  }

  @Test("choices are shown as they come, and can be chosen while more may come")
  func arriving() throws {
    let stage = try Stage(["sheet", "Pick", "--choices", "-"], input: .pipe)
    stage.terminal.sendInput("one\n\n")
    try stage.waitForPicture("▸ one")
    stage.terminal.sendInput("two\n\nthr")
    try stage.waitForPicture("  two")
    stage.terminal.sendInput("ee\n")
    try stage.waitForPicture("  three")
    try stage.press(Self.down, Self.down, Keys.enter)
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.terminal.output == "three\n")
  }

  @Test("Esc works at once while choices arrive without end, and their writer gets SIGPIPE")
  func endless() throws {
    let stage = try Stage(
      script: "yes | \"$DFDIALOG\" sheet Pick --choices - --no-record; echo \"${PIPESTATUS[@]}\"")
    try stage.terminal.wait("the list") { _ in
      stage.screen.picture.contains("▸ y") && stage.screen.picture.contains("esc cancel")
    }
    // It is never idle: what it does with the end of the frame is not to be seen.
    try stage.waitForQuiet(milliseconds: 60)
    stage.terminal.send(Keys.escape)
    #expect(try stage.expectEndWithinSecond() == .exited(0))
    stage.expectCleanTerminal()
    #expect(stage.terminal.output == "141 1\n")
    #expect(stage.terminal.errorOutput.isEmpty)
  }

  @Test("cancel says nothing, so that a trap for errors has nothing to add but its own")
  func shells() throws {
    let stage = try Stage(
      script: """
        trap 'echo "ERR $?"' ERR; c=$("$DFDIALOG" sheet Pick --choice a); echo "[$c]"
        c=$("$DFDIALOG" sheet Form --input a --input b); echo "not reached $c"
        """)
    try stage.waitForQuestion()
    stage.terminal.ignoreOutputSoFar()
    try stage.press(Keys.escape)
    try stage.waitForQuestion()
    try stage.press("x", Keys.enter, Keys.interrupt)
    #expect(try stage.waitForExit() == .signaled(SIGINT))
    #expect(stage.terminal.output == "ERR 1\n[]\n" && stage.terminal.errorOutput.isEmpty)
  }

  @Test("where nobody can be asked only what is complete is accepted, and a command runs all the same")
  func unattended() throws {
    let cases: [(command: String, output: String)] = [
      ("--secret k=K --value hush --input a=A --unattended accept", "k=hush\na=\n0\n"),
      ("--input a=A --required --unattended accept", "69\n"), ("--choice a --unattended accept", "69\n"),
      ("--choice a --choice b --selected b --unattended accept", "b\n0\n"),
      ("--choices - --selected q --unattended accept", "64\n"), ("--choice a --unattended cancel", "1\n"),
      ("--choice a --destructive-choice b --unattended default", "69\n"), ("--choice a", "69\n"),
      ("--text /dev/null --unattended accept", "0\n"), ("--run -- sh -c 'echo out; exit 4'", "4\n"),
    ]
    let script = cases.map { "echo a | \"$DFDIALOG\" sheet Title \($0.command); echo $?" }
    let stage = try Stage(
      command: ["bash", "-c", script.joined(separator: "\n")], environment: ["DFDIALOG": Stage.program],
      job: .detached)
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.terminal.output == cases.map(\.output).joined())
    let errors = stage.terminal.errorOutput
    #expect(errors.contains("\nout\n") && errors.contains("A: required") && !errors.contains("hush"))
    #expect(stage.terminal.transcript.isEmpty)
  }

  // MARK: Disturbed

  @Test(
    "twenty sizes later a list and a form are what they were, and answer",
    arguments: [
      (["--choice", "one", "--choice", "two", "--choice", "three"], [down], "▸ two", "two\n"),
      (
        ["--input", "a=Name", "--input", "b=Other", "--value", "o"], ["x", "y"], "▸ Name    xy", "a=xy\nb=o\n"
      ),
    ] as [([String], [String], String, String)])
  func resized(options: [String], keys: [String], text: String, output: String) throws {
    let stage = try Stage(["sheet", "Title"] + options).waitForQuestion()
    for key in keys { try stage.press(key) }
    var generator = SeededGenerator()
    let seed = generator.seed
    for step in 0..<20 {
      stage.terminal.resize(
        columns: step == 9 ? 1 : Int.random(in: 1...100, using: &generator),
        rows: step == 9 ? 1 : Int.random(in: 1...30, using: &generator))
      try stage.waitForQuiet(milliseconds: 10)
    }
    stage.terminal.resize(columns: 80, rows: 24)
    try stage.waitForQuiet(milliseconds: 200)
    try stage.press("\u{0C}")
    #expect(stage.screen.picture.contains(text), "SEED=\(seed)")
    try stage.press(Keys.enter)
    if text.contains("Name") {
      try stage.waitForQuiet(milliseconds: 260)
      try stage.press(Keys.enter)
    }
    #expect(try stage.waitForExit() == .exited(0), "SEED=\(seed)")
    #expect(stage.terminal.output == output, "SEED=\(seed)")
  }

  @Test("Ctrl-Z and fg keep what was typed and what was chosen")
  func suspended() throws {
    let scratch = try Scratch()
    let stage = try Stage.interactiveShell()
    try stage.type(
      "\"$DFDIALOG\" sheet Form --input Name --secret Key --no-record\r", until: "esc cancel")
    try stage.press("t", "y", Keys.tab, "hu", "sh")
    stage.terminal.send(Keys.suspend)
    try stage.terminal.waitForText("Stopped")
    #expect(stage.screen.modes.isSuperset(of: [7, 25]))
    try stage.type("fg\r", until: "esc cancel")
    #expect(stage.screen.picture.contains("Name   ty") && stage.screen.picture.contains("Key    ••••"))
    // All this was so fast that Enter would pass for the end of pasted text.
    try stage.waitForQuiet(milliseconds: 260)
    try stage.press(Keys.enter)
    try stage.waitForQuestion("Key=hush")
    try stage.type(
      "\"$DFDIALOG\" sheet Pick --multiple --choice a --choice b --choice c >'\(scratch["chosen"])'\r",
      until: "esc cancel")
    try stage.press(" ", Self.down, Self.down)
    stage.terminal.send(Keys.suspend)
    try stage.terminal.waitForText("Stopped")
    try stage.type("fg\r", until: "esc cancel")
    #expect(stage.screen.picture.contains("◉ a") && stage.screen.picture.contains("▸ ○ c"))
    stage.terminal.ignoreOutputSoFar()
    try stage.press(" ", Keys.enter)
    try stage.waitForQuestion("prompt$ ")
    try stage.type("cat '\(scratch["chosen"])'\r", until: "c")
    #expect(scratch.text("chosen") == "a\nc\n")
    stage.terminal.send("exit\r")
    try stage.waitForExit(leavesTerminal: false)
  }

  @Test("one sheet at a time has the terminal: another waits, or is 69 where it must not")
  func turns() throws {
    let stage = try Stage.director()
    stage.order("\"$DFDIALOG\" sheet First --choice a & first=$!")
    try stage.waitForQuestion()
    stage.order("\"$DFDIALOG\" sheet Second --input b --no-wait; echo second=$?")
    try stage.terminal.wait("the refusal") { $0.output.contains("second=69") }
    stage.order("echo | \"$DFDIALOG\" sheet Third --progress - --no-wait; echo third=$?")
    try stage.terminal.wait("the refusal") { $0.output.contains("third=69") }
    #expect(stage.screen.picture.contains("First") && !stage.screen.picture.contains("Second"))
    try stage.press(Keys.enter)
    stage.order("wait $first; echo first=$?; exit")
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.terminal.output == "second=69\nthird=69\na\nfirst=0\n")
  }

  @Test("a list in plain lines takes numbers, repeats itself, and cancels")
  func lines() throws {
    let stage = try Stage(
      ["sheet", "Pick", "--choices", "-", "--multiple", "--accessible"],
      input: .text("one\n\nt\ttwo\nthree\n")
    ).waitForQuestion("cancels): ")
    try stage.press("?\r", "9\r")
    #expect(stage.screen.picture.components(separatedBy: "  2. two").count == 3)
    try stage.press("1-2\r")
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.terminal.output == "one\nt\n" && !stage.terminal.transcript.contains(0x1B))
  }
}
