import Dialogs
import TestSupport
import Testing
import TextScreen

/// What lines tell of a progress.
@Suite struct SheetProgressStreamTests {
  private static func stream(_ input: String, pieces: Int = .max, ends: Bool = true) -> ProgressStream {
    var stream = ProgressStream()
    var rest = Samples.bytes(input)[...]
    while !rest.isEmpty {
      stream.receive(Array(rest.prefix(pieces)))
      rest = rest.dropFirst(pieces)
    }
    if ends { stream.finish() }
    return stream
  }

  private static func words(_ stream: ProgressStream) -> String {
    let text = stream.text.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "|")
    let percent = stream.percent.map { "\($0)" } ?? "-"
    return percent + " " + text + (stream.isPulsing ? " pulse" : "") + (stream.isInBlock ? " open" : "")
      + (stream.malformedLines > 0 ? " -\(stream.malformedLines)" : "")
  }

  @Test(
    "Numbers, texts, blocks and pulses",
    arguments: [
      ("", "- "), ("42\n", "42 "), ("42%\n", "42 "), ("42.7\n", "42 "), (" 7 \n", "7 "), ("420\n", "100 "),
      ("# copying\n", "- copying"), ("#\n", "- "), ("# a\n10\n", "10 a"), ("10\r20\r", "20 "),
      ("10\r\n20\r\n", "20 "), ("XXX\n30\none\ntwo\nXXX\n", "30 one|two"),
      ("XXX\r\n30\r\none\r\ntwo\r\nXXX\r\n", "30 one|two"),
      ("XXX\nno number\nXXX\n", "- no number"), ("# a\nXXX\n30\nXXX\n", "30 a"),
      ("XXX\n30\n40\nXXX\n", "30 40"),
      ("XXX\n5\n\n one\n\ntwo\n\nXXX\n", "5 |one||two"),
      ("XXX\n50\nhalf", "50 half open"), ("XXX\n50", "50  open"), ("XXX\nXXX\n", "- "),
      ("pulse\n", "-  pulse"), ("pulsate\n", "-  pulse"), ("pulsate:true\n", "-  pulse"),
      ("pulse\npulsate:false\n", "- "), ("pulse\n10\n", "10 "), ("10\npulse\n", "10  pulse"),
      ("oops\n10\n-3\n1e3\n", "10  -3"), ("\n\n", "- "), ("10", "10 "), ("XXXX\n", "-  -1"),
    ])
  func lines(_ input: String, _ words: String) {
    for pieces in [1, 2, 3, 7, 1000] {
      #expect(Self.words(Self.stream(input, pieces: pieces)) == words, "in pieces of \(pieces)")
    }
  }

  @Test("A text of before stays until another comes")
  func first() {
    #expect(Self.words(Self.stream("# old\nXXX\n9\nnew\n", ends: false)) == "- old open")
  }

  @Test("Lines and blocks without an end take no more room than others")
  func bounds() {
    let long = String(repeating: "x", count: 100_000)
    #expect(Self.stream("# " + long).text == [Samples.bytes(String(repeating: "x", count: 4094))])
    let many = Self.stream("XXX\n1\n" + String(repeating: "line\n", count: 100_000))
    #expect(many.text.count == 8)
    let wide = Self.stream(
      "XXX\n1\n" + String(repeating: String(repeating: "y", count: 3000) + "\n", count: 9) + "XXX\n")
    #expect(wide.text.reduce(0) { $0 + $1.count } == 4096)
  }

  @Test("However the input is cut, the same comes of it")
  func pieces() {
    var random = SeededGenerator()
    let parts = [
      "XXX", "\n", "\r", "\r\n", "7", "42%", "# t", "pulse", "pulsate:false", " ", "x", "\u{FF}", "1.5",
    ]
    for _ in 0..<300 {
      let input = (0..<30).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      let whole = Self.stream(input)
      let cut = Self.stream(input, pieces: Int.random(in: 1...9, using: &random))
      #expect(Self.words(whole) == Self.words(cut), "seed \(random.seed)")
    }
  }

  @Test(
    "In plain lines: each text, and each ten per cent",
    arguments: [
      ("# a\n# a\n# b\n", ["a", "b"]), ("0\n5\n9\n10\n19\n35\n", ["0 %", "10 %", "35 %"]),
      ("# Copying…\n1\n2\n40\n", ["Copying…", "Copying… 1 %", "Copying… 40 %"]),
      ("XXX\n50\nhalf\nway\nXXX\n100\n", ["half way 50 %", "half way 100 %"]),
      ("pulse\nrubbish\n", []), ("XXX\n7\nlost", ["lost 7 %"]), ("# \u{1B}[2J\n", ["␛[2J"]),
    ] as [(String, [String])])
  func plain(_ input: String, _ lines: [String]) {
    for pieces in [1, 5, 1000] {
      var progress = ProgressLines()
      var printed: [SafeText] = []
      var rest = Samples.bytes(input)[...]
      while !rest.isEmpty {
        printed += progress.receive(Array(rest.prefix(pieces)))
        rest = rest.dropFirst(pieces)
      }
      printed += progress.finish()
      #expect(printed.map(\.description) == lines, "in pieces of \(pieces)")
    }
  }
}
