import Foundation
import TestSupport
import Testing

@testable import TextScreen

@Suite struct ScreenSnapshotTests {
  /// The frame of a text with `^[` for ESC.
  private func picture(
    _ text: String, columns: Int = 8, rows: Int = 1, repertoire: Repertoire = .unicode
  ) -> Frame? {
    Frame(snapshot: received(text), size: Size(columns: columns, rows: rows), repertoire: repertoire)
  }

  @Test(arguments: [
    ("ab\ncd\n", ["ab", "cd", ""]),
    ("ab\r\ncd\r\n", ["ab", "cd", ""]),
    ("\n\nab", ["", "", "ab"]),
    ("a\nb\nc\nd\ne", ["a", "b", "c"]),
    ("123456789\n2", ["12345678", "2", ""]),
    ("1234567世9\n2", ["1234567", "2", ""]),
    ("世界", ["世界", "", ""]),
    ("e\u{301}x", ["e\u{301}x", "", ""]),
    ("a\tb\n\t\tc", ["a", "", ""]),
    ("12345\t6", ["12345", "", ""]),
  ])
  func `rows end with LF, and are cut or filled`(text: String, rows: [String]) throws {
    #expect(try #require(picture(text, rows: 3)).rowTexts == rows)
  }

  @Test func `a tab leads to the next multiple of eight`() throws {
    #expect(try #require(picture("a\tb\tc", columns: 20)).rowTexts == ["a       b       c"])
  }

  @Test(arguments: [
    ("^[[31m", Style(foreground: .ansi(1))),
    ("^[[97;104m", Style(foreground: .ansi(15), background: .ansi(12))),
    ("^[[38;5;200m", Style(foreground: .palette(200))),
    ("^[[48;5;9m", Style(background: .ansi(9))),
    ("^[[38;2;1;2;3m", Style(foreground: .rgb(RGB(0x010203)))),
    ("^[[38:2::1:2:3m", Style(foreground: .rgb(RGB(0x010203)))),
    ("^[[38:2:1:2:3m", Style(foreground: .rgb(RGB(0x010203)))),
    ("^[[48:5:99m", Style(background: .palette(99))),
    ("^[[1;2;3;4;7m", Style(attributes: [.bold, .dim, .italic, .underline, .reverse])),
    ("^[[4:3m", Style(attributes: .underline)),
    ("^[[4m^[[4:0m", .plain),
    ("^[[21m", Style(attributes: .underline)),
    ("^[[1;2;22;31m", Style(foreground: .ansi(1))),
    ("^[[1;31m^[[m", .plain),
    ("^[[31;;1m", Style(attributes: .bold)),
    ("^[[31;41m^[[39;49m", .plain),
    ("^[[58;5;3;32m", Style(foreground: .ansi(2))),
    ("^[[58:2::1:2:3;32m", Style(foreground: .ansi(2))),
    ("^[[38;2;1;2;300m^[[3m", Style(attributes: .italic)),
    ("^[[38;5m^[[38;9;3m", Style(attributes: .italic)),
    ("^[[38;5;999999999999999999999m", .plain),
    ("^[[>4;1m", .plain),
    ("^[[107;9;53;73m", Style(background: .ansi(15))),
  ])
  func `SGR sets the style`(sequences: String, style: Style) throws {
    #expect(try #require(picture(sequences + "x"))[0, 0] == Cell(character: "x", width: 1, style: style))
  }

  @Test func `blanks keep their ground, and the style goes on in the next row`() throws {
    let frame = try #require(picture("^[[44m a\nb^[[0mc", rows: 2))
    let blue = Style(background: .ansi(4))
    #expect(frame[0, 0] == Cell(blank: blue))
    #expect(frame[0, 1].style == blue)
    #expect(frame[1, 1].style == .plain)
    #expect(frame[2, 0] == .blank)
  }

  @Test(arguments: [
    ("^[]8;;https://a.example/;x^[\\link^[]8;;^[\\!", "link!"),
    ("^[]0;title\u{7}text", "text"),
    ("^[P1$r0m^[\\text", "text"),
    ("^[_Ga=T^[\\^[^x^[\\^[Xy^[\\text", "text"),
    ("^[kname^[\\text", "text"),
    ("^[]52;c;QQ==\nx", ""),
    ("^[(B^[)0^[=^[7^[Mtext", "text"),
    ("^[[2J^[[3;4H^[[?1049h^[[6n^[[21ttext", "text"),
    ("^[[1;31", ""),
    ("text^[", "text"),
    ("^[^[[1mtext", "text"),
    ("^[[8mhidden^[[28m!", "      !"),
  ])
  func `other sequences are skipped whole`(text: String, row: String) throws {
    #expect(try #require(picture(text + "          ")).rowTexts == [row])
  }

  @Test func `letters between SO and SI are line drawing`() throws {
    #expect(try #require(picture("\u{E}lqk\u{F}lqk\u{E}x")).rowTexts == ["┌─┐lqk│"])
    #expect(try #require(picture("\u{E}lqk\u{F}lqk", repertoire: .ascii)).rowTexts == ["   lqk"])
  }

  @Test(arguments: [
    [0x00], [0x07], [0x08], [0x7F], [0xC2, 0x85], [0xC2, 0x9B], [0xFF], [0xC3], [0xF0, 0x90],
    [0xEF, 0xBF, 0xBD],
  ])
  func `what no terminal shows is one blank`(bytes: [UInt8]) throws {
    let text = received("twelve letters") + bytes + received("end")
    let frame = try #require(Frame(snapshot: text, size: Size(columns: 20, rows: 1)))
    #expect(frame.rowTexts == ["twelve letters end"])
  }

  @Test func `invisible characters take no place`() throws {
    #expect(
      try #require(picture("quite a long row of text\u{202E}!\u{200B}?\u{AD}x", columns: 40)).rowTexts == [
        "quite a long row of text!? x"
      ])
  }

  @Test func `in ASCII other characters become blanks of their width`() throws {
    #expect(try #require(picture("a世bé│c", repertoire: .ascii)).rowTexts == ["a  b  c"])
  }

  @Test(arguments: ["", "\0\0\0\0", "^[[1;2;3\u{1}\u{2}x", "\u{FFFD}\u{FFFD}abcdef"])
  func `rubbish is no picture`(text: String) {
    #expect(picture(text) == nil)
  }

  @Test func `common characters have the width that all characters are given`() {
    let scalars = (UInt32(0)...0xFFFF).compactMap(Unicode.Scalar.init)
    let common = scalars.filter { Character($0).commonWidth != nil }
    let others = common.filter { scalar in
      let cells = SafeText(String(scalar)).cells.map { ($0.character, $0.width) }
      guard let cell = cells.first, cells.count == 1 else { return true }
      return cell != (Character(scalar), Character(scalar).commonWidth)
    }
    #expect(common.count > 30_000)
    #expect(others == [])
  }

  @Test func `random bytes give whole frames of the size that was asked for`() {
    var random = SeededGenerator()
    let pieces = [
      "^[[", "^[]8;;", "^[\\", ";5;", ":", "38;2;", "m", "\n", "\u{E}", "世", "e\u{301}", "─", "word ",
    ]
    for _ in 0..<2000 {
      let size = Size(
        columns: Int.random(in: 0...12, using: &random), rows: Int.random(in: 0...5, using: &random))
      let bytes = (0..<Int.random(in: 1...40, using: &random)).flatMap { _ -> [UInt8] in
        random.next() % 3 == 0
          ? [UInt8.random(in: 0...255, using: &random)] : received(pieces.randomElement(using: &random) ?? "")
      }
      guard let frame = Frame(snapshot: bytes, size: size) else { continue }
      #expect(frame.size == size, "SEED=\(random.seed): \(bytes)")
      #expect(isWhole(frame), "SEED=\(random.seed): \(bytes)")
    }
  }

  @Test func `cells that were drawn and captured come back`() {
    var random = SeededGenerator()
    for _ in 0..<500 {
      let drawn = randomFrame(from: &random)
      let bytes = (0..<drawn.size.rows).flatMap { row in
        var style = Style.plain
        let cells = drawn.row(row).filter { $0.width > 0 }
        let text = cells.flatMap { cell -> [UInt8] in
          defer { style = cell.style }
          return ControlSequence.style(from: style, to: cell.style).bytes + Array(cell.character.utf8)
        }
        return text + ControlSequence.style(from: style, to: .plain).bytes + [0x0A]
      }
      #expect(Frame(snapshot: bytes, size: drawn.size) == drawn, "SEED=\(random.seed)")
    }
  }

  /// What this thread has spent: other tests do not count.
  private static func processorTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  @Test func `a megabyte of anything takes no more than its share of time`() {
    let size = Size(columns: 200, rows: 60)
    for unit in ["^[", "^[[", "^[]", "a\u{300}", "\u{300}", ";", "\u{202E}", "^[[1;", "x", "世", "\u{E}q"] {
      func time(_ count: Int) -> Duration {
        let bytes = Array(repeatElement(received(unit), count: count).joined())
        let times = (0..<3).map { _ in
          let start = Self.processorTime()
          _ = Frame(snapshot: bytes, size: size)
          return Self.processorTime() - start
        }
        return times.min() ?? .zero
      }
      let (short, long) = (time(1_000), time(8_000))
      #expect(long < short * 24 + .milliseconds(20), "\(unit): \(short), then \(long)")
    }
  }
}

/// Whether each wide character has its second half, and no half is alone.
func isWhole(_ frame: Frame) -> Bool {
  (0..<frame.size.rows).allSatisfy { row in
    (0..<frame.size.columns).allSatisfy { column in
      let isHalf = column + 1 < frame.size.columns && frame[column + 1, row].width == 0
      return (frame[column, row].width == 2) == isHalf && (column > 0 || frame[0, row].width > 0)
    }
  }
}

/// A frame full of characters and styles of all kinds.
func randomFrame(from random: inout SeededGenerator) -> Frame {
  func color() -> Color {
    switch random.next() % 5 {
    case 0: .ansi(.random(in: 0...15, using: &random))
    case 1: .palette(.random(in: 16...255, using: &random))
    case 2: .rgb(RGB(.random(in: 0...0xFF_FFFF, using: &random)))
    default: .default
    }
  }
  let size = Size(
    columns: .random(in: 1...20, using: &random), rows: .random(in: 1...6, using: &random))
  return Frame(size: size) { canvas in
    for row in 0..<size.rows {
      var column = 0
      while column < size.columns {
        let text: SafeText = ["a", "世", "é", "█", "─", " ", "e\u{301}"].randomElement(using: &random) ?? " "
        let style = Style(
          foreground: color(), background: color(),
          attributes: Style.Attributes(rawValue: .random(in: 0...31, using: &random)))
        column = canvas.draw(text, at: Point(column: column, row: row), style)
      }
    }
  }
}
