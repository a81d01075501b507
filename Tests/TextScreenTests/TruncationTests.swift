import TestSupport
import Testing

@testable import TextScreen

@Suite("Truncation")
struct TruncationTests {
  @Test(
    "text that fits stays, other text ends in an ellipsis",
    arguments: [
      ("delete", 6, "delete"), ("delete", 7, "delete"), ("delete", 5, "dele…"), ("delete", 2, "d…"),
      ("delete", 1, "…"), ("delete", 0, ""), ("delete", -1, ""), ("delete", Int.min, ""),
      ("delete", Int.max, "delete"), ("", 0, ""), ("", -1, ""), ("d", 1, "d"),
      ("世界", 4, "世界"), ("世界", 3, "世…"), ("世界", 2, "…"), ("世界", 1, "…"), ("世", 1, "…"),
      ("a世界", 4, "a世…"), ("a世界", 3, "a…"), ("👍🏽👍🏽", 3, "👍🏽…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ] as [(SafeText, Int, String)])
  func unicode(_ text: SafeText, columns: Int, expected: String) {
    #expect(text.truncated(columns: columns).description == expected)
  }

  @Test(
    "in ASCII the ellipsis is three dots, fewer where there is no room",
    arguments: [
      ("delete", 6, "delete"), ("delete", 5, "de..."), ("delete", 4, "d..."), ("delete", 3, "..."),
      ("delete", 2, ".."), ("delete", 1, "."), ("delete", 0, ""), ("delete", -1, ""), ("", 2, ""),
    ] as [(SafeText, Int, String)])
  func ascii(_ text: SafeText, columns: Int, expected: String) {
    #expect(text.truncated(columns: columns, repertoire: .ascii).description == expected)
  }

  @Test(
    "a spelling is kept or left out whole, and what only begins like one is text",
    arguments: [
      ("a\u{202E}b", 9, .unicode, "a…"), ("a\u{202E}bc", 10, .unicode, "a‹U+202E›…"),
      ("\u{202E}", 7, .unicode, "…"), ("\u{202E}", 8, .unicode, "‹U+202E›"),
      ("a\u{202E}bc", 10, .ascii, "a..."), ("a\u{202E}bcde", 12, .ascii, "a\\u{202E}..."),
      ("\u{10FFFF}éé", 12, .ascii, "..."), ("\u{1B}\u{1B}b", 4, .ascii, "..."),
      ("\u{1B}\u{1B}bc", 5, .ascii, "^[..."), ("\u{7F}\u{7F}b", 4, .ascii, "..."),
      (
        "a" + String(repeating: "\u{301}", count: 20) + "b", 5, .unicode,
        "a" + String(repeating: "\u{301}", count: 8) + "…"
      ),
      ("\\u{20 no}", 6, .ascii, "\\u{..."), ("\\xG0aaaa", 6, .ascii, "\\xG..."), ("^abcd", 4, .ascii, "^..."),
      ("‹U+›abc", 4, .unicode, "‹U+…"), ("\\", 1, .ascii, "\\"), ("‹", 1, .unicode, "‹"),
      ("^", 1, .ascii, "^"),
    ] as [(String, Int, Repertoire, String)])
  func spellings(_ text: String, columns: Int, repertoire: Repertoire, expected: String) {
    let cut = SafeText(text, repertoire: repertoire).truncated(columns: columns, repertoire: repertoire)
    #expect(cut.description == expected)
  }

  @Test("a byte that is no text is kept or left out whole")
  func spelledByte() {
    let text = SafeText(bytes: [0xFF, 0xC3, 0x61], repertoire: .ascii)
    #expect(text.truncated(columns: 8, repertoire: .ascii) == "\\xFF...")
    #expect(text.truncated(columns: 6, repertoire: .ascii) == "...")
  }

  @Test(
    "it is never wider than the columns, and begins as the text does",
    arguments: [Repertoire.unicode, .ascii])
  func bounded(repertoire: Repertoire) {
    var random = SeededGenerator()
    let mark: Character = repertoire == .ascii ? "." : "…"
    for _ in 0..<1_000 {
      let text = TextFixtures.prose(upTo: 12, &random)
      let columns = Int.random(in: 0...14, using: &random)
      let cut = text.truncated(columns: columns, repertoire: repertoire)
      let note: Comment = "SEED=\(random.seed), \(columns) columns: \(text)"
      #expect(cut.width <= columns, note)
      if text.width <= columns {
        #expect(cut == text, note)
      } else {
        let kept = cut.description.reversed().drop { $0 == mark }.reversed()
        #expect(text.description.starts(with: kept), note)
        #expect(columns == 0 || cut.description.last == mark, note)
        // Another character would not have fitted: at most one column is left over, before a wide one.
        #expect(cut.width >= columns - 1, note)
      }
    }
  }

  @Test(
    "Cut at its beginning, a text shows its end",
    arguments: [
      ("the rest", 8, "…he rest"), ("rest", 8, "…rest"), ("記事を削除", 6, "…削除"), ("rest", 1, "…"),
      ("rest", 0, ""),
    ] as [(SafeText, Int, String)])
  func ending(_ text: SafeText, columns: Int, expected: String) {
    #expect(text.ending(columns: columns).description == expected)
  }

  @Test("Cut at its beginning in ASCII, a text begins with three dots")
  func asciiEnding() {
    #expect(SafeText("the rest").ending(columns: 8, repertoire: .ascii).description == "... rest")
  }
}
