import Testing
import TextScreen

@testable import Dialogs

/// What keys do to alerts of each shape: one read a string, nothing but 400 ms after the last.
@Suite struct SessionKeyTests {
  @Test(
    "An alert with a destructive action",
    arguments: [
      ScriptLine([], "open"),
      // The focus is on Cancel.
      ScriptLine(["\r"], "Cancel"), ScriptLine(["\n"], "Cancel"), ScriptLine([" "], "Cancel"),
      ScriptLine(["\r\n"], "open"),
      ScriptLine(["\t", "\r"], "Delete"), ScriptLine(["\t", " "], "Delete"),
      // In one read: nobody has seen where the focus went.
      ScriptLine(["\t\r"], "open"), ScriptLine(["d\r"], "open"), ScriptLine(["y\r"], "open"),
      ScriptLine([.right, "\r"], "Delete"), ScriptLine([.left, "\r"], "Delete"),
      ScriptLine([.up, "\r"], "Delete"), ScriptLine([.down, "\r"], "Delete"),
      ScriptLine(["l", "\r"], "Delete"), ScriptLine(["h", "\r"], "Delete"),
      ScriptLine([.read(Bytes.shiftTab), "\r"], "Delete"),
      ScriptLine(["\t", "\t", "\r"], "Cancel"), ScriptLine(["\t", .left, "\r"], "Cancel"),
      ScriptLine(["\t", "h", .pause(200), "\r"], "Cancel"),
      // Letters.
      ScriptLine(["d"], "open"), ScriptLine(["D"], "open"), ScriptLine(["d", "\r"], "Delete"),
      ScriptLine(["D", " "], "Delete"), ScriptLine(["c"], "Cancel"), ScriptLine(["C"], "Cancel"),
      ScriptLine(["y"], "open"), ScriptLine(["Y"], "open"), ScriptLine(["y", .pause(500), "y"], "open"),
      ScriptLine(["y", "\r"], "Delete"), ScriptLine(["n"], "Cancel"), ScriptLine(["N"], "Cancel"),
      ScriptLine(["d", .pause(500), "d"], "open"), ScriptLine(["d", .pause(500), "n"], "Cancel"),
      ScriptLine(["x"], "open"), ScriptLine(["q"], "open"), ScriptLine(["1"], "open"),
      ScriptLine(["2"], "open"),
      // The ways out.
      ScriptLine([.escape], "dismissed"), ScriptLine(["\u{4}"], "dismissed"),
      ScriptLine(["\u{3}"], "dismissed"),
      ScriptLine(["\r", .escape], "dismissed"), ScriptLine(["\t", "\r", .escape], "dismissed"),
      ScriptLine(["\t", "\r", .pause(149), .escape], "dismissed"),
      ScriptLine(["\t", "\r", .pause(149), "\u{4}"], "dismissed"),
      // Esc is not yet known when the key is due; as an arrow it takes nothing back.
      ScriptLine(["\t", "\r", .pause(149), .escape, .pause(10), "[A"], "Delete"),
      // Keys that only scroll have nothing to do here.
      ScriptLine([.read(Bytes.pageUp)], "open"), ScriptLine([.read(Bytes.pageDown)], "open"),
      ScriptLine([.read(Bytes.home), "\r"], "Cancel"), ScriptLine([.read(Bytes.end), "\r"], "Cancel"),
      // With Alt or Control they are others.
      ScriptLine(["\u{1B}d", "\r"], "Cancel"), ScriptLine(["\u{1B}n"], "open"),
      ScriptLine(["\u{1B}\r"], "open"),
      ScriptLine(["\u{1B}y"], "open"), ScriptLine(["\u{19}"], "open"), ScriptLine(["\u{0}"], "open"),
      ScriptLine(["\u{C}"], "open"), ScriptLine(["\u{1A}"], "open"), ScriptLine(["\u{7F}"], "open"),
    ])
  func destructive(_ line: ScriptLine) {
    #expect(Play.verdict(Samples.dialog(Samples.delete), line.script) == line.verdict)
  }

  @Test(
    "An alert with a default action",
    arguments: [
      ScriptLine(["\r"], "Go"), ScriptLine(["y"], "Go"), ScriptLine(["Y"], "Go"), ScriptLine(["g"], "Go"),
      ScriptLine(["G"], "Go"), ScriptLine(["c"], "Cancel"), ScriptLine(["n"], "Cancel"),
      ScriptLine([.escape], "dismissed"), ScriptLine(["\t", "\r"], "Cancel"), ScriptLine(["\t", "y"], "Go"),
      ScriptLine([.right, "\r"], "Cancel"),
    ])
  func defaultAction(_ line: ScriptLine) {
    #expect(Play.verdict(Samples.dialog(Samples.deploy), line.script) == line.verdict)
  }

  @Test(
    "An alert with an action of each role: y is none of them, since two are not cancel",
    arguments: [
      ScriptLine(["\r"], "Cancel"), ScriptLine(["y", "\r"], "Cancel"), ScriptLine(["y"], "open"),
      ScriptLine(["n"], "Cancel"), ScriptLine(["s"], "Save"), ScriptLine(["d"], "open"),
      ScriptLine(["d", "\r"], "Don't Save"), ScriptLine(["\t", "\r"], "Don't Save"),
      ScriptLine(["\t", "\t", "\r"], "Save"), ScriptLine(["\t", "\t", "\t", "\r"], "Cancel"),
      ScriptLine([.left, "\r"], "Save"),
    ])
  func everyRole(_ line: ScriptLine) {
    #expect(Play.verdict(Samples.dialog(Samples.save), line.script) == line.verdict)
  }

  @Test(
    "An alert that only tells: n leaves it without an answer",
    arguments: [
      ScriptLine(["\r"], "OK"), ScriptLine([" "], "OK"), ScriptLine(["y"], "OK"), ScriptLine(["o"], "OK"),
      ScriptLine(["n"], "dismissed"), ScriptLine([.escape], "dismissed"), ScriptLine(["\t", "\r"], "OK"),
    ])
  func note(_ line: ScriptLine) {
    #expect(Play.verdict(Samples.dialog(Samples.note), line.script) == line.verdict)
  }

  @Test(
    "h and l move only where no label owns either",
    arguments: [
      (["Go", "Stop"], "l", "Stop"), (["Go", "Stop"], "h", "Stop"),
      (["Hold", "Stop"], "h", "Hold"), (["Hold", "Stop"], "l", "Hold"),
      (["Go", "Later"], "l", "Later"), (["Go", "Later"], "h", "Go"),
    ])
  func lettersThatMove(_ labels: [String], _ key: String, _ verdict: String) {
    let alert = Alert(title: [65], actions: labels.map { Action($0, role: .default) })
    #expect(Play.verdict(Samples.dialog(alert), [.read(key), .pause(400), "\r"]) == verdict)
  }

  @Test(
    "A letter is the first free one of the label, cancel first, never y or n",
    arguments: [
      (["Yes"], "e", "Yes"), (["No"], "o", "No"), (["Next", "Nay"], "a", "Nay"),
      (["Copy", "Cut"], "u", "Cut"),
      (["1 Übung"], "ü", "1 Übung"), (["Äpfel"], "Ä", "Äpfel"), (["日本"], "日", "open"),
    ])
  func letters(_ labels: [String], _ key: String, _ verdict: String) {
    let alert = Alert(title: [65], actions: labels.map { Action($0, role: .default) })
    #expect(Play.verdict(Samples.dialog(alert), [.read(key)]) == verdict)
  }

  @Test("y and n keep their meaning beside labels that begin with them")
  func yesAndNo() {
    let alert = Alert(title: [65], actions: [Action("No", role: .default), Action("Yes", role: .cancel)])
    #expect(Play.verdict(Samples.dialog(alert), ["y"]) == "No")
    #expect(Play.verdict(Samples.dialog(alert), ["n"]) == "Yes")
  }

  @Test(
    "The focus goes where it is told, but never onto a destructive action",
    arguments: [(nil, "Cancel"), (0, "Cancel"), (1, "Save"), (2, "Cancel"), (3, "Cancel"), (-1, "Cancel")])
  func firstFocus(_ wanted: Int?, _ verdict: String) {
    #expect(Play.verdict(Samples.dialog(Samples.save, focus: wanted), ["\r"]) == verdict)
  }

  @Test("In a stack of buttons Up and Down move, and cancel stands last")
  func stack() {
    let labels = ["Overwrite everything there", "Keep both of the two files"]
    let alert = Alert(
      title: [65], actions: labels.map { Action($0, role: .default) } + [Action("Stop", role: .cancel)])
    let dialog = Samples.dialog(alert, columns: 40)
    #expect(Play.verdict(dialog, ["\r"]) == labels[0])
    #expect(Play.verdict(dialog, [.down, "\r"]) == labels[1])
    #expect(Play.verdict(dialog, [.up, "\r"]) == "Stop")
    #expect(Play.verdict(dialog, [.down, .down, .down, "\r"]) == labels[0])
  }

  @Test("Up and Down scroll a long message and leave the focus alone")
  func scrolling() {
    var play = Play(Samples.dialog(Samples.long, columns: 40, rows: 12), columns: 40, rows: 12)
    #expect(play.place(of: "line 1") != nil)
    play.run([.down, .down])
    #expect(play.screen.text.allSatisfy { !$0.contains("line 2 ") })
    play.run([.read(Bytes.end)])
    #expect(play.place(of: "line 30") != nil)
    play.expectFrame()
    play.run([.read(Bytes.home)])
    #expect(play.place(of: "line 1 ") != nil)
    play.run(["\r", .pause(400)])
    #expect(play.verdict == "Cancel")
  }

  @Test(
    "In every place a key has one action",
    arguments: [
      (KeyBinding.ofDialogs, 23), (KeyBinding.ofLists, 13), (KeyBinding.ofForms, 3),
      (KeyBinding.ofSwitches, 3), (KeyBinding.ofSelections, 5),
      (KeyBinding.ofLines + KeyBinding.ofNumbers, 27),
      (KeyBinding.ofTexts, 18), (KeyBinding.ofSearches, 4),
    ])
  func table(_ table: [KeyBinding], _ count: Int) {
    let keys = table.flatMap(\.actions).map(\.key)
    #expect(Set(keys).count == keys.count)
    #expect(keys.count == count)
  }

  @Test("Documents name every key: what has no action is a letter, or the session's or the terminal's")
  func documents() {
    #expect(KeyBinding.all.allSatisfy { !$0.names.isEmpty && !$0.summary.isEmpty })
    let bare = KeyBinding.all.filter(\.actions.isEmpty).flatMap(\.names)
    #expect(bare == ["underlined letter", "letter", "letter", "Ctrl-L", "Ctrl-Z", "Ctrl-C"])
    let documented = KeyBinding.all.map { $0.names + [$0.condition] }
    #expect(Set(documented).count == documented.count, "no row stands there twice")
  }

  @Test("The keys of what a sheet holds have no meaning in the dialog around it")
  func contents() {
    let own = Set(KeyBinding.ofDialogs.flatMap(\.actions).map(\.key))
    for key in KeyBinding.ofContents.flatMap(\.actions).map(\.key) where !own.contains(key) {
      #expect(KeyBinding.action(for: key) == nil)
    }
    #expect(KeyBinding.action(for: KeyPress(.character(" "))) == .choose)
    #expect(KeyBinding.action(for: KeyPress(.character("n"))) == .cancel)
  }
}
