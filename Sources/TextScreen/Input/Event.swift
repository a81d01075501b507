/// A key without its modifiers.
public enum Key: Hashable, Sendable {
  /// A printable character as typed, Space among them; always one scalar when it came as plain text.
  case character(Character)
  case enter, tab, escape, backspace, delete, insert
  case up, down, left, right, home, end, pageUp, pageDown
  /// F1 to F24.
  case function(Int)
}

/// Keys held down together with another.
public struct Modifiers: OptionSet, Hashable, Sendable {
  /// The bits of xterm's modifier parameter, less one.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Shift; given only with keys that are not characters.
  public static let shift = Modifiers(rawValue: 1)
  /// Alt, or the Option or Meta key that a terminal sends as an ESC before the key.
  public static let alt = Modifiers(rawValue: 2)
  /// Control.
  public static let control = Modifiers(rawValue: 4)
}

/// One press of a key.
public struct KeyPress: Hashable, Sendable {
  /// The key.
  public let key: Key
  /// What was held with it.
  public let modifiers: Modifiers

  /// Makes a key press.
  public init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

/// A report of the mouse (xterm, SGR encoding 1006).
public struct MouseEvent: Hashable, Sendable {
  /// What happened.
  public enum Action: Hashable, Sendable {
    case press, release, drag, wheelUp, wheelDown
  }

  /// What happened.
  public let action: Action
  /// 0 left, 1 middle, 2 right; of no meaning for the wheel.
  public let button: Int
  /// The cell, zero-based, on the whole screen.
  public let position: Point

  /// Makes a report.
  public init(_ action: Action, button: Int = 0, position: Point) {
    self.action = action
    self.button = button
    self.position = position
  }
}

/// What comes from the terminal.
public enum Event: Hashable, Sendable {
  /// A key was pressed.
  case key(KeyPress)
  /// Text was pasted between the marks of bracketed paste; at most 1 MiB of it is kept.
  case paste(String)
  /// The mouse.
  case mouse(MouseEvent)
  /// The answer to a question for the cursor's position (CPR), zero-based.
  case cursorPosition(Point)
}
