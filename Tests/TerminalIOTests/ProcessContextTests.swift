import Foundation
import TerminalIO
import TestSupport
import Testing

@Suite struct ProcessContextTests {
  @Test func `arguments are those that the kernel has`() throws {
    let kernel = try #require(FileManager.default.contents(atPath: "/proc/self/cmdline"))
    #expect(
      Arguments.bytes()
        == kernel.dropLast().split(separator: 0, omittingEmptySubsequences: false).map(Array.init))
  }

  @Test func `a variable that is set and empty is told from one that is not set`() async {
    await #expect(processExitsWith: .success) {
      setenv("TERMINAL_IO_TEST", "", 1)
      #expect(Environment.bytes("TERMINAL_IO_TEST") == [])
      #expect(Environment.value("TERMINAL_IO_TEST") == "")
      unsetenv("TERMINAL_IO_TEST")
      #expect(Environment.bytes("TERMINAL_IO_TEST") == nil)
      #expect(Environment.value("TERMINAL_IO_TEST") == nil)
    }
  }

  @Test func `a variable that is not UTF-8 is kept byte for byte, and shown with a mark`() async {
    await #expect(processExitsWith: .success) {
      setenv("TERMINAL_IO_TEST", [0x61, -1, 0x62, 0], 1)
      #expect(Environment.bytes("TERMINAL_IO_TEST") == [0x61, 0xFF, 0x62])
      #expect(Environment.value("TERMINAL_IO_TEST") == "a\u{FFFD}b")
    }
  }

  @Test func `the user is the one who runs the tests`() {
    #expect(Identity.userID == getuid())
    #expect(Identity.effectiveUserID == geteuid())
    #expect(!Identity.isElevated)
  }
}

@Suite struct SubprocessTests {
  @Test func `the process becomes the command, found in PATH`() async {
    await #expect(processExitsWith: .exitCode(23)) {
      _ = Subprocess.exec(["sh", "-c", "exit $1", "sh", "23"].map { Array($0.utf8) })
    }
  }

  @Test func `arguments, environment and directory reach the command unchanged`() async {
    await #expect(processExitsWith: .exitCode(0)) {
      setenv("TERMINAL_IO_TEST", "kept", 1)
      let script =
        #"[ "$1" = "$(printf 'a\377')" ] && [ "$2" = "" ] && [ "$#" = 2 ] && [ "$TERMINAL_IO_TEST" = kept ]"#
      let words = ["sh", "-c", script, "sh"].map { Array($0.utf8) } + [[0x61, 0xFF], []]
      _ = Subprocess.exec(words)
    }
  }

  @Test func `signals are as they were received`() async {
    await #expect(processExitsWith: .signal(SIGPIPE)) {
      beginAsMain()
      signal(SIGHUP, SIG_IGN)
      signal(SIGPIPE, SIG_DFL)
      try Signals.install()
      _ = Subprocess.exec(["sh", "-c", "kill -HUP $$; kill -PIPE $$; exit 1"].map { Array($0.utf8) })
    }
  }

  @Test(
    arguments: [
      (["/nonexistent/command"], true), (["no-such-command-anywhere"], true), ([""], true), ([], true),
      (["/"], false), (["/dev/null"], false), (["/dev/null/x"], false),
    ])
  func `a command that is not found is told from one that cannot be executed`(
    command: [String], isMissing: Bool
  ) {
    let error = Subprocess.exec(command.map { Array($0.utf8) })
    #expect(error.isNotFound == isMissing)
  }
}
