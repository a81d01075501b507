/// How serious a message is.
///
/// Each has a colour, a mark and a word, so that none depends on colour.
public enum Severity: String, Sendable, CaseIterable {
  case success, error, info, warning

  /// The word for it in options and in plain text.
  public var word: String { rawValue }
}
