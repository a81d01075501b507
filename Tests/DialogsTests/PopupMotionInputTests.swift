import TestSupport
import Testing
import TextScreen

@testable import Dialogs

/// What happens while a popup comes or goes (safety rule 2).
@Suite struct PopupMotionInputTests {
  private static let (columns, rows) = (50, 12)

  private static func play(
    _ alert: Alert = Cards.upgrade, _ transition: PopupTransition = .slide, timeout: Timeout? = nil
  ) -> Play {
    let popup = PopupConfiguration(.center, nil, transition)
    let dialog = Cards.dialog(alert, popup: popup, timeout: timeout, columns: columns, rows: rows)
    return Play(dialog, columns: columns, rows: rows, usesMouse: true, popup: popup)
  }

  /// What stands when nothing moves.
  private static let standing = play(Cards.upgrade, .none).session.frame()

  @Test("A key that moves ends the entrance at once, and moves", arguments: [0, 1, 20, 100])
  func moves(_ milliseconds: Int) {
    var play = Self.play()
    play.run([.pause(milliseconds)])
    #expect(play.session.isMoving)
    play.run(["\t"])
    #expect(!play.session.isMoving)
    #expect(play.session.dialog.focusedAction == 1)
    play.expectFrame()
  }

  @Test("A key that does nothing ends it as well; a paste, a report and a click do not")
  func nothing() {
    for (input, ends) in [
      ("x", true), (Bytes.paste("y\r"), false), ("\u{1B}[I", false), ("\u{1B}[<0;1;1M", false),
    ] {
      var play = Self.play()
      play.run([.read(input)])
      #expect(play.session.isMoving == !ends, "\(input.debugDescription)")
      #expect((play.session.frame() == Self.standing) == ends)
      play.run([.pause(400)])
      #expect(play.verdict == "open")
    }
  }

  @Test("A key that chooses is held for 150 ms from the final frame on", arguments: ["\r", " ", "u", "y"])
  func chooses(_ key: String) {
    var play = Self.play()
    play.run([.pause(40), .read(key)])
    #expect(play.session.frame() == Self.standing)
    play.run([.pause(149)])
    #expect(play.session.isOpen)
    play.run([.pause(1)])
    #expect(!play.session.isOpen && play.verdict == "open", "it is chosen, and goes")
    play.run([.pause(120)])
    #expect(play.verdict == "Upgrade")
  }

  @Test("Two keys during the entrance choose nothing", arguments: ["w", "\t", "\r", " "])
  func movedAndChosen(_ first: String) {
    var play = Self.play(Cards.wipe)
    play.run([.pause(20), .read(first), .pause(40), .read("\r"), .pause(500)])
    #expect(play.verdict == "open")
  }

  @Test("A key that has been held down since before stays deaf", arguments: KeyRepeat.profiles)
  func heldKey(_ profile: KeyRepeat) {
    for offset in [0, 10, 90, 130] {
      var play = Self.play(Cards.wipe)
      var now = 0
      for moment in stride(from: offset, through: 1000, by: profile.interval) {
        play.run([.pause(moment - now), "\r"])
        now = moment
      }
      #expect(play.verdict == "open", "\(offset)")
      play.run([.pause(249), "\r", .pause(400)])
      #expect(play.verdict == "open")
      play.run(["\r", .pause(300)])
      #expect(play.verdict == "Later")
    }
  }

  @Test("No key during the entrance reaches a destructive action by itself")
  func destructive() {
    for code in [13] + Array(0x20...0x7E) {
      var play = Self.play(Cards.wipe)
      play.run([.pause(30), .read(String(decoding: [UInt8(code)], as: UTF8.self)), .pause(500)])
      #expect(play.verdict != "Wipe", "\(code)")
    }
  }

  @Test("What is typed into a field during the entrance stands there")
  func text() {
    let popup = PopupConfiguration(.center, nil, .scale)
    let dialog = Cards.dialog(
      Cards.wipe, popup: popup, guards: Guards(text: Samples.bytes("prod")), columns: Self.columns,
      rows: Self.rows)
    var play = Play(dialog, columns: Self.columns, rows: Self.rows, popup: popup)
    play.run([.pause(20), "p", "r", "od"])
    #expect(!play.session.isMoving)
    #expect(play.session.dialog.isEnabled(0))
    play.run(["\r", .pause(800), "\r", .pause(300)])
    #expect(play.verdict == "Wipe")
  }

  @Test("Esc during the entrance leaves", arguments: [0, 30, 90])
  func escape(_ milliseconds: Int) {
    var play = Self.play(Cards.wipe)
    play.run([.pause(milliseconds), .escape, .pause(50)])
    #expect(!play.session.isOpen && play.verdict == "open")
    play.run([.pause(120)])
    #expect(play.verdict == "dismissed")
    #expect(play.session.ending?.cause == .key)
  }

  @Test(
    "Whatever comes while the popup goes is swallowed, ends the motion at once and changes no answer",
    arguments: ["\r", " ", "n", "\t", "\u{1B}", "x", "\u{1B}[<0;1;1M", "\u{1B}[200~y\r\u{1B}[201~"])
  func whileLeaving(_ input: String) {
    for transition in [PopupTransition.slide, .scale, .fade] {
      var play = Self.play(Cards.wipe, transition)
      play.run([.pause(130), Step.read("w"), "\r", .pause(160)])
      #expect(play.session.isMoving && play.verdict == "open")
      play.run([.read(input)])
      #expect(play.verdict == "Wipe")
      #expect(play.session.deadline == nil)
    }
  }

  @Test("Without motion the answer is there at once")
  func noMotion() {
    var play = Self.play(Cards.upgrade, .none)
    play.run(["\r", .pause(150)])
    #expect(play.verdict == "Upgrade")
  }

  @Test("A stop ends the motion: afterwards the popup stands, or the answer is there")
  func suspension() {
    var play = Self.play()
    play.run([.pause(30), .suspend(1000)])
    #expect(!play.session.isMoving)
    play.expectFrame()
    #expect(play.session.frame() == Self.standing)
    play.run(["\r", .pause(149)])
    #expect(play.session.isOpen)
    play.run([.pause(300)])
    #expect(play.verdict == "Upgrade")

    play = Self.play()
    play.run([.pause(130), .escape, .pause(60)])
    #expect(play.session.isMoving && play.verdict == "open")
    play.run([.suspend(1000)])
    #expect(play.verdict == "dismissed")
  }

  @Test(
    "A window that changes ends the entrance in the new place; one that changes meanwhile keeps the answer")
  func resizing() {
    var play = Self.play()
    play.run([.pause(20), .resize(columns: 60, rows: 18), .pause(50)])
    #expect(!play.session.isMoving)
    play.expectFrame()
    play.run(["\r", .pause(149)])
    #expect(play.session.isOpen)

    play = Self.play()
    play.run([.pause(130), .escape, .pause(60), .resize(columns: 60, rows: 18), .pause(120)])
    #expect(play.verdict == "dismissed")
    #expect(play.session.deadline == nil)
  }

  @Test("Time runs from the first frame on, and a timeout goes as an answer does")
  func timeouts() {
    for (milliseconds, action, verdict) in [
      (50, nil, "timed out"), (400, nil, "timed out"), (400, 1, "Later"),
    ]
      as [(Int, Int?, String)]
    {
      var play = Self.play(timeout: Timeout(.milliseconds(milliseconds), action: action))
      play.run([.pause(milliseconds - 1)])
      #expect(play.session.isOpen)
      play.run([.pause(1)])
      #expect(!play.session.isOpen && play.verdict == "open")
      play.run([.pause(120)])
      #expect(play.verdict == verdict)
      #expect(play.session.ending?.cause == .timeout)
    }
  }

  @Test("At the end the user's screen is back, also from the middle of a motion")
  func end() {
    for script in [[.pause(30)], [.pause(130), .escape, .pause(80)], [.pause(130), .escape, .pause(400)]]
      as [[Step]]
    {
      var play = Self.play()
      play.run(script)
      play.finish()
      #expect(play.screen.everything == Play.before)
      #expect(play.screen.modes == [7, 25])
    }
  }
}
