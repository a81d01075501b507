import Foundation
import TestSupport
import Testing

@testable import TextScreen

@Suite struct MediaInlineImageTests {
  @Test("kitty is sent a small PNG in one chunk, between saving and restoring the cursor")
  func kitty() throws {
    let image = try image(MediaSamples.pixel, .kitty, id: 7)
    let data = Data(MediaSamples.pixel).base64EncodedString()
    #expect(
      image.placing(columns: 10, rows: 5)
        == received("^[7^[_Ga=T,f=100,C=1,q=2,i=7,c=10,r=5,m=0;\(data)^[\\^[8"))
    #expect(image.removing == received("^[_Ga=d,d=I,i=7,q=2^[\\"))
    #expect(image.file.size == PixelSize(width: 1, height: 1))
  }

  @Test(
    "What is left of a picture is left out, its string is ended, and the cursor comes back",
    arguments: [ImageProtocol.kitty, .iterm2])
  func abandoning(_ imageProtocol: ImageProtocol) throws {
    let placing = try image(MediaSamples.pixel, imageProtocol).placing(columns: 2, rows: 1)
    let bytes = Array("frame".utf8) + placing + Array("rest".utf8)
    #expect(InlineImage.abandoning(bytes) == Array("framerest".utf8))
    for written in 7..<5 + placing.count - 1 {
      #expect(
        InlineImage.abandoning(Array(bytes[written...])) == Array("\u{1B}\\\u{1B}8rest".utf8), "\(written)")
    }
    #expect(InlineImage.abandoning(Array("rest".utf8)) == Array("rest".utf8))
  }

  @Test("kitty is sent a large PNG in chunks of 4096", arguments: [3015, 3016, 3017, 6087, 6088, 6089, 9001])
  func chunks(_ count: Int) throws {
    let bytes = MediaSamples.png(4, 4, data: count)
    let sent = String(decoding: try image(bytes, .kitty).placing(columns: 2, rows: 1), as: UTF8.self)
    let chunks = sent.components(separatedBy: "\u{1B}_G").dropFirst().map {
      $0.components(separatedBy: "\u{1B}\\")[0].components(separatedBy: ";")
    }
    #expect(chunks.count == (bytes.count + 3071) / 3072)
    #expect(chunks.dropLast().allSatisfy { $0[0].hasSuffix("m=1") && $0[1].utf8.count == 4096 })
    #expect(chunks.last?[0].hasSuffix("m=0") == true)
    #expect(chunks.last?[1].isEmpty == false)
    #expect(chunks.dropFirst().allSatisfy { $0[0] == "q=2,m=1" || $0[0] == "q=2,m=0" })
    #expect(Data(base64Encoded: chunks.map { $0[1] }.joined()) == Data(bytes))
  }

  @Test("iTerm2 is sent the file, whatever its format")
  func iterm2() throws {
    for bytes in [MediaSamples.pixel, MediaSamples.jpeg(640, 480)] {
      let image = try image(bytes, .iterm2)
      let keys = "inline=1;size=\(bytes.count);width=10;height=5;preserveAspectRatio=1;doNotMoveCursor=1"
      let data = Data(bytes).base64EncodedString()
      #expect(image.placing(columns: 10, rows: 5) == received("^[7^[]1337;File=\(keys):\(data)\u{7}^[8"))
      #expect(image.removing == [])
    }
  }

  @Test("no cells, no picture", arguments: [(0, 1), (1, 0), (-1, 5)])
  func nothing(_ columns: Int, _ rows: Int) throws {
    #expect(try image(MediaSamples.pixel, .kitty).placing(columns: columns, rows: rows) == [])
  }

  @Test(
    "A picture fills what it can and keeps its proportions",
    arguments: [
      (640, 480, 40, 30, 40, 15), (640, 480, 40, 6, 16, 6), (100, 100, 10, 10, 10, 5),
      (100, 200, 10, 10, 10, 10), (1, 16_384, 10, 10, 1, 10), (16_384, 1, 10, 10, 10, 1),
      (3, 2, 7, 9, 7, 2), (1, 1, 1, 1, 1, 1), (1, 1, 0, 5, 0, 0), (1, 1, 5, -1, 0, 0), (0, 0, 5, 5, 0, 0),
      (.max, .max, .max, .max, Size.limit, Size.limit / 2),
    ])
  func cells(_ width: Int, _ height: Int, _ columns: Int, _ rows: Int, _ across: Int, _ down: Int) {
    #expect(
      InlineImage.cells(for: PixelSize(width: width, height: height), columns: columns, rows: rows)
        == Size(columns: across, rows: down))
  }

  @Test("any bytes are encoded as everywhere else", .timeLimit(.minutes(1)))
  func base64() {
    var random = SeededGenerator()
    for count in Array(0...70) + [50_000] {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      var output: [UInt8] = []
      Base64.append(bytes[...], to: &output)
      #expect(output == Array(Data(bytes).base64EncodedString().utf8), "SEED=\(random.seed)")
    }
  }

  private func image(
    _ bytes: [UInt8], _ imageProtocol: ImageProtocol, id: UInt32 = 1
  ) throws -> InlineImage {
    let file = try #require(ImageFile(bytes: bytes))
    return InlineImage(file: file, bytes: bytes, imageProtocol: imageProtocol, id: id)
  }
}
