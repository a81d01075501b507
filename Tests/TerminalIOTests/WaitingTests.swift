import Foundation
import TerminalIO
import TestSupport
import Testing

@Suite struct WaitingTests {
  @Test func `readable is what has bytes, and what has ended`() throws {
    let (empty, full, ended) = (TestPipe(), TestPipe(), TestPipe())
    try full.writer.writeAll([1])
    ended.closeWriter()
    let ready = wait(readable: [empty.reader, full.reader, ended.reader])
    #expect(ready.readable == [full.reader, ended.reader])
    #expect(ready.writable.isEmpty)
    #expect(!ready.isEmpty)
  }

  @Test func `writable is what takes bytes`() throws {
    let (free, full) = (TestPipe(), TestPipe(nonblocking: true))
    #expect(throws: SystemError(EAGAIN)) {
      while true { _ = try full.writer.write([UInt8](repeating: 0, count: 4096)[...]) }
    }
    let ready = wait(readable: [free.reader], writable: [free.writer, full.writer])
    #expect(ready.readable.isEmpty)
    #expect(ready.writable == [free.writer])
  }

  @Test func `a deadline ends the wait, and not too early`() {
    let pipe = TestPipe()
    let deadline = MonotonicClock.now() + 20_000_001
    #expect(wait(readable: [pipe.reader], until: deadline).isEmpty)
    #expect(MonotonicClock.now() >= deadline)
  }

  @Test(arguments: [Int64.min, -1, 0, 1]) func `a deadline that has passed only looks`(deadline: Int64) throws
  {
    let pipe = TestPipe()
    #expect(wait(readable: [pipe.reader], until: deadline).isEmpty)
    try pipe.writer.writeAll([1])
    #expect(wait(readable: [pipe.reader], until: deadline).readable == [pipe.reader])
  }

  @Test func `the last instant of the clock is a deadline as well`() throws {
    let pipe = TestPipe()
    try pipe.writer.writeAll([1])
    #expect(!wait(readable: [pipe.reader], until: .max).isEmpty)
  }

  @Test func `a descriptor that is not open counts as ready, so that the next call tells`() async {
    // In a process of its own, where no other test is given the number that was closed.
    await #expect(processExitsWith: .success) {
      beginAsMain()
      let closed = Descriptor(rawValue: dup(0))
      try closed.close()
      let ready = wait(readable: [closed])
      #expect(ready.readable == [closed])
    }
  }

  @Test(arguments: [-1, 1024, Int32.max, .min])
  func `a number that no set can hold does no harm`(number: Int32) {
    let outside = Descriptor(rawValue: number)
    #expect(wait(readable: [outside], writable: [outside], until: 0).isEmpty)
  }

  @Test func `a signal ends the wait`() async {
    await #expect(processExitsWith: .success) {
      beginAsMain()
      try Signals.install()
      let main = pthread_self()
      let pipe = TestPipe()
      let isWaiting = TestPipe()
      // Sent again and again, as it may come before the wait has begun.
      let reader = isWaiting.reader
      let thread = Thread {
        while (try? reader.read(upTo: 1)) == [1] { pthread_kill(main, SIGWINCH) }
      }
      thread.start()
      while true {
        try isWaiting.writer.writeAll([1])
        if wait(readable: [pipe.reader], until: MonotonicClock.now() + 100_000_000).isEmpty,
          Signals.pending().contains(.windowChange)
        {
          break
        }
      }
      isWaiting.closeWriter()
    }
  }

  @Test func `the clock never goes back`() {
    var last = MonotonicClock.now()
    for _ in 0..<10_000 {
      let now = MonotonicClock.now()
      #expect(now >= last)
      last = now
    }
  }

  @Test func `the clock on the wall tells the time`() {
    let now = WallClock.now()
    #expect(abs(Double(now.seconds) - Date.now.timeIntervalSince1970) < 5)
    #expect(0..<1_000_000_000 ~= now.nanoseconds)
  }
}
