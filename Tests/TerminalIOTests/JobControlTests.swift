import Foundation
import TerminalIO
import TestSupport
import Testing

/// Each in a process of its own, which leads a session and starts jobs in it as a shell does.
@Suite struct JobControlTests {
  @Test func `a background job is told so and not stopped`() async {
    await #expect(processExitsWith: .success) {
      let session = try PseudoTerminalSession()
      unsetenv("SUDO_UID")
      let child = session.start(inForeground: false) { openingStatus() }
      #expect(session.status(of: child) == .exited(2))
    }
  }

  @Test func `under sudo a background job is stopped, and opens the terminal when sudo has resumed it`() async
  {
    await #expect(processExitsWith: .success) {
      let session = try PseudoTerminalSession()
      let before = session.attributes
      setenv("SUDO_UID", "1000", 1)
      // Even where the caller has switched that signal off.
      signal(SIGTTOU, SIG_IGN)
      let child = session.start(inForeground: false) { openingStatus() }
      #expect(session.status(of: child) == .stopped(SIGTTOU))
      session.resume(child, inForeground: true)
      #expect(session.status(of: child) == .exited(0))
      #expect(session.attributes == before)
    }
  }

  @Test func `a background job that nobody can resume does not wait and does not spin`() async {
    await #expect(processExitsWith: .success) {
      let session = try PseudoTerminalSession()
      setenv("SUDO_UID", "1000", 1)
      let pipe = TestPipe()
      let parent = session.start(inForeground: false) {
        let parent = getpid()
        let child = session.start(inForeground: false) {
          // Its group is an orphan as soon as its parent has ended.
          while getppid() == parent { sched_yield() }
          try? pipe.writer.writeAll([UInt8(openingStatus())])
          return 0
        }
        return child > 0 ? 0 : 1
      }
      #expect(session.status(of: parent) == .exited(0))
      pipe.closeWriter()
      #expect(try pipe.reader.read(upTo: 1) == [2])
    }
  }

  @Test func `Ctrl-Z gives the terminal back, and it is taken again in the foreground only`() async {
    await #expect(processExitsWith: .success) {
      let session = try PseudoTerminalSession()
      let before = session.attributes
      let child = session.start(inForeground: true) {
        do {
          try Signals.install()
          var terminal = try Terminal.open()
          try terminal.enterRawMode()
          _ = terminal.write(Array("1".utf8), until: .max)
          wait(readable: [Signals.descriptor ?? .standardInput])
          guard Signals.pending() == [.suspend] else { return 3 }
          terminal.restore()
          Signals.stop()
          guard terminal.waitForForeground(), Signals.pending().contains(.resume) else { return 4 }
          try terminal.enterRawMode()
          _ = terminal.write(Array("2".utf8), until: .max)
          guard terminal.nextRead() == .bytes(Array("x".utf8)) else { return 5 }
          return 0
        } catch {
          return 6
        }
      }
      #expect(session.output(count: 1) == "1")
      let raw = session.attributes
      session.send("\u{1A}")
      #expect(session.status(of: child) == .stopped(SIGTSTP))
      #expect(session.attributes == before)
      session.resume(child, inForeground: false)
      #expect(session.status(of: child) == .stopped(SIGTTOU))
      #expect(session.attributes == before)
      session.resume(child, inForeground: true)
      #expect(session.output(count: 1) == "2")
      #expect(session.attributes == raw)
      session.send("x")
      #expect(session.status(of: child) == .exited(0))
      #expect(session.attributes == before)
    }
  }

  @Test func `a job that ends in the background leaves the modes of the foreground alone`() async {
    await #expect(processExitsWith: .success) {
      let session = try PseudoTerminalSession()
      let child = session.start(inForeground: true) {
        guard var terminal = try? Terminal.open(), (try? terminal.enterRawMode()) != nil else { return 3 }
        _ = terminal.write(Array("1".utf8), until: .max)
        kill(getpid(), SIGSTOP)
        terminal.restore()
        return 0
      }
      #expect(session.output(count: 1) == "1")
      #expect(session.status(of: child) == .stopped(SIGSTOP))
      var editing = session.termios
      editing.c_lflag &= ~tcflag_t(ICANON | ISIG)
      tcsetpgrp(session.slave, getpgrp())
      tcsetattr(session.slave, TCSANOW, &editing)
      let attributes = session.attributes
      session.resume(child, inForeground: false)
      #expect(session.status(of: child) == .exited(0))
      #expect(session.attributes == attributes)
    }
  }

  @Test(arguments: Crash.allCases) func `a crash restores the terminal and has status 70`(crash: Crash) async
  {
    await #expect(processExitsWith: .success) { [crash] in
      let session = try PseudoTerminalSession()
      let before = session.attributes
      let undo = "\u{1B}[?2004l\u{1B}[m\u{1B}[?25h"
      let child = session.start(inForeground: true) {
        dup2(session.slave, 2)
        guard (try? Signals.install()) != nil, var terminal = try? Terminal.open() else { return 3 }
        EmergencyRestore.setBytes(Array(undo.utf8))
        guard (try? terminal.enterRawMode()) != nil, session.attributes != before else { return 4 }
        crash.happen()
        return 5
      }
      #expect(session.status(of: child) == .exited(70))
      // Before it Swift may have said what was wrong.
      let expected = undo + "dfdialog: internal error\r\n"
      #expect(session.output(through: "internal error\r\n").hasSuffix(expected))
      #expect(session.attributes == before)
    }
  }

  @Test func `control sequences that are too long for the emergency are refused`() async {
    await #expect(processExitsWith: .success) {
      let longest = [UInt8](repeating: 0x20, count: EmergencyRestore.capacity)
      #expect(EmergencyRestore.setBytes(longest))
      #expect(!EmergencyRestore.setBytes(longest + [0x20]))
      #expect(EmergencyRestore.setBytes([]))
    }
  }
}

/// Ways in which a program ends that nobody wanted.
enum Crash: String, CaseIterable, Codable, Sendable {
  case trap, overflow, abort, segmentationFault, stackOverflow

  /// Crashes.
  func happen() {
    switch self {
    case .trap: _ = [Int]()[Int(getpid())]
    case .overflow: _ = Int32.max + Int32(getpid())
    case .abort: Foundation.abort()
    case .segmentationFault: UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
    case .stackOverflow: print(Self.deepen(1))
    }
  }

  private static func deepen(_ depth: Int) -> Int { depth > 0 ? deepen(depth + 1) + depth : 0 }
}

/// 0 when the terminal can be opened, 1 when there is none, 2 in the background.
private func openingStatus() -> Int32 {
  do throws(TerminalError) {
    _ = try Terminal.open()
    return 0
  } catch {
    return error == .background ? 2 : 1
  }
}
