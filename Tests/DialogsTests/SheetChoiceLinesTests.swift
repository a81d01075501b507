import Testing
import TextScreen

@testable import Dialogs

/// Lists of choices in plain lines.
@Suite struct SheetChoiceLinesTests {
  private static func lines(
    _ rules: ChoiceRules = ChoiceRules(), _ rows: [Choice] = ChoiceSamples.rows, lines: [String] = []
  ) -> ChoiceLines {
    ChoiceLines(rows: ChoiceSamples.store(rows, lines: lines), rules: rules, repertoire: .unicode)
  }

  /// What comes of a line: what was chosen, or what is printed.
  private static func answer(_ list: ChoiceLines, _ line: String) -> String {
    var list = list
    switch list.receive(Samples.bytes(line)) {
    case .next(let lines): return lines.map(\.description).joined(separator: "\n")
    case .complete:
      guard case .choices(let chosen) = list.values else { return "" }
      let numbers = chosen.map { String($0.number) }.joined(separator: ",")
      return "= " + numbers + (list.isDestructive ? " destructive" : "")
    }
  }

  @Test("The rows have numbers, words for what they are, and marks for what is selected")
  func listing() {
    let list = Self.lines(ChoiceSamples.several(selected: ["release"]))
    #expect(
      list.lines().map(\.description) == [
        "  1. The main branch  the trunk", "* 2. release  frozen", "",
        "  3. Delete the old branch (destructive)",
        "  4. Archive (disabled)  later", "  -- More --", "  5. feature/sheet", "  6. 日本語のブランチ  wide",
      ])
    #expect(list.prompt == "Numbers such as 1,3-5 (empty line keeps *, 0 for none, ? repeats, n cancels):")
    #expect(Self.lines().prompt == "Number or label (? repeats, n cancels):")
    #expect(
      Self.lines(ChoiceSamples.several(1)).prompt == "Numbers such as 1,3-5 (? repeats, n cancels):")
  }

  @Test(
    "A number, an ID or a whole label picks one",
    arguments: [
      ("1", "= 1"), (" 2 ", "= 2"), ("main", "= 1"), ("The main branch", "= 1"), ("feature/sheet\r", "= 5"),
      ("日本語のブランチ", "= 6"), ("3", "= 3 destructive"), ("Delete the old branch", "= 3 destructive"),
      ("3.", "= 3 destructive"),
      ("old", "Type its number or its whole label: Delete the old branch."), ("4", "Archive is disabled."),
      ("Archive", "Archive is disabled."), ("", ""), (" ", ""), ("More", "'More' is none of the choices."),
      ("7", "'7' is out of range: 1 to 6."), ("0", "'0' is none of the choices."),
      ("01", "'01' is none of the choices."),
      ("the main branch", "'the main branch' is none of the choices."), ("1-2", "Choose only one."),
      ("5-5", "= 5"), ("-1", "'-1' is none of the choices."), ("/zzz", "No match."),
      ("/branch", "  1. The main branch  the trunk\n  3. Delete the old branch (destructive)"),
      ("99999999999999999999", "'99999999999999999999' is none of the choices."),
    ])
  func picking(_ line: String, _ answer: String) {
    #expect(Self.answer(Self.lines(), line) == answer)
  }

  @Test(
    "Numbers and ranges choose several",
    arguments: [
      ("1,2", "= 1,2"), ("6 1", "= 1,6"), ("4-6", "= 5,6"), ("1-2, 5", "= 1,2,5"), ("main,release", "= 1,2"),
      ("The main branch", "= 1"), ("1,1", "= 1"), ("3,5", "= 3,5 destructive"),
      ("5,4", "Archive is disabled."),
      ("2-5", "3 is destructive: it needs its own number, not a range."), ("5-1", "'5-1' runs backwards."),
      ("1,9", "'9' is out of range: 1 to 6."), ("1,x", "'x' is none of the choices."),
      ("1,old", "Type its number or its whole label: Delete the old branch."),
      ("1,2,5,6", "Choose at most 3."),
      (",", "Choose at least 1."), ("0", "'0' is none of the choices."), ("", ""),
    ])
  func several(_ line: String, _ answer: String) {
    #expect(Self.answer(Self.lines(ChoiceSamples.several(1, 3)), line) == answer)
  }

  @Test("An empty line keeps what is selected, when it is enough; 0 is none where none will do")
  func keeping() {
    #expect(Self.answer(Self.lines(ChoiceSamples.several(selected: ["release"])), "") == "= 2")
    #expect(
      Self.answer(Self.lines(ChoiceSamples.several(2, selected: ["release"])), "") == "Choose at least 2.")
    #expect(Self.answer(Self.lines(ChoiceSamples.several(selected: ["release"])), "0") == "= ")
    #expect(Self.answer(Self.lines(ChoiceSamples.several(selected: ["old"])), "") == "")
  }

  @Test("Labels that are the same, or that are numbers, need a number")
  func ambiguous() {
    let same = Self.lines(ChoiceRules(), [], lines: ["same", "same", "1"])
    #expect(Self.answer(same, "same") == "'same' could mean several; type the number.")
    #expect(Self.answer(same, "2") == "= 2")
    #expect(Self.answer(same, "1") == "'1' could mean several; type '1.' for the number.")
    #expect(Self.answer(same, "1.") == "= 1")
    #expect(Self.answer(Self.lines(ChoiceRules(), [], lines: ["1", "2024"]), "2024") == "= 2")
    #expect(Self.answer(Self.lines(ChoiceRules(), [], lines: ["1", "2024"]), "1") == "= 1")
  }

  @Test("Of many rows the first hundred are printed, and how to see others")
  func many() {
    let list = Self.lines(ChoiceRules(), [], lines: ChoiceSamples.branches)
    let lines = list.lines().map(\.description)
    #expect(lines.count == 101)
    #expect(lines.first == "    1. feature/1-side  by 1")
    #expect(lines.last == "245 more; /text lists those with the text.")
    #expect(Self.answer(list, "/343 main") == "  343. feature/343-Main  by 3")
    #expect(Self.answer(list, "branch-300") == "= 300")
  }

  @Test("What a label could do to a terminal is shown instead, and its whole label can be typed as shown")
  func unsafe() {
    let list = Self.lines(ChoiceRules(), [ChoiceSamples.choice("a\u{1B}b", .destructive)])
    #expect(list.lines().first == "  1. a␛b (destructive)")
    #expect(Self.answer(list, "a␛b") == "= 1 destructive")
  }

  @Test("What is selected beforehand can be an answer by itself; what loses something never is")
  func beforehand() {
    var rules = ChoiceRules()
    rules.selected = [Samples.bytes("release")]
    let one = Self.lines(rules)
    #expect(one.isAcceptable && one.lines()[1] == "* 2. release  frozen")
    #expect(one.values == .choices([SheetValues.Chosen(number: 2, id: nil, label: Samples.bytes("release"))]))
    #expect(Self.answer(one, "") == "" && Self.answer(one, "1") == "= 1")
    rules.selected = [Samples.bytes("old")]
    #expect(!Self.lines(rules).isAcceptable)
    #expect(Self.lines(rules).unknownSelected == [Samples.bytes("old")])
    #expect(Self.lines(ChoiceSamples.several(2, selected: ["main"])).isAcceptable == false)
    let twice = ChoiceSamples.several(selected: ["same", "same"])
    #expect(Self.answer(Self.lines(twice, [], lines: ["same", "same", "same"]), "") == "= 1,2")
  }
}
