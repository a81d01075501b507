import Foundation
import TestSupport
import Testing

/// Toasts: what they leave behind, and what never happens to the script.
@Suite struct ToastTests {
  private static let saved = ["toast", "Saved", "--severity", "success"]
  private static let inline = ["DFDIALOG_TOAST": "inline"]

  @Test(
    "Without a terminal it is one plain line on standard error, and status 0",
    arguments: [
      (saved, "[success] Saved\n"),
      (["toast", "disk full", "--title", "Deploy", "--severity", "error"], "[error] Deploy: disk full\n"),
      (["toast", "é\u{1B}[2J\n\tx"], "[info] é␛[2J x\n"),
      (["toast", "é", "--ascii"], "[info] \\u{E9}\n"),
      (["toast", "x", "--file", "a.sh", "--line", "3"], "[info] a.sh:3: x\n"),
      (["toast", "x", "--backend", "band", "--color", "always"], "[info] x\n"),
      (["toast", "x", "--wait"], "[info] x\n"),
      (["toast", "x", "--backend", "off"], ""), (["toast", "--cancel-all"], ""), (["toast", "--list"], ""),
    ])
  func detached(_ words: [String], _ line: String) throws {
    let stage = try Stage(words, job: .detached)
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.terminal.output.isEmpty)
    #expect(stage.terminal.errorOutput == line)
  }

  @Test("--stdout sends the line to standard output; an action that nobody can take is 69")
  func otherPlaces() throws {
    let stage = try Stage(Self.saved + ["--stdout"], job: .detached)
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.terminal.output == "[success] Saved\n")
    #expect(stage.terminal.errorOutput.isEmpty)
    let asking = try Stage(Self.saved + ["--action", "Undo", "--", "echo", "undone"], job: .detached)
    #expect(try asking.waitForExit() == .exited(69))
    #expect(asking.terminal.output.isEmpty)
    #expect(asking.terminal.errorOutput == "[success] Saved\n")
  }

  @Test(
    "In a CI service it is an annotation, even where there is a terminal",
    arguments: [
      (["GITHUB_ACTIONS": "true"], [], "", "::error::a%0Ab\n"),
      (["TF_BUILD": "True"], [], "", "##vso[task.logissue type=error;]a%0Ab\n"),
      (["TEAMCITY_VERSION": "1"], [], "##teamcity[message text='a|nb' status='FAILURE']\n", ""),
      (["BUILDKITE": "true"], [], "", "[error] a b\n"),
      (["GITLAB_CI": "1"], [], "", "\u{1B}[31m[error]\u{1B}[m a b\n"),
      (["GITLAB_CI": "1", "NO_COLOR": "1"], [], "", "[error] a b\n"),
      (["CI": "1"], [], "", "[error] a b\n"), (["TRAVIS": "1"], [], "", "[error] a b\n"),
      (["GITHUB_ACTIONS": "true"], ["--ci", "plain"], "", "[error] a b\n"),
      ([:], ["--ci", "github"], "", "::error::a%0Ab\n"),
      (["GITHUB_ACTIONS": "true"], ["--stdout"], "::error::a%0Ab\n", ""),
    ] as [([String: String], [String], String, String)])
  func services(_ environment: [String: String], _ words: [String], _ output: String, _ error: String) throws
  {
    let stage = try Stage(
      ["toast", "a\nb", "--severity", "error"] + words, environment: environment.mapValues { $0 })
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.terminal.output == output)
    #expect(stage.terminal.errorOutput == error)
    #expect(stage.terminal.transcript.isEmpty)
  }

  @Test("Inline it is one line above that of the cursor, whose text and colours go on, and stays")
  func flow() throws {
    let stage = try Stage(
      script:
        "printf 'one\\n\\33[31mhalf' >/dev/tty; \"$DFDIALOG\" toast Saved --severity success; printf next >/dev/tty",
      environment: ["DFDIALOG_TOAST": "inline", "NO_COLOR": "1"])
    #expect(try stage.waitForExit() == .exited(0))
    expectPicture(
      stage.screen, "one\n" + String(repeating: " ", count: 32) + "✓ success: Saved\nhalfnext")
    #expect(stage.screen.cell(7, 2).style == stage.screen.cell(0, 2).style)
    #expect(stage.screen.cell(7, 2).style.foreground != .standard)
    #expect(stage.terminal.output.isEmpty && stage.terminal.errorOutput.isEmpty)
  }

  @Test("A style with a surface that is asked for by name is drawn as one in the flow")
  func surface() throws {
    let words = Self.saved + ["--style", "default", "--position", "leading"]
    let stage = try Stage(words, environment: ["DFDIALOG_TOAST": "inline", "NO_COLOR": "1"])
    #expect(try stage.waitForExit() == .exited(0))
    expectPicture(
      stage.screen,
      """
      ╭─────────────╮
      │  ✓ success  │
      │    Saved    │
      ╰─────────────╯
      """)
  }

  @Test("A terminal that knows no control sequences gets the plain line", arguments: ["dumb", nil])
  func plainTerminal(type: String?) throws {
    let stage = try Stage(Self.saved, environment: ["TERM": type], error: .terminal)
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.terminal.transcript.elementsEqual("[success] Saved\r\n".utf8))
  }

  @Test("A job in the background says it and is not stopped, even with tostop")
  func background() throws {
    let stage = try Stage(
      script: "stty tostop; set -m; \"$DFDIALOG\" toast Saved & wait $!; echo $?",
      environment: Self.inline.mapValues { $0 })
    #expect(try stage.terminal.waitForExit() == .exited(0))
    #expect(stage.terminal.output == "0\n")
    #expect(stage.screen.picture.contains("Saved"))
  }

  @Test(
    "A log that nobody reads, or that is full or closed, is no fault",
    arguments: [("2>&1", "| true"), ("2>/dev/full", ""), ("2>&-", "")])
  func lostLog(redirection: String, reader: String) throws {
    let command = "(sleep 0.1; \"$DFDIALOG\" toast x --backend stderr \(redirection); echo $? >&3)"
    let stage = try Stage(script: "exec 3>&1; \(command) \(reader)")
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.terminal.output == "0\n")
  }

  @Test(
    "A program that notifies is started with the text as words of its own, and not waited for",
    .enabled(if: ProcessFiles.areThere),
    arguments: [
      (
        ["--notify"], ["DBUS_SESSION_BUS_ADDRESS": "x"], "notify-send",
        "-a dfdialog -u normal -- -T &lt;b&gt; none"
      ),
      (
        [], ["BUILDKITE": "true"], "buildkite-agent",
        "annotate **\\-T** \\<b\\> --style info --context dfdialog none"
      ),
    ] as [([String], [String: String], String, String)])
  func program(_ words: [String], _ environment: [String: String], _ name: String, _ line: String) throws {
    let scratch = try Scratch()
    let script = """
      #!/bin/sh
      (: </dev/tty) 2>/dev/null && tty=some || tty=none
      until [ -e '\(scratch["go"])' ]; do sleep 0.01; done
      echo "$* $tty" >'\(scratch["new"])'; mv '\(scratch["new"])' '\(scratch["called"])'
      """
    try script.write(toFile: scratch[name], atomically: true, encoding: .utf8)
    chmod(scratch[name], 0o755)
    var variables = environment.mapValues { Optional($0) }
    variables["PATH"] = scratch.path + ":/usr/bin:/bin"
    variables["SSH_CONNECTION"] = String?.none
    let stage = try Stage(["toast", "<b>", "--title", "-T", "--stdout"] + words, environment: variables)
    #expect(try stage.terminal.waitForExit() == .exited(0))
    try "".write(toFile: scratch["go"], atomically: true, encoding: .utf8)
    let end = ContinuousClock.now + .seconds(10)
    while scratch.text("called").isEmpty, ContinuousClock.now < end { usleep(5_000) }
    #expect(scratch.text("called") == line + "\n")
  }

  @Test("For screen readers it is plain text with the word of its severity")
  func accessible() throws {
    let stage = try Stage(
      Self.saved,
      environment: ["DFDIALOG_TOAST": "band", "DFDIALOG_ACCESSIBLE": "1", "COLORTERM": "truecolor"])
    #expect(try stage.waitForExit() == .exited(0))
    expectPicture(stage.screen, "[success] Saved")
    #expect(!stage.terminal.transcript.contains(0x1B))
  }

  @Test("A notification goes to the terminal that knows it, and the bell rings")
  func notification() throws {
    let environment = ["SSH_CONNECTION": "a 1 b 2", "TERM_PROGRAM": "WezTerm", "TMUX": nil, "TERM": "xterm"]
    let stage = try Stage(
      Self.saved + ["--notify", "--bell", "--backend", "notify"], environment: environment)
    #expect(try stage.waitForExit(leavesTerminal: false) == .exited(0))
    let sent = "\u{1B}]777;notify;dfdialog: success;Saved\u{1B}\\\u{07}"
    #expect(stage.terminal.transcript.elementsEqual(sent.utf8))
  }

  @Test("A preview draws the row, and the surface where it is asked for")
  func preview() throws {
    let row = try Stage(["preview", "40x5"] + Self.saved, job: .detached)
    #expect(try row.waitForExit() == .exited(0))
    #expect(row.terminal.output == String(repeating: " ", count: 12) + "✓ success: Saved\n")
    let surface = try Stage(["preview", "40x5"] + Self.saved + ["--style", "tinted"], job: .detached)
    #expect(try surface.waitForExit() == .exited(0))
    #expect(surface.terminal.output.contains("│  ✓ success  │\n"))
  }

  @Test("The plan is one line on standard output")
  func plan() throws {
    let stage = try Stage(["toast", "--print-plan"], environment: ["SSH_CONNECTION": "a 1 b 2"])
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.terminal.output == "inline: over SSH a reserved row could stay behind\n")
    let none = try Stage(["toast", "--print-plan"], job: .detached)
    #expect(try none.waitForExit() == .exited(0))
    #expect(none.terminal.output == "stderr: no terminal\n")
  }

  @Test(
    "An action is taken, dismissed, or its time is up",
    arguments: [
      (["--action", "u=Undo"], Keys.enter, 0, "u\n"), (["--action", "Undo"], Keys.enter, 0, "default\n"),
      (["--action", "Undo"], Keys.escape, 1, "cancel\n"),
      (["--action", "Undo", "--duration", "300ms"], "", 124, ""),
      (["--action", "Undo", "--", "echo", "undone"], Keys.enter, 0, "undone\n"),
      (["--action", "Undo", "--", "echo", "undone"], Keys.escape, 1, ""),
      (["--wait"], Keys.escape, 0, ""), (["--wait", "--duration", "300ms"], "", 0, ""),
    ] as [([String], String, Int32, String)])
  func actions(_ words: [String], _ key: String, _ status: Int32, _ output: String) throws {
    let stage = try Stage(Self.saved + words)
    if !key.isEmpty {
      try stage.waitForQuestion()
      stage.terminal.send(key)
    }
    #expect(try stage.waitForExit() == .exited(status))
    #expect(stage.terminal.output == output)
    #expect(stage.screen.picture.isEmpty)
  }

  @Test("Progress is a row that changes while lines come, and then a toast")
  func progress() throws {
    let stage = try Stage(
      script: "cat <&0 | \"$DFDIALOG\" toast Copied --severity success --progress -",
      environment: ["DFDIALOG_TOAST": "inline", "NO_COLOR": "1"])
    stage.terminal.send("# one\r")
    try stage.terminal.wait("the text") { _ in stage.screen.picture.contains("✓ success: one") }
    stage.terminal.send("40\r")
    try stage.terminal.wait("the percentage") { _ in stage.screen.picture.contains("40 %") }
    stage.terminal.send(Keys.endOfFile)
    #expect(try stage.terminal.waitForExit() == .exited(0))
    #expect(stage.screen.picture.contains("✓ success: Copied"))
    #expect(!stage.screen.picture.contains("✓ success: one"))
    #expect(stage.screen.modes.isSuperset(of: [7, 25]))
  }

  @Test("Progress shows nothing while a dialog is open")
  func heldProgress() throws {
    let stage = try Stage(
      script:
        "(sleep 0.6; echo '# one'; sleep 0.3; echo sent >&2) | \"$DFDIALOG\" toast Copied --progress - & "
        + "\"$DFDIALOG\" alert Ready --cancel No; wait; sleep 0.5",
      environment: ["DFDIALOG_TOAST": "inline", "NO_COLOR": "1"])
    try stage.waitForQuestion()
    try stage.terminal.wait("the end of the progress") { $0.errorOutput.contains("sent") }
    #expect(!stage.screen.picture.contains("one"))
    stage.terminal.send(Keys.escape)
    _ = try stage.terminal.waitForExit()
    #expect(!stage.terminal.text.contains("one"))
    #expect(stage.screen.picture.contains("info: Copied"))
  }

  @Test(
    "A configuration that cannot be used is no matter of a toast's, but for one that is named, told once",
    arguments: [
      ([], ""), (["--wait", "--duration", "300ms"], nil), (["--config", "%"], "%:1: "),
      (["--action", "Undo", "--duration", "300ms", "--config", "%"], "%:1: "),
    ]
      as [([String], String?)])
  func configuration(words: [String], complaint: String?) throws {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(atPath: scratch["dfdialog"], withIntermediateDirectories: true)
    let path = scratch["dfdialog/config"]
    try "nonsense\n".write(toFile: path, atomically: true, encoding: .utf8)
    chmod(path, 0o600)
    let stage = try Stage(
      Self.saved + words.map { $0 == "%" ? path : $0 },
      environment: ["XDG_CONFIG_HOME": scratch.path, "DFDIALOG_TOAST": "inline"])
    _ = try stage.terminal.waitForExit()
    let lines = stage.terminal.errorOutput.split(separator: "\n")
    #expect(lines.count == (complaint == "" ? 0 : 1))
    if let complaint { #expect(lines.allSatisfy { $0.contains(complaint.replacing("%", with: path)) }) }
  }

  @Test("Without a terminal progress is a plain line for each text")
  func plainProgress() throws {
    let script =
      "printf '# one\\n10\\n20\\n# one\\ntwo\\n' | \"$DFDIALOG\" toast Copied --severity success --progress - --ci plain"
    let stage = try Stage(script: script)
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.terminal.errorOutput == "[info] one\n[info] two\n[success] Copied\n")
  }
}
