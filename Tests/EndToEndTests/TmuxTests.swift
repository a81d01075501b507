import Foundation
import TestSupport
import Testing

/// The same alert in a real terminal: tmux, where it is installed.
@Suite(.serialized) struct TmuxTests {
  @Test(
    "it is drawn, moved in, resized, answered, and gone", .enabled(if: TmuxWindow.isInstalled),
    arguments: [
      (80, 24), (40, 10), (20, 6),
    ])
  func answers(columns: Int, rows: Int) throws {
    let window = try TmuxWindow(columns: columns, rows: rows)
    try window.wait("the focus on Cancel") { $0.contains("▸Cancel") }
    try window.press("Tab")
    try window.wait("the focus on Delete") { $0.contains("▸! Delete") }
    try window.press("Enter")
    try window.wait("the status") { $0.contains("status=3") }
    let picture = try window.run("capture-pane", "-p", "-S", "-")
    #expect(picture.contains("half\nDelete article? · Delete") || columns == 20)
    #expect(picture.contains("destructive"))
    #expect(!picture.contains("▄") && !picture.contains("▸"))
    #expect(try window.flags == "1 0 0\n")
  }

  @Test("a window that changes its size keeps a right picture", .enabled(if: TmuxWindow.isInstalled))
  func resizes() throws {
    let window = try TmuxWindow(columns: 80, rows: 24)
    try window.wait("the question") { $0.contains("▸Cancel") }
    for (columns, rows) in [(100, 30), (60, 12), (19, 5), (80, 24)] {
      try window.run("resize-window", "-x", "\(columns)", "-y", "\(rows)")
      let wanted = columns < 20 ? "too small" : "▸Cancel"
      try window.wait("the picture at \(columns)×\(rows)") { $0.contains(wanted) }
    }
    try window.press("Escape")
    try window.wait("the status") { $0.contains("status=1") }
    #expect(try window.flags == "1 0 0\n")
  }

  @Test(
    "a popup dims what the pane shows, passes nothing of it on, and gives it back",
    .enabled(if: TmuxWindow.isInstalled))
  func backdrop() throws {
    let scratch = try Scratch()
    let window = try TmuxWindow(
      columns: 80, rows: 24,
      command: "printf '\\033]8;;http://x\\033\\\\link\\033]8;;\\033\\\\ \\033[5;31mblink\\033[0m behind\\n'")
    try window.wait("the pane's text") { $0.contains("link blink behind") }
    let before = try window.run("capture-pane", "-p", "-e").split(separator: "\n").prefix(2)
    try window.run("pipe-pane", "cat > '\(scratch["written"])'")
    try window.type(
      " COLORTERM=truecolor '\(Stage.program)' card Upgrade? --screen --primary Go; echo status=$?")
    try window.wait("the card") { $0.contains("▸Go") && $0.contains("esc cancel") }
    let shown = try window.run("capture-pane", "-p")
    // A capture that comes late is not waited for: then the ground alone stands behind.
    if shown.contains("behind") { #expect(shown.contains("link blink")) }
    try window.press("Enter")
    try window.wait("the status") { $0.contains("status=0") }
    #expect(try window.run("capture-pane", "-p", "-e").split(separator: "\n").prefix(2) == before)
    #expect(try window.flags == "1 0 0\n")
    try window.run("pipe-pane")
    let written = scratch.text("written")
    #expect(written.contains("\u{1B}[?1049h"))
    #expect(!written.contains("\u{1B}]") && !written.contains("\u{1B}P"))
    let parameters = written.split(separator: "\u{1B}[").map {
      $0.prefix { $0.isNumber || $0 == ";" || $0 == "m" }
    }
    #expect(!parameters.contains { $0 == "5m" || $0 == "5;31m" || $0 == "0;5;31m" })
  }

  @Test(
    "a popover stands on the screen as it was, wherever a capture is in time",
    .enabled(if: TmuxWindow.isInstalled))
  func popover() throws {
    let window = try TmuxWindow(columns: 80, rows: 24, command: ":")
    func showsScreen(_ options: String) throws -> Bool {
      for _ in 0..<5 {
        let card = "'\(Stage.program)' card Upgrade? \(options) --primary Go"
        try window.type("clear; echo thing behind; \(card)")
        try window.wait("the card") { $0.contains("▸Go") && $0.contains("esc cancel") }
        let isShown = try window.run("capture-pane", "-p").contains("thing behind\n")
        try window.press("Enter")
        try window.wait("the answer") { $0.contains("thing behind\ndefault\n") }
        if isShown { return true }
      }
      return false
    }
    let isInTime = try showsScreen("--screen")
    #expect(try showsScreen("--anchor 20,40") || !isInTime)
  }
}
