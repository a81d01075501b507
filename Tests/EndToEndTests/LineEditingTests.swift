import Foundation
import TestSupport
import Testing

/// Line mode where the terminal's own line editing is not as a shell leaves it.
@Suite struct LineEditingTests {
  @Test(
    "Enter answers whatever the terminal makes of it, and the settings are put back",
    arguments: ["-icrnl", "igncr", "inlcr", "-icanon -echo -isig", "raw"])
  func enter(modes: String) throws {
    let stage = try Stage(
      script: """
        stty \(modes); before=$(stty -g); ask --accessible; status=$?
        [ "$before" = "$(stty -g)" ] && echo restored; exit $status
        """
    ).waitForQuestion("cancels): ")
    try stage.press("2\r")
    #expect(try stage.terminal.waitForExit() == .exited(3))
    #expect(stage.terminal.output == "destructive\nrestored\n")
  }

  @Test(
    "Ctrl-D behind some text is the end of the input: the text is not kept for the next Enter",
    arguments: ["1", "sdb"])
  func endOfInput(text: String) throws {
    let stage = try start()
    try stage.press(text + "\u{4}")
    #expect(try stage.terminal.waitForExit() == .exited(1))
    #expect(stage.terminal.output == "cancel\n")
  }

  private static let change = "stty -icrnl -icanon -echo"

  /// The attributes that the change makes.
  private func changed() throws -> [UInt8] {
    let stage = try Stage(script: Self.change)
    #expect(try stage.terminal.waitForExit() == .exited(0))
    return stage.terminal.attributes
  }

  private func start() throws -> Stage {
    try Stage(script: Self.change + "; exec \"$DFDIALOG\" alert Q --accessible").waitForQuestion("cancels): ")
  }

  @Test("every end puts the settings back", arguments: [SIGTERM, SIGHUP, SIGINT, SIGSEGV])
  func ends(signal: Int32) throws {
    let stage = try start()
    #expect(!stage.terminal.isRaw)
    stage.terminal.signal(signal)
    #expect(try stage.terminal.waitForExit() == (signal == SIGSEGV ? .exited(70) : .signaled(signal)))
    #expect(stage.terminal.attributes == (try changed()))
  }

  @Test("while it is stopped the settings are as before, and afterwards Enter answers again")
  func suspended() throws {
    let stage = try start()
    stage.terminal.send(Keys.suspend)
    #expect(try stage.terminal.waitForStop() == SIGTSTP)
    #expect(stage.terminal.attributes == (try changed()))
    stage.terminal.ignoreOutputSoFar()
    stage.terminal.resume()
    try stage.waitForQuestion("cancels): ")
    try stage.press("1\r")
    #expect(try stage.terminal.waitForExit() == .exited(0))
    #expect(stage.terminal.attributes == (try changed()))
  }
}
