import Foundation

/// Random numbers that can be had again: SplitMix64, which needs nothing but its seed.
///
/// `SEED=123 swift test --filter …` repeats a run. Put ``seed`` into the message of every expectation, so that
/// a failure says how.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  /// Where the sequence began.
  public let seed: UInt64
  private var state: UInt64

  /// Begins at `SEED` from the environment, where that is a number; otherwise anywhere.
  public init() {
    let given = ProcessInfo.processInfo.environment["SEED"].flatMap { UInt64($0) }
    self.init(seed: given ?? .random(in: .min ... .max))
  }

  /// Begins at a known place.
  public init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  /// The next number of the sequence.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
