/// How well colours can be told apart (WCAG 2.2, "contrast ratio" and "relative luminance").
public enum Contrast {
  /// The ratio of two colours, 1 (the same) to 21 (black and white), in either order.
  public static func ratio(_ one: RGB, _ other: RGB) -> Double {
    let a = luminance(one)
    let b = luminance(other)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// How bright a colour is, 0 (black) to 1 (white).
  public static func luminance(_ color: RGB) -> Double {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  /// The share of light of one sRGB channel, 0–1.
  static func linear(_ channel: UInt8) -> Double {
    let value = Double(channel) / 255
    guard value > 0.04045 else { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // base^2.4, without the C library's pow.
    return base * base * root(5, of: base * base)
  }
}
