import TestSupport
import Testing
import TextScreen

@testable import Dialogs

/// Which part of something long is in sight.
@Suite struct ScrollBarTests {
  @Test(
    "The thumb stands at an end only where what is in sight does, as far as there is room",
    arguments: [
      (ScrollBar(length: 2, start: 0, isAtStart: true, isAtEnd: false, thumbStyle: .plain), 4, "┃┃││"),
      (ScrollBar(length: 2, start: 0, isAtStart: false, isAtEnd: false, thumbStyle: .plain), 4, "│┃┃│"),
      (ScrollBar(length: 2, start: 2, isAtStart: false, isAtEnd: false, thumbStyle: .plain), 4, "│┃┃│"),
      (ScrollBar(length: 2, start: 1, isAtStart: false, isAtEnd: true, thumbStyle: .plain), 4, "││┃┃"),
      (ScrollBar(length: 3, start: 1, isAtStart: false, isAtEnd: false, thumbStyle: .plain), 4, "┃┃┃│"),
      (ScrollBar(length: 3, start: 0, isAtStart: false, isAtEnd: true, thumbStyle: .plain), 4, "│┃┃┃"),
      (ScrollBar(length: 1, start: 0, isAtStart: false, isAtEnd: true, thumbStyle: .plain), 1, "┃"),
    ])
  func thumb(_ bar: ScrollBar, _ rows: Int, _ picture: String) {
    let frame = Frame(size: Size(columns: 1, rows: rows)) { bar.draw(on: $0, settings: Samples.plain) }
    #expect(frame.rowTexts.joined() == picture)
  }
}
