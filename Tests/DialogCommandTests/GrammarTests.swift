import Dialogs
import Testing
import TextScreen

@testable import DialogCommand

@Suite("Grammar of the command line")
struct GrammarTests {
  @Test("Bare words are the title, then the message")
  func bareWords() throws {
    let request = try alert("Delete?", "It is gone then.")
    #expect(request.title == bytes("Delete?"))
    #expect(request.message == .text(bytes("It is gone then.")))
    #expect(request == DialogRequest(title: bytes("Delete?"), message: .text(bytes("It is gone then."))))
  }

  @Test("Bare words fill the places that no option fills, wherever the options stand")
  func places() throws {
    let expected = DialogRequest(title: bytes("T"), message: .text(bytes("M")))
    #expect(try alert("--title", "T", "M") == expected)
    #expect(try alert("M", "--title", "T") == expected)
    #expect(try alert("--message", "M", "T") == expected)
    #expect(try alert("T", "--message=M") == expected)
    #expect(try alert("--message=M", "--title=T") == expected)
  }

  @Test("An empty message is no message")
  func emptyMessage() throws {
    #expect(try alert("T", "") == alert("T"))
    #expect(try alert("T", "--message", "") == alert("T"))
  }

  @Test("Only the value of --message reads standard input")
  func standardInput() throws {
    #expect(try alert("T", "--message", "-").message == .standardInput)
    #expect(try alert("T", "--message=-").message == .standardInput)
    #expect(try alert("--title", "-").title == bytes("-"))
    #expect(try alert("T", "--default", "-").actions == [Action("-", role: .default)])
    #expect(fault(["alert", "T", "-"])?.status == .usage)
  }

  @Test("A value is taken whatever it looks like")
  func valuesAreTaken() throws {
    for word in ["--help", "--version", "--", "-", "-rf", "--title", "--no-such-option", "a=b", "'", "\\n"] {
      #expect(try alert("--title", word).title == bytes(word))
      #expect(try alert("--title=\(word)").title == bytes(word))
      #expect(try alert("T", "--type", word, "--destructive", "D").asking.type == bytes(word))
    }
  }

  @Test("Texts come back byte for byte, even when they are not UTF-8")
  func bytesAreKept() throws {
    let odd: [UInt8] = [0xFF, 0x41, 0x0D, 0x0A, 0x1B, 0xC3]
    let words = [bytes("alert"), bytes("--title"), odd, odd, bytes("--default"), bytes("x=") + odd]
    guard case .ask(let request) = try CommandLineParser.parse(words) else { throw NoDialog(words: []) }
    #expect(request.title == odd)
    #expect(request.message == .text(odd))
    #expect(request.actions == [Action(id: "x", label: odd, role: .default)])
  }

  @Test(
    "A label may begin with an ID",
    arguments: [
      ("Save", nil, "Save"), ("save=Save now", "save", "Save now"), ("a.b_c-9=X", "a.b_c-9", "X"),
      ("=A=B", nil, "A=B"), ("==", nil, "="), ("a=b=c", "a", "b=c"),
      ("not one word=x", nil, "not one word=x"),
      ("ä=x", nil, "ä=x"), ("x= ", nil, nil), ("=", nil, nil), ("id=", nil, nil), ("", nil, nil),
      (" \t", nil, nil),
    ] as [(String, String?, String?)])
  func labels(word: String, id: String?, label: String?) throws {
    if let label {
      #expect(try alert("T", "--default", word).actions == [Action(id: id, label, role: .default)])
    } else {
      #expect(fault(["alert", "T", "--default", word])?.status == .usage)
    }
  }

  @Test("Actions stand in the order in which they were given")
  func order() throws {
    let request = try alert("T", "--cancel", "C", "--destructive", "d=D", "--default=A", "--default", "B")
    #expect(
      request.actions == [
        Action("C", role: .cancel), Action(id: "d", "D", role: .destructive), Action("A", role: .default),
        Action("B", role: .default),
      ])
  }

  @Test("An ID may be the word of its own role")
  func ownRole() throws {
    #expect(try alert("T", "--default", "default=Yes").actions.first?.id == "default")
    #expect(try alert("T", "--cancel", "cancel=No").actions.first?.id == "cancel")
    #expect(try alert("T", "--destructive", "destructive=Go").actions.first?.id == "destructive")
  }

  @Test("What follows -- is the command, untouched")
  func command() throws {
    let request = try alert("T", "--", "rm", "--", "-rf", "", "--title")
    #expect(request.asking.command == ["rm", "--", "-rf", "", "--title"].map(bytes))
    #expect(try alert("T", "--destructive", "D", "--", "x").asking.command == [bytes("x")])
    let named = try alert("T", "--default", "a=A", "--default", "b=B", "--expect", "b", "--", "x")
    #expect(named.asking.expect == .id("b"))
    #expect(try alert("T").asking.command == nil)
  }

  @Test("32 actions are allowed, with the cancel action that is added")
  func mostActions() throws {
    let thirtyOne = (1...31).flatMap { ["--destructive", "D\($0)"] }
    #expect(try alert(["T"] + thirtyOne).actions.count == 31)
    #expect(fault(["alert", "T", "--destructive", "D"] + thirtyOne)?.status == .usage)
  }

  @Test("Preview draws an alert of that size")
  func preview() throws {
    let expected = try alert("T", "--default", "OK")
    #expect(
      try parse(["preview", "80x24", "alert", "T", "--default", "OK"])
        == .preview(Size(columns: 80, rows: 24), expected))
    for size in ["1x1", "1000x1000", "080x024"] { #expect(fault(["preview", size, "alert", "T"]) == nil) }
    for size in [
      "0x1", "1x0", "1001x1", "1x1001", "80", "80x", "x24", "80X24", "80x24x1", "-1x1", "+1x1", "", "x",
    ] {
      #expect(fault(["preview", size, "alert", "T"])?.status == .usage, "\(size)")
    }
  }

  @Test("Texts are printed for these command lines")
  func texts() throws {
    #expect(try parse(["--version"]) == .text("dfdialog 0.1.0\n"))
    #expect(try parse(["--help"]) == .text(HelpText.overview))
    #expect(try parse(["help"]) == parse(["--help"]))
    for subcommand in Subcommand.allCases {
      #expect(try parse([subcommand.rawValue, "--help"]) == .text(HelpText.of(subcommand)))
      #expect(try parse(["help", subcommand.rawValue]) == .text(HelpText.of(subcommand)))
    }
    for document in GeneratedDocument.allCases {
      #expect(try parse(["--generate", document.rawValue]) == .text(document.text))
      #expect(try parse(["--generate=\(document.rawValue)"]) == .text(document.text))
    }
  }
}
