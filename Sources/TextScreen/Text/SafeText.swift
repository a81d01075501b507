/// The characters that a terminal can show: decided by the locale, or by `--ascii`.
public enum Repertoire: Sendable {
  /// Unicode, in UTF-8.
  case unicode
  /// U+0020 to U+007E.
  case ascii
}

/// One line of text that came from outside, made safe: the only kind of text that is ever drawn, printed or
/// put into a control sequence.
public struct SafeText: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The text; no control characters, no bidirectional controls, no line breaks.
  public let description: String

  public init(stringLiteral value: String) { self.init(value) }

  /// Makes a line safe.
  public init(_ string: String, repertoire: Repertoire = .unicode) {
    description = string
  }

  /// Makes a line of bytes safe.
  public init(bytes: some Collection<UInt8>, repertoire: Repertoire = .unicode) {
    self.init(String(decoding: bytes, as: UTF8.self), repertoire: repertoire)
  }

  /// Splits at line breaks (LF, CR LF, CR) and makes every line safe; a last empty line is left out.
  public static func lines(bytes: some Collection<UInt8>, repertoire: Repertoire = .unicode) -> [SafeText] {
    [SafeText(bytes: bytes, repertoire: repertoire)]
  }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { description.isEmpty }
  /// Columns that the text takes.
  public var width: Int { cells.reduce(0) { $0 + $1.width } }
  /// The grapheme clusters with the columns that each takes.
  public var cells: [(character: Character, width: Int)] { description.map { ($0, 1) } }
}
