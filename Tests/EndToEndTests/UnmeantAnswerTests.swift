import Foundation
import TestSupport
import Testing

/// Ways that were once found to an answer that nobody meant.
@Suite struct UnmeantAnswerTests {
  private static let timed = [
    "alert", "Q", "--default", "Go", "--cancel", "Stop", "--timeout", "1500ms", "--on-timeout", "default",
  ]

  @Test("no time runs out while the process is stopped by another", arguments: [[], ["--accessible"]])
  func stopped(options: [String]) throws {
    let stage = try Stage(Self.timed + options).waitForQuestion(options.isEmpty ? "esc cancel" : "cancels): ")
    stage.terminal.signal(SIGSTOP)
    #expect(try stage.terminal.waitForStop() == SIGSTOP)
    try stage.waitForQuiet(milliseconds: 2000)
    stage.terminal.ignoreOutputSoFar()
    stage.terminal.resume()
    try stage.waitForQuestion(options.isEmpty ? "esc cancel" : "cancels): ")
    #expect(stage.terminal.isAlive)
    try stage.press(options.isEmpty ? Keys.escape : "n\r")
    #expect(try stage.waitForExit() == .exited(1))
  }

  @Test("arming does not go on while the process is stopped")
  func armed() throws {
    let stage = try Stage(Stage.alert + ["--arm", "2s"]).waitForQuestion("enabled in 2 s")
    stage.terminal.signal(SIGSTOP)
    _ = try stage.terminal.waitForStop()
    try stage.waitForQuiet(milliseconds: 2300)
    stage.terminal.ignoreOutputSoFar()
    stage.terminal.resume()
    try stage.waitForQuestion("enabled in")
    try stage.press(Keys.tab, Keys.enter)
    #expect(try stage.waitForExit() == .exited(1))
  }

  @Test("a late report of the cursor is about the row that was asked for")
  func lateReport() throws {
    let labels = ["First of several actions", "Second of several actions", "Third of several actions"]
    let stage = try Stage(
      ["alert", "Q", "--mouse", "--cancel", "Leave it"] + labels.flatMap { ["--default", $0] }
        + ["--focus", "cancel"]
    ).waitForQuestion()
    let cursor = stage.screen.cursor
    let cancel = try #require(stage.screen.text.firstIndex { $0.contains("Leave it") })
    #expect(cursor.row == cancel)
    // The focus moves before the report of the old row comes.
    try stage.press("\u{1B}[A")
    try stage.press("\u{1B}[\(cancel + 1);5R")
    try stage.waitForQuiet(milliseconds: 400)
    try stage.press("\u{1B}[<0;6;\(cancel + 1)M\u{1B}[<0;6;\(cancel + 1)m")
    #expect(try stage.terminal.waitForExit() == .exited(1))
    #expect(stage.terminal.output == "cancel\n")
  }

  @Test("a question whose message cannot be read is not asked", arguments: ["</", "<&-"])
  func unreadable(redirection: String) throws {
    let stage = try Stage(
      script: "\"$DFDIALOG\" alert Q --message - --destructive D \(redirection); echo status=$?")
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.terminal.output == "status=64\n")
    #expect(stage.terminal.errorOutput.hasPrefix("dfdialog: cannot read the message: "))
    #expect(stage.terminal.transcript.isEmpty)
  }

  @Test("a terminal that cannot be opened for want of descriptors is still a terminal")
  func exhausted() throws {
    // More of them than `select` can wait for are taken, so that the terminal is refused.
    let stage = try Stage(
      script: """
        ulimit -n 2048; for i in {3..1023}; do eval "exec $i</dev/null"; done
        ask --unattended destructive; echo status=$?
        """)
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.terminal.output == "status=69\n")
    #expect(stage.terminal.errorOutput.contains("cannot open the terminal"))
  }

  @Test("an Enter that led out of the field does not choose when it repeats once")
  func heldInField() throws {
    let stage = try Stage(Stage.alert + ["--type", "x"]).waitForQuestion()
    try stage.press("x")
    try stage.waitForQuiet(milliseconds: 300)
    try stage.press(Keys.enter)
    try stage.waitForQuiet(milliseconds: 500)
    try stage.press(Keys.enter)
    try stage.waitForQuiet(milliseconds: 300)
    #expect(stage.terminal.isAlive)
    try stage.press(Keys.escape)
    #expect(try stage.waitForExit() == .exited(1))
  }

  @Test(
    "a key that moves and one that chooses, in one read, do not choose",
    arguments: ["y\r", "y\n", "d\r", "\t\r", "\t "])
  func oneRead(keys: String) throws {
    let stage = try Stage().waitForQuestion()
    try stage.press(keys)
    try stage.waitForQuiet(milliseconds: 300)
    #expect(stage.terminal.isAlive)
    try stage.press(Keys.escape)
    #expect(try stage.waitForExit() == .exited(1))
  }

  @Test(
    "several lines at once are no answer in line mode", arguments: ["2\nls\ncd /\n", "2\n2\n2\n", "ls\n2\n"])
  func pastedLines(text: String) throws {
    let stage = try Stage(Stage.alert + ["--accessible"]).waitForQuestion("cancels): ")
    try stage.press(text)
    try stage.waitForQuiet(milliseconds: 100)
    #expect(stage.terminal.isAlive)
    #expect(stage.terminal.text.contains("Several lines at once are no answer."))
    try stage.press("n\r")
    #expect(try stage.waitForExit() == .exited(1))
  }

  @Test(
    "`n` never chooses anything but cancel in line mode",
    arguments: [
      ["--destructive", "n"], ["--default", "n"], ["--default", "n=Go"], ["--destructive", "N"],
    ])
  func noIsNo(actions: [String]) throws {
    let stage = try Stage(["alert", "Q", "--accessible"] + actions).waitForQuestion("cancels): ")
    for key in ["n\r", "N\r", Keys.endOfFile] where stage.terminal.isAlive {
      stage.terminal.send(key)
      try stage.waitForQuiet(milliseconds: 80)
    }
    #expect(try stage.terminal.waitForExit() == .exited(1))
    #expect(stage.terminal.output == "cancel\n")
  }

  @Test(
    "every signal that can be caught restores the terminal",
    arguments: [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU])
  func otherSignals(signal: Int32) throws {
    let stage = try Stage(Stage.alert + ["--screen", "--mouse"]).waitForQuestion()
    stage.terminal.signal(signal)
    #expect(try stage.waitForExit() == .signaled(signal))
    #expect(stage.terminal.output.isEmpty)
  }

  @Test("Ctrl-C stays Ctrl-C when the log has become unwritable")
  func lostLog() throws {
    let directory = Stage.runtimeDirectory + "/" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    let stage = try Stage(Stage.alert + ["--log", directory + "/log"]).waitForQuestion()
    try FileManager.default.removeItem(atPath: directory)
    stage.terminal.send(Keys.interrupt)
    #expect(try stage.waitForExit() == .signaled(SIGINT))
    #expect(stage.terminal.errorOutput.contains("cannot write the log"))
  }
}
