import Foundation
import TerminalIO
import TestSupport
import Testing

/// Each in a process of its own, as signals belong to the whole process.
@Suite struct SignalsTests {
  @Test func `signals are told in the order in which they came, once`() async {
    await #expect(processExitsWith: .success) {
      beginAsMain()
      try Signals.install()
      let numbers = [SIGWINCH, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT]
      for number in numbers { raise(number) }
      #expect(Signals.pending().map(\.rawValue) == numbers)
      #expect(Signals.pending().isEmpty)
    }
  }

  @Test func `the pipe is readable when a signal has come, and commands do not inherit it`() async {
    await #expect(processExitsWith: .success) {
      beginAsMain()
      #expect(Signals.descriptor == nil)
      #expect(Signals.pending().isEmpty)
      try Signals.install()
      let descriptor = try #require(Signals.descriptor)
      #expect(wait(readable: [descriptor], until: 0).isEmpty)
      raise(SIGINT)
      #expect(wait(readable: [descriptor], until: 0).readable == [descriptor])
      #expect(fcntl(descriptor.rawValue, F_GETFD) == FD_CLOEXEC)
    }
  }

  @Test func `a flood of signals does not block`() async {
    await #expect(processExitsWith: .success) {
      beginAsMain()
      try Signals.install()
      for _ in 0..<100_000 { raise(SIGWINCH) }
      #expect(Signals.pending().count >= 4096)
    }
  }

  @Test func `a signal that the parent ignores stays ignored, except those that say how to draw`() async {
    await #expect(processExitsWith: .success) {
      beginAsMain()
      let numbers = [SIGHUP, SIGINT, SIGTSTP, SIGCONT, SIGWINCH]
      for number in numbers { signal(number, SIG_IGN) }
      #expect(Signals.isIgnored(.hangUp))
      try Signals.install()
      for number in numbers { raise(number) }
      #expect(Signals.pending() == [.resume, .windowChange])
      #expect(Signals.isIgnored(.hangUp))
      #expect(!Signals.isIgnored(.terminate))
    }
  }

  @Test func `a signal that the parent blocks is told all the same, and blocked again in the end`() async {
    await #expect(processExitsWith: .success) {
      beginAsMain()
      var set = sigset_t()
      sigemptyset(&set)
      sigaddset(&set, SIGTERM)
      pthread_sigmask(SIG_BLOCK, &set, nil)
      try Signals.install()
      raise(SIGTERM)
      #expect(Signals.pending() == [.terminate])
      Signals.restoreAll()
      var mask = sigset_t()
      pthread_sigmask(SIG_BLOCK, nil, &mask)
      #expect(sigismember(&mask, SIGTERM) == 1)
      #expect(sigismember(&mask, SIGINT) == 0)
    }
  }

  @Test func `a broken pipe is an error, not the end`() async {
    await #expect(processExitsWith: .success) {
      beginAsMain()
      try Signals.install()
      let pipe = TestPipe()
      try pipe.reader.close()
      #expect(throws: SystemError(EPIPE)) { try pipe.writer.writeAll([1]) }
      Signals.restoreAll(exceptBrokenPipe: true)
      #expect(throws: SystemError(EPIPE)) { try pipe.writer.writeAll([1]) }
    }
  }

  @Test func `a broken pipe is the end again after all was restored`() async {
    await #expect(processExitsWith: .signal(SIGPIPE)) {
      beginAsMain()
      signal(SIGPIPE, SIG_DFL)
      try Signals.install()
      Signals.restoreAll(exceptBrokenPipe: true)
      Signals.restoreAll()
      raise(SIGPIPE)
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `the process dies by the signal, even one that was ignored and blocked`(number: Int32) async {
    await #expect(processExitsWith: .signal(number)) { [number] in
      beginAsMain()
      var set = sigset_t()
      sigfillset(&set)
      pthread_sigmask(SIG_BLOCK, &set, nil)
      signal(number, SIG_IGN)
      try Signals.install()
      Signals.raiseDefault(Signal(rawValue: number))
    }
  }

  @Test func `a signal that does not end a process still ends this one`() async {
    await #expect(processExitsWith: .exitCode(128 + SIGWINCH)) {
      beginAsMain()
      Signals.raiseDefault(.windowChange)
    }
  }

  @Test func `a signal at the last moment before exec still acts`() async {
    await #expect(processExitsWith: .signal(SIGINT)) {
      beginAsMain()
      try Signals.install()
      raise(SIGINT)
      _ = Subprocess.exec(["true"].map { Array($0.utf8) })
    }
  }

  @Test func `signals act by themselves after they were restored`() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      beginAsMain()
      try Signals.install()
      Signals.restoreAll(exceptBrokenPipe: true)
      raise(SIGTERM)
    }
  }

  @Test func `where nobody could resume the process it is not stopped`() async {
    await #expect(processExitsWith: .success) {
      beginAsMain()
      setsid()
      try Signals.install()
      Signals.stop()
      raise(SIGTSTP)
      #expect(Signals.pending() == [.suspend])
    }
  }

  @Test func `the deadly signals are those that ask the process to end`() {
    let all: [Signal] = [.interrupt, .terminate, .hangUp, .quit, .suspend, .resume, .windowChange]
    #expect(all.filter(\.isDeadly) == [.interrupt, .terminate, .hangUp, .quit])
  }
}
