import TextScreen

/// A content of a sheet in plain lines: what `SheetContent` is on the screen.
///
/// The dialog around it prints the title and the message before, leaves at a line with Esc and at the end of the
/// input, and asks which action is meant when the content is complete.
public protocol SheetLines: Sendable {
  /// What is printed at first, and again when somebody asks for it with `?`.
  func lines() -> [SafeText]
  /// What stands before the place where the next line is typed; a blank follows.
  var prompt: SafeText { get }
  /// Whether what is typed must not be shown.
  var hidesInput: Bool { get }
  /// Whether any line is text: then neither `?` nor `n` has a meaning of its own.
  var takesText: Bool { get }
  /// A line was typed; without its line end, as it came.
  mutating func receive(_ line: [UInt8]) -> SheetLinesReaction
  /// Whether accepting it now loses something.
  var isDestructive: Bool { get }
  /// What was entered.
  var values: SheetValues { get }
  /// Whether what it holds at first can be accepted, without a line being typed.
  var isAcceptable: Bool { get }
  /// Whether not all of it is printed.
  var isCut: Bool { get }
}

extension SheetLines {
  /// All of it is printed.
  public var isCut: Bool { false }
}

/// What a content did with a line.
public enum SheetLinesReaction: Equatable, Sendable {
  /// It goes on: these lines are printed, then the prompt.
  case next([SafeText])
  /// Everything that it asks for was entered.
  case complete
}
