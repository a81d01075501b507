import Testing

@testable import Dialogs

@Suite("What a log says of a list")
struct SheetAuditTests {
  private static func line(_ values: SheetValues) -> String {
    var line = AuditLine(
      time: "T", userID: 0, user: nil, terminal: nil, title: Array("Q".utf8), outcome: "chosen",
      role: .default,
      action: nil, cause: .key, elapsed: .zero)
    line.add(values)
    return String(decoding: line.bytes, as: UTF8.self)
  }

  private static func chosen(_ number: Int, _ id: String?, _ label: String) -> SheetValues.Chosen {
    SheetValues.Chosen(number: number, id: id.map { Array($0.utf8) }, label: Array(label.utf8))
  }

  @Test("What was chosen is listed by ID, else by label")
  func choices() {
    let line = Self.line(.choices([Self.chosen(1, "a", "Alpha"), Self.chosen(3, nil, "say \"c\"")]))
    #expect(line.contains(#""choices":["a","say \"c\""],"how":"key""#))
  }

  @Test("Beyond a hundred only their number is told")
  func many() {
    let line = Self.line(.choices((1...103).map { Self.chosen($0, nil, "x\($0)") }))
    #expect(line.contains(#""x100"],"further_choices":3"#))
    #expect(!line.contains("x101"))
  }

  @Test("What was typed into a form is never in the log")
  func form() {
    let entry = SheetValues.Entry(name: Array("key".utf8), value: Array("geheim".utf8), kind: .text)
    #expect(!Self.line(.entries([entry])).contains("geheim"))
  }
}
