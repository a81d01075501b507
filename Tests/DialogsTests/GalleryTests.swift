import Testing
import TestSupport
import TextScreen

@testable import Dialogs

/// The pages that help draws.
@Suite struct GalleryTests {
  private static func rows(_ page: GalleryPage, _ gallery: Gallery, _ range: Range<Int>) -> String {
    gallery.frame(page).rowTexts[range].joined(separator: "\n")
  }

  private func expect(_ drawn: String, _ picture: String, _ location: SourceLocation = #_sourceLocation) {
    if let difference = PictureDifference(expected: picture, actual: drawn) {
      Issue.record("\(difference.description)", sourceLocation: location)
    }
  }

  @Test("a card on a screen, with what it shows in the line around")
  func styles() {
    expect(
      Self.rows(.styles, Gallery(), 0..<15),
      """
      styles ─────────────────────────────────────────────────────────── --style STYLE

      Grounds need 256 colours; with fewer, every style is an outline.

      ┌ standard ───────────────────────────┐  ┌ frosted ────────────────────────────┐
      │ greeting.sh               2 changes │  │ greeting.sh               2 changes │
      │  1  ╭─────────────────────────╮     │  │  1  ╭─────────────────────────╮     │
      │  2  │ Publish article?        │     │  │  2  │ Publish article?        │     │
      │  3 -│                         │     │  │  3 -│                         │     │
      │  3 +│ Readers see it at once. │     │  │  3 +│ Readers see it at once. │     │
      │  4  │                         │     │  │  4  │                         │     │
      │  5 -│ [ Cancel ]  [▸Publish ] │     │  │  5 -│ [ Cancel ]  [▸Publish ] │     │
      │  5 +╰─────────────────────────╯     │  │  5 +╰─────────────────────────╯     │
      │  6   done                           │  │  6   done                           │
      └─────────────────────────────────────┘  └─────────────────────────────────────┘
      """)
  }

  @Test("the colours of a theme file are one more theme, and those of everything else")
  func themeFile() {
    var gallery = Gallery(theme: .slate, depth: .trueColor)
    let before = gallery.frame(.swatches).rowTexts
    gallery.colors[.surface, .dark] = RGB(0x102A43)
    let after = gallery.frame(.swatches).rowTexts
    #expect(Array(after.prefix(before.count)) == before)
    #expect(after.dropFirst(before.count).contains { $0.contains("theme file") && $0.contains("dark") })
    let ground = Color.rgb(RGB(0x102A43))
    for page in GalleryPage.allCases {
      let frame = gallery.frame(page)
      let cells = (0..<frame.size.rows).flatMap { frame.row($0) }
      #expect(cells.contains { $0.style.background == ground }, "\(page)")
    }
  }

  @Test("in ASCII there is nothing else, with colours and without", arguments: ColorDepth.allCases)
  func ascii(depth: ColorDepth) {
    let gallery = Gallery(depth: depth, repertoire: .ascii)
    for page in GalleryPage.allCases {
      #expect(gallery.printed([page]).allSatisfy { $0 < 0x80 })
    }
    guard depth == .none else { return }
    expect(
      Self.rows(.positions, gallery, 2..<11),
      """
      + top-leading ----------+  + top ------------------+  + top-trailing ---------+
      | greeting.sh 2 changes |  | greeting.sh 2 changes |  | greeting.sh 2 changes |
      |  +---------+sh        |  |  1   +---------+      |  |  1   #!/b+---------+  |
      |  | + Saved |g=${2:-Hel|  |  2   | + Saved |2:-Hel|  |  2   gree| + Saved |el|
      |  +---------+          |  |  3 - +---------+      |  |  3 - name+---------+  |
      |  3 + name=${1:-world} |  |  3 + name=${1:-world} |  |  3 + name=${1:-world} |
      |  4   for word in $name|  |  4   for word in $name|  |  4   for word in $name|
      |  5 -   echo $word     |  |  5 -   echo $word     |  |  5 -   echo $word     |
      +-----------------------+  +-----------------------+  +-----------------------+
      """)
  }

  @Test("with colours every theme is shown light and dark, the terminal's own once")
  func themes() {
    let gallery = Gallery(depth: .trueColor)
    expect(
      Self.rows(.swatches, gallery, 2..<14),
      """
      ╭─────────────────────────────────────╮
      │ terminal                            │
      │ Text and hints              ✓ ✗ i ! │
      │                                     │
      │ [▸OK ]  [ Cancel ]  [ ! Delete ]    │
      ╰─────────────────────────────────────╯
      ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖  ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖
        slate                         light      slate                          dark
        Text and hints              ✓ ✗ i !      Text and hints              ✓ ✗ i !

         ▸OK      Cancel      ! Delete            ▸OK      Cancel      ! Delete
      ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘  ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘
      """)
    let titles = gallery.frame(.themes).rowTexts.filter { $0.hasPrefix("┌") }
    #expect(titles.count == ThemeName.allCases.count)
    #expect(titles.dropFirst().allSatisfy { $0.contains(" · light ") && $0.contains(" · dark ") })
  }

  @Test(
    "icons stand in as many lists as there is room for", arguments: [(30, 1), (60, 2), (80, 3), (100, 3)])
  func icons(columns: Int, lists: Int) {
    let rows = Gallery(columns: columns).frame(.icons).rowTexts.filter { $0.contains("archivebox") }
    #expect(rows.count == 1)
    let signs = IconTable.rows.filter { rows.joined().contains(" \($0.name) ") }
    #expect(signs.count == lists)
  }

  @Test("no page is wider than it may be", arguments: [0, 20, 37, 61, 80, 100, 1000])
  func widths(columns: Int) {
    for depth in [ColorDepth.none, .trueColor] {
      let gallery = Gallery(depth: depth, columns: columns)
      for page in GalleryPage.allCases {
        let frame = gallery.frame(page)
        #expect(frame.size.columns == min(max(columns, 20), 100))
        // Each thing is there, however few stand side by side.
        #expect(frame.size.rows > 10)
      }
    }
  }

  @Test("every style looks different on a ground")
  func distinct() {
    let gallery = Gallery(depth: .trueColor)
    let frame = gallery.frame(.styles)
    let tops = (0..<frame.size.rows).filter { frame[0, $0].character == "┌" }
    // A cell of each card; beside the last one there is none, and `outlined` has the terminal's ground as well.
    let grounds = tops.flatMap { top in [8, 49].map { frame[$0, top + 5].style.background } }
    #expect(grounds.count == 12)
    #expect(Set(grounds).count == 11)
  }

  @Test(
    "the arrow of a popover is part of its edge",
    arguments: [
      (ColorDepth.trueColor, Repertoire.unicode, "▟"), (.trueColor, .ascii, "^"), (.none, .unicode, "▲"),
      (.none, .ascii, "^"),
    ] as [(ColorDepth, Repertoire, Character)])
  func arrow(depth: ColorDepth, repertoire: Repertoire, sign: Character) {
    for style in [SurfaceStyle.standard, .gradient] {
      let palette = Palette(theme: .slate, appearance: .dark, depth: depth, style: style)
      let scene = PopupScene(
        backdrop: .none, snapshot: nil, veil: Veil(theme: nil, appearance: .dark, depth: depth),
        palette: palette, repertoire: repertoire)
      let frame = Frame(size: Size(columns: 9, rows: 3)) { canvas in
        canvas.drawSurface(palette, corners: .rounded, repertoire: repertoire)
        canvas.reground(from: palette.surface.background, to: palette.groundStops)
        scene.draw(PopupArrow(isAtTop: true, column: 4), on: canvas)
      }
      #expect(frame[4, 0].character == sign)
      let beside = frame[3, 0].style
      if repertoire == .ascii, palette.hasGround {
        #expect(frame[4, 0].style.background == beside.background)
        #expect(frame[4, 0].style.foreground != beside.background)
      } else {
        #expect(frame[4, 0].style == beside)
      }
    }
  }
}
