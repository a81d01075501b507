import TestSupport
import Testing
import TextScreen

@testable import Dialogs

/// What keys and clicks do to a list of choices.
@Suite struct SheetChoiceKeyTests {
  @Test(
    "The highlight moves over what can be chosen, and stops at the ends",
    arguments: [
      ([], "1 main"), ([.down], "2 release"), ([.down, .down], "3 old"),
      ([.down, .down, .down], "5 feature/sheet"),
      ([.up], "1 main"), ([.end], "6 日本語のブランチ"), ([.end, .down], "6 日本語のブランチ"),
      ([.end, .up, .up], "3 old"), ([.end, .home], "1 main"), ([.pageDown], "6 日本語のブランチ"),
      ([.end, .pageUp], "1 main"), ([.character("r")], "2 release"), ([.character("F")], "5 feature/sheet"),
      ([.character("日")], "6 日本語のブランチ"), ([.character("d")], "1 main"), ([.character("a")], "1 main"),
      ([.end, .character("t")], "1 main"), ([.character("x")], "1 main"), ([.left], "1 main"),
    ] as [([Key], String)])
  func moving(_ keys: [Key], _ chosen: String) {
    var list = ChoiceSamples.list()
    for key in keys { _ = list.press(KeyPress(key)) }
    #expect(list.chosen == [chosen])
  }

  @Test("Letters go round among rows that begin alike")
  func letters() {
    var list = ChoiceSamples.list([], lines: ["alpha", "Beta", "beta two", "éa", "Éb"])
    var visited: [String] = []
    for letter in "bbbéé" {
      list.type(String(letter))
      visited += list.chosen
    }
    #expect(visited == ["2 Beta", "3 beta two", "2 Beta", "4 éa", "5 Éb"])
  }

  @Test("Enter accepts, and so does Space where it is neither text nor selects")
  func accepting() {
    var filtered = ChoiceRules()
    filtered.filters = true
    let space = KeyPress(.character(" "))
    let lists: [(ChoiceRules, SheetReaction, KeyEffect)] = [
      (ChoiceRules(), .accept, .chooses), (filtered, .handled, .moves),
      (ChoiceSamples.several(), .handled, .moves),
    ]
    for (rules, reaction, effect) in lists {
      var list = ChoiceSamples.list(ChoiceSamples.rows, rules)
      #expect(list.effect(of: KeyPress(.enter)) == .chooses && list.press(.enter) == .accept)
      #expect(list.effect(of: space) == effect && list.press(space) == reaction)
    }
  }

  @Test(
    "Other keys are left to the dialog",
    arguments: [
      (KeyPress(.escape), SheetReaction.ignored), (KeyPress(.character("d"), .control), .ignored),
      (KeyPress(.character("c"), .control), .ignored), (KeyPress(.function(1)), .ignored),
      (KeyPress(.tab), .leave(forward: true)), (KeyPress(.tab, .shift), .leave(forward: false)),
      (KeyPress(.up), .handled), (KeyPress(.end), .handled), (KeyPress(.character("n")), .handled),
    ])
  func others(_ key: KeyPress, _ reaction: SheetReaction) {
    for filters in [false, true] {
      var rules = ChoiceRules()
      rules.filters = filters
      var list = ChoiceSamples.list(ChoiceSamples.rows, rules)
      #expect(list.press(key) == reaction)
      #expect(
        list.effect(of: key)
          == (KeyBinding.action(for: key) == .cancel && !key.isPrintable ? .cancels : .moves))
    }
  }

  @Test("Space selects and no longer selects, up to the most; the obstacle says what is missing")
  func selecting() {
    var list = ChoiceSamples.list(ChoiceSamples.rows, ChoiceSamples.several(1, 2))
    #expect(list.obstacleText == "Choose at least 1")
    list.press(.end, .character(" "), .home, .character(" "))
    #expect(list.chosen == ["1 main", "6 日本語のブランチ"] && list.obstacle == nil)
    list.press(.down, .character(" "))
    #expect(list.chosen.count == 2 && list.note?.text(columns: 40, .unicode) == "Choose at most 2")
    #expect(list.frame().rowTexts[1].hasSuffix("Choose at most 2"))
    list.press(.up, .character(" "))
    #expect(list.chosen == ["6 日本語のブランチ"] && list.note == nil)
  }

  @Test("Ctrl-A selects what is shown and loses nothing, or none of it")
  func all() {
    var list = ChoiceSamples.list(ChoiceSamples.rows, ChoiceSamples.several())
    let all = KeyPress(.character("a"), .control)
    _ = list.press(all)
    #expect(list.chosen.count == 4 && !list.isDestructive)
    _ = list.press(all)
    #expect(list.chosen == [])
    list = ChoiceSamples.list(ChoiceSamples.rows, ChoiceSamples.several(nil, 3))
    _ = list.press(all)
    #expect(list.chosen == [] && list.note != nil)
  }

  @Test("What is selected beforehand may come late; what loses something never is")
  func selected() {
    var rules = ChoiceRules()
    rules.selected = [Samples.bytes("b")]
    var list = ChoiceSamples.list([], lines: ["a"], rules, expectsInput: true)
    #expect(list.chosen == ["1 a"] && list.unknownSelected == [Samples.bytes("b")])
    list.receive(Samples.bytes("b\tlabel\n"))
    #expect(list.chosen == ["2 b"] && list.unknownSelected.isEmpty)

    list = ChoiceSamples.list([], lines: ["a", "c"], rules, expectsInput: true)
    list.press(.down)
    list.receive(Samples.bytes("b\n"))
    #expect(list.chosen == ["2 c"], "somebody has moved")

    list = ChoiceSamples.list(
      ChoiceSamples.rows, ChoiceSamples.several(selected: ["release", "old", "Archive", "nothing", "main"]))
    #expect(list.chosen == ["1 main", "2 release"])
    #expect(list.unknownSelected == ["old", "Archive", "nothing"].map(Samples.bytes))
  }

  @Test("Labels that are the same are told apart by their numbers")
  func duplicates() {
    var list = ChoiceSamples.list([], lines: ["same", "same"])
    list.press(.down)
    #expect(list.chosen == ["2 same"])
  }

  @Test("With nothing to choose from there is an obstacle")
  func empty() {
    #expect(ChoiceSamples.list([]).obstacleText == "No choices")
    #expect(ChoiceSamples.list([], ChoiceSamples.several()).obstacleText == "No choices")
    #expect(ChoiceSamples.list([ChoiceSamples.rows[2]]).obstacleText == "No choices")
    #expect(ChoiceSamples.list([], expectsInput: true).obstacleText == "Reading")
    #expect(ChoiceSamples.list([ChoiceSamples.rows[3]]).obstacleText == "Move to a choice")
    #expect(ChoiceSamples.list(height: 0).obstacleText == "Move to a choice")
  }

  // MARK: Mouse

  private static func click(_ list: inout ChoiceList, _ column: Int, _ row: Int) -> SheetReaction {
    let place = Point(column: column, row: row)
    _ = list.point(MouseEvent(.press, position: place))
    return list.point(MouseEvent(.release, position: place))
  }

  @Test("A click highlights, a second one accepts, but not what loses something")
  func clicks() {
    var list = ChoiceSamples.list()
    #expect(Self.click(&list, 5, 1) == .handled && list.chosen == ["2 release"])
    #expect(Self.click(&list, 5, 1) == .accept)
    #expect(Self.click(&list, 5, 2) == .ignored && Self.click(&list, 5, 4) == .ignored)
    #expect(Self.click(&list, 5, 3) == .handled && Self.click(&list, 5, 3) == .handled)
    #expect(list.chosen == ["3 old"])
    #expect(Self.click(&list, 5, 11) == .ignored && !list.isControl(at: Point(column: 5, row: 11)))
    #expect(list.isControl(at: Point(column: 5, row: 3)))
  }

  @Test("A click selects where several can be chosen")
  func clickSelects() {
    var list = ChoiceSamples.list(ChoiceSamples.rows, ChoiceSamples.several())
    #expect(Self.click(&list, 5, 6) == .handled && list.chosen == ["5 feature/sheet"])
    #expect(Self.click(&list, 5, 6) == .handled && list.chosen == [])
  }

  @Test("The wheel moves what is in sight, and the highlight with it")
  func wheel() {
    var list = ChoiceSamples.list([], lines: ChoiceSamples.branches)
    _ = list.point(MouseEvent(.wheelDown, position: .zero))
    #expect(list.top == 3 && list.chosen == ["4 branch-4"])
    _ = list.point(MouseEvent(.wheelUp, position: .zero))
    _ = list.point(MouseEvent(.wheelUp, position: .zero))
    #expect(list.top == 0 && list.chosen == ["1 branch-1"])
  }
}
