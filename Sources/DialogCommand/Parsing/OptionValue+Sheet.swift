import Dialogs

// The values of the options of sheets.

extension OptionValue {
  /// Standard input for `-`, else a file's path.
  func contentSource() throws(CommandError) -> ContentSource {
    bytes.elementsEqual("-".utf8) ? .standardInput : .file(try text())
  }

  /// A row of a list: `LABEL` or `ID=LABEL`; for a disabled one only a label.
  func choiceRow(_ kind: Choice.Kind) throws(CommandError) -> Choice {
    if kind == .disabled { return Choice(label: try text(), kind: kind) }
    let (id, label) = try name()
    return Choice(id: id, label: label, kind: kind)
  }

  /// A field: `LABEL` or `ID=LABEL`.
  func field(_ kind: Field.Kind) throws(CommandError) -> Field {
    let (id, label) = try name()
    return Field(id: id, label: label, kind: kind)
  }

  /// A field for one of some words: what stands before the last `=` is its name, what follows are the words.
  func selection() throws(CommandError) -> Field {
    guard let equals = bytes.lastIndex(of: Ascii.equals), equals > 0 else {
      throw CommandError("\(source) needs words after '=', such as 'Size=small|large', not \(quoted(bytes))")
    }
    let words = bytes[(equals + 1)...].split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
    for (index, word) in words.enumerated() {
      if word.isBlank { throw CommandError("\(source) has an empty word in \(quoted(bytes))") }
      if words[..<index].contains(word) {
        throw CommandError("\(source) has the word \(quoted(word)) twice")
      }
    }
    let (id, label) = try OptionValue(source: source, bytes: Array(bytes[..<equals])).name()
    return Field(id: id, label: label, kind: .select(words.map(Array.init)))
  }

  /// What a field has at first.
  func fieldValue(of field: Field) throws(CommandError) -> [UInt8] {
    switch field.kind {
    case .toggle:
      let words = ["true", "false"]
      guard words.contains(where: { $0.utf8.elementsEqual(bytes) }) else {
        throw CommandError("\(source) needs 'true' or 'false' for a switch, not \(quoted(bytes))")
      }
    case .select(let options):
      guard options.contains(bytes) else {
        let words = options.map { String(decoding: $0, as: UTF8.self) }
        throw CommandError("\(source) needs \(listed(words)), not \(quoted(bytes))")
      }
    case .text, .secret, .number: break
    }
    return bytes
  }

  /// What a field shows while it is empty, which a switch and a selection never are.
  func placeholder(for field: Field) throws(CommandError) -> [UInt8] {
    switch field.kind {
    case .text, .secret, .number: return bytes
    case .toggle, .select:
      throw CommandError("\(source) needs an '--input', a '--secret' or a '--number' before it")
    }
  }

  /// The bounds of a field for a number.
  func range(for field: Field) throws(CommandError) -> ClosedRange<Double> {
    guard case .number = field.kind else { throw CommandError("\(source) needs a '--number' before it") }
    guard let range = NumberText.range(String(decoding: bytes, as: UTF8.self)) else {
      throw CommandError("\(source) needs bounds such as '1..10', '1..' or '..10', not \(quoted(bytes))")
    }
    return range
  }

  /// What the text of a field must look like.
  func pattern(for field: Field) throws(CommandError) -> FieldPattern {
    switch field.kind {
    case .text, .secret: break
    case .toggle, .select, .number:
      throw CommandError("\(source) needs an '--input' or a '--secret' before it")
    }
    guard let pattern = FieldPattern(pattern: String(decoding: try text(), as: UTF8.self)) else {
      throw CommandError("\(source) needs a glob or a length such as '3..20', not \(quoted(bytes))")
    }
    return pattern
  }

  /// A height of a sheet.
  func detent() throws(CommandError) -> Detent {
    let named: [(String, Detent)] = [("medium", .medium), ("large", .large), ("full", .full)]
    for (word, detent) in named where word.utf8.elementsEqual(bytes) { return detent }
    if bytes.last == UInt8(ascii: "%"), let percent = decimal(bytes.dropLast()), (10...100).contains(percent)
    {
      return .percent(percent)
    }
    throw CommandError(
      "\(source) needs 'medium', 'large', 'full' or a percentage from 10% to 100%, not \(quoted(bytes))")
  }

  /// Nothing but `-`.
  func mustBeHyphen() throws(CommandError) {
    guard bytes.elementsEqual("-".utf8) else {
      throw CommandError("\(source) reads standard input alone: write '-', not \(quoted(bytes))")
    }
  }

  /// `LABEL` or `ID=LABEL`, as of an action; the ID may be any word.
  private func name() throws(CommandError) -> (id: [UInt8]?, label: [UInt8]) {
    let action = try action(.default)
    return (action.id.map { Array($0.utf8) }, action.label)
  }
}
