/// A colour as a terminal can be asked for it.
public enum Color: Hashable, Sendable {
  /// The terminal's own foreground or background (SGR 39, 49).
  case `default`
  /// One of the 16 colours of the terminal's own scheme, 0–15 (SGR 30–37, 90–97 and 40–47, 100–107).
  case ansi(UInt8)
  /// One of the 256 colours; 16–255 are the same everywhere (xterm's cube and grey ramp).
  case palette(UInt8)
  /// A 24-bit colour.
  case rgb(RGB)
}

/// A 24-bit colour in sRGB.
public struct RGB: Hashable, Sendable {
  /// Red, 0–255.
  public let red: UInt8
  /// Green, 0–255.
  public let green: UInt8
  /// Blue, 0–255.
  public let blue: UInt8

  /// Makes a colour from three channels.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Makes a colour from `0xRRGGBB`.
  public init(_ hex: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex))
  }
}

extension RGB {
  /// The brightest colour.
  static let white = RGB(0xFF_FF_FF)
  /// The darkest colour.
  static let black = RGB(0)

  /// Whether the colour has no hue at all.
  var isGrey: Bool { red == green && green == blue }

  /// Whether the contrast with each of other colours is at least so much.
  func contrasts(_ least: Double, with others: [RGB]) -> Bool {
    others.allSatisfy { Contrast.ratio(self, $0) >= least }
  }
}
