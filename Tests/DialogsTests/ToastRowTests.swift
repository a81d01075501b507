import Dialogs
import TestSupport
import Testing
import TextScreen

/// A toast in one row.
@Suite struct ToastRowTests {
  private static func message(
    _ text: String = "3 services are live", title: String = "", _ severity: Severity = .success,
    _ style: ToastStyle = .default, at position: PopupPosition = .topLeading
  ) -> ToastMessage {
    var message = ToastMessage(text: Samples.bytes(text))
    message.title = Samples.bytes(title)
    message.severity = severity
    message.style = style
    message.position = position
    return message
  }

  private static func settings(
    _ message: ToastMessage, _ depth: ColorDepth = .trueColor, _ repertoire: Repertoire = .unicode,
    theme: ThemeName? = nil, _ appearance: Appearance = .dark
  ) -> DialogSettings {
    let palette = Palette(
      theme: theme, appearance: appearance, depth: depth, style: message.style.surface(message.severity))
    return DialogSettings(palette: palette, repertoire: repertoire)
  }

  private static func text(
    _ message: ToastMessage, _ depth: ColorDepth = .trueColor, _ repertoire: Repertoire = .unicode,
    columns: Int = 60
  ) -> String {
    ToastRow(message, settings: settings(message, depth, repertoire)).frame(columns: columns).rowTexts[0]
  }

  @Test(
    "Mark, title and text; the word of the severity where colour cannot say it",
    arguments: [
      (message(), ColorDepth.trueColor, Repertoire.unicode, "  ✓ 3 services are live"),
      (message(title: "Deploy"), .trueColor, .unicode, "  ✓ Deploy  3 services are live"),
      (message("x", .warning), .palette256, .unicode, "  ! x"),
      (message("Saved"), .none, .unicode, "✓ success: Saved"),
      (message("Saved"), .none, .ascii, "[success] Saved"),
      (message("disk full", title: "Deploy", .error), .none, .unicode, "✗ error: Deploy: disk full"),
      (message("disk full", title: "Deploy", .error), .none, .ascii, "[error] Deploy: disk full"),
      (message("Saved"), .palette256, .ascii, "  [success] Saved"),
      (message("Saved"), .sixteen, .unicode, " ✓  Saved"),
      (message("Saved", .success, .filled), .sixteen, .unicode, "  ✓ Saved"),
      (message("Saved", .success, .compact), .trueColor, .unicode, " ✓ Saved"),
      (message("Saved", .success, .compact), .none, .unicode, "✓ success: Saved"),
      (message("Saved", .error, .banner), .none, .unicode, "▌ ✗ error: Saved"),
      (message("Saved", .error, .banner), .none, .ascii, "| [error] Saved"),
    ])
  func words(_ message: ToastMessage, _ depth: ColorDepth, _ repertoire: Repertoire, _ text: String) {
    #expect(Self.text(message, depth, repertoire) == text)
  }

  @Test("An icon stands in the place of the mark")
  func icon() {
    var message = Self.message("Saved")
    message.icon = Icon.named("sparkles")
    #expect(Self.text(message) == "  ✦ Saved")
    #expect(Self.text(message, .none, .ascii) == "* [success] Saved")
  }

  @Test(
    "It stands where the position says, and never in the last column",
    arguments: [
      (PopupPosition.topLeading, 0), (.leading, 0), (.top, 6), (.center, 6), (.bottomTrailing, 12),
      (.trailing, 12),
    ])
  func position(_ position: PopupPosition, _ column: Int) {
    let message = Self.message("Saved", .success, .default, at: position)
    let row = ToastRow(message, settings: Self.settings(message))
    let cells = row.frame(columns: 24).row(0)
    #expect(cells.firstIndex { $0 != .blank } == column)
    #expect(cells.last == .blank)
    #expect(row.bytes(columns: 24).column == column)
  }

  @Test("A banner fills the row behind a stripe in the colour of the severity")
  func banner() {
    let message = Self.message("Saved", .error, .banner, at: .top)
    let settings = Self.settings(message)
    let cells = Array(ToastRow(message, settings: settings).frame(columns: 40).row(0))
    #expect(cells.allSatisfy { $0.style.background != .default })
    #expect(cells[0].style.background == settings.palette.badge(.error).background)
    #expect(cells[39].style.background == settings.palette.surface.background)
  }

  @Test("A long text is cut and says so; blanks and line breaks are one blank each")
  func cut() {
    let message = Self.message("one\n two\t\tthree\r\nfour ", title: " a\nb ")
    #expect(Self.text(message) == "  ✓ a b  one two three four")
    #expect(Self.text(message, columns: 23) == "  ✓ a b  one two th…")
    #expect(Self.text(message, .none, .ascii, columns: 24) == "[success] a b: one t...")
    #expect(Self.text(message, columns: 9) == "  ✓ a…")
  }

  @Test("The text stands on the colour of the style", arguments: ToastStyle.allCases)
  func colors(style: ToastStyle) {
    let message = Self.message("Saved", .warning, style)
    let settings = Self.settings(message)
    let cells = ToastRow(message, settings: settings).frame(columns: 40).row(0)
    let ground = cells.first { $0.character == "v" }?.style.background
    let standard = Palette(theme: nil, appearance: .dark, depth: .trueColor)
    switch style {
    case .default, .frosted, .glass, .banner, .compact: #expect(ground == standard.surface.background)
    case .filled: #expect(ground == standard.mark(.warning).foreground)
    case .tinted, .inverse:
      #expect(ground == settings.palette.surface.background)
      #expect(ground != standard.surface.background)
    }
  }

  @Test("Nothing in the bytes moves to another row, and they fit into one write")
  func bytes() {
    var random = SeededGenerator()
    let pieces = [
      "Saved", " ", "\n", "\r\n", "\t", "\u{8}", "\u{1B}[2J", "\u{9B}1A", "漢字", "👩‍👩‍👧", "e\u{301}\u{301}",
      "\u{202E}", "\u{7}", String(repeating: "word ", count: 300), "‹U+202E›", "\u{2028}",
    ]
    for _ in 0..<150 {
      let text = (0..<Int.random(in: 1...12, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let message = Self.message(
        text, title: Bool.random(using: &random) ? text : "",
        Severity.allCases.randomElement(using: &random) ?? .info,
        ToastStyle.allCases.randomElement(using: &random) ?? .default,
        at: PopupPosition.allCases.randomElement(using: &random) ?? .top)
      let depth = ColorDepth.allCases.randomElement(using: &random) ?? .none
      let columns = Int.random(in: 1...1200, using: &random)
      let repertoire = Bool.random(using: &random) ? Repertoire.unicode : .ascii
      let row = ToastRow(message, settings: Self.settings(message, depth, repertoire)).bytes(columns: columns)
      #expect(row.bytes.count <= ToastRow.byteLimit, "seed \(random.seed)")
      let forbidden: Set<UInt8> = [0x07, 0x08, 0x09, 0x0A, 0x0D]
      #expect(forbidden.isDisjoint(with: row.bytes), "seed \(random.seed)")
      #expect(row.column < columns, "seed \(random.seed)")
      // Only SGR and CHA.
      let finals = String(decoding: row.bytes, as: UTF8.self).split(separator: "\u{1B}[").dropFirst()
        .compactMap { $0.first { $0 >= "@" && $0.isASCII } }
      #expect(finals.allSatisfy { $0 == "m" || $0 == "G" }, "seed \(random.seed)")
    }
  }

  @Test("What is drawn is what the frame says", arguments: [ToastStyle.default, .banner, .filled])
  func drawn(style: ToastStyle) {
    let message = Self.message("漢字 👩‍👩‍👧 done", title: "Build", .success, style, at: .bottomTrailing)
    let row = ToastRow(message, settings: Self.settings(message))
    var screen = VirtualScreen(columns: 50, rows: 2)
    let (column, bytes) = row.bytes(columns: 50)
    screen.feed(ControlSequence.cursorColumn(column).bytes + bytes)
    expectPicture(screen, row.frame(columns: 50).rowTexts[0])
  }
}
