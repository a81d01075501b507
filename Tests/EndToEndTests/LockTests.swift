import Foundation
import TestSupport
import Testing

/// The lock by which one dialog at a time has a terminal.
@Suite struct LockTests {
  @Test("dialogs on other terminals are not kept from asking")
  func otherTerminals() throws {
    let scratch = try Scratch()
    let stages = try (0..<3).map { _ in
      try Stage(Stage.alert + ["--no-wait"], environment: ["XDG_RUNTIME_DIR": scratch.path])
    }
    for stage in stages { try stage.waitForQuestion() }
    for stage in stages {
      try stage.press(Keys.tab, Keys.enter)
      #expect(try stage.waitForExit() == .exited(3))
    }
  }

  /// Stops the director's first dialog, and waits until it stands still.
  private func stopFirst(_ stage: Stage) throws {
    stage.order(
      """
      kill -TSTP $first; until [[ $(ps -o stat= -p $first) = T* ]]; do sleep 0.01; done; echo stopped
      """)
    try stage.terminal.wait("the stop") { $0.output.contains("stopped") }
    #expect(!stage.terminal.isRaw)
    stage.terminal.ignoreOutputSoFar()
  }

  @Test(
    "the turn is free while the dialog is stopped, and its own again when it is resumed",
    arguments: [("", "esc cancel", Keys.enter), ("--accessible", "cancels): ", "1\r")])
  func suspended(option: String, prompt: String, answer: String) throws {
    let stage = try Stage.director()
    stage.order("\"$DFDIALOG\" alert First \(option) >/dev/null & first=$!")
    try stage.waitForQuestion(prompt)
    try stopFirst(stage)
    stage.order("\"$DFDIALOG\" alert Second --no-wait --no-record; echo second=$?")
    try stage.waitForQuestion()
    try stage.press(Keys.enter)
    try stage.terminal.wait("the answer") { $0.output.contains("second=0") }
    stage.terminal.ignoreOutputSoFar()
    stage.order("kill -CONT $first")
    try stage.waitForQuestion(prompt)
    stage.order("\"$DFDIALOG\" alert Third --no-wait; echo third=$?")
    try stage.terminal.wait("the refusal") { $0.output.contains("third=69") }
    try stage.press(answer)
    stage.order("wait $first; echo first=$?; exit")
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.terminal.output == "stopped\ndefault\nsecond=0\nthird=69\nfirst=0\n")
  }

  @Test("a dialog that is resumed while another one asks waits for its turn, and then asks")
  func resumedMeanwhile() throws {
    let stage = try Stage.director()
    stage.order("\"$DFDIALOG\" alert First --no-record >/dev/null & first=$!")
    try stage.waitForQuestion()
    try stopFirst(stage)
    stage.order("\"$DFDIALOG\" alert Second --no-record >/dev/null & second=$!")
    try stage.waitForQuestion()
    stage.order("kill -CONT $first; echo continued")
    try stage.terminal.wait("the order") { $0.output.contains("continued") }
    try stage.waitForQuiet(milliseconds: 150)
    #expect(stage.screen.picture.contains("Second") && !stage.screen.picture.contains("First"))
    stage.terminal.ignoreOutputSoFar()
    try stage.press(Keys.escape)
    try stage.waitForQuestion()
    #expect(stage.screen.picture.contains("First"))
    try stage.press(Keys.enter)
    stage.order("wait $first; echo first=$?; wait $second; echo second=$?; exit")
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.terminal.output == "stopped\ncontinued\nfirst=0\nsecond=1\n")
  }

  @Test("when the dialog that has the turn is killed the next one asks")
  func killed() throws {
    let stage = try Stage.director()
    stage.order("\"$DFDIALOG\" alert First >/dev/null & first=$!")
    try stage.waitForQuestion()
    stage.order("(sleep 0.2; kill -KILL $first) & \"$DFDIALOG\" alert Second; echo second=$?; exit")
    try stage.terminal.wait("the second question") { _ in stage.screen.picture.contains("Second") }
    try stage.terminal.settle()
    try stage.press(Keys.enter)
    try stage.terminal.waitForExit()
    #expect(stage.terminal.output == "default\nsecond=0\n")
  }

  @Test("ten dialogs at once ask one after the other, and each has its own answer")
  func queue() throws {
    let stage = try Stage(
      script: """
        for n in 0 1 2 3 4 5 6 7 8 9; do "$DFDIALOG" alert "Number $n." --screen --default "id$n=Go" & done; wait
        """)
    var order: [String] = []
    for _ in 0..<10 {
      try stage.terminal.wait("a question that was not yet asked") { _ in
        order.allSatisfy { !stage.screen.picture.contains("Number \($0).") } && stage.screen.isAlternate
          && stage.screen.picture.contains("esc cancel")
      }
      try stage.terminal.settle()
      let shown = (0...9).map(String.init).filter { stage.screen.picture.contains("Number \($0).") }
      try #require(shown.count == 1)
      order += shown
      try stage.press(Keys.enter)
      try stage.terminal.wait("its answer") {
        $0.output.split(separator: "\n").count == order.count
      }
    }
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.terminal.output == order.map { "id\($0)\n" }.joined())
    #expect(Set(order).count == 10)
  }

  @Test(
    "a directory in which others could hold the lock is not used, and it asks all the same",
    arguments: ["mkdir -m 755 dir", "mkdir -m 777 dir", "touch dir", "mkdir real; ln -s real dir", "true"])
  func squattedDirectory(preparation: String) throws {
    let scratch = try Scratch()
    let stage = try Stage(
      script: "cd '\(scratch.path)'; \(preparation); export XDG_RUNTIME_DIR=\"$PWD/dir\"; ask; echo $?")
    try stage.waitForQuestion()
    #expect((try? FileManager.default.contentsOfDirectory(atPath: scratch["dir"]))?.isEmpty ?? true)
    try stage.press(Keys.enter)
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.terminal.output == "cancel\n1\n")
    #expect(stage.terminal.errorOutput.isEmpty)
  }

  @Test(
    "something else in the place of the lock's file does not keep it from asking",
    .enabled(if: ProcessFiles.areThere), arguments: ["mkdir", "mkfifo", "ln -s /dev/null"])
  func squattedFile(command: String) throws {
    let scratch = try Scratch()
    let stage = try Stage(
      script: """
        n=$(tty </dev/tty); n=${n#/dev/pts/}; lock="$XDG_RUNTIME_DIR/dfdialog.$((34816 + n)).lock"
        \(command) "$lock"; ask; echo $?
        """, environment: ["XDG_RUNTIME_DIR": scratch.path])
    try stage.waitForQuestion()
    // The name of the file is that of the device (makedev(3)): nothing else was made.
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path).count == 1)
    try stage.press(Keys.enter)
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.terminal.output == "cancel\n1\n")
  }

  @Test("a command that was confirmed does not hold the turn")
  func command() throws {
    let stage = try Stage(
      script: "ask -- \"$DFDIALOG\" alert Inner --no-wait; echo $?")
    try stage.waitForQuestion()
    stage.terminal.ignoreOutputSoFar()
    try stage.press(Keys.tab, Keys.enter)
    try stage.waitForQuestion()
    try stage.press(Keys.enter)
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.terminal.output == "default\n0\n")
  }
}
