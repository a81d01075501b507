import TestSupport
import Testing

/// Faults that other tools had, tried on ours; those of signals, keys, text and descriptors stand in their own files.
@Suite struct FaultTests {
  @Test("a script that comes through a pipe still has the whole terminal")
  func pipedScript() throws {
    let stage = try Stage(
      script: "printf '%s\\n' '\"$DFDIALOG\" alert Q --screen; exit $?' | sh", environment: [:])
    try stage.waitForQuestion()
    #expect(stage.screen.text.firstIndex { $0.contains("Q") } == 9)
    try stage.press(Keys.enter)
    #expect(try stage.waitForExit() == .exited(0))
  }

  @Test("what others write over the dialog is mended by Ctrl-L, and the answer is what was shown")
  func noise() throws {
    let stage = try Stage(
      script: "ask & sleep 0.4; printf '\\rnoise noise noise' >/dev/tty; wait $!; echo $?")
    try stage.waitForQuestion()
    try stage.terminal.wait("the noise") { _ in stage.screen.picture.contains("noise") }
    stage.terminal.send("\u{0C}")
    try stage.terminal.wait("the dialog") { _ in
      !stage.screen.picture.contains("noise") && stage.screen.picture.contains("▸Cancel")
    }
    try stage.press(Keys.enter)
    _ = try stage.terminal.waitForExit()
    #expect(stage.terminal.output == "cancel\n1\n")
  }

  @Test(
    "a text that looks like an option is a text, where an option asks for one",
    arguments: [
      ["--title", "-123"], ["--title=--help"], ["Q", "--message", "-rf?"], ["Q", "--message", "--version"],
    ])
  func looksLikeOption(words: [String]) throws {
    let stage = try Stage(["alert"] + words).waitForQuestion()
    let text = words.last?.split(separator: "=").last.map(String.init) ?? ""
    #expect(stage.screen.picture.contains(text))
    try stage.press(Keys.escape)
    #expect(try stage.waitForExit() == .exited(1))
  }

  @Test("in no size, however small, is there a crash, or an Enter that goes on", arguments: 1...8)
  func everySmallSize(rows: Int) throws {
    for columns in stride(from: 1, through: 31, by: 3) {
      let stage = try Stage(["preview", "\(columns)x\(rows)"] + Stage.alert, job: .detached)
      let status = try stage.terminal.waitForExit()
      #expect(status == .exited(columns < 10 || rows < 2 ? 69 : 0))
    }
  }

  @Test("a word of 5,000 letters is wrapped, and its end can be reached")
  func longWord() throws {
    let word = String(repeating: "w", count: 5000) + "END"
    let stage = try Stage(["alert", "Q", word], columns: 24, rows: 8).waitForQuestion()
    try stage.press("\u{1B}[F")
    #expect(stage.screen.picture.contains("END"))
    try stage.press(Keys.escape)
    #expect(try stage.waitForExit() == .exited(1))
  }

  @Test("cancel prints nothing on standard error, and a script that ignores the status gets no yes")
  func quietCancel() throws {
    let stage = try Stage(script: "f() { local x=$(ask --expect destructive); echo \"[$x]\"; }; f")
      .waitForQuestion()
    try stage.press(Keys.escape)
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.terminal.output == "[]\n")
    #expect(stage.terminal.errorOutput.isEmpty)
  }

  @Test("an empty NO_COLOR counts as unset; a flag beats the variables")
  func colourOrder() throws {
    for (environment, options, isColoured) in [
      (["NO_COLOR": ""], [], true), (["NO_COLOR": "1"], [], false),
      (["NO_COLOR": "1"], ["--color", "always"], true),
      ([:], ["--color", "never"], false), (["CLICOLOR": "0"], [], false),
    ] as [([String: String], [String], Bool)] {
      let stage = try Stage(Stage.alert + options, environment: environment.mapValues { $0 })
        .waitForQuestion()
      let text = String(decoding: stage.terminal.transcript, as: UTF8.self)
      #expect(text.contains("48;5;") == isColoured)
      try stage.press(Keys.escape)
      try stage.waitForExit()
    }
  }

  @Test(
    "late answers of the terminal, to questions that others asked, reach neither the dialog nor the shell")
  func lateReplies() throws {
    let stage = try Stage(script: "ask; IFS= read -r -t 0.2 rest; echo \"rest=[$rest]\"").waitForQuestion()
    try stage.press("\u{1B}]11;rgb:1d1d/1f1f/2121\u{1B}\\\u{1B}[?62;4c\u{1B}[24;80R", Keys.enter)
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.terminal.output == "cancel\nrest=[]\n")
  }
}
