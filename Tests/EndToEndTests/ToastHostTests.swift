import Foundation
import TestSupport
import Testing

/// Toasts in the last row of a real terminal: tmux, where it is installed, which tells its region and its size.
@Suite(.serialized) struct ToastHostTests {
  private static let isInstalled: Bool = {
    let isThere = (try? Executable.lookUp("tmux")) != nil
    if !isThere { print("tmux is not installed: the tests of the toasts' host are skipped") }
    return isThere
  }()

  @Test(
    "It comes in the last row, goes by itself, and leaves everything as it was", .enabled(if: isInstalled))
  func comesAndGoes() throws {
    let window = try Window()
    try window.type("seq 1 40; dfdialog toast --duration 0.5 Saved; echo end=$?")
    try window.wait("the toast") { $0.last.contains("Saved") }
    #expect(try window.state == "0-14 15 60")
    #expect(try window.rows.contains("end=0"))
    try window.wait("its end") { !$0.last.contains("Saved") }
    try window.wait(forState: "0-15 16 60")
    let everything = try window.everything
    #expect(everything.filter { Int($0) != nil } == (1...40).map(String.init))
    #expect(!everything.contains { $0.contains("Saved") && !$0.contains("dfdialog") })
  }

  @Test("Those of several processes come one after another", .enabled(if: isInstalled))
  func queues() throws {
    let window = try Window()
    try window.type(
      "clear; for i in 1 2 3; do dfdialog toast --duration 0.3 \"Toast $i\" & done; wait; dfdialog toast --list"
    )
    var seen: [String] = []
    try window.wait("the end of all") { rows in
      if let start = rows.last.range(of: "Toast "), let digit = rows.last[start.upperBound...].first,
        seen.last != String(digit)
      {
        seen.append(String(digit))
      }
      return seen.count >= 3 && !rows.last.contains("Toast")
    }
    #expect(seen.sorted() == ["1", "2", "3"])
    #expect(try window.rows.filter { $0.hasPrefix("waiting") }.count >= 1)
    try window.wait(forState: "0-15 16 60")
  }

  @Test("The caller of a toast waits for nothing, and cancels what it likes", .enabled(if: isInstalled))
  func returns() throws {
    let window = try Window()
    try window.type(
      "clear; x=$(dfdialog toast --duration 50 Long); dfdialog toast --duration 50 Longer | cat; echo \"x=[$x]\""
    )
    try window.wait("the toast") { $0.last.contains("Long") && $0.all.contains("x=[]") }
    try window.type("dfdialog toast --cancel-all")
    try window.wait("its end") { !$0.last.contains("Long") }
    try window.wait(forState: "0-15 16 60")
  }

  @Test(
    "It waits until a dialog is answered, in the flow too", .enabled(if: isInstalled),
    arguments: ["band", "inline"])
  func waitsForDialog(backend: String) throws {
    let window = try Window(backend: backend)
    try window.type(
      "clear; (sleep 0.4; dfdialog toast --duration 0.5 Later; echo sent >&2) & dfdialog alert Ready --cancel No"
    )
    try window.wait("the toast that was sent") { picture in
      picture.all.contains { $0.hasSuffix("sent") }
    }
    usleep(300_000)
    #expect(try !window.rows.contains { $0.contains("Later") && !$0.contains("dfdialog") })
    #expect(try window.state == "0-15 16 60")
    try window.run("send-keys", "Escape")
    try window.wait("the toast") { picture in
      backend == "band"
        ? picture.last.contains("Later")
        : picture.all.contains { $0.contains("Later") && !$0.contains("dfdialog") }
    }
    try window.wait(forState: "0-15 16 60")
  }

  @Test("The row is given back when its process is killed", .enabled(if: isInstalled))
  func isRepaired() throws {
    let window = try Window()
    try window.type("clear; dfdialog toast --duration 50 Killed")
    try window.wait("the toast") { $0.last.contains("Killed") }
    try window.wait(forState: "0-14 15 60")
    #expect(try window.waitUntil { window.processes.count == 2 })
    let worker = try #require(window.processes.first { $0.words.contains("__toast-worker") })
    #expect(!window.processes.contains { $0.words.joined().contains("Killed") })
    kill(worker.id, SIGKILL)
    try window.wait(forState: "0-15 16 60")
    #expect(try window.waitUntil { window.processes.isEmpty })

    for next in ["--duration 0.3 Next", "--cancel-all"] {
      try window.type("clear; dfdialog toast --duration 50 Killed")
      try window.wait("the toast again") { $0.last.contains("Killed") }
      try window.wait(forState: "0-14 15 60")
      for process in window.processes.reversed() { kill(process.id, SIGKILL) }
      try window.type("dfdialog toast \(next)")
      if next.contains("Next") { try window.wait("the next toast") { $0.last.contains("Next") } }
      try window.wait(forState: "0-15 16 60")
    }
  }

  @Test(
    "A prompt that comes back into the row, or to a terminal that was reset, goes out of it",
    .enabled(if: isInstalled), arguments: ["tput smcup; %; read x; tput rmcup", "%; tput reset; seq 30"])
  func prompts(line: String) throws {
    let window = try Window()
    let toast = "dfdialog toast --duration 2 Saved"
    try window.type("clear; seq 20; " + line.replacingOccurrences(of: "%", with: toast))
    if line.contains("read") {
      try window.wait("the toast") { $0.last.contains("Saved") }
      try window.type("")
    }
    try window.wait("the prompt and the toast") { $0.all.suffix(2).first == "$" && $0.last.contains("Saved") }
    #expect(try window.state == "0-14 15 60")
    try window.type("seq 41 60")
    try window.wait(forState: "0-15 16 60")
    #expect(try window.everything.compactMap { Int($0) }.suffix(20) == (41...60).suffix(20))
    #expect(try !window.rows.contains { $0.contains("Saved") })
  }

  @Test("Nothing is left when the terminal is closed", .enabled(if: isInstalled))
  func closes() throws {
    let window = try Window()
    try window.type("clear; dfdialog toast --duration 50 Closed")
    try window.wait("the toast") { $0.last.contains("Closed") }
    #expect(try window.waitUntil { window.processes.count == 2 })
    try window.run("kill-server")
    #expect(try window.waitUntil { window.processes.isEmpty })
  }

  @Test(
    "The words that start the host mean nothing to people", arguments: ["__toast-host", "__toast-worker"])
  func isHidden(word: String) throws {
    let stage = try Stage([word, "-"])
    let status = try stage.terminal.waitForExit()
    #expect(status == .exited(64))
  }
}

/// A server of tmux with one window of 60×16, in which the plain terminal is used; ended with the value.
private final class Window {
  /// What a window shows.
  struct Picture {
    let all: [String]
    var last: String { all.last ?? "" }
  }

  private let name = "dfdialog-test-\(UUID().uuidString)"

  init(backend: String = "band") throws {
    let shell =
      "env -u TMUX -u TMUX_PANE -u CI XDG_RUNTIME_DIR='\(Stage.runtimeDirectory)' DFDIALOG_TOAST=\(backend) "
      + "PS1='$ ' WINDOW_OF_TEST=\(name) bash --norc --noprofile"
    let start = try PseudoTerminal(
      ["tmux", "-L", name, "-f", "/dev/null", "new-session", "-d", "-x", "60", "-y", "16", shell],
      environment: ["LC_ALL": "C.UTF-8"])
    try start.waitForExit()
    try run("set", "-g", "status", "off")
    try run("resize-window", "-x", "60", "-y", "16")
    try type("dfdialog() { '\(Stage.program)' \"$@\"; }; echo rea''dy")
    try wait("the shell") { $0.all.contains("ready") }
  }

  deinit { _ = try? run("kill-server") }

  @discardableResult
  func run(_ arguments: String...) throws -> String {
    try TmuxWindow.run(
      ["-L", name] + arguments,
      environment: [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "LC_ALL": "C.UTF-8",
      ])
  }

  func type(_ line: String) throws { try run("send-keys", "-l", line + "\r") }

  /// The processes that show toasts in it.
  var processes: [(id: pid_t, words: [String])] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return entries.compactMap { pid_t($0) }.sorted().compactMap { process in
      func words(_ file: String) -> [String] {
        let bytes = FileManager.default.contents(atPath: "/proc/\(process)/\(file)") ?? Data()
        return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      }
      let line = words("cmdline")
      guard line.count > 1, line[1].hasPrefix("__toast"), words("environ").contains("WINDOW_OF_TEST=\(name)")
      else { return nil }
      return (process, line)
    }
  }

  /// The rows of the screen.
  var rows: [String] {
    get throws {
      Array(
        try run("capture-pane", "-p").split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(
          String.init))
    }
  }

  /// The rows that have scrolled out, and those of the screen.
  var everything: [String] {
    get throws { try run("capture-pane", "-p", "-S", "-").split(separator: "\n").map(String.init) }
  }

  /// The scroll region, and the size that the kernel has.
  var state: String {
    get throws {
      let answer = try run(
        "display-message", "-p", "#{scroll_region_upper}-#{scroll_region_lower} #{pane_tty}")
      let words = answer.split(whereSeparator: \.isWhitespace).map(String.init)
      guard words.count == 2 else { return answer }
      let terminal = open(words[1], O_RDWR | O_NOCTTY)
      defer { close(terminal) }
      var size = winsize()
      _ = ioctl(terminal, UInt(TIOCGWINSZ), &size)
      return "\(words[0]) \(size.ws_row) \(size.ws_col)"
    }
  }

  /// Waits until something holds; whether it did in time.
  func waitUntil(_ condition: () throws -> Bool) throws -> Bool {
    let end = ContinuousClock.now + .seconds(10)
    while ContinuousClock.now < end {
      if try condition() { return true }
      usleep(20_000)
    }
    return false
  }

  func wait(_ what: String, _ condition: (Picture) -> Bool) throws {
    let holds = try waitUntil { condition(Picture(all: try rows)) }
    if !holds { Issue.record("waited in vain for \(what):\n\(try rows.joined(separator: "\n"))") }
  }

  func wait(forState wanted: String) throws {
    if try !waitUntil({ try state == wanted }) { Issue.record("\(try state) instead of \(wanted)") }
  }
}
