import Foundation
import TestSupport
import Testing

/// A tmux server of its own with one window; ended with the value.
final class TmuxWindow {
  /// Whether there is tmux here.
  static let isInstalled: Bool = {
    let isThere = (try? Executable.lookUp("tmux")) != nil
    if !isThere { print("tmux is not installed: its tests are skipped") }
    return isThere
  }()

  private let name = "dfdialog-test-\(UUID().uuidString)"

  /// Starts a shell that runs a command below two lines; the alert that most tests ask, unless another is given.
  init(columns: Int, rows: Int, command: String? = nil) throws {
    // Not by `Process`, which would wait for the server, its client's heir, as well.
    let start = try PseudoTerminal(
      [
        "tmux", "-L", name, "-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)",
        "env XDG_RUNTIME_DIR='\(Stage.runtimeDirectory)' sh",
      ], environment: ["LC_ALL": "C.UTF-8"])
    try start.waitForExit()
    try type("PS1='$ '; unset HISTFILE; clear; printf 'above\\nhalf'; \(command ?? alert)")
  }

  deinit { _ = try? run("kill-server") }

  private var alert: String {
    let words = Stage.alert.map { "'\($0)'" }.joined(separator: " ")
    return "'\(Stage.program)' \(words); echo status=$?"
  }

  @discardableResult
  func run(_ arguments: String...) throws -> String {
    try Self.run(
      ["-L", name] + arguments,
      environment: [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "TERM": "xterm-256color",
        "LC_ALL": "C.UTF-8",
        "XDG_RUNTIME_DIR": Stage.runtimeDirectory,
      ])
  }

  /// Runs tmux, and gives what it says on standard output.
  static func run(_ arguments: [String], environment: [String: String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: try Executable.lookUp("tmux"))
    process.arguments = arguments
    process.environment = environment
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  func type(_ line: String) throws { try run("send-keys", "-l", line + "\r") }

  func press(_ key: String) throws { try run("send-keys", key) }

  /// Waits until the screen shows what it should.
  func wait(_ what: String, _ condition: (String) -> Bool) throws {
    let end = ContinuousClock.now + .seconds(10)
    var picture = ""
    while ContinuousClock.now < end {
      picture = try run("capture-pane", "-p")
      // What is pressed while the program is busy may be thrown away with what was typed before.
      if condition(picture), try isListening { return }
      usleep(20_000)
    }
    Issue.record("waited in vain for \(what):\n\(picture)")
  }

  private var isListening: Bool {
    get throws {
      let session = try run("display-message", "-p", "#{pane_pid}").filter(\.isNumber)
      return PseudoTerminal.isListening("dfdialog", in: pid_t(session) ?? 0)
    }
  }

  /// Cursor shown, no alternate screen, no mouse.
  var flags: String {
    get throws { try run("display-message", "-p", "#{cursor_flag} #{alternate_on} #{mouse_any_flag}") }
  }
}
