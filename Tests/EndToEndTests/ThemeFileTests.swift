import Foundation
import TestSupport
import Testing

/// Files of colours, as the program reads them.
@Suite struct ThemeFileTests {
  private let scratch: Scratch
  private static let ground = "48;2;1;2;3m"
  private static let otherGround = "48;2;3;2;1m"

  init() throws {
    scratch = try Scratch()
    try write("dark.surface = #010203\nsurfce = #FFFFFF\npadding = 1\n", to: "mine")
    try write("surface = #030201\n", to: "other")
  }

  private func write(_ text: String, to name: String, mode: Int = 0o600) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: scratch[name]))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: scratch[name])
  }

  /// What a preview prints.
  private func preview(_ options: String..., file: String?) throws -> (output: String, errors: String) {
    let stage = try Stage(
      ["preview", "60x12", "alert", "Go?", "--color", "always", "--appearance", "dark"] + options,
      environment: ["COLORTERM": "truecolor", "LC_ALL": "C.UTF-8", "DFDIALOG_THEME_FILE": file],
      job: .detached)
    #expect(try stage.waitForExit() == .exited(0))
    return (stage.terminal.output, stage.terminal.errorOutput)
  }

  @Test("the file of the environment gives colours and measures; what is wrong in it is said, with its line")
  func environment() throws {
    let (output, errors) = try preview(file: scratch["mine"])
    #expect(output.contains(Self.ground))
    #expect(
      errors == "dfdialog: \(scratch["mine"]):2: unknown key 'surfce' (did you mean 'surface'?)\n")
    let (alone, _) = try preview("--theme", "mono", file: scratch["mine"])
    #expect(!alone.contains(Self.ground))
  }

  @Test("the file of the command line goes before that of the environment, and may be a pipe")
  func commandLine() throws {
    let (output, errors) = try preview("--theme-file", scratch["other"], file: scratch["mine"])
    #expect(output.contains(Self.otherGround) && !output.contains(Self.ground))
    #expect(errors.isEmpty)
    let stage = try Stage(
      script: """
        "$DFDIALOG" preview 60x12 alert Go? --color always --theme-file <(echo 'surface = #030201')
        """,
      environment: ["COLORTERM": "truecolor", "LC_ALL": "C.UTF-8"])
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.terminal.output.contains(Self.otherGround))
  }

  @Test("a file of the environment that is missing, or that others may write, is said and not used")
  func untrusted() throws {
    try write("surface = #010203\n", to: "open", mode: 0o666)
    let (output, errors) = try preview(file: scratch["open"])
    #expect(!output.contains(Self.ground))
    #expect(errors == "dfdialog: theme file '\(scratch["open"])' is not used: others may write to it\n")
    let missing = try preview(file: scratch["missing"]).errors
    #expect(missing == "dfdialog: theme file '\(scratch["missing"])' is not used: there is no such file\n")
    #expect(try preview(file: "").errors.isEmpty)
  }

  @Test("help shows it among the themes")
  func help() throws {
    let stage = try Stage(
      ["help", "themes"], environment: ["LC_ALL": "C.UTF-8", "DFDIALOG_THEME_FILE": scratch["other"]],
      job: .detached)
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.terminal.output.contains("theme file"))
  }
}
