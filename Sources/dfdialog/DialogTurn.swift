import Dialogs
import TerminalIO

/// The turn to ask on a terminal: one dialog at a time has it.
///
/// Where no private directory can be made for its lock, everybody has it.
final class DialogTurn {
  /// How often it is looked whether the turn is free.
  private static let interval: Int64 = 25_000_000
  /// How often it is looked whether the process is in the foreground, where nobody can stop it until it is.
  private static let foregroundInterval: Int64 = 100_000_000

  /// Longer than toasts have the lock.
  private static let instant: Int64 = 2_000_000

  private let lock: TerminalLock?
  private let program: Program
  private let device: UInt64?
  /// Who waits for the turn; opened only where somebody does.
  private var queue: Queue?

  /// A queue that can be kept in a class.
  private final class Queue {
    let queue: TerminalQueue
    init(_ queue: consuming TerminalQueue) { self.queue = queue }
  }

  init(device: UInt64?, program: Program) {
    self.program = program
    self.device = device
    if let device, let directory = RuntimeDirectory.open() {
      lock = TerminalLock(device: device, in: directory)
    } else {
      lock = nil
    }
  }

  /// Waits until this process is in the foreground and has the turn: before it asks, and again after it was
  /// stopped.
  ///
  /// - Parameters:
  ///   - waits: whether it waits while another dialog has the turn.
  ///   - isAside: whether it has stepped aside for others, and comes after all of them, however long they take.
  /// - Returns: how asking ended before it began; nil when it may begin.
  func take(on terminal: borrowing Terminal, waits: Bool = true, isAside: Bool = false) -> Ending? {
    var patience = TurnPatience()
    defer { if !isAside { queue?.queue.leave() } }
    while true {
      // First of all: waiting for the foreground stops the program, and a signal that came before would not act
      // until `fg`.
      let signals = Signals.pending()
      if let signal = signals.first(where: \.isDeadly) { return .interrupted(signal) }
      if signals.contains(.resume) { patience.restart() }
      if signals.contains(.suspend) {
        Signals.stop()
        continue
      }
      guard terminal.isForeground else {
        if !terminal.waitForForeground() {
          if terminal.isGone { return .interrupted(.hangUp) }
          pause(Self.foregroundInterval)
        }
        // What has come meanwhile, the resumption too, is looked at here and by nobody else.
        continue
      }
      if isAside, isWaitedFor {
        pause(Self.interval)
        continue
      }
      if lock?.tryLock() ?? true { return nil }
      // A toast that looks whether a dialog is open has the lock for an instant.
      pause(Self.instant)
      if lock?.tryLock() ?? true { return nil }
      guard waits else { return .failed("another dialog is open on this terminal") }
      // A signal that ends the wait is logged before it ends the process.
      do throws(SystemError) { try Signals.install() } catch {
        return .failed("cannot use the terminal: \(error)")
      }
      if isAside {
        pause(Self.interval)
        continue
      }
      openQueue()
      queue?.queue.join()
      switch patience.step(at: Instant(nanoseconds: MonotonicClock.now())) {
      case .wait: break
      case .tell: tell(terminal)
      case .giveUp: return .failed("another dialog is still open on this terminal")
      }
      pause(Self.interval)
    }
  }

  /// Whether another dialog waits for the turn.
  var isWaitedFor: Bool {
    openQueue()
    return queue?.queue.isWaitedFor ?? false
  }

  private func openQueue() {
    guard queue == nil, let device, let directory = RuntimeDirectory.open(),
      let opened = TerminalQueue(device: device, in: directory)
    else { return }
    queue = Queue(opened)
  }

  /// Gives the turn to others.
  func giveBack() { lock?.unlock() }

  /// Says what is waited for, unless the line would stand in the middle of the other dialog.
  private func tell(_ terminal: borrowing Terminal) {
    guard !terminal.isDevice(of: .standardError) else { return }
    program.complain("waiting for another dialog on this terminal")
  }

  /// Waits for a time, or for a signal.
  private func pause(_ time: Int64) {
    wait(readable: [Signals.descriptor].compactMap { $0 }, until: MonotonicClock.now() + time)
  }
}
