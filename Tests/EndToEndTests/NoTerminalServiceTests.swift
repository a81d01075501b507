import Foundation
import TestSupport
import Testing

/// Services, sessions and groups in which nobody can be asked, in more detail.
@Suite struct NoTerminalServiceTests {
  private static let hint = "; --unattended ROLE|ID answers without asking\n"

  @Test(
    "in a terminal that a CI service gave nothing is waited for, and the line names the service",
    arguments: [
      ("Gitea Actions", ["GITEA_ACTIONS": "true"]), ("TeamCity", ["TEAMCITY_VERSION": "2026.1"]),
      ("CircleCI", ["CIRCLECI": "true"]), ("Travis CI", ["TRAVIS": "true"]),
      ("Jenkins", ["JENKINS_URL": "https://ci/", "BUILD_ID": "7"]),
      ("Bitbucket Pipelines", ["BITBUCKET_COMMIT": "abc"]), ("AppVeyor", ["APPVEYOR": "True"]),
      ("Drone", ["DRONE": "true"]), ("Woodpecker", ["CI": "woodpecker"]), ("Bitrise", ["BITRISE_IO": "true"]),
    ])
  func services(name: String, environment: [String: String]) throws {
    let stage = try Stage(environment: environment.mapValues { $0 })
    #expect(try stage.waitForExit() == .exited(69))
    #expect(stage.terminal.transcript.isEmpty)
    #expect(stage.terminal.output.isEmpty)
    #expect(stage.terminal.errorOutput == "dfdialog: nobody answers in \(name)\(Self.hint)")
  }

  @Test(
    "variables that tell of no service do not keep it from asking",
    arguments: [
      ["CI": "true"], ["CI": "1", "BUILD_ID": "7"], ["JENKINS_URL": "https://ci/"], ["GITHUB_ACTIONS": ""],
      ["DFDIALOG_NONINTERACTIVE": ""], ["DFDIALOG_NONINTERACTIVE": "0"],
    ])
  func noService(environment: [String: String]) throws {
    let stage = try Stage(environment: environment.mapValues { $0 }).waitForQuestion()
    try stage.press(Keys.tab, Keys.enter)
    #expect(try stage.waitForExit() == .exited(3))
  }

  @Test(
    "in a session without a terminal standard input is not taken for one",
    arguments: ["setsid -w", "setsid -f"])
  func detached(session: String) throws {
    let scratch = try Scratch()
    let stage = try Stage(
      script: """
        \(session) sh -c '"$DFDIALOG" alert Q --destructive D; echo $?' >'\(scratch["all"])' 2>&1 </dev/tty
        """)
    _ = try stage.waitForExit()
    try stage.terminal.wait("the status") { _ in scratch.text("all").hasSuffix("69\n") }
    #expect(scratch.text("all") == "dfdialog: no terminal to ask on\(Self.hint)69\n")
  }

  @Test(
    "an unattended answer where there is no terminal obeys every guard",
    arguments: [
      (["--type", "prod", "--unattended", "destructive"], 64),
      (["--type", "prod", "--unattended", "destructive=Prod"], 64),
      (["--type", "prod", "--unattended", "destructive=prod"], 3),
      (["--expect", "destructive", "--unattended", "destructive"], 0),
      (["--expect", "destructive", "--unattended", "cancel"], 1),
      (["--unattended", "destructive", "--", "sh", "-c", "exit 42"], 42),
      (["--unattended", "cancel", "--", "sh", "-c", "exit 42"], 1),
    ] as [([String], Int32)])
  func guards(options: [String], status: Int32) throws {
    let stage = try Stage(Stage.alert + options, job: .detached)
    #expect(try stage.waitForExit() == .exited(status))
    #expect(stage.terminal.errorOutput.isEmpty == (status != 64))
  }

  @Test("an unattended answer that nobody reads is 74 as well, and its command has SIGPIPE as it was")
  func unreadAnswer() throws {
    let script = "setsid -w \"$DFDIALOG\" alert Q --unattended default"
    let gone = try Stage(script: "set -o pipefail; { sleep 0.2; \(script); } | true; echo $?")
    try gone.waitForExit()
    #expect(gone.terminal.output == "74\n")
    #expect(gone.terminal.errorOutput == "dfdialog: cannot write to standard output: Broken pipe\n")
    let command = try Stage(script: "set -o pipefail; \(script) -- yes | head -n 1; echo $?")
    try command.waitForExit()
    #expect(command.terminal.output == "y\n141\n")
  }

  @Test("in the background an unattended answer is given, but never a destructive one")
  func background() throws {
    let keep = try Stage(Stage.alert + ["--unattended", "cancel"], job: .background)
    #expect(try keep.waitForExit() == .exited(1))
    #expect(keep.terminal.output == "cancel\n")
    let drop = try Stage(Stage.alert + ["--unattended", "destructive"], job: .background)
    #expect(try drop.waitForExit() == .exited(69))
    #expect(drop.terminal.output.isEmpty)
    #expect(drop.terminal.errorOutput.contains("setsid -w"))
    #expect(drop.terminal.errorOutput.split(separator: "\n").count == 1)
  }

  @Test("plain timeout does not hang until its time has passed, and the line names the way out")
  func timeoutCommand() throws {
    let start = ContinuousClock.now
    let stage = try Stage(script: "timeout 30 \"$DFDIALOG\" alert Q; echo $?")
    _ = try stage.waitForExit()
    #expect(ContinuousClock.now - start < .seconds(5))
    #expect(stage.terminal.output == "69\n")
    #expect(
      stage.terminal.errorOutput
        == "dfdialog: cannot ask from the background: bring the job to the foreground, "
        + "or use 'timeout --foreground'\(Self.hint)")
  }

  @Test("when timeout --foreground ends it, the terminal is as it was")
  func timeoutEnds() throws {
    let stage = try Stage(script: "timeout --foreground 0.5 \"$DFDIALOG\" alert Q; echo $?")
    _ = try stage.waitForExit()
    #expect(stage.terminal.output == "124\n")
    #expect(stage.screen.picture.isEmpty)
  }

  @Test("everything that is refused is refused at once, and in one line")
  func prompt() throws {
    for job in [PseudoTerminal.Job.background, .detached] {
      let start = ContinuousClock.now
      let stage = try Stage(job: job)
      #expect(try stage.waitForExit() == .exited(69))
      #expect(ContinuousClock.now - start < .seconds(2))
      #expect(stage.terminal.errorOutput.split(separator: "\n").count == 1)
    }
  }
}
