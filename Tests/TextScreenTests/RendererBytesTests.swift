import TestSupport
import Testing

@testable import TextScreen

@Suite struct RendererBytesTests {
  @Test func `The first frame inline, byte for byte`() {
    var renderer = FrameRenderer(placement: .inline, terminal: Size(columns: 4, rows: 3))
    var frame = Frame(size: Size(columns: 3, rows: 2))
    frame.write("ab", column: 0, row: 0, Style(attributes: .bold))
    frame.write("c", column: 2, row: 1, .plain)
    #expect(
      visible(renderer.render(frame))
        == "␛[?2026h␛[?7h␛[m    ␍␛[?7l␛[?25l␛[m␛[K␊␛[K␛[A␛[1mab␊␛[3G␛[mc␍␛[A␛[?7h␛[?2026l")
  }

  @Test func `The first frame on the screen, byte for byte`() {
    let place = FrameRenderer.Placement.screen(origin: Point(column: 1, row: 1))
    var renderer = FrameRenderer(placement: place, terminal: Size(columns: 9, rows: 3))
    var frame = Frame(size: Size(columns: 3, rows: 1))
    frame.write("abc", column: 0, row: 0, .plain)
    frame.cursor = Point(column: 1, row: 0)
    #expect(visible(renderer.render(frame)) == "␛[?2026h␛[?7l␛[m␛[2;2H   ␛[2Gabc␛[3G␛[?7h␛[?2026l")
  }

  @Test func `Only what changed is written, and a short gap is written rather than jumped over`() {
    var renderer = FrameRenderer(placement: .inline, terminal: Size(columns: 20, rows: 3))
    var frame = Frame(size: Size(columns: 20, rows: 1))
    frame.write("one two three four", column: 0, row: 0, .plain)
    _ = renderer.render(frame)
    frame.write("One Two threE fouR", column: 0, row: 0, .plain)
    #expect(visible(renderer.render(frame)) == "␍␛[mOne T␛[13GE fouR␍")
  }

  @Test func `A short change is written alone, unless it could wrap or is in several rows`() {
    var renderer = FrameRenderer(placement: .inline, terminal: Size(columns: 20, rows: 3))
    var frame = Frame(size: Size(columns: 20, rows: 2))
    _ = renderer.render(frame)
    frame.write("x", column: 17, row: 0, .plain)
    frame.cursor = Point(column: 18, row: 0)
    #expect(visible(renderer.render(frame)) == "␛[18G␛[mx␛[?25h")
    frame.write("y", column: 18, row: 0, .plain)
    #expect(visible(renderer.render(frame)) == "␛[?2026h␛[?7l␛[19G␛[my␛[19G␛[?7h␛[?2026l")
    frame.write("a", column: 0, row: 0, .plain)
    frame.write("b", column: 0, row: 1, .plain)
    #expect(visible(renderer.render(frame)).hasPrefix("␛[?2026h"))
    frame.write("c", column: 0, row: 0, Style(attributes: .bold))
    frame.cursor = nil
    #expect(visible(renderer.render(frame)) == "␛[?25l␍␛[0;1mc␛[m␍")
  }

  @Test func `Moving the focus between two buttons costs at most 200 bytes in 24-bit colour`() {
    let terminal = Size(columns: 80, rows: 24)
    var renderer = FrameRenderer(placement: .inline, terminal: terminal)
    var screen = VirtualScreen(columns: 80, rows: 24)
    screen.feed(renderer.render(Self.buttons(focused: 0)))
    let bytes = renderer.render(Self.buttons(focused: 1))
    #expect(bytes.count <= 200, "\(visible(bytes))")
    screen.feed(bytes)
    #expect(screen.text[7] == "│                            Cancel      Delete            │")
  }

  private static func buttons(focused: Int) -> Frame {
    var frame = Frame(box: 60, rows: 9)
    let panel = Style(foreground: .rgb(RGB(0xE6E6E6)), background: .rgb(RGB(0x1F2430)))
    for row in 1..<8 { frame.write(String(repeating: " ", count: 58), column: 1, row: row, panel) }
    for (index, label) in [" Cancel ", " Delete "].enumerated() {
      let style =
        index == focused
        ? Style(foreground: .rgb(RGB(0xFFFFFF)), background: .rgb(RGB(0xC82838)), attributes: .bold)
        : Style(foreground: .rgb(RGB(0xB0B8C8)), background: .rgb(RGB(0x343C4C)))
      frame.write(label, column: 28 + 12 * index, row: 7, style)
      frame.write(
        String(label.dropFirst().prefix(1)), column: 29 + 12 * index, row: 7, style.adding(.underline))
    }
    return frame
  }

  @Test(arguments: [
    (Style.plain, nil as Style?, "␛[m"),
    (.plain, Style(attributes: .bold), "␛[m"),
    (.plain, .plain, ""),
    (Style(attributes: .bold), .plain, "␛[1m"),
    (Style(attributes: .dim), Style(attributes: [.bold, .dim]), "␛[0;2m"),
    (
      Style(background: .rgb(RGB(0)), attributes: .dim), Style(background: .rgb(RGB(0)), attributes: .bold),
      "␛[22;2m"
    ),
    (Style(attributes: [.italic, .underline, .reverse]), nil, "␛[0;3;4;7m"),
    (
      Style(foreground: .palette(200)), Style(foreground: .palette(200), attributes: [.italic, .underline]),
      "␛[23;24m"
    ),
    (Style(background: .palette(7)), Style(background: .palette(7), attributes: .reverse), "␛[27m"),
    (Style(foreground: .ansi(7), background: .ansi(8)), .plain, "␛[37;100m"),
    (Style(foreground: .ansi(15), background: .ansi(0)), nil, "␛[0;97;40m"),
    (
      Style(foreground: .default, background: .palette(9)),
      Style(foreground: .rgb(RGB(0x010203)), background: .palette(9)), "␛[39m"
    ),
    (Style(foreground: .rgb(RGB(0x0102FF))), nil, "␛[0;38;2;1;2;255m"),
  ])
  func `The shortest way from a style to another`(new: Style, old: Style?, expected: String) {
    #expect(visible(ControlSequence.style(from: old, to: new).bytes) == expected)
  }

  @Test(arguments: [
    (ControlSequence.set(.bracketedPaste), "␛[?2004h"),
    (.reset(.alternateScreen), "␛[?1049l"),
    (.cursorUp(0), ""),
    (.cursorUp(-1), ""),
    (.cursorUp(1), "␛[A"),
    (.cursorUp(12), "␛[12A"),
    (.cursorColumn(0), "␛[1G"),
    (.cursorColumn(.max), "␛[1073741825G"),
    (.cursorPosition(Point(column: 9, row: -3)), "␛[1;10H"),
    (.eraseToEndOfLine, "␛[K"),
    (.requestCursorPosition, "␛[6n"),
    (.bell, "␇"),
    (.notification("dfdialog: done"), "␛]9;dfdialog: done␛\\"),
    (.titledNotification(title: "a", body: "b"), "␛]777;notify;a;b␛\\"),
    (.kittyNotification("a;b"), "␛]99;i=dfdialog:d=0;a;b␛\\"),
    (.kittyNotificationBody("c"), "␛]99;i=dfdialog:p=body;c␛\\"),
  ])
  func `The inventory of control sequences`(sequence: ControlSequence, expected: String) {
    #expect(visible(sequence.bytes) == expected)
  }

  @Test func `The terminal of the tests knows every sequence of the inventory`() {
    var screen = VirtualScreen(columns: 9, rows: 9)
    for mode in TerminalMode.allCases {
      screen.feed(ControlSequence.set(mode).bytes)
      #expect(screen.modes.contains(mode.rawValue))
      screen.feed(ControlSequence.reset(mode).bytes)
      #expect(!screen.modes.contains(mode.rawValue))
    }
    #expect(screen.unknownSequences.isEmpty)
  }

  @Test func `A wide character never begins in the last column`() {
    var renderer = FrameRenderer(placement: .inline, terminal: Size(columns: 4, rows: 2))
    var screen = VirtualScreen(columns: 4, rows: 2)
    var frame = Frame(size: Size(columns: 6, rows: 1))
    frame.write("abc", column: 0, row: 0, .plain)
    frame.put("世", width: 2, style: .plain, column: 3, row: 0)
    screen.feed(renderer.render(frame))
    expectPicture(screen, "abc")
  }

  /// Control characters as pictures, so that literals can be read.
  private func visible(_ bytes: [UInt8]) -> String {
    String(
      String.UnicodeScalarView(
        String(decoding: bytes, as: UTF8.self).unicodeScalars.map {
          $0.value < 0x20 ? Unicode.Scalar(0x2400 + $0.value) ?? $0 : $0
        }))
  }
}

extension Frame {
  /// Writes characters of width 1.
  mutating func write(_ text: String, column: Int, row: Int, _ style: Style) {
    for (index, character) in text.enumerated() {
      put(character, width: 1, style: style, column: column + index, row: row)
    }
  }
}
