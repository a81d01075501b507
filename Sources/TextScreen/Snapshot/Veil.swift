/// A translucent colour over the screen, and what the terminal's own colours are taken for below it.
///
/// A dark screen is covered with black. A light one is covered with grey: under black the popup would be the only
/// light thing in a dark room, under white it would not stand out.
public struct Veil: Equatable, Sendable {
  /// The opacity that a design has where it names none.
  public static let defaultOpacity = 0.35

  /// The colours that cells are drawn in.
  public let depth: ColorDepth
  /// The veil's own colour.
  public let color: RGB
  /// How much of its colour is seen: 0 (nothing) to 1 (nothing else).
  public let opacity: Double
  /// Whether it mixes colours, or leaves them to the terminal.
  public let isColored: Bool

  /// What the terminal's own colours of text and ground are taken for, as nobody knows them.
  private let ownText: RGB
  private let ownGround: RGB
  private let weight: Int

  /// Makes the veil of a theme.
  ///
  /// - Parameters:
  ///   - theme: tints what is not known; nil for the terminal's own colours.
  ///   - opacity: values outside 0…1, and none at all (NaN), are brought into it.
  ///   - color: nil for the one that goes with the appearance. With a surface's own colour and much opacity, a
  ///     blurred frame looks like frosted glass.
  public init(
    theme: Theme?, appearance: Appearance, depth: ColorDepth, opacity: Double = Veil.defaultOpacity,
    color: RGB? = nil
  ) {
    self.depth = depth
    self.opacity = opacity > 0 ? min(opacity, 1) : 0
    weight = Int(self.opacity * 256)
    isColored = theme != nil && depth >= .palette256
    switch appearance {
    case .dark:
      self.color = color ?? RGB(0)
      ownText = theme?.text ?? RGB(0xC8C8C8)
      // Darker than the popup's surface, or nothing would stand out.
      ownGround = (theme?.surface ?? RGB(0x2A2A2A)).blended(with: RGB(0), 128)
    case .light:
      self.color = color ?? RGB(0x74777E)
      ownText = theme?.text ?? RGB(0x3D3D3D)
      ownGround = theme?.surface ?? RGB(0xF4F4F4)
    }
  }

  /// Blanks of the veil alone.
  public var ground: Style { isColored ? covering(.plain) : .plain }

  /// A style below the veil, both of its colours set.
  func covering(_ style: Style) -> Style {
    let colors = exactColors(of: style)
    return Style(
      foreground: drawn(cover(colors.text)), background: drawn(cover(colors.ground)),
      attributes: style.attributes.subtracting([.reverse, .dim]))
  }

  /// A colour below the veil.
  func cover(_ rgb: RGB) -> RGB { rgb.blended(with: color, weight) }

  /// A colour as the depth allows it.
  func drawn(_ rgb: RGB) -> Color {
    depth == .palette256 ? .palette(Quantization.index(nearestTo: rgb)) : .rgb(rgb)
  }

  /// The colours that text and ground have on the screen, as far as that can be told.
  func exactColors(of style: Style) -> (text: RGB, ground: RGB) {
    var text = exact(style.foreground, own: ownText)
    var ground = exact(style.background, own: ownGround)
    if style.attributes.contains(.reverse) { (text, ground) = (ground, text) }
    if style.attributes.contains(.dim) { text = text.blended(with: ground, 112) }
    return (text, ground)
  }

  private func exact(_ color: Color, own: RGB) -> RGB {
    switch color {
    case .default: own
    case .rgb(let rgb): rgb
    case .ansi(let index): Self.scheme[Int(index & 15)]
    case .palette(let index): Quantization.color(at: index) ?? Self.scheme[Int(index & 15)]
    }
  }

  /// The 16 colours as they are in many schemes; each user has others, but under a veil that is hardly seen.
  private static let scheme: [RGB] = [
    0x1C1F26, 0xC9444D, 0x4E9A3F, 0xB58900, 0x3B78C4, 0x9A5BB0, 0x2A9292, 0xC8CCD4,
    0x5F6672, 0xEF6B73, 0x7CC36A, 0xE0B341, 0x6CA6EE, 0xC58AD8, 0x56C2C2, 0xF4F6FA,
  ].map { RGB($0) }
}

extension RGB {
  /// The colour with so many 256ths of another.
  func blended(with other: RGB, _ share: Int) -> RGB {
    func mix(_ one: UInt8, _ two: UInt8) -> UInt8 {
      UInt8(clamping: (Int(one) * (256 - share) + Int(two) * share + 128) >> 8)
    }
    return RGB(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }
}
