import TestSupport
import Testing

@testable import TextScreen

@Suite struct RendererInlineTests {
  @Test(arguments: 0...20)
  func `A half-written line stays, and an empty one is not wasted`(column: Int) {
    let line = String(repeating: "x", count: column)
    var screen = VirtualScreen(columns: 20, rows: 6)
    screen.feed(line)
    var renderer = FrameRenderer(placement: .inline, terminal: Size(columns: 20, rows: 6))
    screen.feed(renderer.render(Frame(box: 4, rows: 2)))
    expectPicture(screen, column == 0 ? "╭──╮\n╰──╯" : "\(line)\n╭──╮\n╰──╯")
    screen.feed(renderer.erase())
    expectPicture(screen, line)
    #expect(screen.cursor == VirtualScreen.Place(column: 0, row: column == 0 ? 0 : 1))
    #expect(screen.scrollback.isEmpty)
  }

  @Test(arguments: 1...6)
  func `At the bottom the screen scrolls by exactly the rows that are missing`(rows: Int) {
    var screen = VirtualScreen(columns: 12, rows: 6)
    for line in 1...9 { screen.feed("line \(line)\r\n") }
    #expect(screen.scrollback.count == 4)
    var renderer = FrameRenderer(placement: .inline, terminal: Size(columns: 12, rows: 6))
    screen.feed(renderer.render(Frame(box: 12, rows: rows)))
    #expect(screen.scrollback.count == 4 + rows - 1)
    #expect(screen.text[6 - rows].first == "╭")
    screen.feed(renderer.erase())
    #expect(screen.everything == (1...9).map { "line \($0)" }.joined(separator: "\n"))
    #expect(screen.cursor == VirtualScreen.Place(column: 0, row: 6 - rows))
  }

  @Test func `A taller frame makes room, a shorter one gives it back blank`() {
    var screen = VirtualScreen(columns: 8, rows: 4)
    screen.feed("one\r\ntwo\r\n")
    var renderer = FrameRenderer(placement: .inline, terminal: Size(columns: 8, rows: 4))
    screen.feed(renderer.render(Frame(box: 3, rows: 2)))
    screen.feed(renderer.render(Frame(box: 5, rows: 3)))
    expectPicture(screen, "two\n╭───╮\n│   │\n╰───╯")
    #expect(screen.scrollback == ["one"])
    screen.feed(renderer.render(Frame(box: 3, rows: 2)))
    expectPicture(screen, "two\n╭─╮\n╰─╯")
    #expect(screen.scrollback == ["one"])
  }

  @Test func `A frame that is larger than the screen is cut, and never scrolls itself away`() {
    var screen = VirtualScreen(columns: 6, rows: 3)
    screen.feed("text\r\n")
    var renderer = FrameRenderer(placement: .inline, terminal: Size(columns: 6, rows: 3))
    screen.feed(renderer.render(Frame(box: 9, rows: 5)))
    expectPicture(screen, "╭─────\n│\n│")
    #expect(screen.scrollback == ["text"])
    screen.feed(renderer.erase())
    #expect(screen.everything == "text")
  }

  @Test func `What another program wrote over the box goes with it`() {
    var screen = VirtualScreen(columns: 20, rows: 6)
    var renderer = FrameRenderer(placement: .inline, terminal: Size(columns: 20, rows: 6))
    screen.feed(renderer.render(Frame(box: 8, rows: 3)))
    screen.feed("some noise")
    renderer.invalidate(terminal: Size(columns: 20, rows: 6))
    screen.feed(renderer.render(Frame(box: 8, rows: 3)))
    expectPicture(screen, "╭──────╮\n│      │\n╰──────╯")
    screen.feed("more noise")
    screen.feed(renderer.erase())
    expectPicture(screen, "")
  }

  @Test func `A box can be drawn again after it was erased and something else was printed`() {
    var screen = VirtualScreen(columns: 10, rows: 5)
    var renderer = FrameRenderer(placement: .inline, terminal: Size(columns: 10, rows: 5))
    screen.feed(renderer.render(Frame(box: 3, rows: 2)))
    screen.feed(renderer.erase())
    screen.feed("record")
    screen.feed(renderer.render(Frame(box: 3, rows: 2)))
    expectPicture(screen, "record\n╭─╮\n╰─╯")
  }

  @Test func `Nothing drawn, nothing to erase`() {
    var renderer = FrameRenderer(placement: .inline, terminal: Size(columns: 10, rows: 5))
    #expect(renderer.erase().isEmpty)
    #expect(renderer.render(Frame(size: .zero)).isEmpty)
    renderer.invalidate(terminal: .zero)
    #expect(renderer.render(Frame(box: 3, rows: 2)).isEmpty)
  }

  @Test func `The cursor rests where the frame wants it, and is hidden only while it wants none`() {
    var frame = Frame(box: 6, rows: 3)
    var screen = VirtualScreen(columns: 10, rows: 5)
    screen.feed("text\r\n")
    var renderer = FrameRenderer(placement: .inline, terminal: Size(columns: 10, rows: 5))
    screen.feed(renderer.render(frame))
    #expect(!screen.cursorIsVisible)
    #expect(screen.cursor == VirtualScreen.Place(column: 0, row: 1))
    frame.cursor = Point(column: 2, row: 1)
    screen.feed(renderer.render(frame))
    #expect(screen.cursorIsVisible)
    #expect(screen.cursor == VirtualScreen.Place(column: 2, row: 2))
    frame.cursor = Point(column: 3, row: 1)
    screen.feed(renderer.render(frame))
    #expect(screen.cursor == VirtualScreen.Place(column: 3, row: 2))
    frame.cursor = Point(column: 30, row: 1)
    screen.feed(renderer.render(frame))
    #expect(!screen.cursorIsVisible)
    screen.feed(renderer.erase())
    #expect(screen.cursorIsVisible)
  }

  /// The kinds of characters whose width terminals disagree about (section E1 of the terminal reference).
  static let disputed: [Character] = ["👩‍👩‍👧", "❤️", "🇬🇧", "👍🏽", "👨‍👩‍👧‍👦", "🏳️‍🌈"]

  @Test(arguments: disputed, VirtualScreen.WidthPolicy.allCases)
  func `The border stands in its column whatever the terminal thinks of a character`(
    character: Character, policy: VirtualScreen.WidthPolicy
  ) {
    for column in 1...8 {
      for placement in [FrameRenderer.Placement.inline, .screen(origin: Point(column: 3, row: 0))] {
        var screen = VirtualScreen(columns: 30, rows: 4, widthPolicy: policy)
        var renderer = FrameRenderer(placement: placement, terminal: Size(columns: 30, rows: 4))
        let left = placement == .inline ? 0 : 3
        var frame = Frame(box: 11, rows: 3)
        frame.put(character, width: 2, style: .plain, column: column, row: 1)
        screen.feed(renderer.render(frame))
        #expect(screen.cell(left, 1).text == "│")
        #expect(screen.cell(left + 10, 1).text == "│")
        // Drawn into a row that stands already, and taken away again.
        screen.feed(renderer.render(Frame(box: 11, rows: 3)))
        screen.feed(renderer.render(frame))
        #expect(screen.cell(left + 10, 1).text == "│")
        screen.feed(renderer.render(Frame(box: 11, rows: 3)))
        // What lies outside a popup is not ours to mend; inline the whole row is.
        if placement == .inline {
          expectPicture(screen, "╭─────────╮\n│         │\n╰─────────╯")
        }
      }
    }
  }
}
