import TestSupport
import Testing

/// Windows of every size, and windows that change theirs.
@Suite struct LifeCycleResizeTests {
  /// The words of a screen, without frames and blanks.
  private func words(_ stage: Stage) -> [Substring] {
    stage.screen.picture.split { $0.isWhitespace || "▗▄▖▝▀▘".contains($0) }
  }

  @Test("a storm of two hundred sizes, 1×1 among them, ends in what it began with, and an answer")
  func storm() throws {
    let stage = try Stage(Stage.alert + ["--screen"]).waitForQuestion()
    let words = words(stage)
    var generator = SeededGenerator()
    let seed = generator.seed
    for step in 0..<200 {
      let isSmallest = step.isMultiple(of: 50)
      stage.terminal.resize(
        columns: isSmallest ? 1 : Int.random(in: 1...120, using: &generator),
        rows: isSmallest ? 1 : Int.random(in: 1...50, using: &generator))
      try stage.waitForQuiet(milliseconds: 4)
    }
    stage.terminal.resize(columns: 80, rows: 24)
    try stage.waitForQuiet(milliseconds: 300)
    try stage.press("\u{0C}")
    #expect(self.words(stage) == words, "SEED=\(seed)")
    try stage.press(Keys.tab, Keys.enter)
    #expect(try stage.waitForExit() == .exited(3), "SEED=\(seed)")
    #expect(stage.terminal.errorOutput.isEmpty, "SEED=\(seed)")
  }

  @Test("in a window that has become too small nothing but leaving works")
  func tooSmall() throws {
    let stage = try Stage(["alert", "Go on?", "--default", "Go", "--cancel", "Stop"]).waitForQuestion()
    stage.terminal.ignoreOutputSoFar()
    stage.terminal.resize(columns: 19, rows: 5)
    try stage.waitForQuestion("too small")
    try stage.press(Keys.enter, " ", "y")
    try stage.waitForQuiet(milliseconds: 300)
    #expect(stage.terminal.isAlive)
    try stage.press(Keys.escape)
    #expect(try stage.waitForExit(leavesTerminal: false) == .exited(1))
  }

  @Test(
    "a small window is asked in as well as it can be",
    arguments: [(20, 6, "▸Cancel"), (12, 30, "cancels): "), (20, 5, "cancels): "), (11, 24, "cancels): ")])
  func small(columns: Int, rows: Int, prompt: String) throws {
    let stage = try Stage(columns: columns, rows: rows)
    // A prompt that is longer than a row wraps: the text is looked for without its line breaks.
    try stage.waitForQuestion(prompt)
    try stage.press(prompt == "▸Cancel" ? Keys.enter : "Cancel\r")
    #expect(try stage.waitForExit() == .exited(1))
    #expect(stage.terminal.output == "cancel\n")
  }

  @Test(
    "a window that is too small even for lines is told so, and nothing is drawn",
    arguments: [(1, 1), (9, 2), (200, 1)])
  func hopeless(columns: Int, rows: Int) throws {
    let stage = try Stage(columns: columns, rows: rows)
    #expect(try stage.waitForExit() == .exited(69))
    #expect(stage.terminal.transcript.isEmpty)
    #expect(
      stage.terminal.errorOutput
        == "dfdialog: the terminal is too small to ask on; --unattended ROLE|ID answers without asking\n")
  }

  @Test("a terminal that knows no size has 80 columns and 24 rows")
  func unknownSize() throws {
    let stage = try Stage(
      environment: ["COLUMNS": "30", "LINES": "12"], columns: 0, rows: 0
    ).waitForQuestion()
    #expect(stage.screen.text.contains { $0.count > 30 })
    try stage.press(Keys.enter)
    #expect(try stage.waitForExit() == .exited(1))
  }
}
