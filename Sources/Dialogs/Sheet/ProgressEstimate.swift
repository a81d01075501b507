import TextScreen

/// How long something still takes, told from how far it has come since its beginning.
struct ProgressEstimate: Sendable {
  /// Before this nothing is said.
  private static let least = (seconds: Int64(3), percent: 2)

  private var start: (second: Int64, percent: Int)?
  /// Seconds that are left, smoothed.
  private var left: Double?
  /// Seconds that are told.
  private(set) var told: Int64?

  /// A second has passed.
  mutating func update(second: Int64, percent: Int?) {
    guard let percent else { return self = ProgressEstimate() }
    // It began again.
    guard let start, percent >= start.percent else {
      self = ProgressEstimate()
      return start = (second, percent)
    }
    let (passed, done) = (second - start.second, percent - start.percent)
    guard percent < 100, passed >= Self.least.seconds, done >= Self.least.percent else { return told = nil }
    let guess = Double(passed) * Double(100 - percent) / Double(done)
    let smooth = left.map { max(0, $0 - 1) * 0.8 + guess * 0.2 } ?? guess
    left = smooth
    let rounded = Self.rounded(smooth)
    // It does not go up and down by a step.
    if let told, rounded > told, Double(rounded) < Double(told) * 1.25 + 5 { return }
    told = rounded
  }

  /// Steps of five seconds, of minutes, of ten minutes.
  private static func rounded(_ seconds: Double) -> Int64 {
    let step = seconds < 55 ? 5.0 : seconds < 3600 ? 60 : 600
    return Int64(min(seconds, 1_000_000) / step + 0.5) * Int64(step)
  }

  /// What is said; nil for nothing.
  var wording: Wording? {
    guard let told else { return nil }
    if told < 5 { return Wording("a few seconds left", "few s") }
    let (number, unit): (Int64, SafeText) =
      told < 60 ? (told, "s") : told < 3600 ? (told / 60, "min") : ((told + 1800) / 3600, "h")
    let time = SafeText("\(number) ") + unit
    return Wording("about " + time + " left", time + " left", time)
  }
}

extension Duration {
  /// Whole seconds that have passed.
  var wholeSeconds: Int64 { max(0, nanoseconds / 1_000_000_000) }

  /// `0:42`, `12:05`, `1:02:03`: time that has passed.
  var clockText: SafeText {
    let seconds = wholeSeconds
    let two = { (number: Int64) in number < 10 ? "0\(number)" : "\(number)" }
    let tail = ":" + two(seconds % 60)
    return SafeText(
      seconds < 3600 ? "\(seconds / 60)" + tail : "\(seconds / 3600):" + two(seconds / 60 % 60) + tail)
  }
}
