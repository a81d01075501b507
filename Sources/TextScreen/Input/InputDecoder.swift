/// Turns the bytes that a terminal sends into events.
///
/// Bytes may come in any portions: the events are the same. Only silence changes them, and the caller tells of
/// it. As long as `isIncomplete`, it waits for a while (some 50 ms; in a paste 1 s, see `isInPaste`) and then
/// calls `timeOut()`; after a longer silence (two seconds) it calls `settle()`.
///
/// Control sequences, control strings and replies of the terminal that are not known are swallowed whole, and
/// so is UTF-8 that is not well-formed: nothing ever becomes a key that was not one. Every scalar of text is an
/// event of its own, a combining one too, because what follows may come later.
///
/// Sources: ECMA-48, xterm ctlseqs, the kitty keyboard protocol; The Unicode Standard, 3.9.
public struct InputDecoder: Sendable {
  /// Whether a report of the cursor's position (CPR) was asked for; the report makes it false.
  ///
  /// Only then is `CSI r ; c R` that report. Else `CSI 1 ; 2 R` is Shift-F3, and `CSI 24 ; 80 R` nothing.
  public var awaitsCursorPosition = false

  /// What the bytes so far have begun.
  private enum State: Equatable {
    case ground
    /// ESC.
    case escape
    /// ESC [ and perhaps parameters.
    case controlSequence
    /// ESC O and perhaps parameters.
    case singleShift
    /// ESC [ [.
    case linuxConsoleKey
    /// ESC [ M, and the three bytes of mode 1000's encoding less those that came.
    case legacyMouseReport(bytesLeft: Int)
    /// OSC, which may end with BEL; or DCS, SOS, PM, APC.
    case controlString(endsWithBell: Bool)
    /// ESC in a control string: most often the first half of ST.
    case controlStringEscape
    /// A scalar of several bytes, and what is held with it.
    case scalar(Modifiers)
    case paste
  }

  private var state = State.ground
  /// Whether the time-out has passed since the last byte: what was begun may still be completed, but in vain.
  private var isOverdue = false
  /// Whether the sequence that comes in was given up before: its rest is swallowed.
  private var isLateTail = false
  private var parameters: [UInt8] = []
  private var scalar = ScalarAssembler()
  private var paste = PasteReader()

  /// A sequence with more bytes of parameters than this is swallowed.
  private static let parameterLimit = 64

  /// Makes a decoder to which nothing has come.
  public init() {}

  /// All events that the bytes complete, in order.
  public mutating func decode(_ bytes: [UInt8]) -> [Event] {
    bytes.compactMap { event(completedBy: $0) }
  }

  /// Whether a time-out is wanted: what came last may be the Escape key, or the start of a sequence, of a
  /// scalar or of a paste.
  public var isIncomplete: Bool { state != .ground && !isOverdue }

  /// Whether a bracketed paste is open; the caller then waits longer.
  public var isInPaste: Bool { state == .paste && !isOverdue }

  /// Whether `settle()` would do something: the rest of what timed out is still swallowed if it comes.
  public var awaitsLateTail: Bool { isOverdue }

  /// The time-out passed: a lone ESC is Escape, an open paste is delivered, anything else incomplete is dropped.
  ///
  /// If the rest comes after all it is swallowed, until `settle()` is called or a byte comes that is no rest.
  /// So an arrow key or a reply that a slow line tears apart never becomes letters.
  public mutating func timeOut() -> [Event] {
    guard isIncomplete else { return [] }
    isOverdue = true
    if case .scalar = state { reset() }
    guard !isLateTail else { return [] }
    isLateTail = state != .ground
    switch state {
    case .escape: return [.key(KeyPress(.escape))]
    case .paste: return [.paste(paste.takeText())]
    default: return []
    }
  }

  /// How many bytes are stored until more come; never more than a paste may have.
  var pendingByteCount: Int { parameters.count + paste.bytes.count }

  /// The rest of what timed out no longer comes: the next byte stands for itself.
  public mutating func settle() {
    if isOverdue { reset() }
  }

  /// Throws away everything pending, since what was unread at the terminal was thrown away as well.
  public mutating func reset() {
    state = .ground
    isOverdue = false
    isLateTail = false
    parameters.removeAll(keepingCapacity: true)
    paste = PasteReader()
  }

  /// The event that the byte completes: there is never more than one.
  private mutating func event(completedBy byte: UInt8) -> Event? {
    if isOverdue {
      isOverdue = false
      if !continuesLate(byte) { reset() }
    }
    switch state {
    case .ground: return eventOutsideSequences(byte)
    case .escape: return eventAfterEscape(byte)
    case .scalar(let modifiers): return eventInScalar(byte, modifiers)
    case .paste: return paste.append(byte) ? eventAtEndOfPaste() : nil
    default: return eventInSequence(byte)
    }
  }

  /// Whether the byte can be the rest of what timed out.
  ///
  /// After a lone ESC that is only an introducer which keys and replies have, later no control but BEL and ESC:
  /// anything else was typed by itself.
  private func continuesLate(_ byte: UInt8) -> Bool {
    switch state {
    case .escape, .controlStringEscape:
      switch Unicode.Scalar(byte) {
      case "[", "O", "]", "P", "_", "\\": true
      default: false
      }
    case .paste: true
    default: byte >= 0x20 || byte == 0x1B || byte == 0x07
    }
  }

  private mutating func eventOutsideSequences(_ byte: UInt8, _ modifiers: Modifiers = []) -> Event? {
    reset()
    switch byte {
    case 0x1B:
      state = .escape
    case 0x80...:
      if scalar.begin(with: byte) { state = .scalar(modifiers) }
    default:
      return KeySequences.keyPress(ascii: byte).map { .key(KeyPress($0.key, $0.modifiers.union(modifiers))) }
    }
    return nil
  }

  private mutating func eventAfterEscape(_ byte: UInt8) -> Event? {
    switch Unicode.Scalar(byte) {
    case "[": state = .controlSequence
    case "O": state = .singleShift
    case "]": state = .controlString(endsWithBell: true)
    case "P", "X", "^", "_": state = .controlString(endsWithBell: false)
    case "\\", "\u{18}", "\u{1A}":
      // A string terminator without a string, or an abort: no key.
      reset()
    case "\u{1B}":
      // Two presses of Escape, or one and a sequence: the second ESC is open again.
      return .key(KeyPress(.escape))
    default: return eventOutsideSequences(byte, .alt)
    }
    return nil
  }

  private mutating func eventInScalar(_ byte: UInt8, _ modifiers: Modifiers) -> Event? {
    switch scalar.append(byte) {
    case .partial:
      return nil
    case .malformed:
      return eventOutsideSequences(byte)
    case .scalar(let value):
      reset()
      return value.isControl ? nil : .key(KeyPress(.character(Character(value)), modifiers))
    }
  }

  /// Controls in a sequence do nothing, except that CAN and SUB abort it and ESC begins another one.
  private mutating func eventInSequence(_ byte: UInt8) -> Event? {
    switch (state, byte) {
    case (.controlString, 0x1B):
      // It may begin a sequence that is in time, after a string that is late.
      isLateTail = false
      state = .controlStringEscape
    case (.controlStringEscape, _):
      return eventAfterStringEscape(byte)
    case (_, 0x1B):
      reset()
      state = .escape
    case (_, 0x18), (_, 0x1A):
      reset()
    case (.controlString(endsWithBell: true), 0x07):
      reset()
    case (.controlString, _):
      break
    case (.legacyMouseReport(let bytesLeft), _):
      if bytesLeft > 1 { state = .legacyMouseReport(bytesLeft: bytesLeft - 1) } else { reset() }
    case (_, ..<0x20), (_, 0x7F...):
      break
    case (.linuxConsoleKey, _):
      return finish(KeySequences.keyPress(linuxConsole: Unicode.Scalar(byte)).map(Event.key))
    case (.singleShift, 0x30...0x3F), (.controlSequence, 0x20...0x3F):
      if parameters.count <= Self.parameterLimit { parameters.append(byte) }
    default:
      return finishSequence(Unicode.Scalar(byte))
    }
    return nil
  }

  /// ESC in a control string is the half of ST, the whole of the end (rxvt), or the start of the next sequence.
  private mutating func eventAfterStringEscape(_ byte: UInt8) -> Event? {
    let isLate = isLateTail
    reset()
    switch Unicode.Scalar(byte) {
    case "\u{1B}":
      state = .escape
    case "[", "O", "]", "P", "X", "^", "_":
      isLateTail = isLate
      return eventAfterEscape(byte)
    default:
      // ST; or a byte of which nobody knows whether it was typed.
      break
    }
    return nil
  }

  private mutating func finishSequence(_ final: Unicode.Scalar) -> Event? {
    guard parameters.count <= Self.parameterLimit else { return finish(nil) }
    let sequence = ReceivedSequence(parameters: parameters, final: final)
    if state == .singleShift { return finish(sequence.singleShiftEvent) }
    switch (final, parameters) {
    case ("M", []): state = .legacyMouseReport(bytesLeft: 3)
    case ("[", []): state = .linuxConsoleKey
    case ("~", [0x32, 0x30, 0x30]):
      // Even if it comes late: what follows is text, and must not be taken for keys.
      reset()
      state = .paste
    default:
      return finish(sequence.controlSequenceEvent(awaitsCursorPosition: awaitsCursorPosition))
    }
    return nil
  }

  /// Ends the sequence with its event, which a late tail has not, unless it is a reply that was asked for.
  private mutating func finish(_ event: Event?) -> Event? {
    let isLate = isLateTail
    reset()
    if case .cursorPosition = event {
      awaitsCursorPosition = false
      return event
    }
    return isLate ? nil : event
  }

  private mutating func eventAtEndOfPaste() -> Event? {
    let event = isLateTail ? nil : Event.paste(paste.takeText())
    reset()
    return event
  }
}
