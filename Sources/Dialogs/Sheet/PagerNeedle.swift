import TextScreen

/// What is searched for: a plain part of a line, in which case counts only where a capital is typed.
struct PagerNeedle: Equatable, Sendable {
  /// What was typed.
  let text: String
  private let bytes: [UInt8]
  private let isExact: Bool
  /// Whether case is a matter of ASCII alone.
  private let isPlain: Bool

  /// Makes a needle; nil for nothing to search for.
  init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    self.text = text
    isExact = text.unicodeScalars.contains { $0.properties.isUppercase }
    isPlain = isExact || text.utf8.allSatisfy { $0 < 0x80 }
    bytes = Array(isExact ? text.utf8 : text.lowercased().utf8)
  }

  /// Bytes that may follow a part in which it begins.
  var overlap: Int { bytes.count - 1 }
  /// How many times as long a search takes as one that compares bytes.
  var effort: Int { isPlain ? 1 : 16 }

  /// Whether it is anywhere in some bytes.
  func isFound(in haystack: ArraySlice<UInt8>) -> Bool {
    if isPlain { return place(in: haystack, from: haystack.startIndex) != nil }
    let folded = Array(String(decoding: haystack, as: UTF8.self).lowercased().utf8)
    return place(in: folded[...], from: 0) != nil
  }

  /// Where it is in a text that is drawn, in bytes.
  func ranges(in text: SafeText) -> [Range<Int>] {
    let own = Array(text.description.utf8)
    let haystack = isPlain ? own : Array(text.description.lowercased().utf8)
    // Places are of use only where lower case takes as many bytes, as it nearly always does.
    guard haystack.count == own.count else { return [] }
    var ranges: [Range<Int>] = []
    var start = 0
    while let place = place(in: haystack[...], from: start) {
      ranges.append(place..<(place + bytes.count))
      start = place + bytes.count
    }
    return ranges
  }

  private func place(in haystack: ArraySlice<UInt8>, from start: Int) -> Int? {
    guard let first = bytes.first else { return nil }
    let folds = !isExact
    let other = folds && 0x61...0x7A ~= first ? first - 0x20 : first
    var place = start
    let end = haystack.endIndex - bytes.count
    while place <= end {
      let byte = haystack[place]
      if byte == first || byte == other, matches(haystack, at: place, folds) { return place }
      place += 1
    }
    return nil
  }

  private func matches(_ haystack: ArraySlice<UInt8>, at place: Int, _ folds: Bool) -> Bool {
    for offset in bytes.indices {
      var byte = haystack[place + offset]
      if folds, 0x41...0x5A ~= byte { byte |= 0x20 }
      if byte != bytes[offset] { return false }
    }
    return true
  }
}
