import Dialogs
import TextScreen

/// Alerts that tests ask, one of each shape.
enum Samples {
  /// One destructive action; Cancel is added, and has the focus.
  static let delete = Alert(
    title: bytes("Delete article?"), message: bytes("This removes all revisions."),
    actions: [Action("Delete", role: .destructive)])

  /// A default action and a way out.
  static let deploy = Alert(
    title: bytes("Deploy?"), actions: [Action("Go", role: .default), Action("Cancel", role: .cancel)])

  /// One action of each role.
  static let save = Alert(
    title: bytes("Save this session?"), message: bytes("It has unsaved changes."),
    actions: [
      Action(id: "discard", "Don't Save", role: .destructive), Action(id: "save", "Save", role: .default),
      Action("Cancel", role: .cancel),
    ])

  /// Nothing but OK.
  static let note = Alert(title: bytes("The backup is complete."))

  /// A message of thirty lines above one destructive action.
  static let long = Alert(
    title: bytes("Erase all of it?"), message: bytes((1...30).map { "line \($0)" }.joined(separator: "\n")),
    actions: [Action("Erase", role: .destructive)])

  /// The bytes of a string, as they come from the command line.
  static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  /// The looks of a terminal without colours.
  static let plain = DialogSettings(palette: Palette(theme: nil, appearance: .dark, depth: .none))

  /// The same in ASCII.
  static let ascii = DialogSettings(
    palette: Palette(theme: nil, appearance: .dark, depth: .none), repertoire: .ascii)

  /// An alert laid out for a terminal.
  static func dialog(
    _ alert: Alert, guards: Guards = Guards(), timeout: Timeout? = nil, focus: Int? = nil,
    settings: DialogSettings = plain, columns: Int = 80, rows: Int = 24
  ) -> AlertDialog {
    AlertDialog(
      alert, guards: guards, timeout: timeout, focus: focus, settings: settings,
      available: Size(columns: columns, rows: rows))
  }
}
