import Foundation
import Testing
import TextScreen

@Suite struct ColorContrastTests {
  @Test(
    "The ratio is that of WCAG 2.2",
    arguments: [
      (UInt32(0x000000), UInt32(0xFFFFFF), 21.0),
      (0x777777, 0xFFFFFF, 4.478089454),
      (0x767676, 0xFFFFFF, 4.542224960),
      (0xFF0000, 0xFFFFFF, 3.998476771),
      (0x0000FF, 0xFFFFFF, 8.592471358),
      (0x1F5FDB, 0xF3F5F9, 5.174719418),
      (0x12AB34, 0xFE01CD, 1.131212889),
      (0x0A0A0A, 0x0B0B0B, 1.005869036),
      (0x336699, 0x336699, 1.0),
    ])
  func knownValues(one: UInt32, other: UInt32, expected: Double) {
    #expect(abs(Contrast.ratio(RGB(one), RGB(other)) - expected) < 1e-6)
    #expect(abs(Contrast.ratio(RGB(other), RGB(one)) - expected) < 1e-6)
  }

  @Test("The luminance of every value of every channel is that of the C library's pow")
  func everyChannelValue() {
    for value in UInt8.min...UInt8.max {
      let share = Double(value) / 255
      let linear = share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
      let red = Contrast.luminance(RGB(red: value, green: 0, blue: 0))
      let green = Contrast.luminance(RGB(red: 0, green: value, blue: 0))
      let blue = Contrast.luminance(RGB(red: 0, green: 0, blue: value))
      #expect(abs(red - 0.2126 * linear) < 1e-14, "\(value)")
      #expect(abs(green - 0.7152 * linear) < 1e-14, "\(value)")
      #expect(abs(blue - 0.0722 * linear) < 1e-14, "\(value)")
    }
  }

  @Test func luminanceRunsFromBlackToWhite() {
    let greys = (UInt8.min...UInt8.max).map { Contrast.luminance(RGB(red: $0, green: $0, blue: $0)) }
    #expect(greys.first == 0)
    #expect(abs((greys.last ?? 0) - 1) < 1e-12)
    #expect(zip(greys, greys.dropFirst()).allSatisfy { $0 < $1 })
  }
}
