import TerminalIO

extension Terminal {
  /// Waits, after the program was stopped, until it is in the foreground and has the turn to ask.
  ///
  /// - Returns: the signal by which it is to end meanwhile; `hangUp` when the terminal is gone; nil otherwise.
  func comeBack(taking turn: DialogTurn) -> Signal? {
    func wait(for time: Int64) {
      TerminalIO.wait(readable: [Signals.descriptor].compactMap { $0 }, until: MonotonicClock.now() + time)
    }
    while true {
      // First of all: waiting stops the program, and a signal that came before would not act until `fg`.
      if let signal = Signals.pending().first(where: \.isDeadly) { return signal }
      if waitForForeground() { break }
      if isGone { return .hangUp }
      wait(for: 100_000_000)
    }
    while true {
      // The resumption that has just been dealt with is still on the pipe.
      if let signal = Signals.pending().first(where: \.isDeadly) { return signal }
      if turn.tryTake() { return nil }
      wait(for: DialogTurn.interval)
    }
  }
}
