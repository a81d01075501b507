extension FieldPattern {
  /// Reads a pattern; nil for one that is empty or broken: a length whose bounds are exchanged or too large, a set
  /// without its end or with exchanged bounds, a `\` at the end.
  public init?(pattern text: String) {
    if let bounds = Self.lengthBounds(text) {
      guard let least = bounds.least, let most = bounds.most, least <= most else { return nil }
      self = .length(least...most)
    } else {
      guard !text.isEmpty, Self.parts(ofGlob: text) != nil else { return nil }
      self = .glob(text)
    }
  }

  /// Whether a whole text is as it must be, character by character.
  ///
  /// Takes at most the product of both lengths.
  public func matches(_ text: String) -> Bool {
    switch self {
    case .length(let bounds): bounds.contains(text.count)
    case .glob(let pattern): Self.parts(ofGlob: pattern).map { Self.matches($0, Array(text)) } ?? false
    }
  }

  // MARK: Lengths

  /// What stands at both sides of `..`; nil for what is no length, and a bound is nil where it is too large.
  private static func lengthBounds(_ text: String) -> (least: Int?, most: Int?)? {
    let ascii = Array(text.utf8)
    guard let dot = ascii.firstIndex(of: 0x2E), ascii.count > 2, dot + 1 < ascii.count, ascii[dot + 1] == 0x2E
    else { return nil }
    let (left, right) = (ascii[..<dot], ascii[(dot + 2)...])
    guard (left + right).allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    let least = left.isEmpty ? 0 : Int(String(decoding: left, as: UTF8.self))
    let most = right.isEmpty ? Int.max : Int(String(decoding: right, as: UTF8.self))
    return (least, most)
  }

  // MARK: Globs

  private enum Part {
    case any
    case one
    case literal(Character)
    case set([ClosedRange<Character>], isInverted: Bool)

    func matches(_ character: Character) -> Bool {
      switch self {
      case .any, .one: true
      case .literal(let literal): literal == character
      case .set(let ranges, let isInverted): ranges.contains { $0.contains(character) } != isInverted
      }
    }

    var isAny: Bool { if case .any = self { true } else { false } }
  }

  /// Goes back only to the last `*`: what an earlier one could take, that one can take as well.
  private static func matches(_ parts: [Part], _ text: [Character]) -> Bool {
    var (part, place) = (0, 0)
    var star: (part: Int, place: Int)?
    while place < text.count {
      if part < parts.count, parts[part].isAny {
        star = (part, place)
        part += 1
      } else if part < parts.count, parts[part].matches(text[place]) {
        part += 1
        place += 1
      } else if let last = star {
        star = (last.part, last.place + 1)
        part = last.part + 1
        place = last.place + 1
      } else {
        return false
      }
    }
    return parts[part...].allSatisfy(\.isAny)
  }

  private static func parts(ofGlob pattern: String) -> [Part]? {
    var parts: [Part] = []
    var rest = pattern[...]
    while let character = rest.popFirst() {
      switch character {
      case "*": parts.append(.any)
      case "?": parts.append(.one)
      case "\\":
        guard let literal = rest.popFirst() else { return nil }
        parts.append(.literal(literal))
      case "[":
        guard let set = set(&rest) else { return nil }
        parts.append(set)
      default: parts.append(.literal(character))
      }
    }
    return parts
  }

  /// Reads a set up to its `]`, which stands for itself where it is the first member.
  private static func set(_ rest: inout Substring) -> Part? {
    var ranges: [ClosedRange<Character>] = []
    let isInverted = rest.first == "!"
    if isInverted { rest.removeFirst() }
    while let next = rest.popFirst() {
      if next == "]", !ranges.isEmpty { return .set(ranges, isInverted: isInverted) }
      guard let first = next == "\\" ? rest.popFirst() : next else { return nil }
      var last = first
      if rest.first == "-", rest.dropFirst().first != "]" {
        rest.removeFirst()
        guard let end = rest.popFirst(), let bound = end == "\\" ? rest.popFirst() : end else { return nil }
        last = bound
      }
      guard first <= last else { return nil }
      ranges.append(first...last)
    }
    return nil
  }
}
