import Foundation

/// Files of pictures, put together by hand.
enum MediaSamples {
  /// A whole PNG of one transparent red pixel, as a program wrote it.
  static let pixel = Array(
    Data(
      base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk"
        + "+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==") ?? Data())

  /// A PNG with the structure of a whole one; its data mean nothing.
  static func png(
    _ width: Int, _ height: Int, depth: UInt8 = 8, color: UInt8 = 2, data: Int = 10
  ) -> [UInt8] {
    pngSignature + header(width, height, depth, color)
      + chunk("IDAT", (0..<data).map { UInt8(truncatingIfNeeded: $0 &* 37) }) + chunk("IEND", [])
  }

  static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func header(_ width: Int, _ height: Int, _ depth: UInt8 = 8, _ color: UInt8 = 2) -> [UInt8] {
    chunk("IHDR", bigEndian(width, 4) + bigEndian(height, 4) + [depth, color, 0, 0, 0])
  }

  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    bigEndian(data.count, 4) + Array(type.utf8) + data + bigEndian(checksum(Array(type.utf8) + data), 4)
  }

  /// A JPEG with the structure of a whole one; its data mean nothing.
  static func jpeg(_ width: Int, _ height: Int, frame: UInt8 = 0xC0) -> [UInt8] {
    jpegStart + segment(0xE0, Array("JFIF\0".utf8)) + segment(0xDB, [0, 1, 2])
      + segment(frame, frameHeader(width, height)) + segment(0xC4, [0, 1]) + scan + [0xFF, 0xD9]
  }

  static let jpegStart: [UInt8] = [0xFF, 0xD8]
  /// A scan in whose data there are an escaped FF and a restart.
  static let scan = segment(0xDA, [1, 1, 0, 0, 63, 0]) + [0x12, 0xFF, 0x00, 0x34, 0xFF, 0xD0, 0x56]

  static func segment(_ marker: UInt8, _ data: [UInt8]) -> [UInt8] {
    [0xFF, marker] + bigEndian(data.count + 2, 2) + data
  }

  static func frameHeader(_ width: Int, _ height: Int) -> [UInt8] {
    [8] + bigEndian(height, 2) + bigEndian(width, 2) + [1, 1, 0x11, 0]
  }

  private static func bigEndian(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * (count - 1 - $0))) }
  }

  /// Division bit by bit, as the standard defines it.
  private static func checksum(_ bytes: [UInt8]) -> Int {
    var register = UInt32.max
    for byte in bytes {
      for bit in 0..<8 {
        let carry = (register ^ UInt32(byte) >> bit) & 1
        register = register >> 1 ^ (carry == 1 ? 0xEDB8_8320 : 0)
      }
    }
    return Int(~register)
  }
}
