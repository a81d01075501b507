import Dialogs
import TestSupport
import Testing
import TextScreen

/// A text that is read page by page.
@Suite struct SheetTextPagerTests {
  private static let poem = (1...12).map { "line \($0)" }.joined(separator: "\n") + "\n"
  private static let long = "a word that does not fit into so few columns as there are here\n"

  static func pager(
    _ text: String, wraps: Bool = true, ansi: Bool = false, follows: Bool = false, ends: Bool = true,
    settings: DialogSettings = Samples.plain, columns: Int = 40, rows: Int = 6
  ) -> TextPager {
    var pager = TextPager(settings: settings, wraps: wraps, ansi: ansi, follows: follows)
    pager.resize(to: Size(columns: columns, rows: rows))
    pager.take(text, ends: ends)
    return pager
  }

  @Test("Rows of the text, a quiet bar, and where it stands")
  func pictures() {
    var pager = Self.pager(Self.poem + Self.long)
    pager.expect(
      40, 6,
      """
      line 1                                 ┃
      line 2                                 ┃
      line 3                                 │
      line 4                                 │
      line 5                                 │
      ▸ lines 1–5 of 13                   38 %
      """)
    pager.resize(to: Size(columns: 20, rows: 6))
    pager.press(.end)
    pager.expect(
      20, 6,
      """
      line 12            │
      a word that does   │
      not fit into so    │
      few columns as     │
      there are here     ┃
      ▸ 12–13 of 13  100 %
      """)
    var short = Self.pager("one\n\ntwo")
    short.expect(60, 5, "one\n\ntwo\n\n  lines 1–3 of 3", isFocused: false)
    #expect(short.idealRows(columns: 60) == 4)
    #expect(pager.idealRows(columns: 22) == 12 + 4 + 1)
  }

  @Test("In ASCII, cut at both sides")
  func ascii() {
    var pager = Self.pager(Self.poem + Self.long, wraps: false, settings: Samples.ascii, columns: 30, rows: 5)
    pager.press(.end, .right)
    pager.expect(
      30, 5,
      """
      <                            |
      <                            |
      <                            |
      <at does not fit into so fe> #
      > lines 10-13 of 13      100 %
      """)
    for _ in 0..<20 { pager.press(.right) }
    #expect(pager.frame(30, 5).rowTexts[3].hasPrefix("<mns as there are here"))
    for _ in 0..<20 { pager.press(.left) }
    #expect(pager.frame(30, 5).rowTexts[3] == "a word that does not fit in> #")
  }

  @Test(
    "Nothing, and what is still to come",
    arguments: [
      ("", true, "▸ no lines"), ("", false, "▸ waiting for text"), ("a\nb", false, "▸ lines 1–2 of 2…"),
      ("a", true, "▸ line 1 of 1"), ("\n", true, "▸ line 1 of 1"), ("a\r", false, "▸ line 1 of 1…"),
    ])
  func counter(_ text: String, _ ends: Bool, _ counter: String) {
    #expect(Self.pager(text, ends: ends).frame(40, 6).rowTexts[5] == counter)
  }

  @Test(
    "Keys scroll, and stop at both ends",
    arguments: [
      ([.down], 2), ([.down, .down, .up], 2), ([.up], 1), ([.pageDown], 6), ([.pageDown, .pageUp], 1),
      ([.character(" ")], 6), ([.character(" "), .character("b")], 1), ([.end], 8), ([.end, .down], 8),
      ([.character("G")], 8), ([.end, .character("g")], 1), ([.end, .home], 1), ([.pageDown, .pageDown], 8),
      ([.character("j"), .character("k"), .character("j")], 2),
    ] as [([Key], Int)])
  func keys(_ keys: [Key], _ first: Int) {
    var pager = Self.pager(Self.poem)
    for key in keys { #expect(pager.press(KeyPress(key)) == .handled) }
    #expect(pager.frame(40, 6).rowTexts[0].hasPrefix("line \(first) "))
  }

  @Test("Enter accepts, Tab leaves, the wheel scrolls, and everything else is the dialog's")
  func reactions() {
    var pager = Self.pager(Self.poem)
    #expect(pager.effect(of: KeyPress(.enter)) == .chooses)
    #expect(pager.effect(of: KeyPress(.down)) == .moves)
    #expect(pager.press(KeyPress(.enter)) == .accept)
    #expect(pager.press(KeyPress(.tab)) == .leave(forward: true))
    #expect(pager.press(KeyPress(.tab, .shift)) == .leave(forward: false))
    for key in [Key.escape, .character("n"), .character("y"), .left, .right] {
      #expect(pager.press(KeyPress(key)) == .ignored)
    }
    pager.paste("\r")
    #expect(pager.point(MouseEvent(.wheelDown, position: .zero)) == .handled)
    #expect(pager.frame(40, 6).rowTexts[0].hasPrefix("line 4"))
    #expect(pager.point(MouseEvent(.wheelUp, position: .zero)) == .handled)
    #expect(pager.point(MouseEvent(.press, position: .zero)) == .ignored)
    #expect(pager.frame(40, 6).rowTexts[0].hasPrefix("line 1"))
  }

  @Test("The end was seen when its last row was drawn")
  func seen() {
    var pager = Self.pager(Self.poem, ends: false)
    pager.press(.end)
    #expect(!pager.hasSeenEnd)
    pager.endInput()
    #expect(pager.hasSeenEnd)
    var other = Self.pager(Self.poem)
    #expect(!other.hasSeenEnd)
    other.press(.pageDown, .down)
    #expect(!other.hasSeenEnd)
    other.press(.down)
    #expect(other.hasSeenEnd)
    var unseen = TextPager(settings: Samples.plain)
    unseen.take("a\n")
    #expect(!unseen.hasSeenEnd)
    unseen.resize(to: Size(columns: 9, rows: 2))
    #expect(unseen.hasSeenEnd)
  }

  @Test("Following keeps the end in sight until somebody scrolls up")
  func following() {
    var pager = Self.pager(Self.poem, follows: true, ends: false)
    #expect(pager.frame(40, 6).rowTexts[4].hasPrefix("line 12"))
    #expect(pager.frame(40, 6).rowTexts[5] == "▸ lines 8–12 of 12…            following")
    pager.take("line 13\nline 14 ", ends: false)
    #expect(pager.frame(40, 6).rowTexts[4].hasPrefix("line 14"))
    pager.press(.up)
    pager.take("goes on\nline 15\n", ends: false)
    #expect(pager.frame(40, 6).rowTexts[4].hasPrefix("line 13"))
    #expect(pager.frame(40, 6).rowTexts[5] == "▸ lines 9–13 of 15…                 86 %")
    pager.press(.end)
    pager.take("line 16\n", ends: false)
    #expect(pager.frame(40, 6).rowTexts[3].hasPrefix("line 15"))
    #expect(pager.frame(40, 6).rowTexts[4].hasPrefix("line 16"))
    #expect(pager.hasSeenEnd)
  }

  @Test("Colours of the text are shown on the surface, other sequences are spelled")
  func colours() {
    let settings = DialogSettings(palette: Palette(theme: .slate, appearance: .dark, depth: .trueColor))
    let text = "\u{1B}[1;38;2;255;255;255mloud\u{1B}[0m\u{1B}[2Jx\u{1B}[38;2;20;20;20mdark\n"
    let frame = Self.pager(text, ansi: true, settings: settings).frame(40, 6)
    let surface = settings.palette.text
    #expect(frame.rowTexts[0].hasPrefix("loud␛[2Jxdark"))
    #expect(frame[0, 0].style.foreground == .rgb(RGB(0xFF_FF_FF)))
    #expect(frame[0, 0].style.background == surface.background)
    #expect(frame[0, 0].style.attributes == .bold)
    #expect(frame[4, 0].style == surface)
    let plain = Self.pager(text, settings: settings).frame(40, 6)
    #expect(plain.rowTexts[0].hasPrefix("␛[1;38;2;255;255;255mloud"))
    // As it is it could not be read.
    let style = frame[9, 0].style
    guard case .rgb(let ink) = style.foreground, case .rgb(let ground) = style.background else {
      Issue.record("\(style)")
      return
    }
    #expect(style.background == surface.background && Contrast.ratio(ink, ground) >= 4.5)
  }

  @Test("A colour goes on in the next row of its line, and not in the next line")
  func wrappedColours() {
    var pager = Self.pager("\u{1B}[1maaa bbb\nccc", ansi: true)
    let frame = {
      pager.resize(to: Size(columns: 5, rows: 4)); return pager.frame(5, 4)
    }()
    #expect(frame.rowTexts.prefix(3) == ["aaa", "bbb", "ccc"])
    #expect(frame[0, 1].style.attributes == .bold)
    #expect(frame[0, 2].style.attributes == [])
  }
}
