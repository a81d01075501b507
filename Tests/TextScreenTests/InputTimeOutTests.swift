import Testing

@testable import TextScreen

@Suite("Input and silence")
struct InputTimeOutTests {
  @Test func `nothing times out when nothing is pending`() {
    var decoder = InputDecoder()
    #expect(!decoder.isIncomplete)
    #expect(decoder.timeOut() == [])
    #expect(decoder.decode(received("a")) == typed("a"))
    #expect(!decoder.isIncomplete)
    #expect(decoder.timeOut() == [])
  }

  @Test func `no sequence that is split anywhere yields a key before the time-out`() {
    for bytes in (keySamples.map(\.bytes) + mouseSamples.map(\.bytes) + replies.map(received)) {
      for end in 1..<max(1, bytes.count) {
        var decoder = InputDecoder()
        let early = decoder.decode(bytes[..<end])
        // Text of several scalars, which has a key for each.
        guard bytes[0] == 0x1B else { continue }
        #expect(early == [], "\(bytes) split at \(end)")
        #expect(decoder.isIncomplete, "\(bytes) split at \(end)")
      }
    }
  }

  @Test(arguments: [
    "^[[", "^[[1;5", "^[O", "^[O1", "^[[[", "^[[M", "^[[M !", "^[]11;rgb:", "^[P1$r", "^[_Gi",
    "^[X",
  ])
  func `an incomplete sequence is dropped whole, without Escape`(start: String) {
    var decoder = InputDecoder()
    #expect(decoder.decode(received(start)) == [])
    #expect(decoder.isIncomplete)
    #expect(decoder.timeOut() == [])
    #expect(!decoder.isIncomplete)
    decoder.settle()
    #expect(decoder.decode(received("q")) == typed("q"))
  }

  @Test func `an incomplete scalar is dropped, and its late rest`() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0xF0, 0x9F]) == [])
    #expect(decoder.isIncomplete)
    #expect(decoder.timeOut() == [])
    #expect(decoder.decode([0x97, 0x91, 0x71]) == typed("q"))
  }

  // MARK: The late tail

  @Test(arguments: [
    "[B", "OA", "[<0;1;1M", "[<0;1;1m", "[1;5D", "[3~", "[27u", "[13u", "[[A", "[M !!", "[?2026;2$y",
    "[24;80R", "OM", "]11;rgb:ffff/ffff/ffff\u{7}", "P>|yes^[\\", "_Gi=1;yes^[\\", "\\", "[I",
  ])
  func `the rest that comes after Escape is no key`(rest: String) {
    var decoder = InputDecoder()
    _ = decoder.decode([0x1B])
    #expect(decoder.timeOut() == [press(.escape)])
    #expect(decoder.awaitsLateTail)
    #expect(decoder.decode(received(rest)) == [])
    #expect(!decoder.isIncomplete)
    #expect(decoder.decode(received("q^[[B")) == typed("q") + [press(.down)])
  }

  @Test func `a sequence torn anywhere by silence leaves no key but perhaps Escape`() {
    for bytes in (keySamples + mouseSamples).map(\.bytes) + replies.map(received) where bytes[0] == 0x1B {
      for end in 1..<bytes.count where !isAltKey(bytes) {
        var decoder = InputDecoder()
        let early = decoder.decode(bytes[..<end]) + decoder.timeOut()
        let late = decoder.decode(bytes[end...]) + decoder.timeOut()
        #expect(early == (end == 1 ? [press(.escape)] : []), "\(bytes) torn at \(end)")
        #expect(late == [] || late == lateKeys(bytes, end), "\(bytes) torn at \(end)")
        #expect(!decoder.isIncomplete)
      }
    }
  }

  @Test func `a sequence torn twice leaves no key either`() {
    var decoder = InputDecoder()
    _ = decoder.decode([0x1B])
    #expect(decoder.timeOut() == [press(.escape)])
    for byte in received("[?2026;2$y") {
      #expect(decoder.decode([byte]) == [])
      #expect(decoder.timeOut() == [])
    }
    #expect(decoder.decode(received("y")) == typed("y"))
  }

  @Test(arguments: ["a", "y", "\r", "\t", " ", "é", "\u{7F}", "X", "^"])
  func `a key typed after Escape is a key, without Alt`(key: String) {
    var decoder = InputDecoder()
    let expected = decoded(key)
    _ = decoder.decode([0x1B])
    #expect(decoder.timeOut() == [press(.escape)])
    #expect(decoder.decode(received(key)) == expected)
    #expect(decoder.decode(received("[B")) == typed("[B"))
  }

  @Test func `Escape twice with a pause is Escape twice`() {
    var decoder = InputDecoder()
    for _ in 0..<2 {
      #expect(decoder.decode([0x1B]) == [])
      #expect(decoder.timeOut() == [press(.escape)])
    }
    #expect(decoder.decode(received("^[[B")) == [press(.down)])
  }

  @Test func `once settled, what looks like a rest is typed`() {
    var decoder = InputDecoder()
    _ = decoder.decode([0x1B])
    _ = decoder.timeOut()
    decoder.settle()
    #expect(!decoder.awaitsLateTail)
    #expect(decoder.decode(received("[B")) == typed("[B"))
  }

  @Test func `settling before the time-out changes nothing`() {
    var decoder = InputDecoder()
    _ = decoder.decode(received("^[["))
    decoder.settle()
    #expect(decoder.isIncomplete)
    #expect(decoder.decode(received("B")) == [press(.down)])
  }

  @Test func `a rest that has begun to come wants a time-out, and is not settled before`() {
    var decoder = InputDecoder()
    _ = decoder.decode([0x1B])
    _ = decoder.timeOut()
    #expect(decoder.decode(received("[")) == [])
    #expect(decoder.isIncomplete)
    decoder.settle()
    #expect(decoder.decode(received("Bq")) == typed("q"))
  }

  @Test func `a sequence after a late string is heard, unless it is torn itself`() {
    var decoder = InputDecoder()
    _ = decoder.decode(received("^[]11;rgb:"))
    #expect(decoder.timeOut() == [])
    #expect(decoder.decode(received("0/0/0^[[B")) == [press(.down)])
    _ = decoder.decode(received("^[]11;rgb:0/0/0^["))
    #expect(decoder.timeOut() == [])
    #expect(decoder.decode(received("[Bq")) == typed("q"))
  }

  @Test func `Enter after an abandoned sequence is Enter`() {
    var decoder = InputDecoder()
    _ = decoder.decode(received("^["))
    _ = decoder.timeOut()
    _ = decoder.decode(received("["))
    _ = decoder.timeOut()
    #expect(decoder.decode(received("\r")) == [press(.enter)])
  }

  @Test func `a position that was asked for is heard even when it comes late`() {
    var decoder = InputDecoder()
    decoder.awaitsCursorPosition = true
    _ = decoder.decode([0x1B])
    _ = decoder.timeOut()
    #expect(decoder.decode(received("[2;3R")) == [.cursorPosition(Point(column: 2, row: 1))])
  }

  @Test(arguments: ["^[", "^[[1;", "^[O", "^[]11;", "^[[200~abc", "\u{C3}", "^[[M "])
  func `a reset forgets what is pending`(start: String) {
    var decoder = InputDecoder()
    _ = decoder.decode(received(start))
    decoder.reset()
    #expect(!decoder.isIncomplete)
    #expect(decoder.timeOut() == [])
    #expect(decoder.decode(received("[B")) == typed("[B"))
  }

  /// Whether the bytes are a key with Alt, or one with ESC, which is a key by itself, before it.
  private func isAltKey(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 1 else { return false }
    return !"[O]P_X^\\".utf8.contains(bytes[1])
  }

  /// What SOS and PM leave when torn after their ESC, since Alt-X and Alt-^ are likelier than they: letters.
  private func lateKeys(_ bytes: [UInt8], _ end: Int) -> [Event]? {
    guard end == 1, "X^".utf8.contains(bytes[1]) else { return nil }
    return decoded(Array(bytes[1...]))
  }
}
