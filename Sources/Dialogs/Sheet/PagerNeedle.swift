import TextScreen

/// What is searched for: a plain part of a line, in which case counts only where a capital is typed.
struct PagerNeedle: Equatable, Sendable {
  /// What was typed.
  let text: String
  private let needle: ByteNeedle
  /// Whether case is a matter of ASCII alone.
  private let isPlain: Bool

  /// Makes a needle; nil for nothing to search for.
  init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    self.text = text
    let isExact = ByteNeedle.isExact(text)
    isPlain = isExact || text.utf8.allSatisfy { $0 < 0x80 }
    needle = ByteNeedle(text, isExact: isExact)
  }

  /// Bytes that may follow a part in which it begins.
  var overlap: Int { needle.bytes.count - 1 }
  /// How many times as long a search takes as one that compares bytes.
  var effort: Int { isPlain ? 1 : 16 }

  /// Whether it is anywhere in some bytes.
  func isFound(in haystack: ArraySlice<UInt8>) -> Bool {
    if isPlain { return needle.isFound(in: haystack) }
    return needle.isFound(in: Array(String(decoding: haystack, as: UTF8.self).lowercased().utf8)[...])
  }

  /// Where it is in a text that is drawn, in bytes.
  func ranges(in text: SafeText) -> [Range<Int>] {
    let own = Array(text.description.utf8)
    let haystack = isPlain ? own : Array(text.description.lowercased().utf8)
    // Places are of use only where lower case takes as many bytes, as it nearly always does.
    return haystack.count == own.count ? needle.ranges(in: haystack) : []
  }
}
