import Dialogs
import Testing

@testable import DialogCommand

private let choose = Action("Choose", role: .default)
private let cancel = Action("Cancel", role: .cancel)

/// The fields of a form.
private func fields(_ words: String...) throws -> [Field] {
  guard case .form(let fields) = try dialog(.sheet, ["T"] + words).sheet?.content else {
    throw NoDialog(words: words)
  }
  return fields
}

/// The choices of a list.
private func choices(_ words: String...) throws -> [Choice] {
  guard case .choices(let choices, _, _) = try dialog(.sheet, ["T"] + words).sheet?.content else {
    throw NoDialog(words: words)
  }
  return choices
}

@Suite("Command lines of sheet")
struct SheetTests {
  @Test("A sheet without content is an alert from the bottom")
  func noContent() throws {
    let request = try sheet("T", "M", "--default", "a=A", "--cancel", "C")
    #expect(request.sheet == SheetRequest())
    #expect(request.actions == [Action(id: "a", "A", role: .default), Action("C", role: .cancel)])
    #expect(request.message == .text(bytes("M")))
    #expect(request.popup.standardKind == .sheet && request.popup.kind == nil)
    #expect(try alert("T").sheet == nil && card("T").sheet == nil)
  }

  @Test("Choices keep their order and kinds; a label may begin with an ID, whatever word it is")
  func choiceRows() throws {
    let rows = try choices(
      "--choice", "a=A", "--choice", "=x=y", "--separator", "", "--separator=Danger", "--disabled-choice",
      "d=Off",
      "--destructive-choice", "cancel=Drop all", "--choice", "timeout=T", "--choice", "1=One", "--choice",
      "Two words=2")
    #expect(
      rows == [
        choice("A", id: "a"), choice("x=y"), choice("", .separator), choice("Danger", .separator),
        choice("d=Off", .disabled), choice("Drop all", id: "cancel", .destructive),
        choice("T", id: "timeout"),
        choice("One", id: "1"), choice("Two words=2"),
      ])
  }

  @Test("Choices may look the same, and have the labels of buttons")
  func sameChoices() throws {
    #expect(try choices("--choice", "A", "--choice", "A", "--choice", "Cancel").count == 3)
    #expect(try choices("--choice", "a=A", "--choice", "b=A").count == 2)
  }

  @Test("A hint belongs to the choice before it, also to one that cannot be chosen")
  func hints() throws {
    let rows = try choices(
      "--choice", "A", "--hint", "first", "--choice", "B", "--disabled-choice", "C", "--hint=third")
    #expect(rows == [choice("A", hint: "first"), choice("B"), choice("C", hint: "third", .disabled)])
  }

  @Test("Rows of the command line and of a source are one list; - is standard input")
  func sources() throws {
    let request = try sheet("T", "--choices", "-", "--choice", "A", "--message", "M")
    #expect(request.sheet?.content == .choices([choice("A")], .standardInput, ChoiceRules()))
    #expect(try sheet("T", "--text", "-").sheet?.content == .text(.standardInput, TextRules()))
    #expect(try sheet("T", "--text", "./-").sheet?.content == .text(.file(bytes("./-")), TextRules()))
    #expect(try sheet("T", "--message", "-", "--choices", "f").message == .standardInput)
  }

  @Test("What is selected is checked now, or where there is a source when it has been read")
  func selected() throws {
    let words = ["--choice", "a=A", "--choice", "B", "--multiple", "--selected", "a", "--selected", "B"]
    guard case .choices(_, _, let rules) = try dialog(.sheet, ["T"] + words).sheet?.content else {
      throw NoDialog(words: words)
    }
    #expect(rules.selected == ["a", "B"].map { bytes($0) })
    #expect(fault(["sheet", "T", "--choice", "A", "--selected", "x"]) != nil)
    #expect(fault(["sheet", "T", "--choice", "A", "--choices", "f", "--selected", "x"]) == nil)
    #expect(fault(["sheet", "T", "--choices", "f", "--multiple", "--min", "9"]) == nil)
    #expect(fault(["sheet", "T", "--choice", "A", "--multiple", "--min", "1", "--max", "1"]) == nil)
  }

  @Test("Of --filter and --no-filter the later one wins")
  func filters() throws {
    func filters(_ words: String...) throws -> Bool? {
      guard
        case .choices(_, _, let rules) = try dialog(.sheet, ["T", "--choice", "A"] + words).sheet?.content
      else { throw NoDialog(words: words) }
      return rules.filters
    }
    #expect(try filters() == nil)
    #expect(try filters("--filter", "--no-filter") == false)
    #expect(try filters("--no-filter", "--filter") == true)
  }

  @Test("Fields keep their order, and what is said of one belongs to the one before")
  func form() throws {
    let form = try fields(
      "--input", "user=Name", "--required", "--placeholder", "you", "--pattern", "[a-z]*",
      "--secret", "key=Key", "--confirm-secret", "--pattern", "8..", "--toggle", "Fast", "--value", "true",
      "--number", "cancel=Port", "--range", "1..65535", "--value", "22", "--select", "Size=s|m", "--value=m")
    #expect(form.map(\.id) == [bytes("user"), bytes("key"), nil, bytes("cancel"), nil])
    #expect(form.map(\.label) == ["Name", "Key", "Fast", "Port", "Size"].map { bytes($0) })
    #expect(
      form.map(\.kind) == [
        .text, .secret(isConfirmed: true), .toggle, .number(1...65535), .select([bytes("s"), bytes("m")]),
      ])
    #expect(form.map(\.value) == [nil, nil, bytes("true"), bytes("22"), bytes("m")])
    #expect(form.map(\.isRequired) == [true, false, false, false, false])
    #expect(form.map(\.pattern) == [.glob("[a-z]*"), .length(8...Int.max), nil, nil, nil])
    #expect(form[0].placeholder == bytes("you"))
  }

  @Test(
    "The words of a selection follow the last =",
    arguments: [
      ("Size=a|b", nil, "Size", ["a", "b"]), ("size=Size=a|b", "size", "Size", ["a", "b"]),
      ("=a=b=c|d", nil, "a=b", ["c", "d"]), ("x=y=z=1", "x", "y=z", ["1"]),
      ("S= a |b c", nil, "S", [" a ", "b c"]),
    ] as [(String, String?, String, [String])])
  func selections(word: String, id: String?, label: String, options: [String]) throws {
    let field = try #require(try fields("--select", word).first)
    #expect(field.id == id.map { bytes($0) } && field.label == bytes(label))
    #expect(field.kind == .select(options.map { bytes($0) }))
  }

  @Test(
    "Bounds of a number may be open",
    arguments: [
      ("1..10", 1, 10), ("-5..5", -5, 5), ("0.5..", 0.5, .infinity), ("..10", -.infinity, 10), ("3..3", 3, 3),
    ]
      as [(String, Double, Double)])
  func ranges(word: String, least: Double, most: Double) throws {
    #expect(try fields("--number", "N", "--range", word).first?.kind == .number(least...most))
  }

  @Test("A value of a number may stand at a bound, or be empty")
  func numbers() throws {
    for value in ["1", "10", "9.5", ""] {
      #expect(try fields("--number", "N", "--value", value, "--range", "1..10").first?.value == bytes(value))
    }
    #expect(try fields("--number", "N", "--value", "-1e3").first?.value == bytes("-1e3"))
  }

  @Test("A text is shown as it is told to be")
  func text() throws {
    var rules = TextRules()
    (rules.wraps, rules.follows, rules.allowsColors) = (false, true, true)
    let request = try sheet("T", "--text", "f", "--no-wrap", "--follow", "--ansi")
    #expect(request.sheet?.content == .text(.file(bytes("f")), rules))
  }

  @Test(
    "A height is a word or a percentage",
    arguments: [
      ("medium", Detent.medium), ("large", .large), ("full", .full), ("10%", .percent(10)),
      ("100%", .percent(100)),
    ])
  func detents(word: String, detent: Detent) throws {
    #expect(try sheet("T", "--detent", word).sheet?.detents == [detent])
    #expect(try sheet("T", "--detent", "full", "--detent", word).sheet?.detents == [.full, detent])
  }

  @Test("Every form of --print is taken")
  func print() throws {
    for word in SheetPrintForm.words {
      #expect(try sheet("T", "--print", word).sheet?.print?.rawValue == word)
    }
    #expect(try sheet("T").sheet?.print == nil && sheet("T", "--print", "json").asking.print == nil)
  }

  @Test("--print shell needs names of shell variables, of the fields or their IDs")
  func shellNames() throws {
    for word in ["Name", "_", "a_1=First name", "cancel=X"] {
      #expect(try sheet("T", "--input", word, "--print", "shell").sheet?.print == .shell, "\(word)")
    }
  }

  @Test("Without actions a sheet has those that fit its content")
  func actions() throws {
    let ok = Action("OK", role: .default)
    let close = Action("Close", role: .default)
    #expect(try sheet("T").actions.isEmpty)
    #expect(try sheet("T", "--choice", "A").actions == [choose, cancel])
    #expect(try sheet("T", "--input", "A").actions == [ok, cancel])
    #expect(try sheet("T", "--text", "f").actions == [close])
    #expect(try sheet("T", "--progress", "-").actions == [cancel])
    #expect(try sheet("T", "--run", "--", "x").actions == [close, Action("Stop", role: .cancel)])
    #expect(try sheet("T", "--input", "A", "--default", "Go").actions == [Action("Go", role: .default)])
  }

  @Test("A list or a form that was given the way out alone can still be accepted")
  func onlyCancel() throws {
    let quit = Action("Quit", role: .cancel)
    #expect(try sheet("T", "--choice", "A", "--cancel", "Quit").actions == [quit, choose])
    #expect(
      try sheet("T", "--input", "A", "--cancel", "Quit").actions == [quit, Action("OK", role: .default)])
    #expect(try sheet("T", "--text", "f", "--cancel", "Quit").actions == [quit])
  }

  @Test("Beside a destructive choice there is a cancel action, and guards hold for it")
  func destructiveChoice() throws {
    let go = Action("Go", role: .default)
    let words = ["T", "--choice", "A", "--destructive-choice", "Drop", "--default", "Go"]
    #expect(try dialog(.sheet, words).actions == [go, cancel])
    #expect(try dialog(.sheet, words + ["--cancel", "No"]).actions == [go, Action("No", role: .cancel)])
    #expect(try dialog(.sheet, words + ["--type", "x", "--arm", "1s"]).asking.type == bytes("x"))
    #expect(try dialog(.sheet, words + ["--expect", "destructive"]).asking.expect == .role(.destructive))
    #expect(try sheet("T", "--choice", "A", "--default", "Go").actions == [go])
  }

  @Test("With --run what follows -- is its own; otherwise it is a guard")
  func run() throws {
    let request = try sheet("T", "--run", "--auto-close", "--", "sh", "-c", "--run")
    #expect(request.sheet?.content == .run(autoCloses: true))
    #expect(request.sheet?.ownCommand == ["sh", "-c", "--run"].map { bytes($0) })
    #expect(request.asking.command == nil)
    #expect(try sheet("T", "--run", "--run", "--", "x").sheet?.content == .run(autoCloses: false))
    let guarded = try sheet("T", "--choice", "A", "--", "rm", "f")
    #expect(guarded.sheet?.ownCommand == nil && guarded.asking.command == ["rm", "f"].map { bytes($0) })
    #expect(try sheet("T", "--progress", "-", "--", "x").asking.command == [bytes("x")])
    #expect(try sheet("T", "--progress", "-", "--expect", "default").asking.expect == .role(.default))
  }

  @Test("--unattended accept is the default action, unless an action has that ID")
  func unattended() throws {
    func answer(_ words: String...) throws -> ActionReference? {
      try dialog(.sheet, ["T"] + words).asking.unattended?.action
    }
    #expect(try answer("--input", "A", "--unattended", "accept") == .role(.default))
    #expect(try answer("--choice", "A", "--unattended=accept") == .role(.default))
    #expect(
      try answer("--default", "a=A", "--default", "accept=B", "--unattended", "accept") == .id("accept"))
    #expect(try answer("--choice", "A", "--unattended", "cancel") == .role(.cancel))
    #expect(fault(["alert", "T", "--unattended", "accept"])?.status == .usage)
  }

  @Test("Texts come back byte for byte")
  func bytesAreKept() throws {
    let odd: [UInt8] = [0xFF, 0x1B, 0x5B, 0x41, 0x0A]
    let words = ["sheet", "T", "--choice"].map { bytes($0) } + [odd, bytes("--hint"), odd]
    guard case .ask(let request) = try CommandLineParser.parse(words) else { throw NoDialog(words: []) }
    #expect(request.sheet?.content == .choices([Choice(label: odd, hint: odd)], nil, ChoiceRules()))
  }

  @Test("A preview draws it, and a compact style needs no anchor")
  func otherWays() throws {
    let request = try sheet("T", "--choice", "A")
    #expect(
      try parse(["preview", "80x24", "sheet", "T", "--choice", "A"])
        == .preview(.init(columns: 80, rows: 24), request))
    #expect(try sheet("T", "--style", "compact").looks.style == .compact)
    #expect(try parse(["help", "sheet"]) == .text(HelpText.of(.sheet)))
  }
}
