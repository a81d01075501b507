import Foundation
import TestSupport
import TextScreen
import Testing

@testable import TerminalIO

/// The files by which processes that show toasts on a terminal find each other.
@Suite struct ToastFilesTests {
  private let temporary: TemporaryDirectory

  init() throws { temporary = try TemporaryDirectory() }

  private struct NoDirectory: Error {}

  private func files(device: UInt64 = 0x8803) throws -> ToastFiles {
    guard let directory = RuntimeDirectory.open(preferred: Array(temporary.path.utf8)) else {
      throw NoDirectory()
    }
    return ToastFiles(device: device, in: directory)
  }

  private static func deadline(_ seconds: Double = 5) -> Int64 {
    MonotonicClock.now() + Int64(seconds * 1_000_000_000)
  }

  @Test func `one process at a time has the lock, until its file is closed`() throws {
    let first = try files()
    let other = try files(device: 0x8804)
    let lock = first.tryLock()
    let locks = [lock, first.tryLock(), other.tryLock()]
    #expect(locks.map { $0 != nil } == [true, false, true])
    for case let lock? in locks { try lock.close() }
    let next = first.tryLock()
    #expect(next != nil)
    try next?.close()
    #expect(temporary.mode(of: "dfdialog.tty-136-3.lock") & 0o777 == 0o600)
  }

  @Test func `the state is read as it was saved`() throws {
    let files = try files()
    var states = [files.savedState()]
    files.saveState(Size(columns: 100, rows: 40))
    files.saveState(Size(columns: 80, rows: 24))
    states.append(files.savedState())
    #expect(try temporary.read("dfdialog.tty-136-3.state") == "24 80 1\n")
    files.removeState()
    states.append(files.savedState())
    #expect(states == [nil, Size(columns: 80, rows: 24), nil])
  }

  @Test(arguments: ["", "24", "24 80", "24 80 2", "a b 1", "24 80 1 1", "\u{0}"])
  func `a state that is none is passed over`(text: String) throws {
    try temporary.write(text, to: "dfdialog.tty-136-3.state")
    let state = try files().savedState()
    #expect(state == nil)
  }

  @Test func `a dialog that is open is noticed, and its lock left alone`() throws {
    let files = try files()
    guard let directory = RuntimeDirectory.open(preferred: Array(temporary.path.utf8)),
      let lock = TerminalLock(device: 0x8803, in: directory)
    else { throw NoDirectory() }
    var answers = [files.hasDialog(device: 0x8803), lock.tryLock(), files.hasDialog(device: 0x8803)]
    lock.unlock()
    answers.append(files.hasDialog(device: 0x8803))
    #expect(answers == [false, true, true, false])
  }

  @Test func `a line is asked and answered`() throws {
    let files = try files()
    let made = LocalSocket.listen(at: files)
    let listener = try #require(made)
    defer { try? listener.close() }
    #expect(LocalSocket.isListening(listener))
    #expect(LocalSocket.accept(on: listener) == nil)
    let path = Array(temporary.path.utf8)
    let asker = Thread {
      guard let directory = RuntimeDirectory.open(preferred: path) else { return }
      _ = LocalSocket.ask([0x61], at: ToastFiles(device: 0x8803, in: directory), until: Self.deadline())
    }
    asker.start()
    wait(readable: [listener], until: Self.deadline())
    let connection = try #require(LocalSocket.accept(on: listener))
    let line = LocalSocket.readLine(from: connection, until: Self.deadline())
    #expect(line == [0x61])
    #expect(LocalSocket.writeLine([0x62], to: connection, until: Self.deadline()))
    try connection.close()
  }

  @Test func `who does not answer is not waited for`() throws {
    let files = try files()
    var answers = [LocalSocket.ask([0x61], at: files, until: Self.deadline())]
    let made = LocalSocket.listen(at: files)
    let listener = try #require(made)
    answers.append(LocalSocket.ask([0x61], at: files, until: Self.deadline(0.05)))
    try listener.close()
    // The file is there still, and nobody behind it.
    answers.append(LocalSocket.ask([0x61], at: files, until: Self.deadline()))
    let next = LocalSocket.listen(at: files)
    #expect(answers == [.nobody, .late, .nobody])
    #expect(next != nil)
    try next?.close()
  }

  @Test func `a path that is too long for a socket is nobody's`() throws {
    let long = temporary[String(repeating: "x", count: 120)]
    mkdir(long, 0o700)
    guard let directory = RuntimeDirectory.open(preferred: Array(long.utf8)) else { throw NoDirectory() }
    let files = ToastFiles(device: 1, in: directory)
    let listener = LocalSocket.listen(at: files)
    let answer = LocalSocket.ask([0x61], at: files, until: Self.deadline())
    #expect(listener == nil)
    #expect(answer == .nobody)
  }

  @Test(arguments: [
    ("3.3a 0 0 0 80 24", 303, false), ("next-3.8 1 5 7 80 24\n", 308, true), ("2.9 0 0 0 1 1", 209, false),
    ("master 0 0 0 80 24", 0, false),
  ])
  func `what tmux tells of a pane is read, if it is the pane of the terminal`(
    line: String, version: Int, isZoomed: Bool
  ) {
    let line = Array(line.replacing("\n", with: "").utf8) + Array(" /dev/null\n".utf8)
    let place = TmuxPane.Surroundings(line: line, device: Self.device)
    #expect(place?.version == version)
    #expect(place?.isZoomed == isZoomed)
    #expect(TmuxPane.Surroundings(line: line, device: Self.device + 1) == nil)
  }

  private static let device: UInt64 = {
    var status = stat()
    return stat("/dev/null", &status) == 0 ? deviceNumber(of: status) : 0
  }()

  @Test(arguments: ["", "3.3", "9999.1 0 0 0 80 24", "3.3 0 0 0 80", "3.3 a 0 0 80 24"])
  func `what tmux does not tell so is passed over`(line: String) {
    #expect(TmuxPane.Surroundings(line: Array("\(line) /dev/null".utf8), device: Self.device) == nil)
    #expect(TmuxPane.Surroundings(line: Array(line.utf8), device: Self.device) == nil)
  }
}

/// What is handed to another process so that nobody else sees it.
@Suite struct HandedPipeTests {
  @Test func `a pipe holds what fits at once, and then ends`() throws {
    for bytes in [[], Array("text".utf8), [UInt8](repeating: 7, count: 16_384)] {
      let pipe = try #require(SelfCommand.pipe(holding: bytes))
      #expect(try pipe.contents(limit: 20_000).bytes == bytes)
      try pipe.close()
    }
    #expect(SelfCommand.pipe(holding: [UInt8](repeating: 7, count: 4 << 20)) == nil)
  }
}

/// What runs in the foreground, and what a host does with its own memory.
@Suite struct ForegroundProcessesTests {
  @Test func `a group without processes has only shells, as has one of which none counts`() {
    #expect(ForegroundProcesses.areShells(group: Int32.max))
    #expect(!ForegroundProcesses.areShells(group: getpgrp()))
  }

  @Test(arguments: [
    ("bash", true), ("-zsh", true), ("sh", true), ("fish", true), ("vim", false), ("", false), ("-", false),
    ("bashful", false),
  ])
  func `a shell is one by its name`(name: String, isShell: Bool) {
    #expect(ForegroundProcesses.isShell(name) == isShell)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/maps")))
  func `a program goes on without its code in memory`() throws {
    func resident() throws -> Int {
      let text = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("RssFile:") })
      return try #require(line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) })
    }
    let before = try resident()
    ProgramText.release()
    #expect(try resident() < before)
  }
}
