import TextScreen

/// The letter of an action.
struct Shortcut: Equatable {
  /// The letter, in lower case.
  let letter: Character
  /// Which cluster of the label it is.
  let index: Int

  /// Whether a typed character means the letter, in either case.
  func matches(_ character: Character) -> Bool {
    character == letter || character.lowercased() == String(letter)
  }

  /// The first free letter of each label, in the order in which they are read; never `y` or `n` (rule 4).
  static func assign(to labels: [SafeText], order: [Int]) -> [Shortcut?] {
    var taken: [Character] = ["y", "n"]
    var shortcuts = [Shortcut?](repeating: nil, count: labels.count)
    for action in order {
      for (index, cell) in labels[action].cells.enumerated() {
        guard let letter = lowercase(cell.character), !taken.contains(letter) else { continue }
        taken.append(letter)
        shortcuts[action] = Shortcut(letter: letter, index: index)
        break
      }
    }
    return shortcuts
  }

  /// The character as a key can type it; nil when it is no letter.
  private static func lowercase(_ character: Character) -> Character? {
    guard character.isLetter, character.isCased, character.unicodeScalars.count == 1 else { return nil }
    let lower = character.lowercased()
    return lower.count == 1 ? lower.first : nil
  }
}
