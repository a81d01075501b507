import Foundation
import TestSupport
import Testing

/// `dfdialog sheet` with a progress, or with the output of a command.
@Suite struct SheetProgressTests {
  private static let progress = ["sheet", "Copying", "--progress", "-"]

  // MARK: Progress

  @Test("the lines of a gauge are shown as they come; the end accepts, and says what was left out")
  func gauge() throws {
    let stage = try Stage(Self.progress, input: .pipe)
    stage.terminal.sendInput("XXX\n40\nfirst\nXXX\nnonsense\n")
    try stage.waitForPicture("40 %")
    #expect(stage.screen.picture.contains("first"))
    stage.terminal.sendInput("# second\n55\n")
    try stage.waitForPicture("55 %")
    #expect(stage.screen.picture.contains("second"))
    try stage.press(Keys.enter, " ", "\u{1B}[B")
    stage.terminal.sendInput("XXX\n70\nthird", isLast: true)
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.terminal.output.isEmpty)
    #expect(
      stage.terminal.errorOutput
        == "dfdialog: 1 line was no progress and was left out; the input ended inside a block between 'XXX' lines\n"
    )
    #expect(stage.screen.picture == "Copying · done")
  }

  @Test("however fast lines come few are drawn; Esc is cancel, and ends the writer by SIGPIPE")
  func cancel() throws {
    let stage = try Stage(
      script: "yes \"$(seq 99)\" | \"$DFDIALOG\" sheet Copying --progress -; echo \"${PIPESTATUS[@]}\"")
    try stage.terminal.wait("a percentage") { _ in stage.screen.picture.contains(" %") }
    let count = stage.terminal.transcript.count
    try stage.waitForQuiet(milliseconds: 500)
    // Ten frames a second at most; the bar and the number take some hundred bytes.
    #expect(stage.terminal.transcript.count - count < 4000)
    stage.terminal.send(Keys.escape)
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.terminal.output == "141 1\n")
    #expect(stage.terminal.errorOutput.isEmpty)
  }

  @Test("Ctrl-C and the end of the terminal end it like any dialog", arguments: [SIGINT, SIGHUP])
  func ends(signal: Int32) throws {
    let stage = try Stage(Self.progress, input: .pipe)
    stage.terminal.sendInput("5\n")
    try stage.waitForPicture("5 %")
    if signal == SIGHUP { stage.terminal.hangUp() } else { stage.terminal.send(Keys.interrupt) }
    #expect(try stage.waitForExit(leavesTerminal: signal == SIGINT) == .signaled(signal))
    #expect(stage.terminal.output.isEmpty)
  }

  @Test(
    "the command after a progress is run only if that came to 100 %",
    arguments: [("100", 0, "ran\n"), ("5", 1, ""), ("", 1, "")])
  func guarded(input: String, status: Int32, output: String) throws {
    let stage = try Stage(
      ["sheet", "Copying", "--progress", "-", "--", "echo", "ran"], input: .text(input), job: .detached)
    #expect(try stage.waitForExit() == .exited(status))
    #expect(stage.terminal.output == output)
  }

  @Test(
    "where nobody looks there is a plain line for each change of text or of ten per cent",
    arguments: [PseudoTerminal.Job.detached, .foreground])
  func plain(job: PseudoTerminal.Job) throws {
    let stage = try Stage(
      Self.progress, environment: job == .foreground ? ["GITHUB_ACTIONS": "true"] : [:],
      input: .text("1\n2\n12\n# \u{1B}[2Jtext\nXXX\n57\nblock"), job: job)
    #expect(try stage.waitForExit() == .exited(0))
    #expect(
      stage.terminal.errorOutput
        == """
        1 %
        12 %
        ␛[2Jtext 12 %
        block 57 %
        dfdialog: the input ended inside a block between 'XXX' lines

        """)
    #expect(stage.terminal.output.isEmpty && stage.terminal.transcript.isEmpty)
  }

  @Test("a dialog that the writer opens gets the terminal while it asks, and gives it back")
  func steppingAside() throws {
    let stage = try Stage(
      script: """
        { echo 5; "$DFDIALOG" alert Inner --destructive Go --no-record >&2
          echo "# inner $?"; sleep 0.4; } | "$DFDIALOG" sheet Outer --progress -
        echo "${PIPESTATUS[@]}"
        """)
    try stage.waitForPicture("Inner")
    try stage.waitForQuestion()
    #expect(!stage.screen.picture.contains("5 %"))
    try stage.press(Keys.tab, Keys.enter)
    try stage.waitForPicture("inner 3")
    #expect(stage.screen.picture.contains("Outer") && !stage.screen.picture.contains("Inner"))
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.terminal.output == "0 0\n")
    #expect(stage.screen.picture == "Outer · done")
  }

  // MARK: A command

  /// A sheet that runs a script.
  private func run(_ script: String, _ options: [String] = [], input: PseudoTerminal.Stream = .terminal)
    throws
    -> Stage
  {
    try Stage(["sheet", "Update"] + options + ["--run", "--", "sh", "-c", script], input: input)
  }

  @Test("a command that fails stays with all that it said until Enter, and its status comes back")
  func failing() throws {
    let stage = try run("cat; echo oops >&2; exit 7", input: .text("from the pipe\n"))
    try stage.waitForPicture("exit status 7")
    #expect(stage.screen.picture.contains("from the pipe") && stage.screen.picture.contains("oops"))
    let children = "/proc/\(stage.terminal.processID)/task/\(stage.terminal.processID)/children"
    if let text = try? String(contentsOfFile: children, encoding: .utf8) { #expect(text.isEmpty) }
    try stage.press(Keys.enter)
    #expect(try stage.waitForExit() == .exited(7))
    #expect(stage.terminal.output.isEmpty)
  }

  @Test(
    "a command's status comes back by itself where it is 0, or where that is wanted",
    arguments: [
      ("true", [], 0), ("kill -9 $$", ["--auto-close"], 137), ("read x || exit 3", ["--auto-close"], 3),
    ]
      as [(String, [String], Int32)])
  func closing(script: String, options: [String], status: Int32) throws {
    let stage = try run(script, options)
    #expect(try stage.waitForExit() == .exited(status))
    #expect(stage.terminal.output.isEmpty && stage.terminal.errorOutput.isEmpty)
  }

  @Test("what a command leaves behind writes on, and does not keep its status from being told")
  func leftBehind() throws {
    let stage = try run("yes & sleep 0.1; exit 3")
    try stage.terminal.wait("its status") { _ in stage.screen.picture.contains("exit status 3") }
    stage.terminal.send(Keys.enter)
    #expect(try stage.waitForExit() == .exited(3))
  }

  @Test("a command that there is not is 127, before anything is drawn")
  func notFound() throws {
    let stage = try Stage(["sheet", "Update", "--run", "--", "/nonexistent/command"])
    #expect(try stage.waitForExit() == .exited(127))
    #expect(
      stage.terminal.errorOutput
        == "dfdialog: cannot run '/nonexistent/command': No such file or directory\n")
    #expect(stage.terminal.transcript.isEmpty)
  }

  @Test(
    "Esc ends the command with all that it has started, and so does Ctrl-C",
    arguments: [
      (Keys.escape, PseudoTerminal.ExitStatus.exited(1), "TERM\n"),
      (Keys.interrupt, .signaled(SIGINT), "INT\n"),
    ])
  func stopping(key: String, status: PseudoTerminal.ExitStatus, told: String) throws {
    let scratch = try Scratch()
    let script = """
      cd '\(scratch.path)'; for s in INT TERM; do trap "echo $s >>told; exit" $s; done
      echo $$ >all; sh -c 'echo $$ >>all; echo ready; exec sleep 60'
      """
    let stage = try run(script)
    try stage.waitForPicture("ready")
    stage.terminal.send(key)
    #expect(try stage.waitForExit() == status)
    #expect(stage.terminal.output.isEmpty)
    #expect(scratch.text("told") == told)
    let all = scratch.text("all").split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) }
    #expect(all.count == 2)
    try stage.terminal.wait("the end of all") { _ in all.allSatisfy { kill($0, 0) != 0 } }
  }

  @Test("Ctrl-Z stops the command as well, and fg lets it go on")
  func suspending() throws {
    let scratch = try Scratch()
    let stage = try Stage.interactiveShell()
    let script = "echo $$ >\(scratch["id"]); while sleep 0.02; do echo tick; cat \(scratch["more"]); done"
    try stage.type("\"$DFDIALOG\" sheet Update --run -- sh -c '\(script)'\r", until: "esc cancel")
    try stage.terminal.wait("the output") { _ in stage.screen.picture.contains("   tick") }
    stage.terminal.send(Keys.suspend)
    try stage.terminal.waitForText("Stopped")
    let identifier = try #require(pid_t(scratch.text("id").split(separator: "\n").first ?? ""))
    let state = try? String(contentsOfFile: "/proc/\(identifier)/stat", encoding: .utf8)
    // A shell that has just forked stands still until its child, which is stopped, has gone on.
    let isStopped = [") T ", ") D "].contains { state?.contains($0) == true }
    #expect(isStopped || !ProcessFiles.areThere, "\(state ?? "")")
    #expect(stage.screen.modes.isSuperset(of: [7, 25]))
    try stage.type("fg\r", until: "esc cancel")
    try "resumed\n".write(toFile: scratch["more"], atomically: true, encoding: .utf8)
    try stage.terminal.wait("more output") { _ in stage.screen.picture.contains("   resumed") }
    try stage.type(Keys.escape, until: "prompt$ ")
    try stage.type("echo status=$?\r", until: "status=1")
    stage.terminal.send("exit\r")
    try stage.waitForExit(leavesTerminal: false)
    #expect(kill(identifier, 0) != 0)
  }
}
