import Foundation
import TerminalIO
import TestSupport
import TextScreen
import Testing

/// Each in a process of its own, which leads a session on a new terminal.
@Suite struct TerminalTests {
  // MARK: Opening

  @Test func `without a controlling terminal there is none to open`() async {
    await #expect(processExitsWith: .success) {
      setsid()
      #expect(throws: TerminalError.unavailable(SystemError(ENXIO))) { _ = try Terminal.open() }
    }
  }

  @Test func `the terminal is opened wherever the standard descriptors lead, and nothing is changed`() async {
    await #expect(processExitsWith: .success) {
      let session = try PseudoTerminalSession()
      let before = session.attributes
      let terminal = try Terminal.open()
      let (isForeground, result) = (terminal.isForeground, terminal.write(Array("hello".utf8), until: 0))
      #expect(isForeground)
      #expect(result == .done)
      #expect(session.output(count: 5) == "hello")
      #expect(session.attributes == before)
      #expect(fcntl(terminal.descriptor.rawValue, F_GETFD) == FD_CLOEXEC)
      #expect(fcntl(session.slave, F_GETFL) & O_NONBLOCK == 0)
    }
  }

  @Test func `the device is that of the real terminal`() async {
    await #expect(processExitsWith: .success) {
      let session = try PseudoTerminalSession()
      var status = stat()
      fstat(session.slave, &status)
      let terminal = try Terminal.open()
      let (device, path) = (terminal.device, terminal.path)
      #expect(device == UInt64(status.st_rdev))
      #expect(path == ttyname(session.slave).map { String(cString: $0) })
    }
  }

  // MARK: Size

  @Test func `the size is that of the window, whatever the environment says`() async {
    await #expect(processExitsWith: .success) {
      let session = try PseudoTerminalSession(columns: 100, rows: 31)
      setenv("COLUMNS", "7", 1)
      let terminal = try Terminal.open()
      var size = terminal.size
      #expect(size == Size(columns: 100, rows: 31))
      session.resize(columns: 1, rows: 2)
      size = terminal.size
      #expect(size == Size(columns: 1, rows: 2))
    }
  }

  @Test(arguments: [(0, 0, 80, 24), (0, 9, 80, 9), (30, 0, 30, 24)])
  func `an unknown size is 80 by 24, whatever the environment says`(
    columns: Int, rows: Int, expectedColumns: Int, expectedRows: Int
  ) async {
    await #expect(processExitsWith: .success) { [columns, rows, expectedColumns, expectedRows] in
      let session = try PseudoTerminalSession(columns: columns, rows: rows)
      setenv("COLUMNS", "132", 1)
      setenv("LINES", "50", 1)
      let terminal = try Terminal.open()
      let size = terminal.size
      #expect(size == Size(columns: expectedColumns, rows: expectedRows))
      withExtendedLifetime(session) {}
    }
  }

  // MARK: Raw mode

  @Test func `in raw mode every key comes at once and unchanged, unseen, and still sends signals`() async {
    await #expect(processExitsWith: .success) {
      let session = try PseudoTerminalSession()
      var terminal = try Terminal.open()
      try terminal.enterRawMode()
      let modes = session.termios
      #expect(modes.c_lflag & tcflag_t(ICANON | ECHO | ECHONL | IEXTEN) == 0)
      #expect(modes.c_lflag & tcflag_t(ISIG) != 0)
      #expect(modes.c_oflag & tcflag_t(OPOST) != 0)
      session.send("a\r\n\u{13}\u{11}\u{16}\u{4}\u{F}")
      #expect(terminal.nextRead() == .bytes(Array("a\r\n\u{13}\u{11}\u{16}\u{4}\u{F}".utf8)))
      #expect(terminal.nextRead(until: 0) == .wouldBlock)
    }
  }

  @Test func `the key of a signal that is ignored comes as a byte`() async {
    await #expect(processExitsWith: .success) {
      let session = try PseudoTerminalSession()
      for number in [SIGINT, SIGQUIT, SIGTSTP] { signal(number, SIG_IGN) }
      var terminal = try Terminal.open()
      try Signals.install()
      try terminal.enterRawMode()
      session.send("\u{3}\u{1C}\u{1A}")
      #expect(terminal.nextRead() == .bytes([0x03, 0x1C, 0x1A]))
    }
  }

  @Test func `restoring makes the attributes equal and leaves no input for the shell`() async {
    await #expect(processExitsWith: .success) {
      let session = try PseudoTerminalSession()
      var terminal = try Terminal.open()
      for _ in 0..<3 {
        let before = session.attributes
        try terminal.enterRawMode()
        try terminal.enterRawMode()
        #expect(session.attributes != before)
        session.sendUnread("rm -rf x\r")
        terminal.restore()
        #expect(session.attributes == before)
        #expect(session.unreadInput == 0)
        terminal.restore()
        #expect(session.attributes == before)
      }
    }
  }

  @Test func `the end of the value's life restores`() async {
    await #expect(processExitsWith: .success) {
      let session = try PseudoTerminalSession()
      let before = session.attributes
      do {
        var terminal = try Terminal.open()
        try terminal.enterRawMode()
        #expect(session.attributes != before)
      }
      #expect(session.attributes == before)
    }
  }

  @Test func `restoring when nothing was changed throws no input away`() async {
    await #expect(processExitsWith: .success) {
      let session = try PseudoTerminalSession()
      var terminal = try Terminal.open()
      session.sendUnread("next command\r")
      terminal.restore()
      #expect(session.unreadInput == 13)
      terminal.flushInput()
      #expect(session.unreadInput == 0)
    }
  }

  @Test func `raw mode is set again after somebody else has reset it`() async {
    await #expect(processExitsWith: .success) {
      let session = try PseudoTerminalSession()
      var terminal = try Terminal.open()
      let before = session.attributes
      var cooked = session.termios
      try terminal.enterRawMode()
      let raw = session.attributes
      tcsetattr(session.slave, TCSANOW, &cooked)
      try terminal.enterRawMode()
      #expect(session.attributes == raw)
      terminal.restore()
      #expect(session.attributes == before)
    }
  }

  // MARK: Line mode

  @Test func `in line mode Enter ends a line that is edited and seen, though the terminal was left raw`()
    async
  {
    await #expect(processExitsWith: .success) {
      let session = try PseudoTerminalSession()
      var left = session.termios
      cfmakeraw(&left)
      tcsetattr(session.slave, TCSANOW, &left)
      let before = session.attributes
      var terminal = try Terminal.open()
      try terminal.enterLineMode()
      session.send("ax\u{7F}b\r\u{4}")
      #expect(terminal.nextRead() == .bytes(Array("ab\n".utf8)))
      #expect(terminal.nextRead() == .endOfInput)
      #expect(session.output(through: "b\r\n") == "ax\u{8} \u{8}b\r\n")
      terminal.restore()
      #expect(session.attributes == before)
    }
  }

  @Test func `line editing without echo, as in an Emacs shell, stays so`() async {
    await #expect(processExitsWith: .success) {
      let session = try PseudoTerminalSession()
      var emacs = session.termios
      emacs.c_lflag &= ~tcflag_t(ECHO)
      emacs.c_iflag &= ~tcflag_t(ICRNL)
      emacs.c_oflag &= ~tcflag_t(ONLCR)
      tcsetattr(session.slave, TCSANOW, &emacs)
      var terminal = try Terminal.open()
      try terminal.enterLineMode()
      let modes = session.termios
      #expect(modes.c_lflag & tcflag_t(ECHO) == 0)
      #expect(modes.c_oflag & tcflag_t(ONLCR) == 0)
      session.send("1\r")
      #expect(terminal.nextRead() == .bytes(Array("1\n".utf8)))
      terminal.restore()
    }
  }

  // MARK: Reading and writing

  @Test func `Ctrl-D ends line-wise input, and the terminal is still there`() async {
    await #expect(processExitsWith: .success) {
      let session = try PseudoTerminalSession()
      let terminal = try Terminal.open()
      session.send("one\r\u{4}")
      #expect(terminal.nextRead() == .bytes(Array("one\n".utf8)))
      #expect(terminal.nextRead() == .endOfInput)
      #expect(terminal.nextRead(until: 0) == .wouldBlock)
    }
  }

  @Test(arguments: [true, false]) func `a terminal that is gone is told, and nothing hangs`(isRaw: Bool) async
  {
    await #expect(processExitsWith: .success) { [isRaw] in
      signal(SIGHUP, SIG_IGN)
      let session = try PseudoTerminalSession()
      var terminal = try Terminal.open()
      if isRaw { try terminal.enterRawMode() }
      session.hangUp()
      #expect(terminal.nextRead() == .gone)
      #expect(terminal.nextRead() == .gone)
      let result = terminal.write([1], until: .max)
      #expect(result == .gone)
      #expect(throws: SystemError(EIO)) { try terminal.enterRawMode() }
      terminal.restore()
    }
  }

  @Test func `what a full terminal does not take is counted, and comes later`() async {
    await #expect(processExitsWith: .success) {
      let session = try PseudoTerminalSession()
      let terminal = try Terminal.open()
      let bytes = [UInt8](repeating: 0x78, count: 200_000)
      guard case .pending(let rest) = terminal.write(bytes, until: 0) else {
        Issue.record("taken whole")
        return
      }
      #expect(0..<bytes.count ~= rest)
      let deadline = MonotonicClock.now() + 20_000_000
      let result = terminal.write(bytes.suffix(rest), until: deadline)
      #expect(result != .done)
      #expect(MonotonicClock.now() >= deadline)
      guard case .pending(let last) = result else { return }
      #expect(session.output(count: bytes.count - last).utf8.count == bytes.count - last)
    }
  }

  @Test func `a terminal stopped by Ctrl-S does not hang the program, and raw mode starts it again`() async {
    await #expect(processExitsWith: .success) {
      let session = try PseudoTerminalSession()
      var terminal = try Terminal.open()
      session.send("\u{13}")
      // The key acts as soon as the kernel has passed it on.
      while terminal.write([1, 2], until: MonotonicClock.now() + 5_000_000) != .pending(2) {}
      try terminal.enterRawMode()
      let result = terminal.write([1, 2], until: MonotonicClock.now() + 5_000_000_000)
      #expect(result == .done)
      terminal.restore()
    }
  }

  @Test func `nothing is written at once`() async {
    await #expect(processExitsWith: .success) {
      let session = try PseudoTerminalSession()
      let terminal = try Terminal.open()
      let result = terminal.write([], until: 0)
      #expect(result == .done)
      withExtendedLifetime(session) {}
    }
  }
}

extension Terminal {
  /// Waits for input and reads it.
  borrowing func nextRead(until deadline: Int64? = nil) -> ReadResult {
    wait(readable: [descriptor], until: deadline)
    return read()
  }
}
