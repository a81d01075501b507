/// How `SafeText` spells what cannot be shown: `^[`, `\xFF`, `\u{202E}`, `‹U+202E›`, `‹+12›`.
///
/// Text in which somebody wrote such a spelling looks the same, and is treated the same.
enum Spelling {
  /// The characters of the spelling that a text begins with; nil where it begins with something else.
  static func length(at text: Substring) -> Int? {
    // Some letters take the sign behind them into their character (GB9b of UAX #29).
    guard let mark = text.first?.unicodeScalars.last else { return nil }
    let rest = text.dropFirst()
    switch mark {
    case "^": return rest.first.map(isCaretLetter) == true ? 2 : nil
    case "\\" where rest.first == "x": return rest.dropFirst().prefix(2).count(where: isDigit) == 2 ? 4 : nil
    case "\\" where rest.hasPrefix("u{"): return length(of: "u{", in: rest, closedBy: "}")
    case "‹" where rest.hasPrefix("U+"): return length(of: "U+", in: rest, closedBy: "›")
    case "‹" where rest.hasPrefix("+"): return length(of: "+", in: rest, closedBy: "›")
    default: return nil
    }
  }

  /// The length of a mark, an opening, digits and a closing; `text` begins with the opening.
  private static func length(of opening: String, in text: Substring, closedBy closing: Character) -> Int? {
    let number = text.dropFirst(opening.count)
    // A scalar has six digits at most, a count of what was left out hardly more.
    let digits = number.prefix(20).prefix(while: isDigit).count
    guard digits > 0, number.dropFirst(digits).first == closing else { return nil }
    return 1 + opening.count + digits + 1
  }

  /// Whether a character is a digit as spellings have it: uppercase, as in the names of Unicode.
  private static func isDigit(_ character: Character) -> Bool {
    ("0"..."9").contains(character) || ("A"..."F").contains(character)
  }

  /// Whether a character stands behind `^` for a control: `@` to `_`, and `?` for DEL.
  private static func isCaretLetter(_ character: Character) -> Bool {
    guard let code = character.asciiValue else { return false }
    return (0x40...0x5F).contains(code) || code == 0x3F
  }
}
