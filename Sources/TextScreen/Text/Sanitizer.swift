/// The one place where text from outside is judged: scalar by scalar, since in Swift CR LF is one Character, but
/// with the grapheme cluster in view, since a joiner or a mark is lawful only in its place.
///
/// Every decision rests on what was *written*, so that a second pass finds nothing to do.
struct Sanitizer {
  /// The safe text so far.
  private(set) var output = ""

  private let repertoire: Repertoire
  /// The last scalar that was written as it is; nil where a mark would have nothing to stand on.
  private var previous: Unicode.Scalar?
  /// Whether a pictograph with nothing but extenders behind it was written last, so that a joiner can join (GB11).
  private var endsInPictograph = false
  /// Scalars written in the current cluster.
  private var kept = 0
  /// Marks written on the current base.
  private var marks = 0
  /// Scalars left out of the current cluster, still to be reported.
  private var surplus = 0
  /// Bytes of `output` whose columns are in `column`.
  private var measured = 0
  private var column = 0

  /// Starts an empty line.
  init(_ repertoire: Repertoire) { self.repertoire = repertoire }

  /// What comes is drawn apart from what came: a mark does not stand on the character before.
  mutating func beginRun() { previous = nil }

  /// Makes text safe and puts it at the end of the line.
  mutating func append(_ text: String) {
    for character in text {
      let scalars = character.unicodeScalars
      switch (scalars.first, repertoire) {
      case ("\t"?, _): appendTab()
      case ("\n"?, .unicode), ("\r"?, .unicode): replace(with: "⏎")
      case ("\n"?, .ascii), ("\r"?, .ascii): replace(with: "^J")
      case (_, .unicode): appendCluster(scalars)
      case (_, .ascii): for scalar in scalars { spell(scalar) }
      }
    }
  }

  /// Makes bytes safe for ASCII, showing the invalid ones, and puts them at the end of the line.
  mutating func append(bytes: some Collection<UInt8>) {
    var parser = Unicode.UTF8.ForwardParser()
    var unread = bytes.makeIterator()
    var raw = bytes[...]
    var valid = ""
    while true {
      switch parser.parseScalar(from: &unread) {
      case .valid(let encoded):
        valid.unicodeScalars.append(Unicode.UTF8.decode(encoded))
        raw = raw.dropFirst(encoded.count)
      case .error(let length):
        append(valid)
        valid = ""
        for byte in raw.prefix(length) { replace(with: "\\x" + Self.hexadecimal(UInt32(byte), digits: 2)) }
        raw = raw.dropFirst(length)
      case .emptyInput:
        return append(valid)
      }
    }
  }
}

extension Sanitizer {
  private static let tabStop = 8
  private static let marksOnBase = 8
  /// The longest emoji sequences have ten scalars; a longer cluster is made to be long.
  private static let scalarsInCluster = 32

  private mutating func appendCluster(_ scalars: Character.UnicodeScalarView) {
    if Self.isSubdivisionFlag(scalars) {
      output.unicodeScalars.append(contentsOf: scalars)
      previous = scalars.first
      endsInPictograph = false
      return
    }
    endsInPictograph = false
    kept = 0
    marks = 0
    var rest = scalars[...]
    while let scalar = rest.popFirst() { judge(scalar, next: rest.first) }
    reportSurplus()
  }

  private mutating func judge(_ scalar: Unicode.Scalar, next: Unicode.Scalar?) {
    if (0x20...0x7E).contains(scalar.value), next == nil, kept == 0 { return keep(scalar) }
    let isHidden = scalar.isHidden
    let isAttached = scalar.isAttached || isHidden
    if isHidden, !isAtWork(scalar, next: next) {
      show(scalar)
    } else if isAttached && marks == Self.marksOnBase
      // Some letters take in whatever follows (GB9b of UAX #29), also what a first pass put behind them.
      || kept >= Self.scalarsInCluster && !scalar.beginsReplacement
    {
      surplus += 1
      previous = nil
    } else {
      reportSurplus()
      if scalar.isAttached, previous == nil { keep("\u{25CC}") }
      if !scalar.isAttached, kept == 0, CharacterWidth.of(scalar) == 0 { return show(scalar) }
      keep(scalar)
      marks = isAttached ? marks + 1 : 0
    }
  }

  private mutating func keep(_ scalar: Unicode.Scalar) {
    output.unicodeScalars.append(scalar)
    previous = scalar
    endsInPictograph = scalar.isExtender ? endsInPictograph : scalar.isPictograph
    kept += 1
  }

  /// Writes something in the place of what may not stand here; a mark that follows needs a new base.
  private mutating func replace(with text: String) {
    output += text
    previous = nil
    endsInPictograph = false
    kept = 0
    marks = 0
  }

  private mutating func show(_ scalar: Unicode.Scalar) {
    reportSurplus()
    switch scalar.value {
    case 0x00...0x1F: replace(with: Self.string(0x2400 + scalar.value))
    case 0x7F: replace(with: "␡")
    default: replace(with: "‹U+" + Self.hexadecimal(scalar.value, digits: 4) + "›")
    }
  }

  private mutating func reportSurplus() {
    guard surplus > 0 else { return }
    replace(with: "‹+" + String(surplus) + "›")
    surplus = 0
  }

  private mutating func spell(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x20...0x7E: output.unicodeScalars.append(scalar)
    case 0x00...0x1F, 0x7F: replace(with: "^" + Self.string(scalar.value ^ 0x40))
    default: replace(with: "\\u{" + Self.hexadecimal(scalar.value, digits: 1) + "}")
    }
  }

  private mutating func appendTab() {
    // Only what came since the last tab, or many tabs would take quadratic time.
    column += CharacterWidth.total(of: Substring(output.utf8.dropFirst(measured)))
    let blanks = Self.tabStop - column % Self.tabStop
    replace(with: String(repeating: " ", count: blanks))
    column += blanks
    measured = output.utf8.count
  }

  private static func string(_ value: UInt32) -> String {
    Unicode.Scalar(value).map { String(Character($0)) } ?? "\u{FFFD}"
  }

  private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let number = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - number.count)) + number
  }
}

extension Sanitizer {
  /// Whether a hidden scalar does here what it is for, so that it may stay.
  private func isAtWork(_ scalar: Unicode.Scalar, next: Unicode.Scalar?) -> Bool {
    guard let previous else { return false }
    switch scalar {
    case "\u{200D}" where endsInPictograph && next?.isPictograph == true:
      // There must be room for the one behind.
      return kept < Self.scalarsInCluster - 1
    case "\u{200C}", "\u{200D}":
      return previous.isOfJoiningScript && (previous.isLetter || previous.isMark)
    case "\u{FE0F}" where next == "\u{20E3}" && previous.isASCII:
      return previous.properties.isEmoji
    case "\u{FE0E}" where previous.isPictograph, "\u{FE0F}" where previous.isPictograph:
      return true
    default:
      return scalar.properties.isVariationSelector && previous.isLetter && !previous.isASCII
    }
  }

  /// Whether a cluster is the flag of a part of a country: a black flag and three to six tags (UTS #51).
  private static func isSubdivisionFlag(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard scalars.first == "\u{1F3F4}", (5...8).contains(scalars.count) else { return false }
    return scalars.last == "\u{E007F}"
      && scalars.dropFirst().dropLast().allSatisfy {
        (0xE0030...0xE0039).contains($0.value) || (0xE0061...0xE007A).contains($0.value)
      }
  }
}

extension Unicode.Scalar {
  /// Whether nothing is drawn for the scalar, or something else than itself: a control, a format character, a
  /// separator of lines, a default-ignorable or a noncharacter.
  fileprivate var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
    }
  }

  /// Whether what the sanitiser writes in the place of something else can begin so.
  fileprivate var beginsReplacement: Bool {
    switch self {
    case "‹", "⏎", " ", "\u{2400}"..."\u{2421}": true
    default: false
    }
  }

  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Whether the scalar is drawn on the one before: marks, half-width voiced marks, skin tones.
  fileprivate var isAttached: Bool { isMark || properties.isGraphemeExtend || properties.isEmojiModifier }

  /// Whether the scalar belongs to the cluster before it in any case (GB9).
  fileprivate var isExtender: Bool {
    properties.isGraphemeExtend || properties.isEmojiModifier || self == "\u{200D}"
  }

  fileprivate var isLetter: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }

  fileprivate var isPictograph: Bool { !isASCII && properties.isEmoji }

  /// Whether the scalar is of a script whose letters change shape with their neighbours (Arabic to Vedic, the
  /// later Brahmic blocks, Adlam): only there is a joiner part of the spelling.
  fileprivate var isOfJoiningScript: Bool {
    switch value {
    case 0x600...0x1CFF, 0xA800...0xABFF, 0x10A00...0x11FFF, 0x1E900...0x1E95F: true
    default: false
    }
  }
}
