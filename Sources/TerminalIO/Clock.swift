/// The clock for deadlines: it never goes back, and nobody can set it.
public enum MonotonicClock {
  /// Nanoseconds since some moment before the process began.
  public static func now() -> Int64 { read(CLOCK_MONOTONIC).nanoseconds }

  /// Nanoseconds from now until the instant: 0 when it has passed, at most a day.
  static func remaining(until deadline: Int64) -> Int64 {
    let now = now()
    return deadline <= now ? 0 : min(deadline - now, 86_400_000_000_000)
  }
}

/// The clock on the wall, for the log only.
public enum WallClock {
  /// Seconds since 1970-01-01 00:00 UTC, and the nanoseconds on top of them.
  public static func now() -> (seconds: Int64, nanoseconds: Int64) {
    let time = read(CLOCK_REALTIME)
    return (Int64(time.tv_sec), Int64(time.tv_nsec))
  }
}

private func read(_ clock: clockid_t) -> timespec {
  var time = timespec()
  clock_gettime(clock, &time)
  return time
}

extension timespec {
  /// The whole in nanoseconds.
  fileprivate var nanoseconds: Int64 { Int64(tv_sec) &* 1_000_000_000 &+ Int64(tv_nsec) }
}
