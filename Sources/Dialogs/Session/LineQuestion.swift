/// A question in plain lines; like `Session` it does no I/O.
///
/// The caller writes what it returns, throws away what was typed before that, and hands in the next line.
public protocol LineQuestion {
  /// How it ended; nil while it is open.
  var ending: (outcome: Outcome, cause: Cause)? { get }
  /// Whether what is typed next must not be shown.
  var hidesInput: Bool { get }
  /// What was entered.
  var values: SheetValues { get }
  /// Whether what was entered loses something.
  var isDestructive: Bool { get }

  /// The question, its answers, and the prompt.
  func start() -> [UInt8]

  /// A line was typed; without its line end.
  ///
  /// - Parameter elapsed: since the question was first written.
  /// - Returns: what is to be written.
  mutating func receive(_ line: [UInt8], at elapsed: Duration) -> [UInt8]

  /// Several lines came at once: pasted text is no answer.
  mutating func receivePaste() -> [UInt8]

  /// The input has ended.
  mutating func receiveEndOfInput() -> [UInt8]

  /// Time has passed since the question was first written.
  mutating func advance(to elapsed: Duration) -> [UInt8]

  /// When, counted as in `advance`, the time is up; nil for never.
  var nextChange: Duration? { get }
}

extension LineQuestion {
  /// Nothing is hidden.
  public var hidesInput: Bool { false }
  /// There is nothing to enter.
  public var values: SheetValues { .none }
  /// It loses nothing.
  public var isDestructive: Bool { false }
}
