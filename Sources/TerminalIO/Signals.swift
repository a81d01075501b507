/// The signals of the process: caught ones are told on a pipe, and everything can be put back as it was received.
///
/// For one thread only, the one that `main` runs on.
public enum Signals {
  private static let caught = Signal.deadly + [SIGTSTP, SIGCONT, SIGWINCH]
  nonisolated(unsafe) private static var received: [(number: Int32, disposition: sigaction)] = []
  nonisolated(unsafe) private static var receivedMask = sigset_t()
  nonisolated(unsafe) private static var readEnd: Int32 = -1
  nonisolated(unsafe) private static var writeEnd: Int32 = -1

  /// Async-signal-safe: one `write`, which a full pipe refuses rather than blocks.
  private static let tell: @convention(c) (Int32) -> Void = { number in
    let code = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(writeEnd, &byte, 1)
    errno = code
  }

  /// Lets a crash end as `EmergencyRestore` says, and SIGQUIT as the system does.
  ///
  /// The Swift runtime may have caught both, to print a backtrace on the terminal and to wait for a key there. To
  /// be called first of all; `install` does it as well.
  public static func catchCrashes() {
    guard received.isEmpty else { return }
    sigprocmask(SIG_BLOCK, nil, &receivedMask)
    EmergencyRestore.prepare()
    for number in EmergencyRestore.crashes {
      replace(number, with: sigaction(handler: EmergencyRestore.handler, flags: SA_ONSTACK))
    }
    guard !isIgnored(.quit) else { return }
    var standard = sigaction(handler: SIG_DFL)
    sigaction(SIGQUIT, &standard, nil)
  }

  /// Catches the signals that end, stop, resume or resize; ignores SIGPIPE, so that a write reports `EPIPE`;
  /// restores the terminal in a crash (`catchCrashes`).
  ///
  /// A signal that the parent has ignored stays ignored (`nohup`). One that the parent has blocked is unblocked:
  /// it could not end the program. To be called once, before raw mode.
  public static func install() throws(SystemError) {
    guard readEnd < 0 else { return }
    catchCrashes()
    var ends: [Int32] = [-1, -1]
    _ = try attempt { pipe(&ends) }.get()
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (readEnd, writeEnd) = (ends[0], ends[1])

    var unblocked = sigset_t()
    sigemptyset(&unblocked)
    for number in caught {
      if !isIgnored(Signal(rawValue: number)) || number == SIGCONT || number == SIGWINCH {
        replace(number, with: sigaction(handler: tell))
      }
      sigaddset(&unblocked, number)
    }
    replace(SIGPIPE, with: sigaction(handler: SIG_IGN))
    for number in EmergencyRestore.crashes { sigaddset(&unblocked, number) }
    sigprocmask(SIG_UNBLOCK, &unblocked, nil)
  }

  /// Where to wait for a signal: readable when one has come; nil before `install`.
  public static var descriptor: Descriptor? { readEnd < 0 ? nil : Descriptor(rawValue: readEnd) }

  /// The signals that came since the last call, in their order.
  public static func pending() -> [Signal] {
    var signals: [Signal] = []
    while let bytes = try? descriptor?.read(upTo: 64), !bytes.isEmpty {
      signals += bytes.map { Signal(rawValue: Int32($0)) }
    }
    return signals
  }

  /// Whether the process ignores the signal now; before `install`, whether its parent said so.
  public static func isIgnored(_ signal: Signal) -> Bool {
    var disposition = sigaction()
    sigaction(signal.rawValue, nil, &disposition)
    return disposition.isIgnored
  }

  /// Puts every disposition and the mask back as they were received.
  ///
  /// A signal that was caught and not yet looked at is raised again before, so that one that came at the last
  /// moment still acts: a command is not run after Ctrl-C. With `exceptBrokenPipe` SIGPIPE is ignored from now
  /// on, for an answer that is yet to be written.
  public static func restoreAll(exceptBrokenPipe: Bool = false) {
    if exceptBrokenPipe, !received.contains(where: { $0.number == SIGPIPE }) {
      replace(SIGPIPE, with: sigaction(handler: SIG_IGN))
    }
    guard !received.isEmpty else { return }
    var all = sigset_t()
    sigfillset(&all)
    sigprocmask(SIG_SETMASK, &all, nil)
    for (number, disposition) in received where !(exceptBrokenPipe && number == SIGPIPE) {
      var disposition = disposition
      sigaction(number, &disposition, nil)
    }
    received.removeAll { !(exceptBrokenPipe && $0.number == SIGPIPE) }
    // They stay pending, and are delivered as soon as the mask allows.
    for signal in pending() where signal.isDeadly || signal == .suspend { raise(signal.rawValue) }
    sigprocmask(SIG_SETMASK, &receivedMask, nil)
  }

  /// Lets children leave their status, also where the parent has ignored that (SIGCHLD).
  static func keepChildStatus() { replace(SIGCHLD, with: sigaction(handler: SIG_DFL)) }

  /// Lets a child that is spawned have the dispositions and the mask that this process received, and a process group
  /// of its own.
  static func describeReceived(in attributes: inout SpawnAttributes) {
    var standard = sigset_t()
    sigemptyset(&standard)
    for (number, disposition) in received where !disposition.isIgnored { sigaddset(&standard, number) }
    posix_spawnattr_setsigdefault(&attributes, &standard)
    var mask = receivedMask
    posix_spawnattr_setsigmask(&attributes, &mask)
    let flags =
      Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETPGROUP)
    posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: flags))
  }

  /// Dies by the signal, so that the parent sees what happened: a shell then ends its script as well.
  public static func raiseDefault(_ signal: Signal) -> Never {
    var disposition = sigaction(handler: SIG_DFL)
    sigaction(signal.rawValue, &disposition, nil)
    unblock(signal.rawValue)
    raise(signal.rawValue)
    _exit(128 &+ signal.rawValue)
  }

  /// Stops this process as Ctrl-Z does, and returns when it is resumed; at once where nobody could resume it (an
  /// orphaned process group).
  ///
  /// To be called on `Signal.suspend`, after the terminal was restored. The other processes of the group have
  /// had the signal from the terminal. `Signal.resume` is pending afterwards.
  public static func stop() {
    withDefault(SIGTSTP) { _ = raise(SIGTSTP) }
  }

  /// Calls the body while the signal has its default action and is not blocked.
  static func withDefault(_ number: Int32, _ body: () -> Void) {
    var standard = sigaction(handler: SIG_DFL)
    var former = sigaction()
    sigaction(number, &standard, &former)
    let mask = unblock(number)
    body()
    withUnsafePointer(to: mask) { _ = sigprocmask(SIG_SETMASK, $0, nil) }
    sigaction(number, &former, nil)
  }

  /// Calls the body while the signal is thrown away.
  static func withIgnored<Result>(_ number: Int32, _ body: () -> Result) -> Result {
    var ignoring = sigaction(handler: SIG_IGN)
    var former = sigaction()
    sigaction(number, &ignoring, &former)
    defer { sigaction(number, &former, nil) }
    return body()
  }

  /// Calls the body while no signal is delivered.
  static func blocked(_ body: () -> Void) {
    var all = sigset_t()
    var former = sigset_t()
    sigfillset(&all)
    sigprocmask(SIG_SETMASK, &all, &former)
    body()
    sigprocmask(SIG_SETMASK, &former, nil)
  }

  private static func replace(_ number: Int32, with disposition: sigaction) {
    var disposition = disposition
    var former = sigaction()
    guard sigaction(number, &disposition, &former) == 0 else { return }
    // `exec` passes on what is ignored and nothing else: a handler is the Swift runtime's, not the parent's.
    received.append((number, former.isIgnored ? former : sigaction(handler: SIG_DFL)))
  }

  @discardableResult
  private static func unblock(_ number: Int32) -> sigset_t {
    var set = sigset_t()
    var former = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    sigprocmask(SIG_UNBLOCK, &set, &former)
    return former
  }
}
