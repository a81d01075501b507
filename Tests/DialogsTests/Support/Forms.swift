import Dialogs
import TestSupport
import Testing
import TextScreen

/// Forms that tests fill in.
enum Forms {
  /// A field of each kind.
  static let all: [Field] = [
    field("Name", .text) {
      $0.isRequired = true
      $0.placeholder = Samples.bytes("Ada Lovelace")
    },
    field("Password", .secret(isConfirmed: true), id: "password") { $0.pattern = .length(3...20) },
    field("Age", .number(1...10)) { $0.value = Samples.bytes("5") },
    field("News", .toggle),
    field("Plan", .select(["small", "large", "free"].map(Samples.bytes)), id: "plan"),
  ]

  /// Makes a field.
  static func field(
    _ label: String, _ kind: Field.Kind, id: String? = nil, _ change: (inout Field) -> Void = { _ in }
  ) -> Field {
    var field = Field(id: id.map(Samples.bytes), label: Samples.bytes(label), kind: kind)
    change(&field)
    return field
  }

  /// A form laid out in so much space.
  static func form(
    _ fields: [Field] = all, columns: Int = 60, rows: Int = 10, settings: DialogSettings = Samples.plain
  ) -> Form {
    var form = Form(fields: fields, settings: settings)
    form.resize(to: Size(columns: columns, rows: rows))
    return form
  }

  /// Does what a terminal's bytes say; the reactions, in their order.
  @discardableResult
  static func type(_ bytes: String, into form: inout Form) -> [SheetReaction] {
    var decoder = InputDecoder()
    return (decoder.decode(Samples.bytes(bytes)) + decoder.timeOut()).map { event in
      switch event {
      case .key(let key): return form.press(key)
      case .mouse(let mouse): return form.point(mouse)
      case .paste(let text): form.paste(text)
      case .cursorPosition: break
      }
      return .handled
    }
  }

  /// What the entries are, as `name=value`.
  static func entries(_ values: SheetValues) -> [String] {
    guard case .entries(let entries) = values else { return [] }
    return entries.map {
      String(decoding: $0.name, as: UTF8.self) + "=" + String(decoding: $0.value, as: UTF8.self)
    }
  }

  /// The frame of a form.
  static func frame(_ form: Form, columns: Int, rows: Int, isFocused: Bool = true) -> Frame {
    Frame(size: Size(columns: columns, rows: rows)) { form.draw(on: $0, isFocused: isFocused) }
  }
}

/// Expects that a form looks like a picture, and tells row by row where it does not.
func expectPicture(
  _ form: Form, columns: Int = 60, rows: Int = 10, isFocused: Bool = true, _ picture: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let frame = Forms.frame(form, columns: columns, rows: rows, isFocused: isFocused)
  let drawn = frame.rowTexts.joined(separator: "\n")
  if let difference = PictureDifference(expected: picture, actual: drawn) {
    Issue.record("\(difference.description)", sourceLocation: sourceLocation)
  }
}
