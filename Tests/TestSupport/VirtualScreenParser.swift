/// Cuts the bytes that a program writes into characters, controls and sequences (ECMA-48, 5.4 and 5.6).
struct VirtualScreenParser: Sendable {
  enum Element: Equatable, Sendable {
    case scalar(Unicode.Scalar)
    case control(UInt8)
    /// ESC, intermediate bytes and a final byte.
    case escape(String)
    /// CSI: private marker and intermediates together, parameters, final byte.
    case sequence(marker: String, parameters: [Int], final: Character)
    case operatingSystemCommand(String)
    case otherString(String)
    case malformed(UInt8)
  }

  private enum State: Equatable { case ground, escape, sequence, string(introducer: UInt8) }

  private var state = State.ground
  private var collected: [UInt8] = []
  private var sawEscape = false
  private var continuationBytes = 0

  /// Takes a byte; gives an element when the byte completes one.
  mutating func consume(_ byte: UInt8) -> Element? {
    switch state {
    case .ground: ground(byte)
    case .escape: escape(byte)
    case .sequence: sequence(byte)
    case .string(let introducer): string(byte, introducer)
    }
  }

  private mutating func ground(_ byte: UInt8) -> Element? {
    if continuationBytes > 0 {
      guard byte & 0xC0 == 0x80 else {
        continuationBytes = 0
        return .malformed(byte)
      }
      collected.append(byte)
      continuationBytes -= 1
      return continuationBytes == 0 ? character() : nil
    }
    switch byte {
    case 0x1B:
      begin(.escape)
      return nil
    case 0..<0x20, 0x7F: return .control(byte)
    case 0x20..<0x7F: return .scalar(Unicode.Scalar(byte))
    case 0xC2..<0xE0: continuationBytes = 1
    case 0xE0..<0xF0: continuationBytes = 2
    case 0xF0..<0xF5: continuationBytes = 3
    default: return .malformed(byte)
    }
    collected = [byte]
    return nil
  }

  private func character() -> Element {
    let scalars = String(decoding: collected, as: UTF8.self).unicodeScalars
    let isMark = collected == Array("\u{FFFD}".utf8)
    guard let scalar = scalars.first, isMark || scalar != "\u{FFFD}", !(0x80..<0xA0).contains(scalar.value)
    else {
      return .malformed(collected[0])
    }
    return .scalar(scalar)
  }

  private mutating func begin(_ state: State) {
    self.state = state
    collected = []
    sawEscape = false
  }

  private mutating func escape(_ byte: UInt8) -> Element? {
    switch byte {
    case UInt8(ascii: "["):
      begin(.sequence)
      return nil
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
      begin(.string(introducer: byte))
      return nil
    case 0x20..<0x30:
      collected.append(byte)
      return nil
    default:
      state = .ground
      return .escape(String(decoding: collected + [byte], as: UTF8.self))
    }
  }

  private mutating func sequence(_ byte: UInt8) -> Element? {
    collected.append(byte)
    guard (0x40..<0x7F).contains(byte) else {
      guard (0x20..<0x40).contains(byte) else {
        state = .ground
        return .malformed(byte)
      }
      return nil
    }
    state = .ground
    let body = collected.dropLast()
    let numbers = body.filter { (0x30...0x3B).contains($0) }
    let marker = body.filter { !(0x30...0x3B).contains($0) }
    let fields = String(decoding: numbers, as: UTF8.self)
      .split(separator: ";", omittingEmptySubsequences: false)
    return .sequence(
      marker: String(decoding: marker, as: UTF8.self),
      parameters: numbers.isEmpty ? [] : fields.map { Int($0) ?? 0 },
      final: Character(Unicode.Scalar(byte)))
  }

  private mutating func string(_ byte: UInt8, _ introducer: UInt8) -> Element? {
    if sawEscape ? byte == UInt8(ascii: "\\") : byte == 0x07 {
      state = .ground
      let text = String(decoding: collected, as: UTF8.self)
      return introducer == UInt8(ascii: "]") ? .operatingSystemCommand(text) : .otherString(text)
    }
    sawEscape = byte == 0x1B
    if !sawEscape { collected.append(byte) }
    return nil
  }
}
