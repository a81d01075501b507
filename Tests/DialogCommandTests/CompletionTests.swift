import Foundation
import Testing

@testable import DialogCommand

/// A program of the machine, where it is installed.
private struct Tool {
  let path: String

  static func isInstalled(_ name: String) -> Bool { Tool(name) != nil }

  init?(_ name: String) {
    let folders = ["/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin"]
    guard let folder = folders.first(where: { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") })
    else { return nil }
    path = "\(folder)/\(name)"
  }

  /// The standard output and error of a run in the package's folder, and its status.
  func run(_ arguments: [String]) throws -> (output: String, status: Int32) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = package
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: output, as: UTF8.self), process.terminationStatus)
  }
}

@Suite("Generated files in their programs")
struct CompletionTests {
  @Test(
    "Checkers have nothing to say",
    arguments: [
      ["bash", "-n", "completions/dfdialog.bash"], ["zsh", "-n", "completions/_dfdialog"],
      ["fish", "--no-execute", "completions/dfdialog.fish"], ["shellcheck", "completions/dfdialog.bash"],
      ["mandoc", "-Tlint", "-Wwarning", "man/dfdialog.1"], ["groff", "-ww", "-man", "-z", "man/dfdialog.1"],
    ])
  func checkers(command: [String]) throws {
    guard let tool = Tool(command[0]) else {
      print("skipped: \(command[0]) is not installed")
      return
    }
    let result = try tool.run(Array(command.dropFirst()))
    #expect(result.output == "")
    #expect(result.status == 0)
  }

  @Test(
    "bash offers what may come", .enabled(if: Tool.isInstalled("bash"), "bash is not installed"),
    arguments: [
      (["al"], ["alert"]), (["--"], ["--help", "--version", "--generate"]),
      (["--generate", ""], ["man", "bash", "zsh", "fish", "readme"]), (["alert", "--col"], ["--color"]),
      (["alert", "--color", ""], ["auto", "always", "never"]),
      (["alert", "--color", "="], ["auto", "always", "never"]),
      (["alert", "--color", "=", "al"], ["always"]), (["alert", "--title", "--"], []),
      (["alert", "--title", "--", "--read"], ["--read-all"]), (["alert", "T", "--hel"], []),
      (["alert", "--hel"], ["--help"]), (["alert", "--config", "Pack"], ["Package.swift"]),
      (["alert", "T", "--", "cat", "Pack"], ["Package.swift"]),
      (["preview", "80x24", ""], ["alert", "card", "sheet", "toast"]),
      (["preview", "80x24", "alert", "--sev"], ["--severity"]), (["help", "p"], ["preview"]),
      (["ca"], ["card"]),
      (["card", "--prim"], ["--primary", "--primary-role"]), (["alert", "--prim"], []),
      (["card", "--defau"], []), (["card", "--icon", "tr"], ["trash"]), (["card", "--col"], ["--color"]),
      (["preview", "80x24", "card", "--align", ""], ["center", "leading"]), (["help", "ic"], ["icons"]),
      (["card", "--content", "Pack"], ["Package.swift"]),
      (["card", "T", "--", "cat", "Pack"], ["Package.swift"]),
      (["help", "gal"], ["gallery"]), (["help", "gallery", "k"], ["kinds"]), (["help", "icons", "k"], []),
      (["toast", "--pri"], ["--priority", "--print-plan"]), (["toast", "--style", "b"], ["banner"]),
      (["toast", "--theme", "ro"], ["rose"]), (["toast", "--defau"], []), (["s"], ["sheet"]),
      (["sheet", "--pla"], ["--placeholder"]), (["sheet", "--print", "s"], ["shell"]),
      (["sheet", "--detent", ""], ["medium", "large", "full"]), (["sheet", "--selected", ""], []),
      (["sheet", "--selec"], ["--selected", "--select"]), (["sheet", "--progress", ""], ["-"]),
      (["sheet", "--text", "Pack"], ["Package.swift"]), (["sheet", "--prim"], []),
      (["sheet", "--defau"], ["--default"]), (["alert", "--print", "s"], []), (["alert", "--choi"], []),
      (["sheet", "T", "--run", "--", "cat", "Pack"], ["Package.swift"]),
      (["preview", "80x24", "sheet", "--print", "v"], ["values"]), (["help", "sh"], ["sheet"]),
    ])
  func bash(words: [String], offers: [String]) throws {
    let script = #"""
      source completions/dfdialog.bash
      COMP_WORDS=("$0" "$@"); COMP_CWORD=$#; _dfdialog; printf '%s\n' "${COMPREPLY[@]}"
      """#
    let bash = try #require(Tool("bash"))
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let result = try bash.run(["--norc", "-c", "set -- \(quoted)\n\(script)"])
    #expect(result.output.split(separator: "\n").map(String.init) == offers)
  }

  @Test(
    "fish offers what may come", .enabled(if: Tool.isInstalled("fish"), "fish is not installed"),
    arguments: [
      ("dfdialog ", ["alert", "card", "help", "preview", "sheet", "toast"]),
      ("dfdialog --", ["--generate", "--help", "--version"]),
      ("dfdialog --generate z", ["zsh"]), ("dfdialog alert --col", ["--color"]),
      ("dfdialog alert --color ", ["always", "auto", "never"]),
      ("dfdialog alert --color=al", ["--color=always"]),
      ("dfdialog alert T --hel", []), ("dfdialog alert --config Packa", ["Package.swift"]),
      ("dfdialog alert T -- cat Packa", ["Package.swift"]),
      ("dfdialog preview 80x24 ", ["alert", "card", "sheet", "toast"]),
      ("dfdialog preview 80x24 alert --sev", ["--severity"]), ("dfdialog help p", ["preview"]),
      ("dfdialog card --prim", ["--primary", "--primary-role"]), ("dfdialog alert --prim", []),
      ("dfdialog card --defau", []), ("dfdialog card --icon tras", ["trash"]),
      ("dfdialog preview 80x24 card --align ", ["center", "leading"]), ("dfdialog help ic", ["icons"]),
      ("dfdialog card --content Packa", ["Package.swift"]),
      ("dfdialog card T -- cat Packa", ["Package.swift"]),
      ("dfdialog help gal", ["gallery"]), ("dfdialog help gallery k", ["kinds"]),
      ("dfdialog help icons k", []),
      ("dfdialog toast --pri", ["--print-plan", "--priority"]), ("dfdialog toast --style b", ["banner"]),
      ("dfdialog sheet --pla", ["--placeholder"]), ("dfdialog sheet --print s", ["shell"]),
      ("dfdialog sheet --detent ", ["full", "large", "medium"]), ("dfdialog sheet --prim", []),
      ("dfdialog alert --print v", []), ("dfdialog sheet --text Packa", ["Package.swift"]),
    ])
  func fish(line: String, offers: [String]) throws {
    let fish = try #require(Tool("fish"))
    let result = try fish.run(["-c", "source completions/dfdialog.fish; complete -C '\(line)'"])
    let words = result.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    #expect(words.sorted() == offers)
  }

  // The functions of zsh's completion system are replaced by ones that print what they were called with.
  @Test(
    "zsh hands over what may come", .enabled(if: Tool.isInstalled("zsh"), "zsh is not installed"),
    arguments: [
      (["ca"], "describe commands; describe option"), (["alert", ""], "options of alert"),
      (["card", ""], "options of card"), (["card", "T", "--ic"], "options of card"),
      (["preview", ""], "message"), (["preview", "80x24", ""], "add alert card sheet toast"),
      (["preview", "80x24", "card", ""], "options of card"),
      (["preview", "80x24", "alert", ""], "options of alert"),
      (["help", ""], "describe commands; add icons themes gallery"),
      (["--generate", ""], "add man bash zsh fish readme"),
      (["card", "T", "--", "cat", ""], "command cat"), (["card", "--icon", "--", ""], "options of card"),
      (["alert", "help", ""], "options of alert"), (["toast", ""], "options of toast"),
      (["sheet", ""], "options of alert; options of sheet"),
      (["preview", "80x24", "sheet", ""], "options of alert; options of sheet"),
    ])
  func zsh(words: [String], call: String) throws {
    let script = #"""
      _describe() { print describe $2 }
      _message() { print message }
      compadd() { print add $@ }
      _normal() { print command $words[1] }
      _arguments() {
        [[ -n ${(M)@:#--default=*} || -n ${(M)@:#\*--default=*} ]] && print options of alert
        [[ -n ${(M)@:#--media=*} ]] && print options of card
        [[ -n ${(M)@:#--choices=*} ]] && print options of sheet
        [[ -n ${(M)@:#--cancel-all*} ]] && print options of toast
        [[ -n ${(M)@:#--color=*} ]] || print no common options
      }
      complete() { local words=(dfdialog $@) CURRENT=$(( $# + 1 )); source completions/_dfdialog }
      """#
    let zsh = try #require(Tool("zsh"))
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let result = try zsh.run(["-f", "-c", "\(script)\ncomplete \(quoted)"])
    #expect(result.output.split(separator: "\n").joined(separator: "; ") == call)
  }
}
