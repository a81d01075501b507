/// A scalar on its way in, byte by byte, in well-formed UTF-8 only (The Unicode Standard, table 3-7).
///
/// Overlong forms, surrogates and values over U+10FFFF are refused at the first byte that makes them so.
struct ScalarAssembler: Sendable {
  /// What a byte did.
  enum Step: Equatable, Sendable {
    /// More bytes are wanted.
    case partial
    /// The scalar is complete.
    case scalar(Unicode.Scalar)
    /// The byte does not continue the scalar, which is lost; the byte itself was not used.
    case malformed
  }

  private var value: UInt32 = 0
  private var missing = 0
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  /// Begins a scalar of two to four bytes; false where no such scalar begins with the byte.
  mutating func begin(with lead: UInt8) -> Bool {
    allowed = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: (value, missing) = (UInt32(lead & 0x1F), 1)
    case 0xE0...0xEF: (value, missing) = (UInt32(lead & 0x0F), 2)
    case 0xF0...0xF4: (value, missing) = (UInt32(lead & 0x07), 3)
    default: return false
    }
    switch lead {
    case 0xE0: allowed = 0xA0...0xBF
    case 0xED: allowed = 0x80...0x9F
    case 0xF0: allowed = 0x90...0xBF
    case 0xF4: allowed = 0x80...0x8F
    default: break
    }
    return true
  }

  /// Continues the scalar.
  mutating func append(_ byte: UInt8) -> Step {
    guard missing > 0, allowed.contains(byte) else { return .malformed }
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    allowed = 0x80...0xBF
    guard missing == 0 else { return .partial }
    return Unicode.Scalar(value).map(Step.scalar) ?? .malformed
  }
}
