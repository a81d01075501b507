import Testing
import TextScreen

/// Text with colours of its own.
@Suite struct StyledTextTests {
  private static func bytes(_ text: String) -> ArraySlice<UInt8> { Array(text.utf8)[...] }

  @Test(
    "SGR sequences are taken out, everything else is made safe",
    arguments: [
      ("plain", "plain", []), ("\u{1B}[1mbold", "bold", [0]), ("a\u{1B}[31mb\u{1B}[0mc", "abc", [1, 2]),
      ("é\u{1B}[31m\u{1B}[1mb", "éb", [2]), ("a\u{1B}[", "a␛[", []), ("a\u{1B}[31", "a␛[31", []),
      ("\u{1B}[31\u{1B}[32mx", "␛[31x", [6]), ("\u{1B}[?25m\u{1B}[2J", "␛[?25m␛[2J", []),
      ("a\u{1B}[1m", "a", [1]),
      ("ab\u{1B}[1m\tc", "ab      c", [2]), ("a\u{1B}[m\u{301}", "a\u{25CC}\u{301}", [1]),
    ] as [(String, String, [Int])])
  func reading(_ input: String, _ text: String, _ starts: [Int]) {
    let styled = StyledText(bytes: Self.bytes(input))
    #expect(styled.text.description == text)
    #expect(styled.styles.map(\.start) == starts)
    #expect(SafeText(styled.text.description) == styled.text)
  }

  @Test("In ASCII too")
  func ascii() {
    #expect(StyledText(bytes: Self.bytes("é\u{1B}[1m\u{7}"), repertoire: .ascii).text == "\\u{E9}^G")
    #expect(StyledText(bytes: [0xFF, 0x1B, 0x5B, 0x6D], repertoire: .ascii).text == "\\xFF")
    #expect(StyledText.plain(Self.bytes("a\u{1B}[1mb\u{1B}[2J")) == Array("ab\u{1B}[2J".utf8))
  }

  @Test("No colour is swallowed by the surface, and none sets half of a pair")
  func surfaces() {
    let colours = (UInt8(0)..<16).map { Color.ansi($0) } + [.palette(0), .palette(250), .rgb(RGB(0x202020))]
    for appearance in [Appearance.dark, .light] {
      for depth in [ColorDepth.trueColor, .palette256] {
        let surface = Palette(theme: nil, appearance: appearance, depth: depth).text
        for colour in colours + [.default] {
          for ground in colours + [.default] {
            let style = Style(foreground: colour, background: ground).placed(on: surface, depth: depth)
            #expect(style.foreground != .default && style.background != .default)
            guard case .rgb(let text) = style.foreground, case .rgb(let behind) = style.background else {
              continue
            }
            #expect(Contrast.ratio(text, behind) >= 3)
          }
        }
      }
    }
    let red = Style(foreground: .ansi(1))
    #expect(red.placed(on: .plain, depth: .sixteen) == red)
    #expect(red.placed(on: .plain, depth: .none) == .plain)
  }
}
