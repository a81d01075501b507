import Foundation
import TestSupport
import Testing

/// Signals in every state of a dialog, and signals that the caller ignores.
@Suite struct SignalStateTests {
  private static let deadly = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  @Test("it dies by the signal while it asks line by line", arguments: deadly)
  func lines(signal: Int32) throws {
    let stage = try Stage(Stage.alert + ["--accessible"]).waitForQuestion("cancels): ")
    stage.terminal.signal(signal)
    #expect(try stage.waitForExit() == .signaled(signal))
    #expect(stage.terminal.output.isEmpty)
  }

  @Test("it dies by the key's signal", arguments: [(Keys.interrupt, SIGINT), (Keys.quit, SIGQUIT)])
  func keys(key: String, signal: Int32) throws {
    for options in [[], ["--screen"], ["--type", "prod"], ["--timeout", "30s"]] {
      let stage = try Stage(Stage.alert + options).waitForQuestion("ancel")
      stage.terminal.send(key)
      #expect(try stage.waitForExit() == .signaled(signal))
      #expect(stage.terminal.output.isEmpty)
      #expect(stage.terminal.errorOutput.isEmpty)
      #expect(stage.screen.picture.isEmpty)
    }
  }

  @Test("two signals within a millisecond, in every order, are one clean end")
  func pairs() throws {
    for first in Self.deadly {
      for second in Self.deadly {
        let stage = try Stage().waitForQuestion()
        stage.terminal.signal(first)
        stage.terminal.signal(second)
        let status = try stage.waitForExit()
        #expect(status == .signaled(first) || status == .signaled(second), "\(first), then \(second)")
        #expect(stage.terminal.output.isEmpty)
      }
    }
  }

  @Test(
    "a signal while it is stopped ends it when it is resumed, and the terminal is not touched again",
    arguments: [PseudoTerminal.Job.foreground, .background], [[], ["--accessible"]])
  func suspended(job: PseudoTerminal.Job, options: [String]) throws {
    let stage = try Stage(Stage.alert + options)
    try stage.waitForQuestion(options.isEmpty ? "esc cancel" : "cancels): ")
    stage.terminal.signal(SIGTSTP)
    #expect(try stage.terminal.waitForStop() == SIGTSTP)
    try stage.terminal.settle()
    stage.expectCleanTerminal()
    let written = stage.terminal.transcript.count
    stage.terminal.signal(SIGTERM)
    stage.terminal.resume(in: job)
    #expect(try stage.waitForExit() == .signaled(SIGTERM))
    #expect(stage.terminal.transcript.count == written)
  }

  @Test("a signal while it waits for its turn ends it", arguments: deadly)
  func waiting(signal: Int32) throws {
    let stage = try Stage.director()
    stage.order("\"$DFDIALOG\" alert First >/dev/null & first=$!")
    try stage.waitForQuestion()
    stage.order(
      "timeout --foreground --preserve-status -s \(signal) 0.3 \"$DFDIALOG\" alert Second; echo second=$?")
    try stage.terminal.wait("its end") { $0.output.contains("second=") }
    #expect(stage.terminal.output == "second=\(128 + signal)\n")
    #expect(stage.screen.picture.contains("First"))
    try stage.press(Keys.escape)
    stage.order("wait $first; echo first=$?; exit")
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.terminal.output.hasSuffix("first=1\n"))
  }

  // MARK: The calling script

  private static let shells = ["bash", "dash", "zsh"].filter { (try? Executable.lookUp($0)) != nil }

  @Test("Ctrl-C stops the script that asks", arguments: shells)
  func stopsScript(shell: String) throws {
    for script in ["ask; echo after", "x=$(ask); echo after", "while :; do ask; echo after; done"] {
      let stage = try Stage(script: script, shell: [shell, "-c"]).waitForQuestion()
      stage.terminal.send(Keys.interrupt)
      #expect(try stage.terminal.waitForExit() == .signaled(SIGINT), "\(shell): \(script)")
      // zsh dies without waiting for what it started.
      try stage.terminal.wait("the terminal's modes") {
        $0.attributes == $0.initialAttributes && stage.screen.modes == [7, 25]
      }
      #expect(stage.terminal.output.isEmpty, "\(shell): \(script)")
    }
  }

  // MARK: What the caller ignores

  @Test("where SIGINT is ignored Ctrl-C is cancel, in every host", arguments: [[], ["--screen"]])
  func ignoredInterrupt(options: [String]) throws {
    let stage = try Stage(Stage.alert + options, ignoring: [SIGINT]).waitForQuestion()
    stage.terminal.send(Keys.interrupt)
    #expect(try stage.waitForExit() == .exited(1))
    #expect(stage.terminal.output == "cancel\n")
  }

  @Test(
    "a signal that the caller ignores does nothing", arguments: [SIGINT, SIGHUP, SIGTERM, SIGQUIT, SIGTSTP])
  func ignored(signal: Int32) throws {
    let stage = try Stage(ignoring: [signal]).waitForQuestion()
    stage.terminal.signal(signal)
    try stage.waitForQuiet(milliseconds: 50)
    #expect(stage.terminal.stopSignal == nil)
    try stage.press(Keys.tab, Keys.enter)
    #expect(try stage.waitForExit() == .exited(3))
  }

  @Test("the keys of ignored signals do nothing", arguments: [(Keys.quit, SIGQUIT), (Keys.suspend, SIGTSTP)])
  func ignoredKeys(key: String, signal: Int32) throws {
    let stage = try Stage(ignoring: [signal]).waitForQuestion()
    try stage.press(key)
    try stage.waitForQuiet(milliseconds: 50)
    #expect(stage.terminal.isAlive && stage.terminal.stopSignal == nil)
    try stage.press(Keys.escape)
    #expect(try stage.waitForExit() == .exited(1))
  }

  @Test("under nohup it asks, and a hang-up signal is no answer")
  func nohup() throws {
    let stage = try Stage(command: ["nohup", Stage.program] + Stage.alert).waitForQuestion()
    stage.terminal.signal(SIGHUP)
    try stage.waitForQuiet(milliseconds: 50)
    try stage.press(Keys.tab, Keys.enter)
    #expect(try stage.waitForExit() == .exited(3))
    #expect(stage.terminal.output == "destructive\n")
  }

  // MARK: Crashes

  @Test("a crash restores the terminal wherever the dialog is drawn", arguments: [SIGSEGV, SIGABRT])
  func crash(signal: Int32) throws {
    for options in [[], ["--mouse"], ["--accessible"]] {
      let stage = try Stage(Stage.alert + options)
      try stage.waitForQuestion(options == ["--accessible"] ? "cancels): " : "esc cancel")
      stage.terminal.signal(signal)
      #expect(try stage.waitForExit() == .exited(70))
      #expect(stage.terminal.output.isEmpty)
      #expect(stage.terminal.errorOutput == "dfdialog: internal error\n")
    }
  }

  @Test("the line about a crash stands below the frame that was left behind")
  func crashLine() throws {
    let stage = try Stage(error: .terminal).waitForQuestion()
    stage.terminal.signal(SIGSEGV)
    #expect(try stage.waitForExit() == .exited(70))
    #expect(stage.screen.text.last { !$0.isEmpty } == "dfdialog: internal error")
    #expect(stage.screen.everything.contains("Delete article?"))
  }

  // MARK: The terminal disappears

  @Test("without its terminal it ends within a second", arguments: [[], [SIGHUP]])
  func vanished(ignoring: [Int32]) throws {
    for options in [[], ["--screen"], ["--accessible"], ["--timeout", "30s"]] {
      let stage = try Stage(Stage.alert + options, ignoring: ignoring)
      try stage.waitForQuestion(options == ["--accessible"] ? "cancels): " : "ancel")
      stage.terminal.hangUp()
      #expect(try stage.expectEndWithinSecond() == .signaled(SIGHUP), "\(options)")
      #expect(stage.terminal.output.isEmpty)
    }
  }

  @Test("stopped or in the background it ends with its terminal as well", arguments: [[], [SIGHUP]])
  func vanishedWhileStopped(ignoring: [Int32]) throws {
    for isContinued in [false, true] {
      let stage = try Stage(ignoring: ignoring).waitForQuestion()
      stage.terminal.signal(SIGTSTP)
      try stage.terminal.waitForStop()
      if isContinued {
        stage.terminal.resume(in: .background)
        #expect(try stage.terminal.waitForStop() == SIGTTOU)
      }
      stage.terminal.hangUp()
      #expect(try stage.expectEndWithinSecond() == .signaled(SIGHUP), "continued: \(isContinued)")
    }
  }
}
