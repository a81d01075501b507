import Foundation
import TestSupport
import Testing

/// The harness itself, with programs that every system has.
@Suite struct PseudoTerminalTests {
  @Test func `standard output, standard error and the terminal are told apart`() throws {
    let terminal = try PseudoTerminal(["sh", "-c", "echo out; echo err >&2; echo tty >/dev/tty; exit 7"])
    #expect(try terminal.waitForExit() == .exited(7))
    #expect(terminal.output == "out\n")
    #expect(terminal.errorOutput == "err\n")
    #expect(terminal.text == "tty\n")
    #expect(terminal.transcript == Array("tty\r\n".utf8))
  }

  @Test func `all three descriptors may be the terminal`() throws {
    let script = "tty <&1 >/dev/null && tty && echo here >&2 && read line && echo got $line"
    let terminal = try PseudoTerminal(["sh", "-c", script], output: .terminal, error: .terminal)
    try terminal.waitForText("here")
    terminal.send("word\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.text.contains("got word"))
    #expect(terminal.output.isEmpty)
  }

  @Test(arguments: [0, 1, 2]) func `a descriptor can be closed`(number: Int) throws {
    let path = "/proc/self/fd/\(number)"
    try #require(FileManager.default.fileExists(atPath: "/proc/self/fd"))
    let terminal = try PseudoTerminal(
      ["sh", "-c", "test -e \(path); echo $? >/dev/tty"], input: number == 0 ? .closed : .terminal,
      output: number == 1 ? .closed : .pipe, error: number == 2 ? .closed : .pipe)
    try terminal.waitForExit()
    #expect(terminal.text == "1\n")
  }

  @Test func `no other descriptor is inherited`() throws {
    let terminal = try PseudoTerminal(["sh", "-c", "ls /dev/fd/ | wc -l"])
    try terminal.waitForExit()
    // 0, 1, 2, and the one with which ls reads the directory.
    #expect(Int(terminal.output.trimmingCharacters(in: .whitespacesAndNewlines)) == 4)
  }

  @Test func `a text given as standard input arrives whole, and ends`() throws {
    let text = String(repeating: "0123456789abcdef\n", count: 20_000)
    let terminal = try PseudoTerminal(["sh", "-c", "wc -c"], input: .text(text))
    try terminal.waitForExit()
    #expect(terminal.output.contains("\(text.utf8.count)"))
  }

  @Test func `an empty text given as standard input is its end`() throws {
    let terminal = try PseudoTerminal(["cat"], input: .text(""))
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test func `a pipe given as standard input stays open until it is closed`() throws {
    let terminal = try PseudoTerminal(["cat"], input: .pipe)
    terminal.sendInput("one\n")
    try terminal.wait("the first line") { $0.output == "one\n" }
    #expect(terminal.isAlive)
    terminal.sendInput("two\n", isLast: true)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.output == "one\ntwo\n")
  }

  @Test func `all output is there when the program has ended`() throws {
    for _ in 0..<20 {
      let terminal = try PseudoTerminal(["sh", "-c", "seq 1 3000; echo last"], output: .terminal)
      try terminal.waitForExit()
      #expect(terminal.text.hasSuffix("3000\nlast\n"))
    }
  }

  @Test func `output is passed on as it comes, without the harness's own mark`() throws {
    let terminal = try PseudoTerminal(["sh", "-c", "read x; echo 1 >/dev/tty"])
    var fed: [UInt8] = []
    terminal.onOutput = { fed += $0 }
    terminal.send("\n")
    try terminal.waitForExit()
    #expect(fed == terminal.transcript)
    #expect(String(decoding: fed, as: UTF8.self) == "\r\n1\r\n")
  }

  @Test func `arguments are passed byte for byte`() throws {
    let word: [UInt8] = [0x61, 0xFF, 0x0A, 0xC3]
    let terminal = try PseudoTerminal(
      path: "/bin/sh", arguments: [Array("sh".utf8), Array("-c".utf8), Array(#"printf %s "$0""#.utf8), word])
    try terminal.waitForExit()
    #expect(terminal.outputBytes == word)
  }

  @Test func `the environment is the standard one with the changes`() throws {
    let terminal = try PseudoTerminal(
      ["sh", "-c", "echo $TERM-$EXTRA-${LANG-unset}"], environment: ["EXTRA": "1", "LANG": nil])
    try terminal.waitForExit()
    #expect(terminal.output == "xterm-256color-1-unset\n")
  }

  @Test func `a directory is entered`() throws {
    let terminal = try PseudoTerminal(["pwd"], directory: "/")
    try terminal.waitForExit()
    #expect(terminal.output == "/\n")
  }

  @Test func `a program that cannot be run is an error at once`() {
    #expect(throws: PseudoTerminal.Failure.self) { try PseudoTerminal(["/nonexistent/program"]) }
    #expect(throws: PseudoTerminal.Failure.self) { try PseudoTerminal(["no-such-program-anywhere"]) }
    #expect(throws: PseudoTerminal.Failure.self) { try PseudoTerminal(["pwd"], directory: "/nonexistent") }
  }

  @Test func `the window has the size asked for, and another after a resize`() throws {
    let script = "stty size; trap 'stty size; exit' WINCH; echo ready >&2; while :; do read x; done"
    let terminal = try PseudoTerminal(["sh", "-c", script], columns: 101, rows: 33)
    try terminal.wait("the trap") { $0.errorOutput == "ready\n" }
    terminal.resize(columns: 40, rows: 10)
    terminal.send("\n")
    try terminal.waitForExit()
    #expect(terminal.output == "33 101\n10 40\n")
  }

  @Test func `death by a signal is told from an exit`() throws {
    let terminal = try PseudoTerminal(["sh", "-c", "kill -TERM $$"])
    #expect(try terminal.waitForExit() == .signaled(SIGTERM))
  }

  @Test func `Ctrl-C interrupts the program in the foreground`() throws {
    let terminal = try PseudoTerminal(["sh", "-c", "echo ready; exec sleep 60"])
    try terminal.wait("the start") { $0.output == "ready\n" }
    terminal.send("\u{3}")
    #expect(try terminal.waitForExit() == .signaled(SIGINT))
  }

  @Test func `a signal can be ignored from the start`() throws {
    let terminal = try PseudoTerminal(["sh", "-c", "kill -INT $$; echo alive"], ignoring: [SIGINT])
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.output == "alive\n")
  }

  @Test func `Ctrl-Z stops the program, and it can be resumed in the foreground`() throws {
    let terminal = try PseudoTerminal(["sh", "-c", "echo ready; read line; echo $line"])
    try terminal.wait("the start") { $0.output == "ready\n" }
    #expect(terminal.isForeground)
    terminal.send("\u{1A}")
    #expect(try terminal.waitForStop() == SIGTSTP)
    #expect(!terminal.isForeground)
    terminal.resume()
    terminal.send("word\n")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.output.hasSuffix("word\n"))
  }

  @Test func `a background job is stopped when it reads`() throws {
    let terminal = try PseudoTerminal(["sh", "-c", "read line"], job: .background)
    #expect(try terminal.waitForStop() == SIGTTIN)
    terminal.resume(in: .background)
    #expect(try terminal.waitForStop() == SIGTTIN)
  }

  @Test func `a detached program has no terminal`() throws {
    let terminal = try PseudoTerminal(["sh", "-c", ": </dev/tty"], input: .null, job: .detached)
    #expect(try terminal.waitForExit() != .exited(0))
    #expect(terminal.errorOutput.contains("/dev/tty"))
  }

  @Test func `closing the window hangs the program up`() throws {
    let terminal = try PseudoTerminal(["sh", "-c", "echo ready; exec sleep 60"])
    try terminal.wait("the start") { $0.output == "ready\n" }
    terminal.hangUp()
    #expect(try terminal.waitForExit() == .signaled(SIGHUP))
    #expect(terminal.attributes.isEmpty)
  }

  @Test func `modes that a program leaves on are seen after its end`() throws {
    let terminal = try PseudoTerminal(["sh", "-c", "stty raw -echo"])
    try terminal.waitForExit()
    #expect(terminal.isRaw)
    #expect(terminal.attributes != terminal.initialAttributes)
  }

  @Test func `a program that puts the modes back leaves them equal`() throws {
    let terminal = try PseudoTerminal(["sh", "-c", "s=$(stty -g); stty raw -echo; stty $s"])
    try terminal.waitForExit()
    #expect(terminal.attributes == terminal.initialAttributes)
  }

  @Test func `input that nobody read is seen after the end`() throws {
    let terminal = try PseudoTerminal(["sh", "-c", "read line"])
    terminal.send("one\ntwo\n")
    try terminal.waitForExit()
    #expect(terminal.unreadInput == 4)
  }

  @Test func `a wait in vain says what the terminal shows`() throws {
    let terminal = try PseudoTerminal(["sh", "-c", "echo shown >/dev/tty; read x"])
    try terminal.waitForText("shown")
    let failure = #expect(throws: PseudoTerminal.Failure.self) {
      try terminal.waitForText("missing", timeout: 0.05)
    }
    #expect(failure?.description.contains("\"missing\"") == true)
    #expect(failure?.description.contains("shown") == true)
  }

  @Test func `nothing of the program is left when the value goes`() throws {
    var processes: [pid_t] = []
    do {
      let terminal = try PseudoTerminal(["sh", "-c", "trap '' HUP TERM; sleep 60 & echo $!; wait"])
      try terminal.wait("the child") { $0.output.hasSuffix("\n") }
      processes = [terminal.processID, try #require(pid_t(terminal.output.dropLast()))]
    }
    // The child of the program is reaped by init, in its own time.
    let deadline = Date.now + 10
    while processes.contains(where: isRunning), Date.now < deadline { sched_yield() }
    #expect(!processes.contains(where: isRunning))
  }

  @Test func `control sequences are not part of the text`() {
    let output =
      "a\u{1B}[1;31mb\u{1B}[?25l\u{1B}]0;title\u{7}c\u{1B}]8;;x\u{1B}\\d\u{1B}(Be\u{1B}7f\r\né\u{1B}Pq\u{1B}\\!"
    #expect(plainText(Array(output.utf8)[...]) == "abcdef\né!")
  }

  /// Whether a process runs; a zombie does not.
  private func isRunning(_ process: pid_t) -> Bool {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
      return kill(process, 0) == 0
    }
    return status.split(separator: ")").last?.contains(" Z ") == false
  }
}
