import Dialogs
import TestSupport
import Testing
import TextScreen

/// A pager beside one that wraps the whole text, with texts and keys by chance.
@Suite struct SheetTextPropertyTests {
  private static let words = [
    "a", "of", "words", "日本語", "👍🏽", "\t", "  ", "é", "\u{1B}[31m", "\u{7}", "incomprehensible", "\r",
    "x\u{301}",
  ]

  private static func line(_ most: Int = 12, using random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...most, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
      .joined(separator: Bool.random(using: &random) ? " " : "")
  }

  /// Every row of a text.
  private static func naive(_ text: String, columns: Int) -> [String] {
    var lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.flatMap { line in
      var bytes = Array(line)
      if bytes.last == 0x0D { bytes.removeLast() }
      return SafeText(bytes: bytes).wrapped(columns: columns).map { row in
        Frame(size: Size(columns: columns, rows: 1)) { $0.draw(row, at: .zero, .plain) }.rowTexts[0]
      }
    }
  }

  @Test("Scrolling shows the rows that a whole wrap has")
  func scrolling() {
    var random = SeededGenerator()
    for _ in 0..<40 {
      let count = Int.random(in: 0...40, using: &random)
      // A line end of its own behind each: what has none is not a line before the end.
      let text = (0..<count).map { _ in Self.line(using: &random) + "\n" }.joined()
      let columns = Int.random(in: 1...11, using: &random)
      let rows = Int.random(in: 1...8, using: &random)
      let all = Self.naive(text, columns: columns)
      var pager = TextPager(settings: Samples.plain)
      pager.resize(to: Size(columns: columns, rows: rows + 1))
      pager.take(text, pieces: Int.random(in: 1...50, using: &random))
      let last = max(0, all.count - rows)
      var top = 0
      for _ in 0..<30 {
        let expected = all[top..<min(all.count, top + rows)]
        #expect(
          Array(pager.frame(columns, rows + 1).rowTexts.prefix(expected.count)) == Array(expected),
          "seed \(random.seed)")
        switch Int.random(in: 0...5, using: &random) {
        case 0: (top, _) = (max(0, top - 1), pager.press(.up))
        case 1: (top, _) = (min(last, top + 1), pager.press(.down))
        case 2: (top, _) = (max(0, top - rows), pager.press(.pageUp))
        case 3: (top, _) = (min(last, top + rows), pager.press(.pageDown))
        case 4: (top, _) = (last, pager.press(.end))
        default: (top, _) = (min(last, top + 3), pager.point(MouseEvent(.wheelDown, position: .zero)))
        }
      }
    }
  }

  @Test("Any text in any size, in pieces of any size, is drawn inside, and keys never trap")
  func sizes() {
    var random = SeededGenerator()
    for columns in 0...40 {
      for rows in 0...12 {
        let count = Int.random(in: 0...4, using: &random)
        let text = (0..<count).map { _ in Self.line(5, using: &random) }.joined(separator: "\n")
        var pager = TextPager(
          settings: Bool.random(using: &random) ? Samples.plain : Samples.ascii,
          wraps: Bool.random(using: &random), ansi: Bool.random(using: &random),
          follows: Bool.random(using: &random))
        pager.resize(to: Size(columns: columns, rows: rows))
        pager.take(text, pieces: 7, ends: Bool.random(using: &random))
        pager.press(.down, .right, .character("/"))
        #expect(pager.frame(columns, rows).size == Size(columns: columns, rows: rows))
        pager.type("o")
        pager.press(.enter, .character("n"), .left, .up)
        pager.finishWork()
        pager.resize(to: Size(columns: rows, rows: columns))
        #expect(pager.frame(rows, columns).size == Size(columns: rows, rows: columns))
        #expect(pager.idealRows(columns: columns) >= 2)
      }
    }
  }

  @Test("Another width keeps the words at the top")
  func resizing() {
    let text = (0..<60).map { "w\($0)" }.joined(separator: " ")
    var pager = TextPager(settings: Samples.plain)
    pager.take("first\n" + text + "\n" + text)
    pager.resize(to: Size(columns: 10, rows: 4))
    for _ in 0..<8 { pager.press(.down) }
    let word = pager.frame(10, 4).rowTexts[0].prefix { $0 != " " }
    for columns in [11, 9, 30, 7] {
      pager.resize(to: Size(columns: columns, rows: 4))
      let top = pager.frame(columns, 4).rowTexts[0]
      #expect(top.split(separator: " ").contains(word), "\(columns): \(top)")
    }
  }
}
