/// How a surface lets through what stands behind it.
struct Translucency: Equatable {
  private let surface: RGB
  private let opacity: Double
  /// The least and the greatest luminance of a ground with which everything on the surface keeps its contrast.
  private let darkest: Double
  private let brightest: Double

  /// Finds out how far a theme's surface may change; nil for an opaque one.
  init?(_ theme: Theme, opacity: Double) {
    guard opacity < 1 else { return nil }
    surface = theme.surface
    self.opacity = opacity
    let own = Contrast.luminance(theme.surface)
    var range = (low: 0.0, high: 1.0)
    func keep(_ contrast: Double, with color: RGB) {
      let luminance = Contrast.luminance(color)
      if luminance > own {
        range.high = min(range.high, (luminance + 0.05) / contrast - 0.05)
      } else {
        range.low = max(range.low, (luminance + 0.05) * contrast - 0.05)
      }
    }
    for text in [theme.title, theme.text, theme.muted] { keep(theme.textContrast, with: text) }
    for severity in MarkColor.allCases { keep(Theme.Requirement.mark, with: theme.marks[severity]) }
    for fill in [theme.accent, theme.destructive] { keep(Theme.Requirement.shape, with: fill.ground) }
    keep(Theme.Requirement.button, with: theme.button.ground)
    // That of a theme of the program is told by its hue.
    if !theme.isChecked { keep(Theme.Requirement.button, with: theme.tint.ground) }
    for color in [theme.line, theme.field.ground] { keep(Theme.Requirement.ground, with: color) }
    // A theme whose line or field is paler than demanded is left as pale.
    darkest = min(range.low, own)
    brightest = max(range.high, own)
  }

  /// The surface with a colour behind it.
  func ground(over behind: RGB, finder: ColorFinder) -> RGB {
    var mixed = behind.mixed(with: surface, opacity)
    let luminance = Contrast.luminance(mixed)
    if luminance > brightest { mixed = limited(mixed, toward: .black) }
    if luminance < darkest { mixed = limited(mixed, toward: .white) }
    let found = finder.find(mixed, where: isFit)
    return isFit(found) ? found : surface
  }

  private func isFit(_ color: RGB) -> Bool {
    darkest...brightest ~= Contrast.luminance(color)
  }

  /// The colour mixed with as little of black or white as brings it into the range.
  private func limited(_ color: RGB, toward end: RGB) -> RGB {
    let (start, end) = (Lab(color), Lab(end))
    var (unfit, fit) = (0.0, 1.0)
    for _ in 0..<8 {
      let middle = (unfit + fit) / 2
      let luminance = Contrast.luminance(start.mixed(with: end, middle).rgb)
      let isBeyond = end.lightness < 0.5 ? luminance > brightest : luminance < darkest
      if isBeyond { unfit = middle } else { fit = middle }
    }
    return start.mixed(with: end, fit).rgb
  }
}

extension Palette {
  /// The ground of a frosted or glass surface where a colour stands behind it; that of the surface elsewhere.
  ///
  /// Everything that is written on the surface keeps its contrast. In 256 colours this searches the palette: who
  /// blends many cells keeps the answers.
  public func blendedGround(over behind: RGB) -> Color {
    guard let translucency else { return surface.background }
    let finder = ColorFinder(depth: depth)
    return finder.color(translucency.ground(over: behind, finder: finder))
  }
}
