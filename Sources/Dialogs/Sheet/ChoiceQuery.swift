import TextScreen

/// What is typed to narrow a list: words that must all occur in a label, in any order.
///
/// Capitals count only where one is typed. A word in ASCII, or without any letter that has a capital, is compared
/// byte by byte.
struct ChoiceQuery: Sendable {
  private struct Word {
    let needle: ByteNeedle
    /// Whether it is looked for in lower case beyond ASCII, which takes much longer.
    let isFolded: Bool

    init(_ text: some StringProtocol, isExact: Bool) {
      needle = ByteNeedle(text, isExact: isExact)
      isFolded =
        !isExact && !needle.bytes.allSatisfy { $0 < 0x80 }
        && text.lowercased().unicodeScalars.contains { scalar in
          // The dot comes from İ in lower case, the replacement from bytes that are no UTF-8.
          scalar.properties.isCased || scalar == "\u{307}" || scalar == "\u{FFFD}"
        }
    }
  }

  /// The text, as typed.
  let text: String
  /// The words as typed.
  private let typed: [Word]
  /// The words, those first that are looked for fast.
  private let words: [Word]
  /// Whether capitals count.
  private let isExact: Bool
  /// How many times longer than the fastest way it takes to look at a label.
  let cost: Int

  init(_ text: String) {
    self.text = text
    let isExact = ByteNeedle.isExact(text)
    self.isExact = isExact
    typed = text.split(separator: " ").map { Word($0, isExact: isExact) }
    words = typed.filter { !$0.isFolded } + typed.filter(\.isFolded)
    cost = typed.contains(where: \.isFolded) ? 16 : 1
  }

  /// Whether everything matches.
  var isEmpty: Bool { words.isEmpty }

  /// Whether what matches this also matches the other.
  func narrows(_ other: ChoiceQuery) -> Bool {
    guard Array(text.utf8).starts(with: other.text.utf8), let last = other.typed.last,
      typed.count >= other.typed.count
    else { return false }
    // A word in ASCII does not find letters that only become ASCII in lower case; a longer one may.
    return isExact || typed[other.typed.count - 1].isFolded == last.isFolded
  }

  /// Whether all words occur in a label.
  func matches(_ label: ArraySlice<UInt8>) -> Bool {
    var lowercase: [UInt8]?
    for word in words {
      let isFound: Bool
      if word.isFolded {
        let text = lowercase ?? Self.lowercased(label)
        lowercase = text
        isFound = word.needle.isFound(in: text[...])
      } else {
        isFound = word.needle.isFound(in: label)
      }
      if !isFound { return false }
    }
    return true
  }

  /// Which cells of a label lie in a match.
  func marks(in cells: [(character: Character, width: Int)]) -> [Bool] {
    var marks = Array(repeating: false, count: cells.count)
    var text: [UInt8] = []
    var places: [Int] = []
    for (place, cell) in cells.enumerated() {
      let bytes = Array((isExact ? String(cell.character) : cell.character.lowercased()).utf8)
      text += bytes
      places += Array(repeating: place, count: bytes.count)
    }
    for range in words.flatMap({ $0.needle.ranges(in: text) }) {
      for index in range { marks[places[index]] = true }
    }
    return marks
  }

  /// A label in lower case; what is no UTF-8 is replaced.
  private static func lowercased(_ label: ArraySlice<UInt8>) -> [UInt8] {
    guard label.contains(where: { $0 >= 0x80 }) else { return [] }
    var text: [UInt8] = []
    text.reserveCapacity(label.count + 8)
    var rest = label
    while let byte = rest.first {
      if byte < 0x80 {
        text.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
        rest = rest.dropFirst()
      } else {
        // Every scalar becomes another by itself, and none lies across a byte of ASCII.
        let run = rest.prefix { $0 >= 0x80 }
        text += String(decoding: run, as: UTF8.self).lowercased().utf8
        rest = rest[run.endIndex...]
      }
    }
    return text
  }
}
