import Dialogs
import TestSupport
import Testing

@testable import DialogCommand

@Suite("Properties of the parser")
struct ParserPropertyTests {
  private static let optionWords =
    OptionTable.all.map { "--\($0.name)" } + ["--", "-", "-x", "--title=x", "--help=x", "", "a=b"]

  /// Options whose value is any text, with what they change.
  private static let texts: [(name: String, change: @Sendable (inout DialogRequest, [UInt8]) -> Void)] = [
    ("title", { $0.title = $1 }),
    ("message", { $0.message = $1 == bytes("-") ? .standardInput : .text($1) }),
    ("type", { $0.asking.type = $1 }),
    ("log", { $0.asking.log = $1 }),
    ("config", { $0.looks.config = $1 }),
    ("theme-file", { $0.looks.themeFile = $1 }),
  ]

  @Test("A text that looks like an option is still that text, and changes nothing else")
  func values() throws {
    var random = SeededGenerator()
    let seed = random.seed
    for _ in 0..<10_000 {
      var words = ["--title", "T", "--message", "M", "--destructive", "d=D", "--timeout", "5"]
      var expected = try alert(words)
      for text in Self.texts.shuffled(using: &random).prefix(3) {
        let value = Self.optionWords.filter { $0 != "" }.randomElement(using: &random) ?? "-"
        words += Bool.random(using: &random) ? ["--\(text.name)", value] : ["--\(text.name)=\(value)"]
        text.change(&expected, bytes(value))
      }
      #expect(try alert(words) == expected, "SEED=\(seed) \(words)")
    }
  }

  @Test("No command line but the documented ones prints a text and exits 0")
  func texts() {
    var random = SeededGenerator()
    let seed = random.seed
    let vocabulary =
      Self.optionWords + Subcommand.words + GeneratedDocument.words + ActionRole.words + [
        "80x24", "1", "auto", "T", "icons",
      ]
    for _ in 0..<10_000 {
      var words = (0..<Int.random(in: 0...7, using: &random)).compactMap { _ in
        vocabulary.randomElement(using: &random)
      }
      if Bool.random(using: &random) { words.insert(Bool.random(using: &random) ? "alert" : "card", at: 0) }
      guard let request = try? parse(words), case .text = request else { continue }
      #expect(Self.printsText(words), "SEED=\(seed) \(words)")
    }
  }

  @Test("Without one of its words a complete command line never prints a text")
  func dropped() {
    let words = [
      "alert", "--title", "--help", "--message", "--help", "--destructive", "d=D", "--type", "--help", "--",
      "x", "--help",
    ]
    for index in words.indices {
      var fewer = words
      fewer.remove(at: index)
      if let request = try? parse(fewer), case .text = request { Issue.record("\(fewer)") }
    }
  }

  @Test("Random bytes are refused or read, and never a text")
  func junk() {
    var random = SeededGenerator()
    let seed = random.seed
    for _ in 0..<10_000 {
      let words = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        (0..<Int.random(in: 0...12, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      }
      if let request = try? CommandLineParser.parse([bytes("alert")] + words), case .text = request {
        Issue.record("SEED=\(seed) \(words)")
      }
    }
  }

  private static func printsText(_ words: [String]) -> Bool {
    let subcommands = Subcommand.words
    switch words.count {
    case 1: return ["--help", "--version", "help"].contains(words[0])
    case 2:
      return words[0] == "help" && (subcommands + ["icons"]).contains(words[1])
        || words[1] == "--help" && subcommands.contains(words[0])
        || words[0] == "--generate" && GeneratedDocument.words.contains(words[1])
    default: return false
    }
  }
}
