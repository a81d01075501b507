import CPseudoTerminal
import Foundation

/// Makes the thread of an exit test like the one that `main` runs on: no signal is blocked.
///
/// The process ends by SIGALRM after ten seconds.
public func beginAsMain() {
  var none = sigset_t()
  sigemptyset(&none)
  pthread_sigmask(SIG_SETMASK, &none, nil)
  alarm(10)
}

/// A pseudo-terminal whose session this very process leads, for code that calls the system in process.
///
/// For exit tests only, see `beginAsMain`: the process cannot go back.
public final class PseudoTerminalSession {
  /// The side of the person.
  public private(set) var master: Int32
  /// The side of the program.
  public let slave: Int32

  /// Takes this process into a session on a new terminal.
  public init(columns: Int = 80, rows: Int = 24) throws {
    beginAsMain()
    (master, slave) = try openPseudoTerminal(columns: columns, rows: rows)
    guard pseudo_terminal_take(slave) == 0 else {
      throw PseudoTerminal.Failure(description: "cannot take the terminal: \(errno)")
    }
  }

  /// The terminal's attributes, as bytes to compare.
  public var attributes: [UInt8] { terminalAttributes(of: slave) }
  /// Bytes that were typed and that nobody has read.
  public var unreadInput: Int { Int(pseudo_terminal_unread(slave)) }
  /// The attributes as the system has them.
  public var termios: termios {
    var attributes = Foundation.termios()
    tcgetattr(slave, &attributes)
    return attributes
  }

  /// Types text.
  public func send(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
  }

  /// Types text, and waits until it can be read: the kernel passes it on in its own time.
  public func sendUnread(_ text: String) {
    send(text)
    while unreadInput < text.utf8.count { sched_yield() }
  }

  /// Changes the size of the window.
  public func resize(columns: Int, rows: Int) {
    pseudo_terminal_resize(slave, UInt16(columns), UInt16(rows))
  }

  /// Closes the window: the terminal is gone, and this process gets SIGHUP.
  public func hangUp() {
    close(master)
    master = -1
  }

  /// Takes as many bytes from the output as were expected, and waits for them.
  public func output(count: Int) -> String {
    output { $0.count == count }
  }

  /// Takes what was written up to the end of a text, and waits for it.
  public func output(through text: String) -> String {
    output { $0.reversed().starts(with: text.utf8.reversed()) }
  }

  private func output(until isEnough: ([UInt8]) -> Bool) -> String {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while !isEnough(bytes), read(master, &byte, 1) == 1 { bytes.append(byte) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Runs the body in a child process that is a job of this session, and gives its process ID; the result of the
  /// body is its exit status.
  public func start(inForeground: Bool, _ body: () -> Int32) -> pid_t {
    // Setting the foreground from either side would stop the process that is in the background by then.
    Foundation.signal(SIGTTOU, SIG_IGN)
    let child = pseudo_terminal_fork()
    if child == 0 {
      setpgid(0, 0)
      if inForeground { tcsetpgrp(slave, getpgrp()) }
      Foundation.signal(SIGTTOU, SIG_DFL)
      alarm(10)
      _exit(body())
    }
    setpgid(child, child)
    if inForeground { tcsetpgrp(slave, child) }
    return child
  }

  /// Continues a stopped job, as `fg` and `bg` do.
  public func resume(_ child: pid_t, inForeground: Bool) {
    tcsetpgrp(slave, inForeground ? child : getpgrp())
    kill(-child, SIGCONT)
  }

  /// Waits until a job stops or ends.
  public func status(of child: pid_t) -> ChildStatus {
    var status: Int32 = 0
    while waitpid(child, &status, WUNTRACED) < 0, errno == EINTR {}
    if status & 0xFF == 0x7F { return .stopped(status >> 8 & 0xFF) }
    return status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signaled(status & 0x7F)
  }

  /// What became of a job.
  public enum ChildStatus: Hashable, Sendable {
    case stopped(Int32), exited(Int32), signaled(Int32)
  }
}
