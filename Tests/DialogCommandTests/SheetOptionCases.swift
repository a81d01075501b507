import Dialogs

@testable import DialogCommand

extension DialogRequest {
  /// What `dfdialog sheet T` makes, with a content and the actions that come with it.
  static func sheet(
    _ content: SheetContentRequest = .none, _ actions: [Action] = []
  ) -> DialogRequest {
    var request = DialogRequest(title: bytes("T"), actions: actions)
    request.sheet = SheetRequest()
    request.sheet?.content = content
    request.popup.standardKind = .sheet
    return request
  }

  /// Gives the sheet its content, and the actions of choices.
  mutating func set(
    _ choices: [Choice], _ source: ContentSource? = nil, _ change: (inout ChoiceRules) -> Void = { _ in }
  ) {
    var rules = ChoiceRules()
    change(&rules)
    sheet?.content = .choices(choices, source, rules)
    actions = [Action("Choose", role: .default), Action("Cancel", role: .cancel)]
  }

  /// Gives the sheet a form with one field, and the actions of forms.
  mutating func set(
    _ kind: Field.Kind, id: String? = nil, label: String = "F", _ change: (inout Field) -> Void = { _ in }
  ) {
    var field = Field(id: id.map { bytes($0) }, label: bytes(label), kind: kind)
    change(&field)
    sheet?.content = .form([field])
    actions = [Action("OK", role: .default), Action("Cancel", role: .cancel)]
  }

  /// Gives the sheet a text, and its action.
  mutating func setText(_ source: ContentSource, _ change: (inout TextRules) -> Void = { _ in }) {
    var rules = TextRules()
    change(&rules)
    sheet?.content = .text(source, rules)
    actions = [Action("Close", role: .default)]
  }
}

/// A plain choice.
func choice(_ label: String, id: String? = nil, hint: String = "", _ kind: Choice.Kind = .plain) -> Choice {
  Choice(id: id.map { bytes($0) }, label: bytes(label), hint: bytes(hint), kind: kind)
}

/// The options that only sheets have, in the order of the table.
let sheetCases: [OptionCase] = [
  OptionCase(name: "choice", value: "a=A", of: [.sheet]) { $0.set([choice("A", id: "a")]) },
  OptionCase(name: "destructive-choice", value: "d=D", of: [.sheet]) {
    $0.set([choice("D", id: "d", .destructive)])
  },
  OptionCase(name: "disabled-choice", value: "d=D", of: [.sheet], context: ["--choice=A"]) {
    $0.set([choice("A"), choice("d=D", .disabled)])
  },
  OptionCase(name: "separator", value: "More", of: [.sheet], context: ["--choice=A"]) {
    $0.set([choice("A"), choice("More", .separator)])
  },
  OptionCase(name: "hint", value: "why", of: [.sheet], context: ["--choice=A"], other: "how") {
    $0.set([choice("A", hint: "why")])
  },
  OptionCase(name: "choices", value: "f", of: [.sheet], other: "-") { $0.set([], .file(bytes("f"))) },
  OptionCase(name: "multiple", value: nil, of: [.sheet], context: ["--choice=A"]) {
    $0.set([choice("A")]) { $0.isMultiple = true }
  },
  OptionCase(name: "min", value: "1", of: [.sheet], context: ["--choice=A", "--multiple"], other: "0") {
    $0.set([choice("A")]) { ($0.isMultiple, $0.least) = (true, 1) }
  },
  OptionCase(name: "max", value: "1", of: [.sheet], context: ["--choice=A", "--multiple"], other: "9") {
    $0.set([choice("A")]) { ($0.isMultiple, $0.most) = (true, 1) }
  },
  OptionCase(name: "selected", value: "A", of: [.sheet], context: ["--choice=A"]) {
    $0.set([choice("A")]) { $0.selected = [bytes("A")] }
  },
  OptionCase(name: "filter", value: nil, of: [.sheet], context: ["--choice=A"]) {
    $0.set([choice("A")]) { $0.filters = true }
  },
  OptionCase(name: "no-filter", value: nil, of: [.sheet], context: ["--choice=A"]) {
    $0.set([choice("A")]) { $0.filters = false }
  },
  OptionCase(name: "input", value: "f=F", of: [.sheet]) { $0.set(.text, id: "f") },
  OptionCase(name: "secret", value: "F", of: [.sheet]) { $0.set(.secret(isConfirmed: false)) },
  OptionCase(name: "toggle", value: "F", of: [.sheet]) { $0.set(.toggle) },
  OptionCase(name: "select", value: "F=a|b", of: [.sheet]) { $0.set(.select(["a", "b"].map { bytes($0) })) },
  OptionCase(name: "number", value: "F", of: [.sheet]) { $0.set(.number(nil)) },
  OptionCase(name: "value", value: "v", of: [.sheet], context: ["--input=F"], other: "") {
    $0.set(.text) { $0.value = bytes("v") }
  },
  OptionCase(name: "placeholder", value: "p", of: [.sheet], context: ["--input=F"], other: "") {
    $0.set(.text) { $0.placeholder = bytes("p") }
  },
  OptionCase(name: "required", value: nil, of: [.sheet], context: ["--input=F"]) {
    $0.set(.text) { $0.isRequired = true }
  },
  OptionCase(name: "range", value: "1..9", of: [.sheet], context: ["--number=F"], other: "..5") {
    $0.set(.number(1...9))
  },
  OptionCase(name: "pattern", value: "a*", of: [.sheet], context: ["--input=F"], other: "2..") {
    $0.set(.text) { $0.pattern = .glob("a*") }
  },
  OptionCase(name: "confirm-secret", value: nil, of: [.sheet], context: ["--secret=F"]) {
    $0.set(.secret(isConfirmed: true))
  },
  OptionCase(name: "text", value: "f", of: [.sheet], other: "-") { $0.setText(.file(bytes("f"))) },
  OptionCase(name: "no-wrap", value: nil, of: [.sheet], context: ["--text=f"]) {
    $0.setText(.file(bytes("f"))) { $0.wraps = false }
  },
  OptionCase(name: "follow", value: nil, of: [.sheet], context: ["--text=f"]) {
    $0.setText(.file(bytes("f"))) { $0.follows = true }
  },
  OptionCase(name: "ansi", value: nil, of: [.sheet], context: ["--text=f"]) {
    $0.setText(.file(bytes("f"))) { $0.allowsColors = true }
  },
  OptionCase(name: "progress", value: "-", of: [.sheet], other: "-") {
    $0.sheet?.content = .progress(autoCloses: false)
    $0.actions = [Action("Cancel", role: .cancel)]
  },
  OptionCase(name: "auto-close", value: nil, of: [.sheet], context: ["--progress=-"]) {
    $0.sheet?.content = .progress(autoCloses: true)
    $0.actions = [Action("Cancel", role: .cancel)]
  },
  OptionCase(name: "detent", value: "40%", of: [.sheet]) { $0.sheet?.detents = [.percent(40)] },
  OptionCase(name: "print", value: "json", of: [.sheet], other: "shell") { $0.sheet?.print = .json },
  OptionCase(name: "null", value: nil, of: [.sheet], context: ["--choice=A"]) {
    $0.set([choice("A")])
    $0.sheet?.separatesByNull = true
  },
]
