import TestSupport
import Testing

@Suite struct VirtualScreenTests {
  @Test func `A character after the last column begins a new row, and scrolls at the bottom`() {
    var screen = VirtualScreen(columns: 3, rows: 2)
    screen.feed("abc")
    #expect(screen.cursor == VirtualScreen.Place(column: 2, row: 0))
    #expect(screen.isWrapPending)
    screen.feed("def")
    expectPicture(screen, "abc\ndef")
    screen.feed("g")
    expectPicture(screen, "def\ng")
    #expect(screen.scrollback == ["abc"])
  }

  @Test func `Without autowrap the last column is overwritten`() {
    var screen = VirtualScreen(columns: 3, rows: 2)
    screen.feed("\u{1B}[?7labcdef")
    expectPicture(screen, "abf")
    #expect(!screen.isWrapPending)
  }

  @Test(arguments: [
    ("\u{1B}[2;3Hx", "\n  x"), ("ab\u{1B}[1Gx", "xb"), ("\u{1B}[3dx", "\n\nx"),
    ("a\u{1B}[Bb\u{1B}[Ac", "a c\n b"),
    ("\u{1B}[2Cx\u{1B}[3Dy", "y x"), ("ab\u{8}c", "ac"), ("a\tb", "a       b"), ("ab\rc", "cb"),
    ("a\nb", "a\n b"), ("abcd\u{1B}[2G\u{1B}[K", "a"), ("abcd\u{1B}[2G\u{1B}[1K", "  cd"),
    ("abcd\u{1B}[2G\u{1B}[2K", ""), ("abcd\u{1B}[2G\u{1B}[2X", "a  d"), ("a\r\nb\r\nc\u{1B}[2H\u{1B}[J", "a"),
    ("a\r\nb\r\nc\u{1B}[2H\u{1B}[1J", "\n\nc"), ("\u{1B}[99;99Hx", "\n\n\n         x"),
    ("世x\u{1B}[2Gy", " yx"), ("世x\u{1B}[1Gy", "y x"),
    ("\u{1B}[2;3r\u{1B}[3Ha\nb", "\na\n b"), ("a\r\nb\u{1B}M\rc", "c\nb"),
  ])
  func `Control sequences do what the standard says`(text: String, picture: String) {
    var screen = VirtualScreen(columns: 10, rows: 4)
    screen.feed(text)
    expectPicture(screen, picture)
    #expect(screen.unknownSequences.isEmpty)

    var halting = VirtualScreen(columns: 10, rows: 4)
    for byte in text.utf8 { halting.feed([byte]) }
    #expect(halting.cells == screen.cells)
  }

  @Test func `Styles are held cell by cell, and erasing takes the background along`() {
    var screen = VirtualScreen(columns: 4, rows: 1)
    screen.feed("\u{1B}[1;4;31;48;2;1;2;3ma\u{1B}[22;39mb\u{1B}[K")
    #expect(screen.cell(0, 0).style.attributes == [1, 4])
    #expect(screen.cell(0, 0).style.foreground == .indexed(1))
    #expect(screen.cell(1, 0).style.attributes == [4])
    #expect(screen.cell(1, 0).style.foreground == .standard)
    #expect(screen.cell(3, 0).style.background == .rgb(1, 2, 3))
    #expect(screen.cell(3, 0).style.attributes.isEmpty)
    screen.feed("\u{1B}[m")
    #expect(screen.style == VirtualScreen.Style())
  }

  @Test(arguments: [("👩‍👩‍👧", 2, 6), ("❤️", 2, 1), ("👍🏽", 2, 4), ("🇬🇧", 2, 2), ("世", 2, 2), ("e\u{301}", 1, 1)])
  func `Characters are measured as the policy says`(text: String, clusters: Int, scalars: Int) {
    for (policy, width) in [(VirtualScreen.WidthPolicy.clusters, clusters), (.wcwidth, scalars)] {
      var screen = VirtualScreen(columns: 10, rows: 1, widthPolicy: policy)
      screen.feed(text)
      #expect(screen.cursor.column == width, "\(policy)")
    }
  }

  @Test func `The alternate screen hides the normal one and gives it back`() {
    var screen = VirtualScreen(columns: 5, rows: 2)
    screen.feed("user\u{1B}[?1049h\u{1B}[Hpopup")
    #expect(screen.isAlternate)
    expectPicture(screen, "popup")
    screen.feed("\u{1B}[?1049l")
    expectPicture(screen, "user")
    #expect(screen.cursor == VirtualScreen.Place(column: 4, row: 0))
  }

  @Test func `Questions are answered, commands recorded, the unknown noticed`() {
    var screen = VirtualScreen(columns: 5, rows: 2)
    screen.feed("ab\u{1B}[6n\u{1B}]9;hi\u{1B}\\\u{1B}]2;t\u{7}\u{7}\u{1B}[5b\u{1B}6\u{1B}[?1047h\u{1B}[21m")
    #expect(screen.replies == Array("\u{1B}[1;3R".utf8))
    #expect(screen.operatingSystemCommands == ["9;hi", "2;t"])
    #expect(screen.bells == 1)
    #expect(screen.unknownSequences == ["CSI [5]b", "ESC 6", "CSI ?1047h", "SGR 21"])
    screen.feed([0xFF])
    #expect(screen.unknownSequences.last == "byte 255")
  }

  @Test func `Without reflow a narrower screen cuts rows, a lower one scrolls to keep the cursor`() {
    var screen = VirtualScreen(columns: 6, rows: 3)
    screen.feed("abcdef\r\nghi\r\njkl")
    screen.resize(columns: 4, rows: 2)
    #expect(screen.scrollback == ["abcdef"])
    expectPicture(screen, "ghi\njkl")
    screen.resize(columns: 6, rows: 3)
    expectPicture(screen, "ghi\njkl")
  }

  @Test func `With reflow long rows wrap and join again, and the cursor keeps its cell`() {
    var screen = VirtualScreen(columns: 6, rows: 3)
    screen.feed("abcdef\r\nghi")
    screen.resize(columns: 4, rows: 3, reflow: true)
    expectPicture(screen, "abcd\nef\nghi")
    #expect(screen.cursor == VirtualScreen.Place(column: 3, row: 2))
    screen.resize(columns: 6, rows: 3, reflow: true)
    expectPicture(screen, "abcdef\nghi")
    #expect(screen.cursor == VirtualScreen.Place(column: 3, row: 1))
  }

  @Test func `A difference shows both pictures row by row`() {
    let difference = PictureDifference(expected: "same\nold\n", actual: "same  \nnew\nmore")
    #expect(
      difference?.description == """
        the picture differs (- expected, + drawn)
          |same
        - |old
        + |new
        + |more
        """)
    #expect(PictureDifference(expected: "a \n\n", actual: "a") == nil)
  }
}
