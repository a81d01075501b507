/// What choosing an action means.
///
/// The role alone decides the exit status.
public enum ActionRole: String, Sendable, CaseIterable {
  /// The caller's question is answered with yes: go on.
  case `default`
  /// Nothing shall happen.
  case cancel
  /// Something is lost that does not come back.
  case destructive

  /// The word for the role in options, on standard output and in line mode.
  public var word: String { rawValue }
}
