import TestSupport
import Testing

@testable import TextScreen

@Suite struct BackdropTests {
  /// Everything that a veil is made from.
  struct Source: CustomTestStringConvertible, Sendable {
    let theme: ThemeName
    let appearance: Appearance
    let depth: ColorDepth

    func veil(opacity: Double = Veil.defaultOpacity) -> Veil {
      Veil(theme: .preset(theme, appearance), appearance: appearance, depth: depth, opacity: opacity)
    }
    var testDescription: String { "\(theme) \(appearance) \(depth)" }
  }

  static let sources: [Source] = ThemeName.allCases.flatMap { theme in
    Appearance.allCases.flatMap { appearance in
      ColorDepth.allCases.map { Source(theme: theme, appearance: appearance, depth: $0) }
    }
  }

  private let size = Size(columns: 5, rows: 3)
  private let dark = Veil(theme: .preset(.mono, .dark), appearance: .dark, depth: .trueColor)

  @Test("Without a snapshot the backdrop is the veil alone, or nothing", arguments: sources)
  func plain(source: Source) {
    let veil = source.veil()
    #expect(Backdrop.none.frame(size: size, over: nil, veil: veil) == Frame(size: size))
    for backdrop in [Backdrop.dim, .blur] {
      let frame = backdrop.frame(size: size, over: nil, veil: veil)
      #expect(frame == Frame(size: size) { $0.fill(veil.ground) })
      #expect((veil.ground == .plain) == (source.depth < .palette256 || source.theme == .terminal))
    }
  }

  @Test("A filled popup stands out from the veil", arguments: sources)
  func standsOut(source: Source) throws {
    let palette = Palette(theme: source.theme, appearance: source.appearance, depth: source.depth)
    // The surface of `contrast` is as dark or as light as can be, and has a frame instead.
    guard palette.hasGround, source.theme != .contrast else { return }
    let ground = try #require(exact(source.veil().ground.background))
    let surface = try #require(exact(palette.surface.background))
    #expect(Contrast.ratio(ground, surface) >= 1.2)
  }

  @Test("Every picture has colours of the depth, both or neither of them under a veil", arguments: sources)
  func depths(source: Source) {
    var random = SeededGenerator()
    for _ in 0..<10 {
      let snapshot = randomFrame(from: &random)
      for backdrop in Backdrop.allCases {
        let frame = backdrop.frame(size: snapshot.size, over: snapshot, veil: source.veil())
        #expect(frame.size == snapshot.size && isWhole(frame), "SEED=\(random.seed)")
        for style in (0..<frame.size.rows).flatMap({ frame.row($0).map(\.style) }) {
          let colors = [style.foreground, style.background]
          #expect(colors.allSatisfy { isAllowed($0, source.depth) }, "SEED=\(random.seed): \(style)")
          guard backdrop != .none, source.veil().isColored else { continue }
          #expect(!colors.contains(.default), "SEED=\(random.seed): \(style)")
        }
      }
    }
  }

  @Test func `a cell is mixed with the veil's colour by its opacity`() {
    let white = Style(foreground: .rgb(RGB(0xFFFFFF)), background: .rgb(RGB(0x808080)), attributes: .italic)
    let frame = Frame(size: size) { $0.draw("é世", at: .zero, white) }
    func colors(_ opacity: Double) -> Style {
      frame.dimmed(
        by: Veil(theme: .preset(.mono, .dark), appearance: .dark, depth: .trueColor, opacity: opacity))[1, 0]
        .style
    }
    #expect(
      colors(0.5)
        == Style(foreground: .rgb(RGB(0x808080)), background: .rgb(RGB(0x404040)), attributes: .italic))
    #expect(
      colors(1) == Style(foreground: .rgb(RGB(0)), background: .rgb(RGB(0)), attributes: .italic))
    for none in [0, -1, -Double.infinity, .nan] { #expect(colors(none) == white) }
    #expect(colors(.infinity) == colors(1))
    #expect(frame.dimmed(by: dark).rowTexts == frame.rowTexts)
  }

  @Test func `reverse and dim become colours`() {
    let style = Style(foreground: .rgb(RGB(0xFFFFFF)), background: .rgb(RGB(0)))
    let plain = dark.covering(style)
    let reverse = dark.covering(style.adding(.reverse))
    #expect((reverse.foreground, reverse.background) == (plain.background, plain.foreground))
    let faint = dark.covering(style.adding(.dim))
    #expect(faint.background == plain.background && faint.foreground != plain.foreground)
    #expect(reverse.attributes.isEmpty && faint.attributes.isEmpty)
  }

  @Test func `text under a veil can still be read a little`() throws {
    for appearance in Appearance.allCases {
      let veil = Veil(theme: .preset(.slate, appearance), appearance: appearance, depth: .trueColor)
      let style = veil.covering(.plain)
      let text = try #require(exact(style.foreground))
      let ground = try #require(exact(style.background))
      #expect(Contrast.ratio(text, ground) >= 3)
    }
  }

  @Test func `with few colours text becomes dim and keeps its own`() {
    let veil = Veil(theme: .preset(.slate, .dark), appearance: .dark, depth: .sixteen)
    let frame = Frame(size: size) { canvas in
      canvas.draw("a", at: .zero, Style(foreground: .ansi(2), attributes: .bold))
      canvas.draw("b", at: Point(column: 1, row: 0), Style(foreground: .palette(99), background: .ansi(1)))
    }
    for dimmed in [frame.dimmed(by: veil), frame.blurred(by: veil)] {
      #expect(dimmed[0, 0].style == Style(foreground: .ansi(2), attributes: .dim))
      #expect(dimmed[1, 0].style == Style(attributes: .dim))
      #expect(dimmed.rowTexts == ["ab", "", ""])
    }
  }

  @Test func `a snapshot of another size is cut or filled`() {
    let snapshot = Frame(size: Size(columns: 4, rows: 2)) { canvas in
      canvas.draw("ab世", at: .zero, .plain)
      canvas.draw("xy", at: Point(column: 0, row: 1), .plain)
    }
    func rows(_ columns: Int, _ rows: Int) -> [String] {
      Backdrop.dim.frame(size: Size(columns: columns, rows: rows), over: snapshot, veil: dark).rowTexts
    }
    #expect(rows(3, 1) == ["ab"])
    #expect(rows(6, 3) == ["ab世", "xy", ""])
    #expect(rows(0, 1) == [""])
  }

  @Test func `a blurred picture has no text, and keeps its colours where they are`() throws {
    let snapshot = Frame(size: Size(columns: 40, rows: 12)) { canvas in
      canvas.fill(Rect(column: 0, row: 0, columns: 20, rows: 12), "x", Style(background: .rgb(RGB(0xC00000))))
      canvas.fill(
        Rect(column: 20, row: 0, columns: 20, rows: 12), "世", Style(background: .rgb(RGB(0x0000C0))))
    }
    let frame = snapshot.blurred(by: dark)
    #expect(frame.rowTexts == Array(repeating: "", count: 12))
    let (left, right) = (try ground(frame, 5, 5), try ground(frame, 34, 5))
    #expect(left.red > 2 * left.blue && right.blue > 2 * right.red)
    // From one to the other it goes in steps.
    let reds = try (14...25).map { try ground(frame, $0, 5).red }
    #expect(reds == reds.sorted(by: >))
    #expect(Set(reds).count >= 6)
  }

  @Test func `what is even stays even when it is blurred`() throws {
    for rgb in [RGB(0), RGB(0x204060), RGB(0xFFFFFF)] {
      for size in [Size(columns: 1, rows: 1), Size(columns: 2, rows: 9), Size(columns: 30, rows: 2)] {
        let frame = Frame(size: size) { $0.fill(Style(background: .rgb(rgb))) }.blurred(by: dark)
        let grounds = Set(frame.row(0).map(\.style) + frame.row(size.rows - 1).map(\.style))
        #expect(grounds.count == 1)
        let covered = dark.cover(rgb)
        let green = try ground(frame, 0, 0).green
        #expect(abs(Int(green) - Int(covered.green)) <= 3)
      }
    }
  }

  @Test func `with a surface's colour and much opacity the blur is frosted glass`() throws {
    let surface = RGB(0x262A35)
    let veil = Veil(
      theme: .preset(.slate, .dark), appearance: .dark, depth: .trueColor, opacity: 0.9, color: surface)
    let snapshot = Frame(size: size) { $0.fill(Style(background: .rgb(RGB(0xFFFFFF)))) }
    let ground = try ground(snapshot.blurred(by: veil), 2, 1)
    #expect(Contrast.ratio(ground, surface) < 1.6)
    #expect(ground.red > surface.red)
  }

  private func ground(_ frame: Frame, _ column: Int, _ row: Int) throws -> RGB {
    try #require(exact(frame[column, row].style.background))
  }

  private func exact(_ color: Color) -> RGB? {
    switch color {
    case .rgb(let rgb): rgb
    case .palette(let index): Quantization.color(at: index)
    case .default, .ansi: nil
    }
  }

  private func isAllowed(_ color: Color, _ depth: ColorDepth) -> Bool {
    switch color {
    case .default: true
    case .ansi: depth >= .sixteen
    case .palette: depth >= .palette256
    case .rgb: depth == .trueColor
    }
  }
}
