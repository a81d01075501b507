import Testing
import TextScreen

@Suite struct ColorThemeTests {
  /// A theme as it is drawn: in 24 bits, or in the palette of 256 colours.
  struct Look: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let theme: Theme
  }

  static let looks: [Look] = ThemeName.allCases.flatMap { name in
    Appearance.allCases.flatMap { appearance -> [Look] in
      guard let theme = Theme.preset(name, appearance) else { return [] }
      return [
        Look(testDescription: "\(name) \(appearance) 24 bit", theme: theme),
        Look(testDescription: "\(name) \(appearance) 256 colours", theme: theme.quantized()),
      ]
    }
  }

  @Test func everyThemeButTheTerminalsOwnHasColors() {
    #expect(Self.looks.count == (ThemeName.allCases.count - 1) * Appearance.allCases.count * 2)
    #expect(Theme.preset(.terminal, .dark) == nil)
    #expect(Theme.preset(.terminal, .light) == nil)
  }

  @Test("Text has its contrast on every ground: 4.5, and 7 in the contrast theme", arguments: looks)
  func text(look: Look) {
    let theme = look.theme
    #expect(theme.textContrast == (look.testDescription.hasPrefix("contrast") ? 7 : 4.5))
    for (name, text) in [("title", theme.title), ("text", theme.text), ("muted", theme.muted)] {
      #expect(Contrast.ratio(text, theme.surface) >= theme.textContrast, "\(name)")
    }
    let fills = [
      ("accent", theme.accent), ("button", theme.button), ("field", theme.field), ("tint", theme.tint),
      ("destructive", theme.destructive),
    ]
    for (name, fill) in fills {
      #expect(Contrast.ratio(fill.text, fill.ground) >= theme.textContrast, "\(name)")
    }
  }

  @Test("The focus stands out 3:1 from the surface and from every button without it", arguments: looks)
  func focus(look: Look) {
    let theme = look.theme
    for ground in [theme.surface, theme.button.ground, theme.tint.ground] {
      for (name, focus) in [
        ("accent", theme.accent.ground), ("destructive", theme.destructive.ground), ("disabled", theme.muted),
      ] {
        #expect(Contrast.ratio(focus, ground) >= 3, "\(name)")
      }
    }
  }

  @Test("What is disabled stays readable at 3:1", arguments: looks)
  func disabled(look: Look) {
    let theme = look.theme
    for ground in [theme.button.ground, theme.tint.ground, theme.field.ground] {
      #expect(Contrast.ratio(theme.muted, ground) >= 3)
    }
  }

  @Test("Marks have 4.5:1 on the surface and keep their hues", arguments: looks)
  func marks(look: Look) {
    let marks = look.theme.marks
    let colors = [marks.success, marks.error, marks.info, marks.warning]
    for color in colors { #expect(Contrast.ratio(color, look.theme.surface) >= 4.5) }
    #expect(Set(colors).count == colors.count)
    #expect(marks.success.green > marks.success.red && marks.success.green > marks.success.blue)
    #expect(marks.info.blue > marks.info.red && marks.info.blue >= marks.info.green)
  }

  @Test(
    "Buttons, fields and lines can be told from the surface, and no ground is used twice", arguments: looks)
  func grounds(look: Look) {
    let theme = look.theme
    #expect(Contrast.ratio(theme.button.ground, theme.surface) >= 1.15)
    #expect(Contrast.ratio(theme.line, theme.surface) >= 1.1)
    #expect(theme.field.ground != theme.surface)
    let all = [
      theme.surface, theme.button.ground, theme.tint.ground, theme.accent.ground, theme.destructive.ground,
    ]
    #expect(Set(all).count == all.count)
  }

  @Test("What is destructive is red, not orange and not pink: green and blue are as weak", arguments: looks)
  func destructiveIsRed(look: Look) {
    let theme = look.theme
    for color in [theme.tint.ground, theme.destructive.ground, theme.marks.error] {
      let (red, green, blue) = (Int(color.red), Int(color.green), Int(color.blue))
      #expect(red >= max(green, blue) + 25)
      #expect(abs(green - blue) < 40)
    }
  }

  @Test("In 256 colours nothing but the fixed part of the palette is used", arguments: looks)
  func onlyPaletteColors(look: Look) {
    guard look.testDescription.hasSuffix("256 colours") else { return }
    let theme = look.theme
    let fills = [theme.accent, theme.button, theme.field, theme.tint, theme.destructive]
    let marks = theme.marks
    let colors =
      [theme.surface, theme.line, theme.title, theme.text, theme.muted, theme.edge]
      + fills.flatMap { [$0.ground, $0.text] } + [marks.success, marks.error, marks.info, marks.warning]
    for color in colors { #expect(Quantization.nearest(to: color) == color) }
    #expect(theme.quantized() == theme)
  }

  @Test("A theme that nobody checked becomes readable in 256 colours")
  func carelessTheme() {
    for appearance in Appearance.allCases {
      guard var theme = Theme.preset(.slate, appearance) else {
        Issue.record("slate has colours")
        return
      }
      theme.text = theme.surface
      theme.accent = Theme.Fill(0x3A4150, 0x3A4150)
      theme.button.text = theme.button.ground
      let mended = theme.quantized()
      #expect(Contrast.ratio(mended.text, mended.surface) >= 4.5)
      #expect(Contrast.ratio(mended.accent.text, mended.accent.ground) >= 4.5)
      #expect(Contrast.ratio(mended.accent.ground, mended.surface) >= 3)
      #expect(Contrast.ratio(mended.button.text, mended.button.ground) >= 4.5)
    }
  }

  @Test func onlyTheContrastThemeIsFramed() {
    for look in Self.looks {
      let isContrast = look.testDescription.hasPrefix("contrast")
      #expect(look.theme.isFramed == isContrast)
      #expect(look.theme.edge == (isContrast ? look.theme.line : look.theme.surface))
    }
  }
}
