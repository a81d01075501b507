import Dialogs
import Foundation
import TestSupport
import Testing

/// How what was entered is written to standard output.
@Suite struct SheetValuesTests {
  private static func entry(_ name: String, _ value: [UInt8], _ kind: SheetValues.EntryKind = .text)
    -> SheetValues.Entry
  {
    SheetValues.Entry(name: Samples.bytes(name), value: value, kind: kind)
  }

  private static let choices = SheetValues.choices([
    SheetValues.Chosen(number: 2, id: Samples.bytes("two"), label: Samples.bytes("Two")),
    SheetValues.Chosen(number: 5, id: nil, label: [0x66, 0xFF, 0x27]),
  ])

  @Test("Lines: every byte as it was given")
  func lines() {
    #expect(Self.choices.lines() == Samples.bytes("two\n") + [0x66, 0xFF, 0x27, 0x0A])
    #expect(Self.choices.lines(separator: 0) == Samples.bytes("two\0") + [0x66, 0xFF, 0x27, 0])
    let entries = SheetValues.entries([
      Self.entry("a", [0xFF]), Self.entry("Full name", Samples.bytes("x=y")),
    ])
    #expect(entries.lines() == Samples.bytes("a=") + [0xFF] + Samples.bytes("\nFull name=x=y\n"))
    #expect(SheetValues.none.lines() == [])
  }

  @Test("Names that shells take")
  func names() {
    for name in ["a", "_", "A9_z"] { #expect(SheetValues.isShellName(Samples.bytes(name)), "\(name)") }
    for name in ["", "9a", "a-b", "a.b", "é", "a b", "a=b", "a;"] {
      #expect(!SheetValues.isShellName(Samples.bytes(name)), "\(name)")
    }
  }

  @Test("Assignments for a shell; a name that is none is left out")
  func shell() {
    let entries = SheetValues.entries([
      Self.entry("a", Samples.bytes("it's")), Self.entry("b", []), Self.entry("x;rm", [0x61]),
      Self.entry("c", Samples.bytes("''$(x)`\n")),
    ])
    #expect(entries.shell() == Samples.bytes("a='it'\\''s'\nb=''\nc=\\'\\''$(x)`\n'\n"))
    #expect(
      Self.choices.shell()
        == Samples.bytes("choice_count=2\nchoice='two'\nchoice_1='two'\nchoice_2='f") + [0xFF]
        + Samples.bytes("'\\'\n"))
    #expect(SheetValues.choices([]).shell() == Samples.bytes("choice_count=0\nchoice=''\n"))
  }

  @Test(
    "Any bytes come back from eval in real shells",
    arguments: ["sh", "bash", "dash", "zsh", "zsh -o rcquotes", "ksh", "mksh", "busybox sh"].filter(
      isInstalled))
  func eval(_ shell: String) throws {
    let words = shell.split(separator: " ").map(String.init)
    let path = try #require(Self.path(of: words[0]))
    var random = SeededGenerator()
    let nasty: [UInt8] = [
      0x27, 0x22, 0x60, 0x24, 0x5C, 0x0A, 0x21, 0x28, 0x7E, 0x01, 0x7F, 0xFF, 0x20, 0x09, 0x2A,
    ]
    var values = [[], [0x0A], [0x27], [0x27, 0x27], [0x5C], Array(1...255)].map { (bytes: [UInt8]) in bytes }
    for _ in 0..<60 {
      let isNasty = Bool.random(using: &random)
      values.append(
        (0..<Int.random(in: 0...40, using: &random)).map { _ in
          isNasty ? nasty.randomElement(using: &random) ?? 1 : .random(in: 1...255, using: &random)
        })
    }
    let printed = SheetValues.entries(values.enumerated().map { Self.entry("v\($0)", $1) }).shell()
    let script =
      "eval \"$(cat)\"; "
      + values.indices.map { "printf '%s' \"$v\($0)\" | od -An -v -tx1 | tr -d ' \\n'; echo;" }.joined()
    // Every value in hexadecimal, since NUL cannot occur in them and anything else can.
    let output = try Self.run(path, Array(words.dropFirst()) + ["-c", script], input: printed)
    let expected = values.map { $0.map { String(format: "%02x", $0) }.joined() + "\n" }.joined()
    #expect(output == expected, "\(shell) SEED=\(random.seed)")
  }

  private static func isInstalled(_ shell: String) -> Bool {
    shell.split(separator: " ").first.map { path(of: String($0)) != nil } ?? false
  }

  private static func path(of shell: String) -> String? {
    ["/bin/", "/usr/bin/"].map { $0 + shell }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private static func run(_ path: String, _ arguments: [String], input: [UInt8]) throws -> String {
    let process = Process()
    let (standardInput, standardOutput) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = standardInput
    process.standardOutput = standardOutput
    try process.run()
    standardInput.fileHandleForWriting.write(Data(input))
    try standardInput.fileHandleForWriting.close()
    let output = standardOutput.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }

  @Test("JSON carries the action, and values as what they are")
  func json() throws {
    let entries = SheetValues.entries([
      Self.entry("name", Samples.bytes("a\"b\n")), Self.entry("raw", [0xFF]),
      Self.entry("on", Samples.bytes("true"), .boolean), Self.entry("off", Samples.bytes("false"), .boolean),
      Self.entry("n", Samples.bytes("+07.50"), .number), Self.entry("none", [], .number),
      Self.entry("odd", Samples.bytes("x"), .number),
    ])
    let action = Action(id: "save", "Save", role: .default)
    let text = String(decoding: entries.json(action, role: .default, index: 1), as: UTF8.self)
    #expect(
      text == #"{"action":{"role":"default","id":"save","label":"Save","index":1},"values":{"#
        + #""name":"a\"b\n","raw":"\#u{FFFD}","on":true,"off":false,"n":7.50,"none":null,"odd":"x"}}"#)
    #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) is [String: Any])
    #expect(
      String(decoding: Self.choices.json(nil, role: .destructive, index: 0), as: UTF8.self)
        == #"{"action":{"role":"destructive","id":null,"label":null,"index":0},"choices":["#
        + #"{"id":"two","label":"Two","index":2},{"id":null,"label":"f\#u{FFFD}'","index":5}]}"#)
    #expect(
      String(decoding: SheetValues.choices([]).json(nil, role: .default, index: 0), as: UTF8.self)
        .hasSuffix(#""choices":[]}"#))
    #expect(!String(decoding: SheetValues.none.json(action, role: .default, index: 1), as: UTF8.self).isEmpty)
  }
}
