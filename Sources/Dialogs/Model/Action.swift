/// One answer that a dialog offers.
public struct Action: Equatable, Sendable {
  /// The name by which scripts know it: one word of `A-Z a-z 0-9 . _ -`.
  public let id: String?
  /// What the button says, byte for byte as it was given; not empty.
  public let label: [UInt8]
  /// What choosing it means.
  public let role: ActionRole

  /// Makes an action.
  public init(id: String? = nil, label: [UInt8], role: ActionRole) {
    self.id = id
    self.label = label
    self.role = role
  }

  /// Makes an action from a label in the program itself.
  public init(id: String? = nil, _ label: String, role: ActionRole) {
    self.init(id: id, label: Array(label.utf8), role: role)
  }
}

/// How an option names an action: by its role or by its ID.
public enum ActionReference: Equatable, Sendable {
  /// Any action with the role.
  case role(ActionRole)
  /// The one action with the ID.
  case id(String)

  /// The word as the user wrote it.
  public var word: String {
    switch self {
    case .role(let role): role.word
    case .id(let id): id
    }
  }

  /// Whether the reference means this action.
  public func matches(_ action: Action) -> Bool {
    switch self {
    case .role(let role): action.role == role
    case .id(let id): action.id == id
    }
  }
}
