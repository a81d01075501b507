/// A line of text that is being edited: its grapheme clusters, in a buffer that is overwritten when it is given up.
///
/// Overwriting is as much as Swift allows: clusters of more than fifteen bytes, and strings that are made of the
/// text for a moment, lie elsewhere and are only freed. What describes the text for people who look for errors
/// does not show it.
struct EditedText: Equatable, Sendable {
  /// Where the clusters are; only changed while a single text refers to it.
  private final class Storage: @unchecked Sendable {
    var characters: [Character]
    /// What the text was made of; nil once it was edited.
    var original: [UInt8]?

    init(_ characters: [Character], original: [UInt8]?) {
      self.characters = characters
      self.original = original
    }

    deinit {
      EditedText.overwrite(&characters)
      forgetOriginal()
    }

    func forgetOriginal() {
      guard var bytes = original else { return }
      original = nil
      for index in bytes.indices { bytes[index] = 0 }
    }

    /// Makes room without leaving the old buffer as it was.
    func reserve(_ count: Int) {
      guard count > characters.capacity else { return }
      var larger: [Character] = []
      larger.reserveCapacity(max(64, 2 * count))
      larger += characters
      EditedText.overwrite(&characters)
      characters = larger
    }
  }

  private var storage: Storage

  /// Makes a text of bytes, which come back as they are until it is edited.
  init(_ bytes: [UInt8] = []) {
    storage = Storage(Array(String(decoding: bytes, as: UTF8.self)), original: bytes)
  }

  /// The clusters.
  var characters: [Character] { storage.characters }

  /// The text as bytes: those it was made of, as long as it was not edited.
  var bytes: [UInt8] { storage.original ?? storage.characters.flatMap { Array($0.utf8) } }

  /// Whether two texts are the same, scalar for scalar.
  static func == (left: EditedText, right: EditedText) -> Bool {
    left.storage === right.storage || left.bytes == right.bytes
  }

  /// Replaces some clusters by text, which may join its neighbours.
  ///
  /// Only as much is looked at as may change.
  ///
  /// - Returns: the first boundary at or after the end of what was put in.
  mutating func replace(_ range: Range<Int>, with text: String) -> Int {
    guard !range.isEmpty || !text.isEmpty else { return range.upperBound }
    makeOwn()
    let lower = max(range.lowerBound - 1, 0)
    var upper = range.upperBound
    var segment = String(storage.characters[lower..<range.lowerBound]) + text
    let end = segment.utf8.count
    while upper < storage.characters.count {
      let next = storage.characters[upper]
      let longer = segment + String(next)
      // Where the old boundary holds, everything behind it does.
      if segment.isEmpty || longer.last?.utf8.count == next.utf8.count { break }
      segment = longer
      upper += 1
    }
    var new = Array(segment)
    var (caret, place) = (lower, 0)
    for character in new where place < end {
      place += character.utf8.count
      caret += 1
    }
    storage.reserve(storage.characters.count - (upper - lower) + new.count)
    for index in lower..<upper { storage.characters[index] = " " }
    storage.characters.replaceSubrange(lower..<upper, with: new)
    storage.forgetOriginal()
    Self.overwrite(&new)
    return caret
  }

  /// Copies are changed apart from each other.
  private mutating func makeOwn() {
    guard !isKnownUniquelyReferenced(&storage) else { return }
    storage = Storage(storage.characters, original: storage.original)
  }

  private static func overwrite(_ characters: inout [Character]) {
    for index in characters.indices { characters[index] = " " }
  }
}

extension EditedText: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// That there is a text.
  var description: String { "(text)" }
  /// That there is a text.
  var debugDescription: String { description }
  /// Nothing.
  var customMirror: Mirror { Mirror(self, children: []) }
}
