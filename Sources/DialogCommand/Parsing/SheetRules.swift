import Dialogs

/// What must hold between the options of a sheet.
struct SheetRules {
  private let request: SheetRequest
  private let given: Set<String>
  private let readsMessage: Bool

  /// Makes the rules for a request, with the names of the options that were given.
  init(_ request: SheetRequest, given: Set<String>, readsMessage: Bool) {
    self.request = request
    self.given = given
    self.readsMessage = readsMessage
  }

  /// Throws the first fault that there is.
  func check() throws(CommandError) {
    try checkOwners()
    try checkInput()
    switch request.content {
    case .choices(let choices, let source, let rules):
      try check(choices, isComplete: source == nil, rules)
    case .form(let fields): try check(fields)
    case .text(_, let rules) where rules.follows && given.contains("read-all"):
      throw CommandError("option '--follow' has no end that '--read-all' could wait for")
    case .text(_, let rules) where !rules.wraps && given.contains("read-all"):
      throw CommandError("option '--no-wrap' leaves ends of lines unseen, which '--read-all' waits for")
    case .none, .text, .progress, .run: break
    }
    try checkPrint()
  }

  /// What an outcome can be without an action of its role.
  var traits: AskingRules.Traits {
    switch request.content {
    case .choices(let choices, _, _):
      choices.contains { $0.kind == .destructive } ? .canBeDestructive : []
    case .progress: .canFinish
    case .none, .form, .text, .run: []
    }
  }

  /// The options that only one content has.
  private func checkOwners() throws(CommandError) {
    let owners: [(contents: [String], isPresent: Bool, options: [String])] = [
      (
        ["--choice"], isChoices,
        ["multiple", "min", "max", "selected", "filter", "no-filter", "null"]
      ),
      (["--text"], isText, ["no-wrap", "follow", "ansi"]),
      (["--progress", "--run"], isProgress, ["auto-close"]),
    ]
    for owner in owners where !owner.isPresent {
      for option in owner.options where given.contains(option) {
        throw CommandError("option '--\(option)' needs \(listed(owner.contents))")
      }
    }
    for option in ["min", "max"] where given.contains(option) && !given.contains("multiple") {
      throw CommandError("option '--\(option)' needs '--multiple'")
    }
  }

  private var isChoices: Bool { if case .choices = request.content { true } else { false } }
  private var isText: Bool { if case .text = request.content { true } else { false } }
  private var isProgress: Bool {
    switch request.content {
    case .progress, .run: true
    default: false
    }
  }

  /// Standard input can be one thing only.
  private func checkInput() throws(CommandError) {
    let reads =
      switch request.content {
      case .choices(_, .standardInput, _), .text(.standardInput, _), .progress: true
      default: false
      }
    if reads && readsMessage {
      throw CommandError(
        "standard input cannot be the message and the content (give one of them otherwise)")
    }
  }

  private func check(
    _ choices: [Choice], isComplete: Bool, _ rules: ChoiceRules
  ) throws(CommandError) {
    for (index, choice) in choices.enumerated() {
      guard let id = choice.id, choices[..<index].contains(where: { $0.id == id }) else { continue }
      throw CommandError("two choices have the ID \(quoted(id)) (each needs its own)")
    }
    let selectable = choices.filter { $0.kind == .plain || $0.kind == .destructive }
    if let least = rules.least, let most = rules.most, least > most {
      throw CommandError("option '--min' is \(least), more than the \(most) of '--max'")
    }
    for selected in rules.selected {
      let named = choices.first { ($0.id ?? $0.label) == selected && $0.kind != .separator }
      if named?.kind == .destructive {
        throw CommandError("option '--selected' cannot name the destructive choice \(quoted(selected))")
      }
      if named?.kind == .disabled {
        throw CommandError("option '--selected' cannot name the disabled choice \(quoted(selected))")
      }
      if isComplete, named == nil { throw CommandError(SheetFault.unknownSelected(selected)) }
    }
    if !rules.isMultiple, rules.selected.count > 1 {
      throw CommandError("option '--selected' names several choices, which needs '--multiple'")
    }
    if let most = rules.most, rules.selected.count > most {
      throw CommandError(
        "option '--selected' names \(rules.selected.count) choices, over the \(most) of '--max'")
    }
    guard isComplete else { return }
    if selectable.isEmpty { throw CommandError(SheetFault.noChoices) }
    if let least = rules.least, least > selectable.count {
      throw CommandError(SheetFault.tooFew(selectable.count, least: least))
    }
  }

  private func check(_ fields: [Field]) throws(CommandError) {
    for (index, field) in fields.enumerated() {
      let name = field.id ?? field.label
      if fields[..<index].contains(where: { ($0.id ?? $0.label) == name }) {
        throw CommandError("two fields have the name \(quoted(name)) (give each its own ID)")
      }
      try checkNumber(of: field)
    }
  }

  /// A number that is there at first must be one, and within its bounds.
  private func checkNumber(of field: Field) throws(CommandError) {
    guard case .number(let range) = field.kind, let text = field.value, !text.isEmpty else { return }
    guard let number = NumberText.value(String(decoding: text, as: UTF8.self)) else {
      throw CommandError("option '--value' needs a number for \(quoted(field.label)), not \(quoted(text))")
    }
    if let range, !range.contains(number) {
      throw CommandError(
        "option '--value' is \(quoted(text)) for \(quoted(field.label)), which is outside its '--range'")
    }
  }

  private func checkPrint() throws(CommandError) {
    if request.separatesByNull {
      switch request.print {
      case .values, .id, .label, .index, nil: break
      case .shell, .json, .role, .none?:
        throw CommandError("option '--null' cannot stand with '--print \(request.print?.rawValue ?? "")'")
      }
    }
    guard request.print == .shell, case .form(let fields) = request.content else { return }
    for field in fields {
      let name = field.id ?? field.label
      if !SheetValues.isShellName(name) {
        throw CommandError(
          "\(quoted(name)) is no name of a shell variable, as '--print shell' needs "
            + "(give the field an ID of letters, digits and '_')")
      }
    }
  }
}

/// What is wrong with the choices of a sheet, which may turn out only when all of them have come.
public enum SheetFault {
  /// Nothing can be chosen.
  public static let noChoices = "no choices (give some with '--choice' or '--choices')"

  /// `--selected` names nothing.
  public static func unknownSelected(_ name: [UInt8]) -> String {
    "option '--selected' names no choice: \(quoted(name))"
  }

  /// `--min` asks for more than there are.
  public static func tooFew(_ count: Int, least: Int) -> String {
    "option '--min' is \(least), but there \(count == 1 ? "is 1 choice" : "are \(count) choices")"
  }
}
