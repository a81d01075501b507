import TestSupport
import Testing
import TextScreen

@Suite struct MediaImageFileTests {
  @Test("whole files tell their size")
  func whole() {
    check(MediaSamples.pixel, .png, 1, 1)
    check(MediaSamples.png(640, 480), .png, 640, 480)
    check(MediaSamples.png(16_384, 1), .png, 16_384, 1)
    check(MediaSamples.png(3, 5, depth: 1, color: 3) + [1, 2, 3], .png, 3, 5)
    check(MediaSamples.jpeg(640, 480), .jpeg, 640, 480)
    check(MediaSamples.jpeg(1, 16_384, frame: 0xC2), .jpeg, 1, 16_384)
    check(MediaSamples.jpeg(7, 9, frame: 0xCF) + [0], .jpeg, 7, 9)
  }

  @Test("fill bytes and several scans are part of a JPEG")
  func longJPEG() {
    let frame = MediaSamples.segment(0xC2, MediaSamples.frameHeader(20, 10))
    let scans = MediaSamples.scan + [0xFF, 0xFF] + MediaSamples.scan + [0xFF, 0xFF, 0xD9]
    check(MediaSamples.jpegStart + [0xFF] + frame + scans, .jpeg, 20, 10)
  }

  @Test(
    "no or far too many pixels are no picture",
    arguments: [(0, 1), (1, 0), (16_385, 1), (1, 16_385), (0xFFFF, 0xFFFF)])
  func sizes(_ width: Int, _ height: Int) {
    #expect(ImageFile(bytes: MediaSamples.png(width, height)) == nil)
    #expect(ImageFile(bytes: MediaSamples.jpeg(width, height)) == nil)
  }

  @Test("what no decoder knows is no picture", arguments: [(3, 2), (8, 1), (16, 3), (4, 6), (1, 4)])
  func depths(_ depth: UInt8, _ color: UInt8) {
    #expect(ImageFile(bytes: MediaSamples.png(8, 8, depth: depth, color: color)) == nil)
  }

  @Test("a file that is cut off anywhere is no picture", arguments: [true, false])
  func truncated(_ isPNG: Bool) {
    let whole = isPNG ? MediaSamples.png(6, 4) : MediaSamples.jpeg(6, 4)
    for count in whole.indices { #expect(ImageFile(bytes: Array(whole[..<count])) == nil, "\(count) bytes") }
    #expect(ImageFile(bytes: whole) != nil)
  }

  @Test("any wrong bit makes a PNG damaged")
  func wrongBits() {
    let whole = MediaSamples.png(6, 4)
    for index in whole.indices {
      var bytes = whole
      bytes[index] ^= 0x10
      #expect(ImageFile(bytes: bytes) == nil, "byte \(index)")
    }
  }

  @Test("chunks out of order make a PNG damaged")
  func chunks() {
    let header = MediaSamples.pngSignature + MediaSamples.header(2, 2)
    let data = MediaSamples.chunk("IDAT", [1])
    let end = MediaSamples.chunk("IEND", [])
    #expect(ImageFile(bytes: header + MediaSamples.chunk("tEXt", [65]) + data + end) != nil)
    #expect(ImageFile(bytes: header + end) == nil)
    #expect(ImageFile(bytes: header + MediaSamples.header(9, 9) + data + end) == nil)
    #expect(ImageFile(bytes: MediaSamples.pngSignature + data + MediaSamples.header(2, 2) + end) == nil)
    #expect(ImageFile(bytes: header + MediaSamples.chunk("IHDX", [1]) + data) == nil)
  }

  @Test("segments out of order make a JPEG damaged")
  func segments() {
    let frame = MediaSamples.segment(0xC0, MediaSamples.frameHeader(2, 2))
    let end: [UInt8] = [0xFF, 0xD9]
    let start = MediaSamples.jpegStart
    #expect(ImageFile(bytes: start + frame + MediaSamples.scan + end) != nil)
    #expect(ImageFile(bytes: start + frame + end) == nil)
    #expect(ImageFile(bytes: start + MediaSamples.scan + frame + end) == nil)
    #expect(ImageFile(bytes: start + frame + frame + MediaSamples.scan + end) == nil)
    #expect(ImageFile(bytes: start + start + frame + MediaSamples.scan + end) == nil)
    #expect(ImageFile(bytes: start + [0xFF, 0xE0, 0, 1] + frame + MediaSamples.scan + end) == nil)
    #expect(ImageFile(bytes: start + frame + [0] + MediaSamples.scan + end) == nil)
    #expect(ImageFile(bytes: start + MediaSamples.segment(0xC0, [8, 0]) + MediaSamples.scan + end) == nil)
  }

  @Test("the first bytes tell the format")
  func formats() {
    #expect(ImageFile.Format(of: MediaSamples.pngSignature) == .png)
    #expect(ImageFile.Format(of: [0xFF, 0xD8, 0xFF]) == .jpeg)
    #expect(ImageFile.Format(of: [0xFF, 0xD8]) == nil)
    #expect(ImageFile.Format(of: Array("GIF89a".utf8)) == nil)
    #expect(ImageFile.Format(of: []) == nil)
  }

  @Test("no bytes are too strange to be judged")
  func fuzz() {
    var random = SeededGenerator()
    let samples = [MediaSamples.png(6, 4), MediaSamples.jpeg(6, 4), MediaSamples.pixel]
    for _ in 0..<1_000 {
      var bytes = samples.randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0
        case 1: bytes[index] = .random(in: 0...255, using: &random)
        default: bytes.insert(.random(in: 0...255, using: &random), at: index)
        }
      }
      guard let file = ImageFile(bytes: bytes) else { continue }
      #expect(
        1...ImageFile.limit ~= file.size.width && 1...ImageFile.limit ~= file.size.height,
        "SEED=\(random.seed), \(bytes)")
    }
  }

  @Test("megabytes are read in linear time", .timeLimit(.minutes(1)))
  func large() {
    let start = MediaSamples.jpegStart + MediaSamples.segment(0xC0, MediaSamples.frameHeader(2, 2))
    let restarts = (0..<30_000).flatMap { _ -> [UInt8] in [0xFF, 0xD0, 7] }
    check(start + MediaSamples.scan + restarts + [0xFF, 0xD9], .jpeg, 2, 2)
    #expect(ImageFile(bytes: start + MediaSamples.scan + [UInt8](repeating: 0xFF, count: 1 << 17)) == nil)
    check(MediaSamples.png(2, 2, data: 1 << 16), .png, 2, 2)
  }

  private func check(
    _ bytes: [UInt8], _ format: ImageFile.Format, _ width: Int, _ height: Int,
    at location: SourceLocation = #_sourceLocation
  ) {
    let file = ImageFile(bytes: bytes)
    #expect(file?.format == format, sourceLocation: location)
    #expect(file?.size == PixelSize(width: width, height: height), sourceLocation: location)
  }
}
