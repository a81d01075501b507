import Dialogs
import TestSupport
import Testing
import TextScreen

/// What a session writes, as a terminal shows it (safety rule 10).
@Suite struct SessionScreenTests {
  private static let record: SafeText = "Delete article? · Cancel"

  @Test("Inline only the record line stays, below what was there", arguments: [nil, record] as [SafeText?])
  func inlineEnd(_ record: SafeText?) {
    var play = Play(Samples.dialog(Samples.delete))
    play.expectFrame()
    play.run(["\t", .right, "\r", .pause(150)])
    play.finish(record: record)
    let rows = [Play.before, record?.description].compactMap { $0 }
    #expect(play.screen.everything == rows.joined(separator: "\n"))
    #expect(play.screen.cursor == VirtualScreen.Place(column: 0, row: rows.count))
    expectLeft(play.screen)
  }

  @Test("On the screen everything is as it was")
  func screenEnd() {
    var play = Play(Samples.dialog(Samples.delete), host: .screen, usesMouse: true)
    #expect(play.screen.isAlternate)
    play.expectFrame()
    play.run(["\t", .escape, .pause(50)])
    play.finish(record: Self.record)
    #expect(play.screen.everything == Play.before)
    #expect(play.screen.cursor == VirtualScreen.Place(column: 0, row: 1))
    expectLeft(play.screen)
  }

  @Test("A dialog at the bottom scrolls the text above into the scrollback, and damages none of it")
  func bottom() {
    var screen = VirtualScreen(columns: 40, rows: 10)
    let lines = (1...9).map { "output \($0)" }
    screen.feed(lines.map { $0 + "\r\n" }.joined())
    var session = Session(
      Samples.dialog(Samples.delete, columns: 40, rows: 10), terminal: Size(columns: 40, rows: 10))
    screen.feed(session.start())
    screen.feed(session.frameWritten(at: Instant(nanoseconds: 0)))
    #expect(screen.text.contains { $0.contains("Delete article?") })
    screen.feed(session.finish(record: Self.record))
    #expect(screen.everything == (lines + [Self.record.description]).joined(separator: "\n"))
    expectLeft(screen)
  }

  @Test("A half-written line stays")
  func halfLine() {
    var screen = VirtualScreen(columns: 60, rows: 12)
    screen.feed("50 % done")
    var session = Session(
      Samples.dialog(Samples.note, columns: 60, rows: 12), terminal: Size(columns: 60, rows: 12))
    screen.feed(session.start())
    screen.feed(session.finish(record: nil))
    #expect(screen.everything == "50 % done")
  }

  @Test("Stopping leaves nothing behind, and going on shows the dialog again", arguments: [false, true])
  func suspension(_ onScreen: Bool) {
    var play = Play(Samples.dialog(Samples.save), host: onScreen ? .screen : .inline, usesMouse: true)
    play.run(["\t"])
    let picture = play.session.frame()
    var session = play.session
    var stopped = play.screen
    stopped.feed(session.suspend(at: play.now))
    #expect(stopped.everything == Play.before)
    expectLeft(stopped)
    play.run([.suspend(1000)])
    play.expectFrame()
    #expect(play.session.frame() == picture, "the focus is where it was")
  }

  @Test("What is written after a crash switches every mode off", arguments: [false, true])
  func emergency(_ onScreen: Bool) {
    let play = Play(Samples.dialog(Samples.save), host: onScreen ? .screen : .inline, usesMouse: true)
    var screen = play.screen
    screen.feed(play.session.emergencyBytes)
    expectLeft(screen)
  }

  @Test("Modes are as few as possible: bracketed paste, and what was asked for")
  func modes() {
    #expect(Play(Samples.dialog(Samples.save)).screen.modes == [7, 25, 2004])
    let screen = Play(Samples.dialog(Samples.save), host: .screen, usesMouse: true).screen
    #expect(screen.modes == [7, 25, 2004, 1049, 1002, 1006])
    #expect(Play(Samples.dialog(Samples.save)).screen.replies == [], "nothing is asked of the terminal")
  }

  @Test("Nothing has changed: nothing is written")
  func silence() {
    var play = Play(Samples.dialog(Samples.delete))
    for key in ["x", "\u{1B}[5~", "\u{1B}[I", "\r"] {
      play.perform(.read(key))
      #expect(play.written == 0, "\(key.debugDescription)")
    }
  }

  @Test("Ctrl-L draws everything again")
  func redraw() {
    var play = Play(Samples.dialog(Samples.delete))
    play.run(["\u{C}"])
    #expect(play.written > 0)
    play.expectFrame()
  }

  @Test("A change of focus costs few bytes")
  func economy() {
    var play = Play(Samples.dialog(Samples.delete))
    play.perform("\t")
    #expect(play.written > 0 && play.written < 200)
    play.expectFrame()
  }

  @Test("Nothing of the text acts on the terminal")
  func hostileText() {
    let hostile = "a\u{1B}[2J\u{1B}]0;x\u{7}\u{9B}31m\u{202E}\r\nb\rc\u{8}\u{0}\u{7F}\u{90}q\u{9C}"
    for (settings, invalid) in [(Samples.plain, []), (Samples.ascii, [0xFF, 0xC3] as [UInt8])] {
      let bytes = Samples.bytes(hostile) + invalid
      let alert = Alert(
        title: bytes, message: bytes,
        actions: [Action(label: bytes, role: .destructive), Action(label: bytes + [65], role: .default)])
      let dialog = Samples.dialog(
        alert, guards: Guards(text: bytes, arm: .seconds(1)), timeout: Timeout(.seconds(9), action: 1),
        settings: settings)
      var play = Play(dialog)
      play.expectFrame()
      let record = RecordLine.text(alert, .chosen(0), repertoire: settings.repertoire, columns: 80)
      play.finish(record: record)
      #expect(play.screen.bells == 0)
      #expect(play.screen.operatingSystemCommands == [])
      expectLeft(play.screen)
    }
  }

  private func expectLeft(_ screen: VirtualScreen, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(screen.modes == [7, 25], sourceLocation: sourceLocation)
    #expect(screen.style == VirtualScreen.Style(), sourceLocation: sourceLocation)
    #expect(screen.unknownSequences == [], sourceLocation: sourceLocation)
  }
}
