/// A moment on a monotonic clock.
///
/// Nothing in this module reads a clock: every moment is handed in.
public struct Instant: Comparable, Hashable, Sendable {
  /// Since an arbitrary start.
  public let nanoseconds: Int64

  /// Makes a moment from a clock's reading.
  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// The moment that lies a duration later.
  public static func + (moment: Instant, duration: Duration) -> Instant {
    Instant(nanoseconds: moment.nanoseconds + duration.nanoseconds)
  }

  /// The time from the second moment to the first.
  public static func - (later: Instant, earlier: Instant) -> Duration {
    .nanoseconds(later.nanoseconds - earlier.nanoseconds)
  }

  /// Whether the first moment is before the second.
  public static func < (first: Instant, second: Instant) -> Bool { first.nanoseconds < second.nanoseconds }
}

extension Duration {
  /// The whole duration in nanoseconds.
  ///
  /// Durations here are at most a few days.
  public var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }

  /// Whole seconds that are left of it, a begun one counted: what a countdown shows.
  var secondsLeft: Int64 { max(0, (nanoseconds + 999_999_999) / 1_000_000_000) }
}
