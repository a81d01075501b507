import TextScreen

/// A question on the screen, as a value: events in, pictures and at last an outcome out.
///
/// A dialog has no clock and does no I/O. `Session` feeds it, and decides which keys reach it at all.
public protocol Dialog {
  /// The extent that it takes of what there is. Called before `draw` with the same `available`.
  func size(fitting available: Size) -> Size

  /// Draws itself on a canvas of the size that it asked for.
  func draw(on canvas: Canvas)

  /// Draws what it stands on, without anything that it says, on a canvas of any size.
  func drawGround(on canvas: Canvas)

  /// A picture that the terminal draws over blank cells, and where; nil for none.
  var image: (image: InlineImage, area: Rect)? { get }

  /// Whether its first and last rows hold nothing but its edges.
  var hasEdges: Bool { get }

  /// Whether a cell belongs to something that a click does something to; counted from the dialog's own corner.
  func isControl(at point: Point) -> Bool

  /// The space has changed: lays itself out anew.
  mutating func resize(to available: Size)

  /// What a key would do now; decides how the input gate treats it.
  func effect(of key: KeyPress) -> KeyEffect

  /// Whether typed characters are text now: the focus is in an input field.
  var acceptsText: Bool { get }

  /// Something happened. Mouse positions count from the dialog's own corner.
  mutating func handle(_ event: Event) -> Outcome?

  /// Time has passed.
  ///
  /// - Parameter elapsed: since the first frame stood, without the time in which the program was suspended.
  mutating func advance(to elapsed: Duration) -> Outcome?

  /// Whether an outcome is cancel.
  func isCancel(_ outcome: Outcome) -> Bool

  /// What accepting it would mean now; what is due to be chosen is not chosen when that changes by itself.
  var answer: DialogAnswer { get }

  /// Bytes of what it shows arrived.
  mutating func receive(_ bytes: [UInt8])

  /// No more bytes arrive.
  mutating func endInput()

  /// The command whose output it shows has ended.
  mutating func endCommand(_ ending: CommandEnding)

  /// Gives what has grown more rows where there are some.
  mutating func makeRoom()

  /// Whether it has something to do that is not to be waited with.
  var hasWork: Bool { get }

  /// Does a part of it.
  mutating func work()

  /// When, counted as in `advance`, the dialog next changes by itself; nil for never.
  var nextChange: Duration? { get }
}

/// What accepting a dialog would mean.
public struct DialogAnswer: Equatable, Sendable {
  /// What would be entered.
  public var values = SheetValues.none
  /// Whether it could be accepted.
  public var isAcceptable = true
}

extension Dialog {
  /// Only its actions can be chosen.
  public var answer: DialogAnswer { DialogAnswer() }
  /// No picture.
  public var image: (image: InlineImage, area: Rect)? { nil }
  /// It has no input.
  public mutating func receive(_ bytes: [UInt8]) {}
  /// It has no input.
  public mutating func endInput() {}
  /// It has no command.
  public mutating func endCommand(_ ending: CommandEnding) {}
  /// Nothing grows.
  public mutating func makeRoom() {}
  /// There is nothing to do.
  public var hasWork: Bool { false }
  /// There is nothing to do.
  public mutating func work() {}
}

/// What a key would do to a dialog.
public enum KeyEffect: Sendable {
  /// It answers: the input gate holds it back.
  case chooses
  /// It leaves the dialog without harm (Esc): acts at once.
  case cancels
  /// It moves, scrolls, edits or does nothing: acts at once.
  case moves
}
