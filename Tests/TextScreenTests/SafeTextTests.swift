import TestSupport
import Testing

@testable import TextScreen

@Suite("Safe text")
struct SafeTextTests {
  @Test(
    "controls are shown as their pictures",
    arguments: [
      ("\u{1B}[31mred", "␛[31mred"), ("bell\u{7}", "bell␇"), ("a\0b", "a␀b"), ("a\u{8}b", "a␈b"),
      ("\u{7F}", "␡"), ("\u{1F}", "␟"), ("\u{B}\u{C}", "␋␌"),
    ])
  func controls(_ text: String, shown: String) {
    #expect(SafeText(text).description == shown)
  }

  @Test(
    "other scalars that act or hide are spelled",
    arguments: [
      ("\u{9B}2J", "‹U+009B›2J"), ("a\u{85}b", "a‹U+0085›b"), ("a\u{202E}b", "a‹U+202E›b"),
      ("\u{2066}x\u{2069}", "‹U+2066›x‹U+2069›"), ("\u{200E}\u{200F}\u{61C}", "‹U+200E›‹U+200F›‹U+061C›"),
      ("a\u{2028}b\u{2029}", "a‹U+2028›b‹U+2029›"), ("pay\u{200B}pal", "pay‹U+200B›pal"),
      ("a\u{2060}\u{FEFF}\u{AD}", "a‹U+2060›‹U+FEFF›‹U+00AD›"), ("a\u{34F}b", "a‹U+034F›b"),
      ("\u{FFFE}\u{10FFFF}", "‹U+FFFE›‹U+10FFFF›"), ("a\u{E0041}", "a‹U+E0041›"), ("\u{3164}", "‹U+3164›"),
      ("\u{1161}", "‹U+1161›"), ("a\u{FE0F}", "a‹U+FE0F›"), ("a\u{200D}b", "a‹U+200D›b"),
    ])
  func invisible(_ text: String, shown: String) {
    #expect(SafeText(text).description == shown)
  }

  @Test(
    "a line break in a line is one mark",
    arguments: [
      ("a\nb", "a⏎b"), ("a\r\nb", "a⏎b"), ("a\rb", "a⏎b"), ("a\n\rb", "a⏎⏎b"), ("\n\n", "⏎⏎"),
      ("a\r\r\n", "a⏎⏎"),
    ])
  func lineBreaks(_ text: String, shown: String) {
    #expect(SafeText(text).description == shown)
  }

  @Test(
    "a tab becomes at least one blank, up to a multiple of eight columns",
    arguments: [
      ("\t", "        "), ("a\tb", "a       b"), ("1234567\tb", "1234567 b"),
      ("12345678\tb", "12345678        b"),
      ("a\tb\tc", "a       b       c"), ("世\tb", "世      b"), ("e\u{301}\tb", "e\u{301}       b"),
      ("\u{1B}\tb", "␛       b"),
    ])
  func tabs(_ text: String, shown: String) {
    #expect(SafeText(text).description == shown)
  }

  @Test(
    "joiners, selectors and tags stay where they are lawful",
    arguments: [
      "👨\u{200D}👩\u{200D}👧\u{200D}👦", "❤\u{FE0F}\u{200D}🔥", "👩🏽\u{200D}🚀", "1\u{FE0F}\u{20E3}", "⌚\u{FE0E}",
      "©\u{FE0F}",
      "می\u{200C}خواهم", "क\u{94D}\u{200D}ष", "क\u{94D}\u{200C}ष", "葛\u{E0100}", "\u{1820}\u{180B}",
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "က\u{102C}", "\u{1112}\u{1161}\u{11AB}",
    ])
  func lawful(_ text: String) {
    #expect(TextFixtures.spelled(SafeText(text).description) == TextFixtures.spelled(text))
  }

  @Test(
    "and only there",
    arguments: [
      ("👨\u{200D}", "👨‹U+200D›"), ("👨\u{200D}a", "👨‹U+200D›a"), ("👨\u{200D}\u{200D}👩", "👨‹U+200D›‹U+200D›👩"),
      ("❤\u{FE0F}\u{FE0F}", "❤\u{FE0F}‹U+FE0F›"), ("1\u{FE0F}", "1‹U+FE0F›"), ("é\u{200C}", "é‹U+200C›"),
      ("葛\u{E0100}\u{E0101}", "葛\u{E0100}‹U+E0101›"), ("می\u{200C}\u{200C}", "می\u{200C}‹U+200C›"),
      ("🏴\u{E0067}\u{E007F}", "🏴‹U+E0067›‹U+E007F›"),
      ("🏴\u{E0067}\u{E0062}\u{E0065}", "🏴‹U+E0067›‹U+E0062›‹U+E0065›"),
      ("👍\u{E0067}\u{E0062}\u{E0065}\u{E007F}", "👍‹U+E0067›‹U+E0062›‹U+E0065›‹U+E007F›"),
      ("♀\u{E0100}\u{94D}\u{301}\u{200D}👍", "♀‹U+E0100›\u{25CC}\u{94D}\u{301}‹U+200D›👍"),
      ("👨\u{200B}\u{301}\u{200D}👩", "👨‹U+200B›\u{25CC}\u{301}‹U+200D›👩"),
      ("👨\u{E0100}\u{1F3FD}\u{200D}👩", "👨‹U+E0100›\u{25CC}\u{1F3FD}‹U+200D›👩"),
    ])
  func unlawful(_ text: String, shown: String) {
    #expect(TextFixtures.spelled(SafeText(text).description) == TextFixtures.spelled(shown))
    #expect(TextFixtures.spelled(SafeText(shown).description) == TextFixtures.spelled(shown))
  }

  @Test("a base carries eight marks, the rest is counted")
  func marks() {
    let eight = String(repeating: "\u{301}", count: 8)
    #expect(SafeText("a" + eight + "b").description == "a" + eight + "b")
    #expect(SafeText("a" + eight + "\u{301}b").description == "a" + eight + "‹+1›b")
    #expect(SafeText("a" + String(repeating: "\u{301}", count: 131)).description == "a" + eight + "‹+123›")
  }

  @Test("a mark without a base gets a dotted circle")
  func loneMark() {
    #expect(SafeText("\u{301}a").description == "\u{25CC}\u{301}a")
    #expect(SafeText("\u{1B}\u{301}").description == "␛\u{25CC}\u{301}")
    #expect(SafeText("\t\u{301}").description == "        \u{25CC}\u{301}")
    #expect(SafeText("\u{102C}").description == "\u{25CC}\u{102C}")
    #expect(SafeText("\n🏽").description == "⏎\u{25CC}🏽")
    #expect(SafeText("ﾞ").description == "\u{25CC}ﾞ")
  }

  @Test(
    "a cluster without end is cut and counted: conjuncts, jamo, prepended letters, skin tones, families",
    arguments: ["\u{915}\u{94D}", "\u{1100}", "\u{D4E}", "\u{1F3FD}", "\u{FF9E}", "👩\u{200D}"])
  func endlessCluster(_ part: String) {
    let text = SafeText("👩" + String(repeating: part, count: 200) + "x")
    #expect(text.cells.allSatisfy { $0.character.unicodeScalars.count <= 33 })
    #expect(text.description.contains("‹"))
    #expect(SafeText(text.description) == text)
  }

  @Test(
    "letters that take in whatever follows take in our own signs, and nothing changes any more",
    arguments: ["\n", "\t", "\u{1B}", "\u{200B}", "\t\u{301}", "a\u{301}", "👩\u{200D}👩"])
  func prependedLetters(_ end: String) {
    for count in 28...36 {
      let once = SafeText(String(repeating: "\u{D4E}", count: count) + end).description
      let twice = SafeText(once).description
      #expect(TextFixtures.spelled(once) == TextFixtures.spelled(twice))
    }
  }

  @Test("a million marks are one character, and take linear time", .timeLimit(.minutes(1)))
  func flood() {
    let text = SafeText("a" + String(repeating: "\u{301}", count: 1_000_000))
    #expect(text.description.hasSuffix("‹+999992›"))
    let selectors = SafeText("❤" + String(repeating: "\u{FE0F}", count: 100_000))
    #expect(selectors.width == 2 + 99_999 * 8)
  }

  @Test("every pair of controls, in every repertoire, is safe", arguments: [Repertoire.unicode, .ascii])
  func pairsOfControls(repertoire: Repertoire) {
    let controls = Array(0x00...0x20) + Array(0x7F...0xA0)
    for first in controls.compactMap(Unicode.Scalar.init) {
      for second in controls.compactMap(Unicode.Scalar.init) {
        var text = ""
        text.unicodeScalars.append(contentsOf: [first, second])
        let safe = SafeText(text, repertoire: repertoire)
        if !isSafe(safe.description) || safe.isEmpty {
          Issue.record("\(TextFixtures.spelled(text)) became \(TextFixtures.spelled(safe.description))")
        }
      }
    }
  }

  @Test("no scalar of Unicode passes that acts or hides, and none disappears")
  func everyScalar() {
    // All of the first two planes and of the tags; of the even planes one in 61.
    let values =
      Array(UInt32(0)...0x1FFFF) + Array(0xE0000...0xE0FFF)
      + Array(stride(from: UInt32(0x20000), through: 0x10FFFF, by: 61))
    for scalar in values.compactMap(Unicode.Scalar.init) {
      let text = String(Character(scalar))
      let safe = SafeText(text)
      if !isSafe(safe.description) || safe.width == 0 {
        Issue.record("\(TextFixtures.spelled(text)) became \(TextFixtures.spelled(safe.description))")
      }
    }
  }

  @Test("no scalar passes unseen behind a letter")
  func everyScalarBehindALetter() {
    for scalar in (UInt32(0)...0xFFFF).compactMap(Unicode.Scalar.init) {
      var text = "a"
      text.unicodeScalars.append(scalar)
      let safe = SafeText(text).description
      if !isSafe(safe) || safe == "a" {
        Issue.record("\(TextFixtures.spelled(text)) became \(TextFixtures.spelled(safe))")
      }
    }
  }

  /// Whether a text is free of controls, formats and line separators, but for a lawful joiner or flag: those are
  /// not possible in the texts that this judges.
  private func isSafe(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: false
      default: !scalar.properties.isDefaultIgnorableCodePoint && !scalar.properties.isNoncharacterCodePoint
      }
    }
  }
}

@Suite("Safe text, on any input")
struct SafeTextPropertyTests {
  @Test("what is safe stays as it is", arguments: [Repertoire.unicode, .ascii])
  func idempotent(repertoire: Repertoire) {
    var random = SeededGenerator()
    for _ in 0..<3_000 {
      let text = TextFixtures.text(upTo: 12, &random)
      let once = SafeText(text, repertoire: repertoire).description
      let twice = SafeText(once, repertoire: repertoire).description
      #expect(
        once.unicodeScalars.elementsEqual(twice.unicodeScalars),
        "SEED=\(random.seed), \(TextFixtures.spelled(text)): \(once) became \(twice)")
    }
  }

  @Test("every cell has one or two columns, and the cells are the text")
  func cells() {
    var random = SeededGenerator()
    for _ in 0..<2_000 {
      let text = SafeText(TextFixtures.text(upTo: 12, &random))
      let cells = text.cells
      let note: Comment = "SEED=\(random.seed), \(TextFixtures.spelled(text.description))"
      #expect(cells.allSatisfy { (1...2).contains($0.width) }, note)
      #expect(String(cells.map(\.character)) == text.description, note)
      #expect(cells.reduce(0) { $0 + $1.width } == text.width, note)
    }
  }

  @Test("no control, bidirectional control or line break ever passes, and no cluster is long")
  func hostile() {
    var random = SeededGenerator()
    for _ in 0..<2_000 {
      let text = SafeText(TextFixtures.text(upTo: 12, &random)).description
      let note: Comment = "SEED=\(random.seed), \(TextFixtures.spelled(text))"
      for scalar in text.unicodeScalars {
        let isBidirectional =
          [0x200E, 0x200F, 0x61C].contains(scalar.value)
          || (0x2028...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        #expect(scalar.properties.generalCategory != .control && !isBidirectional, note)
      }
      #expect(text.allSatisfy { $0.unicodeScalars.count <= 33 }, note)
    }
  }

  @Test("bytes and the string that they spell give the same text", arguments: [Repertoire.unicode, .ascii])
  func bytesLikeString(repertoire: Repertoire) {
    var random = SeededGenerator()
    for _ in 0..<1_000 {
      let text = TextFixtures.text(upTo: 12, &random)
      let fromBytes = SafeText(bytes: Array(text.utf8), repertoire: repertoire)
      #expect(fromBytes == SafeText(text, repertoire: repertoire), "SEED=\(random.seed)")
    }
  }
}
