import TestSupport
import Testing

@testable import TextScreen

@Suite("Character width")
struct CharacterWidthTests {
  @Test("printable ASCII takes one column, a control none")
  func ascii() {
    for byte in UInt8(0)...0x7F {
      let character = Character(Unicode.Scalar(byte))
      #expect(CharacterWidth.of(character) == ((0x20...0x7E).contains(byte) ? 1 : 0), "byte \(byte)")
    }
    #expect(CharacterWidth.of("\r\n") == 0)
  }

  @Test(
    "a cluster is measured as a whole, two columns at most",
    arguments: [
      ("é", 1), ("e\u{301}", 1), ("e\u{301}\u{302}", 1), ("─", 1), ("…", 1), ("•", 1), ("α", 1), ("✓", 1),
      ("世", 2), ("ｶ", 1), ("Ａ", 2), ("\u{3000}", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
      ("✅", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("⚠\u{FE0F}", 2), ("⌚", 2), ("⌚\u{FE0E}", 1),
      ("1\u{FE0F}\u{20E3}", 2), ("👨\u{200D}👩\u{200D}👧\u{200D}👦", 2), ("👶🏽", 2), ("☝🏽", 2), ("🏽", 2), ("🇬🇧", 2),
      ("🇬", 2), ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2),
      ("\u{915}\u{94D}\u{937}\u{93F}", 2), ("क", 1), ("का", 2), ("\u{102C}", 1), ("ｶﾞ", 2), ("\u{1FAE9}", 2),
      ("\u{E0B0}", 1), ("\u{AD}", 1), ("\u{600}", 1), ("\u{200B}", 0), ("\u{FEFF}", 0), ("\u{115F}", 2),
      ("\u{1161}", 0), ("\u{3164}", 0), ("\u{2028}", 0), ("\u{9B}", 0),
    ] as [(String, Int)])
  func cluster(_ text: String, columns: Int) throws {
    let character = try onlyCharacter(of: text)
    #expect(CharacterWidth.of(character) == columns, "\(TextFixtures.spelled(text))")
  }

  /// A literal cannot be a `Character` here: the compiler's idea of clusters is older than the library's.
  private func onlyCharacter(of text: String) throws -> Character {
    try #require(text.count == 1, "\(TextFixtures.spelled(text))")
    return try #require(text.first)
  }

  @Test("a text is as wide as its characters together")
  func text() {
    #expect(CharacterWidth.total(of: "") == 0)
    #expect(CharacterWidth.total(of: "plain") == 5)
    #expect(CharacterWidth.total(of: "👨\u{200D}👩\u{200D}👧 世界 e\u{301}") == 2 + 1 + 4 + 1 + 1)
    #expect(CharacterWidth.total(of: "xx世yy".dropFirst(2)) == 4)
  }

  @Test("the table of wide ranges is in order, or bisection would go astray")
  func tableIsSorted() {
    #expect(WidthTable.bounds.count == 100)
    for (bound, next) in zip(WidthTable.bounds, WidthTable.bounds.dropFirst()) {
      #expect(bound < next, "\(String(bound, radix: 16))")
    }
  }

  @Test("no cluster is wider than two columns")
  func bounded() {
    var random = SeededGenerator()
    for _ in 0..<500 {
      for character in TextFixtures.text(upTo: 30, &random) {
        #expect((0...2).contains(CharacterWidth.of(character)), "SEED=\(random.seed)")
      }
    }
  }

  @Test(
    "what all terminals agree on is certain",
    arguments: ["a", "~", "é", "e\u{301}", "ß", "Ж", "א", "─", "█", "…", "✓", "世", "한", "カ", "ｶ", "✅", "👍"])
  func certain(_ text: String) throws {
    #expect(CharacterWidth.isCertain(try onlyCharacter(of: text)))
  }

  @Test(
    "what terminals draw in different widths is uncertain",
    arguments: [
      "❤\u{FE0F}", "⌚\u{FE0E}", "1\u{FE0F}\u{20E3}", "👨\u{200D}👩\u{200D}👧", "👍🏽", "🏽", "🇬", "🇬🇧", "\u{AD}",
      "\u{1112}\u{1161}\u{11AB}", "\u{1112}", "\u{915}\u{94D}\u{937}\u{93F}", "का", "\u{102C}", "\u{1FAE9}",
      "\u{2630}", "\u{4DC0}", "\u{E0B0}", "\u{301}", "\u{378}", "ｶﾞ", "\u{600}", "\u{200B}",
    ])
  func uncertain(_ text: String) throws {
    #expect(!CharacterWidth.isCertain(try onlyCharacter(of: text)), "\(TextFixtures.spelled(text))")
  }
}

@Suite(
  "Character width against Unicode's files",
  .enabled(if: UnicodeFiles.areInstalled, "needs Debian's package unicode-data"))
struct CharacterWidthConformanceTests {
  @Test("East Asian Wide and Fullwidth take two columns, all others at most one")
  func eastAsianWidth() throws {
    // Wide since Unicode 16.0 (the files may be older than the standard library), and the Hangul filler.
    let changed: [ClosedRange<UInt32>] = [
      0x2630...0x2637, 0x268A...0x268F, 0x3164...0x3164, 0x4DC0...0x4DFF,
      0x1D300...0x1D356, 0x1D360...0x1D376,
    ]
    var counted = 0
    for record in try UnicodeFiles.records("EastAsianWidth.txt") where record.count == 2 {
      for scalar in UnicodeFiles.scalars(record[0]) {
        let isRegionalIndicator = (0x1F1E6...0x1F1FF).contains(scalar.value)
        guard !isRegionalIndicator, !isMark(scalar), !changed.contains(where: { $0.contains(scalar.value) })
        else { continue }
        let width = CharacterWidth.of(Character(scalar))
        let isWide = ["W", "F"].contains(record[1])
        if isWide { counted += 1 }
        if isWide ? width != 2 : width > 1 {
          Issue.record("U+\(String(scalar.value, radix: 16)) is \(record[1]), but takes \(width)")
        }
      }
    }
    #expect(counted > 180_000)
  }

  /// Marks are as wide as what they are drawn on lets them be, whatever the file says.
  private func isMark(_ scalar: Unicode.Scalar) -> Bool {
    [.nonspacingMark, .spacingMark, .enclosingMark].contains(scalar.properties.generalCategory)
  }

  @Test("nonspacing and enclosing marks, formats and separators of lines take no column")
  func zeroWidth() throws {
    // The soft hyphen and the prepended marks have a shape; U+1171E is spacing since Unicode 16.0.
    let shaped: Set<UInt32> = [
      0xAD, 0x600, 0x601, 0x602, 0x603, 0x604, 0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD,
      0x1171E,
    ]
    var counted = 0
    for record in try UnicodeFiles.records("extracted/DerivedGeneralCategory.txt") where record.count == 2 {
      guard ["Mn", "Me", "Cf", "Zl", "Zp", "Cc"].contains(record[1]) else { continue }
      for scalar in UnicodeFiles.scalars(record[0]) {
        counted += 1
        let width = CharacterWidth.of(Character(scalar))
        if width != (shaped.contains(scalar.value) ? 1 : 0) {
          Issue.record("U+\(String(scalar.value, radix: 16)) is \(record[1]), but takes \(width)")
        }
      }
    }
    #expect(counted > 2_000)
  }

  @Test("every emoji is one character of two columns, and stays what it is in safe text")
  func emoji() throws {
    var counted = 0
    for record in try UnicodeFiles.records("emoji/emoji-test.txt") where record.count == 2 {
      guard record[1] == "fully-qualified" else { continue }
      counted += 1
      let emoji = UnicodeFiles.sequence(record[0])
      let cells = SafeText(emoji).cells
      if cells.count != 1 || cells[0].width != 2
        || !cells[0].character.unicodeScalars.elementsEqual(emoji.unicodeScalars)
      {
        Issue.record("\(record[0]) became \(cells)")
      }
    }
    #expect(counted > 3_000)
  }
}
