import Testing
import TextScreen

@Suite struct ColorQuantizationTests {
  /// The palette as xterm's script spells it out, index by index from 16.
  private static let palette: [RGB] = {
    let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
    let cube = levels.flatMap { red in
      levels.flatMap { green in levels.map { RGB(red: red, green: green, blue: $0) } }
    }
    let greys = stride(from: UInt8(8), through: 238, by: 10).map { RGB(red: $0, green: $0, blue: $0) }
    return cube + greys
  }()

  @Test func theColorOfEveryIndexIsThatOfXterm() {
    for index in UInt8.min...UInt8.max {
      let expected = index < 16 ? nil : Self.palette[Int(index) - 16]
      #expect(Quantization.color(at: index) == expected, "\(index)")
    }
  }

  @Test func everyColorOfThePaletteIsItsOwnNearest() {
    for index in UInt8(16)...255 {
      #expect(Quantization.index(nearestTo: Self.palette[Int(index) - 16]) == index)
    }
  }

  @Test("No other colour of the palette is nearer, wherever in the cube")
  func bruteForce() {
    // Where the nearest level or grey changes, and a grid between.
    let channels: [UInt8] = [
      0, 3, 4, 5, 13, 21, 34, 47, 48, 55, 68, 81, 94, 95, 102, 114, 115, 116, 128, 135, 148, 154, 155, 156,
      170,
      187, 194, 195, 196, 209, 226, 234, 235, 236, 243, 246, 247, 255,
    ]
    for red in channels {
      for green in channels {
        for blue in channels {
          let color = RGB(red: red, green: green, blue: blue)
          let index = Int(Quantization.index(nearestTo: color))
          guard index >= 16 else {
            Issue.record("\(color) became one of the user's own colours")
            return
          }
          let found = distance(Self.palette[index - 16], color)
          var least = found
          for other in Self.palette { least = min(least, distance(other, color)) }
          if found != least { Issue.record("\(color): \(index) is not the nearest") }
        }
      }
    }
  }

  @Test func aConditionMovesTheChoiceToTheNearestThatMeetsIt() {
    let wanted = RGB(0x808080)
    let bright = Quantization.nearest(to: wanted) { $0.red > 150 }
    #expect(bright == RGB(0xAF8787))
    let reddish = Quantization.nearest(to: RGB(0x4A262C)) { $0.red > $0.green }
    #expect(reddish == RGB(0x5F0000))
  }

  @Test func aConditionThatTheNearestMeetsChangesNothing() {
    for hex in stride(from: UInt32(0), through: 0xFFFFFF, by: 0x3F1D7) {
      #expect(Quantization.nearest(to: RGB(hex)) { _ in true } == Quantization.nearest(to: RGB(hex)))
    }
  }

  @Test func aConditionThatNothingMeetsGivesTheNearest() {
    let wanted = RGB(0x2F6FED)
    #expect(Quantization.nearest(to: wanted) { _ in false } == Quantization.nearest(to: wanted))
  }

  private func distance(_ one: RGB, _ other: RGB) -> Int {
    let red = Int(one.red) - Int(other.red)
    let green = Int(one.green) - Int(other.green)
    let blue = Int(one.blue) - Int(other.blue)
    return red * red + green * green + blue * blue
  }
}
