/// One field of a form.
public struct Field: Equatable, Sendable {
  /// What is entered.
  public enum Kind: Equatable, Sendable {
    /// A line of text.
    case text
    /// A line that is never shown; entered twice where it is confirmed.
    case secret(isConfirmed: Bool)
    /// Yes or no.
    case toggle
    /// One of some words.
    case select([[UInt8]])
    /// A number; nil for no bounds.
    case number(ClosedRange<Double>?)
  }

  /// The name by which scripts know it; nil for its label.
  public let id: [UInt8]?
  /// What stands before it, byte for byte as it was given; not empty.
  public let label: [UInt8]
  /// What is entered.
  public var kind: Kind
  /// What is in it at first: text, `true` or `false`, or one of the words.
  public var value: [UInt8]?
  /// What an empty field shows.
  public var placeholder: [UInt8] = []
  /// Whether it must not stay empty; a toggle must be on.
  public var isRequired = false
  /// What its text must look like; nil for anything.
  public var pattern: FieldPattern?

  /// Makes an empty field.
  public init(id: [UInt8]? = nil, label: [UInt8], kind: Kind) {
    self.id = id
    self.label = label
    self.kind = kind
  }
}
