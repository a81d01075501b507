import Foundation
import TestSupport
import Testing

/// Whatever ends the program, the terminal is as before, and the caller sees what happened.
@Suite struct SignalTests {
  @Test("it dies by the signal that ends it", arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func dies(signal: Int32) throws {
    for arguments in [Stage.alert, Stage.alert + ["--screen"], Stage.alert + ["--type", "x"]] {
      let stage = try Stage(arguments).waitForQuestion()
      stage.terminal.signal(signal)
      #expect(try stage.waitForExit() == .signaled(signal))
      #expect(stage.terminal.output.isEmpty)
      #expect(stage.screen.picture.isEmpty)
    }
  }

  @Test("two signals at once are one end")
  func twice() throws {
    let stage = try Stage().waitForQuestion()
    stage.terminal.signal(SIGTERM)
    stage.terminal.signal(SIGTERM)
    stage.terminal.signal(SIGINT)
    let status = try stage.waitForExit()
    #expect(status == .signaled(SIGTERM) || status == .signaled(SIGINT))
  }

  @Test(
    "the keys for signals end the calling script as well",
    arguments: [
      ("bash", Keys.interrupt, SIGINT), ("dash", Keys.interrupt, SIGINT), ("bash", Keys.quit, SIGQUIT),
    ])
  func script(shell: String, key: String, signal: Int32) throws {
    let stage = try Stage(script: "ask; echo after", shell: [shell, "-c"]).waitForQuestion()
    stage.terminal.send(key)
    let status = try stage.waitForExit()
    if key == Keys.interrupt {
      #expect(status == .signaled(signal))
      #expect(!stage.terminal.output.contains("after"))
    }
    #expect(!stage.terminal.output.contains("destructive"))
  }

  @Test("where Ctrl-C is ignored by the caller it is cancel")
  func ignored() throws {
    let stage = try Stage(script: "trap '' INT; ask; echo $?").waitForQuestion()
    stage.terminal.send(Keys.interrupt)
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.terminal.output == "cancel\n1\n")
  }

  @Test(
    "a crash restores the terminal and is 70", arguments: [SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGFPE, SIGBUS])
  func crash(signal: Int32) throws {
    let stage = try Stage(Stage.alert + ["--screen"]).waitForQuestion()
    stage.terminal.signal(signal)
    #expect(try stage.waitForExit() == .exited(70))
    #expect(stage.terminal.output.isEmpty)
    #expect(stage.terminal.errorOutput == "dfdialog: internal error\n")
  }

  @Test("a terminal that disappears ends it, whether or not SIGHUP is ignored", arguments: [[], [SIGHUP]])
  func hangUp(ignoring: [Int32]) throws {
    let stage = try Stage(ignoring: ignoring).waitForQuestion()
    stage.terminal.hangUp()
    #expect(try stage.waitForExit(leavesTerminal: false) == .signaled(SIGHUP))
    #expect(stage.terminal.output.isEmpty)
  }

  @Test("SIGPIPE and a resize do nothing to the answer")
  func harmless() throws {
    let stage = try Stage().waitForQuestion()
    stage.terminal.signal(SIGPIPE)
    stage.terminal.signal(SIGWINCH)
    try stage.waitForQuiet(milliseconds: 100)
    try stage.press(Keys.tab, Keys.enter)
    #expect(try stage.waitForExit() == .exited(3))
  }
}
