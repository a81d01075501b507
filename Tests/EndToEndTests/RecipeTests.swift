import Foundation
import TestSupport
import Testing

/// The README is run: its recipes in every shell, its picture, its words.
@Suite struct RecipeTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let readme =
    (try? String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)) ?? ""

  /// The script under `<!-- recipe: name -->`.
  private static func recipe(_ name: String) throws -> String {
    let start = try #require(readme.range(of: "<!-- recipe: \(name) -->\n```sh\n"))
    let end = try #require(readme.range(of: "\n```", range: start.upperBound..<readme.endIndex))
    return String(readme[start.upperBound..<end.lowerBound])
  }

  /// The shells that are installed.
  private static let shells = ["bash", "dash", "zsh"].filter { shell in
    let isThere = (try? Executable.lookUp(shell)) != nil
    if !isThere { print("\(shell) is not installed: its recipes are skipped") }
    return isThere
  }

  /// A new directory for a recipe to work in.
  private static func directory(files: [String] = []) throws -> String {
    let path = Stage.runtimeDirectory + "/" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for file in files { try Data().write(to: URL(fileURLWithPath: path + "/" + file)) }
    return path
  }

  /// Runs a recipe, answers its questions in turn, and gives standard output and the exit status; an empty key is a
  /// pause.
  private func run(
    _ script: String, in shell: String, keys: [[String]], directory: String? = nil
  ) throws -> (output: String, status: PseudoTerminal.ExitStatus) {
    let path = (Stage.program as NSString).deletingLastPathComponent
    let environment = ["PATH": path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")]
    let stage = try Stage(
      script: script, shell: [shell, "-c"], environment: environment.mapValues { $0 }, directory: directory)
    for answer in keys {
      try stage.waitForQuestion()
      for key in answer {
        // Keys that come all at once are taken for pasted text.
        if key.isEmpty { try stage.waitForQuiet(milliseconds: 200) } else { try stage.press(key) }
      }
      stage.terminal.ignoreOutputSoFar()
      if answer != keys.last { try stage.waitForQuiet(milliseconds: 180) }
    }
    let status = try stage.waitForExit()
    return (stage.terminal.output, status)
  }

  @Test("delete files, one question for each", arguments: shells)
  func eachFile(shell: String) throws {
    let directory = try Self.directory(files: ["a.log", "b.log", "--help.log"])
    let script = try Self.recipe("each file")
    let result = try run(
      script, in: shell, keys: [[Keys.escape], ["d", Keys.enter], [Keys.enter]], directory: directory)
    #expect(result.status == .exited(0))
    let left = try FileManager.default.contentsOfDirectory(atPath: directory).sorted()
    #expect(left.count == 2)
    #expect(!left.contains("a.log") || !left.contains("b.log") || !left.contains("--help.log"))
  }

  @Test("read names from a pipe", arguments: shells)
  func loop(shell: String) throws {
    let result = try run(
      try Self.recipe("loop"), in: shell, keys: [[Keys.enter], ["n"], [Keys.enter]])
    #expect(result.output == "kept one\nkept three\n")
  }

  @Test("a guard in front of a command", arguments: shells, [true, false])
  func guarded(shell: String, confirms: Bool) throws {
    let script = "command() { shift; echo \"ran git $*\"; }\n" + (try Self.recipe("guard"))
    let result = try run(script, in: shell, keys: [confirms ? ["p", Keys.enter] : [Keys.enter]])
    #expect(result.output == (confirms ? "ran git push --force origin main\n" : ""))
  }

  @Test(
    "three answers", arguments: shells,
    [
      ("\r", "still open (cancel)\n", 1), ("s", "saved\n", 0), ("d\r", "discarded\n", 0),
    ] as [(String, String, Int32)])
  func threeAnswers(shell: String, answer: (keys: String, output: String, status: Int32)) throws {
    let result = try run(
      try Self.recipe("three answers"), in: shell, keys: [answer.keys.map(String.init)])
    #expect(result.output == answer.output)
    #expect(result.status == .exited(answer.status))
  }

  @Test("an alert defined once", arguments: shells)
  func function(shell: String) throws {
    let result = try run(try Self.recipe("function"), in: shell, keys: [[Keys.enter], [Keys.escape]])
    #expect(result.output == "restarted\n")
  }

  @Test(
    "only what was offered is taken, no other button", arguments: shells,
    [(["u"], "updated\n"), (["l"], "not now\n"), (["s"], "not now\n"), ([Keys.escape], "not now\n")])
  func offer(shell: String, answer: (keys: [String], output: String)) throws {
    let result = try run(try Self.recipe("offer"), in: shell, keys: [answer.keys])
    #expect(result.output == answer.output)
    #expect(result.status == .exited(0))
  }

  @Test("a card with a text, and a branch", arguments: shells, [true, false])
  func content(shell: String, confirms: Bool) throws {
    let result = try run(
      try Self.recipe("content"), in: shell, keys: [[confirms ? "p" : Keys.escape]])
    #expect(result.output == (confirms ? "pushed\n" : ""))
  }

  @Test("a toast offers to take something back", arguments: shells, [true, false])
  func undo(shell: String, takes: Bool) throws {
    let result = try run(try Self.recipe("undo"), in: shell, keys: [[takes ? Keys.enter : Keys.escape]])
    #expect(result.output == (takes ? "restored\n" : ""))
    #expect(result.status == .exited(0))
  }

  @Test("a toast that shows how far something is", arguments: shells)
  func progress(shell: String) throws {
    let result = try run(try Self.recipe("progress"), in: shell, keys: [])
    #expect(result.output.isEmpty)
    #expect(result.status == .exited(0))
  }

  @Test("one of a list", arguments: shells, [(Keys.enter, "size m\n", 0), (Keys.escape, "", 1)])
  func menu(shell: String, answer: (key: String, output: String, status: Int32)) throws {
    let result = try run(try Self.recipe("menu"), in: shell, keys: [[answer.key]])
    #expect(result.output == answer.output)
    #expect(result.status == .exited(answer.status))
  }

  @Test("several of what comes through a pipe", arguments: shells)
  func checklist(shell: String) throws {
    let result = try run(
      try Self.recipe("checklist"), in: shell, keys: [["", " ", "\u{1B}[B", " ", Keys.enter]])
    #expect(result.output == "removed one\nremoved two\n")
  }

  @Test("a form, whose values become variables", arguments: shells)
  func form(shell: String) throws {
    let result = try run(try Self.recipe("form"), in: shell, keys: [["a", "", Keys.enter, "", Keys.enter]])
    #expect(result.output == "a:22\n")
    #expect(result.status == .exited(0))
  }

  @Test("a text that must be read before something is destroyed", arguments: shells)
  func text(shell: String) throws {
    let result = try run(try Self.recipe("text"), in: shell, keys: [[Keys.escape]])
    #expect(result.output == "not now\n")
  }

  @Test("a sheet that shows how far something is", arguments: shells)
  func gauge(shell: String) throws {
    let result = try run(try Self.recipe("gauge"), in: shell, keys: [])
    #expect(result.output == "copied\n")
    #expect(result.status == .exited(0))
  }

  @Test("set -e ends the script unless it was confirmed", arguments: shells, [true, false])
  func strict(shell: String, confirms: Bool) throws {
    let result = try run(
      try Self.recipe("set -e"), in: shell, keys: [[confirms ? Keys.enter : Keys.escape]])
    #expect(result.output == (confirms ? "published\n" : ""))
    #expect(result.status == .exited(confirms ? 0 : 1))
  }

  @Test("whatever status a broken dfdialog has, no recipe takes it for a confirmation it is not")
  func everyStatus() throws {
    let directory = try Self.directory()
    let fake = "#!/bin/sh\nexit $FAKE_STATUS\n"
    try fake.write(toFile: directory + "/dfdialog", atomically: true, encoding: .utf8)
    chmod(directory + "/dfdialog", 0o755)
    let script = """
      PATH=\(directory):$PATH; status=0
      while [ $status -le 255 ]; do
        export FAKE_STATUS=$status
        out=$( (\(try Self.recipe("three answers"))
        ) 2>/dev/null )
        case $status:$out in 0:saved | 3:discarded | *:"still open ()") ;; *) echo "three: $status $out" ;; esac
        case $status in 0 | 3) ;; *) case $out in saved | discarded) echo "three: $status" ;; esac ;; esac
        out=$( (\(try Self.recipe("set -e"))
        ) 2>/dev/null )
        case $status:$out in 0:published | [1-9]*:) ;; *) echo "strict: $status $out" ;; esac
        status=$((status + 1))
      done
      echo checked
      """
    let stage = try Stage(script: script, shell: ["dash", "-c"])
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.terminal.output == "checked\n")
  }

  @Test(
    "the picture in the README is what preview draws, whatever terminal there is",
    arguments: ["xterm", "dumb", nil])
  func picture(terminal: String?) throws {
    let stage = try Stage(
      ["preview", "80x24"] + Stage.alert, environment: ["TERM": terminal], job: .detached)
    #expect(try stage.waitForExit() == .exited(0))
    #expect(Self.readme.contains("```text\n" + stage.terminal.output + "```"))
  }

  @Test(
    "the card and the sheet in the README are what preview draws",
    arguments: [
      [
        "80x24", "card", "Update available", "Version 2 brings themes.", "--icon", "sparkles", "--primary",
        "Update",
        "--secondary", "Later",
      ],
      [
        "45x24", "sheet", "Remove which?", "--multiple", "--min", "1", "--choice", "one", "--choice", "two",
        "--choice", "three", "--selected", "two",
      ],
    ])
  func pictures(words: [String]) throws {
    let stage = try Stage(["preview"] + words, environment: ["TERM": "xterm"], job: .detached)
    #expect(try stage.waitForExit() == .exited(0))
    #expect(Self.readme.contains("```text\n" + stage.terminal.output + "```"))
  }

  @Test("the README's line mode is what is printed", arguments: [["15x4"], ["80x24", "--accessible"]])
  func lineMode(words: [String]) throws {
    let stage = try Stage(
      ["preview", words[0]] + Stage.alert + words.dropFirst(), job: .detached)
    #expect(try stage.waitForExit() == .exited(0))
    #expect(Self.readme.contains("```text\n" + stage.terminal.output))
  }
}
