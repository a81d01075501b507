import Dialogs
import TestSupport
import Testing
import TextScreen

/// A toast on a surface of its own.
@Suite struct ToastFloaterTests {
  private static func message(_ text: String, title: String = "", _ style: ToastStyle = .default)
    -> ToastMessage
  {
    var message = ToastMessage(text: Samples.bytes(text))
    message.title = Samples.bytes(title)
    message.severity = .error
    message.style = style
    return message
  }

  private func expect(
    _ message: ToastMessage, _ settings: DialogSettings, columns: Int = 40, _ picture: String
  ) {
    let drawn = ToastFloater(message, settings: settings, columns: columns).frame(columns: columns).rowTexts
      .joined(separator: "\n")
    #expect(PictureDifference(expected: picture, actual: drawn) == nil)
  }

  @Test("The title, and the text below it")
  func title() {
    var message = Self.message("disk full on web-3", title: "Deploy")
    message.position = .leading
    let palette = Palette(theme: .slate, appearance: .dark, depth: .trueColor)
    expect(
      message, DialogSettings(palette: palette),
      """
      ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖
         ✗ Deploy
           disk full on web-3
      ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘
      """)
  }

  @Test("Without colour the word of the severity is there")
  func word() {
    expect(
      Self.message("disk full"), Samples.plain,
      """
                 ╭───────────────╮
                 │  ✗ error      │
                 │    disk full  │
                 ╰───────────────╯
      """)
  }

  @Test("A long text is wrapped, and cut after six rows")
  func long() {
    let settings = Samples.ascii
    let frame = ToastFloater(
      Self.message(String(repeating: "eight ch", count: 60), title: "T"), settings: settings, columns: 30
    ).frame
    #expect(frame.size.rows == 9)
    #expect(frame.size.columns <= 29)
    #expect(frame.rowTexts[7].contains("..."))
  }

  @Test(
    "It stands where the position says",
    arguments: [(PopupPosition.topLeading, 0), (.top, 11), (.trailing, 22)])
  func position(_ position: PopupPosition, _ column: Int) {
    var message = Self.message("disk full")
    message.position = position
    let frame = ToastFloater(message, settings: Samples.plain, columns: 40).frame(columns: 40)
    #expect(frame.row(1).firstIndex { $0.character == "│" }.map { $0 - 40 } == column)
  }

  @Test("Filled, everything on it stands on the colour of the severity")
  func filled() {
    let palette = Palette(theme: .slate, appearance: .dark, depth: .trueColor)
    let frame = ToastFloater(
      Self.message("x", title: "T", .filled), settings: DialogSettings(palette: palette), columns: 40
    ).frame
    let fill = palette.badge(.error).background
    for row in 1..<frame.size.rows - 1 {
      for cell in frame.row(row).dropFirst().dropLast() { #expect(cell.style.background == fill) }
    }
    #expect(frame.row(0).dropFirst().dropLast().allSatisfy { $0.style.foreground == fill })
  }
}
