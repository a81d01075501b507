import TextScreen

/// What a sheet holds between its message and its buttons, as a value: a list of choices, a form, a text, a progress.
///
/// The dialog around it gives it its rows, draws its buttons and decides what accepts. Mouse positions count from the
/// content's own corner. Like a dialog it has no clock and does no I/O.
public protocol SheetContent: Sendable {
  /// The rows in which nothing has to scroll, in so many columns.
  func idealRows(columns: Int) -> Int
  /// The fewest rows in which it can be used.
  var leastRows: Int { get }
  /// It got this space; keeps what has the focus in sight.
  mutating func resize(to size: Size)
  /// Draws itself on a canvas of the size that it got; puts the cursor where the focus is when it has it.
  func draw(on canvas: Canvas, isFocused: Bool)

  /// Whether it can have the focus at all.
  var canFocus: Bool { get }
  /// The focus comes to its first control, or to its last.
  mutating func enter(fromEnd: Bool)
  /// Whether typed characters are text now.
  var acceptsText: Bool { get }
  /// What a key would do now while it has the focus.
  func effect(of key: KeyPress) -> KeyEffect
  /// A key was pressed while it has the focus.
  mutating func press(_ key: KeyPress) -> SheetReaction
  /// Text was pasted while it has the focus: never accepts.
  mutating func paste(_ text: String)
  /// The mouse did something inside; the focus has come to it before.
  mutating func point(_ mouse: MouseEvent) -> SheetReaction
  /// Whether a click on a cell does something.
  func isControl(at point: Point) -> Bool
  /// The keys that work now while it has the focus, the most needed first.
  var keys: [SheetKey] { get }

  /// Why it cannot be accepted now; nil when it can.
  var obstacle: Wording? { get }
  /// Whether accepting it now loses something: the safety rules of a destructive action hold for it.
  var isDestructive: Bool { get }
  /// Whether it may ever become destructive: then the guards are shown.
  var canBeDestructive: Bool { get }
  /// Whether all of it was seen (`--read-all`).
  var hasSeenEnd: Bool { get }
  /// What was entered.
  var values: SheetValues { get }

  /// Bytes of its input arrived.
  mutating func receive(_ bytes: [UInt8])
  /// Its input has ended.
  mutating func endInput()
  /// The command whose output it shows has ended.
  mutating func endCommand(_ ending: CommandEnding)
  /// Whether there is more to be done than was done so far: `work` is called again before anything is waited for.
  var hasWork: Bool { get }
  /// Does a part of what is left to be done, for a few milliseconds.
  mutating func work()

  /// Time has passed since the first frame; what moves by itself changes.
  mutating func advance(to elapsed: Duration) -> SheetReaction
  /// When, counted as in `advance`, it next changes by itself; nil for never.
  var nextChange: Duration? { get }
}

/// What a content did with a key, a click or the time.
public enum SheetReaction: Equatable, Sendable {
  /// Nothing: the dialog may do something with it.
  case ignored
  /// It was used.
  case handled
  /// The focus goes on to what follows, or back to what comes before.
  case leave(forward: Bool)
  /// The content is to be accepted, as by the default action, if nothing stands against it.
  case accept
}

/// A key that works in a content, for the key line.
public struct SheetKey: Sendable {
  /// The row of the table of keys.
  let binding: KeyBinding
  /// What it does.
  let word: SafeText
  /// How soon it gives way where there is no room: 1 is kept the longest.
  let rank: Int
}

extension SheetContent {
  /// There is nothing to be done.
  public var hasWork: Bool { false }
  /// Nothing.
  public mutating func work() {}
  /// It has no input.
  public mutating func receive(_ bytes: [UInt8]) {}
  /// It has no input.
  public mutating func endInput() {}
  /// It has no command.
  public mutating func endCommand(_ ending: CommandEnding) {}
  /// Nothing moves.
  public mutating func advance(to elapsed: Duration) -> SheetReaction { .ignored }
  /// Nothing moves.
  public var nextChange: Duration? { nil }
  /// It loses nothing.
  public var isDestructive: Bool { false }
  /// It loses nothing.
  public var canBeDestructive: Bool { false }
  /// There is nothing to be read to its end.
  public var hasSeenEnd: Bool { true }
  /// Nothing stands against it.
  public var obstacle: Wording? { nil }
}
