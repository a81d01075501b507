import Foundation
import TestSupport
import Testing

/// A terminal that takes no output: a line that hangs, a window that is stopped.
@Suite struct OutputBlockedTests {
  /// A shell's words that fill the terminal's buffer, and go on as soon as there is room.
  private static let flood = "(head -c 1000000 /dev/zero | tr '\\0' '.' >/dev/tty) & flood=$!"

  /// Runs a script, takes no output until it has written its status, and gives that.
  private func status(of script: String, startingWith prompt: String? = nil) throws -> String {
    let scratch = try Scratch()
    let stage = try Stage(
      script: """
        before=$(stty -g </dev/tty); \(script); status=$?; kill $flood
        [ "$before" = "$(stty -g </dev/tty)" ] && echo "same $status" >'\(scratch["status"])'
        """)
    if let prompt { try stage.waitForQuestion(prompt) }
    try stage.waitWithoutReading("the end", seconds: 8) { scratch.text("status").hasSuffix("\n") }
    try stage.terminal.waitForExit()
    return scratch.text("status")
  }

  @Test("the time passes although the question cannot be drawn", arguments: ["", "--screen", "--accessible"])
  func firstFrame(option: String) throws {
    #expect(try status(of: "\(Self.flood); sleep 0.3; ask \(option) --timeout 1") == "same 124\n")
  }

  @Test("the time passes although nothing can be drawn any more")
  func laterFrames() throws {
    let script = "(sleep 0.5; head -c 1000000 /dev/zero >/dev/tty) & flood=$!; ask --timeout 2"
    #expect(try status(of: script, startingWith: "closes in") == "same 124\n")
  }

  @Test(
    "a time that passes before the question stands chooses nothing, whatever --on-timeout says",
    arguments: ["", "--accessible"])
  func unseen(option: String) throws {
    let script =
      "\(Self.flood); sleep 0.3; \"$DFDIALOG\" alert Q \(option) --default Go --timeout 1 --on-timeout default"
    #expect(try status(of: script) == "same 124\n")
  }

  @Test(
    "a signal ends it although nothing can be drawn", arguments: [SIGINT, SIGTERM, SIGHUP],
    ["", "--accessible"])
  func signals(number: Int32, option: String) throws {
    let kill = "timeout --foreground --preserve-status -s \(number) 0.5"
    let script = "\(Self.flood); sleep 0.3; \(kill) \"$DFDIALOG\" alert Q \(option)"
    #expect(try status(of: script) == "same \(128 + number)\n")
  }

  @Test("a terminal that was stopped by Ctrl-S before shows the question")
  func stoppedBefore() throws {
    let stage = try Stage(script: "sleep 0.3; ask")
    stage.terminal.send("\u{13}")
    try stage.waitForQuestion()
    try stage.press(Keys.tab, Keys.enter)
    #expect(try stage.waitForExit() == .exited(3))
  }

  @Test("while it asks Ctrl-S and Ctrl-Q are keys like others, and stop nothing")
  func keys() throws {
    let stage = try Stage().waitForQuestion()
    try stage.press("\u{13}", Keys.tab)
    #expect(stage.screen.picture.contains("▸! Delete"))
    try stage.press("\u{11}", Keys.enter)
    #expect(try stage.waitForExit() == .exited(3))
  }

  @Test("a slow reader sees the whole question before a key counts")
  func slow() throws {
    let scratch = try Scratch()
    let stage = try Stage(
      script:
        "\(Self.flood); sleep 0.3; \"$DFDIALOG\" alert Q --default Go; echo $? >'\(scratch["status"])'; kill $flood"
    )
    stage.terminal.send("\r\r")
    let end = ContinuousClock.now + .milliseconds(800)
    try stage.waitWithoutReading("a pause", seconds: 8) { ContinuousClock.now >= end }
    #expect(scratch.text("status").isEmpty)
    try stage.waitForQuestion()
    try stage.waitForQuiet(milliseconds: 250)
    #expect(scratch.text("status").isEmpty)
    try stage.press(Keys.enter)
    try stage.terminal.waitForExit()
    #expect(scratch.text("status") == "0\n")
  }
}
