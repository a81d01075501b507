import Foundation
import TestSupport
import Testing

/// `--log`: who answered what, when and how.
@Suite struct OutputLogTests {
  /// Asks with a log, does something, and gives the only record.
  private func record(
    _ options: [String] = [], job: PseudoTerminal.Job = .foreground, prompt: String? = "ancel",
    _ answer: (Stage) throws -> Void
  ) throws -> [String: Any] {
    let scratch = try Scratch()
    let stage = try Stage(
      Stage.alert + options + ["--log", scratch["log"]], environment: ["USER": "somebody"], job: job)
    if let prompt { try stage.waitForQuestion(prompt) }
    try answer(stage)
    try stage.waitForExit()
    #expect(scratch.mode("log") == 0o600)
    let records = try scratch.records("log")
    try #require(records.count == 1)
    return records[0]
  }

  @Test("a choice is logged whole")
  func chosen() throws {
    let start = Date.now.addingTimeInterval(-1)
    let record = try record { try $0.press(Keys.tab, Keys.enter) }
    #expect(record["outcome"] as? String == "chosen")
    #expect(record["role"] as? String == "destructive")
    #expect(record["label"] as? String == "Delete")
    #expect(record["id"] is NSNull)
    #expect(record["how"] as? String == "key")
    #expect(record["title"] as? String == "Delete article?")
    #expect(record["user"] as? String == "somebody")
    #expect(record["uid"] as? Int == Int(getuid()))
    #expect((record["tty"] as? String)?.hasPrefix("/dev/") == true)
    #expect(try #require(record["elapsed_ms"] as? Int) >= 150)
    let time = try Date(try #require(record["time"] as? String), strategy: .iso8601)
    #expect(time >= start && time <= Date.now)
  }

  @Test("the other ends are logged with what led to them")
  func otherEnds() throws {
    let dismissed = try record { try $0.press(Keys.escape) }
    #expect(dismissed["outcome"] as? String == "dismissed")
    #expect(dismissed["how"] as? String == "key")
    let timedOut = try record(["--timeout", "200ms"], prompt: nil) { _ in }
    #expect(timedOut["outcome"] as? String == "timeout")
    #expect(timedOut["how"] as? String == "timeout")
    #expect(timedOut["role"] is NSNull)
    let onTimeout = try record(["--timeout", "200ms", "--on-timeout", "cancel"], prompt: nil) { _ in }
    #expect(onTimeout["outcome"] as? String == "chosen")
    #expect(onTimeout["how"] as? String == "timeout")
    #expect(onTimeout["role"] as? String == "cancel")
    let unattended = try record(["--unattended", "destructive"], job: .detached, prompt: nil) { _ in }
    #expect(unattended["outcome"] as? String == "chosen")
    #expect(unattended["how"] as? String == "unattended")
    #expect(unattended["tty"] is NSNull)
    let unavailable = try record(job: .detached, prompt: nil) { _ in }
    #expect(unavailable["outcome"] as? String == "unavailable")
    #expect(unavailable["role"] is NSNull && unavailable["how"] is NSNull)
  }

  @Test("leaving is logged as cancel, even where no action is")
  func noCancelAction() throws {
    let scratch = try Scratch()
    let stage = try Stage(["alert", "Q", "--log", scratch["log"]]).waitForQuestion("ancel")
    try stage.press(Keys.escape)
    #expect(try stage.waitForExit() == .exited(1))
    let record = try #require(try scratch.records("log").first)
    #expect(record["outcome"] as? String == "dismissed")
    #expect(record["role"] as? String == "cancel")
    #expect(record["label"] is NSNull && record["id"] is NSNull)
  }

  @Test("an answer that cannot be written has a second line that says so")
  func unwritten() throws {
    let scratch = try Scratch()
    let stage = try Stage(script: "ask --log '\(scratch["log"])' >/dev/full").waitForQuestion()
    try stage.press(Keys.tab, Keys.enter)
    #expect(try stage.waitForExit() == .exited(74))
    let records = try scratch.records("log")
    #expect(records.map { $0["outcome"] as? String } == ["chosen", "output-error"])
    #expect(records.allSatisfy { $0["role"] as? String == "destructive" && $0["how"] as? String == "key" })
  }

  @Test("a signal between the answer and its output is what is logged")
  func lastMoment() throws {
    // The terminal owes an answer, which is waited for.
    let record = try record(["--mouse"]) {
      try $0.press(Keys.escape)
      try $0.waitForQuiet(milliseconds: 100)
      $0.terminal.signal(SIGTERM)
    }
    #expect(record["outcome"] as? String == "interrupted")
    #expect(record["role"] is NSNull)
  }

  @Test("an end while another dialog has the turn is logged")
  func noTurn() throws {
    let scratch = try Scratch()
    let stage = try Stage.director()
    stage.order("\"$DFDIALOG\" alert First --no-record >/dev/null & first=$!")
    try stage.waitForQuestion()
    stage.order(
      """
      "$DFDIALOG" alert Second --no-wait --log '\(scratch["log"])'; echo second=$?
      timeout --foreground --preserve-status 0.3 "$DFDIALOG" alert Third --log '\(scratch["log"])'
      echo third=$?
      """)
    try stage.terminal.wait("both ends") { $0.output == "second=69\nthird=143\n" }
    let records = try scratch.records("log")
    #expect(records.map { $0["outcome"] as? String } == ["unavailable", "interrupted"])
    #expect(records.map { $0["how"] as? String } == [nil, "signal"])
    #expect(records.allSatisfy { ($0["tty"] as? String)?.hasPrefix("/dev/") == true })
    try stage.press(Keys.escape)
    stage.order("wait; exit")
    #expect(try stage.waitForExit() == .exited(0))
  }

  @Test("an end by a signal is logged before it", arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func interrupted(signal: Int32) throws {
    let record = try record { $0.terminal.signal(signal) }
    #expect(record["outcome"] as? String == "interrupted")
    #expect(record["how"] as? String == "signal")
    #expect(record["role"] is NSNull)
  }

  @Test("what was typed is never logged, and text from outside stays on its line")
  func secret() throws {
    let scratch = try Scratch()
    let stage = try Stage([
      "alert", "Drop\n\"it\"\u{1B}[31m\u{202E}?", "--destructive", "Drop", "--type", "s3cret", "--log",
      scratch["log"],
    ]).waitForQuestion("ancel")
    for key in "s3cret" { try stage.press(String(key)) }
    stage.terminal.send(Keys.interrupt)
    try stage.waitForExit()
    let text = scratch.text("log")
    #expect(!text.contains("s3cret"))
    #expect(!text.unicodeScalars.dropLast().contains { $0.value < 0x20 || $0.value == 0x202E })
    #expect(try scratch.records("log")[0]["title"] as? String == "Drop\n\"it\"\u{1B}[31m\u{202E}?")
  }

  @Test("lines are added to a file that is there, whose mode is kept")
  func appends() throws {
    let scratch = try Scratch()
    try Data("{}\n".utf8).write(to: URL(fileURLWithPath: scratch["log"]))
    chmod(scratch["log"], 0o640)
    for _ in 0..<2 {
      let stage = try Stage(Stage.alert + ["--log", scratch["log"]], job: .detached)
      #expect(try stage.waitForExit() == .exited(69))
    }
    #expect(try scratch.records("log").count == 3)
    #expect(scratch.mode("log") == 0o640)
  }

  @Test(
    "a log that cannot be written is refused before anything is drawn",
    arguments: ["true", "mkdir log", "mkfifo log", "ln -s elsewhere log", "ln -s /dev/full log"])
  func refused(preparation: String) throws {
    let scratch = try Scratch()
    let path = preparation == "true" ? "missing/log" : "log"
    let stage = try Stage(script: "cd '\(scratch.path)'; \(preparation); ask --log \(path); echo $?")
    try stage.waitForExit()
    #expect(stage.terminal.output == "64\n")
    #expect(stage.terminal.transcript.isEmpty)
    #expect(stage.terminal.errorOutput.hasPrefix("dfdialog: cannot write the log '\(path)': "))
    #expect(stage.terminal.errorOutput.split(separator: "\n").count == 1)
  }

  @Test("a log that cannot be written by the time of the answer is 74, and no command runs")
  func lost() throws {
    let scratch = try Scratch()
    let stage = try Stage(Stage.alert + ["--log", scratch["log"], "--", "echo", "RAN"]).waitForQuestion()
    try FileManager.default.removeItem(atPath: scratch["log"])
    try FileManager.default.createDirectory(atPath: scratch["log"], withIntermediateDirectories: false)
    try stage.press(Keys.tab, Keys.enter)
    #expect(try stage.waitForExit() == .exited(74))
    #expect(stage.terminal.output.isEmpty)
    #expect(
      stage.terminal.errorOutput
        == "dfdialog: cannot write the log '\(scratch["log"])': Is a directory\n")
  }
}
