/// What was entered into a sheet when it was accepted.
public enum SheetValues: Equatable, Sendable {
  /// One choice that was made.
  public struct Chosen: Equatable, Sendable {
    /// Its place in the order given, from 1, separators not counted.
    public let number: Int
    /// Its ID, byte for byte; nil for none.
    public let id: [UInt8]?
    /// Its label, byte for byte.
    public let label: [UInt8]

    /// Makes a choice that was made.
    public init(number: Int, id: [UInt8]?, label: [UInt8]) {
      self.number = number
      self.id = id
      self.label = label
    }
  }

  /// What one field holds.
  public struct Entry: Equatable, Sendable {
    /// The field's ID, else its label, byte for byte.
    public let name: [UInt8]
    /// Its text; `true` or `false` of a toggle.
    public let value: [UInt8]
    /// Whether it is a JSON number, a JSON boolean, or text.
    public let kind: EntryKind

    /// Makes an entry.
    public init(name: [UInt8], value: [UInt8], kind: EntryKind) {
      self.name = name
      self.value = value
      self.kind = kind
    }
  }

  /// What the value of a field is in JSON.
  public enum EntryKind: Sendable {
    case text, number, boolean
  }

  /// There is nothing to enter.
  case none
  /// What was chosen, in the order of the list.
  case choices([Chosen])
  /// What the fields hold, in their order.
  case entries([Entry])
}
