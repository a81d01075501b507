import Dialogs
import Testing
import TextScreen

@testable import DialogCommand

/// The request of `dfdialog toast …`.
private func toast(_ words: String...) throws -> ToastRequest {
  guard case .toast(let request) = try parse(["toast"] + words) else { throw NoDialog(words: words) }
  return request
}

private func request(_ text: String = "T", _ change: (inout ToastRequest) -> Void = { _ in }) -> ToastRequest
{
  var request = ToastRequest()
  request.message = ToastMessage(text: bytes(text))
  change(&request)
  return request
}

@Suite("Command lines of toast")
struct ToastTests {
  /// An option, a good value, other words that it needs, and what it changes.
  private static let options:
    [(name: String, value: String?, context: [String], change: @Sendable (inout ToastRequest) -> Void)] = [
      ("title", "U", [], { $0.message.title = bytes("U") }),
      ("severity", "warning", [], { $0.message.severity = .warning }),
      ("icon", "trash", [], { $0.message.icon = Icon.named("trash") }),
      (
        "position", "bottom-trailing", [],
        {
          $0.message.position = .bottomTrailing
          $0.hasPosition = true
        }
      ),
      ("anchor", "2,3", [], { $0.anchor = Point(column: 2, row: 1) }),
      ("progress", "-", [], { $0.readsProgress = true }),
      (
        "action", "u=Undo", [],
        {
          $0.action = Action(id: "u", "Undo", role: .default)
          $0.message.duration = .seconds(5)
        }
      ),
      ("wait", nil, [], { $0.waits = true }),
      ("duration", "300ms", [], { $0.message.duration = .milliseconds(300) }),
      ("sticky", nil, [], { $0.message.duration = nil }),
      ("id", "a.b", [], { $0.message.id = "a.b" }),
      ("priority", "high", [], { $0.message.isUrgent = true }),
      ("backend", "auto", [], { $0.backend = .auto }),
      ("print-plan", nil, [], { $0.task = .printPlan }),
      ("notify", nil, [], { $0.notifies = true }),
      ("bell", nil, [], { $0.rings = true }),
      ("stdout", nil, [], { $0.usesStandardOutput = true }),
      ("ci", "azure", [], { $0.service = .azure }),
      ("file", "a.c", [], { $0.location.file = bytes("a.c") }),
      ("line", "3", ["--file", "f"], { ($0.location.file, $0.location.line) = (bytes("f"), 3) }),
      (
        "column", "7", ["--file", "f", "--line", "3"],
        {
          ($0.location.file, $0.location.line, $0.location.column) = (bytes("f"), 3, 7)
        }
      ),
      ("color", "always", [], { $0.looks.color = .always }),
      ("ascii", nil, [], { $0.looks.ascii = true }),
      ("no-ascii", nil, [], { $0.looks.ascii = false }),
      ("theme", "rose", [], { $0.looks.theme = .rose }),
      ("theme-file", "f", [], { $0.looks.themeFile = bytes("f") }),
      ("appearance", "light", [], { $0.looks.appearance = .light }),
      ("config", "f", [], { $0.looks.config = bytes("f") }),
      ("style", "filled", [], { ($0.message.style, $0.hasStyle) = (.filled, true) }),
    ]

  @Test("An option changes what it names", arguments: options.indices)
  func option(index: Int) throws {
    let option = Self.options[index]
    let words = option.context + ["--\(option.name)"] + (option.value.map { [$0] } ?? [])
    #expect(try parse(["toast", "T"] + words) == .toast(request("T", option.change)))
    guard let value = option.value else { return }
    #expect(
      try parse(["toast"] + option.context + ["--\(option.name)=\(value)", "T"])
        == .toast(request("T", option.change)))
  }

  @Test("Every option is tested here")
  func complete() {
    let names = Self.options.map(\.name) + ["text", "cancel-all", "list", "help"]
    #expect(Set(names) == Set(OptionTable.options(of: .toast).map(\.name)))
    #expect(names.count == Array(OptionTable.options(of: .toast)).count)
  }

  @Test("The text is the bare word or --text; errors stay longer; a command follows --")
  func text() throws {
    #expect(try toast("T") == request())
    #expect(try toast("--text", "--help") == request("--help"))
    #expect(try toast("T", "--severity", "error").message.duration == .seconds(5))
    #expect(try toast("T", "--severity", "error", "--duration", "1").message.duration == .seconds(1))
    #expect(try toast("T", "--action", "U", "--", "rm", "--text").command == ["rm", "--text"].map(bytes))
    #expect(try toast("T", "--sticky", "--action", "U").message.duration == nil)
    #expect(try toast("--progress", "-").message.text.isEmpty)
    #expect(try toast("--print-plan").task == .printPlan)
    #expect(try toast("--cancel-all").task == .cancelAll)
    #expect(try toast("--list").task == .list)
  }

  @Test("A preview draws it; alone, --help explains")
  func otherWays() throws {
    #expect(
      try parse(["preview", "80x24", "toast", "T"]) == .previewToast(Size(columns: 80, rows: 24), request()))
    #expect(try parse(["toast", "--help"]) == .text(HelpText.of(.toast)))
    #expect(fault(["toast", "T", "--help"])?.message == "option '--help' must stand alone")
  }

  @Test(
    "What is wrong is named",
    arguments: [
      ([], "the text is missing (write it after 'toast')"),
      ([" "], "the text is empty"),
      (["--text", ""], "option '--text' needs a text that is not empty"),
      (["a", "b"], "unexpected word 'b' (the text is given already)"),
      (["--text", "a", "b"], "unexpected word 'b' (the text is given already)"),
      (["-"], "'-' is no text (to read lines from standard input, write '--progress -')"),
      (["-x"], "unknown option '-x' (to give a text that begins with '-', write '--text' before it)"),
      (["T", "--message", "x"], "unknown option '--message' (did you mean '--text'?)"),
      (
        ["T", "--timeout", "2"], "unknown option '--timeout' (it is an option of 'alert', 'card' and 'sheet')"
      ),
      (["T", "--duration", "0.2"], "option '--duration' needs a duration from 300ms to 60s, not '0.2'"),
      (["T", "--duration", "61s"], "option '--duration' needs a duration from 300ms to 60s, not '61s'"),
      (
        ["T", "--duration", "x"],
        "option '--duration' needs a duration such as '2', '2.5', '500ms', '5s' or '1m', not 'x'"
      ),
      (["T", "--sticky", "--duration", "2"], "option '--sticky' cannot stand with '--duration'"),
      (["T", "--progress", "x"], "option '--progress' needs '-' (standard input), not 'x'"),
      (["T", "--progress", "-", "--wait"], "option '--progress' cannot stand with '--wait'"),
      (["T", "--progress", "-", "--action", "U"], "option '--progress' cannot stand with '--action'"),
      (["T", "--anchor", "1,1", "--position", "top"], "option '--anchor' cannot stand with '--position'"),
      (
        ["T", "--wait", "--backend", "band"],
        "option '--wait' is a dialog: it cannot stand with '--backend band'"
      ),
      (
        ["T", "--action", "U", "--backend", "off"],
        "option '--action' is a dialog: it cannot stand with '--backend off'"
      ),
      (["T", "--", "x"], "a command after '--' needs '--action', which says when it is run"),
      (["T", "--action", ""], "option '--action' needs a label that is not empty"),
      (["T", "--action", "2=Undo"], "'2' is the number of 'Dismiss' and cannot be the ID of 'Undo'"),
      (["T", "--action", "cancel=Undo"], "'cancel' is reserved and cannot be the ID of a default action"),
      (["T", "--id", "a b"], "option '--id' needs one word of letters, digits, '.', '_' and '-', not 'a b'"),
      (["T", "--priority", "low"], "option '--priority' needs 'normal' or 'high', not 'low'"),
      (
        ["T", "--style", "standard"],
        "option '--style' needs 'default', 'tinted', 'filled', 'inverse', 'frosted', 'glass', 'banner' or 'compact', not 'standard'"
      ),
      (["T", "--line", "3"], "option '--line' needs '--file'"),
      (["T", "--file", "f", "--column", "3"], "option '--column' needs '--line'"),
      (
        ["T", "--file", "f", "--line", "0"],
        "option '--line' needs a whole number from 1 to 999999999, not '0'"
      ),
      (["T", "--cancel-all"], "option '--cancel-all' shows nothing, but was given a text"),
      (
        ["--cancel-all", "--title", "x"],
        "option '--cancel-all' shows nothing: it cannot stand with '--title'"
      ),
      (["--list", "--bell"], "option '--list' shows nothing: it cannot stand with '--bell'"),
      (["--cancel-all", "--list"], "option '--list' shows nothing: it cannot stand with '--cancel-all'"),
    ])
  func faults(words: [String], message: String) {
    #expect(fault(["toast"] + words)?.message == message)
    #expect(fault(["toast"] + words)?.hint == "Try 'dfdialog toast --help'.")
  }

  @Test("DFDIALOG_TOAST names a backend; what is none is reported")
  func environment() {
    #expect(EnvironmentSettings.parse { $0 == "DFDIALOG_TOAST" ? "band" : nil }.toast == .band)
    let settings = EnvironmentSettings.parse { $0 == "DFDIALOG_TOAST" ? "x" : nil }
    #expect(settings.toast == nil)
    #expect(settings.complaints.count == 1)
  }
}
