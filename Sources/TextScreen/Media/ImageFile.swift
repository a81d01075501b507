/// What is known of a picture from the bytes of its file, without decoding it.
///
/// Terminals drop in silence what they cannot decode. So the whole structure is checked, as far as that is cheap.
public struct ImageFile: Hashable, Sendable {
  /// How the file is written.
  public enum Format: Hashable, Sendable {
    /// Portable Network Graphics (ISO/IEC 15948).
    case png
    /// JPEG (ITU-T T.81), in JFIF, EXIF or neither.
    case jpeg

    /// The format that the first bytes claim; nil for any other.
    public init?(of bytes: [UInt8]) {
      if bytes.starts(with: PortableNetworkGraphics.signature) {
        self = .png
      } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
        self = .jpeg
      } else {
        return nil
      }
    }
  }

  /// The largest width or height that is accepted.
  public static let limit = 16_384

  /// How the file is written.
  public let format: Format
  /// The picture's own extent.
  public let size: PixelSize

  /// Reads a file, in linear time.
  ///
  /// - Returns: nil where it is of no known format, cut off, damaged, or has no or far too many pixels.
  public init?(bytes: [UInt8]) {
    guard let format = Format(of: bytes) else { return nil }
    let size: PixelSize? =
      switch format {
      case .png: PortableNetworkGraphics.size(of: bytes)
      case .jpeg: JPEGSegments.size(of: bytes)
      }
    guard let size, 1...Self.limit ~= size.width, 1...Self.limit ~= size.height else { return nil }
    self.format = format
    self.size = size
  }
}

/// An extent in pixels.
public struct PixelSize: Hashable, Sendable {
  /// Pixels across.
  public let width: Int
  /// Pixels down.
  public let height: Int

  /// Makes a size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// Takes big-endian numbers off bytes; nil where there are too few.
struct BigEndianReader {
  /// What was not taken yet.
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  mutating func byte() -> Int? { rest.popFirst().map(Int.init) }

  mutating func number(bytes count: Int) -> Int? {
    take(count)?.reduce(0) { $0 << 8 | Int($1) }
  }

  mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  /// Drops bytes up to the next one of a value.
  mutating func skip(to byte: UInt8) {
    rest = rest[(rest.firstIndex(of: byte) ?? rest.endIndex)...]
  }
}
