/// Bytes as text (RFC 4648, section 4).
enum Base64 {
  /// Appends the bytes encoded, with padding.
  static func append(_ bytes: ArraySlice<UInt8>, to output: inout [UInt8]) {
    var rest = bytes
    while let first = rest.popFirst() {
      let second = rest.popFirst()
      let third = rest.popFirst()
      let group = UInt32(first) << 16 | UInt32(second ?? 0) << 8 | UInt32(third ?? 0)
      output.append(digit(group >> 18))
      output.append(digit(group >> 12))
      output.append(second == nil ? padding : digit(group >> 6))
      output.append(third == nil ? padding : digit(group))
    }
  }

  private static let padding = UInt8(ascii: "=")

  private static func digit(_ number: UInt32) -> UInt8 {
    let value = UInt8(truncatingIfNeeded: number & 63)
    return switch value {
    case 0..<26: UInt8(ascii: "A") + value
    case 26..<52: UInt8(ascii: "a") + (value - 26)
    case 52..<62: UInt8(ascii: "0") + (value - 52)
    case 62: UInt8(ascii: "+")
    default: UInt8(ascii: "/")
    }
  }
}
