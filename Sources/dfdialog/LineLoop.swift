import Dialogs
import TerminalIO

/// Asks in plain lines, with the terminal's own line editing.
struct LineLoop: ~Copyable {
  /// The longest line that is looked at; more than a terminal's line buffer holds.
  private static let lineLimit = 8192
  /// How often it is looked for a signal while the terminal takes no output.
  private static let interval: Int64 = 100_000_000

  private var lines: any LineQuestion
  private var terminal: Terminal
  private let turn: DialogTurn
  private var started = MonotonicClock.now()
  /// When the program last ran before it waited.
  private var lastPass = MonotonicClock.now()
  /// The moment that this pass counts by.
  private var moment = MonotonicClock.now()
  private var received: [UInt8] = []
  /// Signals that came while something was written.
  private var deferred: [Signal] = []
  private var ending: Ending?
  /// Whether the terminal does not show what is typed.
  private var isHiding = false

  init(_ lines: any LineQuestion, terminal: consuming Terminal, turn: DialogTurn) {
    self.lines = lines
    self.terminal = terminal
    self.turn = turn
  }

  /// What was entered.
  var entered: Entered { Entered(values: lines.values, isDestructive: lines.isDestructive) }

  /// Asks until there is an answer; the terminal is then as it was.
  mutating func run() -> Ending {
    do throws(SystemError) {
      try Signals.install()
      try terminal.enterLineMode()
    } catch {
      return .failed("cannot use the terminal: \(error)")
    }
    write(lines.start())
    started = MonotonicClock.now()
    while ending == nil {
      lastPass = MonotonicClock.now()
      let deadline = deferred.isEmpty ? lines.nextChange.map { started + $0.nanoseconds } : 0
      wait(readable: [terminal.descriptor, Signals.descriptor].compactMap { $0 }, until: deadline)
      // Before the signals, as in `EventLoop`.
      moment = MonotonicClock.now()
      let signals = deferred + Signals.pending()
      deferred = []
      signals.forEach { handle($0) }
      read()
      let text = lines.advance(to: elapsed)
      if !text.isEmpty { write(text) }
      if ending == nil, let (outcome, cause) = lines.ending { ending = .answered(outcome, cause) }
    }
    terminal.restore()
    return ending ?? .failed("no outcome")
  }

  /// The time that counts: not that in which the program was stopped.
  private var elapsed: Duration { .nanoseconds(moment - started) }

  private mutating func handle(_ signal: Signal) {
    guard ending == nil else { return }
    switch signal {
    case .suspend:
      terminal.restore()
      turn.giveBack()
      Signals.stop()
      askAgain()
    case .resume: askAgain()
    case _ where signal.isDeadly: ending = .interrupted(signal)
    default: break
    }
  }

  /// The program was stopped, by whatever signal: the question may have scrolled out of sight.
  private mutating func askAgain() {
    ending = turn.take(on: terminal)
    guard ending == nil else { return }
    do throws(SystemError) {
      try terminal.enterLineMode()
    } catch {
      ending = .interrupted(.hangUp)
      return
    }
    isHiding = false
    let now = MonotonicClock.now()
    started += now - lastPass
    (lastPass, moment) = (now, now)
    write(lines.start())
  }

  private mutating func read() {
    guard ending == nil, lines.ending == nil else { return }
    switch terminal.read() {
    case .wouldBlock: break
    case .gone: ending = .interrupted(.hangUp)
    case .endOfInput: write(lines.receiveEndOfInput())
    case .bytes(let bytes):
      received += bytes
      // Another program may set raw mode meanwhile: Enter is then a carriage return.
      guard let end = received.firstIndex(where: { $0 == 10 || $0 == 13 }) else {
        // The terminal gives a line without its end where the end of the input was typed behind it.
        if terminal.editsLines {
          write(lines.receiveEndOfInput())
        } else if received.count > Self.lineLimit {
          received = []
        }
        return
      }
      let line = Array(received[..<end])
      let isPasted = end < received.count - 1 || isMoreWaiting
      received = []
      let text = isPasted ? lines.receivePaste() : lines.receive(line, at: elapsed)
      if !text.isEmpty { write(text) }
    }
  }

  /// Whether more lies behind the line that was read, as when several lines are pasted.
  private var isMoreWaiting: Bool {
    if case .bytes = terminal.read() { true } else { false }
  }

  /// Writes, and throws away what was typed before it stood: that is no answer to it.
  ///
  /// Where the terminal takes nothing, signals and the timeout end the wait; a question that nobody has seen is
  /// not answered by `--on-timeout`.
  private mutating func write(_ text: [UInt8]) {
    received = []
    if lines.hidesInput != isHiding {
      isHiding.toggle()
      terminal.setEcho(!isHiding)
    }
    var rest = text
    while ending == nil, !rest.isEmpty {
      switch terminal.write(rest, until: MonotonicClock.now() + Self.interval) {
      case .done: rest = []
      case .gone: ending = .interrupted(.hangUp)
      case .pending(let count):
        rest = lines.ending == nil ? Array(rest.suffix(count)) : []
        deferred += Signals.pending()
        moment = MonotonicClock.now()
        if lines.ending == nil, let limit = lines.nextChange, elapsed >= limit {
          ending = .answered(.timedOut, .timeout)
        }
        if let signal = deferred.first(where: \.isDeadly) { ending = .interrupted(signal) }
      }
    }
    terminal.flushInput()
  }
}
