import TextScreen

/// The controlling terminal as toasts use it: never read, never asked, in the background too.
public struct ToastTerminal: ~Copyable {
  /// For `SelfCommand`.
  public let descriptor: Descriptor
  /// The real device of the terminal.
  public let device: UInt64

  /// Opens the controlling terminal; nil where there is none.
  public static func open() -> ToastTerminal? {
    guard let descriptor = try? Descriptor.open("/dev/tty".utf8, O_RDWR | O_NOCTTY | O_NONBLOCK) else {
      return nil
    }
    if let terminal = ToastTerminal(descriptor) { return terminal }
    _ = attemptClose(descriptor.rawValue)
    return nil
  }

  /// Takes over a terminal that is open; nil for anything else.
  public init?(_ descriptor: Descriptor) {
    guard descriptor.isTerminal, let device = terminalDevice(descriptor.rawValue) else { return nil }
    self.descriptor = descriptor
    self.device = device
  }

  deinit { _ = attemptClose(descriptor.rawValue) }

  /// The kernel's size of the window, 0×0 where it knows none; nil when the terminal is gone.
  public var size: Size? {
    var window = winsize()
    guard case .success = attempt({ ioctl(descriptor.rawValue, UInt(TIOCGWINSZ), &window) }) else {
      return nil
    }
    return Size(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  /// The process group in the foreground; nil when the terminal is gone.
  public var foregroundGroup: Int32? {
    guard case .success(let group) = attempt({ tcgetpgrp(descriptor.rawValue) }) else { return nil }
    return group
  }

  /// Whether it edits lines and whether it shows what is typed; nil when it is gone.
  public var modes: (editsLines: Bool, echoes: Bool)? {
    var attributes = termios()
    guard tcgetattr(descriptor.rawValue, &attributes) == 0 else { return nil }
    return (attributes.c_lflag & tcflag_t(ICANON) != 0, attributes.c_lflag & tcflag_t(ECHO) != 0)
  }

  /// Whether it takes output, now or before the deadline.
  public func isWritable(until deadline: Int64 = 0) -> Bool {
    !wait(writable: [descriptor], until: deadline).writable.isEmpty
  }

  /// Writes a block whole; false when nothing of it was written.
  public func write(_ block: [UInt8]) -> Bool {
    (try? descriptor.write(block[...])) != nil
  }

  /// Sets the kernel's size of the window; who is in the foreground is told (SIGWINCH).
  ///
  /// The size in pixels changes with the number of rows.
  public func resize(_ size: Size) {
    var window = winsize()
    let number = descriptor.rawValue
    guard case .success = attempt({ ioctl(number, UInt(TIOCGWINSZ), &window) }) else { return }
    if window.ws_row > 0 {
      let height = Int(window.ws_ypixel) / Int(window.ws_row) * size.rows
      window.ws_ypixel = UInt16(clamping: height)
    }
    window.ws_row = UInt16(clamping: size.rows)
    window.ws_col = UInt16(clamping: size.columns)
    _ = attempt { ioctl(number, UInt(TIOCSWINSZ), &window) }
  }
}

/// What a process in the background of a terminal does so that nobody notices it.
public enum BackgroundProcess {
  /// Ignores the signals that the terminal sends, which would stop or end it, and leaves the directory, which
  /// somebody may want to unmount.
  public static func begin() {
    _ = attempt { chdir("/") }
    for number in [SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGTTIN, SIGTTOU, SIGPIPE, SIGWINCH] {
      signal(number, SIG_IGN)
    }
  }

  /// Calls the body while the terminal does not stop a process in its background that writes (`stty tostop`).
  public static func withoutStopping<Result>(_ body: () -> Result) -> Result {
    Signals.withIgnored(SIGTTOU, body)
  }
}
