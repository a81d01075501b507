import Foundation
import TestSupport
import Testing

/// `dfdialog sheet` with a list, a form or a text: what each answer gives, and what is left on the terminal.
@Suite struct SheetTests {
  private static let list = [
    "sheet", "Pick", "--choice", "a=Alpha", "--choice", "Beta", "--destructive-choice", "x=Erase",
  ]
  private static let down = "\u{1B}[B"

  // MARK: Choices

  @Test(
    "what was chosen is on standard output, and nothing where nothing was",
    arguments: [
      ([], [down, "\r"], 0, "Beta\n"), ([], [down, down, "\r"], 3, "x\n"), ([], ["\u{1B}"], 1, ""),
      (["--filter", "--null"], ["b", "\r"], 0, "Beta\0"),
      (["--multiple", "--null"], [" ", down, " ", "\r"], 0, "a\0Beta\0"),
      (["--selected", "Beta", "--print", "label"], ["\r"], 0, "Beta\n"),
      (["--print", "index"], [down, "\r"], 0, "2\n"),
      (["--choice", "Beta", "--print", "index"], ["\u{1B}[F", "\r"], 0, "4\n"),
      (["--print", "shell"], ["\r"], 0, "choice_count=1\nchoice='a'\nchoice_1='a'\n"),
      (
        ["--print", "json"], ["\r"], 0,
        #"{"action":{"role":"default","id":null,"label":"Choose","index":1},"#
          + #""choices":[{"id":"a","label":"Alpha","index":1}]}"# + "\n"
      ),
      (["--", "echo", "ran"], ["\r"], 0, "ran\n"), (["--", "echo", "ran"], [down, down, "\r"], 1, ""),
      (["--expect", "destructive", "--", "echo", "ran"], [down, down, "\r"], 0, "ran\n"),
      (["--expect", "destructive", "--", "echo", "ran"], ["\r"], 1, ""),
      (["--timeout", "200ms"], [], 124, ""),
    ] as [([String], [String], Int32, String)])
  func choices(options: [String], keys: [String], status: Int32, output: String) throws {
    let stage = try Stage(Self.list + options)
    if !keys.isEmpty { try stage.waitForQuestion() }
    for key in keys { try stage.press(key) }
    #expect(try stage.waitForExit() == .exited(status))
    #expect(stage.terminal.output == output)
    #expect(stage.terminal.errorOutput.isEmpty)
  }

  @Test("bytes come back as they came, from a stream and from arguments, and a shell can take any of them")
  func bytes() throws {
    let stage = try Stage(
      script: #"""
        printf 'i\xff\tL\xe9\n\nplain\n' | "$DFDIALOG" sheet First --choices -
        printf 'i\xff\tL\xe9\n' | "$DFDIALOG" sheet Second --choices - --print label
        "$DFDIALOG" sheet Third --choice $'n\xe9=\xff\n b' --print label --null
        v=$'it\'s $x `y` \\ \xff"'
        eval "$("$DFDIALOG" sheet Fourth --input n=N --value "$v" --print shell)"
        [ "$n" = "$v" ] && echo same
        """#)
    for title in ["First", "Second", "Third", "Fourth"] {
      try stage.waitForPicture(title)
      try stage.waitForQuestion()
      stage.terminal.ignoreOutputSoFar()
      try stage.press(Keys.enter)
    }
    #expect(try stage.waitForExit() == .exited(0))
    let expected: [UInt8] =
      [0x69, 0xFF, 10, 0x4C, 0xE9, 10, 0x6E, 0xE9, 0x3D, 0xFF, 10] + Array(" b\0same\n".utf8)
    #expect(stage.terminal.outputBytes == expected)
    #expect(!stage.terminal.transcript.contains(0xFF))
  }

  @Test(
    "what loses something is chosen neither ahead, nor by typing, nor by a key that is held; only on purpose")
  func destructive() throws {
    let scratch = try Scratch()
    let stage = try Stage(
      script: """
        until [ -e '\(scratch["go"])' ]; do sleep 0.02; done
        "$DFDIALOG" sheet Pick --choice Alpha --destructive-choice x=Erase; echo "status=$?"
        """)
    stage.terminal.send("e\r" + Self.down + "\r")
    scratch.touch("go")
    try stage.waitForQuestion()
    try stage.press("e\r")
    #expect(stage.screen.picture.contains("▸   Alpha"))
    try stage.press(Self.down + "\r")
    #expect(stage.screen.picture.contains("▸ ! Erase"))
    try stage.waitForQuiet(milliseconds: 160)
    for _ in 0..<8 {
      stage.terminal.send(Keys.enter)
      try stage.waitForQuiet(milliseconds: 30)
    }
    try stage.waitForQuiet(milliseconds: 260)
    #expect(stage.terminal.isAlive && stage.terminal.output.isEmpty)
    try stage.press(Keys.enter)
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.terminal.output == "x\nstatus=3\n")
  }

  @Test("a text to be typed guards a choice that loses something")
  func typed() throws {
    let stage = try Stage(Self.list + ["--type", "yes"]).waitForQuestion()
    try stage.press(Self.down, Self.down, Keys.enter)
    try stage.waitForQuiet(milliseconds: 200)
    #expect(stage.terminal.isAlive)
    try stage.press("y", "e", "s", Keys.enter)
    #expect(stage.screen.picture.contains("▸Choose"))
    try stage.waitForQuiet(milliseconds: 750)
    try stage.press(Keys.enter)
    #expect(try stage.waitForExit() == .exited(3))
    #expect(stage.terminal.output == "x\n")
  }

  // MARK: Forms

  @Test("a paste does not submit, a secret is seen nowhere, Enter goes on and accepts on the last field")
  func form() throws {
    let scratch = try Scratch()
    let stage = try Stage([
      "sheet", "Form", "--input", "a=Name", "--secret", "b=Key", "--number", "c=Port", "--range", "1..9",
      "--log", scratch["log"],
    ]).waitForQuestion()
    try stage.press("\u{1B}[200~v\r\r\u{1B}[201~", "one\ntwo\r")
    try stage.waitForQuiet(milliseconds: 280)
    #expect(stage.screen.picture.contains("▸ Name"))
    try stage.press(Keys.enter, "hush-hush")
    #expect(stage.screen.picture.contains("▸ Key    •••••••••"))
    try stage.waitForQuiet(milliseconds: 280)
    // Back and forth, and a number that is too great.
    try stage.press("\u{1B}[Z", Keys.tab, Keys.tab, "1", "2")
    #expect(stage.screen.picture.contains("▸ Port   12"))
    try stage.press(Keys.enter)
    try stage.waitForQuiet(milliseconds: 200)
    #expect(stage.terminal.isAlive)
    try stage.press("\u{7F}", Keys.enter)
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.terminal.output == "a=v  one two\nb=hush-hush\nc=1\n")
    let log = scratch.text("log")
    #expect(log.contains(#""outcome":"chosen""#) && !log.contains("hush"))
    #expect(!String(decoding: stage.terminal.transcript, as: UTF8.self).contains("hush"))
    #expect(stage.screen.picture == "Form · OK")
  }

  @Test("an interrupt in the second field leaves no part of a result")
  func interrupted() throws {
    let stage = try Stage(["sheet", "Form", "--input", "a=A", "--input", "b=B"]).waitForQuestion()
    try stage.press("x", Keys.enter, "y")
    #expect(stage.screen.picture.contains("▸ B   y"))
    try stage.press(Keys.interrupt)
    #expect(try stage.waitForExit() == .signaled(SIGINT))
    #expect(stage.terminal.output.isEmpty)
  }

  @Test("in line mode the terminal does not show a secret, and shows again what else is typed")
  func lineSecrets() throws {
    let stage = try Stage([
      "sheet", "F", "--secret", "k=Key", "--input", "b=Name", "--secret", "Again", "--accessible",
    ]).waitForQuestion("Key: ")
    try stage.press("hush\r")
    try stage.waitForQuestion("Name: ")
    try stage.press("seen\r")
    try stage.waitForQuestion("Again: ")
    try stage.press("hidd")
    try stage.press(Keys.interrupt)
    #expect(try stage.waitForExit() == .signaled(SIGINT))
    let text = stage.terminal.text
    #expect(text.contains("seen") && !text.contains("hush") && !text.contains("hidd"))
    #expect(stage.terminal.output.isEmpty)
  }

  // MARK: Text

  @Test("a text of 3 MB opens at once, is searched, and must be seen to its end; nothing in it acts")
  func text() throws {
    let scratch = try Scratch()
    let line = "\u{1B}[31mred\u{1B}[0m \u{1B}]0;title\u{7}\u{1B}[2J\u{9B}5n \u{202E}"
    var text = (0..<80_000).map { "\(line) line \($0)\n" }.joined()
    text += "the very last\n"
    try text.write(toFile: scratch["text"], atomically: false, encoding: .utf8)
    let stage = try Stage(
      [
        "sheet", "Read", "--text", scratch["text"], "--read-all", "--cancel", "Keep", "--destructive",
        "Erase",
      ])
    try stage.waitForQuestion(seconds: 2)
    #expect(stage.screen.picture.contains("␛[31mred␛[0m ␛]0;title␇␛[2J"))
    #expect(stage.screen.picture.contains("Read to the end to enable Erase"))
    try stage.press("/", "line 60123")
    try stage.waitForQuiet(milliseconds: 280)
    try stage.press(Keys.enter)
    try stage.terminal.wait("the line that was looked for") { _ in stage.screen.picture.contains("line 60123")
    }
    try stage.press("\u{1B}[F")
    try stage.waitForPicture("the very last")
    try stage.press(Keys.tab, Keys.tab)
    #expect(stage.screen.picture.contains("▸! Erase"))
    // Enter, which began the search, would be deaf for a while.
    try stage.press(" ")
    #expect(try stage.waitForExit() == .exited(3))
    #expect(stage.screen.operatingSystemCommands.isEmpty)
    #expect(!String(decoding: stage.terminal.transcript, as: UTF8.self).contains("\u{1B}[31m"))
  }

  @Test("colours are taken over where they are allowed, nothing else; a growing file is followed")
  func follow() throws {
    let scratch = try Scratch()
    try "\u{1B}[31mred\u{1B}[0m\u{1B}[2J\u{1B}]0;title\u{7}\n".write(
      toFile: scratch["text"], atomically: false, encoding: .utf8)
    let stage = try Stage(["sheet", "Read", "--text", scratch["text"], "--ansi", "--follow"])
      .waitForQuestion()
    let row = try #require(stage.screen.text.firstIndex { $0.contains("red␛[2J␛]0;title␇") })
    #expect(row > 0 && stage.screen.operatingSystemCommands.isEmpty)
    let file = try #require(FileHandle(forWritingAtPath: scratch["text"]))
    try file.seekToEnd()
    try file.write(contentsOf: Data("and more".utf8))
    try stage.waitForPicture("and more")
    try file.write(contentsOf: Data(" of it\nlast\n".utf8))
    try stage.waitForPicture("last")
    #expect(stage.screen.picture.contains("and more of it"))
    try stage.press(Keys.escape)
    #expect(try stage.waitForExit() == .exited(1))
    #expect(stage.terminal.output.isEmpty)
  }
}
