/// The luminances of several grounds: what contrasts with the nearest of them contrasts with all.
struct Tone {
  /// The luminance of the darkest.
  let low: Double
  /// The luminance of the brightest.
  let high: Double

  /// Measures grounds.
  init(_ colors: [RGB]) {
    let luminances = colors.map(Contrast.luminance)
    low = luminances.min() ?? 0
    high = luminances.max() ?? 1
  }

  /// The least contrast of a colour with any of the grounds; 1 between them.
  func contrast(_ color: RGB) -> Double { contrast(luminance: Contrast.luminance(color)) }

  /// The least contrast of a luminance with any of the grounds; 1 between them.
  func contrast(luminance: Double) -> Double {
    if luminance >= high { return (luminance + 0.05) / (high + 0.05) }
    if luminance <= low { return (low + 0.05) / (luminance + 0.05) }
    return 1
  }

  /// White or black: whichever can be read better on all of the grounds.
  var ink: RGB { contrast(.white) >= contrast(.black) ? .white : .black }
}

/// Finds colours that a depth has and that meet a condition.
struct ColorFinder {
  /// The depth: 24 bits or 256 colours.
  let depth: ColorDepth

  /// The colour as a terminal is asked for it.
  func color(_ rgb: RGB) -> Color {
    depth == .palette256 ? .palette(Quantization.index(nearestTo: rgb)) : .rgb(rgb)
  }

  /// The fit colour nearest to a wanted one; the wanted one (or what the depth has for it) when none is.
  ///
  /// In 24 bits it is the wanted colour moved toward white or black as little as needed; in 256 one of about
  /// the same hue, or a grey unless `isColorful`.
  func find(_ wanted: RGB, isColorful: Bool = false, where isFit: (RGB) -> Bool) -> RGB {
    depth == .palette256 ? indexed(wanted, isColorful, isFit) : moved(wanted, isFit)
  }

  private func moved(_ wanted: RGB, _ isFit: (RGB) -> Bool) -> RGB {
    if isFit(wanted) { return wanted }
    let (start, white, black) = (Lab(wanted), Lab(.white), Lab(.black))
    for step in 1...48 {
      let share = Double(step) / 48
      for end in [white, black] {
        let candidate = start.mixed(with: end, share).rgb
        if isFit(candidate) { return candidate }
      }
    }
    return wanted
  }

  private func indexed(_ wanted: RGB, _ isColorful: Bool, _ isFit: (RGB) -> Bool) -> RGB {
    let hue = Lab(wanted)
    let isSubdued = hue.chroma < 0.04 && !isColorful
    let isAkin = { (color: RGB) in
      if color.isGrey { return !isColorful }
      return !isSubdued && hue.likeness(to: Lab(color)) > 0.94
    }
    let akin = Quantization.nearest(to: wanted) { isFit($0) && isAkin($0) }
    return isFit(akin) && isAkin(akin) ? akin : Quantization.nearest(to: wanted, where: isFit)
  }
}
