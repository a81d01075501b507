extension Color {
  /// The nearest colour that a terminal of a depth can show.
  ///
  /// Of the terminal's own 16 colours nobody knows what they look like; they are taken for xterm's.
  public func reduced(to depth: ColorDepth) -> Color {
    switch (depth, self) {
    case (.none, _): .default
    case (_, .default), (_, .ansi), (.trueColor, _), (.palette256, .palette): self
    case (.palette256, .rgb(let rgb)): .palette(Quantization.index(nearestTo: rgb))
    case (.sixteen, .rgb(let rgb)): Self.ownColor(nearestTo: rgb)
    case (.sixteen, .palette(let index)):
      Quantization.color(at: index).map(Self.ownColor) ?? .ansi(index & 15)
    }
  }

  private static func ownColor(nearestTo rgb: RGB) -> Color {
    var best = (index: UInt8(0), distance: Int.max)
    for (index, color) in zip(UInt8(0)..., xterm) {
      let distance = Quantization.distance(color, rgb)
      if distance < best.distance { best = (index, distance) }
    }
    return .ansi(best.index)
  }

  /// The 16 colours as xterm has them (XTerm-col.ad).
  fileprivate static let xterm: [RGB] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ].map { RGB($0) }
}

extension Color {
  /// What the colour looks like, a terminal's own taken for xterm's; nil for its text and its ground.
  var likely: RGB? {
    switch self {
    case .rgb(let rgb): rgb
    case .palette(let index): Quantization.color(at: index) ?? Color.ansi(index & 15).likely
    case .ansi(let index): index < 16 ? Self.xterm[Int(index)] : nil
    case .default: nil
    }
  }
}

extension Style {
  /// The style in the nearest colours that a terminal of a depth can show.
  public func reduced(to depth: ColorDepth) -> Style {
    Style(
      foreground: foreground.reduced(to: depth), background: background.reduced(to: depth),
      attributes: attributes)
  }
}
