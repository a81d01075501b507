extension SafeText {
  /// Breaks the text into lines for a column of a given width.
  ///
  /// Lines break at blanks, which are swallowed, and beside ideographs and emoji, but not before closing or
  /// after opening punctuation; a word that is longer than a line breaks between characters. The blanks before
  /// the first word stay, unless it does not fit beside them; no line ends in a blank. There is always a line.
  ///
  /// - Parameter columns: the width; less than 1 counts as 1. A line is wider only where a single character is.
  public func wrapped(columns: Int) -> [SafeText] {
    var wrapper = LineWrapper(text: description, columns: max(columns, 1))
    for character in description { wrapper.add(character) }
    return wrapper.finished()
  }
}

/// Breaks lines greedily in one pass; places are byte offsets, since those are found at once.
private struct LineWrapper {
  let text: String
  let columns: Int

  private var lines: [SafeText] = []
  private var lineStart = 0
  /// Where the line's last character that is no blank ends.
  private var contentEnd = 0
  private var position = 0
  /// Columns from the line's start to the position.
  private var width = 0
  /// The first scalar of the character before; nil after a blank and at the start.
  private var previous: Unicode.Scalar?
  /// The last place where the line may end: the end of its content, the start of the next line, the columns to
  /// there.
  private var opportunity: (end: Int, start: Int, width: Int)?

  init(text: String, columns: Int) {
    self.text = text
    self.columns = columns
  }

  mutating func add(_ character: Character) {
    let first = character.unicodeScalars.first ?? " "
    let size = character.utf8.count
    if first == " ", size == 1 {
      width += 1
      position += 1
      previous = nil
      return
    }
    let advance = CharacterWidth.of(character)
    if mayBreak(before: first) { opportunity = (contentEnd, position, width) }
    // Twice at most: a line that broke before an ideograph can be full again.
    while width + advance > columns, position > lineStart { breakLine() }
    width += advance
    position += size
    contentEnd = position
    previous = first
  }

  mutating func finished() -> [SafeText] {
    appendLine(endingAt: contentEnd)
    return lines
  }

  private mutating func breakLine() {
    let (end, start, taken) = opportunity ?? (position, position, width)
    // Nothing but an indent is no line.
    if end > lineStart { appendLine(endingAt: end) }
    lineStart = start
    width -= taken
    opportunity = nil
  }

  private mutating func appendLine(endingAt end: Int) {
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: lineStart)
    lines.append(SafeText(part: text[start..<bytes.index(start, offsetBy: end - lineStart)]))
  }

  private func mayBreak(before next: Unicode.Scalar) -> Bool {
    guard position > lineStart else { return false }
    guard let previous else { return true }
    guard CharacterWidth.isWide(previous) || CharacterWidth.isWide(next) else { return false }
    switch (previous.properties.generalCategory, next.properties.generalCategory) {
    case (.openPunctuation, _), (.initialPunctuation, _): return false
    case (_, .closePunctuation), (_, .finalPunctuation), (_, .otherPunctuation): return false
    // The marks that repeat or lengthen the character before them: 々, ー.
    case (_, .modifierLetter): return false
    default: return true
    }
  }
}
