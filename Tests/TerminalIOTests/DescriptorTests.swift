import Foundation
import TerminalIO
import TestSupport
import Testing

@Suite struct DescriptorTests {
  @Test func `what is written can be read, and the end of the file is an empty read`() throws {
    let pipe = TestPipe()
    try pipe.writer.writeAll([1, 2, 3])
    #expect(try pipe.reader.read(upTo: 2) == [1, 2])
    #expect(try pipe.reader.read(upTo: 100) == [3])
    pipe.closeWriter()
    #expect(try pipe.reader.read(upTo: 100) == [])
    #expect(try pipe.reader.read(upTo: -1) == [])
  }

  @Test func `an empty descriptor that does not block says so`() {
    let pipe = TestPipe(nonblocking: true)
    #expect(throws: SystemError(EAGAIN)) { try pipe.reader.read(upTo: 1) }
  }

  @Test func `all is written to a full pipe that does not block, and its flags stay`() throws {
    let pipe = TestPipe(nonblocking: true)
    let before = flags(pipe.writer)
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let read = Handover()
    let reader = pipe.reader
    let thread = Thread {
      var all: [UInt8] = []
      while all.count < bytes.count {
        do { all += try reader.read(upTo: 5000) } catch { wait(readable: [reader]) }
      }
      read.finish(all)
    }
    thread.start()
    try pipe.writer.writeAll(bytes)
    #expect(read.wait() == bytes)
    #expect(flags(pipe.writer) == before)
  }

  @Test func `contents ends with the file`() throws {
    let pipe = TestPipe(nonblocking: true)
    try pipe.writer.writeAll(Array("abc".utf8))
    pipe.closeWriter()
    let contents = try pipe.reader.contents(limit: 3)
    #expect(contents.bytes == Array("abc".utf8))
    #expect(!contents.isTruncated)
  }

  @Test func `contents stops at the limit of an endless file`() throws {
    let zeros = try #require(FileHandle(forReadingAtPath: "/dev/zero"))
    let contents = try Descriptor(rawValue: zeros.fileDescriptor).contents(limit: 1 << 20)
    #expect(contents.bytes.count == 1 << 20)
    #expect(contents.isTruncated)
  }

  @Test(arguments: [0, -5]) func `contents of nothing is truncated`(limit: Int) throws {
    let pipe = TestPipe()
    try pipe.writer.writeAll([1])
    let contents = try pipe.reader.contents(limit: limit)
    #expect(contents.bytes.isEmpty)
    #expect(contents.isTruncated)
  }

  @Test func `a full device is an error with its own words`() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let error = #expect(throws: SystemError.self) {
      try Descriptor(rawValue: full.fileDescriptor).writeAll([1])
    }
    #expect(error?.code == ENOSPC)
    #expect(error?.description == "No space left on device")
  }

  @Test func `closing twice is an error`() throws {
    // A number far above those in use, as another test could be given a low one in between.
    let number: Int32 = 900
    let pipe = TestPipe()
    dup2(pipe.writer.rawValue, number)
    try Descriptor(rawValue: number).close()
    #expect(throws: SystemError(EBADF)) { try Descriptor(rawValue: number).close() }
    #expect(throws: SystemError(EBADF)) { try Descriptor(rawValue: number).writeAll([1]) }
  }

  @Test func `a pipe has nothing to synchronize, and a file can be`() throws {
    let directory = try TemporaryDirectory()
    try directory.write("x", to: "file")
    let file = try #require(FileHandle(forWritingAtPath: directory["file"]))
    try Descriptor(rawValue: file.fileDescriptor).synchronize()
    let pipe = TestPipe()
    try pipe.writer.synchronize()
    #expect(flags(pipe.writer) & O_ACCMODE == O_WRONLY)
  }

  @Test func `closed standard descriptors are filled, told, and closed again by exec`() async {
    await #expect(processExitsWith: .success) {
      let session = try PseudoTerminalSession()
      // In a child with one thread, as another could be given the numbers in between.
      let child = session.start(inForeground: true) {
        for number: Int32 in [0, 2] { close(number) }
        guard ClosedDescriptors.fill() == [.input, .error], ClosedDescriptors.fill() == [] else { return 1 }
        for number: Int32 in [0, 2] {
          guard fcntl(number, F_GETFD) == FD_CLOEXEC else { return 2 }
          guard (try? Descriptor(rawValue: number).write([1])) == 1 else { return 3 }
        }
        return fcntl(1, F_GETFD) == 0 ? 0 : 4
      }
      #expect(session.status(of: child) == .exited(0))
    }
  }

  @Test func `no descriptor is filled when none was closed`() async {
    await #expect(processExitsWith: .success) {
      #expect(ClosedDescriptors.fill() == [])
    }
  }
}

/// A result handed from one thread to another.
private final class Handover: @unchecked Sendable {
  private let condition = NSCondition()
  private var value: [UInt8]?

  func finish(_ bytes: [UInt8]) {
    condition.withLock {
      value = bytes
      condition.signal()
    }
  }

  func wait() -> [UInt8]? {
    condition.withLock {
      while value == nil, condition.wait(until: .now + 10) {}
      return value
    }
  }
}
