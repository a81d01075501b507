import TestSupport
import Testing
import TextScreen

/// Themes with colours that somebody put into a file.
@Suite struct ColorCustomThemeTests {
  private static let depths: [ColorDepth] = [.palette256, .trueColor]

  @Test("Whatever the colours: everything on every ground of every style is readable, and buttons are seen")
  func anyColors() {
    var generator = SeededGenerator()
    for round in 0..<8 {
      let (name, colors) = Self.random(&generator)
      for (index, style) in ColorSurfaceStyleTests.styles.enumerated() {
        let appearance: Appearance = (round + index).isMultiple(of: 2) ? .dark : .light
        for depth in Self.depths {
          let palette = Palette(
            theme: name, colors: colors, appearance: appearance, depth: depth, style: style)
          let behind = palette.isTranslucent ? Self.random(3, &generator).map(palette.blendedGround) : []
          let faults =
            palette.unreadable(text: name == .contrast ? 7 : 4.5, behind: behind)
            + palette.unseen(quiet: { _ in 1.15 }, behind: behind)
          for fault in faults {
            Issue.record("seed \(generator.seed), round \(round), \(appearance) \(depth) \(style): \(fault)")
          }
          guard depth == .palette256 else { continue }
          let isIndexed = palette.looks(text: 1).allSatisfy { isOfPalette($0.style) }
          #expect(isIndexed, "seed \(generator.seed), round \(round)")
        }
      }
    }
  }

  @Test("Colours that can be read are taken as they are, the others are those of the theme")
  func taken() {
    var colors = ThemeColors()
    colors[.surface, .dark] = RGB(0x102A43)
    colors[.title, .dark] = RGB(0xFFF3C4)
    colors[.accent, .dark] = RGB(0xF7C948)
    let palette = Palette(theme: .slate, colors: colors, appearance: .dark, depth: .trueColor)
    let slate = Palette(theme: .slate, appearance: .dark, depth: .trueColor)
    #expect(palette.surface.background == .rgb(RGB(0x102A43)))
    #expect(palette.title.foreground == .rgb(RGB(0xFFF3C4)))
    #expect(palette.button(.default, isFocused: true, isEnabled: true).background == .rgb(RGB(0xF7C948)))
    #expect(palette.text.foreground == slate.text.foreground)
    let light = Palette(theme: .slate, colors: colors, appearance: .light, depth: .trueColor)
    #expect(light.title == Palette(theme: .slate, appearance: .light, depth: .trueColor).title)
  }

  @Test("A colour that cannot be read is moved away from its ground")
  func moved() {
    var colors = ThemeColors()
    for role in [ThemeColors.Role.surface, .text, .accent] { colors[role, .dark] = RGB(0x102A43) }
    let palette = Palette(theme: .slate, colors: colors, appearance: .dark, depth: .trueColor)
    #expect(palette.surface.background == .rgb(RGB(0x102A43)))
    #expect((4.5..<5).contains(ratio(palette.text.foreground, palette.surface.background)))
    let focus = palette.button(.default, isFocused: true, isEnabled: true).background
    #expect(ratio(focus, palette.surface.background) >= 3)
  }

  @Test("On a dark surface stands what the theme has for dark backgrounds, whatever the appearance")
  func darkOnLight() {
    var colors = ThemeColors()
    for appearance in Appearance.allCases { colors[.surface, appearance] = RGB(0x102A43) }
    let palettes = Appearance.allCases.map {
      Palette(theme: .rose, colors: colors, appearance: $0, depth: .trueColor)
    }
    #expect(palettes.first == palettes.last)
  }

  @Test("In 256 colours a coloured surface keeps its hue")
  func hue() {
    var colors = ThemeColors()
    colors[.surface, .dark] = RGB(0x003A80)
    let palette = Palette(theme: .slate, colors: colors, appearance: .dark, depth: .palette256)
    let ground = rgb(palette.surface.background) ?? RGB(0)
    #expect(ground.blue > ground.red && ground.blue > ground.green)
  }

  @Test("Colours over the terminal's own theme stand on slate; in few colours there are none")
  func terminal() {
    var colors = ThemeColors()
    #expect(colors.isEmpty)
    colors[.accent, .dark] = RGB(0xF7C948)
    #expect(!colors.isEmpty)
    for depth in ColorDepth.allCases {
      let custom = Palette(theme: .terminal, colors: colors, appearance: .dark, depth: depth)
      let slate = Palette(
        theme: depth < .palette256 ? nil : .slate, colors: colors, appearance: .dark, depth: depth)
      #expect(custom == slate)
    }
    let few = Palette(theme: nil, colors: colors, appearance: .dark, depth: .sixteen)
    #expect(few == Palette(theme: nil, appearance: .dark, depth: .sixteen))
  }

  /// A theme with about half of its colours replaced, many of them by the worst there are.
  private static func random(_ generator: inout SeededGenerator) -> (ThemeName, ThemeColors) {
    let name = ThemeName.allCases.randomElement(using: &generator) ?? .slate
    let few = random(4, &generator) + [RGB(0), RGB(0xFFFFFF), RGB(0x767676)]
    var colors = ThemeColors()
    for role in ThemeColors.Role.allCases {
      for appearance in Appearance.allCases where Bool.random(using: &generator) {
        colors[role, appearance] =
          Bool.random(using: &generator)
          ? few.randomElement(using: &generator) : random(1, &generator).first
      }
    }
    return (name, colors)
  }

  private static func random(_ count: Int, _ generator: inout SeededGenerator) -> [RGB] {
    (0..<count).map { _ in RGB(UInt32.random(in: 0...0xFFFFFF, using: &generator)) }
  }

  private func isOfPalette(_ style: Style) -> Bool {
    [style.foreground, style.background].allSatisfy { color in
      switch color {
      case .default, .palette: true
      case .ansi, .rgb: false
      }
    }
  }
}
