import DialogCommand
import TerminalIO

/// The turn to ask on a terminal: one dialog at a time has it.
///
/// Where no private directory can be made for its lock, everybody has it.
final class DialogTurn {
  /// How long a turn is waited for before the user is told.
  private static let patience: Int64 = 1_000_000_000
  /// How long a turn is waited for.
  private static let limit: Int64 = 30_000_000_000
  /// How often it is looked whether the turn is free.
  static let interval: Int64 = 25_000_000

  private let lock: TerminalLock?

  init(device: UInt64?) {
    if let device, let directory = RuntimeDirectory.open() {
      lock = TerminalLock(device: device, in: directory)
    } else {
      lock = nil
    }
  }

  /// Takes the turn, or ends the process.
  func take(waiting: Bool, program: Program) {
    if tryTake() { return }
    guard waiting else { program.fail("another dialog is open on this terminal", .unavailable) }
    let start = MonotonicClock.now()
    var isTold = false
    while !tryTake() {
      let now = MonotonicClock.now()
      if !isTold, now - start >= Self.patience {
        isTold = true
        program.complain("waiting for another dialog on this terminal")
      }
      if now - start >= Self.limit {
        program.fail("another dialog is still open on this terminal", .unavailable)
      }
      wait(until: now + Self.interval)
    }
  }

  /// Gives the turn to others.
  func giveBack() { lock?.unlock() }

  /// Takes the turn if nobody else has it.
  func tryTake() -> Bool { lock?.tryLock() ?? true }
}
