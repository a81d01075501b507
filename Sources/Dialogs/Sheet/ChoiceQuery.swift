import TextScreen

/// What is typed to narrow a list: words that must all occur in a label, in any order.
///
/// Capitals count only where one is typed. A word in ASCII, or without any letter that has a capital, is compared
/// byte by byte.
struct ChoiceQuery: Sendable {
  private struct Word {
    let bytes: [UInt8]
    /// Whether it is looked for in lower case beyond ASCII, which takes much longer.
    let isFolded: Bool

    init(_ text: some StringProtocol, isExact: Bool) {
      let word = isExact ? String(text) : text.lowercased()
      bytes = Array(word.utf8)
      isFolded =
        !isExact && !bytes.allSatisfy { $0 < 0x80 }
        && word.unicodeScalars.contains { scalar in
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
    let isExact = text.unicodeScalars.contains { $0.properties.isUppercase }
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
        isFound = Self.first(word.bytes, in: text[...], from: 0, folds: false) != nil
      } else {
        isFound = Self.first(word.bytes, in: label, from: label.startIndex, folds: !isExact) != nil
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
    for word in words {
      var from = 0
      while let start = Self.first(word.bytes, in: text[...], from: from, folds: false) {
        for index in start..<(start + word.bytes.count) { marks[places[index]] = true }
        from = start + word.bytes.count
      }
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

  /// Where a word first occurs.
  ///
  /// - Parameter folds: whether capitals of ASCII in the text are the same as small letters in the word.
  private static func first(
    _ word: [UInt8], in text: ArraySlice<UInt8>, from start: Int, folds: Bool
  ) -> Int? {
    guard let first = word.first else { return nil }
    let other = folds && isSmall(first) ? first ^ 0x20 : first
    let last = text.endIndex - word.count
    var index = start
    while index <= last {
      let byte = text[index]
      if byte == first || byte == other, occurs(word, in: text, at: index, folds) { return index }
      index += 1
    }
    return nil
  }

  private static func occurs(
    _ word: [UInt8], in text: ArraySlice<UInt8>, at start: Int, _ folds: Bool
  ) -> Bool {
    for place in 1..<max(word.count, 1) {
      let byte = text[start + place]
      let wanted = word[place]
      guard byte == wanted || folds && isSmall(wanted) && byte == wanted ^ 0x20 else { return false }
    }
    return true
  }

  private static func isSmall(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
}
