import Foundation
import TestSupport
import Testing

/// The real program on a real pseudo-terminal, and the screen that a person would see.
final class Stage {
  let terminal: PseudoTerminal
  private(set) var screen: VirtualScreen

  /// The alert that most tests ask.
  static let alert = [
    "alert", "Delete article?", "This removes all revisions.", "--cancel", "Cancel", "--destructive",
    "Delete",
  ]

  /// A private directory for locks, one for all tests: the locks are named after their terminals.
  static let runtimeDirectory: String = {
    let path = NSTemporaryDirectory() + "dfdialog-tests-\(getpid())"
    mkdir(path, 0o700)
    return path
  }()

  /// The path of the program.
  static var program: String { Executable.path("dfdialog") }

  /// Starts dfdialog.
  convenience init(
    _ arguments: [String] = Stage.alert, environment: [String: String?] = [:], columns: Int = 80,
    rows: Int = 24, input: PseudoTerminal.Stream = .terminal, output: PseudoTerminal.Stream = .pipe,
    error: PseudoTerminal.Stream = .pipe, job: PseudoTerminal.Job = .foreground, ignoring: [Int32] = []
  ) throws {
    try self.init(
      command: [Stage.program] + arguments, environment: environment, columns: columns, rows: rows,
      input: input, output: output, error: error, job: job, ignoring: ignoring)
  }

  /// Runs a script; `$DFDIALOG` is the program, `$ALERT` the alert that most tests ask.
  convenience init(
    script: String, shell: [String] = ["bash", "-c"], environment: [String: String?] = [:],
    output: PseudoTerminal.Stream = .pipe, error: PseudoTerminal.Stream = .pipe, directory: String? = nil
  ) throws {
    var variables = environment
    variables["DFDIALOG"] = Stage.program
    let words = Stage.alert.map { "'\($0)'" }.joined(separator: " ")
    let prelude = "ask() { \"$DFDIALOG\" \(words) \"$@\"; }\n"
    try self.init(
      command: shell + [prelude + script], environment: variables, output: output, error: error,
      directory: directory)
  }

  init(
    command: [String], environment: [String: String?] = [:], columns: Int = 80, rows: Int = 24,
    input: PseudoTerminal.Stream = .terminal, output: PseudoTerminal.Stream = .pipe,
    error: PseudoTerminal.Stream = .pipe, job: PseudoTerminal.Job = .foreground, ignoring: [Int32] = [],
    directory: String? = nil
  ) throws {
    var variables: [String: String?] = ["XDG_RUNTIME_DIR": Stage.runtimeDirectory]
    for (name, value) in environment { variables[name] = value }
    // A size of 0 is unknown to the program, not to the person.
    screen = VirtualScreen(columns: columns == 0 ? 80 : columns, rows: rows == 0 ? 24 : rows)
    terminal = try PseudoTerminal(
      command, environment: variables, columns: columns, rows: rows, directory: directory, input: input,
      output: output, error: error, job: job, ignoring: ignoring)
    terminal.onOutput = { [unowned self] in screen.feed($0) }
    screen.feed(terminal.transcript)
  }

  /// Waits until the question stands and keys count.
  @discardableResult
  func waitForQuestion(_ text: String = "esc cancel", seconds: Double = 10) throws -> Self {
    try terminal.waitForText(text, timeout: seconds)
    try terminal.waitUntilListening("dfdialog")
    return self
  }

  /// Waits until a text is on the screen, in however many pieces it was drawn.
  @discardableResult
  func waitForPicture(_ text: String) throws -> Self {
    try terminal.wait("'\(text)' on the screen") { _ in screen.picture.contains(text) }
    try terminal.settle()
    return self
  }

  /// Presses keys, one after the other, each time waiting until what it does is drawn.
  func press(_ keys: String...) throws {
    for key in keys {
      terminal.send(key)
      // A program that has ended, or is stopped, does not read it.
      let deadline = Date.now + 1
      try terminal.wait("a key to be read") { $0.unreadInput == 0 || !$0.isAlive || Date.now > deadline }
      try terminal.settle()
    }
  }

  /// Waits until the program ends, and expects everything to be as it was before.
  @discardableResult
  func waitForExit(leavesTerminal: Bool = true) throws -> PseudoTerminal.ExitStatus {
    let status = try terminal.waitForExit()
    if leavesTerminal { expectCleanTerminal() }
    return status
  }

  /// Expects that nothing is left on the terminal but text.
  func expectCleanTerminal(_ location: SourceLocation = #_sourceLocation) {
    #expect(terminal.attributes == terminal.initialAttributes, sourceLocation: location)
    #expect(screen.modes.isSubset(of: [7, 25]), sourceLocation: location)
    #expect(screen.modes.isSuperset(of: [7, 25]), sourceLocation: location)
    #expect(!screen.isAlternate, sourceLocation: location)
    #expect(screen.unknownSequences.isEmpty, sourceLocation: location)
    #expect(terminal.unreadInput == 0, sourceLocation: location)
  }
}

/// Keys as terminals send them.
enum Keys {
  static let enter = "\r"
  static let tab = "\t"
  static let escape = "\u{1B}"
  static let interrupt = "\u{03}"
  static let endOfFile = "\u{04}"
  static let suspend = "\u{1A}"
  static let quit = "\u{1C}"
}

extension Stage {
  /// Lets time pass in which nothing is typed, where a rule counts it.
  func waitForQuiet(milliseconds: Int) throws {
    let end = ContinuousClock.now + .milliseconds(milliseconds)
    try terminal.wait("a pause") { _ in ContinuousClock.now >= end }
  }
}
