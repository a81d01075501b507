/// Cuts what tells of a progress into lines as it arrives: LF, CR or both end one.
struct ProgressSplitter: Sendable {
  /// Bytes of a line that are looked at.
  static let limit = 4096

  private var line: [UInt8] = []
  private var endedWithCR = false

  /// Takes in what was read.
  ///
  /// - Returns: the lines whose end came.
  mutating func receive(_ bytes: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    for byte in bytes {
      // The second half of CR LF ends nothing.
      if byte == 0x0D || byte == 0x0A && !endedWithCR {
        lines.append(line)
        line = []
      } else if byte != 0x0A, line.count < Self.limit {
        line.append(byte)
      }
      endedWithCR = byte == 0x0D
    }
    return lines
  }

  /// Nothing more comes.
  ///
  /// - Returns: the line whose end did not come; nil for none.
  mutating func finish() -> [UInt8]? {
    defer { line = [] }
    return line.isEmpty ? nil : line
  }
}
