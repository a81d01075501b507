import Dialogs
import TerminalIO

/// Asks in plain lines, with the terminal's own line editing.
struct LineLoop: ~Copyable {
  /// The longest line that is looked at; more than a terminal's line buffer holds.
  private static let lineLimit = 8192

  private var lines: LineMode
  private var terminal: Terminal
  private var started = MonotonicClock.now()
  private var received: [UInt8] = []
  private var ending: Ending?

  init(_ lines: LineMode, terminal: consuming Terminal) {
    self.lines = lines
    self.terminal = terminal
  }

  /// Asks until there is an answer.
  mutating func run() -> Ending {
    do throws(SystemError) { try Signals.install() } catch {
      return .failed("cannot use the terminal: \(error)")
    }
    write(lines.start())
    started = MonotonicClock.now()
    while ending == nil {
      let deadline = lines.nextChange.map { started + $0.nanoseconds }
      wait(readable: [terminal.descriptor, Signals.descriptor].compactMap { $0 }, until: deadline)
      Signals.pending().forEach { handle($0) }
      read()
      let text = lines.advance(to: elapsed)
      if !text.isEmpty { write(text) }
      if ending == nil, let (outcome, cause) = lines.ending { ending = .answered(outcome, cause) }
    }
    terminal.flushInput()
    return ending ?? .failed("no outcome")
  }

  private var elapsed: Duration { .nanoseconds(MonotonicClock.now() - started) }

  private mutating func handle(_ signal: Signal) {
    guard ending == nil else { return }
    switch signal {
    case .suspend:
      // The time does not run meanwhile; `resume` follows.
      let stopped = MonotonicClock.now()
      Signals.stop()
      started += MonotonicClock.now() - stopped
    case .resume: write(lines.start())
    case _ where signal.isDeadly: ending = .interrupted(signal)
    default: break
    }
  }

  private mutating func read() {
    guard ending == nil, lines.ending == nil else { return }
    switch terminal.read() {
    case .wouldBlock: break
    case .gone: ending = .interrupted(.hangUp)
    case .endOfInput: write(lines.receiveEndOfInput())
    case .bytes(let bytes):
      received += bytes
      // A terminal that a crashed program left in raw mode sends a carriage return.
      guard let end = received.firstIndex(where: { $0 == 10 || $0 == 13 }) else {
        if received.count > Self.lineLimit { received = [] }
        return
      }
      let line = Array(received[..<end])
      received = []
      let text = lines.receive(line, at: elapsed)
      if !text.isEmpty { write(text) }
    }
  }

  /// Writes, and throws away what was typed before it stood: that is no answer to it.
  private mutating func write(_ text: [UInt8]) {
    if terminal.write(text, until: MonotonicClock.now() + 60_000_000_000) != .done {
      ending = .interrupted(.hangUp)
    }
    terminal.flushInput()
  }
}
