import Foundation
import TestSupport
import Testing

/// Ctrl-Z, `fg`, and what others do to a job.
@Suite struct SuspensionTests {
  private func shell() throws -> Stage {
    let stage = try Stage(
      command: ["bash", "--norc", "--noprofile", "-i"],
      environment: ["DFDIALOG": Stage.program, "PS1": "prompt$ ", "HISTFILE": "/dev/null"], output: .terminal,
      error: .terminal)
    try stage.waitForQuestion("prompt$ ")
    return stage
  }

  private static let command =
    "\"$DFDIALOG\" alert 'Delete?' --cancel Cancel --destructive Delete --timeout 40; echo \"status=$?\"\r"

  @Test("Ctrl-Z gives the shell a usable terminal, fg asks anew, and the time stood still")
  func suspends() throws {
    let stage = try shell()
    stage.terminal.send(Self.command)
    try stage.waitForQuestion("closes in 40 s")
    stage.terminal.send(Keys.suspend)
    try stage.waitForQuestion("status=148")
    #expect(stage.screen.modes.isSuperset(of: [7, 25]))
    #expect(!stage.screen.picture.contains("esc cancel"))
    stage.terminal.ignoreOutputSoFar()
    // What is typed while it is stopped goes to the shell.
    stage.terminal.send("echo typed=$((6 * 7))\r")
    try stage.waitForQuestion("typed=42")
    try stage.waitForQuiet(milliseconds: 1200)
    stage.terminal.ignoreOutputSoFar()
    stage.terminal.send("fg\r")
    try stage.waitForQuestion("closes in 40 s")
    try stage.press(Keys.tab, Keys.enter)
    try stage.waitForQuestion("Delete? · Delete")
    stage.terminal.send("exit\r")
    try stage.waitForExit(leavesTerminal: false)
  }

  @Test("a time that would have run out meanwhile has not")
  func standsStill() throws {
    let stage = try shell()
    stage.terminal.send(Self.command.replacingOccurrences(of: "40", with: "1500ms"))
    try stage.waitForQuestion("closes in 2 s")
    stage.terminal.send(Keys.suspend)
    try stage.waitForQuestion("status=148")
    try stage.waitForQuiet(milliseconds: 1800)
    stage.terminal.ignoreOutputSoFar()
    stage.terminal.send("fg\r")
    try stage.waitForQuestion("esc cancel")
    try stage.press(Keys.escape)
    try stage.waitForQuestion("Delete? · Cancel")
    stage.terminal.send("exit\r")
    try stage.waitForExit(leavesTerminal: false)
  }

  @Test("suspended, it lets another dialog have the terminal")
  func givesTurn() throws {
    let stage = try shell()
    stage.terminal.send(Self.command)
    try stage.waitForQuestion()
    stage.terminal.send(Keys.suspend)
    try stage.waitForQuestion("status=148")
    stage.terminal.ignoreOutputSoFar()
    stage.terminal.send("\"$DFDIALOG\" alert Second --no-wait; echo \"second=$?\"\r")
    try stage.waitForQuestion("esc cancel")
    try stage.press(Keys.enter)
    try stage.waitForQuestion("second=0")
    stage.terminal.ignoreOutputSoFar()
    stage.terminal.send("fg\r")
    try stage.waitForQuestion("closes in")
    try stage.press(Keys.escape)
    try stage.waitForQuestion("Delete? · Cancel")
    stage.terminal.send("exit\r")
    try stage.waitForExit(leavesTerminal: false)
  }

  @Test("a job that was stopped by SIGSTOP asks anew, and what was typed meanwhile is no answer")
  func stopped() throws {
    let stage = try Stage().waitForQuestion()
    stage.terminal.signal(SIGSTOP)
    #expect(try stage.terminal.waitForStop() == SIGSTOP)
    stage.terminal.send(Keys.enter)
    stage.terminal.ignoreOutputSoFar()
    stage.terminal.resume()
    try stage.waitForQuestion()
    try stage.waitForQuiet(milliseconds: 250)
    #expect(stage.terminal.isAlive)
    try stage.press(Keys.escape)
    #expect(try stage.waitForExit() == .exited(1))
  }

  @Test("a background job is told so, and nothing is drawn")
  func background() throws {
    let stage = try Stage(job: .background)
    #expect(try stage.waitForExit() == .exited(69))
    #expect(stage.terminal.errorOutput.contains("background"))
    #expect(stage.terminal.errorOutput.contains("timeout --foreground"))
    #expect(stage.terminal.transcript.isEmpty)
  }

  @Test("a background group whose shell is gone is told so at once, and does not spin")
  func orphaned() throws {
    let path = Stage.runtimeDirectory + "/orphan-\(UUID().uuidString)"
    let stage = try Stage(script: "set -m; { sleep 0.1; ask; echo status=$?; } >'\(path)' 2>&1 & sleep 0.02")
    _ = try stage.terminal.waitForExit()
    try stage.terminal.wait("its status") { _ in
      (try? String(contentsOfFile: path, encoding: .utf8))?.contains("status=69") ?? false
    }
  }

  @Test("`timeout` in its own group is told so; with --foreground it works")
  func timeoutCommand() throws {
    let own = try Stage(script: "timeout 5 \"$DFDIALOG\" alert Q; echo $?")
    #expect(try own.waitForExit() == .exited(0))
    #expect(own.terminal.output == "69\n")
    let shared = try Stage(script: "timeout --foreground 5 \"$DFDIALOG\" alert Q; echo $?").waitForQuestion()
    try shared.press(Keys.enter)
    #expect(try shared.waitForExit() == .exited(0))
    #expect(shared.terminal.output == "default\n0\n")
  }
}
