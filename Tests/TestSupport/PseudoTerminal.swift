import CPseudoTerminal
import Foundation

/// A program on a pseudo-terminal of its own, driven by a test as a person would drive it.
///
/// ```swift
/// let terminal = try PseudoTerminal([Executable.path("dfdialog"), "alert", "Delete?"])
/// try terminal.waitForText("Delete?")
/// terminal.send("\r")
/// #expect(try terminal.waitForExit() == .exited(0))
/// #expect(terminal.attributes == terminal.initialAttributes)
/// ```
///
/// Nothing runs by itself: output is taken in while a `wait…` method waits. Every wait ends after ten seconds with
/// an error that shows the output. The program and its group are killed when the value goes.
public final class PseudoTerminal {
  /// Where one of the descriptors 0 to 2 of the program leads.
  public enum Stream: Hashable, Sendable {
    case terminal, null, closed
    /// A pipe: see `output`, `errorOutput`, `sendInput`.
    case pipe
    /// A pipe that holds the text and then ends; for standard input.
    case text(String)
    /// A file, opened to read or to append.
    case file(String)
  }

  /// How the program belongs to the session.
  public enum Job: Hashable, Sendable {
    case foreground, background
    /// There is no controlling terminal: opening `/dev/tty` fails.
    case detached
  }

  /// How a program ended.
  public enum ExitStatus: Hashable, Sendable {
    case exited(Int32), signaled(Int32)
  }

  /// A wait that was in vain, or a program that could not be started.
  public struct Failure: Error, CustomStringConvertible {
    /// What was waited for, and what was there.
    public let description: String
  }

  /// The environment of a program, less what a test changes.
  public static let standardEnvironment = [
    "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
    "HOME": "/nonexistent", "LANG": "C.UTF-8", "TERM": "xterm-256color",
  ]

  /// Told every piece of output as it comes, for a screen to be fed.
  public var onOutput: (([UInt8]) -> Void)?
  /// All that was written on the terminal.
  public internal(set) var transcript: [UInt8] = []
  /// All that was written on standard output, where it is a pipe.
  public internal(set) var outputBytes: [UInt8] = []
  /// All that was written on standard error, where it is a pipe.
  public internal(set) var errorBytes: [UInt8] = []
  /// The process ID of the program.
  public internal(set) var processID: pid_t = 0
  /// The terminal's attributes before the program was started.
  public let initialAttributes: [UInt8]
  /// How the program ended; nil while it runs.
  public internal(set) var exitStatus: ExitStatus?
  /// The signal by which the program is stopped; nil while it runs.
  public internal(set) var stopSignal: Int32?

  var startError: Int32?
  private var textStart = 0
  var heldOutput: [UInt8]?
  var pendingInput: [UInt8] = []
  var endsInput = false
  private(set) var keeper: pid_t = -1
  var master: Int32
  var slave: Int32
  private var control: Int32 = -1
  var events: Int32 = -1
  var inputPipe: Int32 = -1
  var outputPipe: Int32 = -1
  var errorPipe: Int32 = -1

  /// Starts a program that is looked up in `PATH` unless its name has a slash.
  ///
  /// The environment is `standardEnvironment` with the changes given; nil removes a variable.
  public convenience init(
    _ command: [String], environment: [String: String?] = [:], columns: Int = 80, rows: Int = 24,
    directory: String? = nil, input: Stream = .terminal, output: Stream = .pipe, error: Stream = .pipe,
    job: Job = .foreground, ignoring ignored: [Int32] = []
  ) throws {
    try self.init(
      path: try Executable.lookUp(command.first ?? ""), arguments: command.map { Array($0.utf8) },
      environment: environment, columns: columns, rows: rows, directory: directory, input: input,
      output: output, error: error, job: job, ignoring: ignored)
  }

  /// Starts a program with arguments byte for byte, its name among them, or with none at all.
  public init(
    path: String, arguments: [[UInt8]], environment: [String: String?] = [:], columns: Int = 80,
    rows: Int = 24, directory: String? = nil, input: Stream = .terminal, output: Stream = .pipe,
    error: Stream = .pipe, job: Job = .foreground, ignoring ignored: [Int32] = []
  ) throws {
    (master, slave) = try openPseudoTerminal(columns: columns, rows: rows)
    initialAttributes = terminalAttributes(of: slave)

    let input = try Self.open(input, toRead: true)
    let output = try Self.open(output, toRead: false)
    let error = try Self.open(error, toRead: false)
    (inputPipe, outputPipe, errorPipe) = (input.ours, output.ours, error.ours)
    pendingInput = input.text ?? []
    endsInput = input.text != nil

    var variables = Self.standardEnvironment
    for (name, value) in environment { variables[name] = value }
    var program = pseudo_terminal_program()
    program.standard = (input.theirs, output.theirs, error.theirs)
    program.has_terminal = job == .detached ? 0 : 1
    program.is_foreground = job == .foreground ? 1 : 0
    keeper = withCStrings([Array(path.utf8)] + (directory.map { [Array($0.utf8)] } ?? [])) { paths in
      withCStrings(arguments) { words in
        withCStrings(variables.map { Array("\($0.key)=\($0.value)".utf8) }) { settings in
          (ignored + [0]).withUnsafeBufferPointer { ignored in
            program.path = UnsafePointer(paths[0])
            program.directory = UnsafePointer(paths[1])
            program.arguments = words
            program.environment = settings
            program.ignored_signals = ignored.baseAddress
            return pseudo_terminal_start(&program, master, slave, &control, &events)
          }
        }
      }
    }
    for descriptor in [input.theirs, output.theirs, error.theirs] where descriptor >= 0 {
      _ = Foundation.close(descriptor)
    }
    guard keeper >= 0 else { throw Failure(description: "cannot start a keeper: \(errno)") }
    for descriptor in [master, inputPipe, outputPipe, errorPipe, events] where descriptor >= 0 {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
    try wait("the start of \(path)") { $0.processID != 0 || $0.startError != nil }
    if let startError {
      throw Failure(description: "cannot run \(path): \(String(cString: strerror(startError)))")
    }
  }

  deinit { close() }

  // MARK: What is there

  /// The output without control sequences, for a text to be looked for; since `ignoreOutputSoFar`.
  public var text: String { plainText(transcript[textStart...]) }
  /// Standard output as text, where it is a pipe.
  public var output: String { String(decoding: outputBytes, as: UTF8.self) }
  /// Standard error as text, where it is a pipe.
  public var errorOutput: String { String(decoding: errorBytes, as: UTF8.self) }
  /// The terminal's attributes now (`tcgetattr`, as bytes to compare); empty after `hangUp`.
  public var attributes: [UInt8] { terminalAttributes(of: slave) }
  /// Whether keys are read one by one (ICANON is off).
  public var isRaw: Bool {
    var attributes = termios()
    return tcgetattr(slave, &attributes) == 0 && attributes.c_lflag & tcflag_t(ICANON) == 0
  }
  /// Bytes that were typed and that nobody has read.
  public var unreadInput: Int { Int(pseudo_terminal_unread(slave)) }
  /// Whether the program's group has the keyboard.
  public var isForeground: Bool { pseudo_terminal_foreground(master) == processID }
  /// Whether the program runs or is stopped.
  public var isAlive: Bool { exitStatus == nil }

  // MARK: What can be done

  /// Types bytes.
  public func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    let deadline = Date.now + 10
    while !rest.isEmpty, master >= 0, Date.now < deadline {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else { pump(milliseconds: 5) }
    }
  }

  /// Types text.
  public func send(_ text: String) { send(Array(text.utf8)) }

  /// Writes to standard input, where it is a pipe, and closes it if this is all.
  public func sendInput(_ text: String, isLast: Bool = false) {
    pendingInput += Array(text.utf8)
    endsInput = endsInput || isLast
    pump(milliseconds: 0)
  }

  /// Closes our end of the pipe that is standard output, as a reader that has enough does.
  public func closeOutput() { close(&outputPipe) }

  /// Changes the size of the window.
  public func resize(columns: Int, rows: Int) {
    pseudo_terminal_resize(slave, UInt16(columns), UInt16(rows))
  }

  /// Closes the window: the terminal is gone, and the session's foreground group gets SIGHUP.
  public func hangUp() { close(&master) }

  /// Sends a signal to the program alone.
  public func signal(_ number: Int32) { kill(processID, number) }

  /// Continues the stopped program, as `fg` and `bg` do.
  public func resume(in job: Job = .foreground) {
    stopSignal = nil
    var command = UInt8(job == .foreground ? PSEUDO_TERMINAL_FOREGROUND : PSEUDO_TERMINAL_BACKGROUND)
    _ = write(control, &command, 1)
  }

  /// Lets `text` begin with what comes from now on.
  public func ignoreOutputSoFar() { textStart = transcript.count }

  /// Kills what still runs, and frees everything.
  public func close() {
    close(&control)
    close(&master)
    var status: Int32 = 0
    while keeper > 0, waitpid(keeper, &status, 0) < 0, errno == EINTR {}
    for descriptor in [\PseudoTerminal.slave, \.events, \.inputPipe, \.outputPipe, \.errorPipe] {
      close(&self[keyPath: descriptor])
    }
  }

  /// Closes a descriptor once.
  func close(_ descriptor: inout Int32) {
    if descriptor >= 0 { _ = Foundation.close(descriptor) }
    descriptor = -1
  }

  /// One end of what a descriptor leads to for the program, and the other end for the test.
  private struct Ends {
    let theirs: Int32
    var ours: Int32 = -1
    var text: [UInt8]?
  }

  private static func open(_ stream: Stream, toRead: Bool) throws -> Ends {
    let path: String
    switch stream {
    case .terminal: return Ends(theirs: Int32(PSEUDO_TERMINAL_FD_TERMINAL))
    case .closed: return Ends(theirs: Int32(PSEUDO_TERMINAL_FD_CLOSED))
    case .pipe: return try pipe(toRead: toRead, text: nil)
    case .text(let text): return try pipe(toRead: toRead, text: text)
    case .null: path = "/dev/null"
    case .file(let name): path = name
    }
    let flags = toRead ? O_RDONLY : O_WRONLY | O_APPEND | O_CREAT
    let descriptor = Foundation.open(path, flags | O_CLOEXEC | O_NOCTTY, 0o600)
    guard descriptor >= 0 else { throw Failure(description: "cannot open \(path)") }
    return Ends(theirs: descriptor)
  }

  private static func pipe(toRead: Bool, text: String?) throws -> Ends {
    var ends: [Int32] = [-1, -1]
    guard pseudo_terminal_pipe(&ends) == 0 else { throw Failure(description: "cannot make a pipe") }
    let (theirs, ours) = toRead ? (ends[0], ends[1]) : (ends[1], ends[0])
    return Ends(theirs: theirs, ours: ours, text: text.map { Array($0.utf8) })
  }
}
