import TestSupport
import Testing
import TextScreen

@testable import Dialogs

/// What typing finds in a list.
@Suite struct SheetChoiceFilterTests {
  @Test(
    "All words must occur, in any order; capitals count only where one is typed",
    arguments: [
      ("main", "MAIN branch", true), ("Main", "MAIN branch", false), ("Main", "the Main branch", true),
      ("nch ma", "MAIN branch", true), ("ma x", "MAIN branch", false), ("", "a", true), ("  ", "a", true),
      ("é", "CAFÉ", true), ("É", "café", false), ("é", "cafe", false), ("caf É", "cafÉ", true),
      ("straße", "STRASSE", false), ("日本", "in 日本語", true), ("a", "", false), ("aab", "aaab", true),
      ("[", "{", false), ("@", "`", false), ("i", "İ", false), ("ß", "\u{1E9E}", true),
    ])
  func words(_ query: String, _ label: String, _ matches: Bool) {
    #expect(ChoiceQuery(query).matches(Samples.bytes(label)[...]) == matches)
  }

  @Test("Bytes that are no UTF-8 are compared as they are, and found around")
  func invalid() {
    #expect(ChoiceQuery("ab").matches([0xFF, 0x41, 0x42, 0xC3]))
    #expect(ChoiceQuery("é").matches([0xC3, 0xFF, 0xC3, 0x89]))
    #expect(!ChoiceQuery("é").matches([0xC3]))
  }

  @Test("A query narrows another one only where all that it finds the other finds as well")
  func narrowing() {
    #expect(ChoiceQuery("abc").narrows(ChoiceQuery("ab")))
    #expect(ChoiceQuery("ab c").narrows(ChoiceQuery("ab")))
    #expect(ChoiceQuery("aB").narrows(ChoiceQuery("a")))
    #expect(!ChoiceQuery("ac").narrows(ChoiceQuery("ab")))
    #expect(!ChoiceQuery("a").narrows(ChoiceQuery("ab")))
    #expect(!ChoiceQuery("ké").narrows(ChoiceQuery("k")), "K, the unit, is a small k only in lower case")
  }

  /// A label as the naive model compares it.
  private static func finds(_ query: String, _ label: [UInt8]) -> Bool {
    let isExact = query.contains { $0.isUppercase }
    return query.split(separator: " ").allSatisfy { word in
      let isASCII = word.utf8.allSatisfy { $0 < 0x80 }
      var text = label
      var wanted = Array(word.utf8)
      if !isExact {
        wanted = Array(word.lowercased().utf8)
        text =
          isASCII
          ? label.map { (0x41...0x5A).contains($0) ? $0 + 32 : $0 }
          : Array(String(decoding: label, as: UTF8.self).lowercased().utf8)
      }
      guard text.count >= wanted.count else { return false }
      return (0...(text.count - wanted.count)).contains { Array(text[$0..<($0 + wanted.count)]) == wanted }
    }
  }

  @Test("Whatever is typed and arrives, the list shows what a naive search finds")
  func model() {
    var random = SeededGenerator()
    let pieces: [[UInt8]] =
      ["a", "b", "A", "B", "é", "É", " ", "日", "\u{212A}", "e\u{301}", "İ"].map(Samples.bytes)
      + [[0xFF], [0xC3], [0x89]]
    for _ in 0..<60 {
      var matches: ChoiceMatches?
      var store = ChoiceStore([
        Choice(label: Samples.bytes("ab"), kind: .separator),
        Choice(label: Samples.bytes("Ab"), kind: .disabled),
      ])
      var text = ""
      for _ in 0..<30 {
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1:
          for _ in 0..<Int.random(in: 0..<20, using: &random) {
            let length = Int.random(in: 1...5, using: &random)
            store.append((0..<length).flatMap { _ in pieces.randomElement(using: &random) ?? [] } + [10])
          }
        case 2: text = String(text.dropLast())
        default:
          text +=
            ["a", "b", "é", " ", "A", "\u{301}", "k", "日", "\u{307}", "\u{FFFD}"].randomElement(
              using: &random) ?? "a"
        }
        matches = ChoiceMatches(ChoiceQuery(text), after: matches)
        matches?.look(in: store, bytes: Int.random(in: 1...4000, using: &random))
        if Bool.random(using: &random) { continue }
        while matches?.isComplete(store.count) == false { matches?.look(in: store, bytes: 100) }
        let expected = (0..<store.count).filter {
          store.kind($0) != .separator && Self.finds(text, Array(store.label($0)))
        }
        #expect(matches?.rows.map { Int($0) } == expected, "'\(text)', seed \(random.seed)")
      }
    }
  }

  @Test("Typing goes to the first match, and stays on a row that still matches")
  func highlight() {
    var list = ChoiceSamples.list([], lines: ChoiceSamples.branches)
    list.type("4")
    #expect(list.chosen == ["4 branch-4"])
    list.press(.down)
    #expect(list.chosen == ["14 branch-14"])
    list.type("-main")
    #expect(list.chosen == ["14 branch-14"])
    list.press(.backspace, .backspace, .backspace, .backspace)
    #expect(list.chosen == ["14 branch-14"])
    list.type("zzz")
    #expect(list.chosen == [] && list.obstacleText == "No match")
    list.press(.backspace, .backspace, .backspace)
    #expect(list.chosen == ["4 branch-4"])
  }

  @Test("Typing never goes to what loses something; an arrow key does")
  func destructive() {
    var rules = ChoiceRules()
    rules.filters = true
    var list = ChoiceSamples.list(ChoiceSamples.rows, rules)
    list.type("dele")
    #expect(list.chosen == [] && list.obstacleText == "Move to a choice" && !list.isDestructive)
    #expect(list.press(.enter) == .accept)
    list.press(.down)
    #expect(list.chosen == ["3 old"] && list.obstacle == nil && list.isDestructive)
    list.type("te")
    #expect(list.chosen == ["3 old"])
    list.type("x")
    list.press(.backspace)
    #expect(list.chosen == [])
  }

  @Test("What is selected stays so when it is not shown")
  func selection() {
    var list = ChoiceSamples.list([], lines: ChoiceSamples.branches, ChoiceSamples.several())
    list.press(.end, .character(" "))
    list.type("12")
    list.press(.character(" "))
    #expect(list.chosen == ["12 branch-12", "345 branch-345"])
    #expect(list.field.text == "12")
  }

  @Test("Above twenty rows the filter is there by itself, unless a letter was typed before")
  func switching() {
    let more = (1...30).flatMap { Samples.bytes("row \($0)\n") }
    var list = ChoiceSamples.list([], lines: ["a", "b"], expectsInput: true)
    #expect(!list.acceptsText)
    list.receive(more)
    #expect(list.acceptsText)
    list = ChoiceSamples.list([], lines: ["a", "b"], expectsInput: true)
    list.type("b")
    list.receive(more)
    #expect(!list.acceptsText && list.chosen == ["2 b"])
  }

  @Test("A paste narrows, and never accepts")
  func paste() {
    var list = ChoiceSamples.list([], lines: ChoiceSamples.branches)
    list.paste("7-main\n")
    #expect(list.field.text == "7-main " && list.shownCount == 5)
    list = ChoiceSamples.list()
    list.paste("release\n")
    #expect(list.chosen == ["1 main"])
  }

  @Test("Until the highlight is found again nothing can be accepted")
  func slices() {
    let lines = (1...30_000).map { "a rather long label with the number \($0)" }
    var list = ChoiceSamples.list([], lines: lines)
    list.press(.end)
    _ = list.press(KeyPress(.character("a")))
    #expect(list.hasWork && list.obstacleText == "Searching" && list.shownCount > 12)
    while list.hasWork { list.work() }
    #expect(list.obstacle == nil && list.chosen.first?.hasPrefix("30000") == true)
    #expect(list.frame().rowTexts.last?.hasPrefix("▸ a rather long label with the number 30000") == true)
  }
}
