import TextScreen

/// Why what a field holds cannot be accepted.
enum FieldProblem: Equatable, Sendable {
  case isEmpty, isOff, isNoNumber
  case isOutside(ClosedRange<Double>)
  case hasOtherForm(String)
  case hasOtherLength(ClosedRange<Int>)
  case isNoOption, isNoAnswer
  case differs

  /// The problem in words.
  func text(_ repertoire: Repertoire) -> SafeText {
    switch self {
    case .isEmpty: "Required"
    case .isOff: "Must be on"
    case .isNoNumber: "Must be a number"
    case .isOutside(let bounds): SafeText("Must be a number " + Self.words(bounds))
    case .hasOtherForm(let glob): "Must match " + SafeText(glob, repertoire: repertoire)
    case .hasOtherLength(let bounds): SafeText(Self.words(bounds) + " characters")
    case .isNoOption: "Must be one of the options"
    case .isNoAnswer: "Must be y or n"
    case .differs: "The two entries differ"
    }
  }

  /// The problem in words, or in fewer.
  func wording(_ repertoire: Repertoire) -> Wording {
    let short: SafeText
    switch self {
    case .isNoNumber: short = "No number"
    case .isOutside(let bounds): short = SafeText("Number " + Self.words(bounds))
    case .isNoOption: short = "No option"
    case .differs: short = "They differ"
    case .isEmpty, .isOff, .isNoAnswer, .hasOtherForm, .hasOtherLength: short = text(repertoire)
    }
    return Wording(text(repertoire), short)
  }

  /// The problem in words behind the name of the field.
  func text(behind label: SafeText, _ repertoire: Repertoire) -> SafeText {
    let words = text(repertoire).description
    return label + SafeText(": " + words.prefix(1).lowercased() + words.dropFirst(), repertoire: repertoire)
  }

  private static func words(_ bounds: ClosedRange<Double>) -> String {
    let (least, most) = (NumberText.text(bounds.lowerBound), NumberText.text(bounds.upperBound))
    if bounds.upperBound == .infinity { return "at least " + least }
    if bounds.lowerBound == -.infinity { return "at most " + most }
    return bounds.lowerBound == bounds.upperBound ? "equal to " + least : "from " + least + " to " + most
  }

  private static func words(_ bounds: ClosedRange<Int>) -> String {
    if bounds.upperBound == .max { return "At least \(bounds.lowerBound)" }
    if bounds.lowerBound == 0 { return "At most \(bounds.upperBound)" }
    return bounds.count == 1 ? "\(bounds.lowerBound)" : "\(bounds.lowerBound) to \(bounds.upperBound)"
  }
}

extension Field {
  /// What is wrong with a value of the field; nil where nothing is.
  ///
  /// The value of a select is one of its words, or empty for none.
  func problem(with value: [UInt8]) -> FieldProblem? {
    switch kind {
    case .toggle:
      guard value == Self.on || value == Self.off else { return .isNoAnswer }
      return isRequired && value == Self.off ? .isOff : nil
    case .select(let options):
      if value.isEmpty && !options.contains([]) { return isRequired ? .isEmpty : nil }
      return options.contains(value) ? nil : .isNoOption
    case .number(let bounds):
      let number = value.trimmed
      if number.isEmpty { return isRequired ? .isEmpty : nil }
      let text = String(decoding: number, as: UTF8.self)
      let problem = bounds.map(FieldProblem.isOutside) ?? .isNoNumber
      guard let entered = NumberText.value(text), bounds?.contains(entered) ?? true else { return problem }
      return formProblem(of: text)
    case .text, .secret:
      if value.isEmpty { return isRequired ? .isEmpty : nil }
      let text = String(decoding: value, as: UTF8.self)
      if isRequired, !text.unicodeScalars.contains(where: \.isVisible) { return .isEmpty }
      return formProblem(of: text)
    }
  }

  /// What may be wrong with a value, apart from what is no value of the kind.
  var possibleProblems: [FieldProblem] {
    var problems: [FieldProblem] = []
    if isRequired { problems.append(kind == .toggle ? .isOff : .isEmpty) }
    switch kind {
    case .number(let bounds): problems.append(bounds.map(FieldProblem.isOutside) ?? .isNoNumber)
    case .secret(isConfirmed: true): problems.append(.differs)
    case .text, .secret, .toggle, .select: break
    }
    switch pattern {
    case .glob(let glob): problems.append(.hasOtherForm(glob))
    case .length(let bounds): problems.append(.hasOtherLength(bounds))
    case nil: break
    }
    return problems
  }

  /// The value of a toggle that is on.
  static let on = Array("true".utf8)
  /// The value of a toggle that is off.
  static let off = Array("false".utf8)

  /// The entry for a value of the field.
  func entry(_ value: [UInt8]) -> SheetValues.Entry {
    let name = id ?? label
    switch kind {
    case .toggle: return SheetValues.Entry(name: name, value: value, kind: .boolean)
    case .number: return SheetValues.Entry(name: name, value: Array(value.trimmed), kind: .number)
    case .text, .secret, .select: return SheetValues.Entry(name: name, value: value, kind: .text)
    }
  }

  private func formProblem(of text: String) -> FieldProblem? {
    guard let pattern, !pattern.matches(text) else { return nil }
    switch pattern {
    case .glob(let glob): return .hasOtherForm(glob)
    case .length(let bounds): return .hasOtherLength(bounds)
    }
  }
}

extension Unicode.Scalar {
  /// Whether something of it is seen: it is no blank, and nothing that only formats.
  fileprivate var isVisible: Bool {
    switch properties.generalCategory {
    case .format, .control, .spaceSeparator, .lineSeparator, .paragraphSeparator: false
    default: !properties.isDefaultIgnorableCodePoint
    }
  }
}
