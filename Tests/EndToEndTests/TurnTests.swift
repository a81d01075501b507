import TestSupport
import Testing

/// One dialog at a time on a terminal.
@Suite struct TurnTests {
  @Test("a second dialog waits for the first, says so, and then asks")
  func waits() throws {
    let stage = try Stage(
      script: "ask --no-record >/dev/null & \"$DFDIALOG\" alert Second --no-record 2>&1; wait")
    try stage.waitForQuestion()
    let isFirst = stage.screen.picture.contains("Delete article?")
    try stage.terminal.wait("the line") {
      ($0.output + $0.errorOutput).contains("waiting for another dialog")
    }
    #expect(stage.screen.picture.contains("Delete article?") == isFirst)
    try stage.press(Keys.escape)
    try stage.terminal.wait("the other") { _ in
      stage.screen.picture.contains(isFirst ? "Second" : "Delete article?")
    }
    try stage.waitForQuiet(milliseconds: 50)
    try stage.press(Keys.escape)
    _ = try stage.waitForExit()
  }

  @Test("--no-wait is 69 at once")
  func noWait() throws {
    let stage = try Stage(
      script: "ask >/dev/null & sleep 0.5; \"$DFDIALOG\" alert Second --no-wait; echo \"status=$?\"; wait")
    try stage.terminal.wait("the refusal") { $0.output.contains("status=69") }
    try stage.press(Keys.escape)
    _ = try stage.waitForExit()
    #expect(stage.terminal.errorOutput.contains("another dialog is open on this terminal"))
  }

  @Test(
    "where no private directory can be had, it goes on without", arguments: ["/nonexistent", "/dev/null", ""])
  func noDirectory(path: String) throws {
    let stage = try Stage(environment: ["XDG_RUNTIME_DIR": path]).waitForQuestion()
    try stage.press(Keys.enter)
    #expect(try stage.waitForExit() == .exited(1))
  }
}
