import Dialogs
import Testing
import TextScreen

@testable import DialogCommand

/// An option of `alert` with a value and what it changes in the request for the title `T`.
struct OptionCase: Sendable {
  let name: String
  let value: String?
  /// Other words that the option needs beside it.
  var context: [String] = []
  /// A second value that is as good; the later one wins.
  var other: String?
  let change: @Sendable (inout AlertRequest) -> Void
}

private let destructive = ["--destructive", "d=D"]
private let drop: [Action] = [Action(id: "d", "D", role: .destructive)]

private let cases: [OptionCase] = [
  OptionCase(name: "title", value: "U", other: "V") { $0.title = bytes("U") },
  OptionCase(name: "message", value: "M", other: "N") { $0.message = .text(bytes("M")) },
  OptionCase(name: "severity", value: "warning", other: "info") { $0.severity = .warning },
  OptionCase(name: "default", value: "a=A") { $0.actions = [Action(id: "a", "A", role: .default)] },
  OptionCase(name: "destructive", value: "d=D") { $0.actions = drop },
  OptionCase(name: "cancel", value: "No") { $0.actions = [Action("No", role: .cancel)] },
  OptionCase(name: "focus", value: "cancel", context: destructive, other: "cancel") {
    $0.actions = drop
    $0.asking.focus = .role(.cancel)
  },
  OptionCase(name: "type", value: "prod", context: destructive, other: "test") {
    $0.actions = drop
    $0.asking.type = bytes("prod")
  },
  OptionCase(name: "arm", value: "500ms", context: destructive, other: "2") {
    $0.actions = drop
    $0.asking.arm = .milliseconds(500)
  },
  OptionCase(name: "read-all", value: nil) { $0.asking.readAll = true },
  OptionCase(name: "allow-truncated", value: nil) { $0.asking.allowTruncated = true },
  OptionCase(name: "expect", value: "d", context: destructive, other: "cancel") {
    $0.actions = drop
    $0.asking.expect = .id("d")
  },
  OptionCase(name: "print", value: "json", other: "none") { $0.asking.print = .json },
  OptionCase(name: "timeout", value: "1m", other: "5s") { $0.asking.timeout = .seconds(60) },
  OptionCase(name: "on-timeout", value: "default", context: ["--timeout=1"], other: "default") {
    $0.asking.timeout = .seconds(1)
    $0.asking.onTimeout = .role(.default)
  },
  OptionCase(name: "unattended", value: "destructive", context: destructive, other: "cancel") {
    $0.actions = drop
    $0.asking.unattended = UnattendedAnswer(.role(.destructive))
  },
  OptionCase(name: "log", value: "/tmp/log", other: "x") { $0.asking.log = bytes("/tmp/log") },
  OptionCase(name: "accessible", value: nil) { $0.asking.accessible = true },
  OptionCase(name: "screen", value: nil) { $0.asking.screen = true },
  OptionCase(name: "mouse", value: nil) { $0.asking.mouse = true },
  OptionCase(name: "no-mouse", value: nil) { $0.asking.mouse = false },
  OptionCase(name: "no-keys", value: nil) { $0.asking.showsKeys = false },
  OptionCase(name: "no-record", value: nil) { $0.asking.leavesRecord = false },
  OptionCase(name: "no-wait", value: nil) { $0.asking.waits = false },
  OptionCase(name: "color", value: "never", other: "always") { $0.looks.color = .never },
  OptionCase(name: "ascii", value: nil) { $0.looks.ascii = true },
  OptionCase(name: "no-ascii", value: nil) { $0.looks.ascii = false },
  OptionCase(name: "theme", value: "ocean", other: "mono") { $0.looks.theme = .ocean },
  OptionCase(name: "appearance", value: "light", other: "auto") { $0.looks.appearance = .light },
  OptionCase(name: "max-width", value: "20", other: "200") { $0.looks.maxWidth = 20 },
  OptionCase(name: "padding", value: "0", other: "8") { $0.looks.padding = 0 },
  OptionCase(name: "config", value: "f", other: "g") { $0.looks.config = bytes("f") },
]

@Suite("Options of alert")
struct OptionTests {
  private static let title = ["--title", "T"]

  @Test("Every option is tested here")
  func complete() {
    #expect(cases.map(\.name) + ["help"] == OptionTable.options(of: .alert).map(\.name))
  }

  @Test("Without options nothing is set")
  func defaults() throws {
    #expect(try alert("T") == AlertRequest(title: bytes("T")))
  }

  @Test("An option changes what it names, with its value after it or after =", arguments: cases)
  func forms(option: OptionCase) throws {
    var expected = AlertRequest(title: bytes("T"))
    option.change(&expected)
    let name = "--\(option.name)"
    let start = Self.title + option.context
    guard let value = option.value else {
      #expect(try alert(start + [name]) == expected)
      #expect(try alert(start + [name, name]) == expected)
      #expect(
        fault(["alert"] + start + ["\(name)=x"])?.message
          == "option '\(name)' takes no value, but was given 'x'")
      return
    }
    #expect(try alert(start + [name, value]) == expected)
    #expect(try alert(start + ["\(name)=\(value)"]) == expected)
    if let other = option.other {
      #expect(try alert(start + [name, other, name, value]) == expected)
    }
    let placeholder = try #require(OptionTable.option(option.name.utf8, of: .alert)?.value?.placeholder)
    #expect(fault(["alert"] + start + [name])?.message == "option '\(name)' needs a value (\(placeholder))")
  }

  @Test("A misspelt option is refused with its right name", arguments: cases)
  func misspelt(option: OptionCase) throws {
    let wrong = "--\(option.name.dropLast())"
    let error = try #require(fault(["alert", "T", wrong, "x"]))
    #expect(error.message == "unknown option '\(wrong)' (did you mean '--\(option.name)'?)")
    #expect(error.hint == "Try 'dfdialog alert --help'.")
    #expect(error.status == .usage)
  }

  @Test("Of --mouse and --no-mouse, and of --ascii and --no-ascii, the later one wins")
  func opposites() throws {
    #expect(try alert("T", "--mouse", "--no-mouse").asking.mouse == false)
    #expect(try alert("T", "--no-mouse", "--mouse").asking.mouse == true)
    #expect(try alert("T", "--ascii", "--no-ascii").looks.ascii == false)
    #expect(try alert("T", "--no-ascii", "--ascii").looks.ascii == true)
  }

  @Test("Every word of an enumeration is taken, and nothing else")
  func enumerations() throws {
    for word in Severity.words { #expect(try alert("T", "--severity", word).severity?.rawValue == word) }
    for word in PrintForm.words { #expect(try alert("T", "--print", word).asking.print?.rawValue == word) }
    for word in ColorChoice.words { #expect(try alert("T", "--color", word).looks.color?.rawValue == word) }
    for word in ThemeName.words { #expect(try alert("T", "--theme", word).looks.theme?.rawValue == word) }
    for word in AppearanceChoice.words {
      #expect(try alert("T", "--appearance", word).looks.appearance?.rawValue == word)
    }
    for name in ["severity", "print", "color", "theme", "appearance"] {
      for word in ["", "AUTO", "auto ", "x"] {
        #expect(fault(["alert", "T", "--\(name)", word])?.status == .usage)
      }
    }
  }

  @Test(
    "Durations",
    arguments: [
      ("2", 2_000_000), ("2.5", 2_500_000), ("500ms", 500_000), ("5s", 5_000_000), ("1m", 60_000_000),
      ("0.5", 500_000), ("1.5m", 90_000_000), ("0.5ms", 500), ("0.000001", 1), ("007", 7_000_000),
      ("86400", 86_400_000_000), ("1440m", 86_400_000_000), ("86400000ms", 86_400_000_000),
    ])
  func durations(word: String, microseconds: Int) throws {
    #expect(try alert("T", "--timeout", word).asking.timeout == .microseconds(microseconds))
  }

  @Test(
    "What is no duration is refused",
    arguments: [
      "", " ", "s", "ms", ".", ".5", "5.", "2.5.5", "-1", "+1", " 1", "1 ", "1e3", "0x5", "1_0", "5h", "5S",
      "5sec",
      "5 s", "inf", "nan", "٣", "0.0000001", "1,5", "--help",
    ])
  func malformed(word: String) throws {
    #expect(
      fault(["alert", "T", "--timeout", word])?.message
        == "option '--timeout' needs a duration such as '2', '2.5', '500ms', '5s' or '1m', not '\(word)'")
  }

  @Test("No time at all is refused", arguments: ["0", "0.0", "000", "0ms", "0m", "0.0001ms"])
  func noTime(word: String) throws {
    #expect(
      fault(["alert", "T", "--timeout", word])?.message
        == "option '--timeout' needs a duration of more than nothing, not '\(word)'")
  }

  @Test(
    "More than a day is refused, however much it is",
    arguments: [
      "86401", "86400.000001", "1441m", "86400001ms", "999999999m", "9999999999", "9223372036854775807m",
      "99999999999999999999999999999999",
    ])
  func tooLong(word: String) throws {
    #expect(
      fault(["alert", "T", "--timeout", word])?.message
        == "option '--timeout' needs a duration of at most a day, not '\(word)'")
  }

  @Test(
    "Numbers keep to their range",
    arguments: ["", "-1", "+5", "5.0", "0x20", "19", "201", "9999999999999999999"])
  func numbers(word: String) throws {
    #expect(
      fault(["alert", "T", "--max-width", word])?.message
        == "option '--max-width' needs a whole number from 20 to 200, not '\(word)'")
    #expect(fault(["alert", "T", "--padding", word])?.status == .usage)
  }
}
