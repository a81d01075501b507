import TestSupport
import Testing
import TextScreen

@testable import Dialogs

/// What holds for every list of choices, whatever is pressed and arrives.
@Suite struct SheetChoicePropertyTests {
  private static let labels = [
    "Alpha", "beta", "Ärger", "日本語", "e\u{301}", "\u{1B}[2J", "👍🏽 yes",
    "a very long label that never fits anywhere",
    "\u{202E}abc", "x",
  ]

  private static func choice(using random: inout SeededGenerator) -> Choice {
    let kinds: [Choice.Kind] = [.plain, .plain, .destructive, .disabled, .separator]
    let label = labels.randomElement(using: &random) ?? "x"
    return Choice(
      label: Samples.bytes(label) + (Int.random(in: 0..<9, using: &random) == 0 ? [0xFF] : []),
      hint: Bool.random(using: &random) ? Samples.bytes("hint " + label) : [],
      kind: kinds.randomElement(using: &random) ?? .plain)
  }

  private static func list(using random: inout SeededGenerator) -> ChoiceList {
    var rules = ChoiceRules()
    rules.isMultiple = Bool.random(using: &random)
    if rules.isMultiple { rules.most = [nil, 2].randomElement(using: &random) ?? nil }
    rules.filters = [nil, true, false].randomElement(using: &random) ?? nil
    rules.selected = [[Samples.bytes("beta")], []].randomElement(using: &random) ?? []
    let count = Int.random(in: 0...30, using: &random)
    return ChoiceList(
      rows: ChoiceStore((0..<count).map { _ in choice(using: &random) }), rules: rules,
      settings: [Samples.plain, Samples.ascii].randomElement(using: &random) ?? Samples.plain,
      expectsInput: true)
  }

  private static let keys: [KeyPress] =
    [
      .up, .down, .pageUp, .pageDown, .home, .end, .backspace, .left, .character(" "), .character(" "),
      .character("a"), .character("e"), .character("x"), .character("é"),
    ].map { KeyPress($0) } + [KeyPress(.character("a"), .control), KeyPress(.character("u"), .control)]

  @Test(
    "The highlight is on what can be chosen and in sight, and typing never brings it to what loses something")
  func highlight() {
    var random = SeededGenerator()
    for _ in 0..<80 {
      var list = Self.list(using: &random)
      list.resize(to: Size(columns: 30, rows: 5))
      for _ in 0..<40 {
        let before = list
        let key = Self.keys.randomElement(using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0: list.receive(Samples.bytes("beta\nnew\n"))
        case 1: list.paste("a")
        case 2: list.resize(to: Size(columns: 30, rows: Int.random(in: 1...9, using: &random)))
        default: if let key { _ = list.press(key) }
        }
        while list.hasWork { list.work() }
        if let row = list.highlight {
          #expect(list.store.isChoosable(row), "seed \(random.seed)")
          let place = list.highlightPlace ?? -1
          #expect((list.top..<(list.top + list.visibleRows)).contains(place), "seed \(random.seed)")
          let hasComeByTyping =
            list.isFiltering && before.highlight != row && key.map { $0.isPrintable } ?? true
          #expect(!hasComeByTyping || list.store.kind(row) == .plain, "seed \(random.seed)")
        }
        let chosen = list.selection.rows
        #expect(chosen.count <= list.rules.most ?? .max, "seed \(random.seed)")
        #expect(chosen.allSatisfy { list.store.isChoosable($0) }, "seed \(random.seed)")
        let isDestructive = (list.rules.isMultiple ? chosen : list.highlight.map { [$0] } ?? [])
          .contains { list.store.kind($0) == .destructive }
        #expect(list.isDestructive == isDestructive, "seed \(random.seed)")
      }
    }
  }

  @Test("The first highlight never loses anything")
  func first() {
    var random = SeededGenerator()
    for _ in 0..<200 {
      let list = Self.list(using: &random)
      #expect(list.highlight.map { list.store.kind($0) == .plain } ?? true, "seed \(random.seed)")
    }
  }

  @Test("No window makes a list trap or draw outside", arguments: [1, 2, 3, 5, 8, 9, 10, 13, 20, 40])
  func everySize(_ columns: Int) {
    var random = SeededGenerator()
    for rows in 0...12 {
      var list = Self.list(using: &random)
      list.resize(to: Size(columns: columns, rows: rows))
      for step in 0..<4 {
        for isFocused in [true, false] {
          let whole = Frame(size: Size(columns: columns + 2, rows: rows + 2)) { canvas in
            list.draw(
              on: canvas.window(Rect(column: 1, row: 1, columns: columns, rows: rows)), isFocused: isFocused)
          }
          let texts = whole.rowTexts
          #expect(texts.first?.isEmpty == true && texts.last?.isEmpty == true, "seed \(random.seed)")
          #expect(texts.allSatisfy { $0.first ?? " " == " " }, "seed \(random.seed)")
        }
        _ = list.press([KeyPress(.down), KeyPress(.end), KeyPress(.character("a"))][step % 3])
      }
    }
  }

  @Test("The cursor is where the focus is: in the filter, else on the mark")
  func cursor() {
    #expect(ChoiceSamples.list().frame().cursor == .zero)
    #expect(ChoiceSamples.list().frame(isFocused: false).cursor == nil)
    #expect(ChoiceSamples.list([], lines: ChoiceSamples.branches).frame().cursor == Point(column: 3, row: 0))
  }
}
