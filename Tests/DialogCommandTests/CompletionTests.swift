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
      (["alert", "T", "--", "cat", "Pack"], ["Package.swift"]), (["preview", "80x24", ""], ["alert"]),
      (["preview", "80x24", "alert", "--sev"], ["--severity"]), (["help", "p"], ["preview"]),
      (["toast", "--"], []),
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
      ("dfdialog ", ["alert", "help", "preview"]), ("dfdialog --", ["--generate", "--help", "--version"]),
      ("dfdialog --generate z", ["zsh"]), ("dfdialog alert --col", ["--color"]),
      ("dfdialog alert --color ", ["always", "auto", "never"]),
      ("dfdialog alert --color=al", ["--color=always"]),
      ("dfdialog alert T --hel", []), ("dfdialog alert --config Packa", ["Package.swift"]),
      ("dfdialog alert T -- cat Packa", ["Package.swift"]), ("dfdialog preview 80x24 ", ["alert"]),
      ("dfdialog preview 80x24 alert --sev", ["--severity"]), ("dfdialog help p", ["preview"]),
      ("dfdialog toast --", []),
    ])
  func fish(line: String, offers: [String]) throws {
    let fish = try #require(Tool("fish"))
    let result = try fish.run(["-c", "source completions/dfdialog.fish; complete -C '\(line)'"])
    let words = result.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    #expect(words.sorted() == offers)
  }
}
