import TestSupport
import Testing

/// Keys that were not meant as an answer, in real time.
@Suite struct InputSafetyTests {
  @Test("what was typed before the question stands is no answer, however long before")
  func typeAhead() throws {
    let stage = try Stage(script: "sleep 0.4; ask")
    stage.terminal.send("\r\t\r y\r")
    try stage.waitForQuestion()
    try stage.waitForQuiet(milliseconds: 400)
    #expect(stage.terminal.isAlive)
    try stage.press(Keys.escape)
    #expect(try stage.waitForExit() == .exited(1))
  }

  @Test("a key that is held down never answers, and counts again after a pause", arguments: [" ", "\r"])
  func held(key: String) throws {
    let stage = try Stage(["alert", "Q", "--default", "Go", "--cancel", "Stop"]).waitForQuestion()
    for _ in 0..<20 {
      stage.terminal.send(key)
      try stage.waitForQuiet(milliseconds: 33)
    }
    #expect(stage.terminal.isAlive)
    try stage.waitForQuiet(milliseconds: 300)
    try stage.press(key)
    #expect(try stage.waitForExit() == .exited(0))
  }

  @Test(
    "pasted text is no answer, with and without brackets",
    arguments: [
      "yes please\r", "\u{1B}[200~y\r\u{1B}[201~", "\u{1B}[200~\r\u{1B}[201~", "y\ry\r", "delete\r\r\r",
      "\u{1B}[200~y\r",
    ])
  func pasted(text: String) throws {
    let stage = try Stage(["alert", "Q", "--default", "Go", "--cancel", "Stop"]).waitForQuestion()
    try stage.press(text)
    try stage.waitForQuiet(milliseconds: 300)
    #expect(stage.terminal.isAlive)
    try stage.waitForQuiet(milliseconds: text.hasPrefix("\u{1B}[200~y\r") && !text.hasSuffix("~") ? 1700 : 10)
    try stage.press(Keys.enter)
    #expect(try stage.waitForExit() == .exited(0))
  }

  @Test(
    "what terminals answer, and keys that mean nothing, are no answers",
    arguments: [
      "\u{1B}[?62;22c", "\u{1B}[?2026;2$y", "\u{1B}]11;rgb:0000/0000/0000\u{07}", "\u{1B}[I", "\u{1B}[O",
      "\u{1B}P>|xterm\u{1B}\\", "\u{1B}[5;5R", "\u{1B}[<0;3;3M", "\u{1B}x", "\u{1B}[99;5u", "\u{1B}OP",
      "\u{7F}", "x", "z",
      "\u{1B}[B", "\u{FF}",
    ])
  func noise(bytes: String) throws {
    let stage = try Stage().waitForQuestion()
    try stage.press(bytes)
    try stage.waitForQuiet(milliseconds: 250)
    if bytes == "\u{1B}[99;5u" {
      // Ctrl-C in the kitty protocol, which we never switch on: cancel, like every other form of it.
      #expect(try stage.waitForExit() == .exited(1))
      return
    }
    #expect(stage.terminal.isAlive)
    try stage.press(Keys.escape)
    #expect(try stage.waitForExit() == .exited(1))
  }

  @Test("an arrow key that arrives in pieces is no Esc; Esc alone is one within a moment")
  func split() throws {
    let stage = try Stage().waitForQuestion()
    stage.terminal.send("\u{1B}")
    try stage.waitForQuiet(milliseconds: 5)
    stage.terminal.send("[C")
    try stage.waitForQuiet(milliseconds: 200)
    #expect(stage.terminal.isAlive)
    #expect(stage.screen.picture.contains("▸! Delete"))
    let start = ContinuousClock.now
    try stage.press(Keys.escape)
    #expect(try stage.waitForExit() == .exited(1))
    #expect(ContinuousClock.now - start < .seconds(2))
  }

  @Test("a storm of sizes ends in a right picture, and one key answers")
  func resizeStorm() throws {
    let stage = try Stage().waitForQuestion()
    for step in 0..<120 {
      stage.terminal.resize(columns: 1 + (step * 7) % 100, rows: 1 + (step * 5) % 40)
      if step % 10 == 0 { try stage.waitForQuiet(milliseconds: 5) }
    }
    stage.terminal.resize(columns: 80, rows: 24)
    try stage.waitForQuiet(milliseconds: 150)
    stage.terminal.ignoreOutputSoFar()
    stage.terminal.send("\u{0C}")
    try stage.waitForQuestion()
    try stage.press(Keys.enter)
    #expect(try stage.terminal.waitForExit() == .exited(1))
  }

  @Test(
    "the mouse: a click chooses cancel, but only focuses what is destructive; its question leaves nothing behind"
  )
  func mouse() throws {
    let stage = try Stage(Stage.alert + ["--mouse"])
    try stage.waitForQuestion()
    stage.terminal.send("\u{1B}[6;5R")
    try stage.waitForQuiet(milliseconds: 400)
    try stage.press("\u{1B}[<0;20;6M\u{1B}[<0;20;6m")
    #expect(stage.terminal.isAlive)
    try stage.press("\u{1B}[<0;6;6M\u{1B}[<0;6;6m")
    _ = try stage.terminal.waitForExit()
    #expect(stage.terminal.unreadInput == 0)
    #expect(stage.screen.modes.isSubset(of: [7, 25]))
  }

  @Test(
    "an answer of the terminal that comes late or in pieces does not reach the shell, and is not waited for long",
    arguments: [["\u{1B}[6", ";5R"], ["\u{1B}[6;5R"], []])
  func lateReply(pieces: [String]) throws {
    let stage = try Stage(Stage.alert + ["--mouse"]).waitForQuestion()
    try stage.press(Keys.escape)
    for piece in pieces {
      try stage.waitForQuiet(milliseconds: 300)
      #expect(stage.terminal.isAlive)
      stage.terminal.send(piece)
    }
    #expect(try stage.expectEndWithinSecond() == .exited(1))
    stage.expectCleanTerminal()
    #expect(!stage.terminal.text.contains("5R"))
  }
}
