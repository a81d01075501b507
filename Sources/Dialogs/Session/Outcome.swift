/// How a dialog ended.
public enum Outcome: Equatable, Sendable {
  /// The action at this index was chosen, in the order given.
  case chosen(Int)
  /// The dialog was left without a button: Esc, end of file, a click outside. Means cancel.
  case dismissed
  /// The content came to its end by itself, as a progress does. Means default.
  case finished
  /// The time was up, and nothing was to be chosen then.
  case timedOut
}

/// What brought an outcome about; for the log.
public enum Cause: String, Sendable {
  case key, mouse, timeout, unattended, signal, line
  /// The content's input has ended.
  case input
  /// The terminal ended the input.
  case endOfFile = "end-of-file"
}
