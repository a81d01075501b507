import Testing

/// How a keyboard repeats a key that is held down, in milliseconds.
struct KeyRepeat: Sendable, CustomTestStringConvertible {
  /// From the press to the first repeat.
  let delay: Int
  /// From one repeat to the next.
  let interval: Int

  /// From the Linux console, X, Windows, macOS at their extremes, to the slowest that a BIOS sets.
  static let profiles = [
    KeyRepeat(delay: 250, interval: 92), KeyRepeat(delay: 500, interval: 33),
    KeyRepeat(delay: 660, interval: 40), KeyRepeat(delay: 1000, interval: 33),
    KeyRepeat(delay: 2000, interval: 90),
  ]

  /// When the key comes, from the press on.
  func moments(through end: Int) -> [Int] {
    [0] + Array(stride(from: delay, through: end, by: interval))
  }

  var testDescription: String { "\(delay)/\(interval)" }
}
