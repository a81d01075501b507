/// How many columns a character takes on a terminal.
///
/// A character is a grapheme cluster (UAX #29); the rules are those of modern terminals and of the `wcwidth`
/// project: the widths of the scalars (UAX #11) are added up, to two columns at most, and a variation selector
/// decides between text and emoji (UTS #51). East Asian Ambiguous is one column.
public enum CharacterWidth {
  /// The columns of one character: 0, 1 or 2.
  ///
  /// Controls and marks without a base are 0; ``SafeText`` has none of them.
  public static func of(_ character: Character) -> Int {
    let bytes = character.utf8
    if bytes.count == 1, let byte = bytes.first { return (0x20...0x7E).contains(byte) ? 1 : 0 }
    var width = 0
    var previous: Unicode.Scalar?
    for scalar in character.unicodeScalars {
      switch scalar {
      case "\u{FE0F}" where previous?.properties.isEmoji == true: width = 2
      case "\u{FE0E}" where previous?.properties.isEmojiPresentation == true: width = 1
      default: width = min(width + of(scalar), 2)
      }
      previous = scalar
    }
    return width
  }

  /// The columns of a text: the sum over its characters.
  public static func total(of text: some StringProtocol) -> Int {
    // Only there is a column a byte, and nothing to look up.
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// Whether all terminals agree about the columns of a character.
  ///
  /// They do about ASCII, ideographs, box drawing, long-known emoji and letters with nonspacing marks. They do
  /// not about variation selectors, joiners, skin tones, flags, spacing marks, conjuncts, loose jamo, what
  /// Unicode added since 2020 or made wide later, and private use. After such a character the place of the
  /// cursor is unknown.
  public static func isCertain(_ character: Character) -> Bool {
    guard character.utf8.count > 1 else { return true }
    var isFirst = true
    for scalar in character.unicodeScalars {
      guard isFirst ? isCertainBase(scalar) : isCertainMark(scalar) else { return false }
      isFirst = false
    }
    return true
  }

  /// Whether a scalar alone takes two columns: an ideograph, a syllable, an emoji.
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x1100 && (WidthTable.contains(scalar) || scalar.properties.isEmojiPresentation)
  }

  /// The columns that a scalar adds to its character.
  ///
  /// A spacing mark (Mc) adds one, also where it stands for itself, as in Burmese.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: return 0
    case 0x20...0x2FF: return 1
    // Vowels and final consonants of Hangul are drawn into the square of the initial one.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
    default: break
    }
    if isWide(scalar) { return 2 }
    if scalar.properties.isDefaultIgnorableCodePoint { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return 0
    case .format: return isPrependedMark(scalar) ? 1 : 0
    default: return 1
    }
  }

  /// Whether a scalar is a format character with a shape: Prepended_Concatenation_Mark.
  private static func isPrependedMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }

  private static func isCertainBase(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD: return false
    case 0x00...0x2FF: return true
    // Jamo, regional indicators and skin tones that are alone.
    case 0x1100...0x11FF, 0xA960...0xA97F, 0xD7B0...0xD7FF, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: return false
    // Narrow until Unicode 16.0: trigrams, hexagrams, counting rods.
    case 0x2630...0x2637, 0x268A...0x268F, 0x4DC0...0x4DFF, 0x1D300...0x1D376: return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format, .privateUse: return false
    default: return isLongKnown(scalar)
    }
  }

  private static func isCertainMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark:
      return !scalar.properties.isDefaultIgnorableCodePoint && isLongKnown(scalar)
    default: return false
    }
  }

  /// Whether a scalar was in Unicode before 13.0 (March 2020), so that terminals in use know it.
  private static func isLongKnown(_ scalar: Unicode.Scalar) -> Bool {
    guard let age = scalar.properties.age else { return false }
    return age.major < 13
  }
}
