import TextScreen

/// One row of a form: a field, or the second entry of a secret.
struct FormRow: Sendable {
  /// What is shown for the field.
  enum Control: Sendable {
    case text(TextField)
    case toggle(Bool)
    /// Which of the words is shown; nil for none yet.
    case select([SafeText], Int?)
  }

  /// The field, without the value that a secret has at first.
  let field: Field
  /// Whether this is the second entry of a secret.
  let isAgain: Bool
  /// What stands before the control.
  let label: SafeText
  /// What an empty control shows.
  let placeholder: SafeText
  /// The control.
  var control: Control
  /// What is wrong with the value now.
  var problem: FieldProblem?
  /// Whether the problem is to be shown: the row was left, or Enter was pressed on it.
  var isJudged = false

  /// The rows of a field.
  static func rows(_ field: Field, _ repertoire: Repertoire) -> [FormRow] {
    var rows = [FormRow(field, isAgain: false, repertoire)]
    if field.kind == .secret(isConfirmed: true) {
      rows.append(FormRow(field, isAgain: true, repertoire))
    }
    return rows
  }

  private init(_ field: Field, isAgain: Bool, _ repertoire: Repertoire) {
    var kept = field
    if case .secret = field.kind { kept.value = nil }
    self.field = kept
    self.isAgain = isAgain
    let name = SafeText.folded(bytes: field.label, repertoire: repertoire)
    label = name + (isAgain ? " again" : "") + (field.isRequired ? " *" : "")
    control = Control(field, repertoire)
    let isOpen = if case .select(_, nil) = control { field.placeholder.isEmpty } else { false }
    placeholder = isOpen ? "choose" : SafeText.folded(bytes: field.placeholder, repertoire: repertoire)
  }

  /// The label without the mark of a required field.
  func name(_ repertoire: Repertoire) -> SafeText {
    SafeText.folded(bytes: field.label, repertoire: repertoire) + (isAgain ? " again" : "")
  }

  /// What was entered.
  var value: [UInt8] {
    switch control {
    case .text(let text): return text.bytes
    case .toggle(let isOn): return isOn ? Field.on : Field.off
    case .select(_, let chosen):
      guard case .select(let options) = field.kind, let chosen, options.indices.contains(chosen)
      else { return [] }
      return options[chosen]
    }
  }

  /// Whether typed characters are text in it.
  var acceptsText: Bool { if case .text = control { true } else { false } }

  // MARK: Changes

  /// A key that is the row's own: everything but what moves between rows.
  ///
  /// - Returns: whether it was one.
  mutating func press(_ key: KeyPress) -> Bool {
    switch control {
    case .text(var text):
      // The text has one owner while it is changed: else it would be copied.
      control = .toggle(false)
      defer { control = .text(text) }
      return text.edit(key) || step(key, &text)
    case .toggle(let isOn):
      switch KeyBinding.ofSwitches.action(for: key) {
      case .toggle: control = .toggle(!isOn)
      case .left: control = .toggle(false)
      case .right: control = .toggle(true)
      default: return key.isPrintable
      }
    case .select(let options, let chosen):
      switch KeyBinding.ofSelections.action(for: key) {
      case .left: turn(by: -1)
      case .right, .toggle: turn(by: 1)
      case .top: if !options.isEmpty { control = .select(options, 0) }
      case .bottom: if !options.isEmpty { control = .select(options, options.count - 1) }
      default:
        guard case .character(let letter) = key.key, key.modifiers.isEmpty else { return false }
        control = .select(options, Self.next(options, chosen, letter))
      }
    }
    return true
  }

  /// Text was pasted; a line break is a blank in a text, and nothing elsewhere.
  mutating func paste(_ pasted: String) {
    guard case .text(var text) = control else { return }
    control = .toggle(false)
    if field.kind == .text {
      text.insert(pasted)
    } else {
      var line = ""
      for scalar in pasted.unicodeScalars where scalar != "\n" && scalar != "\r" {
        line.unicodeScalars.append(scalar)
      }
      text.insert(line)
    }
    control = .text(text)
  }

  /// Shows another of the words, round and round.
  mutating func turn(by step: Int) {
    guard case .select(let options, let chosen) = control, !options.isEmpty else { return }
    let place = chosen.map { $0 + step } ?? (step > 0 ? 0 : -1)
    control = .select(options, (place + options.count) % options.count)
  }

  /// The next of the words that begins with a letter.
  private static func next(_ options: [SafeText], _ chosen: Int?, _ character: Character) -> Int? {
    let start = chosen.map { $0 + 1 } ?? 0
    let letter = character.lowercased()
    let order = options.indices.map { ($0 + start) % options.count }
    return order.first { options[$0].description.first?.lowercased() == letter } ?? chosen
  }

  /// A key makes a number greater or less by one, within its bounds.
  private func step(_ key: KeyPress, _ text: inout TextField) -> Bool {
    guard case .number(let bounds) = field.kind, let action = KeyBinding.ofNumbers.action(for: key) else {
      return false
    }
    let old = NumberText.value(String(decoding: text.bytes.trimmed, as: UTF8.self)) ?? 0
    let new = old + (action == .increase ? 1 : -1)
    let kept = bounds.map { min(max(new, $0.lowerBound), $0.upperBound) } ?? new
    text = TextField(Array(NumberText.text(kept).utf8))
    return true
  }
}

extension FormRow.Control {
  /// What a field shows at first.
  ///
  /// A select whose value is not given shows its first word, unless it is required or has a placeholder: then
  /// nothing is chosen.
  init(_ field: Field, _ repertoire: Repertoire) {
    switch field.kind {
    case .text, .number: self = .text(TextField(field.value ?? []))
    case .secret: self = .text(TextField(field.value ?? [], isMasked: true))
    case .toggle: self = .toggle(field.value == Field.on)
    case .select(let options):
      let isOpen = field.isRequired || !field.placeholder.isEmpty || options.isEmpty
      let chosen = field.value.map { options.firstIndex(of: $0) } ?? (isOpen ? nil : 0)
      self = .select(options.map { SafeText.folded(bytes: $0, repertoire: repertoire) }, chosen)
    }
  }
}
