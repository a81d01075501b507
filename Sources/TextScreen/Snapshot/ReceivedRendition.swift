/// The style that the SGR sequences so far have set (ECMA-48 8.3.117), as far as a ``Style`` can hold it.
struct ReceivedRendition {
  /// Colours and attributes.
  private(set) var style = Style.plain
  /// Whether text is not shown (SGR 8).
  private(set) var isHidden = false

  /// Follows `CSI parameters m`; what is not understood changes nothing.
  mutating func apply(_ parameters: ArraySlice<UInt8>) {
    var reader = ParameterReader(parameters)
    guard reader.isWellFormed else { return }
    while let code = reader.next() {
      switch code {
      case 38: if let color = Self.color(&reader) { style.foreground = color }
      case 48: if let color = Self.color(&reader) { style.background = color }
      // The colour of the underline.
      case 58: _ = Self.color(&reader)
      case 4 where reader.hasSubparameter: set(.underline, reader.subparameters().first != 0)
      case _ where reader.hasSubparameter: _ = reader.subparameters()
      default: apply(code)
      }
    }
  }

  private mutating func apply(_ code: Int) {
    switch code {
    case 0: self = ReceivedRendition()
    case 1: set(.bold, true)
    case 2: set(.dim, true)
    case 3: set(.italic, true)
    case 4: set(.underline, true)
    case 7: set(.reverse, true)
    case 8: isHidden = true
    case 21: set(.underline, true)
    case 22: set([.bold, .dim], false)
    case 23: set(.italic, false)
    case 24: set(.underline, false)
    case 27: set(.reverse, false)
    case 28: isHidden = false
    case 30...37: style.foreground = .ansi(UInt8(code - 30))
    case 39: style.foreground = .default
    case 40...47: style.background = .ansi(UInt8(code - 40))
    case 49: style.background = .default
    case 90...97: style.foreground = .ansi(UInt8(code - 82))
    case 100...107: style.background = .ansi(UInt8(code - 92))
    default: break
    }
  }

  private mutating func set(_ attributes: Style.Attributes, _ isOn: Bool) {
    if isOn { style.attributes.formUnion(attributes) } else { style.attributes.subtract(attributes) }
  }

  /// The colour that 38, 48 or 58 introduces: `:5:n`, `:2:r:g:b` and `:2:space:r:g:b` in sub-parameters, or
  /// `;5;n` and `;2;r;g;b` in the parameters that follow, which are taken.
  private static func color(_ reader: inout ParameterReader) -> Color? {
    if reader.hasSubparameter {
      let values = reader.subparameters()
      return color(values.count > 4 && values[0] == 2 ? [2] + values.dropFirst(2) : values)
    }
    guard let kind = reader.next() else { return nil }
    var values = [kind]
    for _ in 0..<(kind == 2 ? 3 : kind == 5 ? 1 : 0) {
      if let value = reader.next() { values.append(value) }
    }
    return color(values)
  }

  private static func color(_ values: [Int]) -> Color? {
    let channels = values.dropFirst().prefix(3).compactMap { UInt8(exactly: $0) }
    switch (values.first, channels.count) {
    case (5, 1...): return channels[0] < 16 ? .ansi(channels[0]) : .palette(channels[0])
    case (2, 3): return .rgb(RGB(red: channels[0], green: channels[1], blue: channels[2]))
    default: return nil
    }
  }
}

/// Reads numbers parted by `;` and sub-parameters parted by `:` (ECMA-48, 5.4.2), empty ones as 0.
private struct ParameterReader {
  private var rest: ArraySlice<UInt8>
  private var hasEnded = false
  /// Whether a sub-parameter comes next.
  private(set) var hasSubparameter = false

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// Whether there is nothing but digits, `;` and `:`.
  var isWellFormed: Bool { rest.allSatisfy { 0x30...0x3B ~= $0 } }

  /// The next number; nil after the last.
  mutating func next() -> Int? {
    guard !hasEnded else { return nil }
    var number = 0
    while let byte = rest.popFirst() {
      if 0x30...0x39 ~= byte {
        number = min(number * 10 + Int(byte - 0x30), 65_535)
      } else {
        hasSubparameter = byte == UInt8(ascii: ":")
        return number
      }
    }
    (hasEnded, hasSubparameter) = (true, false)
    return number
  }

  /// The sub-parameters of the parameter that was read last.
  mutating func subparameters() -> [Int] {
    var values: [Int] = []
    while hasSubparameter, let value = next() { values.append(value) }
    return values
  }
}
