import TextScreen

/// What was wrong with a command line, in words for the person who wrote it.
public struct CommandError: Error, Equatable, Sendable {
  /// The text after `dfdialog: `, on one line; the user's own words in it are quoted and made safe.
  public var message: String
  /// The next step, on lines of its own.
  public var hint: String?
  /// What the process ends with.
  public var status: ExitStatus

  /// Makes an error.
  public init(_ message: String, hint: String? = nil, status: ExitStatus = .usage) {
    self.message = message
    self.hint = hint
    self.status = status
  }

  /// The same error with a hint, unless it has its own.
  func hinting(_ hint: String) -> CommandError {
    CommandError(message, hint: self.hint ?? hint, status: status)
  }
}

/// The user's own words between quotes: made safe, and cut where they are longer than a line.
func quoted(_ word: some Collection<UInt8>) -> String {
  let limit = 61
  return "'\(SafeText(bytes: Array(word)).truncated(columns: limit))'"
}

/// Words between quotes as a sentence names them: `'a', 'b' or 'c'`.
func listed(_ words: [String], _ conjunction: String = "or") -> String {
  guard let last = words.last else { return "nothing" }
  let others = words.dropLast()
  guard !others.isEmpty else { return "'\(last)'" }
  return others.map { "'\($0)'" }.joined(separator: ", ") + " \(conjunction) '\(last)'"
}
