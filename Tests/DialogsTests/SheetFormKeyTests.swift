import TestSupport
import Testing
import TextScreen

@testable import Dialogs

/// Keys, clicks and pastes in a form.
@Suite struct SheetFormKeyTests {
  private static let down = "\u{1B}[B"
  private static let up = "\u{1B}[A"

  /// What the last key of some bytes did.
  private static func last(_ bytes: String, into form: inout Form) -> SheetReaction? {
    Forms.type(bytes, into: &form).last
  }

  private static func obstacle(_ form: Form) -> String? {
    form.obstacle.map { $0.text(columns: 200, .unicode).description }
  }

  @Test("What stands against accepting is named before anything was touched, and is the first of it")
  func obstacle() {
    var form = Forms.form()
    #expect(Self.obstacle(form) == "Name: required")
    Forms.type("Ada\tab", into: &form)
    #expect(Self.obstacle(form) == "Password: 3 to 20 characters")
    Forms.type("c", into: &form)
    #expect(Self.obstacle(form) == "Password again: the two entries differ")
    Forms.type("\tabc\t\u{15}11", into: &form)
    #expect(Self.obstacle(form) == "Age: must be a number from 1 to 10")
    Forms.type("\u{7F}", into: &form)
    #expect(Self.obstacle(form) == nil)
  }

  @Test("Enter goes from field to field, and accepts on the last when nothing stands against it")
  func enter() {
    var form = Forms.form()
    let enter = KeyPress(.enter)
    for typed in ["Ada", "abc", "abc", "", " "] {
      Forms.type(typed, into: &form)
      #expect(form.effect(of: enter) == .moves)
      #expect(form.press(enter) == .handled)
    }
    #expect(form.effect(of: enter) == .chooses)
    #expect(form.press(enter) == .accept)
    #expect(
      Forms.entries(form.values) == ["Name=Ada", "password=abc", "Age=5", "News=true", "plan=small"])
  }

  @Test("Enter on a wrong field stays there and says why; on the last it leads to the first wrong one")
  func wrong() {
    var form = Forms.form()
    #expect(form.press(KeyPress(.enter)) == .handled)
    #expect(Forms.frame(form, columns: 60, rows: 10).rowTexts[1].hasSuffix("✗ Required"))
    Forms.type(String(repeating: Self.down, count: 5), into: &form)
    #expect(form.effect(of: KeyPress(.enter)) == .moves)
    #expect(form.press(KeyPress(.enter)) == .handled)
    #expect(Forms.frame(form, columns: 60, rows: 10).rowTexts[0].hasPrefix("▸ Name"))
  }

  @Test("The focus leaves after the last field and before the first, and comes in at either end")
  func leaving() {
    var form = Forms.form()
    #expect(Self.last("\u{1B}[Z", into: &form) == .leave(forward: false))
    #expect(Self.last(Self.up, into: &form) == .ignored)
    #expect(Self.last("\t\t\t\t\t", into: &form) == .handled)
    #expect(Self.last("\t", into: &form) == .leave(forward: true))
    #expect(Self.last(Self.down, into: &form) == .leave(forward: true))
    form.enter(fromEnd: false)
    #expect(form.acceptsText)
    form.enter(fromEnd: true)
    #expect(!form.acceptsText)
    #expect(Forms.frame(form, columns: 60, rows: 10).cursor?.column == 18)
  }

  @Test("Keys that leave the dialog are left to it", arguments: ["\u{1B}", "\u{4}", "\u{3}"])
  func cancel(_ bytes: String) {
    for row in 0..<6 {
      var form = Forms.form()
      Forms.type(String(repeating: Self.down, count: row), into: &form)
      #expect(Self.last(bytes, into: &form) == .ignored)
    }
    #expect(Forms.form().effect(of: KeyPress(.escape)) == .cancels)
    #expect(Forms.form().effect(of: KeyPress(.character("d"), .control)) == .cancels)
  }

  @Test("Letters do nothing on a switch; Space and the arrows work it")
  func toggle() {
    var form = Forms.form([Forms.field("News", .toggle)])
    for (typed, value) in [
      ("y", "false"), (" ", "true"), ("n", "true"), ("\u{1B}[D", "false"), ("\u{1B}[C", "true"),
    ] {
      #expect(Self.last(typed, into: &form) == .handled)
      #expect(Forms.entries(form.values) == ["News=" + value], "\(typed.debugDescription)")
    }
  }

  @Test("The words of a select go round; a letter leads to the next that begins with it")
  func select() {
    let options = ["Ant", "bee", "bat", "cat"].map(Samples.bytes)
    var form = Forms.form([Forms.field("Pet", .select(options))])
    for (typed, value) in [
      (" ", "bee"), ("b", "bat"), ("b", "bee"), ("a", "Ant"), ("x", "Ant"), ("\u{1B}[D", "cat"),
      ("\u{1B}[C", "Ant"), ("\u{1B}[F", "cat"), ("\u{1B}[H", "Ant"), ("B", "bee"),
    ] {
      #expect(Self.last(typed, into: &form) == .handled)
      #expect(Forms.entries(form.values) == ["Pet=" + value], "\(typed.debugDescription)")
    }
  }

  @Test("Alt with an arrow steps a number within its bounds")
  func number() {
    var form = Forms.form([Forms.field("Age", .number(1...6.5)) { $0.value = Samples.bytes("5") }])
    for (typed, value) in [
      ("\u{1B}[1;3A", "6"), ("\u{1B}[1;3A", "6.5"), ("\u{1B}[1;3B", "5.5"), ("\u{15} 2 ", "2"),
      ("\u{15}", ""),
    ] {
      Forms.type(typed, into: &form)
      #expect(Forms.entries(form.values) == ["Age=" + value])
    }
  }

  @Test("A paste goes only into text: its line breaks are blanks there, and nothing in secrets and numbers")
  func paste() {
    let paste = "\u{1B}[200~1\n2\r\u{1B}[201~"
    var form = Forms.form()
    for _ in 0..<6 { Forms.type(paste + "\t", into: &form) }
    #expect(
      Forms.entries(form.values) == ["Name=1 2 ", "password=12", "Age=512", "News=false", "plan=small"])
  }

  @Test("Values that are no UTF-8 come back byte for byte")
  func rawBytes() {
    let raw: [UInt8] = [0x66, 0xFF, 0x6F]
    let fields = [
      Field(id: [0xFE], label: raw, kind: .text), Field(label: raw, kind: .select([raw, [0x61]])),
      Field(label: raw, kind: .secret(isConfirmed: false)),
    ].map { field in
      var field = field
      field.value = raw
      return field
    }
    guard case .entries(let entries) = Forms.form(fields).values else { return _ = Issue.record() }
    #expect(entries.map(\.value) == [raw, raw, raw])
    #expect(entries.map(\.name) == [[0xFE], raw, raw])
  }

  @Test("Clicks go to a field and work it; the wheel scrolls, and the next key leads back")
  func mouse() {
    func click(_ column: Int, _ row: Int) -> MouseEvent {
      MouseEvent(.press, position: Point(column: column, row: row))
    }
    var form = Forms.form()
    Forms.type("Ada", into: &form)
    #expect(form.point(click(20, 0)) == .handled)
    Forms.type("x", into: &form)
    #expect(form.point(click(3, 4)) == .handled)
    for column in [20, 18, 24] {
      let reaction = form.point(click(column, 5))
      #expect(reaction == .handled)
    }
    #expect(
      Forms.entries(form.values) == ["Name=Axda", "password=", "Age=5", "News=true", "plan=large"])
    #expect(form.point(click(3, 9)) == .ignored)
    #expect(form.point(MouseEvent(.wheelDown, position: .zero)) == .ignored)
    #expect(!form.isControl(at: Point(column: 3, row: 9)))
    #expect(form.isControl(at: Point(column: 3, row: 0)))
    form.resize(to: Size(columns: 60, rows: 3))
    #expect(form.point(MouseEvent(.wheelUp, position: .zero)) == .handled)
    #expect(Forms.frame(form, columns: 60, rows: 3).cursor == nil)
    Forms.type(" ", into: &form)
    #expect(Forms.frame(form, columns: 60, rows: 3).cursor != nil)
  }

  @Test("In every size nothing is drawn outside, and the focused field is in sight with the cursor in it")
  func sizes() {
    for settings in [Samples.plain, Samples.ascii, Cards.colored] {
      for columns in 1...40 {
        for rows in 1...12 {
          var form = Forms.form(columns: columns, rows: rows, settings: settings)
          for key in ["x\t", "\u{5}y\t", "\t", "z\t", " \t", " \r", "\u{1B}[Z"] {
            let frame = Forms.frame(form, columns: columns, rows: rows)
            let isInSight = frame.cursor.map { Rect(size: frame.size).contains($0) } ?? false
            #expect(isInSight, "\(columns)x\(rows) \(key.debugDescription)")
            Forms.type(key, into: &form)
            _ = form.point(MouseEvent(.press, position: Point(column: columns - 1, row: rows - 1)))
          }
        }
      }
    }
  }

  @Test("A secret is in no frame and in no description")
  func secret() {
    let fields = [
      Forms.field("Key", .secret(isConfirmed: true)) { $0.value = Samples.bytes("Qzqz") },
      Forms.field("Name", .text),
    ]
    var form = Forms.form(fields)
    for typed in ["Qzqz", "\u{17}", "\u{19}", "\u{1B}[D", "\t", "Qzqz", "\r", "\r"] {
      Forms.type(typed, into: &form)
      var dumped = ""
      dump(form, to: &dumped)
      let drawn = Forms.frame(form, columns: 60, rows: 10).rowTexts.joined()
      for text in [drawn, dumped, "\(form)", String(reflecting: form), "\(fields)"] {
        #expect(!text.contains("Qz") && !text.contains("\"Q\""))
      }
    }
    var dumped = ""
    dump(FormLines(fields: fields, repertoire: .unicode), to: &dumped)
    #expect(!dumped.contains("- 81"), "the byte of Q")
  }

  @Test("A typed letter costs at most 60 bytes, also in a secret and in a number that is judged")
  func bytes() {
    var form = Forms.form(settings: Cards.colored)
    var renderer = FrameRenderer(placement: .inline, terminal: Size(columns: 80, rows: 24))
    for (before, letter) in [("A", "d"), ("\tx", "y"), ("\tx", "y"), ("\t\u{15}x\r", "y")] {
      Forms.type(before, into: &form)
      _ = renderer.render(Forms.frame(form, columns: 60, rows: 10))
      Forms.type(letter, into: &form)
      let written = renderer.render(Forms.frame(form, columns: 60, rows: 10))
      #expect(
        !written.isEmpty && written.count <= 60,
        "\(String(decoding: written, as: UTF8.self).debugDescription)")
    }
  }

  @Test("A form without fields takes nothing, and can be accepted")
  func empty() {
    var form = Forms.form([])
    #expect(!form.canFocus && !form.acceptsText && form.obstacle == nil && form.keys.isEmpty)
    #expect(form.press(KeyPress(.enter)) == .ignored)
    form.enter(fromEnd: true)
    form.paste("x")
    #expect(form.values == .entries([]))
  }
}
