/// One line of text that came from outside, made safe: the only kind of text that is ever drawn, printed or
/// put into a control sequence.
///
/// Nothing is left out in silence. What a terminal would obey, or would not show, is spelled: a control as its
/// picture (`␛`), another invisible scalar as `‹U+202E›`, a line break as `⏎`, invalid UTF-8 as `�`. A tab
/// becomes blanks up to the next multiple of eight columns. A character carries eight combining marks at
/// most, the rest is counted: `‹+12›`. In ASCII these are `^[`, `\u{202E}`, `^J` and `\xFF`.
///
/// Making safe text safe again changes nothing.
public struct SafeText: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  // Nothing else is stored: a message may have a million lines.
  /// The text; no control characters, no bidirectional controls, no line breaks.
  public let description: String

  /// Makes a line of the program's own safe.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes a line safe.
  public init(_ string: String, repertoire: Repertoire = .unicode) {
    if Self.isPrintableASCII(string.utf8) {
      description = string
    } else {
      var sanitizer = Sanitizer(repertoire)
      sanitizer.append(string)
      description = sanitizer.output
    }
  }

  /// Makes a line of bytes safe.
  ///
  /// Of invalid UTF-8 every maximal subpart (Unicode, section 3.9) is one `�`; in ASCII every byte is shown.
  public init(bytes: [UInt8], repertoire: Repertoire = .unicode) {
    self.init(bytes: bytes[...], repertoire: repertoire)
  }

  /// Makes a part of some bytes safe.
  public init(bytes: ArraySlice<UInt8>, repertoire: Repertoire = .unicode) {
    if repertoire == .unicode || Self.isPrintableASCII(bytes) {
      self.init(String(decoding: bytes, as: UTF8.self), repertoire: repertoire)
    } else {
      var sanitizer = Sanitizer(repertoire)
      sanitizer.append(bytes: bytes)
      self.init(part: sanitizer.output)
    }
  }

  /// Takes over a part of a safe text, cut between characters.
  init(part: some StringProtocol) { description = String(part) }

  /// Splits at line breaks (LF, CR LF, CR) and makes every line safe; a last empty line is left out.
  public static func lines(bytes: [UInt8], repertoire: Repertoire = .unicode) -> [SafeText] {
    var lines: [SafeText] = []
    // Growing by doubling would need three times the memory for a moment.
    lines.reserveCapacity(bytes.reduce(1) { $0 + (isLineBreak($1) ? 1 : 0) })
    var rest = bytes[...]
    while !rest.isEmpty {
      let line = rest.prefix { !isLineBreak($0) }
      lines.append(SafeText(bytes: line, repertoire: repertoire))
      rest = rest[line.endIndex...]
      if rest.popFirst() == carriageReturn, rest.first == lineFeed { rest.removeFirst() }
    }
    return lines
  }

  /// Puts one text behind another.
  public static func + (left: SafeText, right: SafeText) -> SafeText {
    SafeText(part: left.description + right.description)
  }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { description.isEmpty }

  /// Columns that the text takes.
  public var width: Int { CharacterWidth.total(of: description) }

  /// The grapheme clusters with the columns that each takes, 1 or 2.
  public var cells: [(character: Character, width: Int)] {
    if Self.isPrintableASCII(description.utf8) {
      return description.utf8.map { (Character(Unicode.Scalar($0)), 1) }
    }
    return description.map { ($0, CharacterWidth.of($0)) }
  }

  private static let lineFeed: UInt8 = 0x0A
  private static let carriageReturn: UInt8 = 0x0D

  private static func isLineBreak(_ byte: UInt8) -> Bool { byte == lineFeed || byte == carriageReturn }

  private static func isPrintableASCII(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.allSatisfy { (0x20...0x7E).contains($0) }
  }
}
