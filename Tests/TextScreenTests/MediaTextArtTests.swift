import Testing
import TextScreen

@Suite struct MediaTextArtTests {
  @Test(
    "A picture is as large as what can be seen of it",
    arguments: [
      ("ab\nc", ["ab", "c"]), ("ab   \r\n\r\n  c\n\n \n", ["ab", "", "  c"]), ("\n\n  x\n", ["", "", "  x"]),
      ("a\tb", ["a       b"]), ("世界\n\n", ["世界"]), ("\u{FEFF}x", ["x"]),
      ("abcdefgh\u{7}i", ["abcdefgh i"]), ("^[[31m \n^[[0mx^[[32m  ", ["", "x"]),
      ("", []), (" \n\t\n", []), ("\u{FEFF}", []),
    ] as [(String, [String])])
  func size(_ text: String, _ rows: [String]) throws {
    let frame = try #require(art(text))
    #expect(frame.rowTexts == rows)
    #expect((frame.size.columns == 0) == rows.isEmpty)
  }

  @Test("coloured, reversed and underlined blanks can be seen")
  func blanks() {
    #expect(art("^[[41m  ^[[m  \n ")?.size == Size(columns: 2, rows: 1))
    #expect(art("^[[7m   ")?.size == Size(columns: 3, rows: 1))
    #expect(art("^[[4m    ")?.size == Size(columns: 4, rows: 1))
    #expect(art("^[[41m  ", .none)?.size == .zero)
  }

  @Test(
    "Of control sequences only SGR is obeyed, and nothing of the others is seen",
    arguments: [
      "^[[2J^[[10;10Hx", "^[]0;title\u{7}x", "^[]52;c;aGk=^[\\x", "^[Pq#0~^[\\x", "^[_Ga=T;AAAA^[\\x",
      "^[[?1049hx", "^[cx", "^[(Bx", "x^[]0;title", "x^[[", "x^[",
    ])
  func sequences(_ text: String) {
    #expect(art(text) == Frame(size: Size(columns: 1, rows: 1)) { $0.draw("x", at: .zero, .plain) })
  }

  @Test("no control character is in any cell, whatever the file says")
  func controls() throws {
    let frame = try #require(art("a longer text that is visible, and then \u{8}\u{9B}31m\u{85}\u{202E}"))
    for column in 0..<frame.size.columns {
      let scalars = frame[column, 0].character.unicodeScalars
      #expect(scalars.allSatisfy { $0.properties.generalCategory != .control && $0 != "\u{202E}" })
    }
  }

  @Test(
    "Colours become the nearest that the terminal has",
    arguments: [
      ("38;2;250;10;10", .trueColor, .rgb(RGB(0xFA0A0A))), ("38;2;250;10;10", .palette256, .palette(196)),
      ("38;2;250;10;10", .sixteen, .ansi(9)), ("38;2;250;10;10", .none, .default),
      ("38;2;200;5;0", .sixteen, .ansi(1)), ("38;2;10;10;10", .sixteen, .ansi(0)),
      ("38;2;240;240;240", .sixteen, .ansi(7)), ("38;5;196", .sixteen, .ansi(9)),
      ("38;5;196", .palette256, .palette(196)), ("38;5;196", .trueColor, .palette(196)),
      ("38;5;12", .palette256, .ansi(12)), ("38;5;12", .sixteen, .ansi(12)), ("92", .sixteen, .ansi(10)),
      ("92", .none, .default), ("39", .palette256, .default),
    ] as [(String, ColorDepth, Color)])
  func depth(_ parameters: String, _ depth: ColorDepth, _ expected: Color) {
    #expect(art("^[[1;\(parameters)mx", depth)?[0, 0].style == Style(foreground: expected, attributes: .bold))
    let background = parameters.hasPrefix("38") ? "48" + parameters.dropFirst(2) : nil
    if let background {
      #expect(art("^[[\(background)mx", depth)?[0, 0].style == Style(background: expected))
    }
  }

  @Test func paletteColorsBelowSixteenAreTheTerminalsOwn() {
    #expect(Color.palette(9).reduced(to: .sixteen) == .ansi(9))
    #expect(Color.palette(9).reduced(to: .palette256) == .palette(9))
  }

  @Test("what is beyond 200 × 100 is cut, in linear time", .timeLimit(.minutes(1)))
  func limit() {
    let wide = String(repeating: "x", count: 1 << 16)
    #expect(art(wide)?.size == Size(columns: 200, rows: 1))
    #expect(art(String(repeating: "x\n", count: 1 << 16))?.size == Size(columns: 1, rows: 100))
    #expect(art(String(repeating: "世", count: 150))?.size == Size(columns: 200, rows: 1))
    #expect(art(String(repeating: "x", count: 199) + "世")?.size == Size(columns: 199, rows: 1))
  }

  @Test("in ASCII other characters leave their places blank")
  func ascii() {
    #expect(TextArt.frame(of: received("a█世b"), depth: .none, repertoire: .ascii)?.rowTexts == ["a   b"])
  }

  @Test("drawn on a ground, the terminal's own colours become the ground's")
  func ground() throws {
    let picture = try #require(art("a^[[31mb^[[39;42m c"))
    let ground = Style(foreground: .palette(20), background: .palette(30), attributes: .bold)
    let frame = Frame(size: Size(columns: 4, rows: 2)) {
      $0.draw(picture, at: Point(column: 1, row: 1), on: ground)
    }
    #expect(frame.rowTexts == ["", " ab"])
    #expect(frame[1, 1].style == Style(foreground: .palette(20), background: .palette(30)))
    #expect(frame[2, 1].style == Style(foreground: .ansi(1), background: .palette(30)))
    #expect(frame[3, 1].style == Style(foreground: .palette(20), background: .ansi(2)))
    #expect(frame[0, 1] == .blank)
  }

  private func art(_ text: String, _ depth: ColorDepth = .trueColor) -> Frame? {
    TextArt.frame(of: received(text), depth: depth)
  }
}
