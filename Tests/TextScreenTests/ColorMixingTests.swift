import Testing

@testable import TextScreen

@Suite struct ColorMixingTests {
  @Test("A colour survives the way to OKLab and back")
  func roundTrip() {
    for hex in stride(from: UInt32(0), through: 0xFFFFFF, by: 0x2_3F1D) {
      let color = RGB(hex)
      #expect(Lab(color).rgb == color)
    }
    #expect(Lab(.white).rgb == .white)
    #expect(Lab(.black).rgb == .black)
  }

  @Test("The values are those of the paper's author")
  func knownValues() {
    let red = Lab(RGB(0xFF0000))
    #expect(abs(red.lightness - 0.62796) < 1e-4)
    #expect(abs(red.a - 0.22486) < 1e-4)
    #expect(abs(red.b - 0.12585) < 1e-4)
    #expect(abs(Lab(.white).lightness - 1) < 1e-6)
    #expect(Lab(.white).chroma < 1e-6)
  }

  @Test("A mixture lies between its colours and keeps the hue on the way to white and black")
  func mixing() {
    let blue = RGB(0x1F5FDB)
    #expect(blue.mixed(with: .white, 0) == blue)
    #expect(blue.mixed(with: .white, 1) == .white)
    for end in [RGB.white, .black] {
      #expect(Lab(blue).likeness(to: Lab(blue.mixed(with: end, 0.5))) > 0.99)
    }
    #expect(Lab(blue).likeness(to: Lab(RGB(0x808080))) == 0)
  }

  @Test("The contrast with several grounds is that with the nearest, and 1 between them")
  func tone() {
    let tone = Tone([RGB(0x333333), RGB(0x222222), RGB(0x444444)])
    #expect(tone.contrast(.white) == Contrast.ratio(.white, RGB(0x444444)))
    #expect(tone.contrast(.black) == Contrast.ratio(.black, RGB(0x222222)))
    #expect(tone.contrast(RGB(0x333333)) == 1)
    #expect(tone.ink == .white)
    #expect(Tone([RGB(0xBBBBBB)]).ink == .black)
  }

  @Test("In 24 bits a colour moves toward white or black no further than needed")
  func moved() {
    let finder = ColorFinder(depth: .trueColor)
    let ground = Tone([RGB(0x1F5FDB)])
    let found = finder.find(RGB(0xFF8A8F)) { ground.contrast($0) >= 4.5 }
    #expect(4.5..<4.8 ~= ground.contrast(found))
    #expect(Lab(found).likeness(to: Lab(RGB(0xFF8A8F))) > 0.98)
    #expect(finder.find(RGB(0x123456)) { _ in true } == RGB(0x123456))
    #expect(finder.find(RGB(0x123456)) { _ in false } == RGB(0x123456))
  }

  @Test("In 256 colours a colour keeps its hue, a pale one becomes grey, and contrast goes before hue")
  func indexed() {
    let finder = ColorFinder(depth: .palette256)
    #expect(finder.find(RGB(0x45302E), isColorful: true) { _ in true } == RGB(0x5F0000))
    #expect(finder.find(RGB(0xBEC6D6)) { _ in true }.isGrey)
    let bright = finder.find(RGB(0x0000FF), isColorful: true) { Contrast.luminance($0) > 0.9 }
    #expect(Contrast.luminance(bright) > 0.9)
  }
}
