/// The segments of a JPEG file (ITU-T T.81, annex B).
enum JPEGSegments {
  /// The extent of a picture whose segments are whole, from the header to the end; nil for any other.
  ///
  /// What follows the end is not looked at.
  static func size(of bytes: [UInt8]) -> PixelSize? {
    var reader = BigEndianReader(bytes.dropFirst(2))
    var size: PixelSize?
    var hasScan = false
    while let marker = nextMarker(&reader) {
      switch marker {
      case endOfImage: return hasScan ? size : nil
      // Restarts, and a marker for private use.
      case 0xD0...0xD7, 0x01: continue
      // A second start.
      case 0x00, 0xD8: return nil
      default: break
      }
      guard let length = reader.number(bytes: 2), length >= 2, let segment = reader.take(length - 2) else {
        return nil
      }
      switch marker {
      // Tables of Huffman and arithmetic codes lie among the frames.
      case 0xC4, 0xC8, 0xCC: break
      case 0xC0...0xCF:
        guard size == nil, let found = self.size(inFrame: segment) else { return nil }
        size = found
      case startOfScan:
        guard size != nil else { return nil }
        hasScan = true
        skipScan(&reader)
      default: break
      }
    }
    return nil
  }

  private static let endOfImage = 0xD9
  private static let startOfScan = 0xDA

  /// Takes a marker with the fill bytes before it; nil where something else comes.
  private static func nextMarker(_ reader: inout BigEndianReader) -> Int? {
    guard reader.byte() == 0xFF else { return nil }
    var code = reader.byte()
    while code == 0xFF { code = reader.byte() }
    return code
  }

  private static func size(inFrame segment: ArraySlice<UInt8>) -> PixelSize? {
    var reader = BigEndianReader(segment)
    guard reader.byte() != nil, let height = reader.number(bytes: 2), let width = reader.number(bytes: 2),
      let components = reader.byte(), components > 0, reader.rest.count == components * 3
    else { return nil }
    return PixelSize(width: width, height: height)
  }

  /// Skips coded data up to the next marker that is no restart.
  private static func skipScan(_ reader: inout BigEndianReader) {
    reader.skip(to: 0xFF)
    while let next = reader.rest.dropFirst().first, next == 0 || 0xD0...0xD7 ~= next {
      _ = reader.take(2)
      reader.skip(to: 0xFF)
    }
  }
}
