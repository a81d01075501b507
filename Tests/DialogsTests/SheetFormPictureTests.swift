import Dialogs
import TestSupport
import Testing
import TextScreen

/// Pictures of forms.
@Suite struct SheetFormPictureTests {
  @Test("Labels beside the fields: at first nothing is complained about")
  func beside() {
    expectPicture(
      Forms.form(),
      """
      ▸ Name *           Ada Lovelace
        Password
        Password again
        Age              5
        News             ○ off
        Plan            ‹ small ›
      """)
  }

  @Test("What was left is judged, below the field where there is no room beside")
  func judged() {
    var form = Forms.form()
    Forms.type("\t12\tabc\tab\t\t", into: &form)
    expectPicture(
      form,
      """
        Name *           Ada Lovelace
                        ✗ Required
        Password         ••
                        ✗ 3 to 20 characters
        Password again   •••
                        ✗ The two entries differ
        Age              5ab
                        ✗ Must be a number from 1 to 10
        News             ○ off
      ▸ Plan            ‹ small ›  1 of 3
      """)
    form.resize(to: Size(columns: 60, rows: 4))
    expectPicture(
      form, rows: 4,
      """
                        ✗ Must be a number from 1 to 10
        News             ○ off
      ▸ Plan            ‹ small ›  1 of 3
        ↑ 4 fields above
      """)
  }

  @Test("Beside the field where there is room; what has not been left is not judged")
  func wide() {
    var form = Forms.form(columns: 90, rows: 7)
    Forms.type("\t12\tabc\t\u{15}77", into: &form)
    expectPicture(
      form, columns: 90, rows: 7,
      """
        Name *           Ada Lovelace                            ✗ Required
        Password         ••                                      ✗ 3 to 20 characters
        Password again   •••                                     ✗ The two entries differ
      ▸ Age              77
        News             ○ off
        Plan            ‹ small ›
      """)
  }

  @Test("Labels above the fields in few columns; the rest is counted")
  func narrow() {
    var form = Forms.form(columns: 34, rows: 12)
    Forms.type("\tsecret\t", into: &form)
    expectPicture(
      form, columns: 34, rows: 12,
      """
        Name *
         Ada Lovelace
        ✗ Required
        Password
         ••••••
        Password again
      ▸
        Age
         5
        News
         ○ off
        ↓ 1 more field
      """)
  }

  @Test("A small space has shorter words, and the focused field with its message")
  func small() {
    var form = Forms.form(columns: 20, rows: 6)
    Forms.type("\u{1B}[B\u{1B}[B\u{1B}[Bx\r", into: &form)
    expectPicture(
      form, columns: 20, rows: 6,
      """
        Password again

        Age
      ▸  5x
        ✗ Number from 1 t…
        ↓ 2 more   ↑ 2
      """)
  }

  @Test("In ASCII, without the focus")
  func ascii() {
    var form = Forms.form(settings: Samples.ascii)
    Forms.type("J\u{FC}rgen\tabc\t\t\t ", into: &form)
    expectPicture(
      form, isFocused: false,
      """
        Name *           J\\u{FC}rgen
        Password         ***
        Password again
                        x The two entries differ
        Age              5
        News             [x] on
        Plan            < small >
      """)
  }

  @Test("Where nothing is chosen yet it says so; the box is as wide for every word")
  func open() {
    let options = ["漢字", "b"].map(Samples.bytes)
    var form = Forms.form(
      [
        Forms.field("Required", .select(options)) { $0.isRequired = true },
        Forms.field("Hint", .select(options)) { $0.placeholder = Samples.bytes("any of them") },
        Forms.field("None", .select([])),
      ], rows: 4)
    expectPicture(
      form, rows: 4,
      """
      ▸ Required *  ‹ choose ›  0 of 2
        Hint        ‹ any of them ›
        None        ‹ choose ›
      """)
    Forms.type("  \t \t ", into: &form)
    expectPicture(
      form, rows: 4,
      """
        Required *  ‹ b      ›
        Hint        ‹ 漢字        ›
      ▸ None        ‹ choose ›  0 of 0
      """)
  }

  @Test("The cursor stands where the next letter goes, or on the control")
  func cursor() {
    var form = Forms.form()
    var places: [Point?] = []
    for _ in 0..<6 {
      places.append(Forms.frame(form, columns: 60, rows: 10).cursor)
      Forms.type("\u{1B}[B", into: &form)
    }
    let expected = [(19, 0), (19, 2), (19, 3), (20, 4), (19, 5), (18, 6)]
    #expect(places == expected.map { Point(column: $0.0, row: $0.1) })
    #expect(Forms.frame(form, columns: 60, rows: 10, isFocused: false).cursor == nil)
  }
}
