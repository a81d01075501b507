/// What must have happened before a destructive action can be chosen.
public struct Guards: Equatable, Sendable {
  /// This text must have been typed, scalar for scalar.
  public var text: [UInt8]?
  /// This long must the question have been on the screen.
  public var arm: Duration?
  /// The end of the message must have been seen.
  public var readAll: Bool
  /// A message of which only a part was read does not matter.
  public var allowTruncated: Bool

  /// Makes guards; without any, the destructive action can be chosen at once.
  public init(text: [UInt8]? = nil, arm: Duration? = nil, readAll: Bool = false, allowTruncated: Bool = false)
  {
    self.text = text
    self.arm = arm
    self.readAll = readAll
    self.allowTruncated = allowTruncated
  }
}

/// What happens when nobody answers.
public struct Timeout: Equatable, Sendable {
  /// How long the question stands.
  public var duration: Duration
  /// The action that is chosen then; nil for none.
  ///
  /// Never a destructive one.
  public var action: Int?

  /// Makes a timeout.
  public init(_ duration: Duration, action: Int? = nil) {
    self.duration = duration
    self.action = action
  }
}
