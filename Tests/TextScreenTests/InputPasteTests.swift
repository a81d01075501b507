import Testing

@testable import TextScreen

@Suite("Input that is pasted")
struct InputPasteTests {
  @Test(arguments: [
    ("", ""), ("yes please\r", "yes please\n"), ("a\rb\r\nc\nd\r\r\ne", "a\nb\nc\nd\n\ne"),
    ("日本 é 🗑", "日本 é 🗑"),
    ("\t\u{0}\u{3}\u{7F}\u{9B}", "\t\u{0}\u{3}\u{7F}\u{9B}"), ("^[", "\u{1B}"), ("^[[A", "\u{1B}[A"),
    ("^[[200~y", "\u{1B}[200~y"), ("^[[20", "\u{1B}[20"), ("^[[201", "\u{1B}[201"),
    ("^[^[[2^[", "\u{1B}\u{1B}[2\u{1B}"),
    ("^[]0;x\u{7}", "\u{1B}]0;x\u{7}"), ("\u{18}\u{1A}", "\u{18}\u{1A}"), ("e\u{301}", "e\u{301}"),
  ])
  func `a paste is one event with its text`(pasted: String, text: String) {
    let bytes = received("a^[[200~" + pasted + "^[[201~b")
    let expected = typed("a") + [.paste(text)] + typed("b")
    #expect(decoded(bytes) == expected)
    #expect(decodedSingly(bytes) == expected)
  }

  @Test(
    arguments: [
      ([0xFF], "\u{FFFD}"), ([0xE2, 0x82, 0x42], "\u{FFFD}B"), ([0xC0, 0xAF], "\u{FFFD}\u{FFFD}"),
      ([0x61, 0xC3], "a\u{FFFD}"),
    ] as [([UInt8], String)])
  func `what is not well-formed in a paste is replaced`(pasted: [UInt8], text: String) {
    #expect(decoded(received("^[[200~") + pasted + received("^[[201~")) == [.paste(text)])
  }

  @Test func `an end mark without a paste is nothing`() {
    #expect(decoded("^[[201~q") == typed("q"))
    #expect(decoded("^[[200~a^[[201~^[[201~q") == [.paste("a")] + typed("q"))
  }

  @Test func `a paste is open until its end mark`() {
    var decoder = InputDecoder()
    #expect(!decoder.isInPaste)
    #expect(decoder.decode(received("^[[200~one\r")) == [])
    #expect(decoder.isInPaste)
    #expect(decoder.isIncomplete)
    #expect(decoder.decode(received("two^[[201")) == [])
    #expect(decoder.isInPaste)
    #expect(decoder.decode(received("~")) == [.paste("one\ntwo")])
    #expect(!decoder.isInPaste)
    #expect(!decoder.isIncomplete)
  }

  @Test func `a paste whose end mark is lost is delivered when it times out`() {
    var decoder = InputDecoder()
    #expect(decoder.decode(received("^[[200~yes\r^[[20")) == [])
    #expect(decoder.timeOut() == [.paste("yes\n")])
    #expect(!decoder.isInPaste)
    #expect(!decoder.isIncomplete)
    #expect(decoder.pendingByteCount == 0)
    decoder.settle()
    #expect(decoder.decode(received("q")) == typed("q"))
  }

  @Test func `the rest of a paste that timed out is no key`() {
    var decoder = InputDecoder()
    _ = decoder.decode(received("^[[200~one"))
    #expect(decoder.timeOut() == [.paste("one")])
    #expect(decoder.decode(received("\ry\r")) == [])
    #expect(decoder.timeOut() == [])
    #expect(decoder.decode(received("y\r^[[2")) == [])
    #expect(decoder.timeOut() == [])
    #expect(decoder.decode(received("01~q")) == typed("q"))
  }

  @Test func `a start mark torn by silence begins a paste all the same`() {
    let mark = received("^[[200~")
    for end in 1..<mark.count {
      var decoder = InputDecoder()
      _ = decoder.decode(mark[..<end])
      #expect(decoder.timeOut() == (end == 1 ? [press(.escape)] : []))
      #expect(decoder.decode(mark[end...] + received("y\r^[[201~q")) == [.paste("y\n")] + typed("q"))
    }
  }

  @Test func `1 MiB of a paste is kept, the rest swallowed`() {
    var decoder = InputDecoder()
    _ = decoder.decode(received("^[[200~"))
    #expect(decoder.decode(repeatElement(0x61, count: PasteReader.defaultCapacity + 5000)) == [])
    #expect(decoder.pendingByteCount == PasteReader.defaultCapacity)
    let events = decoder.decode(received("y\r^[[201~q"))
    #expect(events == [.paste(String(repeating: "a", count: PasteReader.defaultCapacity))] + typed("q"))
    #expect(decoder.pendingByteCount == 0)
  }

  @Test(arguments: ["é", "日", "🗑"])
  func `the cut of a long paste leaves no half of a scalar`(scalar: String) {
    let size = scalar.utf8.count
    for missing in 0...size {
      var reader = PasteReader(capacity: 10)
      let lead = String(repeating: "a", count: 10 - size + missing)
      let isComplete = (lead + scalar + "zé\u{1B}[201~").utf8.map { reader.append($0) }
      #expect(isComplete.last == true && isComplete.count(where: { $0 }) == 1)
      #expect(reader.takeText() == (missing == 0 ? lead + scalar : lead), "\(missing) bytes over")
    }
  }

  @Test func `what comes after the text was taken is not kept`() {
    var reader = PasteReader()
    _ = "one".utf8.map { reader.append($0) }
    #expect(reader.takeText() == "one")
    _ = "two".utf8.map { reader.append($0) }
    #expect(reader.bytes == [])
    #expect(reader.takeText() == "")
  }
}
