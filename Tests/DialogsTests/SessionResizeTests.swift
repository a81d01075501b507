import Dialogs
import TestSupport
import Testing
import TextScreen

/// Windows that change their size.
@Suite struct SessionResizeTests {
  @Test("A pending key is forgotten when the window changes, and keys count again in the new frame")
  func gate() {
    var play = Play(Samples.dialog(Samples.deploy))
    play.run(["\r", .pause(100), .resize(columns: 60, rows: 20), .pause(1000)])
    #expect(play.verdict == "open")
    play.run(["\r", .pause(150)])
    #expect(play.verdict == "Go")
  }

  @Test("A key pressed before the frame has its new place is forgotten with it")
  func keyBeforeFrame() {
    var play = Play(Samples.dialog(Samples.deploy))
    play.run([.resize(columns: 60, rows: 20), .pause(20), "\r", .pause(1000)])
    #expect(play.verdict == "open")
  }

  @Test("Changes are drawn 50 ms after the first, all together")
  func coalesced() {
    var play = Play(Samples.dialog(Samples.delete))
    play.perform(.resize(columns: 70, rows: 20))
    play.perform(.pause(30))
    play.perform(.resize(columns: 30, rows: 10))
    play.perform(.pause(19))
    #expect(play.written == 0)
    play.perform(.pause(1))
    #expect(play.written > 0)
    #expect(play.session.frame().size.columns <= 30)
    play.perform(.pause(1000))
    #expect(play.written == 0)
  }

  @Test("A storm of 2000 sizes ends in a correct frame", arguments: [false, true])
  func storm(_ onScreen: Bool) {
    var random = SeededGenerator()
    var play = Play(Samples.dialog(Samples.save), host: onScreen ? .screen : .inline)
    for index in 0..<2000 {
      play.run([
        .resize(columns: .random(in: 1...120, using: &random), rows: .random(in: 1...40, using: &random))
      ])
      if index % 3 == 0 { play.run([.pause(1)]) }
      if index % 50 == 0 { play.run(["\t"]) }
    }
    play.run([.resize(columns: 80, rows: 24), .pause(60)])
    #expect(play.session.frame().size.columns <= 80, "seed \(random.seed)")
    let rows = play.session.frame().rowTexts.filter { !$0.isEmpty }
    let shown = play.screen.text.filter { !$0.isEmpty }
    #expect(Array(shown.suffix(rows.count)) == rows, "seed \(random.seed)")
    play.run(["\u{4}"])
    #expect(play.verdict == "dismissed", "seed \(random.seed)")
    play.finish()
    #expect(play.screen.modes == [7, 25], "seed \(random.seed)")
    #expect(play.screen.unknownSequences == [], "seed \(random.seed)")
  }

  @Test(
    "In a window that is too small nothing but the ways out work",
    arguments: [(19, 24), (80, 5), (1, 1), (19, 5), (5, 40)], [Session<AlertDialog>.Host.inline, .screen])
  func tooSmall(_ size: (Int, Int), _ host: Session<AlertDialog>.Host) {
    let small = Step.resize(columns: size.0, rows: size.1)
    for script: [Step] in [["\r"], ["y"], ["n"], ["g"], [" "], ["\t", "\r"], [.paste("y\r")]] {
      #expect(
        Play.verdict(Samples.dialog(Samples.deploy), [small, .pause(60)] + script, host: host) == "open")
    }
    let leave: [Step] = [small, .pause(60), .escape]
    #expect(Play.verdict(Samples.dialog(Samples.deploy), leave, host: host) == "dismissed")
    var play = Play(Samples.dialog(Samples.deploy), host: host)
    play.run([small, .pause(60)])
    let notice = play.session.frame().rowTexts.joined()
    #expect("too small: enlarge, or esc".hasPrefix(notice.prefix { $0 != "." }))
    #expect(play.screen.text.contains(notice))
    play.run([.resize(columns: 80, rows: 24), .pause(60), "\r", .pause(150)])
    #expect(play.verdict == "Go", "a larger window can be asked in again")
  }

  @Test("A pending key does not answer once the window is too small")
  func becomesTooSmall() {
    let script: [Step] = ["\r", .pause(140), .resize(columns: 10, rows: 3), .pause(400)]
    #expect(Play.verdict(Samples.dialog(Samples.deploy), script) == "open")
  }

  @Test("The focus and what was typed stay when the window changes")
  func stateStays() {
    var play = Play(Samples.dialog(Samples.delete, guards: Guards(text: Samples.bytes("prod"))))
    play.run([.paste("prod"), .resize(columns: 30, rows: 12), .pause(60)])
    #expect(play.place(of: "prod") != nil)
    play.run(["\r", .resize(columns: 80, rows: 24), .pause(800), "\r", .pause(150)])
    #expect(play.verdict == "Delete")
  }
}
