/// The right to draw on a terminal, which one process at a time has.
///
/// A lock on a file named after the terminal's device, as the inode of `/dev/tty` is one for all sessions. It
/// ends with the process that holds it, however that ends, and is not inherited by commands.
public struct TerminalLock: ~Copyable {
  private let file: Descriptor

  /// Prepares the lock of a terminal; nil when its file cannot be used.
  public init?(device: UInt64, in directory: borrowing RuntimeDirectory) {
    guard let file = directory.openFile("dfdialog.\(device).lock") else { return nil }
    self.file = file
  }

  deinit { _ = attemptClose(file.rawValue) }

  /// Takes the lock if nobody else has it; never waits.
  public func tryLock() -> Bool {
    (try? attempt { flock(file.rawValue, LOCK_EX | LOCK_NB) }.get()) != nil
  }

  /// Gives the lock back.
  public func unlock() {
    _ = attempt { flock(file.rawValue, LOCK_UN) }
  }
}

/// Who waits for the lock of a terminal: a dialog that has it, but asks nothing, gives it to them.
///
/// Each who waits shares a lock on a second file, which says so even of processes that are killed.
public struct TerminalQueue: ~Copyable {
  private let file: Descriptor

  /// Prepares the queue of a terminal; nil when its file cannot be used.
  public init?(device: UInt64, in directory: borrowing RuntimeDirectory) {
    guard let file = directory.openFile("dfdialog.\(device).queue") else { return nil }
    self.file = file
  }

  deinit { _ = attemptClose(file.rawValue) }

  /// Says that this process waits.
  public func join() { _ = attempt { flock(file.rawValue, LOCK_SH | LOCK_NB) } }

  /// This process waits no longer.
  public func leave() { _ = attempt { flock(file.rawValue, LOCK_UN) } }

  /// Whether another process waits; not to be asked while this one does.
  public var isWaitedFor: Bool {
    // Another process that looks has the lock for an instant.
    for pause: Int64 in [2_000_000, 0] {
      if (try? attempt { flock(file.rawValue, LOCK_EX | LOCK_NB) }.get()) != nil {
        leave()
        return false
      }
      if pause > 0 { wait(until: MonotonicClock.now() + pause) }
    }
    return true
  }
}
