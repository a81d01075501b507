import Testing

@testable import DialogCommand

/// Every fault of a command line, and the words for it.
private let faults: [(words: [String], message: String)] = [
  (
    [],
    "missing subcommand (expected 'alert', 'card', 'sheet', 'toast', 'preview' or 'help')"
  ),
  (
    [""],
    "unknown subcommand '' (expected 'alert', 'card', 'sheet', 'toast', 'preview' or 'help')"
  ),
  (
    ["xyzzy"],
    "unknown subcommand 'xyzzy' (expected 'alert', 'card', 'sheet', 'toast', 'preview' or 'help')"
  ),
  (
    ["alrt"],
    "unknown subcommand 'alrt' (did you mean 'alert'?)"
  ),
  (
    ["--titel"],
    "unknown option '--titel'"
  ),
  (
    ["--title", "x"],
    "expected a subcommand before '--title' (such as 'alert')"
  ),
  (
    ["--help", "x"],
    "option '--help' must stand alone"
  ),
  (
    ["--version", "x"],
    "option '--version' must stand alone"
  ),
  (
    ["--generate"],
    "option '--generate' needs a value (man|bash|zsh|fish|readme)"
  ),
  (
    ["--generate", "x"],
    "option '--generate' needs 'man', 'bash', 'zsh', 'fish' or 'readme', not 'x'"
  ),
  (
    ["--generate", "man", "x"],
    "option '--generate' must stand alone"
  ),
  (
    ["-x"],
    "unknown option '-x' (to give a text that begins with '-', write '--title' before it)"
  ),
  (
    ["help", "xyzzy"],
    "no help on 'xyzzy' (expected 'alert', 'card', 'sheet', 'toast', 'preview', 'help', 'icons', 'themes' or 'gallery')"
  ),
  (
    ["help", "alert", "x"],
    "unexpected word 'x' after 'help alert'"
  ),
  (
    ["help", "--help", "x"],
    "option '--help' must stand alone"
  ),
  (
    ["help", "icons", "x"],
    "unexpected word 'x' after 'help icons'"
  ),
  (
    ["preview"],
    "missing size (expected COLUMNSxROWS such as '80x24', then 'alert', 'card', 'sheet' or 'toast')"
  ),
  (
    ["preview", "80"],
    "'80' is no size (expected COLUMNSxROWS such as '80x24', each from 1 to 1000)"
  ),
  (
    ["preview", "80x24"],
    "nothing follows '80x24' (expected 'alert', 'card', 'sheet' or 'toast')"
  ),
  (
    ["preview", "80x24", "help"],
    "cannot preview 'help' (expected 'alert', 'card', 'sheet' or 'toast')"
  ),
  (
    ["preview", "--title", "x"],
    "unknown option '--title' (it is an option of 'alert', 'card', 'sheet' and 'toast')"
  ),
  (
    ["preview", "--help", "x"],
    "option '--help' must stand alone"
  ),
  (
    ["alert"],
    "the title is missing (write it after 'alert')"
  ),
  (
    ["sheet"],
    "the title is missing (write it after 'sheet')"
  ),
  (
    ["alert", ""],
    "the title is empty"
  ),
  (
    ["alert", " "],
    "the title is empty"
  ),
  (
    ["alert", "--title", ""],
    "option '--title' needs a text that is not empty"
  ),
  (
    ["alert", "T", "M", "X"],
    "unexpected word 'X' (the title and the message are given already)"
  ),
  (
    ["alert", "T", "--titel", "x"],
    "unknown option '--titel' (did you mean '--title'?)"
  ),
  (
    ["alert", "T", "--xyzzy"],
    "unknown option '--xyzzy'"
  ),
  (
    ["alert", "T", "-title", "x"],
    "unknown option '-title' (did you mean '--title'?)"
  ),
  (
    ["alert", "T", "-x"],
    "unknown option '-x' (to give a text that begins with '-', write '--title' before it)"
  ),
  (
    ["alert", "T", "-"],
    "'-' is no text (to read the message from standard input, write '--message -')"
  ),
  (
    ["alert", "T", "--help"],
    "option '--help' must stand alone"
  ),
  (
    ["alert", "T", "--version"],
    "option '--version' must stand alone"
  ),
  (
    ["alert", "T", "--help=x"],
    "option '--help' takes no value, but was given 'x'"
  ),
  (
    ["alert", "--version"],
    "option '--version' must stand alone"
  ),
  (
    ["alert", "T", "--generate", "man"],
    "option '--generate' must stand alone"
  ),
  (
    ["alert", "T", "--read-all=x"],
    "option '--read-all' takes no value, but was given 'x'"
  ),
  (
    ["alert", "T", "--title"],
    "option '--title' needs a value (TITLE)"
  ),
  (
    ["alert", "T", "--default", ""],
    "option '--default' needs a label that is not empty"
  ),
  (
    ["alert", "T", "--default", "id="],
    "option '--default' needs a label that is not empty, not 'id='"
  ),
  (
    ["alert", "T", "--default", "a=A", "--default", "a=B"],
    "two actions have the ID 'a' (each needs its own)"
  ),
  (
    ["alert", "T", "--default", "A", "--default", "A"],
    "two actions have the label 'A' (each needs its own)"
  ),
  (
    ["alert", "T", "--destructive", "Cancel"],
    "an action has the label 'Cancel', which the added cancel action has as well (name that one with '--cancel')"
  ),
  (
    ["alert", "T", "--destructive", "Cancel", "--cancel", "Cancel"],
    "two actions have the label 'Cancel' (each needs its own)"
  ),
  (
    ["alert", "T", "--default", "A", "--default", "1=Foo"],
    "'1' is the number of 'A' and cannot be the ID of 'Foo'"
  ),
  (
    ["alert", "T", "--destructive", "2=Drop"],
    "'2' is the number of 'Cancel' and cannot be the ID of 'Drop'"
  ),
  (
    ["alert", "T", "--default", "2", "--destructive", "1"],
    "the label '2' is the number of '1' (give it another)"
  ),
  (
    ["alert", "T", "--destructive", "D", "--type", String(repeating: "x", count: 1001)],
    "option '--type' needs a text of at most 1000 bytes, not 1001"
  ),
  (
    ["alert", "T", "--default", "cancel=A"],
    "'cancel' is reserved and cannot be the ID of a default action"
  ),
  (
    ["alert", "T", "--default", "timeout=A"],
    "'timeout' is reserved and cannot be the ID of a default action"
  ),
  (
    ["alert", "T", "--cancel", "A", "--cancel", "B"],
    "a second '--cancel' 'B' after 'A' (expected at most one)"
  ),
  (
    ["alert", "T", "--"],
    "nothing follows '--' (expected a command to run)"
  ),
  (
    ["alert", "T", "--cancel", "C", "--", "x"],
    "no action runs the command after '--' (add one that is not cancel)"
  ),
  (
    ["alert", "T", "--default", "A", "--default", "B", "--", "x"],
    "2 actions could run the command after '--' (name one with '--expect')"
  ),
  (
    ["alert", "T", "--expect", "x"],
    "option '--expect' names no action: 'x' (expected 'default')"
  ),
  (
    ["alert", "T", "--expect", "a b"],
    "option '--expect' needs a role or an ID, not 'a b'"
  ),
  (
    ["alert", "T", "--expect", ""],
    "option '--expect' needs a role or an ID, not ''"
  ),
  (
    ["alert", "T", "--default", "s=S", "--cancel", "c=C", "--focus", "x"],
    "option '--focus' names no action: 'x' (expected 'default', 'cancel', 's' or 'c')"
  ),
  (
    ["alert", "T", "--destructive", "d=D", "--focus", "d"],
    "option '--focus' cannot name the destructive action 'd'"
  ),
  (
    ["alert", "T", "--destructive", "d=D", "--focus", "destructive"],
    "option '--focus' cannot name the destructive action 'destructive'"
  ),
  (
    ["alert", "T", "--destructive", "d=D", "--timeout", "1", "--on-timeout", "d"],
    "option '--on-timeout' cannot name the destructive action 'd'"
  ),
  (
    ["alert", "T", "--on-timeout", "default"],
    "option '--on-timeout' needs '--timeout'"
  ),
  (
    ["alert", "T", "--default", "A", "--default", "B", "--timeout", "1", "--on-timeout", "default"],
    "option '--on-timeout' must name one action, but there are 2 with the role 'default' (name an ID)"
  ),
  (
    ["alert", "T", "--default", "A", "--default", "B", "--unattended", "default"],
    "option '--unattended' must name one action, but there are 2 with the role 'default' (name an ID)"
  ),
  (
    ["alert", "T", "--unattended", "x"],
    "option '--unattended' names no action: 'x' (expected 'default')"
  ),
  (
    ["alert", "T", "--arm", "1"],
    "option '--arm' needs a destructive action (add one with '--destructive')"
  ),
  (
    ["alert", "T", "--type", "x"],
    "option '--type' needs a destructive action (add one with '--destructive')"
  ),
  (
    ["alert", "T", "--destructive", "D", "--type", ""],
    "option '--type' needs a text that is not empty"
  ),
  (
    ["alert", "T", "--destructive", "D", "--type", "p", "--unattended", "destructive"],
    "option '--unattended' needs the text of '--type' too: 'destructive=' and the text"
  ),
  (
    ["alert", "T", "--destructive", "D", "--type", "p", "--unattended", "destructive=q"],
    "option '--unattended' has the typed text 'q', but '--type' wants 'p'"
  ),
  (
    ["alert", "T", "--destructive", "D", "--unattended", "destructive=q"],
    "option '--unattended' has the typed text 'q', but nothing is to be typed for 'destructive'"
  ),
  (
    ["alert", "T", "--destructive", "D", "--type", "p", "--unattended", "cancel=p"],
    "option '--unattended' has the typed text 'p', but nothing is to be typed for 'cancel'"
  ),
  (
    ["alert", "T", "--timeout", "5h"],
    "option '--timeout' needs a duration such as '2', '2.5', '500ms', '5s' or '1m', not '5h'"
  ),
  (
    ["alert", "T", "--timeout", "0"],
    "option '--timeout' needs a duration of more than nothing, not '0'"
  ),
  (
    ["alert", "T", "--timeout", "2d"],
    "option '--timeout' needs a duration such as '2', '2.5', '500ms', '5s' or '1m', not '2d'"
  ),
  (
    ["alert", "T", "--timeout", "1441m"],
    "option '--timeout' needs a duration of at most a day, not '1441m'"
  ),
  (
    ["alert", "T", "--theme", "blue"],
    "option '--theme' needs 'terminal', 'slate', 'ocean', 'forest', 'rose', 'amber', 'mono' or 'contrast', not 'blue'"
  ),
  (
    ["alert", "T", "--padding", "9"],
    "option '--padding' needs a whole number from 0 to 8, not '9'"
  ),
  (
    ["alert", "T", "--log", ""],
    "option '--log' needs a text that is not empty"
  ),
  (
    ["alert", "T", "--config", ""],
    "option '--config' needs a text that is not empty"
  ),
  (
    ["alert", "T", "--theme-file", ""],
    "option '--theme-file' needs a text that is not empty"
  ),
]

@Suite("Errors of the command line")
struct CommandErrorTests {
  @Test("Each fault has its own words and is a usage error", arguments: faults)
  func messages(words: [String], message: String) throws {
    let error = try #require(fault(words))
    #expect(error.message == message)
    #expect(error.status == .usage)
  }

  @Test("Every error names the next step, for the subcommand where there is one")
  func hints() throws {
    for (words, _) in faults {
      let hint = try #require(fault(words)?.hint)
      let subcommand = words.first.flatMap(Subcommand.init(rawValue:))
      let command = subcommand.map { "dfdialog \($0.rawValue)" } ?? "dfdialog"
      #expect(hint.hasSuffix("Try '\(command) --help'."))
    }
    #expect(fault([])?.hint?.hasPrefix("Usage: dfdialog alert TITLE") == true)
  }

  @Test("A text that nobody can type is refused for --type")
  func untypeable() {
    for text in ["a\tb", "a\nb", "\u{1B}[A", "\u{85}"] {
      #expect(fault(["alert", "T", "--destructive", "D", "--type", text])?.status == .usage)
    }
    let invalid = ["alert", "T", "--destructive", "D", "--type"].map(bytes) + [[0xFF]]
    #expect(throws: CommandError.self) { try CommandLineParser.parse(invalid) }
  }

  @Test("An enormous word is cut in the message")
  func enormous() throws {
    let error = try #require(fault(["alert", "T", "--" + String(repeating: "x", count: 1_000_000)]))
    #expect(error.message == "unknown option '--\(String(repeating: "x", count: 58))…'")
  }

  @Test("What is spelled in a message is never cut in half")
  func spelled() throws {
    let start = "--" + String(repeating: "x", count: 53)
    let error = try #require(fault(["alert", "T", start + "\u{202E}yz"]))
    #expect(error.message == "unknown option '\(start)…'")
  }

  @Test("An ID of digits is right where it is no other action's number")
  func numbers() {
    for words in [["1=A", "2=B"], ["A", "3=B"], ["01=A", "02=B"], ["2x=A", "0=B"], ["A", "1.=B"]] {
      #expect(fault(["alert", "T"] + words.flatMap { ["--default", $0] }) == nil, "\(words)")
    }
  }
}

@Suite("Suggestions")
struct SuggestionTests {
  @Test(
    "Steps between two words",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("title", "title", 0), ("titel", "title", 1),
      ("tite", "title", 1),
      ("tittle", "title", 1), ("ab", "ba", 1), ("kitten", "sitting", 3),
    ])
  func distances(first: String, second: String, steps: Int) {
    #expect(Suggestion.distance(bytes(first), bytes(second)) == steps)
    #expect(Suggestion.distance(bytes(second), bytes(first)) == steps)
  }

  @Test("The nearest word is named, where one is near")
  func nearest() {
    let names = ["title", "timeout", "type"]
    #expect(Suggestion.nearest(to: bytes("titel"), among: names) == "title")
    #expect(Suggestion.nearest(to: bytes("tim"), among: names) == "timeout")
    #expect(Suggestion.nearest(to: bytes("tipe"), among: names) == "type")
    #expect(Suggestion.nearest(to: bytes("conf"), among: ["confirm-secret", "config"]) == "config")
    #expect(Suggestion.nearest(to: bytes("selec"), among: ["selected", "select"]) == "select")
    #expect(Suggestion.nearest(to: bytes("color"), among: names) == nil)
    #expect(Suggestion.nearest(to: bytes(""), among: names) == nil)
    #expect(Suggestion.nearest(to: bytes(String(repeating: "t", count: 100_000)), among: names) == nil)
  }
}
