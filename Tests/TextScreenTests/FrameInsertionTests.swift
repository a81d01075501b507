import TestSupport
import Testing

@testable import TextScreen

/// Frames that are written above the line of the cursor.
@Suite struct FrameInsertionTests {
  private static let red = "\u{1B}[31;44m"

  private static func screen(_ text: String) -> VirtualScreen {
    var screen = VirtualScreen(columns: 8, rows: 5)
    screen.feed(text)
    return screen
  }

  @Test(
    "The line stays, ended or not, and the cursor where it was in it",
    arguments: [
      ("", "╭─╮\n╰─╯", 0, 2), ("a\r\n", "a\n╭─╮\n╰─╯", 0, 3), ("a\r\nhalf", "a\n╭─╮\n╰─╯\nhalf", 4, 3),
      ("half\r", "╭─╮\n╰─╯\nhalf", 0, 2), ("1\r\n2\r\n3\r\n4\r\nhalf", "3\n4\n╭─╮\n╰─╯\nhalf", 4, 4),
      ("1\r\n2\r\n3\r\n4\r\n", "3\n4\n╭─╮\n╰─╯", 0, 4),
    ])
  func lines(before: String, after: String, column: Int, row: Int) {
    var screen = Self.screen(before)
    screen.feed(Frame(box: 3, rows: 2).insertedInFlow)
    expectPicture(screen, after)
    #expect(screen.cursor == VirtualScreen.Place(column: column, row: row))
    #expect(screen.unknownSequences.isEmpty)
    let lines = before.split(separator: "\r\n")
    #expect(screen.scrollback == (lines.count > 3 ? ["1", "2"] : []))
  }

  @Test(
    "Colours that are open stay so, and the rows have none of them", arguments: ["", "1\r\n2\r\n3\r\n4\r\n"])
  func colours(before: String) {
    var screen = Self.screen(before + Self.red + "ab")
    let style = screen.style
    screen.feed(Frame(box: 3, rows: 1).insertedInFlow)
    #expect(screen.style == style)
    let row = screen.cursor.row - 1
    #expect((0..<8).allSatisfy { screen.cell($0, row).style == VirtualScreen.Style() })
    #expect(screen.cell(1, row + 1).style == style)
    #expect(screen.modes == [7, 25])
  }

  @Test("There is no byte that the line discipline changes, and none of nothing")
  func bytes() {
    #expect(!Frame(box: 3, rows: 3).insertedInFlow.contains { [0x08, 0x09, 0x0A, 0x0D].contains($0) })
    #expect(Frame(size: .zero).insertedInFlow.isEmpty)
  }
}
