import Foundation
import TestSupport
import Testing

/// The same alert in a real terminal: tmux, where it is installed.
@Suite(.serialized) struct TmuxTests {
  private static let isInstalled: Bool = {
    let isThere = (try? Executable.lookUp("tmux")) != nil
    if !isThere { print("tmux is not installed: its tests are skipped") }
    return isThere
  }()

  /// A server of its own with one window; ended with the value.
  private final class Window {
    private let name = "dfdialog-test-\(UUID().uuidString)"

    init(columns: Int, rows: Int) throws {
      // Not by `Process`, which would wait for the server, its client's heir, as well.
      let start = try PseudoTerminal(
        [
          "tmux", "-L", name, "-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)",
          "env XDG_RUNTIME_DIR='\(Stage.runtimeDirectory)' sh",
        ], environment: ["LC_ALL": "C.UTF-8"])
      try start.waitForExit()
      try type("PS1='$ '; unset HISTFILE; clear; printf 'above\\nhalf'; \(command)")
    }

    deinit { _ = try? run("kill-server") }

    private var command: String {
      let words = Stage.alert.map { "'\($0)'" }.joined(separator: " ")
      return "'\(Stage.program)' \(words); echo status=$?"
    }

    @discardableResult
    func run(_ arguments: String...) throws -> String {
      let process = Process()
      let pipe = Pipe()
      process.executableURL = URL(fileURLWithPath: try Executable.lookUp("tmux"))
      process.arguments = ["-L", name] + arguments
      process.environment = [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "TERM": "xterm-256color",
        "LC_ALL": "C.UTF-8",
        "XDG_RUNTIME_DIR": Stage.runtimeDirectory,
      ]
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
        if condition(picture) { return }
        usleep(20_000)
      }
      Issue.record("waited in vain for \(what):\n\(picture)")
    }

    /// Cursor shown, no alternate screen, no mouse.
    var flags: String {
      get throws { try run("display-message", "-p", "#{cursor_flag} #{alternate_on} #{mouse_any_flag}") }
    }
  }

  @Test(
    "it is drawn, moved in, resized, answered, and gone", .enabled(if: isInstalled),
    arguments: [
      (80, 24), (40, 10), (20, 6),
    ])
  func answers(columns: Int, rows: Int) throws {
    let window = try Window(columns: columns, rows: rows)
    try window.wait("the focus on Cancel") { $0.contains("▸Cancel") }
    try window.press("Tab")
    try window.wait("the focus on Delete") { $0.contains("▸! Delete") }
    try window.press("Enter")
    try window.wait("the status") { $0.contains("status=3") }
    let picture = try window.run("capture-pane", "-p", "-S", "-")
    #expect(picture.contains("half\nDelete article? · Delete") || columns == 20)
    #expect(picture.contains("destructive"))
    #expect(!picture.contains("▄") && !picture.contains("▸"))
    #expect(try window.flags == "1 0 0\n")
  }

  @Test("a window that changes its size keeps a right picture", .enabled(if: isInstalled))
  func resizes() throws {
    let window = try Window(columns: 80, rows: 24)
    try window.wait("the question") { $0.contains("▸Cancel") }
    for (columns, rows) in [(100, 30), (60, 12), (19, 5), (80, 24)] {
      try window.run("resize-window", "-x", "\(columns)", "-y", "\(rows)")
      let wanted = columns < 20 ? "too small" : "▸Cancel"
      try window.wait("the picture at \(columns)×\(rows)") { $0.contains(wanted) }
    }
    try window.press("Escape")
    try window.wait("the status") { $0.contains("status=1") }
    #expect(try window.flags == "1 0 0\n")
  }
}
