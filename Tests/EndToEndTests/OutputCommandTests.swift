import Foundation
import TestSupport
import Testing

/// `-- COMMAND`: what the confirmed command is given, and when there is none.
@Suite struct OutputCommandTests {
  /// Confirms, and gives what the command wrote on standard output.
  private func confirm(_ command: String, before: String = "", redirection: String = "") throws -> (
    output: String, status: PseudoTerminal.ExitStatus
  ) {
    let stage = try Stage(script: "\(before)\nask -- \(command) \(redirection)").waitForQuestion()
    try stage.press(Keys.tab, Keys.enter)
    let status = try stage.waitForExit()
    return (stage.terminal.output, status)
  }

  @Test("it has the descriptors of dfdialog and no other", .enabled(if: ProcessFiles.areThere))
  func descriptors() throws {
    // The last one is the directory that ls reads.
    #expect(try confirm("ls /proc/self/fd").output == "0\n1\n2\n3\n")
  }

  @Test(
    "a standard descriptor that was closed is closed for it as well", .enabled(if: ProcessFiles.areThere),
    arguments: ["<&-", "2>&-"])
  func closedDescriptors(redirection: String) throws {
    #expect(try confirm("ls /proc/self/fd", redirection: redirection).output == "0\n1\n2\n")
  }

  @Test(
    "it has the signals as the caller had them", .enabled(if: ProcessFiles.areThere),
    arguments: [("", 0), ("trap '' HUP", 1), ("trap '' PIPE", 1 << 12), ("trap '' INT QUIT", 0b110)])
  func signals(before: String, ignored: UInt64) throws {
    let output = try confirm("grep -E '^Sig(Blk|Ign)' /proc/self/status", before: before).output
    let fields = output.split(separator: "\n").compactMap { $0.split(separator: "\t").last }
    let masks = try fields.map { try #require(UInt64($0, radix: 16)) }
    try #require(masks.count == 2)
    #expect(masks[0] == 0)
    // Signals 32 and 33 are the C library's own.
    #expect(masks[1] & 0x7FFF_FFFF == ignored)
  }

  @Test("SIGPIPE kills it again")
  func brokenPipe() throws {
    let stage = try Stage(script: "{ ask -- yes; echo $? >&2; } | head -n 1").waitForQuestion()
    try stage.press(Keys.tab, Keys.enter)
    try stage.waitForExit()
    #expect(stage.terminal.output == "y\n")
    #expect(stage.terminal.errorOutput == "141\n")
  }

  @Test("it has the terminal, restored, with no key left over")
  func terminal() throws {
    let stage = try Stage(
      script: "before=$(stty -g </dev/tty); ask -- sh -c '[ $1 = $(stty -g </dev/tty) ]' _ $before")
    try stage.waitForQuestion()
    try stage.press(Keys.tab, Keys.enter)
    #expect(try stage.waitForExit() == .exited(0))
  }

  @Test("its arguments are byte for byte its own, the empty and the odd ones too")
  func arguments() throws {
    let words: [[UInt8]] = [
      [], [0x20], [0xFF, 0xFE], Array("--help".utf8), Array("--".utf8), Array("a\nb".utf8),
    ]
    let ours = ([Stage.program] + Stage.alert + ["--", "printf", "[%s]"]).map { Array($0.utf8) }
    let terminal = try PseudoTerminal(path: Stage.program, arguments: ours + words)
    try terminal.waitForText("esc cancel")
    terminal.send(Keys.tab)
    try terminal.settle()
    terminal.send(Keys.enter)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.outputBytes == words.flatMap { [0x5B] + $0 + [0x5D] })
  }

  @Test("its status is that of dfdialog, whatever it is", arguments: [0, 1, 3, 42, 124, 255] as [Int32])
  func status(number: Int32) throws {
    #expect(try confirm("sh -c 'exit \(number)'").status == .exited(number))
  }

  @Test("its death by a signal is that of dfdialog")
  func death() throws {
    let stage = try Stage(Stage.alert + ["--", "sh", "-c", "kill -KILL $$"]).waitForQuestion()
    try stage.press(Keys.tab, Keys.enter)
    #expect(try stage.waitForExit() == .signaled(SIGKILL))
  }

  @Test(
    "a command that cannot be run is told in one line",
    arguments: [
      ("/nonexistent", 127, "No such file or directory"),
      ("no-such-command", 127, "No such file or directory"),
      ("/etc/passwd", 126, "Permission denied"), ("", 127, "No such file or directory"),
    ] as [(String, Int32, String)])
  func missing(command: String, status: Int32, reason: String) throws {
    let stage = try Stage(Stage.alert + ["--", command]).waitForQuestion()
    try stage.press(Keys.tab, Keys.enter)
    #expect(try stage.waitForExit() == .exited(status))
    #expect(stage.terminal.errorOutput == "dfdialog: cannot run '\(command)': \(reason)\n")
    #expect(stage.terminal.output.isEmpty)
  }

  @Test(
    "it does not run when something else was chosen than --expect names",
    arguments: [
      ("destructive", [Keys.enter]), ("go", [Keys.tab, Keys.enter]), ("cancel", ["d", Keys.enter]),
      ("destructive", ["g"]),
    ])
  func unexpected(expected: String, keys: [String]) throws {
    let stage = try Stage([
      "alert", "Q", "--cancel", "Stop", "--destructive", "Drop", "--default", "go=Go", "--expect", expected,
      "--", "echo", "RAN",
    ]).waitForQuestion()
    for key in keys { try stage.press(key) }
    #expect(try stage.waitForExit() == .exited(1))
    #expect(stage.terminal.output.isEmpty)
  }

  @Test("it does not run after a signal", arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV])
  func signalled(number: Int32) throws {
    let stage = try Stage(Stage.alert + ["--", "echo", "RAN"]).waitForQuestion()
    try stage.press(Keys.tab)
    stage.terminal.signal(number)
    #expect(try stage.waitForExit() == (number == SIGSEGV ? .exited(70) : .signaled(number)))
    #expect(stage.terminal.output.isEmpty)
  }

  @Test("without exactly one action to confirm and no --expect it is refused before anything is drawn")
  func ambiguous() throws {
    for actions in [["--cancel", "Stop"], ["--default", "A", "--default", "b=B"]] {
      let stage = try Stage(["alert", "Q"] + actions + ["--", "echo", "RAN"])
      #expect(try stage.waitForExit() == .exited(64))
      #expect(stage.terminal.transcript.isEmpty && stage.terminal.output.isEmpty)
    }
  }
}
