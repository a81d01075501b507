import TestSupport
import Testing
import TextScreen

@testable import Dialogs

/// What a line editor shows.
@Suite struct SheetTextFieldDrawingTests {
  /// The field in so many columns; `▏` stands before the cell with the cursor.
  private static func picture(_ field: TextField, _ columns: Int, _ settings: DialogSettings = Samples.plain)
    -> String
  {
    let frame = frame(field, columns, settings)
    var text = ""
    for (column, cell) in frame.row(0).enumerated() where cell.width > 0 {
      if frame.cursor?.column == column { text += "▏" }
      text.append(cell.character)
    }
    return text
  }

  private static func frame(_ field: TextField, _ columns: Int, _ settings: DialogSettings) -> Frame {
    Frame(size: Size(columns: columns, rows: 1)) { field.draw(on: $0, isFocused: true, settings: settings) }
  }

  private static func field(_ text: String, caret: Int? = nil, isMasked: Bool = false) -> TextField {
    var field = TextField(Samples.bytes(text), isMasked: isMasked)
    if let caret { field.moveCaret(to: caret) }
    return field
  }

  @Test("What does not fit is cut with a mark; the caret keeps some text around it")
  func cut() {
    let text = "abcdefghijklmnopqrstuvwxyz"
    #expect(Self.picture(Self.field("abc"), 12) == " abc▏        ")
    #expect(Self.picture(Self.field("abcdefghi"), 12) == " abcdefghi▏  ")
    #expect(Self.picture(Self.field(text), 12) == "‹uvwxyz▏     ")
    #expect(Self.picture(Self.field(text, caret: 0), 12) == " ▏abcdefghij›")
    #expect(Self.picture(Self.field(text, caret: 7), 12) == " abcdefg▏hij›")
    #expect(Self.picture(Self.field(text, caret: 8), 12) == "‹fgh▏ijklmno›")
    #expect(Self.picture(Self.field(text, caret: 8), 12, Samples.ascii) == "<fgh▏ijklmno>")
  }

  @Test("Wide characters and invisible ones keep their cells; the half of one is not drawn")
  func wide() {
    #expect(Self.picture(Self.field("漢字"), 8) == " 漢字▏   ")
    #expect(Self.picture(Self.field("漢字漢字漢字", caret: 6), 9).contains("▏"))
    #expect(Self.picture(Self.field("a\tb\n"), 16) == " a        b⏎▏    ")
  }

  @Test("A secret is a mark for each cluster, and no more than the field shows")
  func masked() {
    #expect(Self.picture(Self.field("pä漢👩‍👧", isMasked: true), 10) == " ••••▏     ")
    #expect(Self.picture(Self.field("pass", isMasked: true), 10, Samples.ascii) == " ****▏     ")
    let long = Self.field(String(repeating: "s", count: 4000), isMasked: true)
    #expect(Self.picture(long, 10).filter { $0 == "•" }.count <= 8)
  }

  @Test("In every width, with the caret anywhere, the cursor is in the field")
  func sizes() {
    for columns in 1...30 {
      for caret in 0...20 {
        let frame = Self.frame(Self.field("abc漢字e\u{301}👩‍👧 defghijklmn", caret: caret), columns, Samples.plain)
        #expect(frame.cursor != nil, "\(columns) \(caret)")
      }
    }
  }

  @Test("A click puts the caret where it points")
  func click() {
    var field = Self.field("ab漢d")
    for (column, caret) in [(0, 0), (1, 0), (2, 1), (3, 2), (4, 2), (5, 3), (6, 4), (9, 4)] {
      field.placeCaret(column: column, columns: 10, settings: Samples.plain)
      #expect(field.caret == caret, "\(column)")
    }
  }

  @Test(
    "A typed letter costs at most 60 bytes, at the end and within a text",
    arguments: ColorDepth.allCases)
  func bytes(_ depth: ColorDepth) {
    let settings = DialogSettings(palette: Palette(theme: nil, appearance: .dark, depth: depth))
    for caret in [20, 13] {
      var field = Self.field("one two three fourxx", caret: caret)
      var renderer = FrameRenderer(
        placement: .screen(origin: Point(column: 9, row: 12)), terminal: Size(columns: 80, rows: 24))
      _ = renderer.render(Self.frame(field, 60, settings))
      field.insert("q")
      let written = renderer.render(Self.frame(field, 60, settings))
      #expect(
        written.count <= 60, "\(depth) \(caret) \(String(decoding: written, as: UTF8.self).debugDescription)")
    }
  }
}
