import Dialogs
import TerminalIO
import TextScreen

/// Runs a session on a terminal: waits, reads, writes; decides nothing.
struct EventLoop: ~Copyable {
  /// How long a terminal that takes no output, or still owes an answer, is waited for at the end.
  private static let farewellTime: Int64 = 1_000_000_000

  private var session: Session<AlertDialog>
  private var terminal: Terminal
  private let turn: DialogTurn
  private let record: (Outcome, _ columns: Int) -> SafeText?
  /// What the terminal has not yet taken.
  private var unwritten: [UInt8] = []
  /// Whether the frame that is being written is the one that asks.
  private var isAsking = false
  /// When the program last ran before it waited.
  private var lastPass = Instant(nanoseconds: MonotonicClock.now())
  /// When to end although the first frame could not be written; nil once it stands.
  private var giveUp: Int64?
  /// Whether the terminal is somebody else's: restored by Ctrl-Z, and not yet taken again.
  private var isRestored = false
  private var ending: Ending?

  init(
    _ session: Session<AlertDialog>, terminal: consuming Terminal, turn: DialogTurn,
    record: @escaping (Outcome, _ columns: Int) -> SafeText?
  ) {
    self.session = session
    self.terminal = terminal
    self.turn = turn
    self.record = record
  }

  /// Asks until there is an answer; the terminal is then as it was.
  mutating func run() -> Ending {
    do throws(SystemError) {
      try Signals.install()
      try terminal.enterRawMode()
    } catch {
      return .failed("cannot use the terminal: \(error)")
    }
    EmergencyRestore.setBytes(session.emergencyBytes)
    unwritten = session.start()
    isAsking = true
    giveUp = limit
    while ending == nil {
      write()
      if ending != nil { break }
      lastPass = now
      waitForSomething()
      // Before the signals: what was stopped before this moment is told by them, and what is stopped after it
      // does not count.
      let moment = now
      Signals.pending().forEach { handle($0) }
      if !isAsking { read() }
      show(session.advance(to: moment))
      if ending == nil, let giveUp, moment.nanoseconds >= giveUp { ending = .answered(.timedOut, .timeout) }
      if ending == nil, let (outcome, cause) = session.ending { ending = .answered(outcome, cause) }
    }
    leave()
    return ending ?? .failed("no outcome")
  }

  /// When a question that cannot be written is given up.
  private var limit: Int64? {
    session.dialog.timeout.map { MonotonicClock.now() + $0.duration.nanoseconds }
  }

  // MARK: Waiting, reading, writing

  private func waitForSomething() {
    let deadline = [session.deadline?.nanoseconds, giveUp].compactMap { $0 }.min()
    wait(
      readable: [Signals.descriptor, isAsking ? nil : terminal.descriptor].compactMap { $0 },
      writable: unwritten.isEmpty ? [] : [terminal.descriptor], until: deadline)
  }

  private mutating func read() {
    guard ending == nil else { return }
    switch terminal.read() {
    case .bytes(let bytes): show(session.receive(bytes, at: now))
    case .wouldBlock: break
    case .endOfInput: ending = .answered(.dismissed, .endOfFile)
    case .gone: ending = .interrupted(.hangUp)
    }
  }

  private mutating func show(_ bytes: [UInt8]) { unwritten += bytes }

  private mutating func write() {
    switch terminal.write(unwritten, until: 0) {
    case .done:
      unwritten = []
      if isAsking { beginToListen() }
    case .pending(let count): unwritten = Array(unwritten.suffix(count))
    case .gone: ending = .interrupted(.hangUp)
    }
  }

  /// The question stands: what was typed before it is no answer (rule 2a).
  private mutating func beginToListen() {
    isAsking = false
    giveUp = nil
    terminal.flushInput()
    show(session.frameWritten(at: now))
    if !unwritten.isEmpty { write() }
  }

  private var now: Instant { Instant(nanoseconds: MonotonicClock.now()) }

  // MARK: Signals

  private mutating func handle(_ signal: Signal) {
    guard ending == nil else { return }
    switch signal {
    case .windowChange: session.terminalResized(to: terminal.size, at: now)
    case .suspend: suspend()
    case .resume: askAgain()
    case _ where signal.isDeadly: ending = .interrupted(signal)
    default: break
    }
  }

  /// Ctrl-Z: leaves the terminal as it was, gives the turn to others, stops; and asks anew afterwards.
  private mutating func suspend() {
    unwritten = InlineImage.abandoning(unwritten) + session.suspend(at: now)
    sayFarewell()
    isRestored = true
    turn.giveBack()
    Signals.stop()
    askAgain()
  }

  /// The program was stopped, by whatever signal: somebody else may have used the terminal meanwhile.
  private mutating func askAgain() {
    ending = turn.take(on: terminal)
    guard ending == nil else { return }
    do throws(SystemError) {
      try terminal.enterRawMode()
    } catch {
      ending = .interrupted(.hangUp)
      return
    }
    isRestored = false
    EmergencyRestore.setBytes(session.emergencyBytes)
    if giveUp != nil { giveUp = limit }
    unwritten = session.resume(terminal: terminal.size, stoppedAfter: lastPass)
    isAsking = true
  }

  // MARK: The end

  private mutating func leave() {
    guard !isRestored else { return }
    var line: SafeText?
    if case .answered(let outcome, _) = ending { line = record(outcome, terminal.size.columns) }
    // A slow line would need longer for a picture than anybody waits.
    unwritten = InlineImage.abandoning(unwritten) + session.finish(record: line)
    sayFarewell()
  }

  /// Writes what is left, swallows what the terminal still has to answer, and restores its attributes.
  private mutating func sayFarewell() {
    let deadline = MonotonicClock.now() + Self.farewellTime
    _ = terminal.write(unwritten, until: deadline)
    unwritten = []
    swallowReply(until: deadline)
    terminal.restore()
    EmergencyRestore.setBytes([])
  }

  /// Takes in the answer that the terminal still owes, which may come late and in pieces.
  ///
  /// Not in the background, where reading is for others and would stop the program.
  private mutating func swallowReply(until deadline: Int64) {
    while session.awaitsReply, terminal.isForeground, MonotonicClock.now() < deadline {
      wait(readable: [terminal.descriptor], until: deadline)
      switch terminal.read() {
      case .bytes(let bytes): session.drain(bytes)
      case .wouldBlock: break
      case .endOfInput, .gone: return
      }
    }
  }
}
