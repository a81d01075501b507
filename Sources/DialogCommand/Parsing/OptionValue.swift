import Dialogs
import TextScreen

/// A value as it was given, with the name that an error uses for the place where it stood.
struct OptionValue {
  /// Where a value stood.
  enum Source: CustomStringConvertible {
    /// After `--name` on the command line.
    case option(String)
    /// After `name =` in the configuration file.
    case key(String)
    /// In the environment.
    case variable(String)

    var description: String {
      switch self {
      case .option(let name): "option '--\(name)'"
      case .key(let name): "key '\(name)'"
      case .variable(let name): "variable '\(name)'"
      }
    }
  }

  /// Where the value stood.
  let source: Source
  /// The value, byte for byte; empty for an option that takes none.
  let bytes: [UInt8]

  /// A text in which something can be seen.
  func text() throws(CommandError) -> [UInt8] {
    if bytes.isBlank { throw CommandError("\(source) needs a text that is not empty") }
    return bytes
  }

  /// One of the words of an enumeration.
  func choice<Choice>(_ type: Choice.Type) throws(CommandError) -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    for choice in Choice.allCases where choice.rawValue.utf8.elementsEqual(bytes) { return choice }
    throw CommandError("\(source) needs \(listed(Choice.words)), not \(quoted(bytes))")
  }

  /// A place on the screen, in words joined by hyphens or in camel case.
  func position() throws(CommandError) -> PopupPosition {
    for position in PopupPosition.allCases {
      let words = position.rawValue.split(separator: "-")
      let camel = words.enumerated().map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }
        .joined()
      if bytes.elementsEqual(camel.utf8) { return position }
    }
    return try choice(PopupPosition.self)
  }

  /// How round corners are: `0`, `1` or `2`.
  func cornerRadius() throws(CommandError) -> CornerRadius {
    for radius in CornerRadius.allCases where String(radius.rawValue).utf8.elementsEqual(bytes) {
      return radius
    }
    let words = CornerRadius.allCases.map { String($0.rawValue) }
    throw CommandError("\(source) needs \(listed(words)), not \(quoted(bytes))")
  }

  /// An icon by its name, or any one character.
  func icon() throws(CommandError) -> Icon {
    let text = String(decoding: bytes, as: UTF8.self)
    if text.utf8.elementsEqual(bytes), let icon = Icon.named(text) ?? Icon(grapheme: text) { return icon }
    let nearest = Suggestion.nearest(to: bytes, among: Icon.names)
    throw CommandError(
      "\(source) needs the name of an icon or one character, not \(quoted(bytes))"
        + (nearest == nil ? " ('dfdialog help icons' lists the names)" : Suggestion.question(nearest)))
  }

  /// A whole number in a range; nothing but digits.
  func number(_ range: ClosedRange<Int>) throws(CommandError) -> Int {
    guard let number = decimal(bytes), range.contains(number) else {
      let bounds = "\(range.lowerBound) to \(range.upperBound)"
      throw CommandError("\(source) needs a whole number from \(bounds), not \(quoted(bytes))")
    }
    return number
  }

  /// How an action is named: by the word of a role, or by its ID.
  func reference() throws(CommandError) -> ActionReference {
    try reference(bytes)
  }

  /// `ROLE|ID`, and after the first `=` what the user would have typed.
  func unattended() throws(CommandError) -> UnattendedAnswer {
    guard let equals = bytes.firstIndex(of: Ascii.equals) else { return UnattendedAnswer(try reference()) }
    return UnattendedAnswer(try reference(bytes[..<equals]), typed: Array(bytes[(equals + 1)...]))
  }

  /// `LABEL` or `ID=LABEL`.
  ///
  /// The ID ends at the first `=` where all before it is one word of `A-Z a-z 0-9 . _ -`; a leading `=` says
  /// that there is none.
  func action(_ role: ActionRole) throws(CommandError) -> Action {
    var id: String?
    var label = bytes[...]
    if let equals = bytes.firstIndex(of: Ascii.equals), bytes[..<equals].allSatisfy(Ascii.isOfID) {
      if equals > 0 { id = String(decoding: bytes[..<equals], as: UTF8.self) }
      label = bytes[(equals + 1)...]
    }
    if label.isBlank {
      throw CommandError(
        bytes.isEmpty
          ? "\(source) needs a label that is not empty"
          : "\(source) needs a label that is not empty, not \(quoted(bytes))")
    }
    return Action(id: id, label: Array(label), role: role)
  }

  private func reference(_ word: some Collection<UInt8>) throws(CommandError) -> ActionReference {
    guard !word.isEmpty, word.allSatisfy(Ascii.isOfID) else {
      throw CommandError("\(source) needs a role or an ID, not \(quoted(bytes))")
    }
    let name = String(decoding: word, as: UTF8.self)
    return ActionRole(rawValue: name).map { .role($0) } ?? .id(name)
  }
}

/// The bytes that the grammar gives a meaning.
enum Ascii {
  static let space = UInt8(ascii: " ")
  static let hyphen = UInt8(ascii: "-")
  static let equals = UInt8(ascii: "=")
  static let point = UInt8(ascii: ".")
  static let hash = UInt8(ascii: "#")
  static let newline = UInt8(ascii: "\n")
  static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  /// Whether an ID may hold the byte: `A-Z a-z 0-9 . _ -`.
  static func isOfID(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), digits: true
    case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"): true
    default: false
    }
  }

  /// Whether the byte is a space, a tab or a part of a line break.
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == space || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(byte)
  }
}

extension Collection<UInt8> {
  /// Whether there is nothing but blanks.
  var isBlank: Bool { allSatisfy(Ascii.isBlank) }
}

extension CaseIterable where Self: RawRepresentable<String> {
  /// The words of the enumeration, in order.
  static var words: [String] { allCases.map(\.rawValue) }
}

/// The number that a run of digits means; nil for an empty run, other characters, and more than nine digits.
func decimal(_ digits: some Collection<UInt8>) -> Int? {
  guard (1...9).contains(digits.count), digits.allSatisfy(Ascii.digits.contains) else { return nil }
  return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
}

extension OptionValue {
  /// The error of an option that counts only when nothing else is written.
  func mustStandAlone() -> CommandError { CommandError("\(source) must stand alone") }

  /// The longest text that somebody is asked to type, in bytes.
  private static let typeableLimit = 1000

  /// A text that can be typed on one line: UTF-8 without control characters.
  func typeable() throws(CommandError) -> [UInt8] {
    let text = try text()
    guard text.count <= Self.typeableLimit else {
      throw CommandError("\(source) needs a text of at most \(Self.typeableLimit) bytes, not \(text.count)")
    }
    let decoded = String(decoding: text, as: UTF8.self)
    let isControl = { (scalar: Unicode.Scalar) in scalar.properties.generalCategory == .control }
    guard decoded.utf8.elementsEqual(text), !decoded.unicodeScalars.contains(where: isControl) else {
      throw CommandError("\(source) needs a text that can be typed, not \(quoted(text))")
    }
    return text
  }
}
