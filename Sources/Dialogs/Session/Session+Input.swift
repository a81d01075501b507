import TextScreen

// What a dialog shows may arrive while it is open, and may need time to be searched.

extension Session {
  /// Bytes of what the dialog shows arrived; nothing is drawn before `showInput`.
  public mutating func takeInput(_ bytes: [UInt8]) {
    dialog.receive(bytes)
    isStale = true
  }

  /// No more bytes arrive.
  public mutating func endInput() {
    dialog.endInput()
    isStale = true
  }

  /// The command whose output the dialog shows has ended.
  public mutating func endCommand(_ ending: CommandEnding) {
    dialog.endCommand(ending)
    isStale = true
  }

  /// Draws what has arrived.
  public mutating func showInput(at now: Instant) -> [UInt8] {
    guard standsSince != nil, decision == nil else { return [] }
    dialog.makeRoom()
    return repaint(at: now)
  }

  /// Whether the dialog has something to do: then `work` is to be called instead of waiting.
  public var hasWork: Bool { decision == nil && dialog.hasWork }

  /// Lets the dialog do a part of it.
  public mutating func work(at now: Instant) -> [UInt8] {
    guard hasWork else { return [] }
    dialog.work()
    isStale = true
    return showInput(at: now)
  }
}
