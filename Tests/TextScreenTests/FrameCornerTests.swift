import Testing
import TextScreen

@Suite struct FrameCornerTests {
  @Test(
    "A ground has edges of half blocks, and rounder corners on demand",
    arguments: [
      (CornerRadius.square, ["▄▄▄▄▄▄", "", "", "▀▀▀▀▀▀"]),
      (.rounded, ["▗▄▄▄▄▖", "", "", "▝▀▀▀▀▘"]),
      (.heavy, [" ▗▄▄▖", "▟    ▙", "▜    ▛", " ▝▀▀▘"]),
    ])
  func ground(corners: CornerRadius, expected: [String]) {
    #expect(surface(.standard, corners).rowTexts == expected)
  }

  @Test(
    "A line has corners of its own",
    arguments: [
      (CornerRadius.square, ["┌────┐", "│    │", "│    │", "└────┘"]),
      (.rounded, ["╭────╮", "│    │", "│    │", "╰────╯"]),
      (.heavy, ["╭────╮", "│    │", "│    │", "╰────╯"]),
    ])
  func line(corners: CornerRadius, expected: [String]) {
    #expect(surface(.outlined, corners).rowTexts == expected)
  }

  @Test("In ASCII every corner is the same", arguments: CornerRadius.allCases)
  func ascii(corners: CornerRadius) {
    let box = ["+----+", "|    |", "|    |", "+----+"]
    #expect(surface(.outlined, corners, repertoire: .ascii).rowTexts == box)
    let ground = surface(.standard, corners, repertoire: .ascii)
    for row in 0..<4 { #expect(ground.row(row).allSatisfy { $0.style == palette(.standard).surface }) }
  }

  @Test("What is cut off a corner belongs to the terminal, and no edge cell has a background")
  func cutOff() {
    let frame = surface(.standard, .heavy)
    #expect(frame[0, 0] == .blank && frame[5, 0] == .blank && frame[0, 3] == .blank && frame[5, 3] == .blank)
    for row in 0..<4 {
      for cell in frame.row(row) {
        let isInside = cell.style == palette(.standard).surface
        #expect(isInside || cell.style.background == .default)
      }
    }
  }

  @Test("An edge with a colour of its own is cut off by half a cell at most, so that it closes")
  func framed() {
    let contrast = Palette(theme: .contrast, appearance: .dark, depth: .trueColor)
    let frame = Frame(size: Size(columns: 6, rows: 4)) { canvas in
      canvas.drawSurface(contrast, corners: .heavy, repertoire: .unicode)
    }
    #expect(frame.rowTexts == ["▗▄▄▄▄▖", "", "", "▝▀▀▀▀▘"])
  }

  @Test("However small, a surface stays in its window", arguments: CornerRadius.allCases)
  func small(corners: CornerRadius) {
    for columns in 0...5 {
      for rows in 0...5 {
        let frame = Frame(size: Size(columns: 7, rows: 7)) { canvas in
          canvas.window(Rect(column: 1, row: 1, columns: columns, rows: rows))
            .drawSurface(palette(.standard), corners: corners, repertoire: .unicode)
        }
        for row in 0..<7 {
          for column in 0..<7 {
            let isInside = 1..<1 + columns ~= column && 1..<1 + rows ~= row
            #expect(isInside || frame[column, row] == .blank)
          }
        }
      }
    }
    #expect(surface(.standard, .heavy, rows: 3).rowTexts == ["▗▄▄▄▄▖", "", "▝▀▀▀▀▘"])
    #expect(surface(.outlined, corners, rows: 1)[0, 0] == .blank)
  }

  @Test("A gradient takes the edge along")
  func gradient() {
    let palette = palette(.gradient)
    let frame = Frame(size: Size(columns: 6, rows: 4)) { canvas in
      canvas.drawSurface(palette, corners: .heavy, repertoire: .unicode)
      canvas.reground(from: palette.surface.background, to: palette.groundStops)
    }
    #expect(frame[2, 0].style == Style(foreground: palette.groundStops.first ?? .default))
    #expect(frame[2, 3].style == Style(foreground: palette.groundStops.last ?? .default))
    #expect(frame[0, 1].style.foreground == frame[1, 1].style.background)
  }

  private func palette(_ style: SurfaceStyle) -> Palette {
    Palette(theme: .slate, appearance: .dark, depth: .trueColor, style: style)
  }

  private func surface(
    _ style: SurfaceStyle, _ corners: CornerRadius, rows: Int = 4, repertoire: Repertoire = .unicode
  ) -> Frame {
    Frame(size: Size(columns: 6, rows: rows)) { canvas in
      canvas.drawSurface(palette(style), corners: corners, repertoire: repertoire)
    }
  }
}
