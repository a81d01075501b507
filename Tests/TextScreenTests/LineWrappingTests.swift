import TestSupport
import Testing

@testable import TextScreen

@Suite("Line wrapping")
struct LineWrappingTests {
  private func wrap(_ text: SafeText, _ columns: Int) -> [String] {
    text.wrapped(columns: columns).map(\.description)
  }

  @Test(
    "lines break at blanks, which are swallowed",
    arguments: [
      ("delete the article", 10, ["delete the", "article"]),
      ("delete the article", 9, ["delete", "the", "article"]),
      ("delete the article", 18, ["delete the article"]),
      ("one    two", 5, ["one", "two"]),
      ("one    two", 8, ["one", "two"]),
      ("one  two three", 8, ["one  two", "three"]),
      ("trailing    ", 8, ["trailing"]),
      ("ab cd   ", 5, ["ab cd"]),
      ("ab cd   ", 4, ["ab", "cd"]),
    ] as [(SafeText, Int, [String])])
  func words(_ text: SafeText, columns: Int, lines: [String]) {
    #expect(wrap(text, columns) == lines)
  }

  @Test(
    "a word longer than a line is broken, a shorter one never",
    arguments: [
      ("abcdefgh", 3, ["abc", "def", "gh"]),
      ("x abcdefgh y", 4, ["x", "abcd", "efgh", "y"]),
      ("x abcdefg y", 5, ["x", "abcde", "fg y"]),
    ] as [(SafeText, Int, [String])])
  func longWords(_ text: SafeText, columns: Int, lines: [String]) {
    #expect(wrap(text, columns) == lines)
  }

  @Test(
    "an indent stays where the first word fits beside it",
    arguments: [
      ("  - item one", 8, ["  - item", "one"]),
      ("    word", 6, ["word"]),
      ("          word", 6, ["word"]),
      ("    abcdefgh", 6, ["abcdef", "gh"]),
      ("  世界", 4, ["  世", "界"]),
    ] as [(SafeText, Int, [String])])
  func indents(_ text: SafeText, columns: Int, lines: [String]) {
    #expect(wrap(text, columns) == lines)
  }

  @Test(
    "ideographs and emoji break anywhere but at the wrong side of punctuation",
    arguments: [
      ("世界世界", 5, ["世界", "世界"]),
      ("世界世界", 4, ["世界", "世界"]),
      ("abc世界", 5, ["abc世", "界"]),
      ("世abc界", 4, ["世", "abc", "界"]),
      ("世界。世", 4, ["世", "界。", "世"]),
      ("世「界」", 4, ["世", "「界", "」"]),
      ("人々の", 3, ["人", "々", "の"]),
      ("x人々", 4, ["x", "人々"]),
      ("👍👍👍🏽", 3, ["👍", "👍", "👍🏽"]),
      ("한국어 글", 4, ["한국", "어", "글"]),
    ] as [(SafeText, Int, [String])])
  func ideographs(_ text: SafeText, columns: Int, lines: [String]) {
    #expect(wrap(text, columns) == lines)
  }

  @Test("a line that broke before an ideograph and is full again breaks again")
  func breaksTwice() {
    #expect(wrap("x人々", 3) == ["x", "人", "々"])
  }

  @Test("clusters are never split", arguments: 1...6)
  func clusters(columns: Int) {
    let family: Character = "👨\u{200D}👩\u{200D}👧\u{200D}👦"
    let text = SafeText("e\u{301}\(family)a🇬🇧1\u{FE0F}\u{20E3}")
    let characters = text.wrapped(columns: columns).flatMap { $0.cells.map(\.character) }
    #expect(characters == ["e\u{301}", family, "a", "🇬🇧", "1\u{FE0F}\u{20E3}"])
  }

  @Test("there is always a line, and it never ends in a blank", arguments: [Int.min, -1, 0, 1, 5, Int.max])
  func neverEmpty(columns: Int) {
    #expect(wrap("", columns) == [""])
    #expect(wrap("   ", columns) == [""])
    #expect(wrap("a ", columns) == ["a"])
  }

  @Test("it goes forward in no room at all", arguments: [Int.min, -1, 0, 1])
  func progress(columns: Int) {
    #expect(wrap("a世 b", columns) == ["a", "世", "b"])
    #expect(wrap("世界", columns) == ["世", "界"])
  }

  @Test("all that is not blank is there in order, and every line fits where every character does")
  func losesNothing() {
    var random = SeededGenerator()
    for _ in 0..<1_000 {
      let text = TextFixtures.prose(upTo: 40, &random)
      let columns = Int.random(in: -1...20, using: &random)
      let lines = text.wrapped(columns: columns)
      let note: Comment = "SEED=\(random.seed), \(columns) columns: \(text)"
      let written = lines.flatMap { Array($0.description) }.filter { $0 != " " }
      #expect(written == text.description.filter { $0 != " " }.map { $0 }, note)
      if columns >= 2 {
        #expect(lines.allSatisfy { $0.width <= columns }, note)
      }
      #expect(lines.allSatisfy { $0.description.last != " " }, note)
    }
  }

  @Test("words wrap as the plainest greedy algorithm would have it")
  func likeTheModel() {
    var random = SeededGenerator()
    for _ in 0..<1_000 {
      let words = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        String(repeating: "x", count: Int.random(in: 1...9, using: &random))
      }
      let columns = Int.random(in: 1...14, using: &random)
      let note: Comment = "SEED=\(random.seed), \(columns) columns: \(words)"
      #expect(wrap(SafeText(words.joined(separator: " ")), columns) == model(words, columns), note)
    }
  }

  /// Words that do not fit go to a new line; what is longer than that is cut off line by line.
  private func model(_ words: [String], _ columns: Int) -> [String] {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + 1 + word.count <= columns {
        lines[lines.count - 1] = last + " " + word
        continue
      }
      var rest = Substring(word)
      while !rest.isEmpty {
        lines.append(String(rest.prefix(columns)))
        rest = rest.dropFirst(columns)
      }
    }
    return lines
  }

  @Test("a megabyte without a blank, and one of blanks, wrap in linear time", .timeLimit(.minutes(1)))
  func large() {
    let word = SafeText(String(repeating: "w", count: 1 << 20))
    #expect(word.wrapped(columns: 64).count == 1 << 14)
    let blanks = SafeText(String(repeating: " ", count: 1 << 20) + "x")
    #expect(wrap(blanks, 64) == ["x"])
  }
}
