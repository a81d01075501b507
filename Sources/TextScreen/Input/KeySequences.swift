/// What keyboards send, as tables: the only place that knows which bytes mean which key.
///
/// Sources: xterm ctlseqs ("PC-Style Function Keys", "VT220-Style Function Keys"), the kitty keyboard protocol
/// ("Functional key definitions"), and what rxvt, st, tmux, GNU screen and the Linux console were seen to send.
enum KeySequences {
  /// The key of one byte of ASCII; nil for ESC, which begins a sequence.
  static func keyPress(ascii byte: UInt8) -> KeyPress? {
    switch byte {
    case 0x00: KeyPress(.character(" "), .control)
    case 0x08, 0x7F: KeyPress(.backspace)
    case 0x09: KeyPress(.tab)
    case 0x0A, 0x0D: KeyPress(.enter)
    case 0x01...0x1A: KeyPress(.character(Character(Unicode.Scalar(byte + 0x60))), .control)
    case 0x1C...0x1F: KeyPress(.character(Character(Unicode.Scalar(byte + 0x40))), .control)
    case 0x20...0x7E: KeyPress(.character(Character(Unicode.Scalar(byte))))
    default: nil
    }
  }

  /// The key of `CSI X` and `CSI 1 ; m X`.
  static func keyPress(controlSequence final: Unicode.Scalar) -> KeyPress? {
    switch final {
    case "A": KeyPress(.up)
    case "B": KeyPress(.down)
    case "C": KeyPress(.right)
    case "D": KeyPress(.left)
    case "F": KeyPress(.end)
    case "H": KeyPress(.home)
    case "P": KeyPress(.function(1))
    case "Q": KeyPress(.function(2))
    case "R": KeyPress(.function(3))
    case "S": KeyPress(.function(4))
    case "Z": KeyPress(.tab, .shift)
    default: nil
    }
  }

  /// The key of `CSI X`, where that without any parameter is another than `CSI 1 ; m X`.
  ///
  /// `CSI P` is st's Delete. It is F1 only under the kitty protocol, which is never asked for.
  static func keyPress(bareControlSequence final: Unicode.Scalar) -> KeyPress? {
    switch final {
    case "P": KeyPress(.delete)
    case "a": KeyPress(.up, .shift)  // rxvt, and the next three
    case "b": KeyPress(.down, .shift)
    case "c": KeyPress(.right, .shift)
    case "d": KeyPress(.left, .shift)
    default: nil
    }
  }

  /// The key of `SS3 X`: application cursor keys, F1 to F4, and the application keypad.
  static func keyPress(singleShift final: Unicode.Scalar) -> KeyPress? {
    switch final {
    case "A": KeyPress(.up)
    case "B": KeyPress(.down)
    case "C": KeyPress(.right)
    case "D": KeyPress(.left)
    case "F": KeyPress(.end)
    case "H": KeyPress(.home)
    case "I": KeyPress(.tab)
    case "M": KeyPress(.enter)
    case "P": KeyPress(.function(1))
    case "Q": KeyPress(.function(2))
    case "R": KeyPress(.function(3))
    case "S": KeyPress(.function(4))
    case "X": KeyPress(.character("="))
    case "a": KeyPress(.up, .control)  // rxvt, and the next three
    case "b": KeyPress(.down, .control)
    case "c": KeyPress(.right, .control)
    case "d": KeyPress(.left, .control)
    case " ": KeyPress(.character(" "))
    // The keypad's keys lie 0x40 above the characters that are printed on them.
    case "j"..."y": Unicode.Scalar(final.value - 0x40).map { KeyPress(.character(Character($0))) }
    default: nil
    }
  }

  /// The key of `CSI [ X`, which is what the Linux console sends for F1 to F5.
  static func keyPress(linuxConsole final: Unicode.Scalar) -> KeyPress? {
    switch final {
    case "A": KeyPress(.function(1))
    case "B": KeyPress(.function(2))
    case "C": KeyPress(.function(3))
    case "D": KeyPress(.function(4))
    case "E": KeyPress(.function(5))
    default: nil
    }
  }

  /// The key of `CSI n ~` and `CSI n ; m ~`; rxvt ends the same with `^` for Control, `@` for Control-Shift.
  static func key(number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28...29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  /// The key of `CSI code u` and of xterm's `CSI 27 ; m ; code ~`: a scalar, or a number of kitty's for a key
  /// that has none.
  static func key(code: Int) -> Key? {
    switch code {
    case 0x08, 0x7F: .backspace
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x1B: .escape
    case 0xE000...0xF8FF: functionalKey(code: code)
    default: character(code: code).map(Key.character)
    }
  }

  /// The character of a scalar value; nil for controls and for what is no scalar.
  static func character(code: Int) -> Character? {
    guard let value = UInt32(exactly: code), let scalar = Unicode.Scalar(value), !scalar.isControl
    else { return nil }
    return Character(scalar)
  }

  private static func functionalKey(code: Int) -> Key? {
    switch code {
    case 57376...57387: .function(code - 57363)
    case 57399...57408: character(code: code - 57351).map(Key.character)
    case 57409: .character(".")
    case 57410: .character("/")
    case 57411: .character("*")
    case 57412: .character("-")
    case 57413: .character("+")
    case 57414: .enter
    case 57415: .character("=")
    case 57416: .character(",")
    case 57417: .left
    case 57418: .right
    case 57419: .up
    case 57420: .down
    case 57421: .pageUp
    case 57422: .pageDown
    case 57423: .home
    case 57424: .end
    case 57425: .insert
    case 57426: .delete
    default: nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether this is a control character: C0, DEL or C1.
  var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}
