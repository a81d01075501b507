import Foundation
import TestSupport
import Testing

/// A program `tmux` that answers as one with a pane of 60×20 at column 10 and row 3, and records its arguments.
final class FakeTmux {
  /// What was asked of it that changes something.
  struct Change {
    let number: Int
    let name: String
    let words: [String]
  }

  private let scratch: Scratch
  /// The terminal of the last toast, which ends with it.
  private var used: Stage?

  init(version: String, failing command: String = "none", by what: String = "exit 1") throws {
    scratch = try Scratch()
    let script = """
      #!/bin/sh
      cd '\(scratch.path)' || exit
      line=; for word; do line="$line$word¦"; done; printf '%s\\n' "$line" >>calls
      number=0; while read -r _; do number=$((number + 1)); done <calls
      zoomed=0; [ -e zoomed ] && zoomed=1
      terminal=/dev/$(ps -o tty= -p $PPID); [ -e elsewhere ] && terminal=/dev/null
      case $2 in
        \(command)) \(what);;
        display-message)
          case $6 in
            "#{alternate_on} #{pane_tty}") [ -e alternate ] && echo "1 $terminal";;
            "#{version} #{window_zoomed_flag} #{pane_height} #{pane_tty}") echo "\(version) $zoomed 20 $terminal";;
            "#{version} #{window_zoomed_flag} #{pane_left} #{pane_top} #{pane_width} #{pane_height} #{pane_tty}")
              echo "\(version) $zoomed 10 3 60 20 $terminal";;
            *) exit 1;;
          esac;;
        list-panes) [ -e panes ] && cat panes;;
        new-pane | split-window) echo "%$number";;
      esac
      """
    try script.write(toFile: scratch["tmux"], atomically: true, encoding: .utf8)
    chmod(scratch["tmux"], 0o755)
  }

  private var environment: [String: String?] {
    [
      "PATH": scratch.path + ":/usr/bin:/bin", "TMUX": "/tmp/tmux,1,0", "TMUX_PANE": "%5", "NO_COLOR": "1",
      "XDG_RUNTIME_DIR": scratch.path, "SSH_CONNECTION": "a 1 b 2", "DFDIALOG": Stage.program,
    ]
  }

  /// Starts dfdialog in it.
  func stage(_ words: [String]) throws -> Stage { try Stage(words, environment: environment) }

  /// Runs dfdialog in it, and expects that it hands the toast over and ends.
  ///
  /// On a machine that is too busy for an answer in time the toast comes in the flow: then it is said again.
  func say(_ words: [String]) throws {
    for _ in 1...5 {
      let stage = try stage(words)
      #expect(try stage.terminal.waitForExit() == .exited(0))
      if stage.terminal.transcript.isEmpty {
        used = stage
        return
      }
    }
    Issue.record("the toast came in the flow")
  }

  /// A shell in it that takes its commands from `order`.
  func director() throws -> Stage {
    try Stage(command: ["/bin/bash"], environment: environment, input: .pipe)
  }

  /// Makes a file that the program looks at.
  func set(_ name: String, _ text: String = "") {
    _ = FileManager.default.createFile(atPath: scratch[name], contents: Data(text.utf8))
  }

  /// Removes such a file.
  func unset(_ name: String) { unlink(scratch[name]) }

  /// The words of each call so far.
  var calls: [[String]] {
    scratch.text("calls").split(separator: "\n").map { line in
      line.split(separator: "¦", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
  }

  /// The calls that change something.
  var changes: [Change] {
    calls.enumerated().compactMap { index, words in
      guard words.count > 1, !["display-message", "list-panes", "set-option"].contains(words[1]) else {
        return nil
      }
      return Change(number: index + 1, name: words[1], words: words)
    }
  }

  /// Waits until a condition holds.
  func wait(_ what: String, until isTrue: () -> Bool) throws {
    let end = ContinuousClock.now + .seconds(10)
    while !isTrue() {
      guard ContinuousClock.now < end else {
        throw WaitedInVain(description: "waited in vain for \(what): \(calls)")
      }
      usleep(5_000)
    }
  }

  /// Waits for a call of a command, and gives its words.
  @discardableResult
  func wait(for command: String) throws -> [String] {
    try wait(command) { changes.contains { $0.name == command } }
    return try #require(changes.first { $0.name == command }).words
  }
}
