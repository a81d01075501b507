import TextScreen

/// One line of text that is being typed, with a caret.
///
/// Edits by grapheme clusters, with the keys of readline.
struct TextField: Equatable, Sendable {
  /// The most clusters that are taken in.
  static let limit = 4096
  /// The most bytes that are taken in: a cluster may have any number of marks.
  static let byteLimit = 16 * limit

  /// Whether each cluster is drawn as the same mark; words are then not told apart either.
  let isMasked: Bool
  /// The clusters.
  private(set) var content: EditedText
  /// The cluster that the caret stands before.
  private(set) var caret: Int
  /// What was cut last.
  private var killed = EditedText()
  /// Whether the key before cut something: what is cut next joins it.
  private var isKilling = false

  /// Makes a field that holds bytes, with the caret at their end; they come back as they are until they are edited.
  init(_ bytes: [UInt8] = [], isMasked: Bool = false) {
    content = EditedText(bytes)
    caret = content.characters.count
    self.isMasked = isMasked
  }

  /// What has been typed.
  var text: String { String(content.characters) }

  /// What has been typed as bytes, or what it was made of.
  var bytes: [UInt8] { content.bytes }

  /// Whether there is nothing in it.
  var isEmpty: Bool { count == 0 }

  private var count: Int { content.characters.count }

  /// Types text at the caret; line breaks become blanks, other control characters are left out.
  mutating func insert(_ string: String) {
    var room = max(0, Self.byteLimit - content.characters.reduce(0) { $0 + $1.utf8.count })
    var typed = ""
    for scalar in string.unicodeScalars {
      let isBreak = scalar == "\n" || scalar == "\r"
      guard isBreak || scalar.properties.generalCategory != .control else { continue }
      room -= UTF8.width(scalar)
      guard room >= 0 else { break }
      typed.unicodeScalars.append(isBreak ? " " : scalar)
    }
    isKilling = false
    caret = content.replace(caret..<caret, with: String(typed.prefix(max(0, Self.limit - count))))
  }

  /// Puts the caret before a cluster.
  mutating func moveCaret(to place: Int) {
    caret = min(max(0, place), count)
    isKilling = false
  }

  /// Does what a key of line editing says.
  ///
  /// - Returns: whether it was one.
  mutating func edit(_ key: KeyPress) -> Bool {
    let wasKilling = isKilling
    isKilling = false
    if case .character(let character) = key.key, key.modifiers.isEmpty {
      insert(String(character))
      return true
    }
    guard let action = KeyBinding.ofLines.action(for: key) else { return false }
    switch action {
    case .yank: caret = content.replace(caret..<caret, with: yanked)
    case .eraseLeft: delete(max(0, caret - 1)..<caret)
    case .eraseRight: delete(caret..<min(caret + 1, count))
    default:
      if let range = killRange(action) {
        isKilling = wasKilling
        kill(range)
      } else if let place = destination(action) {
        moveCaret(to: place)
      }
    }
    return true
  }

  // MARK: Moving

  /// Where a key puts the caret.
  private func destination(_ action: KeyAction) -> Int? {
    switch action {
    case .left: caret - 1
    case .right: caret + 1
    case .lineStart: 0
    case .lineEnd: count
    case .wordLeft: wordStart(Self.isInWord)
    case .wordRight: wordEnd
    default: nil
    }
  }

  private static func isInWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  /// The beginning of the word at or before the caret.
  private func wordStart(_ isInWord: (Character) -> Bool) -> Int {
    guard !isMasked else { return 0 }
    let characters = content.characters
    var place = caret
    while place > 0, !isInWord(characters[place - 1]) { place -= 1 }
    while place > 0, isInWord(characters[place - 1]) { place -= 1 }
    return place
  }

  /// The end of the word at or behind the caret.
  private var wordEnd: Int {
    let characters = content.characters
    guard !isMasked else { return characters.count }
    var place = caret
    while place < characters.count, !Self.isInWord(characters[place]) { place += 1 }
    while place < characters.count, Self.isInWord(characters[place]) { place += 1 }
    return place
  }

  // MARK: Cutting

  /// What a key cuts.
  private func killRange(_ action: KeyAction) -> Range<Int>? {
    switch action {
    case .cutToStart: 0..<caret
    case .cutToEnd: caret..<count
    case .cutToBlank: wordStart { $0 != " " }..<caret
    case .cutWordLeft: wordStart(Self.isInWord)..<caret
    case .cutWordRight: caret..<wordEnd
    default: nil
    }
  }

  private mutating func kill(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let isBackward = range.upperBound == caret
    if !isKilling { killed = EditedText() }
    let place = isBackward ? 0 : killed.characters.count
    _ = killed.replace(place..<place, with: String(content.characters[range]))
    delete(range)
    isKilling = true
  }

  /// What was cut last, as far as there is room for it.
  private var yanked: String { String(killed.characters.prefix(max(0, Self.limit - count))) }

  private mutating func delete(_ range: Range<Int>) { caret = content.replace(range, with: "") }
}
