import Testing
import TextScreen

@testable import Dialogs

/// Sheets in plain lines: the content first, then which action is meant.
@Suite struct SheetLineModeTests {
  private static let actions = [Action("OK", role: .default), Action("Cancel", role: .cancel)]

  private static func sheet(
    _ content: any SheetLines, actions: [Action] = actions, guards: Guards = Guards(),
    timeout: Timeout? = nil,
    isTruncated: Bool = false
  ) -> SheetLineMode {
    SheetLineMode(
      Alert(title: Array("Which?".utf8), isTruncated: isTruncated, actions: actions), content: content,
      guards: guards, timeout: timeout, repertoire: .unicode)
  }

  private static func list(_ rules: ChoiceRules = ChoiceRules()) -> ChoiceLines {
    ChoiceLines(
      rows: ChoiceStore(SheetSamples.choices("keep", "erase", destructive: ["erase"])), rules: rules,
      repertoire: .unicode)
  }

  private static func text(_ size: Int = 3) -> TextLines {
    TextLines(text: Array(repeating: 0x78, count: size))
  }

  /// Types lines, waits, and tells what came of it; `!` for what loses something.
  private static func verdict(_ sheet: SheetLineMode, _ lines: [String], waits: Duration = .seconds(1))
    -> String
  {
    var sheet = sheet
    for line in lines { _ = sheet.receive(Array(line.utf8), at: .seconds(1)) }
    _ = sheet.advance(to: waits)
    return switch sheet.ending?.outcome {
    case nil: "open"
    case .chosen(let index): "action \(index)" + (sheet.isDestructive ? " !" : "")
    case .dismissed: "dismissed"
    case .finished: "finished"
    case .timedOut: "timed out"
    }
  }

  @Test("The title, the content and the prompt")
  func start() {
    #expect(
      String(decoding: Self.sheet(Self.list()).start(), as: UTF8.self)
        == """
        Which?

          1. keep
          2. erase (destructive)
        Number or label (? repeats, n cancels): 
        """)
  }

  @Test(
    "One action accepts at once; several are asked for",
    arguments: [
      (["1"], "action 0"), (["2"], "action 0 !"), (["n"], "action 1"), (["?", "1"], "action 0"),
      (["x"], "open"),
      (["\u{1B}"], "dismissed"), ([""], "open"),
    ])
  func answers(_ lines: [String], _ verdict: String) {
    #expect(Self.verdict(Self.sheet(Self.list()), lines) == verdict)
    let several = Self.actions + [Action("Later", role: .default)]
    #expect(Self.verdict(Self.sheet(Self.text(), actions: several), ["", "3"]) == "action 2")
    #expect(Self.verdict(Self.sheet(Self.text(), actions: several), [""]) == "open")
  }

  @Test("What guards a destructive choice is asked for after it")
  func guarded() {
    let typed = Self.sheet(Self.list(), guards: Guards(text: Array("yes".utf8)))
    #expect(Self.verdict(typed, ["2"]) == "open")
    #expect(Self.verdict(typed, ["2", "1", "no"]) == "open")
    #expect(Self.verdict(typed, ["2", "1", "yes"]) == "action 0 !")
    #expect(Self.verdict(typed, ["1"]) == "action 0")
    let cut = Self.sheet(Self.list(), isTruncated: true)
    #expect(Self.verdict(cut, ["2", "1"]) == "open")
    #expect(Self.verdict(cut, ["1"]) == "action 0")
    let allowed = Self.sheet(Self.list(), guards: Guards(allowTruncated: true), isTruncated: true)
    #expect(Self.verdict(allowed, ["2"]) == "action 0 !")
  }

  @Test("A text of which not all is printed is not read to its end")
  func cutText() {
    let erase = [Action("Erase", role: .destructive), Action("Cancel", role: .cancel)]
    let readAll = Guards(readAll: true)
    let long = Self.text(TextLines.limit + 1)
    #expect(Self.verdict(Self.sheet(long, actions: erase, guards: readAll), ["", "1"]) == "open")
    #expect(Self.verdict(Self.sheet(Self.text(), actions: erase, guards: readAll), ["", "1"]) == "action 0")
  }

  @Test("A timeout accepts what is selected beforehand, unless something was typed or it loses something")
  func timeout() {
    let limit = Timeout(.seconds(5), action: 0)
    var rules = ChoiceRules()
    #expect(Self.verdict(Self.sheet(Self.list(rules), timeout: limit), [], waits: .seconds(5)) == "timed out")
    rules.selected = [Array("keep".utf8)]
    let selected = Self.sheet(Self.list(rules), timeout: limit)
    #expect(Self.verdict(selected, [], waits: .seconds(5)) == "action 0")
    #expect(Self.verdict(selected, ["x"], waits: .seconds(5)) == "timed out")
    #expect(String(decoding: selected.start(), as: UTF8.self).contains("OK is chosen in 5 s"))
    let form = FormLines(
      fields: [Field(label: Array("Name".utf8), kind: .text)], repertoire: .unicode)
    #expect(Self.verdict(Self.sheet(form, timeout: limit), [], waits: .seconds(5)) == "action 0")
  }

  @Test("Pasted lines and the end of the input answer nothing")
  func paste() {
    var sheet = Self.sheet(Self.list())
    _ = sheet.receivePaste()
    #expect(sheet.ending == nil)
    _ = sheet.receiveEndOfInput()
    #expect(sheet.ending?.outcome == .dismissed)
  }
}
