import Testing
import TextScreen

@Suite struct ColorPaletteTests {
  /// Everything that a palette is made from.
  struct Source: CustomTestStringConvertible, Sendable {
    let theme: ThemeName?
    let appearance: Appearance
    let depth: ColorDepth

    var palette: Palette { Palette(theme: theme, appearance: appearance, depth: depth) }
    var testDescription: String { "\(theme?.rawValue ?? "no theme") \(appearance) \(depth)" }
  }

  static let sources: [Source] = ColorDepth.allCases.flatMap { depth in
    Appearance.allCases.flatMap { appearance in
      ([nil] + ThemeName.allCases).map { Source(theme: $0, appearance: appearance, depth: depth) }
    }
  }

  @Test("Every style but the edge sets both colours or neither", arguments: sources)
  func bothOrNeither(source: Source) {
    for (name, style) in styles(source.palette) {
      let isPlain = style.foreground == .default && style.background == .default
      let isFull = style.foreground != .default && style.background != .default
      #expect(isPlain || isFull, "\(name)")
    }
  }

  @Test("Colours are of the kind that the depth allows", arguments: sources)
  func depth(source: Source) {
    let palette = source.palette
    #expect(palette.depth == source.depth)
    let colors = (styles(palette) + [("edge", palette.edge)]).flatMap { name, style in
      [(name, style.foreground), (name, style.background)]
    }
    for (name, color) in colors {
      switch (color, source.depth) {
      case (.default, _), (.ansi(0...15), .sixteen...): break
      case (.palette(16...), .palette256), (.rgb, .trueColor): break
      default: Issue.record("\(name): \(color)")
      }
    }
  }

  @Test("Text on a filled surface is readable as drawn", arguments: sources)
  func contrast(source: Source) {
    let palette = source.palette
    guard palette.hasGround else { return }
    for (name, style) in styles(palette) where name != "line" {
      guard let text = rgb(style.foreground), let ground = rgb(style.background) else {
        Issue.record("\(name) has no known colours")
        continue
      }
      let least = name.contains("disabled") || name == "placeholder" ? 3 : 4.5
      #expect(Contrast.ratio(text, ground) >= least, "\(name)")
    }
  }

  @Test("A button with the focus never looks like one without", arguments: sources)
  func focusIsSeen(source: Source) {
    let palette = source.palette
    for isEnabled in [true, false] {
      for kind in ButtonKind.allCases {
        let focused = palette.button(kind, isFocused: true, isEnabled: isEnabled)
        for other in ButtonKind.allCases {
          for otherIsEnabled in [true, false] {
            let unfocused = palette.button(other, isFocused: false, isEnabled: otherIsEnabled)
            let looks = [focused, unfocused].map { style in
              Style(
                foreground: style.foreground, background: style.background,
                attributes: style.attributes.intersection(.reverse))
            }
            #expect(looks[0] != looks[1], "bold alone does not show it: \(kind), \(other)")
          }
        }
      }
    }
  }

  @Test(
    "Cancel is bold in every state, what is focused and can be chosen too, nothing else", arguments: sources)
  func bold(source: Source) {
    for kind in ButtonKind.allCases {
      for isFocused in [true, false] {
        for isEnabled in [true, false] {
          let style = source.palette.button(kind, isFocused: isFocused, isEnabled: isEnabled)
          let expected = kind == .cancel || (isFocused && isEnabled)
          #expect(style.attributes.contains(.bold) == expected, "\(kind) \(isFocused) \(isEnabled)")
        }
      }
    }
    #expect(source.palette.title.attributes.contains(.bold))
  }

  @Test("Underline on buttons is left to the shortcut letters", arguments: sources)
  func underline(source: Source) {
    for (name, style) in styles(source.palette) where name.hasPrefix("button") {
      #expect(!style.attributes.contains(.underline), "\(name)")
    }
  }

  @Test("What is destructive and focused has a colour of its own wherever there are hues", arguments: sources)
  func destructive(source: Source) {
    let palette = source.palette
    let focused = palette.button(.destructive, isFocused: true, isEnabled: true)
    let others = [ButtonKind.default, .cancel].map { palette.button($0, isFocused: true, isEnabled: true) }
    let hasHue = palette.hasGround || palette.mark(.error).background != .default
    for other in others { #expect((focused != other) == hasHue) }
  }

  @Test("A disabled destructive button looks other than an enabled one", arguments: sources)
  func disabled(source: Source) {
    for isFocused in [true, false] {
      let styles = [true, false].map {
        source.palette.button(.destructive, isFocused: isFocused, isEnabled: $0)
      }
      #expect(styles[0] != styles[1])
    }
  }

  @Test("Without a theme: slate from 256 colours, the terminal's own below")
  func defaultTheme() {
    for appearance in Appearance.allCases {
      for depth in ColorDepth.allCases {
        let name: ThemeName = depth >= .palette256 ? .slate : .terminal
        let expected = Palette(theme: name, appearance: appearance, depth: depth)
        #expect(Palette(theme: nil, appearance: appearance, depth: depth) == expected)
        #expect(expected.hasGround == (depth >= .palette256))
      }
    }
  }

  @Test("The terminal theme is an outline at every depth, the same in light and dark")
  func terminalTheme() {
    for depth in ColorDepth.allCases {
      let palette = Palette(theme: .terminal, appearance: .dark, depth: depth)
      #expect(!palette.hasGround)
      #expect(palette == Palette(theme: .terminal, appearance: .light, depth: depth))
      #expect(palette.surface == .plain)
      #expect(palette.text == .plain)
    }
  }

  @Test("In 16 colours the focus is white on blue, and on red when it is destructive")
  func sixteen() {
    let palette = Palette(theme: nil, appearance: .dark, depth: .sixteen)
    let focus = Style(foreground: .ansi(15), background: .ansi(4), attributes: .bold)
    #expect(palette.button(.cancel, isFocused: true, isEnabled: true) == focus)
    #expect(palette.button(.default, isFocused: true, isEnabled: true) == focus)
    let danger = Style(foreground: .ansi(15), background: .ansi(1), attributes: .bold)
    #expect(palette.button(.destructive, isFocused: true, isEnabled: true) == danger)
    #expect(palette.button(.destructive, isFocused: false, isEnabled: true) == .plain)
  }

  @Test("Mono and contrast use no hue in 16 colours", arguments: [ThemeName.mono, .contrast])
  func noHue(theme: ThemeName) {
    for (name, style) in styles(Palette(theme: theme, appearance: .dark, depth: .sixteen)) {
      #expect(style.foreground == .default && style.background == .default, "\(name)")
    }
  }

  @Test("Without colour every theme is the same, and the focus is reverse and bold")
  func colorless() {
    let palette = Palette(theme: nil, appearance: .dark, depth: .none)
    for name in ThemeName.allCases {
      #expect(Palette(theme: name, appearance: .light, depth: .none) == palette)
    }
    for kind in ButtonKind.allCases {
      let focus = palette.button(kind, isFocused: true, isEnabled: true)
      #expect(focus == Style(attributes: [.reverse, .bold]))
    }
  }

  @Test("The edge of a filled surface has its colour; that of the contrast theme stands out")
  func edge() {
    for source in Self.sources where source.palette.hasGround {
      let palette = source.palette
      #expect(palette.edge.background == .default)
      let isFramed = source.theme == .contrast
      #expect(palette.edge.foreground == (isFramed ? palette.line.foreground : palette.surface.background))
    }
  }

  /// Every style that is drawn on a surface, with a name for it.
  private func styles(_ palette: Palette) -> [(String, Style)] {
    var all = [
      ("surface", palette.surface), ("line", palette.line), ("title", palette.title), ("text", palette.text),
      ("muted", palette.muted), ("field", palette.field), ("placeholder", palette.placeholder),
      ("scroll mark", palette.scrollMark),
    ]
    for color in MarkColor.allCases { all.append(("mark \(color)", palette.mark(color))) }
    for kind in ButtonKind.allCases {
      for isFocused in [true, false] {
        for isEnabled in [true, false] {
          let state = (isFocused ? " focused" : "") + (isEnabled ? "" : " disabled")
          let style = palette.button(kind, isFocused: isFocused, isEnabled: isEnabled)
          all.append(("button \(kind)\(state)", style))
        }
      }
    }
    return all
  }

  private func rgb(_ color: Color) -> RGB? {
    switch color {
    case .rgb(let color): color
    case .palette(let index): Quantization.color(at: index)
    case .default, .ansi: nil
    }
  }
}
