import Foundation
import TestSupport
import Testing

@testable import TerminalIO

@Suite(.serialized) struct SnapshotTests {
  private static let second: Int64 = 1_000_000_000

  /// What a shell script writes, and how long that took in seconds.
  private func run(
    _ script: String, within bound: Int64 = 10 * second, limit: Int = 1000
  ) -> (output: String?, seconds: Double) {
    let start = MonotonicClock.now()
    let output = BoundedCommand.output(
      of: ["/bin/sh", "-c", script].map { Array($0.utf8) }, variables: [Array("WORD=given".utf8)],
      until: start + bound, limit: limit)
    let seconds = Double(MonotonicClock.now() - start) / Double(Self.second)
    return (output.map { String(decoding: $0, as: UTF8.self) }, seconds)
  }

  @Test func `a command's output is taken whole`() {
    #expect(run("printf 'a\\nb'; printf c").output == "a\nbc")
    #expect(run(":").output == "")
    #expect(run("echo $WORD; echo error >&2").output == "given\n")
    #expect(run("dd if=/dev/zero bs=1000 count=1 2>/dev/null").output?.utf8.count == 1000)
  }

  @Test func `a command that fails or is not there gives nothing`() {
    #expect(run("echo a; exit 1").output == nil)
    #expect(run("echo a; kill -9 $$").output == nil)
    let missing = BoundedCommand.output(
      of: [Array("/nowhere/tmux".utf8)], variables: [], until: .max, limit: 10)
    #expect(missing == nil)
    #expect(BoundedCommand.output(of: [], variables: [], until: .max, limit: 10) == nil)
  }

  @Test(arguments: [
    "sleep 30", "sleep 30 & wait", "echo a; exec >&-; sleep 30", "trap '' TERM INT HUP; while :; do :; done",
    "echo a; sleep 30 & exit 0",
  ])
  func `a command that hangs costs its bound and no more, and is gone`(script: String) {
    let (output, seconds) = run(script, within: 50_000_000)
    #expect(output == nil)
    #expect(0.05...1 ~= seconds)
    while !BoundedCommand.reap() { usleep(1000) }
    #expect(BoundedCommand.reap())
  }

  @Test func `too much output gives nothing, at once`() {
    let (output, seconds) = run("yes")
    #expect(output == nil)
    #expect(seconds < 5)
    #expect(run("dd if=/dev/zero bs=1001 count=1 2>/dev/null").output == nil)
    while !BoundedCommand.reap() { usleep(1000) }
  }

  @Test func `after the deadline nothing is begun`() {
    #expect(run("echo a", within: 0).output == nil)
    #expect(run("echo a", within: -1).output == nil)
  }

  @Test func `a command has no terminal, no input, and no descriptor of ours`() throws {
    let pipe = TestPipe()
    let script =
      "(: </dev/tty) 2>/dev/null && echo terminal; cat; "
      + "[ -e /proc/self/fd/\(pipe.writer.rawValue) ] && echo open; echo end"
    #expect(run(script).output == "end\n")
  }

  @Test func `a command begins with the default signals, none blocked`() async {
    await #expect(processExitsWith: .success) {
      signal(SIGTERM, SIG_IGN)
      var all = sigset_t()
      sigfillset(&all)
      sigprocmask(SIG_BLOCK, &all, nil)
      let output = BoundedCommand.output(
        of: ["/bin/sh", "-c", "(kill -TERM $(sh -c 'echo $PPID'); echo alive); echo end"].map {
          Array($0.utf8)
        },
        variables: [Array("PATH=/usr/bin:/bin".utf8)], until: MonotonicClock.now() + 10_000_000_000,
        limit: 1000)
      #expect(output == Array("end\n".utf8))
    }
  }

  @Test(
    arguments: [
      ([:], nil),
      (["TMUX": "/tmp/tmux-0/default,1,0"], nil),
      (["TMUX": "", "TMUX_PANE": "%1"], nil),
      (["TMUX": "s,1,0", "TMUX_PANE": "%1; kill-server"], nil),
      (["TMUX": "s,1,0", "TMUX_PANE": "%"], nil),
      (
        ["TMUX": "s,1,0", "TMUX_PANE": "%12", "KITTY_LISTEN_ON": "unix:k", "KITTY_WINDOW_ID": "1"],
        "tmux -u display-message -p -t %12 #{pane_tty} ; capture-pane -e -p -N -t %12"
      ),
      (["STY": "1.pts", "WEZTERM_PANE": "3"], nil),
      (
        ["ZELLIJ": "0", "ZELLIJ_PANE_ID": "4", "WEZTERM_PANE": "3"],
        "zellij action dump-screen --ansi --pane-id 4"
      ),
      (["ZELLIJ": "0", "WEZTERM_PANE": "3"], nil),
      (
        ["KITTY_LISTEN_ON": "unix:k", "KITTY_WINDOW_ID": "7"],
        "kitten @ get-text --ansi --extent screen --match id:7"
      ),
      (["KITTY_WINDOW_ID": "7"], nil),
      (["WEZTERM_PANE": "3"], "wezterm cli get-text --escapes --pane-id 3"),
      (["WEZTERM_PANE": "--help"], nil),
      (["WEZTERM_PANE": "1234567890"], nil),
    ] as [([String: String], String?)])
  func `the command is chosen by the environment`(variables: [String: String], command: String?) {
    let request = SnapshotRequest { variables[$0].map { Array($0.utf8) } }
    #expect(request?.words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ") == command)
    #expect(request?.namesTerminal == command?.hasPrefix("tmux"))
  }

  @Test func `without a program that can be asked nothing is taken`() {
    #expect(Snapshot.take(of: nil) { _ in nil } == nil)
    let stale = ["TMUX": "/nowhere/socket,1,0", "TMUX_PANE": "%0"]
    #expect(Snapshot.take(of: 1) { stale[$0].map { Array($0.utf8) } } == nil)
  }
}

/// A real tmux, where it is installed.
@Suite(.serialized) struct TmuxSnapshotTests {
  private static let isInstalled: Bool = {
    let isThere = (try? Executable.lookUp("tmux")) != nil
    if !isThere { print("tmux is not installed: its tests are skipped") }
    return isThere
  }()

  /// A server of its own with one pane.
  private final class Server {
    let socket: String
    private let directory: TemporaryDirectory

    init(_ command: String) throws {
      directory = try TemporaryDirectory()
      socket = directory["s"]
      let start = try PseudoTerminal(
        ["tmux", "-S", socket, "-f", "/dev/null", "new-session", "-d", "-x", "20", "-y", "4", command],
        environment: ["LC_ALL": "C.UTF-8"])
      try start.waitForExit()
    }

    deinit { _ = ask("kill-server") }

    func ask(_ words: String...) -> String {
      let output = BoundedCommand.output(
        of: (["tmux", "-S", socket] + words).map { Array($0.utf8) }, variables: [],
        until: MonotonicClock.now() + 10_000_000_000, limit: 10_000)
      return String(decoding: output ?? [], as: UTF8.self).trimmingCharacters(in: .newlines)
    }

    /// The device of the pane's terminal.
    var device: UInt64 {
      var status = stat()
      stat(ask("display-message", "-p", "#{pane_tty}"), &status)
      return deviceNumber(of: status)
    }

    func take(device: UInt64?) -> String? {
      let variables = ["TMUX": "\(socket),1,0", "TMUX_PANE": "%0", "PATH": "/usr/bin:/bin"]
      let output = Snapshot.take(of: device, until: MonotonicClock.now() + 10_000_000_000) {
        variables[$0].map { Array($0.utf8) }
      }
      return output.map { String(decoding: $0, as: UTF8.self) }
    }
  }

  @Test("the pane is captured with its colours", .enabled(if: isInstalled))
  func captures() throws {
    let server = try Server("printf 'a \\033[31mred\\033[0m 世\\n\\033[44m  \\033[0m'; exec sleep 60")
    let device = server.device
    var output: String?
    for _ in 0..<500 {
      output = server.take(device: device)
      if output?.contains("44m") == true { break }
      usleep(10_000)
    }
    // What follows the last blank differs from version to version.
    let captured = try #require(output)
    #expect(captured.hasPrefix("a \u{1B}[31mred\u{1B}[39m 世\n\u{1B}[44m  "))
    #expect(captured.filter { $0 == "\n" }.count == 4)
  }

  @Test("a pane that is not our terminal is not believed", .enabled(if: isInstalled))
  func otherTerminal() throws {
    let server = try Server("exec sleep 60")
    #expect(server.take(device: server.device) != nil)
    #expect(server.take(device: server.device + 1) == nil)
    #expect(server.take(device: nil) == nil)
  }
}
