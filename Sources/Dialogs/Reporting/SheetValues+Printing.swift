/// How what was entered is written to standard output.
extension SheetValues {
  /// Choices one a line, by ID, else by label; entries as `name=value`.
  ///
  /// Every byte is as it was given.
  ///
  /// - Parameter separator: the byte that ends each; NUL is the only one that no value can contain.
  public func lines(separator: UInt8 = 0x0A) -> [UInt8] {
    switch self {
    case .none: []
    case .choices(let choices): choices.flatMap { ($0.id ?? $0.label) + [separator] }
    case .entries(let entries): entries.flatMap { $0.name + [0x3D] + $0.value + [separator] }
    }
  }

  /// Assignments for `eval` in any POSIX shell, whatever bytes the values have.
  ///
  /// Entries are `name='value'`; one whose name no shell takes is left out. Of choices there are `choice_count`,
  /// `choice_1`, `choice_2` and so on, and `choice`, which is the first; each is an ID, else a label.
  public func shell() -> [UInt8] {
    switch self {
    case .none: return []
    case .choices(let choices):
      let words = choices.map { $0.id ?? $0.label }
      let numbered = words.enumerated().flatMap { Self.assignment(Array("choice_\($0 + 1)".utf8), $1) }
      return Array("choice_count=\(words.count)\n".utf8)
        + Self.assignment(Array("choice".utf8), words.first ?? []) + numbered
    case .entries(let entries):
      return entries.filter { Self.isShellName($0.name) }.flatMap { Self.assignment($0.name, $0.value) }
    }
  }

  /// Whether a shell takes a word as the name of a variable: a letter or `_`, then those and digits, all ASCII.
  public static func isShellName(_ name: [UInt8]) -> Bool {
    func isLetter(_ byte: UInt8) -> Bool {
      (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
    }
    guard let first = name.first, isLetter(first) else { return false }
    return name.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) }
  }

  /// An object on one line, without a line end: the action (`role`, `id`, `label`, `index`), and `values` by name
  /// or the `choices` (`id`, `label`, `index`).
  ///
  /// Invalid UTF-8 becomes U+FFFD. A toggle is true or false; a number is a JSON number, or null where none was
  /// entered.
  ///
  /// - Parameters:
  ///   - action: what was chosen; nil where the content was accepted without an action.
  ///   - index: its place in the order given, from 1; 0 for none.
  public func json(_ action: Action?, role: ActionRole, index: Int) -> [UInt8] {
    var object = JSONObject()
    object.add("action", JSONObject(action, role: role, index: index))
    switch self {
    case .none: break
    case .choices(let choices): object.add("choices", choices.map(Self.json))
    case .entries(let entries): object.add("values", Self.json(entries))
    }
    return object.bytes
  }

  private static func json(_ choice: Chosen) -> JSONObject {
    var object = JSONObject()
    object.add("id", choice.id.map { String(decoding: $0, as: UTF8.self) })
    object.add("label", choice.label)
    object.add("index", choice.number)
    return object
  }

  private static func json(_ entries: [Entry]) -> JSONObject {
    var object = JSONObject()
    for entry in entries {
      let name = String(decoding: entry.name, as: UTF8.self)
      switch entry.kind {
      case .text: object.add(name, entry.value)
      case .boolean: object.add(name, entry.value == Field.on)
      case .number: object.add(name, number: entry.value)
      }
    }
    return object
  }

  /// `name='value'` and a line end.
  ///
  /// Quoted runs are never empty and never meet: under zsh's `RC_QUOTES` two quotes in a row are one.
  private static func assignment(_ name: [UInt8], _ value: [UInt8]) -> [UInt8] {
    let quote: UInt8 = 0x27
    var word: [UInt8] = value.isEmpty ? [quote, quote] : []
    var rest = value[...]
    while let first = rest.first {
      if first == quote {
        word += [0x5C, quote]
        rest.removeFirst()
      } else {
        let run = rest.prefix { $0 != quote }
        word += [quote] + run + [quote]
        rest = rest[run.endIndex...]
      }
    }
    return name + [0x3D] + word + [0x0A]
  }
}
