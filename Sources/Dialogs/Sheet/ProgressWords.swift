/// What the lines that tell of a progress are made of.
enum ProgressWords {
  /// `42`, `42%` or `42.5`; what is over 100 counts as 100.
  static func percent(_ word: ArraySlice<UInt8>) -> Int? {
    let number = word.last == UInt8(ascii: "%") ? word.dropLast() : word
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    let parts = number.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, (1...9).contains(whole.count), whole.allSatisfy(isDigit),
      parts.dropFirst().allSatisfy({ $0.allSatisfy(isDigit) })
    else { return nil }
    return min(100, whole.reduce(0) { $0 * 10 + Int($1 - 0x30) })
  }
}
