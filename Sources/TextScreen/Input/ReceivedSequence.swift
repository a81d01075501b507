/// A complete control sequence (CSI or SS3) as it was received, and what it means.
///
/// Whatever is not known is nil: a sequence never becomes the characters that it is made of.
struct ReceivedSequence: Sendable {
  /// The bytes between the introducer and the final byte.
  let parameters: [UInt8]
  /// The byte that ends the sequence.
  let final: Unicode.Scalar

  /// What `CSI parameters final` means; `CSI r ; c R` is the cursor's position while one is awaited, else F3.
  func controlSequenceEvent(awaitsCursorPosition: Bool) -> Event? {
    if parameters.first == UInt8(ascii: "<") { return mouseEvent.map(Event.mouse) }
    guard let fields = Fields(parameters) else { return nil }
    if awaitsCursorPosition, final == "R", fields.count == 2 {
      return fields.point(column: 1, row: 0).map(Event.cursorPosition)
    }
    return keyPress(of: fields).map(Event.key)
  }

  /// What `SS3 parameters final` means; the last parameter, which only old terminals send, is the modifiers.
  var singleShiftEvent: Event? {
    guard let fields = Fields(parameters), fields.count <= 2,
      let press = KeySequences.keyPress(singleShift: final)
    else { return nil }
    return press.adding(fields.modifiers(at: fields.count - 1)).map(Event.key)
  }

  private func keyPress(of fields: Fields) -> KeyPress? {
    switch final {
    case "~" where fields[0] == 27 && fields.count == 3:
      return characterKeyPress(of: fields, codeAt: 2)
    case "u" where fields.count <= 3:
      return characterKeyPress(of: fields, codeAt: 0)
    case "~", "^", "@":
      guard fields.count <= 2, let key = KeySequences.key(number: fields[0] ?? 0) else { return nil }
      let rxvt: Modifiers = final == "^" ? .control : final == "@" ? [.control, .shift] : []
      return KeyPress(key, rxvt).adding(fields.modifiers(at: 1))
    case "h":
      // st's Insert.
      return fields.count == 1 && fields[0] == 4 ? KeyPress(.insert) : nil
    default:
      if parameters.isEmpty, let press = KeySequences.keyPress(bareControlSequence: final) { return press }
      guard fields.count <= 2, fields[0] ?? 1 == 1 else { return nil }
      return KeySequences.keyPress(controlSequence: final)?.adding(fields.modifiers(at: 1))
    }
  }

  /// The key of a sequence that names a scalar, with the shifted one and the text that kitty may add.
  private func characterKeyPress(of fields: Fields, codeAt index: Int) -> KeyPress? {
    guard let modifiers = fields.modifiers(at: 1) else { return nil }
    let text = final == "u" ? fields.text(at: 2) : nil
    let code = fields[index] ?? 0
    guard let key = KeySequences.key(code: code) ?? (code == 0 ? text.map(Key.character) : nil)
    else { return nil }
    guard case .character(let character) = key else { return KeyPress(key, modifiers) }
    if let text, modifiers.isDisjoint(with: [.alt, .control]) { return KeyPress(.character(text)) }
    let typed = modifiers.contains(.shift) ? shifted(character, fields[index, 1]) : character
    return KeyPress(.character(typed), modifiers.subtracting(.shift))
  }

  private func shifted(_ character: Character, _ code: Int?) -> Character {
    if let code, let given = KeySequences.character(code: code) { return given }
    guard let ascii = character.asciiValue, (0x61...0x7A).contains(ascii) else { return character }
    return Character(Unicode.Scalar(ascii - 0x20))
  }

  /// The report `CSI < b ; x ; y M` (or `m` on release) of the mouse's SGR encoding, mode 1006.
  ///
  /// The bits of b: 0–1 the button, 2–4 what is held (no matter), 5 motion, 6 the wheel, 7 further buttons.
  private var mouseEvent: MouseEvent? {
    guard final == "M" || final == "m", let fields = Fields(parameters.dropFirst()), fields.count == 3,
      let code = fields[0], code < 128, let position = fields.point(column: 1, row: 2)
    else { return nil }
    let isRelease = final == "m"
    let button = code & 3
    if code & 64 != 0 {
      guard !isRelease, button < 2, code & 32 == 0 else { return nil }
      return MouseEvent(button == 0 ? .wheelUp : .wheelDown, position: position)
    }
    guard button < 3 else { return nil }
    let action: MouseEvent.Action = isRelease ? .release : code & 32 != 0 ? .drag : .press
    return MouseEvent(action, button: button, position: position)
  }
}

extension KeyPress {
  /// The same key with more held; nil where it is not known what is held.
  fileprivate func adding(_ more: Modifiers?) -> KeyPress? {
    more.map { KeyPress(key, modifiers.union($0)) }
  }
}

/// The parameters of a control sequence: numbers parted by `;`, sub-parameters by `:` (ECMA-48, 5.4.2).
private struct Fields {
  /// Larger numbers become this; it is no scalar value, no size of a screen and no set of modifiers.
  static let largest = 9_999_999

  private let fields: [[Int?]]

  /// How many parameters there are; at least 1, since an empty one counts.
  var count: Int { fields.count }

  /// Reads the parameters; nil where there is anything but digits, `;` and `:`.
  init?(_ bytes: some Collection<UInt8>) {
    var fields: [[Int?]] = [[nil]]
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = Int(byte - UInt8(ascii: "0"))
        let number = fields[fields.count - 1].removeLast() ?? 0
        fields[fields.count - 1].append(min(number * 10 + digit, Self.largest))
      case UInt8(ascii: ":"): fields[fields.count - 1].append(nil)
      case UInt8(ascii: ";"): fields.append([nil])
      default: return nil
      }
    }
    self.fields = fields
  }

  /// A parameter, or one of its sub-parameters; nil where it is empty or missing.
  subscript(index: Int, subindex: Int = 0) -> Int? {
    guard fields.indices.contains(index), fields[index].indices.contains(subindex) else { return nil }
    return fields[index][subindex]
  }

  /// A zero-based place of two one-based parameters; nil where one is missing or 0.
  func point(column: Int, row: Int) -> Point? {
    guard let column = self[column], let row = self[row], column > 0, row > 0 else { return nil }
    return Point(column: column - 1, row: row - 1)
  }

  /// What is held: xterm's number less one, as bits, of which Caps Lock and Num Lock are of no matter.
  ///
  /// Nil for a release (kitty's event type 3), and for Super, Hyper and Meta: such a chord is not the key alone.
  func modifiers(at index: Int) -> Modifiers? {
    guard (1...2).contains(self[index, 1] ?? 1) else { return nil }
    let bits = (max(1, self[index] ?? 1) - 1) & ~(64 | 128)
    return bits < 8 ? Modifiers(rawValue: UInt8(bits)) : nil
  }

  /// The character that the sub-parameters spell in scalar values; nil where they are not exactly one.
  func text(at index: Int) -> Character? {
    guard fields.indices.contains(index) else { return nil }
    var text = ""
    for code in fields[index] {
      guard let code, let character = KeySequences.character(code: code) else { return nil }
      text.append(character)
    }
    return text.count == 1 ? text.first : nil
  }
}
