import TextScreen

/// A dialog on a terminal, without the terminal: bytes and moments in, bytes to write and at last an outcome out.
///
/// The caller reads, writes and waits; every rule that depends on time or on what is typed is here, and is tested
/// without either. The order of calls is: `start`, write, flush the terminal's input, `frameWritten`; then
/// `receive`, `terminalResized` and `advance` as things happen, until `ending` is there; then `finish`.
public struct Session<Content: Dialog> {
  /// Fewer columns than this, and a question is not seen whole: nothing but leaving works.
  public static var leastColumns: Int { 20 }
  /// Fewer rows than this, and a question is not seen whole.
  public static var leastRows: Int { 6 }

  static var resizeDelay: Duration { .milliseconds(50) }
  static var pasteSilence: Duration { .seconds(1) }
  static var tailTime: Duration { .seconds(2) }
  static var pasteTailTime: Duration { .milliseconds(500) }
  /// How long a timeout waits at most for keys that came before it and are not yet decided.
  static var timeoutPatience: Duration { .milliseconds(500) }
  static var clickDelay: Duration { .milliseconds(300) }

  /// The dialog as it stands.
  public internal(set) var dialog: Content
  /// What was decided; the popup may still be on its way out.
  var decision: (outcome: Outcome, cause: Cause)?
  /// How it ended; nil while it is open.
  public var ending: (outcome: Outcome, cause: Cause)? { stage?.isGone == false ? nil : decision }

  let options: Options
  var terminal: Size
  var pendingSize: (size: Size, due: Instant)?
  var decoder = InputDecoder()
  var gate = InputGate()
  var renderer: FrameRenderer
  private var sequenceEnd: Instant?
  private var tailEnd: Instant?
  private var clock = RunningTime()
  /// When the dialog's time was up; nil while it is not.
  private var timeIsUp: Instant?
  /// When the frame that asks stood; nil while none does, and no key counts.
  var standsSince: Instant?
  var inlineRow: Int?
  /// The row of the frame that the cursor was in when its place on the screen was asked for; nil once the answer
  /// has come, or when the answer that is due will be about something that has moved.
  var askedRow: Int?
  var overlay = ImageOverlay()
  /// The rows of the frame that stands inline.
  var shownRows = 0
  /// Whether what the screen shows may differ from what it shall show: a frame as large as the screen is not made
  /// to find out that nothing has changed.
  var isStale = true
  /// The popup on the whole screen; nil inline.
  var stage: PopupStage?

  /// Makes a session for a dialog that was laid out for the terminal.
  public init(_ dialog: Content, terminal: Size, options: Options = Options()) {
    self.dialog = dialog
    self.terminal = terminal
    self.options = options
    renderer = Self.renderer(options.host, terminal)
    if options.host == .screen {
      stage = PopupStage(options.popup, scene: options.scene, screen: terminal)
    }
  }

  private static func renderer(_ host: Host, _ terminal: Size) -> FrameRenderer {
    FrameRenderer(placement: host == .inline ? .inline : .screen(origin: .zero), terminal: terminal)
  }

  // MARK: Beginning and end

  /// The modes and the first frame.
  public mutating func start() -> [UInt8] { modes.entering + painted() }

  /// The frame stands, and what was typed before it has been thrown away: from now on keys count.
  ///
  /// - Returns: what is left to be written: the question that `usesMouse` asks inline.
  public mutating func frameWritten(at now: Instant) -> [UInt8] {
    clock.run(at: now)
    decoder.reset()
    gate.questionChanged()
    standsSince = now
    stage?.enter(at: now)
    if dialog.image != nil { isStale = true }
    return rowQuestion()
  }

  /// Asks where the frame stands, once for each place that it gets.
  ///
  /// Only one answer is due at a time, so that none is taken for the answer to a later question; and a terminal
  /// that does not answer is asked once.
  private mutating func rowQuestion() -> [UInt8] {
    guard options.usesMouse, options.host == .inline, inlineRow == nil, !awaitsReply,
      decision == nil, pendingSize == nil, !isTooSmall
    else { return [] }
    askedRow = frame().cursor?.row ?? 0
    decoder.awaitsCursorPosition = true
    return ControlSequence.requestCursorPosition.bytes
  }

  /// Whether the terminal still owes the answer to a question; it must not reach the shell.
  public var awaitsReply: Bool { decoder.awaitsCursorPosition }

  /// Bytes were read after the dialog was removed: nothing counts but the answer that is still due.
  public mutating func drain(_ bytes: [UInt8]) { _ = decoder.decode(bytes) }

  /// Removes the dialog and sets the modes back; then leaves a line in its place, if one is wanted.
  public mutating func finish(record: SafeText?) -> [UInt8] {
    standsSince = nil
    var bytes = overlay.remove() + renderer.erase() + modes.leaving
    if options.host == .inline, let record, !record.isEmpty {
      bytes +=
        Array(record.truncated(columns: terminal.columns, repertoire: .ascii).description.utf8) + [13, 10]
    }
    return bytes
  }

  /// Removes the dialog before the program is stopped.
  public mutating func suspend(at now: Instant) -> [UInt8] {
    clock.pause(at: now)
    return finish(record: nil)
  }

  /// Asks anew after the program was stopped.
  ///
  /// As after `start`, `frameWritten` must follow.
  ///
  /// - Parameter moment: the last one at which the program is known to have run: from then on no time counts.
  public mutating func resume(terminal size: Size, stoppedAfter moment: Instant) -> [UInt8] {
    clock.pause(at: moment)
    terminal = size
    pendingSize = nil
    sequenceEnd = nil
    forgetRow()
    standsSince = nil
    renderer = Self.renderer(options.host, size)
    stage?.resize(to: size)
    dialog.resize(to: options.space(on: size))
    isStale = true
    return start()
  }

  /// What undoes the modes at once, whatever has happened: for a crash.
  ///
  /// What stands on the screen stays there, and the shell goes on below it.
  public var emergencyBytes: [UInt8] {
    guard options.host == .inline else { return modes.leaving }
    let lastRow = ControlSequence.cursorPosition(Point(column: 0, row: terminal.rows - 1))
    return modes.leaving + lastRow.bytes + [13, 10]
  }

  private var modes: TerminalModes {
    TerminalModes(alternateScreen: options.host == .screen, mouse: options.usesMouse)
  }

  // MARK: What happens

  /// Bytes were read.
  public mutating func receive(_ bytes: [UInt8], at now: Instant) -> [UInt8] {
    guard standsSince != nil else { return [] }
    let events = decoder.decode(bytes)
    if decision != nil || events.contains(where: { if case .key = $0 { true } else { false } }) {
      endMotion(at: now)
    }
    guard decision == nil else { return [] }
    if decoder.isIncomplete {
      sequenceEnd = now + (decoder.isInPaste ? Self.pasteSilence : options.escapeDelay)
    } else {
      sequenceEnd = nil
    }
    deliver(events, at: now)
    return repaint(at: now) + rowQuestion()
  }

  /// The terminal has another size, or may have one.
  public mutating func terminalResized(to size: Size, at now: Instant) {
    gate.questionChanged()
    forgetRow()
    pendingSize = (size, pendingSize?.due ?? now + Self.resizeDelay)
  }

  /// Time has passed.
  ///
  /// To be called after all input was handed in.
  public mutating func advance(to now: Instant) -> [UInt8] {
    guard standsSince != nil else { return [] }
    move(to: now)
    guard decision == nil else { return repaint(at: now) }
    if let (size, due) = pendingSize, now >= due { layOut(size, at: now) }
    if let end = sequenceEnd, now >= end {
      sequenceEnd = nil
      tailEnd = now + (decoder.isInPaste ? Self.pasteTailTime : Self.tailTime)
      deliver(decoder.timeOut(), at: now)
    }
    if let end = tailEnd, now >= end {
      tailEnd = nil
      decoder.settle()
    }
    // An ESC that is still open may be about to take the key back.
    if decision == nil, sequenceEnd == nil, let key = gate.release(at: now), !isTooSmall {
      isStale = true
      end(dialog.handle(.key(key)), by: .key)
    }
    if decision == nil { timeOut(at: now) }
    return repaint(at: now) + rowQuestion()
  }

  /// Ends the dialog when its time is up.
  ///
  /// A key that cancels is not too late because it is still held back. What nobody can see is not chosen.
  private mutating func timeOut(at now: Instant) {
    let elapsed = clock.elapsed(at: now)
    if let change = dialog.nextChange, elapsed >= change { isStale = true }
    guard let outcome = dialog.advance(to: elapsed) else { return timeIsUp = nil }
    let limit = (timeIsUp ?? now) + Self.timeoutPatience
    timeIsUp = timeIsUp ?? now
    guard !isBeingCancelled || now >= limit else { return }
    switch outcome {
    case .finished: end(outcome, by: .input)
    default: end(isTooSmall ? .timedOut : outcome, by: .timeout)
    }
  }

  /// Whether a key came that would cancel once it is known to be one key.
  private var isBeingCancelled: Bool {
    if sequenceEnd != nil { return true }
    guard let key = gate.pending else { return false }
    var dialog = dialog
    return dialog.handle(.key(key)).map(dialog.isCancel) ?? false
  }

  /// When `advance` must be called next; nil for never.
  public var deadline: Instant? {
    guard standsSince != nil else { return nil }
    guard decision == nil else { return stage?.deadline }
    let limit = timeIsUp.map { $0 + Self.timeoutPatience }
    let change = limit ?? dialog.nextChange.flatMap { clock.instant(of: $0) }
    let key = sequenceEnd == nil ? gate.deadline : nil
    return [pendingSize?.due, sequenceEnd, tailEnd, key, change, stage?.deadline].compactMap { $0 }.min()
  }

  private mutating func layOut(_ size: Size, at now: Instant) {
    pendingSize = nil
    standsSince = now
    terminal = size
    gate.questionChanged()
    renderer.invalidate(terminal: size)
    overlay.invalidate()
    isStale = true
    stage?.resize(to: size)
    dialog.resize(to: options.space(on: size))
  }

  mutating func repaint(at now: Instant) -> [UInt8] {
    if decision != nil { stage?.leave(at: now) }
    // What was decided inline is removed at once.
    guard ending == nil, pendingSize == nil, decision == nil || stage != nil else { return [] }
    return painted()
  }
}
