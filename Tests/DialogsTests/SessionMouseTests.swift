import TestSupport
import Testing
import TextScreen

@testable import Dialogs

/// The mouse: never more than a key can do, and a destructive action only gets the focus.
@Suite struct SessionMouseTests {
  private static func play(_ alert: Alert, _ host: Session<AlertDialog>.Host = .screen, rows: Int = 24)
    -> Play
  {
    var play = Play(Samples.dialog(alert, rows: rows), rows: rows, host: host, usesMouse: true)
    play.run([.pause(300)])
    return play
  }

  private static func press(_ place: (column: Int, row: Int)?, button: Int = 0) -> Step {
    .read("\u{1B}[<\(button);\(place?.column ?? 0);\(place?.row ?? 0)M")
  }

  private static func release(_ place: (column: Int, row: Int)?, button: Int = 0) -> Step {
    .read("\u{1B}[<\(button);\(place?.column ?? 0);\(place?.row ?? 0)m")
  }

  private static func click(_ place: (column: Int, row: Int)?, button: Int = 0) -> [Step] {
    [press(place, button: button), release(place, button: button)]
  }

  @Test("A click chooses a default or cancel action", arguments: [Session<AlertDialog>.Host.screen, .inline])
  func chooses(_ host: Session<AlertDialog>.Host) {
    for label in ["Go", "Cancel"] {
      var play = Self.play(Samples.deploy, host)
      play.run(Self.click(play.place(of: label)))
      #expect(play.verdict == label)
      #expect(play.session.ending?.cause == .mouse)
    }
  }

  @Test(
    "A click on a destructive action only focuses it", arguments: [Session<AlertDialog>.Host.screen, .inline])
  func destructive(_ host: Session<AlertDialog>.Host) {
    var play = Self.play(Samples.delete, host)
    let place = play.place(of: "! Delete")
    for _ in 0..<10 { play.run(Self.click(place) + [.pause(500)]) }
    #expect(play.verdict == "open")
    play.run(["\r", .pause(150)])
    #expect(play.verdict == "Delete")
  }

  @Test("A click takes back a key that is pending: it was meant for what had the focus before")
  func clickWhilePending() {
    var play = Self.play(Samples.delete)
    let place = play.place(of: "! Delete")
    play.run(["\r", .pause(50)] + Self.click(place) + [.pause(400)])
    #expect(play.verdict == "open")
  }

  @Test("Press and release must be on the same button")
  func samePlace() {
    var play = Self.play(Samples.deploy)
    let (go, cancel) = (play.place(of: "Go"), play.place(of: "Cancel"))
    play.run([Self.press(go), Self.release(cancel), Self.press(cancel), Self.release(go), Self.release(go)])
    play.run([Self.press((1, 1)), Self.release(go), Self.press(go), Self.release((1, 1))])
    #expect(play.verdict == "open")
  }

  @Test("Only the left button counts", arguments: [1, 2])
  func otherButtons(_ button: Int) {
    var play = Self.play(Samples.deploy)
    play.run(Self.click(play.place(of: "Go"), button: button) + Self.click((1, 1), button: button))
    #expect(play.verdict == "open")
  }

  @Test("A click outside leaves the dialog on the screen, and does nothing inline")
  func outside() {
    var play = Self.play(Samples.deploy)
    play.run(Self.click((1, 1)))
    #expect(play.verdict == "dismissed")
    play = Self.play(Samples.deploy, .inline)
    play.run(Self.click((80, 24)) + Self.click((1, 1)))
    #expect(play.verdict == "open")
  }

  @Test("No click on any cell chooses a destructive action")
  func everyCell() {
    for host in [Session<AlertDialog>.Host.screen, .inline] {
      let start = Self.play(Samples.delete, host, rows: 12)
      for row in 1...12 {
        for column in stride(from: 1 + row % 2, through: 80, by: 2) {
          var play = start
          play.run(Self.click((column, row)) + Self.click((column, row)))
          #expect(play.verdict != "Delete", "\(column), \(row)")
        }
      }
    }
  }

  @Test("The mouse is deaf for 300 ms after the frame, and again after the window has changed")
  func delay() {
    var play = Play(Samples.dialog(Samples.deploy), host: .screen, usesMouse: true)
    play.run([.pause(299)] + Self.click(play.place(of: "Go")))
    #expect(play.verdict == "open")
    play.run([.pause(1), .resize(columns: 60, rows: 20), .pause(50)])
    play.run([.pause(299)] + Self.click(play.place(of: "Go")))
    #expect(play.verdict == "open")
    play.run([.pause(1)] + Self.click(play.place(of: "Go")))
    #expect(play.verdict == "Go")
  }

  @Test("The wheel scrolls")
  func wheel() {
    var play = Self.play(Samples.long, rows: 12)
    for _ in 0..<20 { play.run([.read("\u{1B}[<65;10;5M")]) }
    #expect(play.place(of: "line 30") != nil)
    for _ in 0..<20 { play.run([.read("\u{1B}[<64;10;5M")]) }
    #expect(play.place(of: "line 1 ") != nil)
    play.expectFrame()
  }

  @Test("Inline the mouse asks once for the cursor's place, and without it does nothing")
  func question() {
    let dialog = Samples.dialog(Samples.deploy)
    var session = Session(
      dialog, terminal: Size(columns: 80, rows: 24), options: Session.Options(usesMouse: true))
    _ = session.start()
    let start = Instant(nanoseconds: 0)
    #expect(session.frameWritten(at: start) == Samples.bytes("\u{1B}[6n"))
    #expect(session.awaitsReply)
    let later = start + .seconds(1)
    for row in 1...24 {
      for action in ["M", "m"] {
        _ = session.receive(Samples.bytes("\u{1B}[<0;6;\(row)\(action)"), at: later)
      }
    }
    #expect(session.ending == nil)
    #expect(session.frameWritten(at: later) == [])
    _ = session.receive(Samples.bytes("\u{1B}[7;1R"), at: later)
    #expect(!session.awaitsReply)
  }

  @Test("A click counts where the dialog stands after the window has changed, and after fg")
  func afterChange() {
    for change in [[Step.resize(columns: 50, rows: 12), .pause(50)], [.suspend(100)]] {
      var play = Self.play(Samples.deploy, .inline)
      play.run(change + [.pause(300)])
      let place = play.place(of: "Go")
      #expect(place != nil)
      play.run(Self.click(place))
      #expect(play.verdict == "Go", "\(change)")
    }
  }

  @Test("An answer about the frame before the window changed is not taken for that about the frame after it")
  func staleAnswer() {
    var session = Session(
      Samples.dialog(Samples.deploy), terminal: Size(columns: 80, rows: 24),
      options: Session.Options(usesMouse: true))
    let start = Instant(nanoseconds: 0)
    let question = Samples.bytes("\u{1B}[6n")
    _ = session.start()
    #expect(session.frameWritten(at: start) == question)
    session.terminalResized(to: Size(columns: 60, rows: 24), at: start)
    let later = start + .seconds(1)
    let repainted = session.advance(to: later)
    #expect(!repainted.isEmpty && repainted.suffix(question.count) != question)
    #expect(session.dialogArea == nil)
    #expect(session.receive(Samples.bytes("\u{1B}[7;1R"), at: later) == question)
    #expect(session.dialogArea == nil && session.awaitsReply)
    #expect(session.receive(Samples.bytes("\u{1B}[12;1R"), at: later) == [])
    #expect(session.dialogArea?.origin.row == 11 - (session.frame().cursor?.row ?? 0))
    #expect(!session.awaitsReply)
  }

  @Test("After the end an answer is taken in, in pieces too")
  func drained() {
    var session = Session(
      Samples.dialog(Samples.deploy), terminal: Size(columns: 80, rows: 24),
      options: Session.Options(usesMouse: true))
    _ = session.start()
    _ = session.frameWritten(at: Instant(nanoseconds: 0))
    _ = session.finish(record: nil)
    for piece in ["\r\u{1B}", "[7;"] {
      session.drain(Samples.bytes(piece))
      #expect(session.awaitsReply)
    }
    session.drain(Samples.bytes("1R"))
    #expect(!session.awaitsReply && session.ending == nil)
  }

  @Test("Without the mouse its reports do nothing")
  func notAsked() {
    var play = Play(Samples.dialog(Samples.deploy))
    play.run([.pause(400)] + Self.click(play.place(of: "Go")))
    #expect(play.verdict == "open")
    #expect(play.screen.modes.isDisjoint(with: [1000, 1002, 1003, 1006]))
  }
}
