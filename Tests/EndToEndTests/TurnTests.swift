import TestSupport
import Testing

/// One dialog at a time on a terminal.
@Suite struct TurnTests {
  @Test("a second dialog waits for the first, says so, and then asks")
  func waits() throws {
    let stage = try Stage(
      script: "ask --no-record >/dev/null & \"$DFDIALOG\" alert Second --no-record 2>&1; wait")
    try stage.waitForQuestion()
    let isFirst = stage.screen.picture.contains("Delete article?")
    try stage.terminal.wait("the line") {
      ($0.output + $0.errorOutput).contains("waiting for another dialog")
    }
    #expect(stage.screen.picture.contains("Delete article?") == isFirst)
    try stage.press(Keys.escape)
    try stage.terminal.wait("the other") { _ in
      stage.screen.picture.contains(isFirst ? "Second" : "Delete article?")
    }
    try stage.waitForQuiet(milliseconds: 50)
    try stage.press(Keys.escape)
    _ = try stage.waitForExit()
  }

  @Test("it says nothing where the line would stand in the middle of the first dialog")
  func saysNothing() throws {
    let stage = try Stage(
      script: """
        for n in 1 2; do ask --screen & ask --screen 2>/dev/tty & done; wait
        """, error: .terminal)
    try stage.waitForQuestion()
    try stage.waitForQuiet(milliseconds: 1200)
    for _ in 0..<4 {
      try stage.waitForQuestion()
      stage.terminal.ignoreOutputSoFar()
      stage.terminal.send(Keys.escape)
    }
    try stage.waitForExit()
    #expect(!String(decoding: stage.terminal.transcript, as: UTF8.self).contains("waiting"))
    #expect(stage.terminal.output == "cancel\ncancel\ncancel\ncancel\n")
  }

  @Test("a dialog that is resumed while another one asks says that it waits, and can be stopped again")
  func resumed() throws {
    let stage = try Stage.director()
    func stopFirst() throws {
      stage.order(
        "kill -TSTP $first; until [[ $(ps -o stat= -p $first) = T* ]]; do sleep 0.01; done; echo stopped")
      try stage.terminal.wait("the stop") { $0.output.hasSuffix("stopped\n") }
    }
    stage.order("\"$DFDIALOG\" alert First --no-record & first=$!")
    try stage.waitForQuestion()
    try stopFirst()
    stage.terminal.ignoreOutputSoFar()
    stage.order("\"$DFDIALOG\" alert Second --no-record & second=$!")
    try stage.waitForQuestion()
    stage.order("kill -CONT $first; echo continued")
    try stage.terminal.wait("the line") {
      $0.errorOutput == "dfdialog: waiting for another dialog on this terminal\n"
    }
    try stopFirst()
    try stage.press(Keys.escape)
    stage.order("wait $second; echo second=$?")
    try stage.terminal.wait("the answer") { $0.output.hasSuffix("second=1\n") }
    #expect(stage.screen.picture.isEmpty)
    stage.terminal.ignoreOutputSoFar()
    stage.order("kill -CONT $first")
    try stage.waitForQuestion()
    try stage.press(Keys.enter)
    stage.order("wait $first; echo first=$?; exit")
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.terminal.output.hasSuffix("default\nfirst=0\n"))
  }

  @Test("the turn is free once there is an answer, even while nobody takes it")
  func answerNotTaken() throws {
    let scratch = try Scratch()
    let stage = try Stage.director()
    stage.order(
      """
      mkfifo '\(scratch["pipe"])'; exec 3<>'\(scratch["pipe"])'; head -c 65536 /dev/zero >&3
      "$DFDIALOG" alert First --no-record >&3 & first=$!
      """)
    try stage.waitForQuestion()
    try stage.press(Keys.escape)
    stage.terminal.ignoreOutputSoFar()
    stage.order("\"$DFDIALOG\" alert Second; cat <&3 >/dev/null & wait $first; echo first=$?; kill $!; exit")
    try stage.waitForQuestion()
    try stage.press(Keys.enter)
    try stage.terminal.wait("the first answer") { $0.output == "default\nfirst=1\n" }
    try stage.waitForExit()
  }

  @Test("--no-wait is 69 at once")
  func noWait() throws {
    let stage = try Stage(
      script: "ask >/dev/null & sleep 0.5; \"$DFDIALOG\" alert Second --no-wait; echo \"status=$?\"; wait")
    try stage.terminal.wait("the refusal") { $0.output.contains("status=69") }
    try stage.press(Keys.escape)
    _ = try stage.waitForExit()
    #expect(stage.terminal.errorOutput.contains("another dialog is open on this terminal"))
  }

  @Test(
    "where no private directory can be had, it goes on without", arguments: ["/nonexistent", "/dev/null", ""])
  func noDirectory(path: String) throws {
    let stage = try Stage(environment: ["XDG_RUNTIME_DIR": path]).waitForQuestion()
    try stage.press(Keys.enter)
    #expect(try stage.waitForExit() == .exited(1))
  }
}
