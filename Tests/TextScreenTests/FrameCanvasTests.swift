import TestSupport
import Testing

@testable import TextScreen

@Suite struct FrameCanvasTests {
  private let ink = Style(foreground: .ansi(1))

  @Test func `Text appears where it is drawn, and the column after it is returned`() {
    var end = 0
    let frame = Frame(size: Size(columns: 6, rows: 2)) { canvas in
      end = canvas.draw("abc", at: Point(column: 2, row: 1), ink)
    }
    #expect(frame.rowTexts == ["", "  abc"])
    #expect(end == 5)
    #expect(frame[2, 1].style == ink)
    #expect(frame[1, 1] == .blank)
  }

  @Test func `No window draws outside itself or its parent, wherever it lies`() {
    let size = Size(columns: 7, rows: 5)
    for column in -3...8 {
      for row in -3...6 {
        for extent in [Size.zero, Size(columns: 2, rows: 1), Size(columns: 20, rows: 20)] {
          let outer = Rect(column: 1, row: 1, columns: 4, rows: 3)
          let inner = Rect(origin: Point(column: column, row: row), size: extent)
          let frame = Frame(size: size) { canvas in
            let window = canvas.window(outer).window(inner)
            window.fill(ink)
            for line in -2...6 { window.draw("xxxxxxxxxxxx", at: Point(column: -3, row: line), ink) }
          }
          let absolute = Rect(column: column + 1, row: row + 1, columns: extent.columns, rows: extent.rows)
          let clip = outer.intersection(absolute)
          for place in places(of: size) {
            #expect((frame[place.column, place.row].style == ink) == clip.contains(place))
          }
        }
      }
    }
  }

  @Test func `A ground is replaced row by row, also where an edge is drawn in its colour`() {
    let ground = Style(foreground: .ansi(7), background: .ansi(0))
    let frame = Frame(size: Size(columns: 3, rows: 5)) { canvas in
      let window = canvas.window(Rect(column: 1, row: 1, columns: 2, rows: 3))
      window.fill(ground)
      window.fill(Rect(column: 0, row: 0, columns: 1, rows: 1), "▄", Style(foreground: .ansi(0)))
      window.draw("世", at: Point(column: 0, row: 1), ground)
      window.draw("x", at: Point(column: 1, row: 2), Style(foreground: .ansi(0), background: .ansi(4)))
      window.reground(from: .ansi(0), to: [.ansi(1), .ansi(2), .ansi(3)])
    }
    #expect(frame[1, 1].style == Style(foreground: .ansi(1)))
    #expect(frame[2, 1].style == Style(foreground: .ansi(7), background: .ansi(1)))
    for column in 1...2 {
      #expect(frame[column, 2].style == Style(foreground: .ansi(7), background: .ansi(2)))
    }
    #expect(frame[1, 3].style == Style(foreground: .ansi(7), background: .ansi(3)))
    #expect(frame[2, 3].style == Style(foreground: .ansi(0), background: .ansi(4)), "not the ground")
    #expect(frame.rowTexts == ["", " ▄", " 世", "  x", ""])
    #expect(frame[0, 2] == .blank)
  }

  @Test func `A window of any height takes its first ground from the first stop and its last from the last`()
  {
    let stops = (1...24).map { Color.palette(UInt8($0)) }
    for rows in 1...60 {
      let frame = Frame(size: Size(columns: 1, rows: rows)) { canvas in
        canvas.fill(Style(foreground: .ansi(7), background: .ansi(0)))
        canvas.reground(from: .ansi(0), to: stops)
      }
      let indices = (0..<rows).map { stops.firstIndex(of: frame[0, $0].style.background) ?? -1 }
      #expect(indices.first == 0)
      #expect(indices.last == (rows > 1 ? 23 : 0))
      #expect(indices == indices.sorted())
    }
  }

  @Test func `Without stops, or without a ground to replace, nothing changes`() {
    let frame = Frame(size: Size(columns: 2, rows: 2)) { canvas in
      canvas.draw("ab", at: .zero, ink)
      canvas.reground(from: .ansi(1), to: [])
      canvas.reground(from: .default, to: [.ansi(2)])
    }
    #expect(frame[0, 0].style == ink)
    #expect(frame[0, 1] == .blank)
  }

  @Test func `Half a wide character is never left over`() {
    for first in 0..<5 {
      for second in 0..<5 {
        for width in 1...2 where second + width <= 6 {
          var frame = Frame(size: Size(columns: 6, rows: 1))
          frame.put("世", width: 2, style: ink, column: first, row: 0)
          frame.put("x", width: width, style: .plain, column: second, row: 0)
          for column in 0..<6 {
            #expect((frame[column, 0].width == 2) == (frame[column + 1, 0].width == 0))
          }
          #expect(frame[second, 0].character == "x")
          let overlaps = second < first + 2 && first < second + width
          #expect((frame[first, 0].character == "世") == !overlaps)
        }
      }
    }
  }

  @Test func `A fill mends the wide characters at its edges`() {
    var wide = Frame(size: Size(columns: 6, rows: 1))
    for column in [0, 2, 4] { wide.put("世", width: 2, style: ink, column: column, row: 0) }
    let surface = Surface(wide)
    Canvas(surface: surface, bounds: Rect(size: wide.size))
      .fill(Rect(column: 1, row: 0, columns: 4, rows: 1), ".", .plain)
    #expect(surface.frame.rowTexts == [" ...."])
    #expect(surface.frame[0, 0] == Cell(blank: ink))
    #expect(surface.frame[5, 0] == Cell(blank: ink))
  }

  @Test func `The cursor is placed in the window's own coordinates, and hidden outside it`() {
    let size = Size(columns: 9, rows: 9)
    let window = Rect(column: 2, row: 3, columns: 4, rows: 2)
    #expect(
      Frame(size: size) { $0.window(window).placeCursor(at: Point(column: 1, row: 1)) }.cursor
        == Point(column: 3, row: 4))
    #expect(Frame(size: size) { $0.window(window).placeCursor(at: Point(column: 4, row: 0)) }.cursor == nil)
    #expect(Frame(size: size) { $0.window(window).placeCursor(at: Point(column: 0, row: -1)) }.cursor == nil)
  }

  @Test func `What is drawn over a frame hides it, and a foreground alone stands on its ground`() {
    let blue = Style(foreground: .ansi(7), background: .ansi(4))
    let full = Style(foreground: .ansi(0), background: .ansi(2))
    let ground = Frame(size: Size(columns: 5, rows: 2)) { canvas in
      canvas.draw("a世bc", at: .zero, blue)
      canvas.draw("de", at: Point(column: 0, row: 1), ink)
    }
    let frame = Frame(over: ground) { canvas in
      canvas.draw("▄", at: Point(column: 2, row: 0), ink)
      canvas.draw("▄", at: Point(column: 1, row: 1), ink)
      canvas.draw("x", at: Point(column: 3, row: 0), full)
      canvas.draw("y", at: Point(column: 4, row: 0), .plain)
      canvas.placeCursor(at: Point(column: 4, row: 1))
    }
    #expect(frame.rowTexts == ["a ▄xy", "d▄"])
    #expect(frame[2, 0].style == Style(foreground: .ansi(1), background: .ansi(4)))
    #expect(frame[1, 1].style == ink && frame[0, 1].style == ink)
    #expect(frame[3, 0].style == full && frame[4, 0].style == .plain && frame[0, 0].style == blue)
    #expect(frame.cursor == Point(column: 4, row: 1))
  }

  @Test func `A cell of another frame is drawn whole, or not at all`() {
    let wide = Frame(size: Size(columns: 2, rows: 1)) { $0.draw("世", at: .zero, ink) }
    let frame = Frame(size: Size(columns: 4, rows: 1)) { canvas in
      canvas.draw(wide[0, 0], at: Point(column: 1, row: 0))
      canvas.draw(wide[1, 0], at: Point(column: 0, row: 0))
      canvas.draw(wide[0, 0], at: Point(column: 3, row: 0))
    }
    #expect(frame.rowTexts == [" 世"])
    #expect(frame[1, 0] == wide[0, 0] && frame[2, 0] == wide[1, 0])
  }

  @Test func `Extreme numbers are cut, and trap nowhere`() {
    let huge = Size(columns: .max, rows: .max)
    let frame = Frame(size: huge)
    #expect(frame.size == Size(columns: 1024, rows: 1024))
    #expect(Size(columns: -1, rows: .min) == .zero)
    let drawn = Frame(size: Size(columns: 3, rows: 1)) { canvas in
      let window = canvas.window(Rect(origin: Point(column: .min, row: .min), size: huge))
      window.fill(ink)
      window.draw("x", at: Point(column: .max, row: .max), ink)
      window.placeCursor(at: Point(column: .max, row: 0))
    }
    #expect(drawn.cursor == nil)
    #expect(drawn[.max, .min] == .blank)
    #expect(drawn.row(-1).isEmpty && drawn.row(1).isEmpty)
  }

  @Test func `The rectangle that two share is in both, and empty where they do not meet`() {
    let first = Rect(column: 1, row: 1, columns: 3, rows: 3)
    #expect(first.intersection(Rect(column: 5, row: 0, columns: 2, rows: 9)).size.columns == 0)
    for column in -4...5 {
      let second = Rect(column: column, row: 2, columns: 3, rows: 1)
      for place in places(of: Size(columns: 8, rows: 5)) {
        let isInBoth = first.contains(place) && second.contains(place)
        #expect(first.intersection(second).contains(place) == isInBoth)
      }
    }
  }

  private func places(of size: Size) -> [Point] {
    (0..<size.rows).flatMap { row in (0..<size.columns).map { Point(column: $0, row: row) } }
  }
}
