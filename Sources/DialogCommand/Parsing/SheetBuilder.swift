import Dialogs

/// What the words of `dfdialog sheet` say that no other subcommand has.
struct SheetBuilder {
  /// `--choice`, `--destructive-choice`, `--disabled-choice` and `--separator`, in the order given.
  private(set) var choices: [Choice] = []
  /// `--choices`.
  var choicesSource: ContentSource?
  /// `--multiple`, `--min`, `--max`, `--selected`, `--filter`.
  var rules = ChoiceRules()
  /// `--input` and the like, in the order given.
  private(set) var fields: [Field] = []
  /// `--text`.
  var text: ContentSource?
  /// `--no-wrap`, `--follow`, `--ansi`.
  var textRules = TextRules()
  /// `--progress`.
  var readsProgress = false
  /// `--run`.
  var runs = false
  /// `--auto-close`.
  var autoCloses = false
  /// `--detent`, in the order given.
  var detents: [Detent] = []
  /// `--print`.
  var print: SheetPrintForm?
  /// `--null`.
  var separatesByNull = false

  /// Takes one more row.
  mutating func add(_ choice: Choice) { choices.append(choice) }

  /// Takes one more field.
  mutating func add(_ field: Field) { fields.append(field) }

  /// Says something about the choice before.
  mutating func setHint(_ hint: [UInt8]) throws(CommandError) {
    guard let last = choices.indices.last, choices[last].kind != .separator else {
      throw CommandError("option '--hint' has no choice before it")
    }
    choices[last].hint = hint
  }

  /// Says something about the field before.
  mutating func changeField(
    _ option: String, _ change: (inout Field) throws(CommandError) -> Void
  ) throws(CommandError) {
    guard let last = fields.indices.last else {
      throw CommandError("option '--\(option)' has no field before it (such as '--input')")
    }
    try change(&fields[last])
  }
}

extension RequestBuilder {
  /// The complete request of `sheet`.
  ///
  /// - Parameter given: the names of the options that were given.
  func completedSheet(_ given: Set<String>) throws(CommandError) -> DialogRequest {
    var builder = self
    var request = SheetRequest()
    request.content = try sheetContent()
    request.detents = sheet.detents
    request.print = sheet.print
    request.separatesByNull = sheet.separatesByNull
    if sheet.runs {
      guard let command = asking.command else {
        throw CommandError("option '--run' needs a command after '--'")
      }
      request.ownCommand = command
      builder.asking.command = nil
    }
    let rules = SheetRules(
      request, given: given, readsMessage: message == .standardInput)
    try rules.check()
    for action in addedActions(request.content) { try builder.add(action) }
    if rules.traits.contains(.canBeDestructive), !builder.actions.contains(where: { $0.role == .cancel }) {
      try builder.add(Action("Cancel", role: .cancel))
    }
    builder.popup.standardKind = .sheet
    if asking.unattended?.action == .id("accept"), !builder.actions.contains(where: { $0.id == "accept" }) {
      guard builder.actions.contains(where: { $0.role == .default }) else {
        throw CommandError("option '--unattended accept' needs an action with the role 'default'")
      }
      builder.asking.unattended?.action = .role(.default)
    }
    var dialog = try builder.dialog(.sheet, traits: rules.traits)
    dialog.sheet = request
    return dialog
  }

  /// The content, of which there is one at most.
  private func sheetContent() throws(CommandError) -> SheetContentRequest {
    let hasChoices = !sheet.choices.isEmpty || sheet.choicesSource != nil
    let kinds: [(name: String, isGiven: Bool)] = [
      ("choices", hasChoices), ("fields", !sheet.fields.isEmpty), ("--text", sheet.text != nil),
      ("--progress", sheet.readsProgress), ("--run", sheet.runs),
    ]
    let chosen = kinds.filter(\.isGiven)
    if chosen.count > 1 {
      throw CommandError("a sheet has one content, not \(listed(chosen.map(\.name), "and"))")
    }
    if hasChoices { return .choices(sheet.choices, sheet.choicesSource, sheet.rules) }
    if !sheet.fields.isEmpty { return .form(sheet.fields) }
    if let text = sheet.text { return .text(text, sheet.textRules) }
    if sheet.readsProgress { return .progress(autoCloses: sheet.autoCloses) }
    return sheet.runs ? .run(autoCloses: sheet.autoCloses) : .none
  }

  /// The actions that a sheet adds to those that were given: all where there are none, and where only the way out was
  /// given, the one that accepts what the content asks for.
  private func addedActions(_ content: SheetContentRequest) -> [Action] {
    if actions.isEmpty { return Self.standardActions(content) }
    switch content {
    case .choices, .form:
      let givesOnlyCancel = actions.allSatisfy { $0.role == .cancel }
      return givesOnlyCancel ? Self.standardActions(content).filter { $0.role == .default } : []
    case .none, .text, .progress, .run: return []
    }
  }

  /// The actions of a sheet that was given none.
  private static func standardActions(_ content: SheetContentRequest) -> [Action] {
    let cancel = Action("Cancel", role: .cancel)
    return switch content {
    case .none: []
    case .choices: [Action("Choose", role: .default), cancel]
    case .form: [Action("OK", role: .default), cancel]
    case .text: [Action("Close", role: .default)]
    case .progress: [cancel]
    case .run: [Action("Close", role: .default), Action("Stop", role: .cancel)]
    }
  }
}
