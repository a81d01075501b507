/// A question that blocks until it is answered: a title, perhaps a message, and actions.
///
/// An alert always offers a way out. Without actions it gets `OK`; with a destructive action but no cancel, it
/// gets `Cancel` (safety rule 1).
public struct Alert: Equatable, Sendable {
  /// A short imperative phrase, as given; may be invalid UTF-8.
  public let title: [UInt8]
  /// One or two sentences, as given; empty for none.
  public let message: [UInt8]
  /// Whether the message was longer than what was read of it.
  public let isTruncated: Bool
  /// In the order given; at least one; of an alert's at most one is cancel.
  public let actions: [Action]
  /// The mark beside the title.
  public let severity: Severity?

  /// Makes an alert and completes its actions.
  public init(
    title: [UInt8], message: [UInt8] = [], isTruncated: Bool = false, actions: [Action] = [],
    severity: Severity? = nil
  ) {
    self.title = title
    self.message = message
    self.isTruncated = isTruncated
    self.severity = severity
    self.actions = Self.completed(actions)
  }

  /// The cancel action, which leaving the dialog stands for; nil when there is none, or more than one.
  public var cancelIndex: Int? {
    let indices = actions.indices.filter { actions[$0].role == .cancel }
    return indices.count == 1 ? indices.first : nil
  }

  private static func completed(_ actions: [Action]) -> [Action] {
    if actions.isEmpty { return [Action("OK", role: .default)] }
    let roles = actions.map(\.role)
    guard roles.contains(.destructive), !roles.contains(.cancel) else { return actions }
    return actions + [Action("Cancel", role: .cancel)]
  }
}
