import Foundation
import TerminalIO
import Testing

@Suite struct TrustedFileTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  @Test func `a file of this user is read whole`() throws {
    try directory.write("theme = dark\n", to: "config", mode: 0o644)
    #expect(try TrustedFile.read(directory.bytes("config")) == Array("theme = dark\n".utf8))
  }

  @Test func `an empty file is no error`() throws {
    try directory.write("", to: "config")
    #expect(try TrustedFile.read(directory.bytes("config")) == [])
  }

  @Test func `a file that is missing is told from one that cannot be read`() throws {
    #expect(throws: FileRefusal.missing) { try TrustedFile.read(directory.bytes("config")) }
    try directory.write("x", to: "file")
    #expect(throws: FileRefusal.unreadable(SystemError(ENOTDIR))) {
      try TrustedFile.read(directory.bytes("file/config"))
    }
  }

  @Test func `a file just as large as the limit is read, a larger one is not`() throws {
    try directory.write(String(repeating: "x", count: 65_536), to: "fits")
    try directory.write(String(repeating: "x", count: 65_537), to: "large")
    #expect(try TrustedFile.read(directory.bytes("fits")).count == 65_536)
    #expect(throws: FileRefusal.tooLarge) { try TrustedFile.read(directory.bytes("large")) }
  }

  @Test func `a pipe does not block, and is refused`() throws {
    mkfifo(directory["pipe"], 0o600)
    #expect(throws: FileRefusal.notRegular) { try TrustedFile.read(directory.bytes("pipe")) }
  }

  @Test(arguments: ["/dev/zero", "/", "/dev/null"]) func `only regular files are read`(path: String) {
    #expect(throws: FileRefusal.notRegular) { try TrustedFile.read(Array(path.utf8)) }
  }

  @Test(arguments: [0o620, 0o602, 0o666] as [mode_t])
  func `a file that others may write to is refused`(mode: mode_t) throws {
    try directory.write("x", to: "config", mode: mode)
    #expect(throws: FileRefusal.writableByOthers) { try TrustedFile.read(directory.bytes("config")) }
  }

  @Test func `a link is judged by the file that it leads to`() throws {
    try directory.write("x", to: "good")
    try directory.write("x", to: "bad", mode: 0o666)
    symlink("good", directory["to good"])
    symlink("bad", directory["to bad"])
    symlink("nothing", directory["to nothing"])
    #expect(try TrustedFile.read(directory.bytes("to good")) == Array("x".utf8))
    #expect(throws: FileRefusal.writableByOthers) { try TrustedFile.read(directory.bytes("to bad")) }
    #expect(throws: FileRefusal.missing) { try TrustedFile.read(directory.bytes("to nothing")) }
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give files away"))
  func `a file of somebody else is refused`() throws {
    try directory.write("x", to: "config")
    chown(directory["config"], 65_534, 65_534)
    #expect(throws: FileRefusal.foreignOwner) { try TrustedFile.read(directory.bytes("config")) }
  }
}

@Suite struct AppendOnlyFileTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  @Test func `lines are added to a file that only its user can read`() throws {
    try AppendOnlyFile.append(Array("one\n".utf8), to: directory.bytes("log"))
    try AppendOnlyFile.append(Array("two\n".utf8), to: directory.bytes("log"))
    #expect(try directory.read("log") == "one\ntwo\n")
    #expect(directory.mode(of: "log") & 0o777 == 0o600)
  }

  @Test func `lines of several writers do not mix`() throws {
    let path = directory.bytes("log")
    DispatchQueue.concurrentPerform(iterations: 200) { index in
      let line = String(repeating: "\(index % 10)", count: 500) + "\n"
      try? AppendOnlyFile.append(Array(line.utf8), to: path)
    }
    let lines = try directory.read("log").split(separator: "\n")
    #expect(lines.count == 200)
    #expect(lines.allSatisfy { $0.count == 500 && Set($0).count == 1 })
  }

  @Test func `a link is not followed`() throws {
    try directory.write("", to: "victim")
    symlink("victim", directory["log"])
    #expect(throws: SystemError(ELOOP)) { try AppendOnlyFile.append([1], to: directory.bytes("log")) }
    #expect(try directory.read("victim").isEmpty)
  }

  @Test func `a pipe without a reader does not block`() throws {
    mkfifo(directory["log"], 0o600)
    #expect(throws: SystemError(ENXIO)) { try AppendOnlyFile.append([1], to: directory.bytes("log")) }
  }

  @Test func `a device that is full is an error`() throws {
    try #require(access("/dev/full", W_OK) == 0)
    #expect(throws: SystemError(ENOSPC)) { try AppendOnlyFile.append([1], to: Array("/dev/full".utf8)) }
  }

  @Test func `a directory that is missing is an error`() {
    #expect(throws: SystemError(ENOENT)) { try AppendOnlyFile.append([1], to: directory.bytes("no/log")) }
  }
}
