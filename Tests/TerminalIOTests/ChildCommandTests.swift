import Foundation
import Testing

@testable import TerminalIO

@Suite struct ChildCommandTests {
  private func start(_ script: String) throws -> ChildCommand {
    try ChildCommand.start(["sh", "-c", script].map { Array($0.utf8) })
  }

  /// Reads until the output ends, or until it holds a text.
  private func output(of child: ChildCommand, until wanted: String? = nil) throws -> String {
    var bytes: [UInt8] = []
    while true {
      let text = String(decoding: bytes, as: UTF8.self)
      if let wanted, text.contains(wanted) { return text }
      wait(readable: [child.output], until: MonotonicClock.now() + 10_000_000_000)
      let piece = try child.output.read(upTo: 4096)
      if piece.isEmpty { return text }
      bytes += piece
    }
  }

  private func exitStatus(of child: ChildCommand) -> Int32? {
    let limit = MonotonicClock.now() + 10_000_000_000
    while MonotonicClock.now() < limit {
      if let status = child.exitStatus() { return status }
      wait(until: MonotonicClock.now() + 1_000_000)
    }
    return nil
  }

  @Test func `what it writes comes in the order written, and its status is told again and again`() throws {
    let child = try start("echo one; echo two >&2; echo three; exit 3")
    #expect(try output(of: child) == "one\ntwo\nthree\n")
    #expect(exitStatus(of: child) == 3)
    #expect(child.exitStatus() == 3)
  }

  @Test func `while it runs it has no status, and reading does not wait`() throws {
    let child = try start("echo ready; sleep 60")
    _ = try output(of: child, until: "ready")
    #expect(child.exitStatus() == nil)
    #expect(throws: SystemError.self) { try child.output.read(upTo: 1) }
    child.send(.terminate)
    #expect(exitStatus(of: child) == 128 + SIGTERM)
  }

  @Test func `a signal reaches all that it has started, in a group of its own`() throws {
    let child = try start("sleep 60 & echo $$ $! .; wait")
    let words = try output(of: child, until: ".").split(whereSeparator: \.isWhitespace)
    let processes = words.compactMap { pid_t($0) }
    try #require(processes.count == 2)
    #expect(processes.map { getpgid($0) } == [processes[0], processes[0]])
    #expect(getpgrp() != processes[0])
    child.send(.terminate)
    #expect(exitStatus(of: child) == 128 + SIGTERM)
    // The end of the output is the end of all that could write.
    #expect(try output(of: child) == "")
  }

  @Test func `a signal after its end goes to nobody`() throws {
    let child = try start("exit 0")
    #expect(exitStatus(of: child) == 0)
    child.send(.terminate)
    #expect(child.exitStatus() == 0)
  }

  @Test(arguments: [[], ["/nonexistent/command"], ["no-such-command-anywhere"]])
  func `a command that there is not is not started`(words: [String]) {
    let error = #expect(throws: SystemError.self) {
      _ = try ChildCommand.start(words.map { Array($0.utf8) })
    }
    #expect(error?.isNotFound == true)
  }

  @Test func `one that must not be executed says so, and nothing stays open`() throws {
    let before = try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
    for _ in 0..<20 { _ = try? ChildCommand.start([Array("/dev/null".utf8)]) }
    for _ in 0..<5 { #expect(exitStatus(of: try start("true")) == 0) }
    let after = try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
    // Other tests open files meanwhile, though not so many.
    #expect(after - before < 20)
    let error = #expect(throws: SystemError.self) { _ = try ChildCommand.start([Array("/dev/null".utf8)]) }
    #expect(error?.isNotFound == false)
  }
}
