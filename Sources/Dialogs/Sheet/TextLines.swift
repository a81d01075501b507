import TextScreen

/// A text in plain lines: printed whole, then confirmed.
public struct TextLines: SheetLines {
  /// Bytes that are printed at most.
  public static let limit = 1 << 20

  private let text: [SafeText]
  /// Whether not all of it is printed.
  public let isCut: Bool

  /// Makes it of the whole text.
  public init(text: [UInt8], ansi: Bool = false, repertoire: Repertoire = .unicode) {
    let shown = text.prefix(Self.limit)
    let bytes = ansi ? StyledText.plain(shown) : Array(shown)
    var lines = SafeText.lines(bytes: bytes, repertoire: repertoire)
    isCut = text.count > shown.count
    if isCut { lines.append("(Only the first MiB of this text is shown.)") }
    self.text = lines
  }

  /// The text.
  public func lines() -> [SafeText] { text }
  /// How it goes on.
  public var prompt: SafeText { "Enter goes on (? repeats, n cancels):" }
  /// There is no secret.
  public var hidesInput: Bool { false }
  /// No line is text.
  public var takesText: Bool { false }
  /// Any line goes on.
  public mutating func receive(_ line: [UInt8]) -> SheetLinesReaction { .complete }
  /// It loses nothing.
  public var isDestructive: Bool { false }
  /// There is nothing to be entered first.
  public var isAcceptable: Bool { true }
  /// There is nothing to enter.
  public var values: SheetValues { .none }
}
