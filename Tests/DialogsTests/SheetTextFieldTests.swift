import TestSupport
import Testing
import TextScreen

@testable import Dialogs

/// A line editor, by grapheme clusters.
@Suite struct SheetTextFieldTests {
  /// What keys make of a text: `a|b` is the caret between a and b.
  struct Case: Sendable, CustomTestStringConvertible {
    let before: String
    let keys: String
    let after: String

    init(_ before: String, _ keys: String, _ after: String) {
      self.before = before
      self.keys = keys
      self.after = after
    }

    var testDescription: String { "\(before) \(keys.debugDescription)" }
  }

  /// Types a terminal's bytes into a field with a caret; nil where a key was none of line editing.
  private static func result(_ test: Case, isMasked: Bool = false) -> String? {
    let parts = test.before.split(separator: "|", omittingEmptySubsequences: false)
    var field = TextField(Samples.bytes(parts.joined()), isMasked: isMasked)
    field.moveCaret(to: parts[0].count)
    var decoder = InputDecoder()
    for event in decoder.decode(Samples.bytes(test.keys)) {
      guard case .key(let key) = event, field.edit(key) else { return nil }
    }
    let characters = Array(field.text)
    return String(characters[..<field.caret]) + "|" + String(characters[field.caret...])
  }

  @Test(
    "Keys of readline, as they come from a terminal",
    arguments: [
      Case("|", "abc", "abc|"), Case("a|c", "b", "ab|c"),
      Case("ab|c", "\u{7F}", "a|c"), Case("|c", "\u{7F}", "|c"), Case("ab|c", "\u{8}", "a|c"),
      Case("a|bc", "\u{1B}[3~", "a|c"), Case("a|", "\u{1B}[3~", "a|"),
      Case("ab|", "\u{1B}[D", "a|b"), Case("|ab", "\u{2}", "|ab"), Case("a|b", "\u{6}", "ab|"),
      Case("a|b", "\u{1B}[H", "|ab"), Case("a|b", "\u{1}", "|ab"), Case("a|b", "\u{1B}[F", "ab|"),
      Case("a|b", "\u{5}", "ab|"),
      // Words.
      Case("one two-three|", "\u{1B}b", "one two-|three"),
      Case("one two-three|", "\u{1B}b\u{1B}b", "one |two-three"),
      Case("one  |", "\u{1B}[1;5D", "|one  "), Case("|one two", "\u{1B}f\u{1B}f", "one two|"),
      Case("|one two", "\u{1B}[1;5C", "one| two"), Case("|one two", "\u{1B}[1;3C", "one| two"),
      Case("one |", "\u{1B}[1;3D", "|one "), Case("größe élan|", "\u{1B}b", "größe |élan"),
      // Cutting and putting back.
      Case("a/b c/d|", "\u{17}", "a/b |"), Case("a/b c/d|", "\u{1B}\u{7F}", "a/b c/|"),
      Case("a/b c/d  |", "\u{17}", "a/b |"), Case("|one two", "\u{1B}d", "| two"),
      Case("one| two x", "\u{1B}d\u{1B}d\u{19}", "one two x|"),
      Case("one two|", "\u{17}\u{17}\u{19}\u{19}", "one twoone two|"),
      Case("ab|cd", "\u{15}\u{19}", "ab|cd"), Case("ab|cd", "\u{B}\u{19}", "abcd|"),
      Case("ab|cd", "\u{15}\u{B}\u{19}", "abcd|"), Case("ab|cd", "\u{15}\u{B}x\u{19}", "xabcd|"),
      // Another key in between: what is cut then stands alone.
      Case("one two|", "\u{17}\u{1B}[D\u{5}\u{17}\u{19}", "one |"), Case("ab|", "\u{19}", "ab|"),
      // Clusters.
      Case("e|", "\u{301}", "e\u{301}|"), Case("xe\u{301}|", "\u{7F}", "x|"),
      Case("👩‍👧|x", "\u{1B}[D", "|👩‍👧x"), Case("👩‍👧|x", "\u{7F}", "|x"), Case("|🇩🇪", "\u{1B}[3~", "|"),
    ])
  func keys(_ test: Case) {
    #expect(Self.result(test) == test.after)
  }

  @Test(
    "Keys that are not of line editing are left to others",
    arguments: ["\u{4}", "\t", "\r", "\u{1B}[A", "\u{1B}[B", "\u{3}", "\u{1B}x", "\u{1B}[5~"])
  func others(_ key: String) {
    #expect(Self.result(Case("a|b", key, "")) == nil)
  }

  @Test("A secret is one word: moves do not show where its words are")
  func maskedWords() {
    #expect(Self.result(Case("one two|", "\u{1B}b", ""), isMasked: true) == "|one two")
    #expect(Self.result(Case("|one two", "\u{1B}f", ""), isMasked: true) == "one two|")
    #expect(Self.result(Case("one two|", "\u{17}", ""), isMasked: true) == "|")
  }

  @Test("Any keys do what a naive editor does that makes its clusters anew each time")
  func property() {
    var random = SeededGenerator()
    let scalars = [
      "a", "b", " ", "é", "e", "\u{301}", "\u{200D}", "👩", "👧", "🇩", "🇪", "\u{FE0F}", "한", "ᄀ", "ᅡ", "क", "्",
      "ष",
    ]
    for _ in 0..<300 {
      var field = TextField()
      var (text, caret) = ("", 0)
      for _ in 0..<40 {
        var characters = Array(text)
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<5:
          let typed = scalars.randomElement(using: &random) ?? "a"
          field.insert(typed)
          let head = String(characters[..<caret]) + typed
          text = head + String(characters[caret...])
          caret = Self.boundary(in: text, from: head.utf8.count)
        case 5:
          _ = field.edit(KeyPress(.left))
          caret = max(0, caret - 1)
        case 6:
          _ = field.edit(KeyPress(.right))
          caret = min(characters.count, caret + 1)
        case 7:
          _ = field.edit(KeyPress(.home))
          caret = 0
        case 8:
          _ = field.edit(KeyPress(.backspace))
          guard caret > 0 else { continue }
          characters.remove(at: caret - 1)
          let head = String(characters[..<(caret - 1)])
          text = String(characters)
          caret = Self.boundary(in: text, from: head.utf8.count)
        default:
          _ = field.edit(KeyPress(.delete))
          guard caret < characters.count else { continue }
          let head = String(characters[..<caret])
          characters.remove(at: caret)
          text = String(characters)
          caret = Self.boundary(in: text, from: head.utf8.count)
        }
        #expect(Array(field.text.utf8) == Array(text.utf8), "SEED=\(random.seed)")
        #expect(field.content.characters.map(String.init) == text.map(String.init), "SEED=\(random.seed)")
        #expect(field.caret == caret, "SEED=\(random.seed) \(text.debugDescription)")
      }
    }
  }

  /// The clusters up to the first boundary at or behind a place.
  private static func boundary(in text: String, from place: Int) -> Int {
    var (count, end) = (0, 0)
    for character in text where end < place {
      end += character.utf8.count
      count += 1
    }
    return count
  }

  // MARK: Bytes

  @Test("Bytes that are no UTF-8 come back as they were until the text is edited")
  func rawBytes() {
    let bytes: [UInt8] = [0x61, 0xFF, 0x0A, 0xC3, 0x62]
    var field = TextField(bytes)
    let moves: [KeyPress] = [
      KeyPress(.home), KeyPress(.backspace), KeyPress(.right), KeyPress(.end), KeyPress(.delete),
      KeyPress(.character("y"), .control), KeyPress(.character("k"), .control),
    ]
    for key in moves where !field.edit(key) { Issue.record("\(key)") }
    #expect(field.bytes == bytes)
    field.insert("x")
    #expect(field.bytes == Samples.bytes("a\u{FFFD}\n\u{FFFD}bx"))
  }

  @Test("Copies are edited apart from each other")
  func copies() {
    var field = TextField(Samples.bytes("one"))
    let copy = field
    field.insert("!")
    #expect(copy.text == "one")
    #expect(field.text == "one!")
    #expect(copy != field)
  }

  @Test("What describes a field does not show what is in it")
  func description() {
    var field = TextField(Samples.bytes("hunter2"), isMasked: true)
    _ = field.edit(KeyPress(.character("w"), .control))
    _ = field.edit(KeyPress(.character("y"), .control))
    #expect(field.text == "hunter2")
    var dumped = ""
    dump(field, to: &dumped)
    for text in ["\(field)", String(reflecting: field), dumped] {
      #expect(!text.contains("hunter2") && !text.contains("\"h\""))
    }
  }

  @Test("A paste of marks without end is taken in up to a limit, at once")
  func marks() {
    var field = TextField()
    field.insert("a" + String(repeating: "\u{301}", count: 500_000))
    #expect(field.bytes.count <= TextField.byteLimit)
    #expect(field.content.characters.count == 1)
  }
}
