import TestSupport
import Testing

/// A dialog from its first frame to the last byte, in every host and for every way to end.
@Suite struct LifeCycleTests {
  /// Where a dialog is drawn.
  enum Host: CaseIterable {
    case inline, screen, lines

    /// The options that ask for it.
    var options: [String] {
      switch self {
      case .inline: []
      case .screen: ["--screen"]
      case .lines: ["--accessible"]
      }
    }

    /// The last thing that it writes before it waits.
    var prompt: String { self == .lines ? "cancels): " : "esc cancel" }

    /// The keys that choose the destructive action.
    var destroying: [String] { self == .lines ? ["2\r"] : ["\t", "\r"] }

    /// The keys that choose cancel.
    var keeping: [String] { self == .lines ? ["1\r"] : ["\r"] }

    /// The keys that leave without a choice.
    var leaving: [String] { self == .lines ? ["\u{1B}\r"] : ["\u{1B}"] }
  }

  private func ask(_ host: Host, _ options: [String] = []) throws -> Stage {
    try Stage(Stage.alert + host.options + options).waitForQuestion(host.prompt)
  }

  @Test("every host has the same outcomes, and leaves the terminal as it was", arguments: Host.allCases)
  func outcomes(host: Host) throws {
    let ways: [([String], Int32, String)] = [
      (host.destroying, 3, "destructive\n"), (host.keeping, 1, "cancel\n"), (host.leaving, 1, "cancel\n"),
      ([Keys.endOfFile], 1, "cancel\n"),
    ]
    for (keys, status, output) in ways {
      let stage = try ask(host)
      for key in keys { try stage.press(key) }
      #expect(try stage.waitForExit() == .exited(status))
      #expect(stage.terminal.output == output)
      #expect(stage.terminal.errorOutput.isEmpty)
      if host == .screen { #expect(stage.screen.picture.isEmpty) }
    }
  }

  @Test("every host keeps the time, and chooses only what it was told to", arguments: Host.allCases)
  func timeouts(host: Host) throws {
    let none = try Stage(Stage.alert + host.options + ["--timeout", "200ms"])
    #expect(try none.waitForExit() == .exited(124))
    #expect(none.terminal.output.isEmpty)
    let chosen = try Stage(
      [
        "alert", "Go on?", "--default", "Go", "--cancel", "Stop", "--timeout", "200ms", "--on-timeout",
        "default",
      ]
        + host.options)
    #expect(try chosen.waitForExit() == .exited(0))
    #expect(chosen.terminal.output == "default\n")
  }

  @Test("while it is open the keys come one by one and unseen, and Ctrl-C is still a signal")
  func cbreak() throws {
    let stage = try ask(.inline)
    #expect(stage.terminal.isRaw)
    try stage.press("x", "7")
    #expect(!stage.screen.picture.contains("x7"))
    stage.terminal.send(Keys.interrupt)
    #expect(try stage.waitForExit() == .signaled(2))
  }

  @Test(
    "settings that others made are kept, whatever they are",
    arguments: ["-echo", "-icanon min 5 time 2", "-isig", "intr x", "-icrnl -opost", "-ixon", "raw"])
  func settings(change: String) throws {
    let script = """
      exec </dev/tty; stty \(change); before=$(stty -g); ask >&2; status=$?
      [ "$before" = "$(stty -g)" ] && echo "same $status"
      """
    let stage = try Stage(script: script).waitForQuestion()
    try stage.press(Keys.escape)
    #expect(try stage.waitForExit(leavesTerminal: false) == .exited(0))
    #expect(stage.terminal.output == "same 1\n")
  }

  @Test("where the terminal sends no signals Ctrl-C is cancel")
  func noSignals() throws {
    let stage = try Stage(script: "stty -isig </dev/tty; ask").waitForQuestion()
    try stage.press(Keys.interrupt)
    #expect(try stage.waitForExit(leavesTerminal: false) == .exited(1))
    #expect(stage.terminal.output == "cancel\n")
  }

  @Test("an answer that goes to the terminal stands below the record, and no frame is left above it")
  func answerOnTerminal() throws {
    let stage = try Stage(output: .terminal, error: .terminal).waitForQuestion()
    try stage.press(Keys.tab, Keys.enter)
    #expect(try stage.waitForExit() == .exited(3))
    expectPicture(
      stage.screen,
      """
      Delete article? · Delete
      destructive
      """)
  }

  @Test("at the bottom of the screen the lines above it scroll, and none is lost")
  func bottom() throws {
    let stage = try Stage(script: "seq 1 30 >/dev/tty; ask").waitForQuestion()
    try stage.press(Keys.enter)
    #expect(try stage.waitForExit() == .exited(1))
    let lines = (1...30).map(String.init) + ["Delete article? · Cancel"]
    #expect(stage.screen.everything == lines.joined(separator: "\n"))
  }

  @Test("one Enter right after the frame answers, and nothing is left for the shell")
  func promptAnswer() throws {
    let stage = try Stage().waitForQuestion()
    stage.terminal.send(Keys.enter)
    #expect(try stage.waitForExit() == .exited(1))
  }

  @Test("a key that is typed behind the answer neither changes it nor reaches the shell")
  func trailingKey() throws {
    let stage = try Stage().waitForQuestion()
    stage.terminal.send(Keys.enter)
    try stage.waitForQuiet(milliseconds: 20)
    stage.terminal.send("x")
    #expect(try stage.waitForExit() == .exited(1))
  }

  @Test("Enter every 20 ms, from before the start until the frame stands, answers nothing")
  func typeAhead() throws {
    let stage = try Stage(["alert", "Go on?", "--default", "Go", "--cancel", "Stop"])
    for _ in 0..<15 {
      stage.terminal.send(Keys.enter)
      try stage.waitForQuiet(milliseconds: 20)
    }
    try stage.waitForQuestion()
    #expect(stage.terminal.isAlive)
    try stage.waitForQuiet(milliseconds: 300)
    try stage.press(Keys.enter)
    #expect(try stage.waitForExit() == .exited(0))
  }

  @Test("an open dialog waits without using the processor", .enabled(if: ProcessFiles.areThere))
  func idle() throws {
    let stage = try ask(.inline)
    let before = try ProcessFiles.processorTime(of: stage.terminal.processID)
    try stage.waitForQuiet(milliseconds: 500)
    #expect(try ProcessFiles.processorTime(of: stage.terminal.processID) - before <= 2)
    try stage.press(Keys.escape)
    #expect(try stage.waitForExit() == .exited(1))
  }
}
