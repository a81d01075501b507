/// One row of a list of choices.
public struct Choice: Equatable, Sendable {
  /// What a row is.
  public enum Kind: Sendable {
    /// It can be chosen.
    case plain
    /// It can be chosen, and loses something: exit status 3, and the safety rules of a destructive action.
    case destructive
    /// It is only shown.
    case disabled
    /// A line between choices, perhaps with a heading; never chosen and not counted.
    case separator
  }

  /// The name by which scripts know it, byte for byte; nil for none.
  public let id: [UInt8]?
  /// What the row says, byte for byte as it was given; empty only for a separator.
  public let label: [UInt8]
  /// A word more about it; empty for none.
  public var hint: [UInt8]
  /// What the row is.
  public let kind: Kind

  /// Makes a row.
  public init(id: [UInt8]? = nil, label: [UInt8], hint: [UInt8] = [], kind: Kind = .plain) {
    self.id = id
    self.label = label
    self.hint = hint
    self.kind = kind
  }
}

/// How choices are made.
public struct ChoiceRules: Equatable, Sendable {
  /// Whether several can be chosen.
  public var isMultiple = false
  /// The fewest that must be chosen; nil for one where one alone is chosen, else for none.
  public var least: Int?
  /// The most that can be chosen; nil for no limit.
  public var most: Int?
  /// The IDs (else labels) of those that are chosen at first, byte for byte.
  public var selected: [[UInt8]] = []
  /// Whether typing narrows the list; nil for above twenty rows.
  public var filters: Bool?

  /// Makes the rules of picking one.
  public init() {}
}
