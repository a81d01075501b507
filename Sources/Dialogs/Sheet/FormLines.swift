import TextScreen

// Plan:
//   1. small
//   2. large
// Number or word [small]:

/// A form in plain lines: one question a field.
///
/// An empty line takes what stands in brackets. A wrong value is asked for again.
public struct FormLines: SheetLines {
  private let fields: [Field]
  private let repertoire: Repertoire
  /// What was entered for the fields before, and for the first time for a secret that is asked for twice.
  private var answers: [EditedText] = []
  private var isAgain = false

  /// Makes questions of fields.
  public init(fields: [Field], repertoire: Repertoire) {
    self.fields = fields
    self.repertoire = repertoire
  }

  /// Any line may be a value.
  public var takesText: Bool { true }

  /// It loses nothing.
  public var isDestructive: Bool { false }

  /// What was entered, and the values at first of the fields that were not asked for.
  public var values: SheetValues {
    .entries(
      fields.enumerated().map { index, field in
        field.entry(index < answers.count ? answers[index].bytes : field.initialValue)
      })
  }

  /// Whether the values at first can be accepted.
  public var isAcceptable: Bool { fields.allSatisfy { $0.problem(with: $0.initialValue) == nil } }

  /// The options of a select.
  public func lines() -> [SafeText] {
    guard let field, case .select(let options) = field.kind else { return [] }
    return [label(field) + ":"]
      + options.enumerated().map { SafeText("  \($0 + 1). ") + SafeText(bytes: $1, repertoire: repertoire) }
  }

  /// The field's name, and what an empty line stands for.
  public var prompt: SafeText {
    guard let field else { return "" }
    var text = label(field)
    if isAgain { return text + " again:" }
    if case .select = field.kind { text = "Number or word" }
    if field.isRequired { text = text + " (required)" }
    if field.kind == .toggle { text = text + " (y/n)" }
    let value = field.initialValue
    switch field.kind {
    case .toggle: text = text + (value == Field.on ? " [y]" : " [n]")
    case .secret: if !value.isEmpty { text = text + " [as given]" }
    case .text, .number, .select:
      if !value.isEmpty { text = text + " [" + SafeText(bytes: value, repertoire: repertoire) + "]" }
    }
    return text + ":"
  }

  /// Whether a secret is typed.
  public var hidesInput: Bool { if case .secret = field?.kind { true } else { false } }

  /// Takes a value, and asks for the next; or says what is wrong with it.
  public mutating func receive(_ line: [UInt8]) -> SheetLinesReaction {
    guard let field else { return .complete }
    let line = line.last == 0x0D ? Array(line.dropLast()) : line
    if isAgain { return confirm(line) }
    let isDefault = line.isEmpty
    let value = isDefault ? field.initialValue : field.value(typed: line)
    if let problem = field.problem(with: value) {
      return .next([problem.text(repertoire) + "."] + (isDefault ? [] : lines()))
    }
    answers.append(EditedText(value))
    isAgain = field.kind == .secret(isConfirmed: true) && !isDefault
    return isAgain ? .next([]) : goOn()
  }

  /// The field that the next line is for.
  private var field: Field? {
    let index = answers.count - (isAgain ? 1 : 0)
    return fields.indices.contains(index) ? fields[index] : nil
  }

  private mutating func confirm(_ line: [UInt8]) -> SheetLinesReaction {
    isAgain = false
    if answers.last?.bytes == line { return goOn() }
    answers.removeLast()
    return .next([FieldProblem.differs.text(repertoire) + "."])
  }

  private func goOn() -> SheetLinesReaction { field == nil ? .complete : .next(lines()) }

  private func label(_ field: Field) -> SafeText { .folded(bytes: field.label, repertoire: repertoire) }
}

extension Field {
  /// What the field holds before anything was entered.
  var initialValue: [UInt8] {
    switch kind {
    case .toggle: return value == Self.on ? Self.on : Self.off
    case .select(let options):
      guard let value else { return isRequired || !placeholder.isEmpty ? [] : options.first ?? [] }
      return options.contains(value) ? value : []
    case .text, .secret, .number: return value ?? []
    }
  }

  /// The value that a typed line stands for: a word of a select may be typed as its number, and `y` is on.
  func value(typed line: [UInt8]) -> [UInt8] {
    let word = Array(line.trimmed)
    switch kind {
    case .text, .secret: return line
    case .number: return word
    case .select(let options):
      if let option = options.first(where: { $0 == line || $0 == word }) { return option }
      guard let number = Int(String(decoding: word, as: UTF8.self)),
        (1...max(1, options.count)).contains(number),
        number <= options.count
      else { return line }
      return options[number - 1]
    case .toggle:
      switch String(decoding: word, as: UTF8.self).lowercased() {
      case "y", "yes", "on", "true": return Self.on
      case "n", "no", "off", "false": return Self.off
      default: return line
      }
    }
  }
}
