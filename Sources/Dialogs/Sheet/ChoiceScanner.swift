/// Looks once at a stream of choices, byte by byte as it comes: which lines are rows, and what makes it unusable.
struct ChoiceScanner: Sendable {
  /// Bytes of the longest line, without its line end.
  static let longestLine = 1 << 16

  /// The lines whose end has come.
  private(set) var lines = 0
  /// The lines that are empty, counted from 0, in their order.
  private(set) var skipped: [UInt32] = []
  /// What makes the stream unusable; nothing is looked at behind it.
  private(set) var fault: ChoiceStore.Fault?
  /// Columns, about, of the longest label that has a hint.
  private(set) var widestHinted = 0

  private var length = 0
  private var tabs = 0
  private var labelLength = 0
  private var labelWidth = 0
  private var previous: UInt8 = 0

  /// Bytes came.
  mutating func scan(_ bytes: [UInt8]) {
    guard fault == nil else { return }
    for byte in bytes {
      switch byte {
      case 0x0A:
        if previous == 0x0D { takeBack() }
        close()
      case 0x00: fault = .nul(line: lines + 1)
      case 0x09:
        length += 1
        tabs += 1
        if tabs == 1 { (labelLength, labelWidth) = (0, 0) }
      default:
        length += 1
        if tabs < 2 {
          labelLength += 1
          labelWidth += Self.columns(byte)
        }
      }
      if fault != nil { return }
      previous = byte
    }
    // One more may be the CR of its line end.
    if length > Self.longestLine + 1 { fault = .tooLong(line: lines + 1) }
  }

  /// Nothing more comes.
  mutating func finish() {
    if fault == nil, length > 0 { close() }
  }

  /// The CR was part of the line end.
  private mutating func takeBack() {
    length -= 1
    if tabs < 2 {
      labelLength -= 1
      labelWidth -= 1
    }
  }

  private mutating func close() {
    if length == 0 {
      skipped.append(UInt32(truncatingIfNeeded: lines))
    } else if length > Self.longestLine {
      fault = .tooLong(line: lines + 1)
      return
    } else if tabs > 0, labelLength == 0 {
      fault = .noLabel(line: lines + 1)
      return
    } else if tabs > 1 {
      widestHinted = max(widestHinted, labelWidth)
    }
    lines += 1
    (length, tabs, labelLength, labelWidth, previous) = (0, 0, 0, 0, 0)
  }

  /// Columns that a byte of UTF-8 begins; from U+3000 most characters are wide.
  private static func columns(_ byte: UInt8) -> Int {
    if byte < 0x80 { return 1 }
    if byte < 0xC0 { return 0 }
    return byte < 0xE3 ? 1 : 2
  }
}
