import TextScreen

/// Why there is no terminal to ask on.
public enum TerminalError: Error, Hashable, Sendable {
  /// `/dev/tty` cannot be opened: the process has no controlling terminal (`ENXIO`), or it is out of reach.
  case unavailable(SystemError)
  /// The process is in the background: another one has the keyboard.
  case background

  /// Whether there is no terminal at all, rather than one that cannot be used now.
  public var isDetached: Bool {
    if case .unavailable(let error) = self { error.code == ENXIO || error.code == ENOENT } else { false }
  }
}

/// The controlling terminal, opened anew so that its flags are ours alone.
///
/// It is restored when the value goes out of use, at the latest.
public struct Terminal: ~Copyable {
  /// What became of bytes that were to be written.
  public enum WriteResult: Hashable, Sendable {
    /// All were taken.
    case done
    /// The deadline passed before the terminal took the last bytes, so many.
    case pending(Int)
    /// The terminal is gone.
    case gone
  }

  /// What came from the terminal.
  public enum ReadResult: Hashable, Sendable {
    /// Bytes, one at least.
    case bytes([UInt8])
    /// Nothing is there.
    case wouldBlock
    /// The user ended the line-wise input (Ctrl-D); never in raw mode.
    case endOfInput
    /// The terminal is gone.
    case gone
  }

  /// For `wait`.
  public let descriptor: Descriptor
  private var saved: termios?
  /// The attributes that were set in their place.
  private var ours = termios()
  private var isRaw = false

  private init(_ descriptor: Descriptor) { self.descriptor = descriptor }

  /// Opens the controlling terminal, wherever standard input and output lead, and changes nothing on it.
  ///
  /// sudo starts the commands of pipes and `$(…)` in the background of its own pseudo-terminal, and brings them
  /// to the foreground when they want it: so under sudo the process asks for it, as `waitForForeground` says.
  public static func open() throws(TerminalError) -> Terminal {
    let descriptor: Descriptor
    do throws(SystemError) {
      descriptor = try Descriptor.open("/dev/tty".utf8, O_RDWR | O_NOCTTY | O_NONBLOCK)
    } catch {
      throw .unavailable(error)
    }
    let terminal = Terminal(descriptor)
    if case .failure(let error) = attempt({ tcgetpgrp(descriptor.rawValue) }) { throw .unavailable(error) }
    if terminal.isForeground { return terminal }
    guard Environment.bytes("SUDO_UID") != nil, terminal.waitForForeground() else { throw .background }
    return terminal
  }

  deinit {
    restoreAttributes()
    _ = attemptClose(descriptor.rawValue)
  }

  /// Whether this process has the keyboard: reading and changing modes are for the foreground only.
  public var isForeground: Bool { tcgetpgrp(descriptor.rawValue) == getpgrp() }

  /// Whether the terminal has disappeared: its window was closed, its line was cut.
  public var isGone: Bool {
    if case .failure = attempt({ tcgetpgrp(descriptor.rawValue) }) { true } else { false }
  }

  /// Stops the process while it is in the background, as the kernel does with any job there that changes the
  /// terminal, and says whether it has come to the foreground since.
  ///
  /// False where nobody could resume the process (an orphaned process group), where the terminal is gone, and
  /// when a caught signal came: the caller looks at `Signals.pending()`, and may call again.
  public func waitForForeground() -> Bool {
    if isForeground { return true }
    // tcflow(TCOON) is the one call that stops a background job and changes nothing: modes that were read here
    // and written back later might be those of the shell's line editor.
    Signals.withDefault(SIGTTOU) { tcflow(descriptor.rawValue, TCOON) }
    return isForeground
  }

  /// The size of the window; 80×24 where the terminal does not know it (0, as on serial lines).
  ///
  /// `COLUMNS` and `LINES` are not asked: exported once, they stay the same when the window does not.
  public var size: Size { descriptor.windowSize }

  /// Gives every key at once and unseen (cbreak).
  ///
  /// Called again, it sets the mode again, as is needed after SIGCONT. Ctrl-C, Ctrl-\ and Ctrl-Z still send their
  /// signals (ISIG), so that a program that hangs can be ended and a calling script ends as well; a signal that is
  /// ignored leaves its key as a byte. Output is processed as before (OPOST). Input that waits is kept: see
  /// `flushInput`. Does not drain the output, which would hang on a terminal stopped by Ctrl-S.
  public mutating func enterRawMode() throws(SystemError) {
    isRaw = true
    try enter { raw in
      raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | IEXTEN)
      raw.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON | ISTRIP | BRKINT | PARMRK)
      raw.withControlCharacters { characters in
        characters[Int(VMIN)] = 1
        characters[Int(VTIME)] = 0
        for (signal, key) in [(Signal.interrupt, VINTR), (.quit, VQUIT), (.suspend, VSUSP)]
        where Signals.isIgnored(signal) {
          characters[Int(key)] = termios.disabledCharacter
        }
      }
    }
  }

  /// Gives whole lines, edited by the terminal itself and ended by Enter, whatever other programs have set.
  ///
  /// Called again, it sets the mode again, as is needed after SIGCONT. A terminal that was left raw shows again what
  /// is typed; one that has line editing, but no echo, is left so: an Emacs shell shows its input by itself.
  public mutating func enterLineMode() throws(SystemError) {
    isRaw = false
    try enter { lines in
      if lines.c_lflag & tcflag_t(ICANON) == 0 {
        lines.c_lflag |= tcflag_t(ECHO | ECHOE | ECHOK)
        lines.c_oflag |= tcflag_t(OPOST | ONLCR)
      }
      lines.c_lflag |= tcflag_t(ICANON | ISIG)
      lines.c_iflag |= tcflag_t(ICRNL)
      lines.c_iflag &= ~tcflag_t(INLCR | IGNCR)
    }
  }

  /// Shows what is typed in line mode, or does not; its line end is shown in any case.
  public func setEcho(_ isOn: Bool) {
    var present = termios()
    guard tcgetattr(descriptor.rawValue, &present) == 0 else { return }
    let echo = tcflag_t(ECHO)
    let wants = isOn && (saved?.c_lflag ?? echo) & echo != 0
    present.c_lflag = wants ? present.c_lflag | echo : present.c_lflag & ~echo | tcflag_t(ECHONL)
    _ = attempt { tcsetattr(descriptor.rawValue, TCSANOW, &present) }
  }

  /// Whether the terminal now gives whole lines, as nobody has set raw mode meanwhile.
  public var editsLines: Bool {
    var present = termios()
    return tcgetattr(descriptor.rawValue, &present) == 0 && present.c_lflag & tcflag_t(ICANON) != 0
  }

  /// Sets attributes that differ from those found, and keeps these for `restore`.
  private mutating func enter(_ change: (inout termios) -> Void) throws(SystemError) {
    if saved == nil {
      var attributes = termios()
      _ = try attempt { tcgetattr(descriptor.rawValue, &attributes) }.get()
      saved = attributes
      change(&attributes)
      ours = attributes
    }
    EmergencyRestore.arm(terminal: descriptor.rawValue, attributes: saved)
    _ = try attempt { tcsetattr(descriptor.rawValue, TCSANOW, &ours) }.get()
  }

  /// Throws away what was typed and not yet read; in the background nothing, as that is meant for others.
  public func flushInput() {
    guard isForeground else { return }
    _ = attempt { tcflush(descriptor.rawValue, TCIFLUSH) }
  }

  /// Puts the attributes back as they were before raw or line mode, and throws away what was typed and not yet
  /// read.
  ///
  /// Nothing of it reaches the shell. Does nothing when neither mode is on.
  /// To be called after the control sequences that end other modes were written. No signal is delivered
  /// meanwhile. In the background attributes that somebody else has set by now are left alone.
  public mutating func restore() {
    restoreAttributes()
    saved = nil
    isRaw = false
  }

  /// Puts the attributes back for a while, in which others may change them: what is restored at the end is what was
  /// found at the beginning.
  public mutating func pause() { restoreAttributes() }

  private borrowing func restoreAttributes() {
    guard var saved else { return }
    let number = descriptor.rawValue
    Signals.blocked {
      var present = termios()
      let isReadable = tcgetattr(number, &present) == 0
      // In the background what needs no change is left alone as well: what is typed there is meant for others.
      if isReadable, isForeground || present.hasSameModes(as: ours) && !present.hasSameModes(as: saved) {
        // Before, so that nothing is echoed; after, for what came in between.
        tcflush(number, TCIFLUSH)
        _ = attempt { tcsetattr(number, TCSANOW, &saved) }
        tcflush(number, TCIFLUSH)
      }
      EmergencyRestore.arm(terminal: -1, attributes: nil)
    }
  }

  /// Writes the bytes; waits for a terminal that is slow or stopped, but not longer than the deadline.
  ///
  /// With a deadline that has passed, such as 0, it writes what is taken at once.
  public func write(_ bytes: [UInt8], until deadline: Int64) -> WriteResult {
    var rest = bytes[...]
    while !rest.isEmpty {
      do throws(SystemError) {
        rest = rest.dropFirst(try descriptor.write(rest))
      } catch {
        guard error.wouldBlock else { return .gone }
        guard MonotonicClock.remaining(until: deadline) > 0 else { return .pending(rest.count) }
        wait(writable: [descriptor], until: deadline)
      }
    }
    return .done
  }

  /// Reads what was typed; never blocks.
  public func read() -> ReadResult {
    do throws(SystemError) {
      let bytes = try descriptor.read(upTo: 4096)
      if !bytes.isEmpty { return .bytes(bytes) }
      var attributes = termios()
      let isThere = tcgetattr(descriptor.rawValue, &attributes) == 0
      return !isRaw && isThere ? .endOfInput : .gone
    } catch {
      return error.wouldBlock ? .wouldBlock : .gone
    }
  }

  /// The device number, the same for every process on this terminal; nil where the system does not tell.
  public var device: UInt64? { terminalDevice(descriptor.rawValue) }

  /// Whether what is written to a descriptor appears on this terminal.
  public func isDevice(of other: Descriptor) -> Bool {
    guard let status = try? other.status(), status.st_mode & S_IFMT == S_IFCHR else { return false }
    let number = deviceNumber(of: status)
    if number == device { return true }
    // Opened as `/dev/tty`, as this one was, it has the number of that name.
    return (try? descriptor.status()).map { deviceNumber(of: $0) == number } ?? false
  }

  /// The path of the device, such as `/dev/pts/3`; nil where it cannot be found.
  public var path: String? {
    guard let device else { return nil }
    func isThis(_ status: stat) -> Bool {
      status.st_mode & S_IFMT == S_IFCHR && deviceNumber(of: status) == device
    }
    if let path = likelyTerminalPath(device: device) {
      var status = stat()
      if stat(path, &status) == 0, isThis(status) { return path }
    }
    for standard in [Descriptor.standardInput, .standardOutput, .standardError] {
      guard let status = try? standard.status(), isThis(status), let name = ttyname(standard.rawValue) else {
        continue
      }
      return String(cString: name)
    }
    return nil
  }
}
