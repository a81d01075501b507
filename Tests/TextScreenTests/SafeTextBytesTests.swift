import TestSupport
import Testing

@testable import TextScreen

@Suite("Safe text from bytes")
struct SafeTextBytesTests {
  @Test(
    "invalid UTF-8 is one replacement for each maximal subpart, and a byte for a byte in ASCII",
    arguments: [
      ([0x61, 0xFF, 0x62], "a\u{FFFD}b", "a\\xFFb"),
      ([0x80], "\u{FFFD}", "\\x80"),
      ([0xC3], "\u{FFFD}", "\\xC3"),
      ([0xC3, 0x28], "\u{FFFD}(", "\\xC3("),
      ([0xC0, 0xAF], "\u{FFFD}\u{FFFD}", "\\xC0\\xAF"),
      ([0xE2, 0x82], "\u{FFFD}", "\\xE2\\x82"),
      ([0xE0, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}", "\\xE0\\x80\\x80"),
      ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}", "\\xED\\xA0\\x80"),
      ([0xF0, 0x9F, 0x98], "\u{FFFD}", "\\xF0\\x9F\\x98"),
      ([0xF0, 0x9F, 0x1B], "\u{FFFD}␛", "\\xF0\\x9F^["),
      ([0xF4, 0x90, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}", "\\xF4\\x90\\x80\\x80"),
      ([0xF8, 0x88], "\u{FFFD}\u{FFFD}", "\\xF8\\x88"),
      ([0xC3, 0xA9, 0xC3], "é\u{FFFD}", "\\u{E9}\\xC3"),
      // Table 3-8 of the Unicode Standard.
      (
        [0x61, 0xF1, 0x80, 0x80, 0xE1, 0x80, 0xC2, 0x62, 0x80, 0x63], "a\u{FFFD}\u{FFFD}\u{FFFD}b\u{FFFD}c",
        "a\\xF1\\x80\\x80\\xE1\\x80\\xC2b\\x80c"
      ),
    ] as [([UInt8], String, String)])
  func invalid(_ bytes: [UInt8], unicode: String, ascii: String) {
    #expect(SafeText(bytes: bytes).description == unicode)
    #expect(SafeText(bytes: bytes, repertoire: .ascii).description == ascii)
  }

  @Test(
    "in ASCII everything else is spelled, nothing is dropped",
    arguments: [
      ("plain ~", "plain ~"), ("\u{1B}[0m", "^[[0m"), ("\0\u{7F}", "^@^?"), ("é世", "\\u{E9}\\u{4E16}"),
      ("👍", "\\u{1F44D}"), ("\u{9B}", "\\u{9B}"), ("a\r\nb\nc\rd", "a^Jb^Jc^Jd"), ("a\tb", "a       b"),
      ("é\tb", "\\u{E9}  b"), ("naïve ✓ 漢", "na\\u{EF}ve \\u{2713} \\u{6F22}"), ("\u{FFFD}", "\\u{FFFD}"),
    ])
  func ascii(_ text: String, shown: String) {
    #expect(SafeText(text, repertoire: .ascii).description == shown)
    #expect(SafeText(bytes: Array(text.utf8), repertoire: .ascii).description == shown)
  }

  @Test("whatever the bytes, ASCII is ASCII")
  func asciiOnly() {
    var random = SeededGenerator()
    for _ in 0..<1_000 {
      let bytes = (0..<12).map { _ in UInt8.random(in: .min ... .max, using: &random) }
      let text = SafeText(bytes: bytes, repertoire: .ascii)
      #expect(
        text.description.utf8.allSatisfy { (0x20...0x7E).contains($0) }, "SEED=\(random.seed), \(bytes)")
      #expect(
        text.width >= bytes.count - bytes.filter { $0 >= 0x80 }.count - 1, "SEED=\(random.seed), \(bytes)")
    }
  }

  @Test(
    "LF, CR LF and CR break lines; a last break makes no line",
    arguments: [
      ("", []), ("a", ["a"]), ("a\n", ["a"]), ("\n", [""]), ("\r\n", [""]), ("\r", [""]),
      ("a\n\n", ["a", ""]),
      ("one\r\ntwo\rthree\nfour", ["one", "two", "three", "four"]), ("a\n\rb", ["a", "", "b"]),
      ("a\r\r\nb", ["a", "", "b"]), ("a\tb\n\tc", ["a       b", "        c"]), ("a\u{2028}b", ["a‹U+2028›b"]),
    ] as [(String, [String])])
  func lines(_ text: String, expected: [String]) {
    #expect(SafeText.lines(bytes: Array(text.utf8)).map(\.description) == expected)
  }

  @Test("lines of invalid bytes are cut at breaks only, in both repertoires")
  func invalidLines() {
    let bytes: [UInt8] = [0xE2, 0x82, 0x0A, 0xAC, 0x0D, 0x0A, 0xFF]
    #expect(SafeText.lines(bytes: bytes).map(\.description) == ["\u{FFFD}", "\u{FFFD}", "\u{FFFD}"])
    #expect(
      SafeText.lines(bytes: bytes, repertoire: .ascii).map(\.description) == ["\\xE2\\x82", "\\xAC", "\\xFF"])
  }

  @Test("lines are what splitting by hand gives")
  func linesLikeTheModel() {
    var random = SeededGenerator()
    let alphabet: [UInt8] = [0x0A, 0x0A, 0x0D, 0x0D, 0x61, 0xC3, 0xA9, 0x09]
    for _ in 0..<1_000 {
      let count = Int.random(in: 0...12, using: &random)
      let bytes = (0..<count).compactMap { _ in alphabet.randomElement(using: &random) }
      var model: [[UInt8]] = [[]]
      for (index, byte) in bytes.enumerated() {
        switch byte {
        case 0x0A where index > 0 && bytes[index - 1] == 0x0D: break
        case 0x0A, 0x0D: model.append([])
        default: model[model.count - 1].append(byte)
        }
      }
      if model.last == [] { model.removeLast() }
      #expect(
        SafeText.lines(bytes: bytes) == model.map { SafeText(bytes: $0) }, "SEED=\(random.seed), \(bytes)")
    }
  }

  @Test(
    "a megabyte in one line, or in as many lines as bytes, is read in linear time", .timeLimit(.minutes(1)),
    arguments: [(0x61, 1), (0x0A, 1 << 20), (0x0D, 1 << 20), (0x09, 1), (0x1B, 1), (0xFF, 1)]
      as [(UInt8, Int)])
  func large(_ byte: UInt8, count: Int) {
    let lines = SafeText.lines(bytes: [UInt8](repeating: byte, count: 1 << 20))
    #expect(lines.count == count)
    #expect(MemoryLayout<SafeText>.stride == 16)
  }

  @Test("texts are put together, and equal when they show the same")
  func concatenation() {
    let text: SafeText = "File: " + SafeText("a\u{1B}b")
    #expect(text == "File: a␛b")
    #expect((text + "").description == text.description)
    #expect(SafeText("").isEmpty && SafeText("").width == 0 && SafeText("").cells.isEmpty)
  }
}
