/// Colours of xterm's palette in place of 24-bit ones (256colres.pl: a 6×6×6 cube, then 24 greys).
///
/// The first 16 colours are never chosen: every user has others.
public enum Quantization {
  /// The colour of a palette index from 16; nil below, where the terminal's scheme decides.
  public static func color(at index: UInt8) -> RGB? {
    guard index >= 16 else { return nil }
    if index >= 232 {
      let grey = 8 + 10 * (index - 232)
      return RGB(red: grey, green: grey, blue: grey)
    }
    let place = index - 16
    return RGB(red: level(place / 36), green: level(place / 6 % 6), blue: level(place % 6))
  }

  /// The index, 16–255, of the colour with the least distance in RGB; the cube's where two are as near.
  public static func index(nearestTo color: RGB) -> UInt8 {
    let red = step(color.red)
    let green = step(color.green)
    let blue = step(color.blue)
    let cube = RGB(red: level(red), green: level(green), blue: level(blue))

    let mean = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    let rung = UInt8(min(max((mean - 3) / 10, 0), 23))
    let shade = 8 + 10 * rung
    let grey = RGB(red: shade, green: shade, blue: shade)

    return distance(grey, color) < distance(cube, color) ? 232 + rung : 16 + 36 * red + 6 * green + blue
  }

  /// The nearest colour of the palette.
  public static func nearest(to wanted: RGB) -> RGB {
    color(at: index(nearestTo: wanted)) ?? wanted
  }

  /// The nearest colour of the palette that is fit; when none is, the nearest.
  public static func nearest(to wanted: RGB, where isFit: (RGB) -> Bool) -> RGB {
    let first = nearest(to: wanted)
    if isFit(first) { return first }
    var best: RGB?
    for index in UInt8(16)...255 {
      guard let candidate = color(at: index) else { continue }
      if let best, distance(candidate, wanted) >= distance(best, wanted) { continue }
      if isFit(candidate) { best = candidate }
    }
    return best ?? first
  }

  /// One of the cube's six levels: 0, 95, 135, 175, 215, 255.
  private static func level(_ step: UInt8) -> UInt8 {
    step == 0 ? 0 : 55 + 40 * step
  }

  /// The step of the level nearest to a channel.
  private static func step(_ channel: UInt8) -> UInt8 {
    if channel < 48 { return 0 }
    return channel < 115 ? 1 : (channel - 35) / 40
  }

  /// The square of the distance in RGB.
  static func distance(_ one: RGB, _ other: RGB) -> Int {
    let red = Int(one.red) - Int(other.red)
    let green = Int(one.green) - Int(other.green)
    let blue = Int(one.blue) - Int(other.blue)
    return red * red + green * green + blue * blue
  }
}
