/// The chunks of a PNG file (ISO/IEC 15948, clauses 5 and 11).
enum PortableNetworkGraphics {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The extent of a picture whose chunks are whole, from the header to the end; nil for any other.
  ///
  /// What follows the end is not looked at.
  static func size(of bytes: [UInt8]) -> PixelSize? {
    var reader = BigEndianReader(bytes.dropFirst(signature.count))
    guard let first = Chunk(&reader), first.type == header, let size = size(inHeader: first.data) else {
      return nil
    }
    var hasData = false
    while let chunk = Chunk(&reader) {
      switch chunk.type {
      case header: return nil
      case data: hasData = true
      case end: return hasData ? size : nil
      default: break
      }
    }
    return nil
  }

  private static let header = 0x4948_4452
  private static let data = 0x4944_4154
  private static let end = 0x4945_4E44

  private static func size(inHeader data: ArraySlice<UInt8>) -> PixelSize? {
    var reader = BigEndianReader(data)
    guard data.count == 13, let width = reader.number(bytes: 4), let height = reader.number(bytes: 4),
      let depth = reader.byte(), let color = reader.byte(), let compression = reader.byte(),
      let filter = reader.byte(), let interlace = reader.byte()
    else { return nil }
    let depths: Set<Int>
    switch color {
    case 0: depths = [1, 2, 4, 8, 16]
    case 3: depths = [1, 2, 4, 8]
    case 2, 4, 6: depths = [8, 16]
    default: return nil
    }
    guard depths.contains(depth), compression == 0, filter == 0, 0...1 ~= interlace else { return nil }
    return PixelSize(width: width, height: height)
  }

  private struct Chunk {
    let type: Int
    let data: ArraySlice<UInt8>

    /// Takes a chunk off the bytes; nil where it is cut off or its checksum is wrong.
    init?(_ reader: inout BigEndianReader) {
      guard let length = reader.number(bytes: 4) else { return nil }
      let covered = reader.rest.prefix(4 + length)
      guard let type = reader.number(bytes: 4), let data = reader.take(length),
        let checksum = reader.number(bytes: 4), UInt32(checksum) == CyclicRedundancy.check(covered)
      else { return nil }
      self.type = type
      self.data = data
    }
  }
}

/// The checksum of PNG's chunks (ISO/IEC 15948, annex D).
enum CyclicRedundancy {
  static func check(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var register = UInt32.max
    for byte in bytes {
      register = table[Int((register ^ UInt32(byte)) & 0xFF)] ^ (register >> 8)
    }
    return ~register
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }
}
