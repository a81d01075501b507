import Dialogs
import Testing
import TextScreen

/// Input that nobody meant as an answer: what came early, pasted text, bursts, replies, sequences in pieces.
@Suite struct SessionInputTests {
  @Test(
    "What is typed before the frame stands is no answer",
    arguments: ["\r", "y", " ", "\t\r", "d\r", "\u{1B}", "n"])
  func typeAhead(_ keys: String) {
    var play = Play(Samples.dialog(Samples.delete), isWritten: false)
    play.run([.read(keys), .pause(500), .read(keys)])
    play.frameWritten()
    play.run([.pause(1000)])
    #expect(play.verdict == "open")
    play.run(["\r", .pause(150)])
    #expect(play.verdict == "Cancel", "and it moved nothing")
  }

  @Test("The end of a sequence whose start was thrown away is no key of the dialog")
  func halfSequence() {
    var play = Play(Samples.dialog(Samples.delete), isWritten: false)
    play.run([.escape])
    play.frameWritten()
    play.run(["[B", .pause(400)])
    #expect(play.verdict == "open")
  }

  @Test(
    "Pasted text is never an answer",
    arguments: [
      "y", "y\r", "\r", "\n\n\n", "yes please\r", "d\r", "\t\r", "n", "\u{4}", "\u{1B}", "\u{1B}[200~y\r",
      String(repeating: "y\r", count: 5000),
    ])
  func paste(_ text: String) {
    for alert in [Samples.delete, Samples.deploy, Samples.note] {
      #expect(Play.verdict(Samples.dialog(alert), [.paste(text)]) == "open")
    }
  }

  @Test("A paste whose end does not come is a paste all the same; Esc still leaves after it")
  func openPaste() {
    var play = Play(Samples.dialog(Samples.deploy))
    play.run(["\u{1B}[200~y\r", .pause(300), "y\r", .pause(2000)])
    #expect(play.verdict == "open")
    play.run([.escape, .pause(100)])
    #expect(play.verdict == "dismissed")
  }

  @Test("The rest of a sequence that comes late is no key", arguments: ["\u{1B}[9;4", "\u{1B}[<0;1;1"])
  func lateTail(_ start: String) {
    let alert = Alert(
      title: Samples.bytes("Q"), actions: [Action("Retry", role: .default), Action("Merge", role: .default)])
    let end = start.contains("<") ? "m" : "R"
    #expect(
      Play.verdict(Samples.dialog(alert), [.read(start), .pause(650), .read(end), .pause(300)]) == "open")
  }

  @Test("Words that somebody goes on typing destroy nothing, however slowly", arguments: [80, 120, 160, 300])
  func words(_ gap: Int) {
    for word in ["head\r", "yes\r", "cd \r", "date \r", "ldd\r"] {
      let script: [Step] = word.flatMap { [.read(String($0)), .pause(gap)] }
      #expect(Play.verdict(Samples.dialog(Samples.delete), script + [.pause(400)]) != "Delete", "\(word)")
    }
  }

  @Test("What follows an end mark inside pasted text is held to the rules for bursts")
  func embeddedEnd() {
    let script: [Step] = [.paste("harmless\u{1B}[201~yes\r")]
    #expect(Play.verdict(Samples.dialog(Samples.deploy), script) == "open")
  }

  @Test(
    "More than two keys in one read, a letter among them, do nothing",
    arguments: [
      "yes", "yy\r", "go\r", "\t\ty", "y\r\n", "  y", "goy", "d\r\r", "ccc", "nnn", "yes please\rno\r",
    ])
  func burst(_ keys: String) {
    for alert in [Samples.delete, Samples.deploy, Samples.note] {
      #expect(Play.verdict(Samples.dialog(alert), [.read(keys)]) == "open")
    }
  }

  @Test("A burst in several reads is one")
  func burstInPieces() {
    for script in [["ye", "s\r"], ["y", "e", "s", "\r"], ["yes", "\r"], ["yes ple", "ase", "\r", "\r"]] {
      let steps = script.flatMap { [Step.read($0), .pause(20)] }
      #expect(Play.verdict(Samples.dialog(Samples.deploy), steps) == "open", "\(script)")
    }
  }

  @Test("Esc leaves even behind a burst")
  func escapeAfterBurst() {
    #expect(Play.verdict(Samples.dialog(Samples.deploy), ["yes\r", .escape]) == "dismissed")
  }

  @Test("One byte in each read makes no difference", arguments: ["yes\r", "\u{1B}[200~y\r\u{1B}[201~"])
  func singleBytes(_ text: String) {
    let steps = text.utf8.map { Step.read(String(decoding: [$0], as: UTF8.self)) }
    #expect(Play.verdict(Samples.dialog(Samples.delete), steps) == "open")
  }

  @Test(
    "What a terminal answers or reports is no key",
    arguments: [
      "\u{1B}[?2026;2$y", "\u{1B}[?1049;1$y", "\u{1B}[?62;4c", "\u{1B}[>41;379;0c", "\u{1B}[24;80R",
      "\u{1B}[0n", "\u{1B}[I", "\u{1B}[O", "\u{1B}[?997;1n", "\u{1B}[8;24;80t", "\u{1B}[?1u",
      "\u{1B}]11;rgb:1e1e/1e1e/2e2e\u{1B}\\", "\u{1B}]11;rgb:ffff/ffff/ffff\u{7}", "\u{1B}]52;c;eQ0=\u{7}",
      "\u{1B}P>|XTerm(379)\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}P1+r544e=787465726d\u{1B}\\",
      "\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}[M !!", "\u{1B}[<0;3;9M\u{1B}[<0;3;9m", "\u{1B}[121;5u",
      "\u{1B}[13;1:3u",
    ])
  func replies(_ reply: String) {
    for alert in [Samples.delete, Samples.deploy] {
      #expect(Play.verdict(Samples.dialog(alert), [.read(reply)]) == "open")
    }
    let bytes = Array(reply.utf8)
    for cut in 1..<bytes.count {
      var play = Play(Samples.dialog(Samples.deploy))
      play.read(Array(bytes[..<cut]))
      play.read(Array(bytes[cut...]))
      play.run([.pause(400)])
      #expect(play.verdict == "open", "cut after \(cut) bytes")
    }
  }

  @Test("A sequence in pieces moves, or is swallowed; only a lone ESC cancels", arguments: [0, 5, 49])
  func splitArrow(_ gap: Int) {
    let script: [Step] = [.escape, .pause(gap), "[", .pause(gap), "C", .pause(gap), "\r"]
    #expect(Play.verdict(Samples.dialog(Samples.delete), script) == "Delete")
  }

  @Test("ESC is cancel after 50 ms of silence")
  func escapeDelay() {
    var play = Play(Samples.dialog(Samples.delete))
    play.run([.escape, .pause(49)])
    #expect(play.verdict == "open")
    play.run([.pause(1)])
    #expect(play.verdict == "dismissed")
  }

  @Test(
    "A sequence that stops after its introducer is swallowed, and so is its late rest",
    arguments: [51, 200, 450])
  func lateTail(_ gap: Int) {
    let script: [Step] = ["\u{1B}[", .pause(gap), "B", .pause(600), "\r"]
    #expect(Play.verdict(Samples.dialog(Samples.delete), script) == "Cancel")
  }

  @Test("Bytes that are no UTF-8 do nothing")
  func invalid() {
    for bytes: [UInt8] in [[0xFF], [0xC3], [0xC3, 0x28], [0xED, 0xA0, 0x80], [0xF5, 0x80], [0x80, 0x79]] {
      var play = Play(Samples.dialog(Samples.delete))
      play.read(bytes)
      play.run([.pause(400)])
      #expect(play.verdict == "open")
    }
  }

  @Test("A key that is held down since before never answers", arguments: KeyRepeat.profiles)
  func heldKey(_ profile: KeyRepeat) {
    for key in ["\r", " ", "y", "n", "c"] {
      for phase in stride(from: 1, through: profile.delay + profile.interval, by: 97) {
        var play = Play(Samples.dialog(Samples.deploy))
        var past = phase
        for moment in profile.moments(through: phase + profile.delay + 500) where moment >= phase {
          play.run([.pause(moment - past), .read(key)])
          past = moment
        }
        play.run([.pause(400)])
        #expect(play.verdict == "open", "\(key.debugDescription) pressed \(phase) ms before")
      }
    }
  }
}
