import TextScreen

/// Time that is left, in words of stable width.
enum Countdown {
  /// `9 s`, `4 min 05 s`, `2 h 03 min`; a begun second counted.
  static func text(_ left: Duration) -> SafeText {
    let seconds = left.secondsLeft
    if seconds < 60 { return SafeText("\(seconds) s") }
    if seconds < 3600 { return SafeText("\(seconds / 60) min \(twoDigits(seconds % 60)) s") }
    return SafeText("\(seconds / 3600) h \(twoDigits(seconds / 60 % 60)) min")
  }

  /// When, at the latest, what `text` says is no longer true.
  static func nextChange(of end: Duration, after elapsed: Duration) -> Duration {
    let left = (end - elapsed).secondsLeft
    return left <= 1 ? end : end - .seconds(left - 1)
  }

  private static func twoDigits(_ number: Int64) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
