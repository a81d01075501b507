// A coloured ground takes everything that stands on it along: what is written on it, the buttons, the marks. The
// colours are wishes first, and then each is moved as far as its contrasts with every ground demand.

extension Theme {
  /// A theme for a style, and the grounds of its surface from the top to the bottom.
  struct Styled {
    /// The colours; the surface is the first of the grounds.
    var theme: Theme
    /// More than one for a gradient, else empty.
    var stops: [RGB] = []
    /// Text on disabled buttons; nil where hints are pale enough for it.
    var faint: RGB?
  }

  /// The colours of a style, in those that the finder has.
  ///
  /// - Parameter opposite: the theme in the other appearance.
  func styled(_ style: SurfaceStyle, opposite: Theme, finder: ColorFinder) -> Styled {
    switch style {
    case .standard, .frosted, .glass, .outlined: Styled(theme: drawn(finder))
    case .inverse: Styled(theme: opposite.drawn(finder))
    case .accent: colored([accent.ground], opposite: opposite, finder: finder)
    case .gradient: colored(gradient(opposite: opposite), opposite: opposite, finder: finder)
    case .tinted(let severity): Styled(theme: tinted(marks[severity], finder: finder))
    }
  }

  /// The border of a surface without a ground: the accent, as it is seen on black and on white.
  func border(_ finder: ColorFinder) -> RGB {
    finder.find(accent.ground, isColorful: !accent.ground.isGrey) {
      $0.contrasts(Requirement.shape, with: [.black, .white])
    }
  }

  /// A button whose ground lies between the surface and the other buttons.
  func quietButton(_ finder: ColorFinder) -> Fill {
    let ground = finder.find(surface.mixed(with: button.ground, 0.55)) {
      Tone([$0]).contrast(title) >= textContrast
    }
    return Fill(ground: ground, text: title)
  }

  /// A button without a ground: the accent, as it can be read on all grounds.
  func bareButton(on stops: [RGB], _ finder: ColorFinder) -> RGB {
    let tone = Tone(stops + [surface])
    return finder.find(accent.ground) { tone.contrast($0) >= textContrast }
  }

  private func drawn(_ finder: ColorFinder) -> Theme {
    if isChecked { return finder.depth == .palette256 ? quantized() : self }
    let ink = Tone([surface]).ink
    let ground = finder.find(surface, isColorful: Lab(surface).chroma > 0.05) { isGround($0, for: ink) }
    return fitted(on: [ground], finder: finder)
  }

  /// Whether text can be written on a colour, and hints that are paler than it.
  private func isGround(_ color: RGB, for ink: RGB) -> Bool {
    Contrast.ratio(color, ink) >= textContrast * Requirement.slack
  }

  /// A surface of vivid grounds, with everything on it in shades of them.
  private func colored(_ wanted: [RGB], opposite: Theme, finder: ColorFinder) -> Styled {
    let ink = Tone(wanted).ink
    let grounds = wanted.map { ground in
      let chroma = Lab(ground).chroma
      let vivid = finder.find(ground, isColorful: chroma > 0.05) {
        isGround($0, for: ink) && Lab($0).chroma > 0.7 * chroma - 0.01
      }
      return isGround(vivid, for: ink) ? vivid : finder.find(ground) { isGround($0, for: ink) }
    }
    let paper = ink == .white ? RGB.black : RGB.white
    // The red and the marks of the appearance whose text is as dark or as bright.
    var wish = Tone([surface]).ink == ink ? self : opposite
    let base = grounds[grounds.count / 2]
    let isBright = ink == .white
    wish.title = base.mixed(with: ink, isBright ? 0.98 : 0.88)
    wish.text = base.mixed(with: ink, isBright ? 0.88 : 0.78)
    wish.muted = base.mixed(with: ink, isBright ? 0.72 : 0.62)
    wish.line = isFramed ? ink : base.mixed(with: ink, 0.3)
    wish.button = Fill(ground: base.mixed(with: paper, 0.2), text: wish.title)
    wish.field = Fill(ground: base.mixed(with: paper, 0.4), text: wish.title)
    wish.accent = Fill(ground: base.mixed(with: ink, isBright ? 0.97 : 0.8), text: base)
    let theme = wish.fitted(on: grounds, finder: finder)
    let quiet = Tone([theme.button.ground, theme.tint.ground])
    let faint = finder.find(base.mixed(with: ink, 0.4)) { quiet.contrast($0) >= Requirement.shape }
    return Styled(theme: theme, stops: grounds.count > 1 ? grounds : [], faint: faint)
  }

  /// Enough that no step is seen on any dialog.
  private static let stopCount = 24

  /// The deeper one of the accents, turned toward violet on the way down.
  private func gradient(opposite: Theme) -> [RGB] {
    let accents = [Lab(accent.ground), Lab(opposite.accent.ground)]
    var top = accents[0].lightness < accents[1].lightness ? accents[0] : accents[1]
    top.lightness = max(top.lightness, 0.3)
    var bottom = top.turned(toward: (a: 0.5, b: -0.87))
    bottom.lightness = top.lightness * 0.86
    let last = Self.stopCount - 1
    return (0...last).map { top.mixed(with: bottom, Double($0) / Double(last)).rgb }
  }

  /// The surface and what stands on it with a touch of a colour.
  private func tinted(_ color: RGB, finder: ColorFinder) -> Theme {
    let ink = Tone([surface]).ink
    let hue = Lab(color)
    // The few dark hues of the palette leave no room for that of the theme.
    let own = finder.depth == .palette256 ? 0 : 0.3
    func touched(_ color: RGB, _ chroma: Double) -> RGB {
      var touched = Lab(color)
      touched.lightness += ink == .white ? 0.04 : -0.02
      // A grey has no hue to touch with.
      let share = hue.chroma > 0.01 ? chroma / hue.chroma : 0
      touched.a = touched.a * own + hue.a * share
      touched.b = touched.b * own + hue.b * share
      return touched.rgb
    }
    var wish = self
    wish.surface = finder.find(touched(surface, 0.045), isColorful: true) { isGround($0, for: ink) }
    wish.line = isFramed ? line : touched(line, 0.07)
    wish.button.ground = touched(button.ground, 0.06)
    wish.field.ground = touched(field.ground, 0.02)
    return wish.fitted(on: [wish.surface], finder: finder)
  }

  /// The colours moved as far as their contrasts with every ground and with each other demand.
  ///
  /// The quiet grounds come first, then those that must stand out from them, then what is written on each.
  private func fitted(on grounds: [RGB], finder: ColorFinder) -> Theme {
    let tone = Tone(grounds)
    let ink = tone.ink
    var theme = self
    theme.surface = grounds.first ?? surface
    let quiet = { (color: RGB, contrast: Double, isColorful: Bool) in
      finder.find(color, isColorful: isColorful) {
        tone.contrast($0) >= contrast && isGround($0, for: ink)
      }
    }
    theme.field.ground = quiet(field.ground, Requirement.ground, false)
    theme.button.ground = quiet(button.ground, Requirement.button, false)
    theme.tint.ground = quiet(tint.ground, Requirement.button, true)
    theme.line = finder.find(line) { tone.contrast($0) >= Requirement.ground }

    let around = Tone(grounds + [theme.button.ground, theme.tint.ground])
    let focus = { (color: RGB, isColorful: Bool) in
      finder.find(color, isColorful: isColorful) {
        let own = Tone([$0])
        return around.contrast($0) >= Requirement.shape && own.contrast(own.ink) >= textContrast
      }
    }
    theme.accent.ground = focus(accent.ground, Lab(accent.ground).chroma > 0.05)
    theme.destructive.ground = focus(destructive.ground, true)

    let written = { (color: RGB, ground: Tone) in
      finder.find(color) { ground.contrast($0) >= textContrast }
    }
    theme.title = written(title, tone)
    theme.text = written(text, tone)
    let hinted = Tone(grounds + [theme.field.ground])
    theme.muted = finder.find(muted) {
      hinted.contrast($0) >= textContrast && around.contrast($0) >= Requirement.shape
    }
    func write(on fill: inout Fill) { fill.text = written(fill.text, Tone([fill.ground])) }
    write(on: &theme.accent)
    write(on: &theme.button)
    write(on: &theme.field)
    write(on: &theme.tint)
    write(on: &theme.destructive)
    theme.marks.success = written(marks.success, tone)
    theme.marks.error = written(marks.error, tone)
    theme.marks.info = written(marks.info, tone)
    theme.marks.warning = written(marks.warning, tone)
    return theme
  }
}
