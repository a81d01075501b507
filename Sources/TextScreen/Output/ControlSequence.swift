/// A mode of the terminal that is switched on and off (DEC private modes; xterm ctlseqs, DECSET and DECRST).
public enum TerminalMode: Int, Sendable, CaseIterable {
  /// DECAWM: a character after the last column begins a new row. On by default.
  case autowrap = 7
  /// DECTCEM: the cursor is shown. On by default.
  case visibleCursor = 25
  /// Buttons of the mouse are reported.
  case mouseButtons = 1000
  /// Movements of the mouse with a button held are reported.
  case mouseDrags = 1002
  /// The terminal tells when its window gains or loses the keyboard.
  case focusReports = 1004
  /// Mouse reports are written in decimal numbers, without a limit of 223 columns.
  case decimalMouseReports = 1006
  /// The alternate screen; the cursor is saved before and restored after.
  case alternateScreen = 1049
  /// Pasted text arrives in brackets.
  case bracketedPaste = 2004
  /// What is drawn becomes visible at once, when the mode ends. Unknown modes are ignored.
  case synchronizedUpdate = 2026
}

/// Every control sequence that is ever sent to the terminal (ECMA-48; xterm ctlseqs), but for those of an
/// ``InlineImage``.
///
/// Text enters a sequence only as `SafeText`, which holds no byte that could end it.
public enum ControlSequence: Hashable, Sendable {
  /// DECSET: switches a mode on.
  case set(TerminalMode)
  /// DECRST: switches a mode off.
  case reset(TerminalMode)
  /// CUU: moves up, at most to the top of the screen.
  case cursorUp(Int)
  /// Moves the cursor down so many rows, without scrolling (CUD).
  case cursorDown(Int)
  /// CHA: moves to a column of the same row, counted from 0.
  case cursorColumn(Int)
  /// CUP: moves to a place on the screen, counted from 0.
  case cursorPosition(Point)
  /// EL 0: erases from the cursor to the end of the row, with the background that is set.
  case eraseToEndOfLine
  /// SGR: leads from one style to another; from no known style by way of a reset.
  case style(from: Style?, to: Style)
  /// DSR 6: asks where the cursor is.
  case requestCursorPosition
  /// BEL: rings.
  case bell
  /// OSC 9: a desktop notification of one line (iTerm2, kitty, WezTerm, ghostty).
  case notification(SafeText)
  /// OSC 777: a desktop notification with a title (urxvt, ghostty, WezTerm, foot). A `;` ends the title.
  case titledNotification(title: SafeText, body: SafeText)
  /// OSC 99: the title of a desktop notification that is not yet complete (kitty, foot); nothing answers.
  case kittyNotification(SafeText)
  /// OSC 99: the text of the notification whose title was sent, which completes it.
  case kittyNotificationBody(SafeText)

  /// The sequence as it is sent.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return bytes
  }

  /// Appends the sequence as it is sent; counts below 1 move nothing.
  public func append(to bytes: inout [UInt8]) {
    switch self {
    case .set(let mode): Self.append("?", [mode.rawValue], "h", to: &bytes)
    case .reset(let mode): Self.append("?", [mode.rawValue], "l", to: &bytes)
    case .cursorUp(let count):
      if count > 0 { Self.append("", count == 1 ? [] : [count], "A", to: &bytes) }
    case .cursorDown(let count): Self.append("", [count], "B", to: &bytes)
    case .cursorColumn(let column): Self.append("", [Self.oneBased(column)], "G", to: &bytes)
    case .cursorPosition(let place):
      Self.append("", [Self.oneBased(place.row), Self.oneBased(place.column)], "H", to: &bytes)
    case .eraseToEndOfLine: Self.append("", [], "K", to: &bytes)
    case .style(let old, let new):
      if let parameters = new.renditionParameters(from: old) {
        // Without a list of its own: a screen full of colours has thousands of these.
        bytes.append(0x1B)
        bytes.append(UInt8(ascii: "["))
        for (index, parameter) in parameters.enumerated() {
          if index > 0 { bytes.append(UInt8(ascii: ";")) }
          bytes.appendDecimal(Int(parameter))
        }
        bytes.append(UInt8(ascii: "m"))
      }
    case .requestCursorPosition: Self.append("", [6], "n", to: &bytes)
    case .bell: bytes.append(0x07)
    case .notification(let text): Self.append(operatingSystemCommand: "9;", [text], to: &bytes)
    case .kittyNotification(let title):
      Self.append(operatingSystemCommand: "99;i=dfdialog:d=0;", [title], to: &bytes)
    case .kittyNotificationBody(let text):
      Self.append(operatingSystemCommand: "99;i=dfdialog:p=body;", [text], to: &bytes)
    case .titledNotification(let title, let body):
      Self.append(operatingSystemCommand: "777;notify;", [title, body], to: &bytes)
    }
  }

  private static func oneBased(_ index: Int) -> Int { min(max(0, index), Size.limit) + 1 }

  private static func append(
    _ prefix: StaticString, _ parameters: [Int], _ final: StaticString, to bytes: inout [UInt8]
  ) {
    bytes.append(contentsOf: [0x1B, UInt8(ascii: "[")])
    bytes.append(prefix)
    for (index, parameter) in parameters.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ";")) }
      bytes.appendDecimal(parameter)
    }
    bytes.append(final)
  }

  private static func append(
    operatingSystemCommand command: StaticString, _ texts: [SafeText], to bytes: inout [UInt8]
  ) {
    bytes.append(contentsOf: [0x1B, UInt8(ascii: "]")])
    bytes.append(command)
    for (index, text) in texts.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ";")) }
      bytes.append(contentsOf: text.description.utf8)
    }
    bytes.append(contentsOf: [0x1B, UInt8(ascii: "\\")])
  }
}

extension [UInt8] {
  /// Appends a control sequence.
  mutating func append(_ sequence: ControlSequence) { sequence.append(to: &self) }

  fileprivate mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { unsafe append(contentsOf: $0) }
  }

  fileprivate mutating func appendDecimal(_ number: Int) {
    if number > 9 { appendDecimal(number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
