import Foundation
import TestSupport
import Testing

/// A new directory for one test, removed with the value.
final class Scratch {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("dfdialog-\(UUID())").path
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of an entry.
  subscript(_ name: String) -> String { "\(path)/\(name)" }

  /// A file's text; empty while there is none.
  func text(_ name: String) -> String { (try? String(contentsOfFile: self[name], encoding: .utf8)) ?? "" }

  /// Makes an empty file, for a script that waits for it.
  func touch(_ name: String) { _ = FileManager.default.createFile(atPath: self[name], contents: nil) }

  /// The JSON objects in a file, one on each line.
  func records(_ name: String) throws -> [[String: Any]] {
    try text(name).split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  /// The permissions of an entry; nil where there is none.
  func mode(_ name: String) -> Int? {
    try? FileManager.default.attributesOfItem(atPath: self[name])[.posixPermissions] as? Int
  }
}

/// Something that a test waited for did not happen.
struct WaitedInVain: Error, CustomStringConvertible {
  let description: String
}

/// What Linux tells about processes in `/proc`.
enum ProcessFiles {
  /// Whether there is such a thing here.
  static let areThere = FileManager.default.fileExists(atPath: "/proc/self/fdinfo")

  /// The largest memory that a process has had so far, in KiB.
  static func peakMemory(of process: pid_t) throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
    return try #require(line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) })
  }

  /// The processor time that a process has used so far, in ticks of 10 ms.
  static func processorTime(of process: pid_t) throws -> Int {
    let line = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    // Behind the name, which may hold anything: utime and stime are the 12th and 13th of what follows (proc(5)).
    let fields = try #require(line.split(separator: ")").last).split(separator: " ")
    return try fields[11...12].map { try #require(Int($0)) }.reduce(0, +)
  }
}

extension Stage {
  /// An interactive bash with job control, at its prompt.
  static func interactiveShell() throws -> Stage {
    let stage = try Stage(
      command: ["bash", "--norc", "--noprofile", "-i"],
      environment: [
        "DFDIALOG": Stage.program, "PS1": "prompt$ ", "HISTFILE": "/dev/null", "INPUTRC": "/dev/null",
      ], output: .terminal, error: .terminal)
    return try stage.waitForQuestion("prompt$ ")
  }

  /// A shell without job control that takes its commands one by one from `order`: the terminal's other user.
  static func director() throws -> Stage {
    try Stage(command: ["bash"], environment: ["DFDIALOG": Stage.program], input: .pipe)
  }

  /// Gives a director its next commands.
  func order(_ commands: String) { terminal.sendInput(commands + "\n") }

  /// Types a line, and waits until a text appears behind it.
  func type(_ line: String, until text: String) throws {
    terminal.ignoreOutputSoFar()
    terminal.send(line)
    try waitForQuestion(text)
  }

  /// Waits while the terminal's output is not taken, as behind a line that hangs.
  func waitWithoutReading(_ what: String, seconds: Double, until isTrue: () -> Bool) throws {
    let end = ContinuousClock.now + .seconds(seconds)
    while !isTrue() {
      guard ContinuousClock.now < end else {
        throw WaitedInVain(description: "waited in vain for \(what)")
      }
      usleep(10_000)
    }
  }

  /// Waits until the program has ended, which it must within a second.
  func expectEndWithinSecond() throws -> PseudoTerminal.ExitStatus {
    // One second is the promise; the rest is for a busy machine that runs tests side by side.
    try terminal.waitForExit(timeout: 1.5)
  }
}
