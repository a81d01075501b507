import TestSupport
import Testing
import TextScreen

@testable import Dialogs

/// Sheets as they are asked: content, guards and buttons together, in virtual time.
@Suite struct SheetDialogTests {
  private static let risky = SheetSamples.choices("keep", "erase", destructive: ["erase"])

  @Test("A list between the title and the buttons; the focus is in it")
  func picture() {
    expectPicture(
      SheetSamples.list(SheetSamples.choices("red", "green"), columns: 40),
      """
      ╭──────────────────────────────────────╮
      │                ━━━━━━                │
      │  Which one?                          │
      │                                      │
      │  ▸ red                               │
      │    green                             │
      │                                      │
      │  [ Cancel ]  [ Choose ]              │
      │                                      │
      │  ⏎ choose   ↑↓ move   esc cancel     │
      ╰──────────────────────────────────────╯
      """)
  }

  @Test("In the smallest window the list and a button are seen")
  func smallest() {
    expectPicture(
      SheetSamples.list(SheetSamples.choices("red", "green", "blue"), columns: 20, rows: 6),
      """
       Which one?
       ▸ red
         green
         blue
       [ Choose ]
       [ Cancel ]
      """)
  }

  @Test("Why a list cannot be accepted stands beside the buttons, and its button is disabled")
  func obstacle() {
    var rules = ChoiceRules()
    rules.isMultiple = true
    rules.least = 1
    let dialog = SheetSamples.list(SheetSamples.choices("red", "green"), rules: rules)
    let frame = Frame(size: dialog.size(fitting: Size(columns: 60, rows: 20))) { dialog.draw(on: $0) }
    #expect(frame.rowTexts.joined().contains("[ Choose ]  Choose at least 1"))
    #expect(Play.verdict(dialog, ["\r"]) == "open")
    #expect(Play.verdict(dialog, [" ", "\r"]) == "Choose")
    #expect(Play.verdict(dialog, ["\t", "\r"]) == "Cancel")
  }

  @Test(
    "Keys in a list that may lose something",
    arguments: [
      ScriptLine(["\r"], "Choose keep"), ScriptLine([.down, "\r"], "Choose erase !"),
      ScriptLine([.down, " "], "Choose erase !"), ScriptLine([.read(Bytes.down + "\r")], "open"),
      ScriptLine(["e"], "open"), ScriptLine(["e\r"], "open"), ScriptLine(["y"], "open"),
      ScriptLine(["n"], "open"), ScriptLine([.escape], "dismissed"), ScriptLine(["\u{4}"], "dismissed"),
      ScriptLine([.down, "\r", .escape], "dismissed"), ScriptLine([.paste("erase\n")], "open"),
      // On the buttons neither a letter nor `y` accepts what loses something; Enter does.
      ScriptLine([.down, "\t", "y"], "open"), ScriptLine([.down, "\t", "h"], "open"),
      ScriptLine([.down, "\t", "\t", "\r"], "Choose erase !"), ScriptLine(["\t", "y"], "Choose keep"),
      ScriptLine(["\t", "\r"], "Cancel"), ScriptLine([.read(Bytes.shiftTab), "\r"], "Choose keep"),
    ])
  func keys(_ line: ScriptLine) {
    #expect(Self.verdict(SheetSamples.list(Self.risky), line.script) == line.verdict)
  }

  /// Types what must be typed, and leaves the field.
  private static let yes: [Step] = ["y", .pause(200), "e", .pause(200), "s", .pause(200), "\r"]

  @Test(
    "What must be typed guards a destructive choice, and no other",
    arguments: [
      ScriptLine(["\r"], "Choose keep"), ScriptLine([.down, "\r"], "open"),
      ScriptLine([.down, "\r", .pause(400)] + yes + [.pause(800), "\r"], "Choose erase !"),
      ScriptLine([.down, "\r", .pause(400)] + yes, "open"),
      ScriptLine([.down, "\r", .pause(400), "n", "o", .pause(200), "\r", .pause(800), "\r"], "open"),
    ])
  func typed(_ line: ScriptLine) {
    let dialog = SheetSamples.list(Self.risky, guards: Guards(text: Array("yes".utf8)))
    #expect(Self.verdict(dialog, line.script) == line.verdict)
  }

  @Test("A destructive choice is disabled until the time is over")
  func armed() {
    let dialog = SheetSamples.list(Self.risky, guards: Guards(arm: .seconds(3)))
    #expect(Self.verdict(dialog, [.down, "\r"]) == "open")
    #expect(Self.verdict(dialog, [.pause(3100), .down, "\r"]) == "Choose erase !")
    #expect(Self.verdict(dialog, ["\r"]) == "Choose keep")
  }

  @Test("A timeout accepts only what can be accepted and loses nothing")
  func timeout() {
    let limit = Timeout(.seconds(2), action: 0)
    #expect(Self.verdict(SheetSamples.list(Self.risky, timeout: limit), [.pause(2100)]) == "Choose keep")
    #expect(
      Self.verdict(SheetSamples.list(Self.risky, timeout: limit), [.down, .pause(2100)]) == "timed out")
    var rules = ChoiceRules()
    rules.isMultiple = true
    rules.least = 1
    #expect(
      Self.verdict(SheetSamples.list(Self.risky, rules: rules, timeout: limit), [.pause(2100)]) == "timed out"
    )
  }

  @Test("Enter held down goes through a form, and does not accept it")
  func heldInForm() {
    let fields = ["a", "b", "c"].map { Field(label: Array($0.utf8), kind: .text) }
    let form = Form(fields: fields, settings: SheetSamples.settings())
    let held =
      [Step.read("\r"), .pause(500)] + Array(repeating: [Step.read("\r"), .pause(30)], count: 40).joined()
    #expect(Self.verdict(SheetSamples.dialog(form), held) == "open")
    #expect(Self.verdict(SheetSamples.dialog(form), ["\r", "\r", "\r"]) == "Choose")
    #expect(Self.verdict(SheetSamples.dialog(form), ["\r", "\r", .paste("x\r\ry\n")]) == "open")
    #expect(Self.verdict(SheetSamples.dialog(form), ["\r", "\r", "one\rtwo"]) == "open")
  }

  @Test("Text without marks goes into a field, and its line ends part the words", arguments: ["\r", "\n"])
  func burst(_ end: String) {
    let field = Field(label: Array("Name".utf8), kind: .text)
    let form = Form(fields: [field], settings: SheetSamples.settings())
    var play = Play(SheetSamples.dialog(form))
    let text = end + "one" + end + "two" + end
    play.run([.read(text), .pause(400)])
    let entry = SheetValues.Entry(name: field.label, value: Array(" one two".utf8), kind: .text)
    #expect(play.verdict == "open" && play.session.dialog.content?.values == .entries([entry]))
  }

  @Test("What came after the first frame has its rows, and the highlight stays")
  func arriving() {
    let list = ChoiceList(
      rows: ChoiceStore([]), rules: ChoiceRules(), settings: SheetSamples.settings(), expectsInput: true)
    var play = Play(SheetSamples.dialog(list, columns: 40, rows: 20), columns: 40, rows: 20)
    #expect(Self.verdict(of: play) == "open")
    play.take("one\ntwo\n")
    #expect(play.screen.text.contains { $0.contains("▸ one") })
    play.run([.down])
    play.take("three\n", isLast: true)
    #expect(play.screen.text.contains { $0.contains("▸ two") })
    #expect(play.screen.text.contains { $0.contains("three") })
    play.run(["\r", .pause(400)])
    #expect(Self.verdict(of: play) == "Choose two")
  }

  @Test("A key that is held back accepts nothing else than what stood there when it was pressed")
  func changedMeanwhile() {
    var rules = ChoiceRules()
    rules.selected = [Array("b".utf8)]
    let list = ChoiceList(
      rows: ChoiceStore([]), rules: rules, settings: SheetSamples.settings(), expectsInput: true)
    var play = Play(SheetSamples.dialog(list))
    play.take("a\n")
    play.run(["\r", .pause(70)])
    play.take("b\n", isLast: true)
    play.run([.pause(400)])
    #expect(Self.verdict(of: play) == "open")
    play.run(["\r", .pause(400)])
    #expect(Self.verdict(of: play) == "Choose b")
  }

  @Test("A timeout accepts what stands there at first, and nothing that somebody has begun to enter")
  func begun() {
    let limit = Timeout(.seconds(2), action: 0)
    let harmless = SheetSamples.choices("one", "two")
    #expect(Self.verdict(SheetSamples.list(harmless, timeout: limit), [.pause(2100)]) == "Choose one")
    #expect(Self.verdict(SheetSamples.list(harmless, timeout: limit), [.down, .pause(2100)]) == "timed out")
    let cancels = Timeout(.seconds(2), action: 1)
    #expect(Self.verdict(SheetSamples.list(harmless, timeout: cancels), [.down, .pause(2100)]) == "Cancel")
  }

  @Test("Where a text must be typed for an action, the focus is there first, before a text to be read")
  func typesFirst() {
    var pager = TextPager(settings: SheetSamples.settings())
    pager.take("one\ntwo\n")
    let actions = [Action("Erase", role: .destructive), Action("Cancel", role: .cancel)]
    let dialog = SheetSamples.dialog(pager, actions: actions, guards: Guards(text: Array("yes".utf8)))
    #expect(Self.verdict(dialog, Self.yes + [.pause(800), "\r"]) == "Erase")
    #expect(Self.verdict(dialog, ["\r", .pause(800), "\r"]) == "open")
  }

  @Test("A progress closes at its end, and Enter does nothing to it")
  func progress() {
    let progress = ProgressView(settings: SheetSamples.settings(), autoCloses: false)
    let cancel = [Action("Cancel", role: .cancel)]
    var play = Play(SheetSamples.dialog(progress, actions: cancel), columns: 60, rows: 20)
    play.take("40\n# Copying\n")
    play.run(["\r", " ", .pause(400)])
    #expect(play.verdict == "open")
    #expect(play.screen.text.contains { $0.contains("40 %") })
    play.take("", isLast: true)
    play.run([.pause(200)])
    #expect(play.verdict == "finished")
    #expect(play.session.ending?.cause == .input)
  }

  @Test("A pending Esc keeps a progress from closing, and its end is not lost when Esc was an arrow")
  func pendingEscape() {
    let progress = ProgressView(settings: SheetSamples.settings(), autoCloses: false)
    var play = Play(SheetSamples.dialog(progress), columns: 60, rows: 20)
    play.take("40\n")
    play.perform(.read("\u{1B}"))
    play.take("", isLast: true)
    play.run([.pause(10), "[A", .pause(100)])
    #expect(play.verdict == "finished")
  }

  // MARK: Heights

  @Test(
    "The heights of a sheet are shares of the screen, and keys switch between them",
    arguments: [
      ([], 12), ([Step.read("+")], 22), (["+", "+"], 24), (["+", "-"], 12), (["-"], 10), (["-", "-"], 10),
    ])
  func detents(_ script: [Step], _ rows: Int) {
    var play = Play(
      SheetSamples.list(
        SheetSamples.choices("a", "b"), detents: [.medium, .percent(40), .full, .large], columns: 60, rows: 24
      ),
      columns: 60, rows: 24)
    play.run(script)
    #expect(play.session.dialog.size(fitting: Size(columns: 60, rows: 24)).rows == rows)
  }

  @Test("Dragging the handle switches to the nearest height")
  func dragging() {
    var popup = PopupConfiguration()
    popup.kind = .sheet
    var play = Play(
      SheetSamples.list(
        SheetSamples.choices("a", "b"), detents: [.medium, .large], columns: 60, rows: 20,
        settings: SheetSamples.settings(isFlush: true)), columns: 60, rows: 20, usesMouse: true, popup: popup)
    play.run([.pause(400), "\u{1B}[<0;30;12M", "\u{1B}[<32;30;5M"])
    #expect(play.session.dialog.size(fitting: Size(columns: 60, rows: 20)).rows == 18)
    play.run(["\u{1B}[<32;30;11M", "\u{1B}[<0;30;11m", .pause(100)])
    #expect(play.session.dialog.size(fitting: Size(columns: 60, rows: 20)).rows == 10)
    #expect(play.verdict == "open")
  }

  @Test("At every size nothing traps, and the list, its highlight and a way out are seen where a sheet is")
  func sizes() {
    for columns in [1, 5, 20, 21, 34, 60, 120] {
      for rows in 1...26 {
        let dialog = SheetSamples.list(
          (1...30).map { Choice(label: Array("choice \($0)".utf8)) }, columns: columns, rows: rows)
        let size = dialog.size(fitting: Size(columns: columns, rows: rows))
        #expect(size.columns <= columns && size.rows <= rows)
        let text = Frame(size: size) { dialog.draw(on: $0) }.rowTexts.joined()
        guard columns >= 20, rows >= 6 else { continue }
        #expect(text.contains("▸ choice 1"), "\(columns)×\(rows)")
        #expect(text.contains("Cancel") || text.contains("Choose"), "\(columns)×\(rows)")
      }
    }
  }

  // MARK: Verdicts

  /// What a script comes to, with what was chosen; `!` for what loses something.
  private static func verdict(_ dialog: AlertDialog, _ script: [Step]) -> String {
    var play = Play(dialog)
    play.run(script)
    play.run([.pause(400)])
    return verdict(of: play)
  }

  private static func verdict(of play: Play) -> String {
    guard play.verdict == "Choose", let content = play.session.dialog.content,
      case .choices(let chosen) = content.values
    else { return play.verdict }
    let labels = chosen.map { String(decoding: $0.label, as: UTF8.self) }
    return "Choose " + labels.joined(separator: ",") + (content.isDestructive ? " !" : "")
  }
}
