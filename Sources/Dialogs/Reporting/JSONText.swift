/// Writes the few JSON values that dfdialog needs (RFC 8259): objects on one line.
public struct JSONObject {
  private var text: [UInt8] = []

  /// Makes an empty object.
  public init() {}

  /// Makes an object of what was chosen: `role`, `id`, `label` and `index`, the place in the order given, from 1.
  public init(_ action: Action?, role: ActionRole, index: Int) {
    add(action, role: role)
    add("index", index)
  }

  /// Adds a string; invalid UTF-8 in it becomes U+FFFD.
  public mutating func add(_ name: String, _ value: [UInt8]) {
    addName(name)
    appendQuoted(String(decoding: value, as: UTF8.self))
  }

  /// Adds a string, or null.
  public mutating func add(_ name: String, _ value: String?) {
    addName(name)
    if let value { appendQuoted(value) } else { text += Array("null".utf8) }
  }

  /// Adds a whole number.
  public mutating func add(_ name: String, _ value: Int) {
    addName(name)
    text += Array(String(value).utf8)
  }

  /// Adds true or false.
  public mutating func add(_ name: String, _ value: Bool) {
    addName(name)
    text += Array((value ? "true" : "false").utf8)
  }

  /// Adds an object.
  public mutating func add(_ name: String, _ value: JSONObject) {
    addName(name)
    text += value.bytes
  }

  /// Adds objects in their order.
  public mutating func add(_ name: String, _ values: [JSONObject]) {
    addName(name)
    text += [0x5b] + values.map(\.bytes).joined(separator: [0x2c]) + [0x5d]
  }

  /// Adds strings in their order.
  public mutating func add(_ name: String, _ values: [[UInt8]]) {
    addName(name)
    text.append(0x5b)
    for (index, value) in values.enumerated() {
      if index > 0 { text.append(0x2c) }
      appendQuoted(String(decoding: value, as: UTF8.self))
    }
    text.append(0x5d)
  }

  /// Adds a number as it was typed, in the form that JSON has for it.
  ///
  /// Nothing is null; what is no number stays a string.
  mutating func add(_ name: String, number typed: [UInt8]) {
    let string = String(decoding: typed, as: UTF8.self)
    guard let number = NumberText.json(string) else { return add(name, string.isEmpty ? nil : string) }
    addName(name)
    text += Array(number.utf8)
  }

  /// Adds the `role`, `id` and `label` of an action; the role alone where leaving stands for none.
  mutating func add(_ action: Action?, role: ActionRole?) {
    add("role", role?.word)
    add("id", action?.id)
    add("label", action.map { String(decoding: $0.label, as: UTF8.self) })
  }

  /// The object on one line, without a line end.
  public var bytes: [UInt8] { [0x7b] + text + [0x7d] }

  private mutating func addName(_ name: String) {
    if !text.isEmpty { text.append(0x2c) }
    appendQuoted(name)
    text.append(0x3a)
  }

  /// Everything below U+0020 is escaped, and everything else that a terminal could act on.
  private mutating func appendQuoted(_ string: String) {
    text.append(0x22)
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += [0x5c, 0x22]
      case "\\": text += [0x5c, 0x5c]
      case "\n": text += [0x5c, 0x6e]
      case _ where scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value) || Self.isFormat(scalar):
        appendEscape(scalar)
      default: text += Array(String(scalar).utf8)
      }
    }
    text.append(0x22)
  }

  private static func isFormat(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else { return false }
    switch scalar.properties.generalCategory {
    case .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  private mutating func appendEscape(_ scalar: Unicode.Scalar) {
    for unit in String(scalar).utf16 {
      let digits = String(unit, radix: 16, uppercase: true)
      text += Array("\\u".utf8) + Array(repeating: 0x30, count: 4 - digits.utf8.count) + Array(digits.utf8)
    }
  }
}
