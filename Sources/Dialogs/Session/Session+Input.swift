import TextScreen

// What a dialog shows may arrive while it is open, and may need time to be searched.

extension Session {
  /// Bytes of what the dialog shows arrived; nothing is drawn before `showInput`.
  public mutating func takeInput(_ bytes: [UInt8]) {
    change { $0.receive(bytes) }
  }

  /// No more bytes arrive.
  public mutating func endInput() {
    change { $0.endInput() }
  }

  /// The command whose output the dialog shows has ended.
  public mutating func endCommand(_ ending: CommandEnding) {
    change { $0.endCommand(ending) }
  }

  /// Draws what has arrived.
  public mutating func showInput(at now: Instant) -> [UInt8] {
    guard standsSince != nil, decision == nil else { return [] }
    dialog.makeRoom()
    // What came may have been drawn by a key meanwhile, without the room for it.
    isStale = true
    return repaint(at: now)
  }

  /// Whether the dialog has something to do: then `work` is to be called instead of waiting.
  public var hasWork: Bool { decision == nil && dialog.hasWork }

  /// Lets the dialog do a part of it; what that changes is drawn by `showInput`.
  public mutating func work() {
    if hasWork { change { $0.work() } }
  }

  /// Lets the dialog change by itself: a key that is held back was meant for what stood there before.
  private mutating func change(_ body: (inout Content) -> Void) {
    isStale = true
    guard gate.pending != nil else { return body(&dialog) }
    let before = dialog.answer
    body(&dialog)
    if dialog.answer != before { gate.questionChanged() }
  }
}
