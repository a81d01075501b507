import Foundation
import TestSupport
import Testing

/// Stopping, resuming, the background: what shells do to a dialog.
@Suite struct JobControlTests {
  private static let command = "\"$DFDIALOG\" alert 'Delete?' --cancel Cancel --destructive Delete"

  @Test(
    "stopped, it leaves the terminal as it was, and resumed it draws the same frame",
    arguments: [[], ["--screen"]])
  func stops(options: [String]) throws {
    let stage = try Stage(Stage.alert + options).waitForQuestion()
    let picture = stage.screen.picture
    for _ in 0..<3 {
      stage.terminal.send(Keys.suspend)
      #expect(try stage.terminal.waitForStop() == SIGTSTP)
      try stage.terminal.settle()
      stage.expectCleanTerminal()
      #expect(stage.screen.picture.isEmpty)
      stage.terminal.ignoreOutputSoFar()
      stage.terminal.resume()
      try stage.waitForQuestion()
      #expect(stage.screen.picture == picture)
    }
    try stage.press(Keys.tab, Keys.enter)
    #expect(try stage.waitForExit() == .exited(3))
  }

  @Test("line by line it asks again when it is resumed")
  func stopsLines() throws {
    let stage = try Stage(Stage.alert + ["--accessible"]).waitForQuestion("cancels): ")
    stage.terminal.send(Keys.suspend)
    #expect(try stage.terminal.waitForStop() == SIGTSTP)
    stage.terminal.ignoreOutputSoFar()
    stage.terminal.resume()
    try stage.waitForQuestion("cancels): ")
    try stage.press("2\r")
    #expect(try stage.waitForExit() == .exited(3))
  }

  @Test("what is typed while it is stopped is no answer", arguments: [SIGTSTP, SIGSTOP])
  func typedMeanwhile(signal: Int32) throws {
    let stage = try Stage(["alert", "Go on?", "--default", "Go", "--cancel", "Stop"]).waitForQuestion()
    stage.terminal.signal(signal)
    #expect(try stage.terminal.waitForStop() == signal)
    stage.terminal.send("\r \ry\r")
    stage.terminal.ignoreOutputSoFar()
    stage.terminal.resume()
    try stage.waitForQuestion()
    try stage.waitForQuiet(milliseconds: 250)
    #expect(stage.terminal.isAlive)
    try stage.press(Keys.escape)
    #expect(try stage.waitForExit() == .exited(1))
  }

  @Test("a key that was pressed just before Ctrl-Z answers nothing afterwards")
  func pendingKey() throws {
    let stage = try Stage(["alert", "Go on?", "--default", "Go", "--cancel", "Stop"]).waitForQuestion()
    stage.terminal.send(Keys.enter)
    try stage.waitForQuiet(milliseconds: 20)
    stage.terminal.send(Keys.suspend)
    try stage.terminal.waitForStop()
    stage.terminal.ignoreOutputSoFar()
    stage.terminal.resume()
    try stage.waitForQuestion()
    try stage.waitForQuiet(milliseconds: 250)
    #expect(stage.terminal.isAlive)
    try stage.press(Keys.escape)
    #expect(try stage.waitForExit() == .exited(1))
  }

  @Test(
    "resumed in the background it stops at once and touches nothing, and asks when it is in front again",
    arguments: [([], "esc cancel", ["\t", "\r"]), (["--accessible"], "cancels): ", ["2\r"])])
  func background(options: [String], prompt: String, answer: [String]) throws {
    let stage = try Stage(Stage.alert + options).waitForQuestion(prompt)
    stage.terminal.send(Keys.suspend)
    try stage.terminal.waitForStop()
    try stage.terminal.settle()
    let written = stage.terminal.transcript.count
    for _ in 0..<3 {
      stage.terminal.resume(in: .background)
      #expect(try stage.terminal.waitForStop() == SIGTTOU)
    }
    stage.expectCleanTerminal()
    #expect(stage.terminal.transcript.count == written)
    stage.terminal.ignoreOutputSoFar()
    stage.terminal.resume()
    try stage.waitForQuestion(prompt)
    for key in answer { try stage.press(key) }
    #expect(try stage.waitForExit() == .exited(3))
  }

  @Test("bash tells of the stopped job after bg, and fg brings the question back")
  func backgroundInShell() throws {
    let stage = try Stage.interactiveShell()
    try stage.type(Self.command + "\r", until: "esc cancel")
    try stage.type(Keys.suspend, until: "prompt$ ")
    try stage.type("bg\r", until: "prompt$ ")
    try stage.type("sleep 0.1; jobs\r", until: "Stopped")
    try stage.type("echo typed=$((6 * 7))\r", until: "typed=42")
    try stage.type("fg\r", until: "esc cancel")
    try stage.press(Keys.tab, Keys.enter)
    try stage.waitForQuestion("Delete? · Delete")
    try stage.type("echo status=$?\r", until: "status=3")
    stage.terminal.send("exit\r")
    try stage.waitForExit(leavesTerminal: false)
  }

  @Test("Ctrl-Z stops a whole script, and fg goes on in it")
  func script() throws {
    let stage = try Stage.interactiveShell()
    let script = Self.command.replacingOccurrences(of: "'", with: "") + "; echo after=$?"
    try stage.type("bash -c '\(script)'\r", until: "esc cancel")
    try stage.type(Keys.suspend, until: "Stopped")
    #expect(!stage.terminal.text.contains("after=1"))
    try stage.type("fg\r", until: "esc cancel")
    stage.terminal.ignoreOutputSoFar()
    try stage.press(Keys.tab, Keys.enter)
    try stage.waitForQuestion("after=3")
    stage.terminal.send("exit\r")
    try stage.waitForExit(leavesTerminal: false)
  }

  @Test("a background job of a shell is refused with a line, and the prompt stays usable")
  func backgroundJob() throws {
    let stage = try Stage.interactiveShell()
    try stage.type(Self.command + " &\r", until: "cannot ask from the background")
    try stage.type("wait %1; echo status=$?\r", until: "status=69")
    try stage.type("echo typed=$((6 * 7))\r", until: "typed=42")
    #expect(stage.screen.modes.isSuperset(of: [7, 25]))
    stage.terminal.send("exit\r")
    try stage.waitForExit(leavesTerminal: false)
  }
}
