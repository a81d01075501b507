import Dialogs
import Testing
import TextScreen

/// Timeouts, arming and suspension, in virtual time.
@Suite struct SessionTimeTests {
  private static func timed(_ seconds: Int, action: Int? = nil, alert: Alert = Samples.save) -> AlertDialog {
    Samples.dialog(alert, timeout: Timeout(.seconds(seconds), action: action))
  }

  @Test("A timeout chooses nothing")
  func timeout() {
    var play = Play(Self.timed(5))
    play.run([.pause(4999)])
    #expect(play.verdict == "open")
    play.run([.pause(1)])
    #expect(play.verdict == "timed out")
    #expect(play.session.ending?.cause == .timeout)
  }

  @Test("A timeout may choose what it is told to, but never a destructive action")
  func onTimeout() {
    for (action, verdict) in [(0, "timed out"), (1, "Save"), (2, "Cancel")] {
      #expect(Play.verdict(Self.timed(1, action: action), [.pause(1000)]) == verdict)
    }
  }

  @Test("Not what has the focus, nor what was pressed before, is chosen when the time is up")
  func timeoutWithFocus() {
    #expect(Play.verdict(Self.timed(1), ["\t", .pause(990), "\r", .pause(10)]) == "timed out")
    #expect(Play.verdict(Self.timed(1, action: 2), ["\t", .pause(990), "\r", .pause(10)]) == "Cancel")
  }

  @Test(
    "What cancels just before the time is up is not overtaken by what would be chosen then",
    arguments: [[.pause(970), "\u{1B}"], [.pause(900), "n"], [.pause(880), "\r"]] as [[Step]])
  func lateCancel(_ script: [Step]) {
    let verdict = Play.verdict(Self.timed(1, action: 1), script + [.pause(300)])
    #expect(verdict == "Cancel" || verdict == "dismissed")
  }

  @Test("What nobody can see is not chosen when the time is up")
  func unseenTimeout() {
    let small: [Step] = [.resize(columns: 15, rows: 4), .pause(1000)]
    #expect(Play.verdict(Self.timed(1, action: 1), small) == "timed out")
  }

  @Test("The countdown is visible, and changes every second")
  func countdown() {
    var play = Play(Self.timed(3))
    for seconds in [3, 2, 1] {
      #expect(play.place(of: "closes in \(seconds) s") != nil)
      play.run([.pause(999)])
      #expect(play.place(of: "closes in \(seconds) s") != nil)
      play.run([.pause(1)])
    }
    #expect(play.verdict == "timed out")
  }

  @Test("The countdown names what will be chosen")
  func namedCountdown() {
    let play = Play(Self.timed(90, action: 1))
    #expect(play.place(of: "Save in 1 min 30 s") != nil)
  }

  @Test("The time stands still while the program is stopped")
  func suspended() {
    var play = Play(Self.timed(5))
    play.run([.pause(3000), .suspend(3_600_000)])
    #expect(play.place(of: "closes in 2 s") != nil)
    play.run([.pause(1999)])
    #expect(play.verdict == "open")
    play.run([.pause(1)])
    #expect(play.verdict == "timed out")
  }

  @Test("What was pending when the program was stopped is forgotten; the next key is held back again")
  func gateAfterSuspension() {
    var play = Play(Samples.dialog(Samples.save))
    play.run(["\r", .pause(100), .suspend(1000), .pause(1000)])
    #expect(play.verdict == "open")
    play.run(["\r", .pause(149)])
    #expect(play.verdict == "open")
    play.run([.pause(1)])
    #expect(play.verdict == "Cancel")
  }

  @Test("What is typed while the program is stopped is no answer")
  func typedWhileStopped() {
    var play = Play(Samples.dialog(Samples.deploy))
    var session = play.session
    _ = session.suspend(at: play.now)
    _ = session.receive([13], at: play.now)
    #expect(session.deadline == nil)
    _ = session.advance(to: play.now + .seconds(5))
    #expect(session.ending == nil)
    play.run([.suspend(1000), .pause(1000)])
    #expect(play.verdict == "open")
  }

  @Test("An arming time keeps a destructive action from being focused or chosen, and nothing else")
  func arm() {
    let dialog = Samples.dialog(Samples.save, guards: Guards(arm: .seconds(3)))
    #expect(Play.verdict(dialog, ["d", "\r"]) == "Cancel")
    #expect(Play.verdict(dialog, ["\t", "\r"]) == "Save")
    #expect(Play.verdict(dialog, ["s"]) == "Save")
    #expect(Play.verdict(dialog, [.pause(2999), "d", "\r"]) == "Cancel")
    #expect(Play.verdict(dialog, [.pause(3000), "d", "\r"]) == "Don't Save")
    #expect(Play.verdict(dialog, [.pause(3000), "\t", "\r"]) == "Don't Save")
  }

  @Test("The arming time is counted down in words, and stands still while the program is stopped")
  func armCountdown() {
    var play = Play(Samples.dialog(Samples.delete, guards: Guards(arm: .seconds(3))))
    #expect(play.place(of: "Delete is enabled in 3 s") != nil)
    play.run([.pause(2500)])
    #expect(play.place(of: "Delete is enabled in 1 s") != nil)
    play.run([.suspend(10_000), .pause(499)])
    #expect(play.place(of: "Delete is enabled in 1 s") != nil)
    play.run([.pause(1)])
    #expect(play.place(of: "is enabled in") == nil)
    play.expectFrame()
  }

  @Test(
    "A window that shows nothing of a message does not count as having shown its end",
    arguments: [(80, 5), (60, 5), (19, 200)])
  func unreadInSmallWindow(_ columns: Int, _ rows: Int) {
    let alert = Alert(
      title: Samples.bytes("Erase?"), message: Samples.bytes(String(repeating: "word ", count: 40)),
      actions: [Action("Erase", role: .destructive)])
    var play = Play(
      Samples.dialog(alert, guards: Guards(readAll: true), columns: 20, rows: 6), columns: 20, rows: 6)
    play.run([
      .resize(columns: columns, rows: rows), .pause(100), .resize(columns: 20, rows: 6), .pause(100), "\t",
      "\r",
      .pause(200),
    ])
    #expect(play.verdict == "Cancel")
  }

  @Test("A message that must be read to the end disables the destructive action until its end was seen")
  func readAll() {
    let guards = Guards(readAll: true)
    let dialog = Samples.dialog(Samples.long, guards: guards, columns: 80, rows: 12)
    var play = Play(dialog, rows: 12)
    #expect(play.place(of: "Read to the end to enable Erase") != nil)
    play.run(["e", "\t", .pause(200), "\r", .pause(400)])
    #expect(play.verdict == "Cancel", "the focus has not left it")

    play = Play(dialog, rows: 12)
    play.run([.read(Bytes.end), .read(Bytes.home), .pause(200), "e", "\r", .pause(150)])
    #expect(play.verdict == "Erase")
    let short = Samples.dialog(Samples.delete, guards: guards)
    #expect(Play.verdict(short, ["d", "\r"]) == "Delete", "a message that fits was seen")
  }

  @Test("A message that was cut disables the destructive action, unless that is allowed")
  func truncated() {
    let alert = Alert(
      title: [65], message: Samples.bytes("part"), isTruncated: true, actions: Samples.save.actions)
    let script: [Step] = ["d", .pause(400), "\r"]
    #expect(Play.verdict(Samples.dialog(alert), script) == "Cancel")
    let allowed = Samples.dialog(alert, guards: Guards(allowTruncated: true))
    #expect(Play.verdict(allowed, script) == "Don't Save")
    #expect(Play(Samples.dialog(alert)).place(of: "The message is cut: Don't Save is disabled") != nil)
  }
}
