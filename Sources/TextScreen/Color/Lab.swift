/// A colour in OKLab (Björn Ottosson, 2020): equal steps look equally large, and mixing keeps the hue.
struct Lab {
  /// Black is 0, white 1.
  var lightness: Double
  /// From green to red.
  var a: Double
  /// From blue to yellow.
  var b: Double

  /// Converts a colour.
  init(_ color: RGB) {
    let red = Contrast.linear(color.red)
    let green = Contrast.linear(color.green)
    let blue = Contrast.linear(color.blue)
    let l = root(3, of: 0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = root(3, of: 0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = root(3, of: 0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  /// The nearest colour of sRGB, channel by channel.
  var rgb: RGB {
    let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return RGB(
      red: channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: channel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: channel(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s))
  }

  /// The colour between this one (share 0) and another (share 1).
  func mixed(with other: Lab, _ share: Double) -> Lab {
    var mixed = self
    mixed.lightness += (other.lightness - lightness) * share
    mixed.a += (other.a - a) * share
    mixed.b += (other.b - b) * share
    return mixed
  }

  /// The colour with its hue turned by 35°, the shorter way to another hue.
  func turned(toward hue: (a: Double, b: Double)) -> Lab {
    let (cosine, sine) = (0.819, a * hue.b - b * hue.a < 0 ? -0.574 : 0.574)
    var turned = self
    turned.a = a * cosine - b * sine
    turned.b = a * sine + b * cosine
    return turned
  }

  /// How far the colour is from grey.
  var chroma: Double { root(2, of: a * a + b * b) }

  /// The cosine of the angle between the hues of two colours; 0 where one is grey.
  func likeness(to other: Lab) -> Double {
    let product = chroma * other.chroma
    return product > 0.0004 ? (a * other.a + b * other.b) / product : 0
  }
}

extension RGB {
  /// The colour between this one (share 0) and another (share 1), mixed as the eye does.
  func mixed(with other: RGB, _ share: Double) -> RGB {
    Lab(self).mixed(with: Lab(other), share).rgb
  }
}

private func cube(_ number: Double) -> Double { number * number * number }

/// A root of a number in 0…1, exact to the last few bits, by Newton's method; 0 next to nothing.
func root(_ degree: Int, of number: Double) -> Double {
  guard number > 1e-9 else { return 0 }
  var root = 1.0
  while true {
    var power = 1.0
    for _ in 1..<degree { power *= root }
    let next = (Double(degree - 1) * root + number / power) / Double(degree)
    // From above, the steps fall until rounding stops them.
    guard next < root else { return root }
    root = next
  }
}

/// A share of light as a channel of sRGB.
private func channel(_ light: Double) -> UInt8 {
  let share = min(max(light, 0), 1)
  guard share > 0.0031308 else { return UInt8(share * 12.92 * 255 + 0.5) }
  // share^(5/12), without the C library's pow.
  let twelfth = root(12, of: share)
  let power = twelfth * twelfth * twelfth * twelfth * twelfth
  return UInt8((1.055 * power - 0.055) * 255 + 0.5)
}
