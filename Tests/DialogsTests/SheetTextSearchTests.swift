import Dialogs
import TestSupport
import Testing
import TextScreen

/// A search in a text.
@Suite struct SheetTextSearchTests {
  private static let fruit =
    "apple\nBanana\ncherry\nbanana split\napple pie\nÄpfel\n\u{1B}[1mche\u{1B}[0mrry pie\n"

  private static func pager(
    _ text: String = fruit, wraps: Bool = true, ansi: Bool = true, columns: Int = 40, rows: Int = 3
  ) -> TextPager {
    var pager = TextPager(settings: Samples.plain, wraps: wraps, ansi: ansi)
    pager.resize(to: Size(columns: columns, rows: rows))
    pager.take(text)
    return pager
  }

  /// Searches, and presses letters.
  private static func search(_ word: String, _ keys: String = "", in pager: inout TextPager) {
    pager.type("/" + word)
    pager.press(.enter)
    pager.finishWork()
    for key in keys {
      pager.type(String(key))
      pager.finishWork()
    }
  }

  /// The rows in which something is marked as the match at which the search stands.
  private static func current(_ pager: TextPager, columns: Int = 40, rows: Int = 3) -> [String] {
    let frame = pager.frame(columns, rows)
    return (0..<rows - 1).compactMap { row in
      let cells = frame.row(row).filter { $0.style.attributes.contains(.reverse) }
      return cells.isEmpty ? nil : cells.map { String($0.character) }.joined()
    }
  }

  @Test(
    "The word is found, next and previous, around both ends",
    arguments: [
      ("apple", "", "apple", 1), ("apple", "n", "apple", 5), ("apple", "nn", "apple", 1),
      ("apple", "N", "apple", 5),
      ("apple", "nN", "apple", 1), ("banana", "", "Banana", 2), ("banana", "n", "banana", 4),
      ("Banana", "n", "Banana", 2), ("äpfel", "", "Äpfel", 6), ("cherry p", "", "cherry p", 7),
      ("e", "nnn", "e", 6),
      (" ", "", " ", 4),
    ])
  func finding(_ word: String, _ keys: String, _ marked: String, _ line: Int) {
    var pager = Self.pager()
    Self.search(word, keys, in: &pager)
    let all = ["apple", "Banana", "cherry", "banana split", "apple pie", "Äpfel", "cherry pie"]
    #expect(Self.current(pager).contains(marked))
    #expect(pager.frame(40, 3).rowTexts.prefix(2).contains { $0.hasPrefix(all[line - 1]) })
  }

  @Test("What is typed stands in the place of the counter, and what came of it")
  func pictures() {
    var pager = Self.pager()
    pager.type("/Split")
    #expect(pager.acceptsText)
    #expect(pager.effect(of: KeyPress(.enter)) == .moves)
    #expect(pager.frame(40, 3).rowTexts[2] == "/ Split")
    #expect(pager.frame(40, 3).cursor == Point(column: 7, row: 2))
    pager.press(.enter)
    pager.finishWork()
    #expect(!pager.acceptsText)
    #expect(pager.frame(40, 3).rowTexts[2] == "▸ not found: Split                  28 %")
    pager.press(.down)
    #expect(pager.frame(40, 3).rowTexts[2] == "▸ lines 2–3 of 7                    42 %")
    Self.search("apple", in: &pager)
    #expect(pager.frame(40, 3).rowTexts[0].hasPrefix("apple pie"))
    pager.type("n")
    #expect(pager.frame(40, 3).rowTexts[2] == "▸ went on from the top              28 %")
    pager.type("N")
    #expect(pager.frame(40, 3).rowTexts[2] == "▸ went on from the end              85 %")
  }

  @Test("The input closes without a search, and never by Esc")
  func closing() {
    for key in [
      KeyPress(.backspace), KeyPress(.character("g"), .control), KeyPress(.character("u"), .control),
    ] {
      var pager = Self.pager()
      pager.type("/")
      #expect(pager.press(KeyPress(.escape)) == .ignored)
      #expect(pager.acceptsText)
      #expect(pager.press(key) == .handled)
      #expect(!pager.acceptsText)
      #expect(pager.press(KeyPress(.character("n"))) == .ignored)
    }
    var pager = Self.pager()
    pager.type("/x")
    pager.press(.backspace)
    #expect(pager.acceptsText)
    pager.paste("che\nrry")
    #expect(pager.frame(40, 3).rowTexts[2] == "/ che rry")
    #expect(pager.press(KeyPress(.tab)) == .leave(forward: true))
    #expect(!pager.acceptsText)
    pager.type("/")
    #expect(pager.press(KeyPress(.enter)) == .handled)
    #expect(pager.press(KeyPress(.enter)) == .accept)
  }

  @Test("A match over the end of a row is marked in both")
  func broken() {
    var pager = Self.pager("one two three four five six\nthree\n", columns: 9, rows: 4)
    Self.search("three four", in: &pager)
    let frame = pager.frame(9, 4)
    #expect(frame.rowTexts.prefix(3) == ["one two", "three", "four five"])
    #expect(frame[0, 1].style.attributes.contains(.reverse))
    #expect(frame[3, 2].style.attributes.contains([.bold, .underline]))
    #expect(frame[5, 2].style.attributes == [])
    // It is the same match in any width.
    pager.resize(to: Size(columns: 4, rows: 6))
    pager.resize(to: Size(columns: 11, rows: 4))
    #expect(Self.current(pager, columns: 11, rows: 4) == ["three four"])
    pager.type("n")
    #expect(Self.current(pager, columns: 11, rows: 4) == ["three four"])
    #expect(pager.frame(11, 4).rowTexts[3] == "▸ top")
  }

  @Test("A match out of sight at the side comes into sight")
  func sideways() {
    var pager = Self.pager(String(repeating: "-", count: 100) + "needle\n", wraps: false)
    Self.search("needle", in: &pager)
    #expect(Self.current(pager) == ["needle"])
    #expect(pager.frame(40, 3).rowTexts[0].hasPrefix("‹---"))
  }

  @Test("A line that never ends, and two hundred thousand that do")
  func large() {
    let count = 200_000
    var pager = TextPager(settings: Samples.plain)
    pager.resize(to: Size(columns: 40, rows: 4))
    let block = Samples.bytes((0..<1000).map { "line \($0)\n" }.joined())
    for _ in 0..<count / 1000 { pager.receive(block) }
    pager.take("the needle\n" + String(repeating: "word ", count: 200_000) + "end")
    #expect(pager.frame(40, 4).rowTexts[3] == "▸ lines 1–3 of 200002                0 %")
    pager.type("/needle")
    pager.press(.enter)
    #expect(pager.frame(40, 4).rowTexts[3].hasPrefix("▸ searching…"))
    #expect(pager.finishWork() > 10)
    #expect(Self.current(pager, rows: 4) == ["needle"])
    #expect(pager.frame(40, 4).rowTexts[3] == "▸ lines 200000–200002 of 200002     99 %")
    pager.press(.end)
    #expect(
      pager.frame(40, 4).rowTexts[2].hasPrefix("end ") || pager.frame(40, 4).rowTexts[2].hasPrefix("word"))
    #expect(pager.frame(40, 4).rowTexts[3] == "▸ line 200002 of 200002            100 %")
    pager.press(.up)
    #expect(pager.frame(40, 4).rowTexts[3] == "▸ line 200002 of 200002             99 %")
    #expect(pager.idealRows(columns: 40) == 301)
    Self.search("rd wo", in: &pager)
    #expect(Self.current(pager, rows: 4).count == 1)
  }

  @Test("In plain lines the text is printed whole, up to a mebibyte")
  func plain() {
    var lines = TextLines(text: Samples.bytes("a\n\u{1B}[1mb\u{1B}[2J"), ansi: true)
    #expect(lines.lines() == ["a", "b\u{1B}[2J"])
    #expect(TextLines(text: Samples.bytes("\u{1B}[1mb")).lines() == ["␛[1mb"])
    #expect(lines.receive([]) == .complete)
    #expect(lines.values == .none)
    let long = TextLines(text: [UInt8](repeating: 0x61, count: (1 << 20) + 1)).lines()
    #expect(long.count == 2)
    #expect(long.last == "(Only the first MiB of this text is shown.)")
  }
}
