/// A picture that a terminal is known to show: the bytes that put it on the screen and take it off again.
///
/// Nothing of the file but its bytes in base64, which hold no control, enters a control sequence.
public struct InlineImage: Hashable, Sendable {
  /// What is known of the picture.
  public let file: ImageFile

  private let bytes: [UInt8]
  private let imageProtocol: ImageProtocol
  private let id: UInt32

  /// Makes a picture of a file that terminals with this protocol do not refuse.
  ///
  /// - Parameters:
  ///   - file: what was read from the bytes.
  ///   - id: tells it from other pictures on the same screen; 0 becomes 1.
  init(file: ImageFile, bytes: [UInt8], imageProtocol: ImageProtocol, id: UInt32) {
    self.file = file
    self.bytes = bytes
    self.imageProtocol = imageProtocol
    self.id = max(1, id)
  }

  /// Draws the picture over so many cells, from the cursor to the right and down, in place of an earlier one with
  /// the same id; the cursor stays.
  ///
  /// There must be room on the screen, or some terminals scroll. Nothing where there are no cells.
  public func placing(columns: Int, rows: Int) -> [UInt8] {
    guard columns > 0, rows > 0 else { return [] }
    // DECSC and DECRC, for versions that know no way to leave the cursor alone.
    var output = Array("\u{1B}7".utf8)
    output.reserveCapacity(bytes.count / 3 * 4 + bytes.count / 256 + 256)
    switch imageProtocol {
    case .kitty: appendChunks(first: "a=T,f=100,C=1,q=2,i=\(id),c=\(columns),r=\(rows),", to: &output)
    case .iterm2:
      output += Array(
        ("\u{1B}]1337;File=inline=1;size=\(bytes.count);width=\(columns);height=\(rows);"
          + "preserveAspectRatio=1;doNotMoveCursor=1:").utf8)
      Base64.append(bytes[...], to: &output)
      output.append(0x07)
    }
    output += Array("\u{1B}8".utf8)
    return output
  }

  /// Takes the picture off the screen and out of the terminal's memory; nothing where it goes with its cells.
  public var removing: [UInt8] {
    switch imageProtocol {
    case .kitty: Array("\u{1B}_Ga=d,d=I,i=\(id),q=2\u{1B}\\".utf8)
    case .iterm2: []
    }
  }

  /// The bytes of a chunk before they are encoded: 4096 after.
  private static let chunk = 3072

  private func appendChunks(first keys: String, to output: inout [UInt8]) {
    var rest = bytes[...]
    var keys = keys
    repeat {
      let part = rest.prefix(Self.chunk)
      rest = rest.dropFirst(Self.chunk)
      output += Array("\u{1B}_G\(keys)m=\(rest.isEmpty ? 0 : 1);".utf8)
      Base64.append(part, to: &output)
      output += Array("\u{1B}\\".utf8)
      keys = "q=2,"
    } while !rest.isEmpty
  }
}

extension InlineImage {
  /// What is left to be written once there is no time for the rest of a picture: without it, and with the end of a
  /// control string that is half written.
  ///
  /// - Parameter unwritten: bytes that `placing` is a part of, or the rest of it; they come back as they are where
  ///   there is no picture among them.
  public static func abandoning(_ unwritten: [UInt8]) -> [UInt8] {
    // Base64 has neither sequence.
    guard let end = unwritten.lastRange(of: restoring)?.upperBound else { return unwritten }
    if let start = unwritten.firstRange(of: saving)?.lowerBound {
      return Array(unwritten[..<start] + unwritten[end...])
    }
    return stringTerminator + restoring + unwritten[end...]
  }

  private static let saving = Array("\u{1B}7".utf8)
  private static let restoring = Array("\u{1B}8".utf8)
  private static let stringTerminator = Array("\u{1B}\\".utf8)

  /// The largest extent in which a picture keeps its proportions, cells being twice as high as wide.
  ///
  /// - Returns: at least one cell, and none where none is available.
  public static func cells(for size: PixelSize, columns: Int, rows: Int) -> Size {
    guard columns > 0, rows > 0, size.width > 0, size.height > 0 else { return .zero }
    let available = Size(columns: columns, rows: rows)
    let width = min(size.width, Size.limit)
    let height = min(size.height, Size.limit)
    let (columns, rows) = (available.columns, available.rows)
    if columns * height <= 2 * rows * width {
      return Size(columns: columns, rows: rounded(columns * height, by: 2 * width, 1...rows))
    }
    return Size(columns: rounded(2 * rows * width, by: height, 1...columns), rows: rows)
  }

  private static func rounded(_ number: Int, by divisor: Int, _ range: ClosedRange<Int>) -> Int {
    min(max((number + divisor / 2) / divisor, range.lowerBound), range.upperBound)
  }
}

extension [UInt8] {
  /// Where two bytes stand for the first time.
  fileprivate func firstRange(of pair: [UInt8]) -> Range<Int>? {
    indices.dropLast().first { self[$0] == pair[0] && self[$0 + 1] == pair[1] }.map { $0..<$0 + 2 }
  }

  /// Where two bytes stand for the last time.
  fileprivate func lastRange(of pair: [UInt8]) -> Range<Int>? {
    indices.dropLast().last { self[$0] == pair[0] && self[$0 + 1] == pair[1] }.map { $0..<$0 + 2 }
  }
}
