extension Frame {
  /// The same picture out of focus and under a veil: no text, only the soft colours of what stood there.
  ///
  /// A cell is as bright as its ground and the ink of its character together; then a box of 5 × 3 cells, about as
  /// high as it is wide, goes over the picture twice. Under 256 colours there is nothing to blur with, and the
  /// picture is dimmed.
  public func blurred(by veil: Veil) -> Frame {
    guard veil.isColored, !cells.isEmpty else { return dimmed(by: veil) }
    var light = LightMap(self, seenBy: veil)
    for _ in 0..<2 {
      light.blurRows()
      light.blurColumns()
    }
    return light.frame(under: veil)
  }
}

/// The colours of cells, row by row.
private struct LightMap {
  /// Red, green, blue, and nothing.
  private typealias Light = SIMD4<UInt32>

  private let size: Size
  private var cells: [Light]

  init(_ frame: Frame, seenBy veil: Veil) {
    size = frame.size
    cells = []
    cells.reserveCapacity(size.columns * size.rows)
    var (text, ground) = veil.exactColors(of: .plain)
    var style = Style.plain
    var ink = 0
    for cell in frame.cells {
      if cell.style != style {
        style = cell.style
        (text, ground) = veil.exactColors(of: style)
      }
      // Both halves of a wide character have the same ink.
      if cell.width > 0 { ink = cell.character.ink }
      let color = ink == 0 ? ground : ground.blended(with: text, ink)
      cells.append(Light(UInt32(color.red), UInt32(color.green), UInt32(color.blue), 0))
    }
  }

  /// Makes each cell the mean of itself and two on each side; the ends of rows count for what is beyond them.
  mutating func blurRows() {
    var line = [Light](repeating: .zero, count: size.columns + 4)
    for row in 0..<size.rows {
      let start = row * size.columns
      for place in line.indices {
        line[place] = cells[start + min(max(place - 2, 0), size.columns - 1)]
      }
      for column in 0..<size.columns {
        let inner = line[column + 1] &+ line[column + 2] &+ line[column + 3]
        // By 5, rounded.
        cells[start + column] = ((line[column] &+ inner &+ line[column + 4] &+ 2) &* 13_108) &>> 16
      }
    }
  }

  /// Makes each cell the mean of itself, the one above and the one below.
  mutating func blurColumns() {
    let source = cells
    for row in 0..<size.rows {
      let start = row * size.columns
      let above = max(row - 1, 0) * size.columns
      let below = min(row + 1, size.rows - 1) * size.columns
      for column in 0..<size.columns {
        let sum = source[above + column] &+ source[start + column] &+ source[below + column]
        // By 3, rounded.
        cells[start + column] = ((sum &+ 1) &* 21_846) &>> 16
      }
    }
  }

  /// Blanks in these colours; steps of 4, which nobody sees, let neighbours share a style.
  func frame(under veil: Veil) -> Frame {
    let text = veil.ground.foreground
    var last = Light(repeating: .max)
    var blank = Cell.blank
    return Frame(
      size: size,
      cells: cells.map { light in
        guard light != last else { return blank }
        last = light
        let color = veil.cover(
          RGB(
            red: UInt8(clamping: light.x), green: UInt8(clamping: light.y), blue: UInt8(clamping: light.z)))
        blank = Cell(blank: Style(foreground: text, background: veil.drawn(color.stepped)))
        return blank
      })
  }
}

extension Character {
  /// How much of its cell a character covers, in 256ths.
  fileprivate var ink: Int {
    guard let byte = utf8.first, byte >= 0x80 else { return self == " " ? 0 : 77 }
    return switch unicodeScalars.first {
    case "█": 256
    case "▓": 192
    case "▒", "▀", "▄", "▌", "▐": 128
    case "░": 64
    default: 77
    }
  }
}

extension RGB {
  fileprivate var stepped: RGB {
    RGB(red: red & 0xFC | 2, green: green & 0xFC | 2, blue: blue & 0xFC | 2)
  }
}
