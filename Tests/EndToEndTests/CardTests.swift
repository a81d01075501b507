import Foundation
import TestSupport
import Testing

/// `dfdialog card`: what each answer gives, and what is left on the terminal.
@Suite struct CardTests {
  private static let card = [
    "card", "Upgrade available", "Version 2.4.", "--icon", "sparkles", "--primary", "Upgrade", "--secondary",
    "later=Later", "--tertiary", "Skip",
  ]

  @Test(
    "the primary action is 0, the others are cancel unless they are given another role",
    arguments: [
      ([], ["\r"], 0, "default\n"), ([], ["l"], 1, "later\n"), ([], ["s"], 1, "cancel\n"),
      ([], ["\u{1B}"], 1, "cancel\n"), (["--primary-role", "destructive"], ["\r"], 1, "later\n"),
      (["--primary-role", "destructive"], ["u", "\r"], 3, "destructive\n"),
      (["--tertiary-role", "default"], ["s"], 0, "default\n"),
      (["--expect", "later"], ["l"], 0, ""), (["--expect", "later"], ["\r"], 1, ""),
      (["--", "echo", "run"], ["\r"], 0, "run\n"), (["--", "echo", "run"], ["l"], 1, ""),
    ] as [([String], [String], Int32, String)])
  func answers(options: [String], keys: [String], status: Int32, output: String) throws {
    let stage = try Stage(Self.card + options).waitForQuestion()
    #expect(!stage.screen.isAlternate)
    for key in keys { try stage.press(key) }
    #expect(try stage.waitForExit() == .exited(status))
    #expect(stage.terminal.output == output)
    #expect(stage.terminal.errorOutput.isEmpty)
  }

  @Test(
    "the whole screen is used where it is asked for, and afterwards the user's own is back",
    arguments: [
      ["--screen"], ["--kind", "sheet"], ["--position", "topLeading"], ["--anchor", "3,9"],
      ["--backdrop", "none"], ["--screen", "--transition", "slide"], ["--kind", "toast", "--no-motion"],
    ])
  func screen(options: [String]) throws {
    let words = (Self.card + options).map { "'\($0)'" }.joined(separator: " ")
    let stage = try Stage(
      script: "printf 'one\\ntwo' >/dev/tty; \"$DFDIALOG\" \(words)", environment: ["COLORTERM": "truecolor"])
    try stage.waitForPicture("esc cancel")
    #expect(stage.screen.isAlternate)
    #expect(!stage.screen.picture.contains("one\ntwo"))
    try stage.press(Keys.enter)
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.terminal.output == "default\n")
    #expect(stage.screen.picture == "one\ntwo")
  }

  @Test("a signal during the entrance restores the terminal", arguments: [SIGTERM, SIGINT])
  func signal(number: Int32) throws {
    let stage = try Stage(Self.card + ["--screen"], environment: ["COLORTERM": "truecolor"])
    try stage.terminal.wait("the first frame") { _ in stage.screen.isAlternate }
    stage.terminal.signal(number)
    #expect(try stage.waitForExit() == .signaled(number))
    #expect(stage.terminal.output.isEmpty)
    #expect(stage.screen.picture.isEmpty)
  }

  @Test("a key during the entrance is no accident: Enter in the first frame still chooses, once")
  func earlyKey() throws {
    let stage = try Stage(Self.card + ["--screen"], environment: ["COLORTERM": "truecolor"])
    try stage.waitForPicture("▄")
    try stage.press(Keys.tab)
    try stage.waitForPicture("▸Later")
    try stage.press(Keys.enter)
    #expect(try stage.waitForExit() == .exited(1))
    #expect(stage.terminal.output == "later\n")
  }

  @Test("--auto-dismiss is 124")
  func autoDismiss() throws {
    let stage = try Stage(Self.card + ["--auto-dismiss", "300ms", "--screen"])
    #expect(try stage.waitForExit() == .exited(124))
    #expect(stage.terminal.output.isEmpty)
  }

  @Test("a document shows the whole card, however it would come")
  func preview() throws {
    let stage = try Stage(
      ["preview", "60x20"] + Self.card + ["--screen", "--color", "always"],
      environment: ["COLORTERM": "truecolor"], job: .detached)
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.terminal.output.contains("Upgrade available"))
    #expect(stage.terminal.output.contains("cancel"))
  }

  // MARK: Content

  @Test("content comes from standard input, from a file and from a process substitution")
  func content() throws {
    for script in [
      "printf 'alpha\\n  beta' | \"$DFDIALOG\" card Changes --content -",
      "\"$DFDIALOG\" card Changes --content <(printf 'alpha\\n  beta\\n')",
    ] {
      let stage = try Stage(script: script).waitForQuestion()
      #expect(stage.screen.text.contains { $0.hasSuffix("  alpha") })
      #expect(stage.screen.text.contains { $0.hasSuffix("    beta") })
      try stage.press(Keys.enter)
      #expect(try stage.waitForExit() == .exited(0))
    }
  }

  @Test("content that cannot be read is 64, before anything is drawn", arguments: ["/nonexistent/file", "/"])
  func unreadable(path: String) throws {
    let stage = try Stage(["card", "Changes", "--content", path])
    #expect(try stage.waitForExit() == .exited(64))
    #expect(stage.terminal.errorOutput.hasPrefix("dfdialog: cannot read the content '\(path)': "))
    #expect(stage.terminal.transcript.isEmpty && stage.terminal.output.isEmpty)
  }

  @Test("in line mode the content is printed, and each action has its role in words")
  func lines() throws {
    let stage = try Stage(
      Self.card + ["--content", "-", "--kind", "sheet"], environment: ["TERM": "dumb"],
      input: .text("alpha\n  beta\n")
    ).waitForQuestion("cancels): ")
    #expect(
      stage.screen.picture.hasPrefix(
        "Upgrade available\nVersion 2.4.\n\nalpha\n  beta\n\n  1. Upgrade (default)\n  2. Later (cancel)\n"
          + "  3. Skip (cancel)\n"), "\(stage.screen.picture)")
    try stage.press("n\r")
    #expect(try stage.waitForExit() == .exited(1))
    #expect(stage.terminal.output == "cancel\n")
    #expect(!stage.terminal.transcript.contains(0x1B))
  }

  @Test(
    "without a terminal nothing is chosen but what is given for that case",
    arguments: [
      ([], nil, 69, ""), (["--unattended", "default"], nil, 0, "default\n"),
      (["--unattended", "later"], nil, 1, "later\n"), (["--unattended", "cancel"], nil, 64, ""),
      ([], "cancel", 69, ""), ([], "default", 0, "default\n"),
      (["--tertiary-role", "default"], "default", 69, ""),
    ] as [([String], String?, Int32, String)])
  func unattended(options: [String], variable: String?, status: Int32, output: String) throws {
    let stage = try Stage(
      Self.card + options, environment: ["DFDIALOG_UNATTENDED": variable], job: .detached)
    #expect(try stage.waitForExit() == .exited(status))
    #expect(stage.terminal.output == output)
  }
}
