import TestSupport
import Testing
import TextScreen

@Suite struct MediaTests {
  @Test("the content decides, not a name")
  func content() throws {
    let art = load(Array("\u{1B}[31mhi".utf8), nil)
    #expect(art == .art(try #require(TextArt.frame(of: Array("\u{1B}[31mhi".utf8), depth: .palette256))))
    for (bytes, imageProtocol) in [
      (MediaSamples.pixel, ImageProtocol.kitty), (MediaSamples.pixel, .iterm2),
      (MediaSamples.jpeg(4, 3), .iterm2), (MediaSamples.png(10_000, 1), .kitty),
      (MediaSamples.png(16_384, 1), .iterm2),
    ] {
      guard case .image(let image) = load(bytes, imageProtocol) else {
        Issue.record("no image by \(imageProtocol)")
        continue
      }
      #expect(image.file == ImageFile(bytes: bytes))
      #expect(!image.placing(columns: 2, rows: 1).isEmpty)
    }
  }

  @Test(
    "What cannot be shown has a reason",
    arguments: [
      ([], .kitty, .empty), (Array(" \n".utf8), .kitty, .empty),
      (Array(MediaSamples.pixel.dropLast()), .kitty, .damaged),
      (Array(MediaSamples.jpeg(4, 3).dropLast()), nil, .damaged),
      (MediaSamples.png(0, 3), .iterm2, .damaged),
      (Array("GIF89a\0\0".utf8), .iterm2, .unknownContent),
      (Array("a".utf8) + [UInt8](repeating: 0xFE, count: 50), .iterm2, .unknownContent),
      (MediaSamples.pixel, nil, .imagesNotShown), (MediaSamples.jpeg(4, 3), nil, .imagesNotShown),
      (MediaSamples.jpeg(4, 3), .kitty, .formatNotShown),
      (MediaSamples.png(10_001, 1), .kitty, .sizeNotShown),
    ] as [([UInt8], ImageProtocol?, MediaFailure)])
  func failures(_ bytes: [UInt8], _ imageProtocol: ImageProtocol?, _ expected: MediaFailure) {
    #expect(load(bytes, imageProtocol) == .failure(expected))
  }

  @Test("8 MiB are read, and no byte more")
  func tooLarge() {
    let bytes = [UInt8](repeating: 0x0A, count: 8 << 20)
    // Compared outside of the expectation, which would look at every byte.
    let (whole, more) = (load(bytes, .kitty), load(bytes + [0x0A], .kitty))
    #expect(whole == .failure(.empty))
    #expect(more == .failure(.tooLarge))
  }

  @Test("a picture of characters that ASCII lacks is not shown as blanks")
  func ascii() {
    let blocks = Array("▀▀▀\n▄▄▄".utf8)
    #expect(
      Media.load(bytes: blocks, imageProtocol: nil, depth: .none, repertoire: .ascii)
        == .failure(.charactersNotShown))
    #expect(
      Media.load(bytes: [0x20], imageProtocol: nil, depth: .none, repertoire: .ascii) == .failure(.empty))
  }

  @Test("the reasons end a sentence, and tell a file's fault from a terminal's lack")
  func reasons() {
    let all = MediaFailure.allCases
    #expect(Set(all.map(\.reason)).count == all.count)
    #expect(MediaFailure.damaged.reason == "the image is damaged")
    #expect(MediaFailure.imagesNotShown.reason == "the terminal shows no images")
    #expect(all.filter(\.isFault) == [.empty, .tooLarge, .damaged, .unknownContent])
  }

  @Test("no file is too strange to be loaded")
  func fuzz() {
    var random = SeededGenerator()
    let starts: [[UInt8]] = [[], [0xFF, 0xD8, 0xFF], MediaSamples.pngSignature, Array("\u{1B}[38;5;".utf8)]
    for _ in 0..<1_000 {
      let start = starts.randomElement(using: &random) ?? []
      let count = Int.random(in: 0...60, using: &random)
      let bytes = start + (0..<count).map { _ in UInt8.random(in: 1...255, using: &random) }
      switch load(bytes, .iterm2) {
      case .art(let frame):
        let size = frame.size
        #expect(size != .zero && size.columns <= 200 && size.rows <= 100, "SEED=\(random.seed), \(bytes)")
      case .image(let image): #expect(image.file.size.width > 0, "SEED=\(random.seed), \(bytes)")
      case .failure(let failure): #expect(failure.isFault, "SEED=\(random.seed), \(bytes)")
      }
    }
  }

  private func load(_ bytes: [UInt8], _ imageProtocol: ImageProtocol?) -> Media {
    Media.load(bytes: bytes, imageProtocol: imageProtocol, depth: .palette256)
  }
}
