import TestSupport
import Testing

/// What is drawn, whatever the text, the terminal and the locale are.
@Suite struct AppearanceTests {
  static let hostile = [
    "\u{1B}]0;title\u{07}", "\u{1B}[2J\u{1B}]52;c;aGk=\u{07}", "a\rb\u{08}c", "\u{9B}31mred",
    "\u{202E}txt.exe",
    "tab\there", "emoji 📦 👨‍👩‍👧‍👦 ⚠️ 👍🏽 🇬🇧", "漢字 한글 かな", "e\u{301}\u{301}\u{301}\u{301}",
    "<b>bold</b> &amp; `id` $(id) %s \\n",
    "שלום עולם", "\u{200B}\u{FEFF}\u{2028}hidden",
  ]

  @Test("hostile text is shown, never obeyed, and every row ends in the same column", arguments: hostile)
  func hostileText(text: String) throws {
    let stage = try Stage(["alert", text, text + "\n" + text, "--default", text, "--cancel", "No " + text])
    try stage.waitForQuestion()
    #expect(stage.screen.unknownSequences.isEmpty)
    #expect(stage.screen.operatingSystemCommands.isEmpty)
    #expect(stage.screen.bells == 0)
    #expect(!stage.screen.isAlternate)
    let edges = stage.screen.text.filter { $0.hasPrefix("▗") || $0.hasPrefix("▝") }
    #expect(edges.count == 2)
    #expect(Set(edges.map(\.count)).count == 1)
    try stage.press(Keys.escape)
    #expect(try stage.waitForExit() == .exited(1))
    #expect(stage.screen.unknownSequences.isEmpty)
  }

  @Test("bytes that are no UTF-8 are marked, and come back as they were given")
  func invalidBytes() throws {
    let label: [UInt8] = [0x63, 0x61, 0x66, 0xC3]
    let words = ["dfdialog", "alert", "Q", "--print", "label", "--default"].map { Array($0.utf8) } + [label]
    let terminal = try PseudoTerminal(
      path: Stage.program, arguments: words, environment: ["XDG_RUNTIME_DIR": Stage.runtimeDirectory])
    try terminal.waitForText("esc cancel")
    #expect(terminal.text.contains("caf\u{FFFD}") || terminal.text.contains("af\u{FFFD}"))
    terminal.send(Keys.enter)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.outputBytes == label + [10])
  }

  @Test(
    "outside UTF-8 every byte is ASCII and nothing is dropped", arguments: ["C", "en_US.ISO-8859-1", "POSIX"])
  func asciiLocale(locale: String) throws {
    let stage = try Stage(
      ["alert", "naïve ✓ 漢", "a\nb", "--cancel", "Zurück"], environment: ["LC_ALL": locale])
    try stage.waitForQuestion()
    #expect(stage.terminal.transcript.allSatisfy { $0 < 0x80 })
    #expect(stage.screen.picture.contains(#"na\u{EF}ve \u{2713} \u{6F22}"#))
    try stage.press(Keys.escape)
    _ = try stage.waitForExit()
  }

  @Test("with NO_COLOR there is no colour, and the focus is still to be seen")
  func noColour() throws {
    let stage = try Stage(environment: ["NO_COLOR": "1", "COLORTERM": "truecolor"]).waitForQuestion()
    let text = String(decoding: stage.terminal.transcript, as: UTF8.self)
    #expect(!text.contains("38;") && !text.contains("48;"))
    #expect(stage.screen.picture.contains("[▸Cancel ]  [ ! Delete ]"))
    try stage.press(Keys.tab)
    #expect(stage.screen.picture.contains("[ Cancel ]  [▸! Delete ]"))
    try stage.press(Keys.escape)
    _ = try stage.waitForExit()
  }

  @Test("nothing is asked of the terminal, a focus move is at most 200 bytes, and idling is none")
  func bytes() throws {
    for depth in ["truecolor", nil] {
      let stage = try Stage(environment: ["COLORTERM": depth]).waitForQuestion()
      let frame = stage.terminal.transcript.count
      #expect(stage.screen.replies.isEmpty)
      try stage.waitForQuiet(milliseconds: 300)
      #expect(stage.terminal.transcript.count == frame)
      try stage.press(Keys.tab)
      #expect((1...200).contains(stage.terminal.transcript.count - frame))
      let text = String(decoding: stage.terminal.transcript, as: UTF8.self)
      #expect(!text.contains("\u{1B}[2J") && !text.contains("\u{1B}[3J"))
      try stage.press(Keys.escape)
      _ = try stage.waitForExit()
    }
  }

  @Test("a half-written line stays, and so does everything above", arguments: [0, 1, 5, 79, 80])
  func halfLine(length: Int) throws {
    let line = String(repeating: "x", count: length)
    let stage = try Stage(script: "printf 'above\\n\(line)' >/dev/tty; ask").waitForQuestion()
    try stage.press(Keys.enter)
    #expect(try stage.waitForExit() == .exited(1))
    let rows = stage.screen.text.filter { !$0.isEmpty }
    #expect(rows == ["above"] + (length > 0 ? [line] : []) + ["Delete article? · Cancel"])
  }

  @Test("at the bottom of a full screen nothing of the user's is lost")
  func bottom() throws {
    let stage = try Stage(script: "seq 1 60 >/dev/tty; ask").waitForQuestion()
    try stage.press(Keys.enter)
    _ = try stage.waitForExit()
    let rows = stage.screen.everything.split(separator: "\n").map(String.init)
    #expect(rows == (1...60).map(String.init) + ["Delete article? · Cancel"])
  }

  @Test("a long message scrolls, and the buttons stay")
  func long() throws {
    let message = (1...40).map { "rm file-\($0)" }.joined(separator: "\n")
    let stage = try Stage(
      ["alert", "Run?", message, "--destructive", "Run", "--read-all"], columns: 60, rows: 12
    ).waitForQuestion("more lines")
    #expect(stage.screen.picture.contains("Read to the end to enable Run"))
    try stage.press(Keys.tab, Keys.enter)
    #expect(try stage.waitForExit() == .exited(1))
    let read = try Stage(
      ["alert", "Run?", message, "--destructive", "Run", "--read-all"], columns: 60, rows: 12
    ).waitForQuestion("more lines")
    try read.press("\u{1B}[F")
    #expect(read.screen.picture.contains("rm file-40"))
    try read.press(Keys.tab, Keys.enter)
    #expect(try read.waitForExit() == .exited(3))
  }

  @Test("no environment changes what Enter means", arguments: 0..<40)
  func environment(round: Int) throws {
    var generator = SeededGenerator(seed: UInt64(round))
    let names = [
      "DIALOGRC", "DIALOGOPTS", "DIALOG_OK", "DIALOG_CANCEL", "SWIFT_BACKTRACE", "TERMINFO", "LINES",
      "COLUMNS", "ESCDELAY",
      "POSIXLY_CORRECT", "IFS", "TMPDIR", "DFDIALOG_FOCUS", "DFDIALOG_UNATTENDED", "DFDIALOG_THEME",
      "DFDIALOG_THEME_FILE",
      "COLORFGBG", "LANG",
      "COLORTERM", "TERM_PROGRAM", "SSH_TTY", "XDG_CONFIG_HOME", "CLICOLOR_FORCE",
    ]
    let values = [
      "", "0", "1", "default", "destructive", "-1", "99999999999999999999", "\u{1B}[31m", "/dev/null",
      "ocean",
    ]
    var variables: [String: String?] = [:]
    for name in names where Bool.random(using: &generator) {
      variables[name] = values.randomElement(using: &generator)
    }
    let stage = try Stage(environment: variables).waitForQuestion("cancel")
    try stage.press(Keys.enter)
    #expect(try stage.terminal.waitForExit() == .exited(1))
    #expect(stage.terminal.output == "cancel\n")
  }
}
