/// A plain word that is looked for in texts, byte by byte.
struct ByteNeedle: Equatable, Sendable {
  /// The word, in lower case where capitals do not count.
  let bytes: [UInt8]
  /// Whether capitals of ASCII in a text are the same as small letters in the word.
  private let folds: Bool

  /// Whether capitals count, as they do where one is typed.
  static func isExact(_ text: String) -> Bool { text.unicodeScalars.contains { $0.properties.isUppercase } }

  /// Makes a needle of a word.
  init(_ word: some StringProtocol, isExact: Bool) {
    bytes = Array(isExact ? String(word).utf8 : word.lowercased().utf8)
    folds = !isExact
  }

  /// Whether it is anywhere in a text.
  func isFound(in text: ArraySlice<UInt8>) -> Bool { first(in: text, from: text.startIndex) != nil }

  /// Where it is in a text, each place behind the end of the one before.
  func ranges(in text: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    while let place = first(in: text[...], from: start) {
      start = place + bytes.count
      ranges.append(place..<start)
    }
    return ranges
  }

  /// Where it first begins in a text; nil for nowhere, and for an empty word.
  private func first(in text: ArraySlice<UInt8>, from start: Int) -> Int? {
    guard let first = bytes.first else { return nil }
    let other = folds && Self.isSmall(first) ? first ^ 0x20 : first
    let last = text.endIndex - bytes.count
    var index = start
    while index <= last {
      let byte = text[index]
      if byte == first || byte == other, occurs(in: text, at: index) { return index }
      index += 1
    }
    return nil
  }

  private func occurs(in text: ArraySlice<UInt8>, at start: Int) -> Bool {
    for place in bytes.indices {
      let byte = text[start + place]
      let wanted = bytes[place]
      guard byte == wanted || folds && Self.isSmall(wanted) && byte == wanted ^ 0x20 else { return false }
    }
    return true
  }

  private static func isSmall(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
}
