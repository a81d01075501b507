/// How long a dialog waits while another one has the terminal: it says so after a second, and gives up after
/// thirty.
public struct TurnPatience: Sendable {
  /// What to do at a moment at which the turn is not free.
  public enum Step: Sendable {
    /// Look again a little later.
    case wait
    /// Say what is waited for, once, and look again.
    case tell
    /// Wait no longer.
    case giveUp
  }

  private static let noticeDelay = Duration.seconds(1)
  private static let limit = Duration.seconds(30)

  private var since: Instant?
  private var hasTold = false

  /// Makes a patience of which nothing is used up.
  public init() {}

  /// The turn is not free at this moment; the first such moment is when the wait begins.
  public mutating func step(at now: Instant) -> Step {
    let start = since ?? now
    since = start
    if now - start >= Self.limit { return .giveUp }
    guard !hasTold, now - start >= Self.noticeDelay else { return .wait }
    hasTold = true
    return .tell
  }

  /// The program was stopped: the wait begins anew.
  public mutating func restart() { self = TurnPatience() }
}
