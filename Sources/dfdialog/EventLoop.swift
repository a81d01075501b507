import Dialogs
import TerminalIO
import TextScreen

/// Runs a session on a terminal: waits, reads, writes; decides nothing.
struct EventLoop: ~Copyable {
  /// How long a terminal that takes no output, or still owes an answer, is waited for at the end.
  private static let farewellTime: Int64 = 1_000_000_000
  /// How often what asks nothing looks whether somebody wants to ask.
  private static let lookInterval = Duration.milliseconds(100)

  var session: Session<AlertDialog>
  private var terminal: Terminal
  private let turn: DialogTurn
  private let record: (Outcome, Entered, _ columns: Int) -> SafeText?
  /// Where what a sheet shows comes from; nil for other dialogs.
  var material: SheetMaterial?
  /// When it is next looked whether another dialog waits; nil for what asks itself.
  private var nextLook: Instant?
  /// How the command of a sheet ended; nil while it runs, and for other sheets.
  var commandStatus: Int32?
  /// Whether the command has closed its output, so that nothing more is to be read.
  var isOutputClosed = false
  /// Whether something came that is not yet shown.
  var isBehind = false
  /// When it is shown.
  var nextShow: Int64 = 0
  /// What the terminal has not yet taken.
  var unwritten: [UInt8] = []
  /// Whether the frame that is being written is the one that asks.
  private var isAsking = false
  /// When the program last ran before it waited.
  private var lastPass = Instant(nanoseconds: MonotonicClock.now())
  /// When to end although the first frame could not be written; nil once it stands.
  private var giveUp: Int64?
  /// Whether the terminal is somebody else's: restored by Ctrl-Z, and not yet taken again.
  private var isRestored = false
  var ending: Ending?

  init(
    _ session: Session<AlertDialog>, terminal: consuming Terminal, turn: DialogTurn, material: SheetMaterial?,
    record: @escaping (Outcome, Entered, _ columns: Int) -> SafeText?
  ) {
    self.session = session
    self.terminal = terminal
    self.turn = turn
    self.material = material
    if material?.asksNothing == true { nextLook = Instant(nanoseconds: MonotonicClock.now()) }
    self.record = record
  }

  /// Asks until there is an answer; the terminal is then as it was.
  mutating func run() -> Ending {
    do throws(SystemError) {
      try Signals.install()
      try terminal.enterRawMode()
    } catch {
      let ending = Ending.failed("cannot use the terminal: \(error)")
      endInput(of: ending)
      return ending
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
      takeInput()
      letOthersAsk()
      show(session.advance(to: moment))
      if ending == nil, let giveUp, moment.nanoseconds >= giveUp { ending = .answered(.timedOut, .timeout) }
      if ending == nil, let (outcome, cause) = session.ending { ending = .answered(outcome, cause) }
    }
    leave()
    if let ending { endInput(of: ending) }
    return ending ?? .failed("no outcome")
  }

  /// When a question that cannot be written is given up.
  private var limit: Int64? {
    session.dialog.timeout.map { MonotonicClock.now() + $0.duration.nanoseconds }
  }

  // MARK: Waiting, reading, writing

  private func waitForSomething() {
    let isBusy = session.hasWork && unwritten.isEmpty
    let deadlines =
      [session.deadline, nextLook].map(\.?.nanoseconds) + [giveUp, material?.input?.deadline, showDeadline]
    let deadline = isBusy ? 0 : deadlines.compactMap { $0 }.min()
    wait(
      readable: [
        Signals.descriptor, isAsking ? nil : terminal.descriptor,
        isOutputClosed ? nil : material?.input?.readable,
      ].compactMap { $0 },
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

  mutating func show(_ bytes: [UInt8]) { unwritten += bytes }

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

  var now: Instant { Instant(nanoseconds: MonotonicClock.now()) }

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
    stepBack()
    if let input = material?.input { input.stop() } else { Signals.stop() }
    askAgain()
  }

  /// Leaves the terminal as it was, and gives the turn to others.
  ///
  /// - Parameter isAside: whether it is taken back whatever others make of it.
  private mutating func stepBack(isAside: Bool = false) {
    unwritten = InlineImage.abandoning(unwritten) + session.suspend(at: now)
    sayFarewell(isAside: isAside)
    isRestored = true
    turn.giveBack()
  }

  /// What asks nothing lets dialogs ask that wait for the turn.
  private mutating func letOthersAsk() {
    guard ending == nil, let look = nextLook, now >= look else { return }
    nextLook = now + Self.lookInterval
    guard !isAsking, turn.isWaitedFor else { return }
    stepBack(isAside: true)
    askAgain(isAside: true)
  }

  /// The program was stopped, by whatever signal: somebody else may have used the terminal meanwhile.
  ///
  /// - Parameter isAside: whether it was not stopped, but has let others ask.
  private mutating func askAgain(isAside: Bool = false) {
    ending = turn.take(on: terminal, isAside: isAside)
    if isAside { lastPass = now }
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
    if case .answered(let outcome, _) = ending {
      line = record(outcome, entered, terminal.size.columns)
    }
    // A slow line would need longer for a picture than anybody waits.
    unwritten = InlineImage.abandoning(unwritten) + session.finish(record: line)
    sayFarewell()
  }

  /// Writes what is left, swallows what the terminal still has to answer, and restores its attributes.
  private mutating func sayFarewell(isAside: Bool = false) {
    let deadline = MonotonicClock.now() + Self.farewellTime
    _ = terminal.write(unwritten, until: deadline)
    unwritten = []
    swallowReply(until: deadline)
    if isAside { terminal.pause() } else { terminal.restore() }
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
