/// How long a dialog has been on the screen, without the time in which the program was suspended.
struct RunningTime: Sendable {
  private var before = Duration.zero
  private var since: Instant?

  /// The dialog is on the screen.
  mutating func run(at now: Instant) {
    if since == nil { since = now }
  }

  /// The dialog leaves the screen for a while.
  mutating func pause(at now: Instant) {
    before = elapsed(at: now)
    since = nil
  }

  /// The time on the screen.
  func elapsed(at now: Instant) -> Duration {
    guard let since else { return before }
    return before + (now - since)
  }

  /// The moment at which a time on the screen is reached; nil while suspended.
  func instant(of elapsed: Duration) -> Instant? {
    since.map { $0 + (elapsed - before) }
  }
}
