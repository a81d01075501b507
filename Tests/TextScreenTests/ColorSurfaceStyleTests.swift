import Testing
import TextScreen

@Suite struct ColorSurfaceStyleTests {
  /// Everything that a coloured palette is made from.
  struct Source {
    let theme: ThemeName
    let appearance: Appearance
    let depth: ColorDepth
    let style: SurfaceStyle

    var palette: Palette { Palette(theme: theme, appearance: appearance, depth: depth, style: style) }
    var textContrast: Double { theme == .contrast ? 7 : 4.5 }
  }

  static let styles: [SurfaceStyle] =
    SurfaceStyle.Name.allCases.filter { $0 != .tinted }.map { SurfaceStyle($0) }
    + MarkColor.allCases.map { .tinted($0) }

  static func sources(_ styles: [SurfaceStyle] = styles) -> [Source] {
    ThemeName.allCases.filter { $0 != .terminal }.flatMap { theme in
      Appearance.allCases.flatMap { appearance in
        [ColorDepth.palette256, .trueColor].flatMap { depth in
          styles.map { Source(theme: theme, appearance: appearance, depth: depth, style: $0) }
        }
      }
    }
  }

  @Test("Every style has its name, and tinted the severity that it is given")
  func names() {
    for name in SurfaceStyle.Name.allCases { #expect(SurfaceStyle(name).name == name) }
    #expect(SurfaceStyle(.tinted) == .tinted(.info))
    for severity in MarkColor.allCases {
      #expect(SurfaceStyle(.tinted, severity: severity) == .tinted(severity))
      #expect(SurfaceStyle(.accent, severity: severity) == .accent)
    }
    let listed = SurfaceStyle.Name.allCases.map(\.rawValue)
    #expect(
      listed == ["standard", "frosted", "glass", "accent", "gradient", "inverse", "outlined", "tinted"])
  }

  @Test("Whatever the style, theme, appearance, severity and depth: everything on every ground is readable")
  func contrasts() {
    for source in Self.sources() {
      for fault in source.palette.unreadable(text: source.textContrast) {
        Issue.record("\(source): \(fault)")
      }
    }
  }

  @Test("On every ground of every style the focus stands out 3:1, and buttons can be told from it")
  func focus() {
    for source in Self.sources() {
      for fault in source.palette.unseen(quiet: { leastOfQuiet($0, source) }) {
        Issue.record("\(source): \(fault)")
      }
    }
  }

  @Test("Every style sets both colours or neither, and those of its depth, in few colours the terminal's own")
  func bothOrNeither() {
    for depth in ColorDepth.allCases {
      for theme in ThemeName.allCases {
        for style in Self.styles {
          let source = Source(theme: theme, appearance: .dark, depth: depth, style: style)
          for look in source.palette.looks(text: source.textContrast) {
            let colors = [look.style.foreground, look.style.background]
            if (colors[0] == .default) != (colors[1] == .default) {
              Issue.record("\(source): \(look.name) sets one colour")
            }
            if depth < .palette256, !colors.allSatisfy(isOwn) { Issue.record("\(source): \(look.name)") }
          }
        }
      }
    }
  }

  @Test("In few colours, and in the terminal theme, every style is the same outline")
  func fewColors() {
    for style in Self.styles {
      for depth in [ColorDepth.none, .sixteen] {
        let palette = Palette(theme: nil, appearance: .light, depth: depth, style: style)
        #expect(palette == Palette(theme: nil, appearance: .light, depth: depth))
        #expect(!palette.hasGround && !palette.hasFilledButtons)
      }
      let terminal = Palette(theme: .terminal, appearance: .dark, depth: .trueColor, style: style)
      #expect(terminal == Palette(theme: .terminal, appearance: .dark, depth: .trueColor))
    }
  }

  @Test("Inverse is the theme in the other appearance")
  func inverse() {
    for source in Self.sources([.inverse]) {
      let other: Appearance = source.appearance == .dark ? .light : .dark
      #expect(source.palette == Palette(theme: source.theme, appearance: other, depth: source.depth))
    }
  }

  @Test("Accent stands on the theme's accent, and gives the focus the colour of text")
  func accent() {
    for source in Self.sources([.accent]) where source.depth == .trueColor {
      let accent = Theme.preset(source.theme, source.appearance)?.accent.ground
      #expect(rgb(source.palette.surface.background) == accent)
      #expect(rgb(source.palette.edge.foreground) == accent || source.theme == .contrast)
    }
  }

  @Test("A gradient goes down in steps that cannot be seen, and from one colour to another")
  func gradient() {
    for source in Self.sources([.gradient]) {
      let stops = source.palette.groundStops.compactMap(rgb)
      #expect(stops.count == 24)
      #expect(stops.first == rgb(source.palette.surface.background))
      #expect(stops.first != stops.last || source.depth == .palette256, "\(source)")
      guard source.depth == .trueColor else { continue }
      for (one, next) in zip(stops, stops.dropFirst()) {
        let step = [
          Int(one.red) - Int(next.red), Int(one.green) - Int(next.green), Int(one.blue) - Int(next.blue),
        ]
        #expect(step.allSatisfy { abs($0) <= 12 }, "\(source): \(one) \(next)")
      }
    }
    for source in Self.sources(Self.styles.filter { $0 != .gradient }) {
      #expect(source.palette.groundStops.isEmpty)
    }
  }

  @Test("A tint has the hue of its severity, subtle in 24 bits, and each severity another")
  func tints() {
    for theme in [ThemeName.slate, .ocean, .forest, .rose, .amber, .mono] {
      for appearance in Appearance.allCases {
        for depth in [ColorDepth.palette256, .trueColor] {
          let grounds = MarkColor.allCases.compactMap { severity -> RGB? in
            let source = Source(
              theme: theme, appearance: appearance, depth: depth, style: .tinted(severity))
            return rgb(source.palette.surface.background)
          }
          #expect(Set(grounds).count == MarkColor.allCases.count)
          for (severity, ground) in zip(MarkColor.allCases, grounds) {
            let isOfItsHue =
              switch severity {
              case .success: ground.green > max(ground.red, ground.blue)
              case .error: ground.red > max(ground.green, ground.blue)
              case .info: ground.blue > max(ground.red, ground.green)
              case .warning: ground.red >= ground.green && ground.green > ground.blue
              }
            #expect(isOfItsHue, "\(theme) \(appearance) \(depth) \(severity) \(ground)")
          }
        }
      }
    }
  }

  @Test("Outlined: plain text in a line that is seen on black and on white, around filled buttons and marks")
  func outlined() {
    for source in Self.sources([.outlined]) {
      let palette = source.palette
      #expect(!palette.hasGround)
      #expect(palette.hasFilledButtons)
      #expect(palette.surface == .plain && palette.text == .plain && palette.muted == .plain)
      #expect(palette.edge.background == .default)
      for ground in [RGB(0), RGB(0xFFFFFF)] {
        #expect(ratio(palette.edge.foreground, .rgb(ground)) >= 3)
      }
      for severity in MarkColor.allCases { #expect(rgb(palette.mark(severity).background) != nil) }
    }
  }

  @Test("Frosted and glass are standard until something stands behind them")
  func translucentWithoutBackground() {
    for source in Self.sources([.frosted, .glass]) {
      let standard = Palette(theme: source.theme, appearance: source.appearance, depth: source.depth)
      #expect(
        source.palette.looks(text: source.textContrast).map(\.style)
          == standard.looks(text: source.textContrast).map(\.style))
      #expect(source.palette.hasGround && source.palette.edge == standard.edge)
      let own = rgb(standard.surface.background) ?? RGB(0)
      #expect(standard.blendedGround(over: RGB(0xFF0000)) == standard.surface.background)
      #expect(source.palette.blendedGround(over: own) == standard.surface.background)
    }
  }

  @Test("What stands behind frosted and glass colours their ground, and leaves everything on it readable")
  func blended() {
    let behind: [UInt32] = [
      0x000000, 0xFFFFFF, 0xFF0000, 0x00FF00, 0x0000FF, 0xFFFF00, 0xFF00FF, 0x00FFFF, 0x808080,
    ]
    for source in Self.sources([.frosted, .glass]) {
      let palette = source.palette
      let grounds = behind.map { palette.blendedGround(over: RGB($0)) }
      if source.depth == .trueColor { #expect(Set(grounds).count > 4, "\(source)") }
      let faults =
        palette.unreadable(text: source.textContrast, behind: grounds)
        + palette.unseen(quiet: { leastOfQuiet($0, source) }, behind: grounds)
      for fault in faults { Issue.record("\(source): \(fault)") }
    }
  }

  /// The least contrast of a button with the surface; a destructive one of a theme is told by its hue.
  private func leastOfQuiet(_ kind: ButtonKind, _ source: Source) -> Double {
    let isComputed = [.accent, .gradient, .tinted].contains(source.style.name)
    return kind == .destructive && !isComputed ? 1 : 1.15
  }

  private func isOwn(_ color: Color) -> Bool {
    switch color {
    case .default, .ansi: true
    case .palette, .rgb: false
    }
  }
}
