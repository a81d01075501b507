import Foundation
import Testing

@testable import TerminalIO

@Suite struct RuntimeDirectoryTests {
  private let temporary: TemporaryDirectory

  init() throws { temporary = try TemporaryDirectory() }

  private var fallback: String { "dfdialog-\(geteuid())" }

  private func canOpen(preferred: String? = nil, temporary path: String? = nil) -> Bool {
    RuntimeDirectory.open(preferred: preferred.map { Array($0.utf8) }, temporary: path ?? temporary.path)
      != nil
  }

  @Test func `the session's own directory is taken`() {
    #expect(canOpen(preferred: temporary.path))
    #expect(temporary.mode(of: fallback) == 0)
  }

  @Test func `a directory is made where the session has none`() {
    #expect(canOpen())
    #expect(temporary.mode(of: fallback) & 0o7777 == 0o700)
    #expect(canOpen())
  }

  @Test(arguments: ["", "relative", "/nonexistent", "/dev/null"])
  func `a path that is no absolute directory is passed over`(path: String) {
    #expect(canOpen(preferred: path))
    #expect(temporary.mode(of: fallback) & S_IFMT == S_IFDIR)
  }

  @Test(arguments: [0o770, 0o707, 0o755, 0o701] as [mode_t])
  func `a directory that others can enter is passed over`(mode: mode_t) throws {
    mkdir(temporary["run"], 0o700)
    chmod(temporary["run"], mode)
    #expect(canOpen(preferred: temporary["run"]))
    #expect(temporary.mode(of: fallback) & S_IFMT == S_IFDIR)
    chmod(temporary[fallback], mode)
    #expect(!canOpen())
  }

  @Test func `a link in the place of the directory is not followed`() {
    mkdir(temporary["elsewhere"], 0o700)
    symlink("elsewhere", temporary[fallback])
    #expect(!canOpen())
    #expect(!canOpen(preferred: temporary[fallback]))
  }

  @Test func `a file in the place of the directory is refused`() throws {
    try temporary.write("", to: fallback)
    #expect(!canOpen())
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give directories away"))
  func `a directory that somebody else has made first is refused`() {
    mkdir(temporary[fallback], 0o700)
    chown(temporary[fallback], 65_534, 65_534)
    #expect(!canOpen())
  }

  @Test func `there may be no place at all`() {
    #expect(!canOpen(temporary: "/nonexistent"))
  }
}

@Suite struct TerminalLockTests {
  private let temporary: TemporaryDirectory

  init() throws { temporary = try TemporaryDirectory() }

  private func lock(device: UInt64 = 0x8803) throws -> TerminalLock {
    guard let directory = RuntimeDirectory.open(preferred: Array(temporary.path.utf8)),
      let lock = TerminalLock(device: device, in: directory)
    else { throw NoLock() }
    return lock
  }

  private struct NoLock: Error {}

  @Test func `one holder at a time`() throws {
    let first = try lock()
    let second = try lock()
    let outcomes = [first.tryLock(), first.tryLock(), second.tryLock()]
    #expect(outcomes == [true, true, false])
    first.unlock()
    let later = [second.tryLock(), first.tryLock()]
    #expect(later == [true, false])
  }

  @Test func `each terminal has its own`() throws {
    let first = try lock(device: 1)
    let second = try lock(device: 2)
    let outcomes = [first.tryLock(), second.tryLock()]
    #expect(outcomes == [true, true])
  }

  @Test func `the end of the holder frees it`() throws {
    do {
      let first = try lock()
      let isHeld = first.tryLock()
      #expect(isHeld)
    }
    let second = try lock()
    let isHeld = second.tryLock()
    #expect(isHeld)
  }

  @Test(arguments: ["link", "pipe", "directory"])
  func `something else under the name of the file is refused`(kind: String) throws {
    let name = "dfdialog.\(0x8803).lock"
    switch kind {
    case "link": symlink("/dev/null", temporary[name])
    case "pipe": mkfifo(temporary[name], 0o600)
    default: mkdir(temporary[name], 0o700)
    }
    #expect(throws: NoLock.self) { _ = try lock() }
  }

  @Test func `the file can be opened by its user alone`() throws {
    _ = try lock()
    #expect(temporary.mode(of: "dfdialog.\(0x8803).lock") & 0o777 == 0o600)
  }

  @Test func `commands do not inherit it`() throws {
    guard let directory = RuntimeDirectory.open(preferred: Array(temporary.path.utf8)),
      let file = directory.openFile("name")
    else { throw NoLock() }
    let flags = [file, directory.descriptor].map { fcntl($0.rawValue, F_GETFD) }
    #expect(flags == [FD_CLOEXEC, FD_CLOEXEC])
    try file.close()
  }
}

@Suite struct TerminalQueueTests {
  private let temporary: TemporaryDirectory

  init() throws { temporary = try TemporaryDirectory() }

  private func queue(device: UInt64 = 0x8803) throws -> TerminalQueue {
    guard let directory = RuntimeDirectory.open(preferred: Array(temporary.path.utf8)),
      let queue = TerminalQueue(device: device, in: directory)
    else { throw NoQueue() }
    return queue
  }

  private struct NoQueue: Error {}

  @Test func `who waits is seen by others until the last of them waits no longer`() throws {
    let watcher = try queue()
    let first = try queue()
    let second = try queue()
    var seen = [watcher.isWaitedFor]
    first.join()
    second.join()
    seen.append(watcher.isWaitedFor)
    first.leave()
    seen.append(watcher.isWaitedFor)
    second.leave()
    seen.append(watcher.isWaitedFor)
    #expect(seen == [false, true, true, false])
  }

  @Test func `looking keeps nobody from waiting, and who ends waits no longer`() throws {
    let watcher = try queue()
    do {
      let looked = watcher.isWaitedFor
      let waiting = try queue()
      waiting.join()
      let isWaitedFor = watcher.isWaitedFor
      #expect(!looked && isWaitedFor)
    }
    let isWaitedFor = watcher.isWaitedFor
    #expect(!isWaitedFor)
  }

  @Test func `each terminal has its own, and the lock is another`() throws {
    let watcher = try queue()
    let other = try queue(device: 1)
    other.join()
    guard let directory = RuntimeDirectory.open(preferred: Array(temporary.path.utf8)),
      let lock = TerminalLock(device: 0x8803, in: directory)
    else { throw NoQueue() }
    let isLocked = lock.tryLock()
    let isWaitedFor = watcher.isWaitedFor
    #expect(isLocked && !isWaitedFor)
    #expect(temporary.mode(of: "dfdialog.\(0x8803).queue") & 0o777 == 0o600)
  }
}
