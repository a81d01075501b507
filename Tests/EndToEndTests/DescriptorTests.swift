import Foundation
import TestSupport
import Testing

/// Standard input, output and error belong to the script.
@Suite struct DescriptorTests {
  @Test("the dialog is seen under every redirection, and all eight ways of closing 0 to 2 end well")
  func closed() throws {
    for mask in 0..<8 {
      let closings = [(1, "<&-"), (2, ">&-"), (4, "2>&-")].filter { mask & $0.0 != 0 }.map(\.1)
      let stage = try Stage(script: "ask \(closings.joined(separator: " ")); echo status=$?")
        .waitForQuestion()
      try stage.press(Keys.enter)
      #expect(try stage.waitForExit() == .exited(0))
      #expect(stage.terminal.output.hasSuffix(mask & 2 != 0 ? "status=74\n" : "cancel\nstatus=1\n"))
    }
  }

  @Test(
    "an answer that cannot be written is 74, and no command runs", arguments: [">/dev/full", "| true", ">&-"])
  func undeliverable(redirection: String) throws {
    let stage = try Stage(
      script: "set -o pipefail; sleep 0.1; ask --print id -- echo RAN \(redirection); echo status=$?")
    try stage.waitForQuestion()
    try stage.press(Keys.tab, Keys.enter)
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.terminal.output == "status=74\n")
    #expect(stage.terminal.errorOutput.contains("cannot write to standard output"))
  }

  @Test("a loop that reads standard input keeps its lines")
  func loop() throws {
    let stage = try Stage(
      script: """
        printf 'a\\nb\\nc\\n' | while read -r x; do "$DFDIALOG" alert --title "Item $x" >/dev/null; echo "$x=$?"; done
        """)
    for name in ["a", "b", "c"] {
      try stage.waitForQuestion("Item \(name)")
      try stage.waitForQuiet(milliseconds: 30)
      try stage.press(Keys.enter)
      try stage.terminal.wait("the answer") { $0.output.contains("\(name)=0") }
    }
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.terminal.output == "a=0\nb=0\nc=0\n")
  }

  @Test("a message from standard input; of a huge one a MiB is shown, and what is destructive stays disabled")
  func piped() throws {
    let stage = try Stage(script: "printf 'from a pipe\\n' | \"$DFDIALOG\" alert T --message -")
      .waitForQuestion()
    #expect(stage.screen.picture.contains("from a pipe"))
    try stage.press(Keys.escape)
    #expect(try stage.waitForExit() == .exited(1))
    let huge = try Stage(
      script:
        "head -c 2000000 /dev/zero | tr '\\0' x | \"$DFDIALOG\" alert T --message - --destructive Delete")
    try huge.waitForQuestion(seconds: 60)
    #expect(huge.screen.picture.contains("The message is cut"))
    try huge.press("d", Keys.enter)
    #expect(try huge.waitForExit() == .exited(1))
  }

  @Test("the command gets its arguments, its input, default signals and no descriptor of ours")
  func command() throws {
    let stage = try Stage(
      script: """
        echo piped | ask -- sh -c 'cat; printf "[%s]" "$@"; ls -l /proc/self/fd | grep -c dfdialog; \
        grep SigIgn /proc/self/status; exit 7' _ 'a b' '' "c'd"; echo status=$?
        """)
    try stage.waitForQuestion()
    try stage.press(Keys.tab, Keys.enter)
    #expect(try stage.waitForExit() == .exited(0))
    let lines = stage.terminal.output.split(separator: "\n")
    #expect(lines.first == "piped")
    #expect(lines.dropFirst().first == "[a b][][c'd]0")
    let ignored = try #require(lines.first { $0.hasPrefix("SigIgn:") }?.split(separator: "\t").last)
    // Signals 32 and 33 are the C library's own.
    #expect(try #require(UInt64(ignored, radix: 16)) & 0x7FFF_FFFF == 0)
    #expect(lines.last == "status=7")
  }

  @Test(
    "the command does not run unless it was confirmed",
    arguments: [("\r", [], 1), ("\u{1B}", [], 1), ("", ["--timeout", "200ms"], 124)]
      as [(String, [String], Int32)])
  func unconfirmed(key: String, options: [String], status: Int32) throws {
    let stage = try Stage(Stage.alert + options + ["--", "echo", "RAN"])
    if !key.isEmpty {
      try stage.waitForQuestion()
      try stage.press(key)
    }
    #expect(try stage.waitForExit() == .exited(status))
    #expect(stage.terminal.output.isEmpty)
  }

  @Test(
    "a command that cannot be run is 127 or 126",
    arguments: [("/nonexistent", 127), ("/", 126)] as [(String, Int32)])
  func missing(command: String, status: Int32) throws {
    let stage = try Stage(Stage.alert + ["--", command]).waitForQuestion()
    try stage.press(Keys.tab, Keys.enter)
    #expect(try stage.waitForExit() == .exited(status))
  }

  @Test("the log says who answered what, and one that cannot be written is refused before anything is drawn")
  func log() throws {
    let path = Stage.runtimeDirectory + "/log-\(UUID().uuidString)"
    let chosen = try Stage(Stage.alert + ["--log", path]).waitForQuestion()
    try chosen.press(Keys.tab, Keys.enter)
    try chosen.waitForExit()
    let interrupted = try Stage(Stage.alert + ["--log", path]).waitForQuestion()
    interrupted.terminal.send(Keys.interrupt)
    try interrupted.waitForExit()
    let unattended = try Stage(Stage.alert + ["--log", path, "--unattended", "cancel"], job: .detached)
    try unattended.waitForExit()
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    let entries = try lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] }
    #expect(entries.map { $0?["outcome"] as? String } == ["chosen", "interrupted", "chosen"])
    #expect(entries.map { $0?["how"] as? String } == ["key", "signal", "unattended"])
    #expect(entries.first??["role"] as? String == "destructive")
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test("with no arguments at all, not even a name, it is a usage error")
  func nameless() throws {
    let terminal = try PseudoTerminal(path: Stage.program, arguments: [])
    #expect(try terminal.waitForExit() == .exited(64))
  }
}
