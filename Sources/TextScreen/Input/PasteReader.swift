/// The text of a bracketed paste on its way in, after `CSI 200 ~` and until `CSI 201 ~` (xterm ctlseqs).
///
/// Everything but the end mark is text, a second start mark too. At most `capacity` bytes are kept, cut
/// between scalars; what follows is swallowed.
struct PasteReader: Sendable {
  /// How many bytes of a paste are kept where nothing else is said: 1 MiB.
  static let defaultCapacity = 1 << 20

  private static let endMark: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

  /// How many bytes are kept.
  let capacity: Int
  /// The bytes kept so far.
  private(set) var bytes: [UInt8] = []
  /// Whether what follows is dropped.
  private var isFull = false
  /// How many bytes of the end mark have come.
  private var matched = 0

  /// Begins after the start mark.
  init(capacity: Int = Self.defaultCapacity) { self.capacity = capacity }

  /// Takes the next byte; true when it completes the end mark.
  mutating func append(_ byte: UInt8) -> Bool {
    if byte == Self.endMark[matched] {
      matched += 1
      guard matched == Self.endMark.count else { return false }
      matched = 0
      return true
    }
    // The mark's first byte occurs in it only once: a part of a mark that is broken off is text as it stands.
    for byte in Self.endMark.prefix(matched) { keep(byte) }
    matched = byte == Self.endMark[0] ? 1 : 0
    if matched == 0 { keep(byte) }
    return false
  }

  /// Hands over the text, in which each ill-formed part is U+FFFD, and CR or CR LF a newline.
  ///
  /// What still comes before the end mark is dropped.
  mutating func takeText() -> String {
    defer {
      bytes = []
      isFull = true
    }
    var lines: [UInt8] = []
    lines.reserveCapacity(bytes.count)
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == 0x0D {
        lines.append(0x0A)
      } else if byte != 0x0A || previous != 0x0D {
        lines.append(byte)
      }
      previous = byte
    }
    return String(decoding: lines, as: UTF8.self)
  }

  private mutating func keep(_ byte: UInt8) {
    guard !isFull else { return }
    guard bytes.count == capacity else {
      bytes.append(byte)
      return
    }
    isFull = true
    if byte & 0xC0 == 0x80 { dropLastScalar() }
  }

  /// Drops the scalar that the cut would leave in halves.
  private mutating func dropLastScalar() {
    for _ in 0..<4 {
      guard let last = bytes.popLast(), last & 0xC0 == 0x80 else { return }
    }
  }
}
