import TextScreen

/// One line of text that is being typed, with a caret.
///
/// Edits by grapheme clusters.
struct TextField: Equatable {
  /// The most clusters that are taken in.
  static let limit = 4096

  private var before: [Character] = []
  private var after: [Character] = []

  /// What has been typed.
  var text: String { String(before) + String(after) }

  /// Types text at the caret; line breaks become blanks, other control characters are left out.
  mutating func insert(_ string: String) {
    for scalar in string.unicodeScalars {
      let isBreak = scalar == "\n" || scalar == "\r"
      guard isBreak || scalar.properties.generalCategory != .control else { continue }
      append(isBreak ? " " : scalar)
    }
  }

  /// Does what a key of line editing says.
  ///
  /// - Returns: whether it was one.
  mutating func edit(_ key: KeyPress) -> Bool {
    switch (key.key, key.modifiers) {
    case (.character(let character), []): insert(String(character))
    case (.backspace, []): _ = before.popLast()
    case (.delete, []): after = Array(after.dropFirst())
    case (.left, []), (.character("b"), .control): moveLeft()
    case (.right, []), (.character("f"), .control): moveRight()
    case (.home, []), (.character("a"), .control):
      after = before + after
      before = []
    case (.end, []), (.character("e"), .control):
      before += after
      after = []
    case (.character("u"), .control): before = []
    case (.character("k"), .control): after = []
    case (.character("w"), .control): deleteWord()
    default: return false
    }
    return true
  }

  /// Draws the text so that the caret is visible, and puts the cursor there.
  func draw(on canvas: Canvas, isFocused: Bool, settings: DialogSettings) {
    let style = settings.palette.field
    canvas.fill(style)
    let head = SafeText(String(before), repertoire: settings.repertoire)
    let tail = SafeText(String(after), repertoire: settings.repertoire)
    let room = max(1, canvas.size.columns - 3)
    let start = 1 - max(0, head.width - room)
    let middle = canvas.draw(head, at: Point(column: start, row: 0), style)
    canvas.draw(tail, at: Point(column: middle, row: 0), style)
    if start < 1 { canvas.draw(" ", at: .zero, style) }
    if isFocused { canvas.placeCursor(at: Point(column: middle, row: 0)) }
  }

  /// Adds a scalar to the cluster before the caret where it belongs to it, else as a new one.
  private mutating func append(_ scalar: Unicode.Scalar) {
    var string = before.last.map(String.init) ?? ""
    string.unicodeScalars.append(scalar)
    if string.count == 1, !before.isEmpty {
      before[before.count - 1] = Character(string)
    } else if before.count + after.count < Self.limit {
      before.append(Character(scalar))
    }
  }

  private mutating func moveLeft() {
    if let character = before.popLast() { after.insert(character, at: 0) }
  }

  private mutating func moveRight() {
    guard let character = after.first else { return }
    after.removeFirst()
    before.append(character)
  }

  private mutating func deleteWord() {
    while before.last == " " { before.removeLast() }
    while let last = before.last, last != " " { before.removeLast() }
  }
}
