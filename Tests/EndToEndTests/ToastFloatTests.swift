import Foundation
import TestSupport
import Testing

/// Toasts in panes that float (tmux 3.7), by a recorded fake of tmux: it answers as 3.7c and 3.8 do.
@Suite(.serialized) struct ToastFloatTests {
  /// The words before the text of a toast: the shell's own are always the same.
  private static let shell = [
    "/bin/sh", "-c",
    "(n=0; while kill -0 \"$1\"; do sleep 0.5; "
      + "if [ \"$4\" ] && [ \"$(stty size </dev/tty | cut -d' ' -f1)\" -gt \"$4\" ]; then "
      + "[ $n = 2 ] && break; n=$((n + 1)); tmux resize-pane -t \"$TMUX_PANE\" -y \"$4\"; else n=0; fi; done; "
      + "kill $$) >/dev/null 2>&1 & printf '\\033[?25l%s' \"$2\"; exec sleep \"$3\"", "sh",
  ]
  private static let saved = ["toast", "Saved", "--severity", "success"]
  /// What says "Saved", 16 columns wide, and ends in no semicolon, whatever the text.
  private static let row = "\u{1B}[1m✓ \u{1B}[msuccess: Saved\u{1B}[m"

  @Test(
    "A pane of its own lies where the position says, inside the pane of the script",
    arguments: [
      ("top-leading", 10, 3, 10, 3), ("top", 31, 3, 32, 3), ("top-trailing", 52, 3, 54, 3),
      ("leading", 10, 11, 10, 12), ("center", 31, 11, 32, 12), ("trailing", 52, 11, 54, 12),
      ("bottom-leading", 10, 20, 10, 22), ("bottom", 31, 20, 32, 22), ("bottom-trailing", 52, 20, 54, 22),
    ])
  func positions(position: String, column: Int, row: Int, bareColumn: Int, bareRow: Int) throws {
    // Until 3.8 a border is drawn: one column and one row on each side.
    for (version, place) in [
      ("3.7c", "-x 18 -y 3 -X \(column) -Y \(row)"),
      ("next-3.8", "-x 16 -y 1 -X \(bareColumn) -Y \(bareRow) -B none"),
    ] {
      let tmux = try FakeTmux(version: version)
      try tmux.say(Self.saved + ["--position", position, "--duration", "2.5"])
      let call = try tmux.wait(for: "new-pane")
      let words = "-u new-pane -d \(place) -P -F #{pane_id} -t %5".split(separator: " ").map(String.init)
      // Before the text stands the number of the shell.
      #expect(Array(call.dropLast(4)) == words + Self.shell)
      #expect(Array(call.suffix(3)) == [Self.row, "2.500", ""])
    }
  }

  @Test("A banner fills the pane, and a long text is cut to it")
  func widths() throws {
    let banner = try FakeTmux(version: "3.8")
    try banner.say(Self.saved + ["--style", "banner", "--position", "bottom"])
    #expect(
      try banner.wait(for: "new-pane")[3...10].elementsEqual(
        "-x 60 -y 1 -X 10 -Y 22".split(separator: " ").map(String.init)))
    let long = try FakeTmux(version: "3.7c")
    try long.say(["toast", String(repeating: "é", count: 90)])
    let call = try long.wait(for: "new-pane")
    #expect(call[3...10].elementsEqual("-x 60 -y 3 -X 10 -Y 3".split(separator: " ").map(String.init)))
    #expect(call.dropLast(2).last?.hasSuffix("é…\u{1B}[m") == true)
  }

  @Test(
    "The text is never part of what a shell or tmux reads",
    arguments: [
      (#"a"b'c $(touch X) `touch X`; \n #{version} %s"#, #"a"b'c $(touch X) `touch X`; \n #{version} %s"#),
      ("a;\n; kill-server ;", "a; ; kill-server ;"), (#"a\;"#, #"a\;"#), ("\u{1B}[2J", "␛[2J"),
    ])
  func text(text: String, shown: String) throws {
    for version in ["3.7c", "3.3a"] {
      let tmux = try FakeTmux(version: version)
      try tmux.say(["toast", text, "--position", "bottom-leading"])
      let call = try tmux.wait(for: version == "3.7c" ? "new-pane" : "split-window")
      #expect(call.dropLast(4).suffix(4).elementsEqual(Self.shell))
      #expect(call.dropLast(2).last?.hasSuffix(shown + "\u{1B}[m") == true)
      // A last character `;` of any word would be the end of the command.
      #expect(!call.contains { $0.hasSuffix(";") })
      let pane = try Stage(command: Array(call.suffix(8).dropLast(2)) + ["0", ""])
      #expect(try pane.terminal.waitForExit() == .exited(0))
      #expect(pane.terminal.output.hasPrefix("\u{1B}[?25l"))
      #expect(pane.terminal.output.hasSuffix(shown + "\u{1B}[m"))
    }
  }

  @Test("Where one pane covers the others it stays so: the last row is used")
  func zoomed() throws {
    let tmux = try FakeTmux(version: "3.8")
    tmux.set("zoomed")
    let stage = try tmux.stage(Self.saved)
    #expect(try stage.terminal.waitForExit() == .exited(0))
    try stage.waitForPicture("Saved")
    #expect(stage.screen.picture.split(separator: "\n").last?.contains("Saved") == true)
    #expect(!tmux.calls.contains { $0.contains("new-pane") || $0.contains("split-window") })
  }

  @Test("Where the last row is used, tmux tells that the alternate screen is shown: the toast comes after it")
  func alternate() throws {
    let tmux = try FakeTmux(version: "3.8")
    tmux.set("zoomed")
    tmux.set("alternate")
    let stage = try tmux.stage(Self.saved)
    #expect(try stage.terminal.waitForExit() == .exited(0))
    try tmux.wait("a look") { tmux.calls.filter { $0.contains("#{alternate_on} #{pane_tty}") }.count > 1 }
    #expect(stage.terminal.transcript.isEmpty)
    tmux.unset("alternate")
    try stage.waitForPicture("Saved")
  }

  @Test(
    "A version that no number tells gets a pane of one row, above only where that was asked for",
    arguments: [
      ([], "-u split-window -d -l 1 -P"), (["--position", "bottom"], "-u split-window -d -l 1 -P"),
      (["--position", "top"], "-u split-window -d -l 1 -b -P"),
    ])
  func unknownVersion(words: [String], call: String) throws {
    let tmux = try FakeTmux(version: "master")
    try tmux.say(Self.saved + words)
    let made = try tmux.wait(for: "split-window")
    #expect(made.joined(separator: " ").hasPrefix(call))
    #expect(made.last == "1")
  }

  @Test("A terminal that was opened inside a pane is no pane")
  func elsewhere() throws {
    let tmux = try FakeTmux(version: "3.8")
    tmux.set("elsewhere")
    let stage = try tmux.stage(Self.saved)
    #expect(try stage.terminal.waitForExit() == .exited(0))
    #expect(stage.screen.picture.contains("Saved"))
    #expect(tmux.changes.isEmpty)
  }

  @Test("The pane of processes that were killed is found by the name of the pane beside it")
  func leftOver() throws {
    let tmux = try FakeTmux(version: "3.7c")
    tmux.set("panes", "%1\n%7 %5\n%8 %55\n")
    try tmux.say(["toast", "--cancel-all"])
    #expect(tmux.calls.last == ["-u", "kill-pane", "-t", "%7"])
    tmux.set("panes", "")
    try tmux.say(Self.saved + ["--duration", "0.3"])
    try tmux.wait(for: "new-pane")
    try tmux.wait("the mark") {
      tmux.calls.contains {
        $0.starts(with: ["-u", "set-option", "-p", "-t"]) && $0.suffix(2) == ["@dfdialog", "%5"]
      }
    }
    #expect(tmux.changes.filter { $0.name == "kill-pane" }.count == 1)
  }

  @Test(
    "A tmux that fails or hangs delays nobody, and the toast comes in another way",
    arguments: [
      ("display-message", "exit 1"), ("display-message", "exec sleep 5"), ("new-pane", "exit 1"),
      ("new-pane", "exec sleep 5"), ("new-pane", "exit 0"),
    ])
  func fails(command: String, what: String) throws {
    let tmux = try FakeTmux(version: "3.7c", failing: command, by: what)
    let start = ContinuousClock.now
    let stage = try tmux.stage(Self.saved)
    #expect(try stage.terminal.waitForExit() == .exited(0))
    // 0.3 s is the promise; the rest is for the start and a busy machine that runs tests side by side.
    #expect(ContinuousClock.now - start < .milliseconds(500))
    try stage.waitForPicture("✓ success: Saved")
  }

  @Test("One comes after another, each in a pane that is closed; all are cancelled with it")
  func queue() throws {
    let tmux = try FakeTmux(version: "3.7c")
    let stage = try tmux.director()
    stage.order("for i in One Two; do \"$DFDIALOG\" toast $i --duration 0.3; done")
    stage.order("\"$DFDIALOG\" toast Three --duration 50; \"$DFDIALOG\" toast Four --duration 50")
    try tmux.wait("the third pane") { tmux.changes.count >= 5 }
    stage.order("\"$DFDIALOG\" toast --list; \"$DFDIALOG\" toast --cancel-all")
    try tmux.wait("its end") { tmux.changes.count >= 6 }
    try stage.terminal.wait("the list") { $0.output.hasSuffix("Four\n") }
    #expect(stage.terminal.output == "shown\t-\tThree\nwaiting\t-\tFour\n")
    let changes = tmux.changes
    #expect(
      changes.map(\.name) == ["new-pane", "kill-pane", "new-pane", "kill-pane", "new-pane", "kill-pane"])
    for (index, text) in ["One", "Two", "Three"].enumerated() where changes.count == 6 {
      #expect(changes[index * 2].words.dropLast(2).last?.contains(text) == true)
      #expect(changes[index * 2 + 1].words == ["-u", "kill-pane", "-t", "%\(changes[index * 2].number)"])
    }
    usleep(100_000)
    #expect(tmux.changes.count == 6)
    #expect(stage.terminal.transcript.isEmpty)
  }

  @Test("One that was shown in a pane is not shown again where the next one finds no place for one")
  func losesPlace() throws {
    let tmux = try FakeTmux(version: "3.7c")
    let stage = try tmux.director()
    stage.order("\"$DFDIALOG\" toast One --duration 0.5")
    try tmux.wait(for: "new-pane")
    tmux.set("zoomed")
    stage.order("\"$DFDIALOG\" toast Two --duration 0.5")
    try stage.waitForPicture("Two")
    #expect(!stage.terminal.text.contains("One"))
    #expect(tmux.changes.map(\.name) == ["new-pane", "kill-pane"])
  }
}
