/// What is done to the terminal when the program crashes: the last safety net below `Terminal.restore`.
///
/// All that the handler uses is allocated before, and it makes only async-signal-safe calls (POSIX 2.4.3).
public enum EmergencyRestore {
  /// The longest that `setBytes` takes.
  public static let capacity = 256

  static let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE]
  private static let stackSize = 65_536
  private static let message: StaticString = "dfdialog: internal error\n"
  nonisolated(unsafe) private static let state = UnsafeMutablePointer<State>.allocate(capacity: 1)

  private struct State {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: capacity, alignment: 1)
    var count = 0
    var terminal: Int32 = -1
    var attributes: termios?
  }

  /// Sets the control sequences that undo the modes which are on now; none when all are off.
  ///
  /// False, and nothing is kept, when they are longer than `capacity`.
  @discardableResult
  public static func setBytes(_ bytes: [UInt8]) -> Bool {
    prepare()
    state.pointee.count = 0
    guard bytes.count <= capacity else { return false }
    state.pointee.bytes.copyBytes(from: bytes)
    state.pointee.count = bytes.count
    return true
  }

  /// Makes everything that the handler touches.
  static func prepare() { prepared }

  private static let prepared: Void = {
    state.initialize(to: State())
    var stack = stack_t()
    stack.ss_sp = .allocate(byteCount: stackSize, alignment: 16)
    stack.ss_size = numericCast(stackSize)
    sigaltstack(&stack, nil)
  }()

  /// Sets the terminal that is in raw or line mode, and the attributes that it had before; none when it has them.
  static func arm(terminal: Int32, attributes: termios?) {
    prepare()
    state.pointee.terminal = terminal
    state.pointee.attributes = attributes
  }

  /// Ends the program as one with a fault of its own (`EX_SOFTWARE`, 70) after a crash signal.
  ///
  /// To be run on the alternate stack, as a stack overflow leaves no other, and with all signals blocked: SIGTTOU
  /// would stop the process half-way.
  static let handler: @convention(c) (Int32) -> Void = { _ in
    restoreTerminal()
    _ = write(2, message.utf8Start, message.utf8CodeUnitCount)
    _exit(EX_SOFTWARE)
  }

  private static func restoreTerminal() {
    let terminal = state.pointee.terminal
    guard terminal >= 0 else { return }
    var rest = UnsafeRawBufferPointer(start: state.pointee.bytes.baseAddress, count: state.pointee.count)
    // A terminal that was stopped by Ctrl-S is given half a second.
    for _ in 0..<5 where !rest.isEmpty {
      let written = write(terminal, rest.baseAddress, rest.count)
      if written > 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[written...])
      } else {
        var set = DescriptorSet(terminal)
        var timeout = timeval(nanoseconds: 100_000_000)
        select(terminal + 1, nil, &set.set, nil, &timeout)
      }
    }
    guard var attributes = state.pointee.attributes else { return }
    tcflush(terminal, TCIFLUSH)
    tcsetattr(terminal, TCSANOW, &attributes)
    tcflush(terminal, TCIFLUSH)
  }
}
