import TestSupport
import Testing

/// Where nobody can be asked.
@Suite struct NoTerminalTests {
  @Test("without a terminal nothing is chosen: 69 and one line")
  func detached() throws {
    let stage = try Stage(job: .detached)
    #expect(try stage.waitForExit() == .exited(69))
    #expect(stage.terminal.output.isEmpty)
    #expect(
      stage.terminal.errorOutput
        == "dfdialog: no terminal to ask on; --unattended ROLE|ID answers without asking\n")
  }

  @Test(
    "an unattended answer is given only where it is safe",
    arguments: [
      (["--unattended", "cancel"], [:], 1, "cancel\n"),
      (["--unattended", "destructive"], [:], 3, "destructive\n"),
      (["--type", "x", "--unattended", "destructive=x"], [:], 3, "destructive\n"),
      ([], ["DFDIALOG_UNATTENDED": "cancel"], 1, "cancel\n"),
      ([], ["DFDIALOG_UNATTENDED": "destructive"], 69, ""),
      ([], ["DFDIALOG_UNATTENDED": "default"], 69, ""),
    ] as [([String], [String: String], Int32, String)])
  func unattended(options: [String], environment: [String: String], status: Int32, output: String) throws {
    let stage = try Stage(Stage.alert + options, environment: environment.mapValues { $0 }, job: .detached)
    #expect(try stage.waitForExit() == .exited(status))
    #expect(stage.terminal.output == output)
  }

  @Test(
    "a CI service counts as no terminal, but a destructive answer is not taken on one",
    arguments: [
      ["GITHUB_ACTIONS": "true"], ["BUILDKITE": "true"], ["TF_BUILD": "True"], ["GITLAB_CI": "true"],
      ["DFDIALOG_NONINTERACTIVE": "1"],
    ])
  func service(environment: [String: String]) throws {
    for (options, status) in [
      ([], 69), (["--unattended", "cancel"], 1), (["--unattended", "destructive"], 69),
    ]
      as [([String], Int32)]
    {
      let stage = try Stage(Stage.alert + options, environment: environment.mapValues { $0 })
      #expect(try stage.waitForExit() == .exited(status))
      #expect(stage.terminal.transcript.isEmpty)
      if options.contains("destructive") { #expect(stage.terminal.errorOutput.contains("setsid -w")) }
    }
  }

  @Test("CI alone asks")
  func justCI() throws {
    let stage = try Stage(environment: ["CI": "true"]).waitForQuestion()
    try stage.press(Keys.enter)
    #expect(try stage.waitForExit() == .exited(1))
  }

  @Test(
    "a window that is too small for the dialog gets lines, and one that is too small for lines is 69",
    arguments: [(19, 6, true), (20, 5, true), (10, 2, true), (9, 24, false), (80, 1, false)])
  func small(columns: Int, rows: Int, asks: Bool) throws {
    let stage = try Stage(columns: columns, rows: rows)
    if asks {
      try stage.waitForQuestion("cancels): ")
      try stage.press("1\r")
      #expect(try stage.waitForExit() == .exited(1))
    } else {
      #expect(try stage.waitForExit() == .exited(69))
    }
  }

  @Test("a size of 0×0 is unknown: 80×24")
  func unknownSize() throws {
    let stage = try Stage(columns: 0, rows: 0).waitForQuestion()
    try stage.press(Keys.tab, Keys.enter)
    #expect(try stage.waitForExit() == .exited(3))
  }

  @Test(
    "a wrong command line draws nothing and is 64",
    arguments: [
      [], ["alrt"], ["alert"], ["alert", ""], ["alert", "Q", "--titel", "x"], ["alert", "Q", "M", "third"],
      ["alert", "Q", "--help"], ["alert", "Q", "--focus", "destructive", "--destructive", "D"],
      ["alert", "Q", "--config", "/nonexistent/config"], ["alert", "Q", "--theme-file", "/nonexistent/t"],
      ["alert", "Q", "--log", "/nonexistent/log"],
      ["alert", "Q", "\u{1B}[2J\u{07}"], ["alert", "Q", "--\u{1B}]0;x\u{07}"],
    ])
  func usage(arguments: [String]) throws {
    let stage = try Stage(arguments)
    if arguments == ["alert", "Q", "\u{1B}[2J\u{07}"] {
      // A message may be anything: it is shown, not obeyed.
      try stage.waitForQuestion()
      #expect(stage.screen.picture.contains("␛[2J␇"))
      try stage.press(Keys.enter)
      #expect(try stage.waitForExit() == .exited(0))
      return
    }
    #expect(try stage.waitForExit() == .exited(64))
    #expect(stage.terminal.transcript.isEmpty)
    #expect(stage.terminal.output.isEmpty)
    #expect(stage.terminal.errorOutput.hasPrefix("dfdialog: "))
    #expect(!stage.terminal.errorBytes.contains(0x1B))
  }

  @Test(
    "asking for help or the version touches no mode",
    arguments: [["--version"], ["--help"], ["alert", "--help"]])
  func help(arguments: [String]) throws {
    let stage = try Stage(arguments)
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.terminal.transcript.isEmpty)
    #expect(!stage.terminal.output.isEmpty)
  }
}
