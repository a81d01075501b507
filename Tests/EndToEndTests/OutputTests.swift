import Foundation
import TestSupport
import Testing

/// Standard output and input: what is written there, what is read from there, and what never is.
@Suite struct OutputTests {
  @Test(
    "--print has its forms for every role, with and without IDs",
    arguments: [
      ("role", ["default", "destructive", "cancel"]), ("id", ["default", "drop", "cancel"]),
      ("label", ["Go on", "Drop it", "Stop"]), ("index", ["1", "2", "3"]), ("none", []),
      (
        "json",
        [
          #"{"role":"default","id":null,"label":"Go on","index":1}"#,
          #"{"role":"destructive","id":"drop","label":"Drop it","index":2}"#,
          #"{"role":"cancel","id":null,"label":"Stop","index":3}"#,
        ]
      ),
    ])
  func forms(form: String, lines: [String]) throws {
    // Focus begins on cancel, the last one; Tab goes round.
    let ways: [([String], Int32)] = [([Keys.tab], 0), ([Keys.tab, Keys.tab], 3), ([], 1)]
    for (index, (moves, status)) in ways.enumerated() {
      let stage = try Stage([
        "alert", "Q", "--default", "Go on", "--destructive", "drop=Drop it", "--cancel", "Stop", "--print",
        form,
      ]).waitForQuestion()
      for key in moves + [Keys.enter] { try stage.press(key) }
      #expect(try stage.waitForExit() == .exited(status))
      #expect(stage.terminal.output == (lines.isEmpty ? "" : lines[index] + "\n"))
    }
  }

  @Test("an ID and a label come back byte for byte, whatever is drawn for them")
  func bytes() throws {
    let label: [UInt8] = Array("caf".utf8) + [0xC3, 0x1B] + Array("[2J".utf8)
    let arguments =
      [Array(Stage.program.utf8)] + ["alert", "Q", "--print", "label", "--default"].map { Array($0.utf8) }
    let terminal = try PseudoTerminal(path: Stage.program, arguments: arguments + [label])
    try terminal.waitForText("esc cancel")
    terminal.send(Keys.enter)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.outputBytes == label + [10])
  }

  @Test(
    "nothing is drawn on the standard descriptors, wherever they lead",
    arguments: [">/dev/null", "2>/dev/null", "</dev/null", "</dev/null >/dev/null 2>&1"])
  func redirected(redirection: String) throws {
    let stage = try Stage(script: "ask \(redirection); echo $? >&2").waitForQuestion()
    try stage.press(Keys.tab, Keys.enter)
    try stage.waitForExit()
    #expect(stage.terminal.errorOutput == "3\n")
    #expect(!stage.terminal.outputBytes.contains(0x1B))
  }

  @Test(
    "what cannot be delivered is 74 with one line, for every role",
    arguments: [[Keys.tab, Keys.enter], [Keys.enter]])
  func undeliverable(keys: [String]) throws {
    for (redirection, reason) in [(">/dev/full", "No space left on device"), (">&-", "it is closed")] {
      let stage = try Stage(script: "ask \(redirection); echo $? >/dev/tty").waitForQuestion()
      for key in keys { try stage.press(key) }
      try stage.waitForExit()
      #expect(stage.screen.text.contains("74"))
      #expect(
        stage.terminal.errorOutput == "dfdialog: cannot write to standard output: \(reason)\n",
        "\(redirection)")
    }
  }

  @Test(
    "where there is nothing to say a closed or full standard output is no fault",
    arguments: [">&-", ">/dev/full"])
  func nothingToSay(redirection: String) throws {
    let stage = try Stage(script: "ask --print none \(redirection)").waitForQuestion()
    try stage.press(Keys.tab, Keys.enter)
    #expect(try stage.waitForExit() == .exited(3))
    #expect(stage.terminal.errorOutput.isEmpty)
  }

  @Test("a reader that has gone is 74, not a death by SIGPIPE, and no command runs")
  func brokenPipe() throws {
    let stage = try Stage(Stage.alert + ["--print", "role", "--", "sh", "-c", "echo RAN >/dev/tty"])
      .waitForQuestion()
    stage.terminal.closeOutput()
    try stage.press(Keys.tab, Keys.enter)
    #expect(try stage.waitForExit() == .exited(74))
    #expect(stage.terminal.errorOutput == "dfdialog: cannot write to standard output: Broken pipe\n")
    #expect(!stage.screen.picture.contains("RAN"))
  }

  @Test(
    "descriptors that somebody set not to block stay so, and the answer waits for room",
    .enabled(if: ProcessFiles.areThere))
  func nonBlocking() throws {
    let stage = try Stage(
      script: """
        dd iflag=nonblock oflag=nonblock count=0 2>/dev/null; dd oflag=nonblock count=0 >&2 2>/dev/null
        before=$(cat /proc/$$/fdinfo/[012] | grep flags); ask
        [ "$before" = "$(cat /proc/$$/fdinfo/[012] | grep flags)" ] && echo same; echo "$before" | grep -c 4002
        """, output: .terminal, error: .terminal)
    try stage.waitForQuestion()
    try stage.press(Keys.tab, Keys.enter)
    try stage.waitForExit()
    #expect(stage.screen.text.prefix(4).suffix(3) == ["destructive", "same", "3"])
  }

  @Test("a full pipe that does not block is waited for, and the answer arrives whole")
  func fullPipe() throws {
    let stage = try Stage(
      script: """
        { dd oflag=nonblock count=0 2>/dev/null; head -c 65536 /dev/zero; ask; echo $? >&2; } | \
        { sleep 1.5; tail -c +65537; }
        """)
    try stage.waitForQuestion()
    try stage.press(Keys.tab, Keys.enter)
    try stage.waitForExit()
    #expect(stage.terminal.output == "destructive\n")
    #expect(stage.terminal.errorOutput == "3\n")
  }

  // MARK: Standard input

  @Test("standard input is left to those who come after")
  func untouchedInput() throws {
    let stage = try Stage(script: "printf 'y\\ny\\n' | { ask; echo $?; cat; }").waitForQuestion()
    try stage.waitForQuiet(milliseconds: 200)
    #expect(stage.terminal.isAlive)
    try stage.press(Keys.escape)
    try stage.waitForExit()
    #expect(stage.terminal.output == "cancel\n1\ny\ny\n")
  }

  @Test("an endless stream of yes on standard input is no answer")
  func yes() throws {
    let stage = try Stage(script: "yes | ask; echo $?").waitForQuestion()
    try stage.waitForQuiet(milliseconds: 200)
    #expect(stage.terminal.isAlive)
    try stage.press(Keys.enter)
    try stage.waitForExit()
    #expect(stage.terminal.output == "cancel\n1\n")
  }

  @Test("a NUL and an invalid byte in a message are shown")
  func oddBytes() throws {
    let stage = try Stage(
      script: "printf 'a\\0b\\377c\\r\\nd' | \"$DFDIALOG\" alert Q --message -"
    ).waitForQuestion()
    #expect(stage.screen.picture.contains("a␀b"))
    #expect(stage.screen.unknownSequences.isEmpty)
    try stage.press(Keys.escape)
    #expect(try stage.waitForExit() == .exited(1))
  }

  @Test(
    "an empty standard input is an empty message",
    arguments: [PseudoTerminal.Stream.text(""), .null])
  func emptyInput(input: PseudoTerminal.Stream) throws {
    let stage = try Stage(["alert", "Q", "--message", "-"], input: input).waitForQuestion()
    try stage.press(Keys.enter)
    #expect(try stage.waitForExit() == .exited(0))
  }

  @Test(
    "of an endless message a MiB is read, it takes little memory, and what is destructive is off until allowed",
    .enabled(if: ProcessFiles.areThere), arguments: [false, true])
  func endless(isAllowed: Bool) throws {
    let scratch = try Scratch()
    let stage = try Stage(
      script: """
        yes 0123456789abcde | sh -c 'echo $$ >"$0"; exec "$DFDIALOG" alert Q "$@"' '\(scratch["pid"])' \
        --message - --destructive Delete \(isAllowed ? "--allow-truncated" : "")
        """)
    try stage.waitForQuestion(seconds: 30)
    #expect(stage.screen.picture.contains("The message is cut") != isAllowed)
    let process = try #require(pid_t(scratch.text("pid").trimmingCharacters(in: .newlines)))
    #expect(try ProcessFiles.peakMemory(of: process) < 64 * 1024)
    try stage.press("d", Keys.enter)
    #expect(try stage.waitForExit() == .exited(isAllowed ? 3 : 1))
  }

  @Test("a message of nothing but NUL, without an end, is shown as far as it is read")
  func zeros() throws {
    let stage = try Stage(["alert", "Q", "--message", "-"], input: .file("/dev/zero"))
    try stage.waitForQuestion(seconds: 30)
    #expect(stage.screen.picture.contains("␀␀␀"))
    if ProcessFiles.areThere {
      #expect(try ProcessFiles.peakMemory(of: stage.terminal.processID) < 64 * 1024)
    }
    try stage.press(Keys.escape)
    #expect(try stage.waitForExit() == .exited(1))
  }
}
