import TextScreen

@testable import Dialogs

/// Sheets that tests show.
enum SheetSamples {
  /// The actions of a sheet that was given none.
  static let actions = [Action("Choose", role: .default), Action("Cancel", role: .cancel)]

  /// Settings of a sheet below the cursor, in the terminal's own colours.
  static func settings(hasGrabber: Bool = true, isFlush: Bool = false) -> DialogSettings {
    var settings = Samples.plain
    settings.maxWidth = .max
    settings.form = .sheet(hasGrabber: hasGrabber, isFlush: isFlush)
    return settings
  }

  /// A list of choices in a sheet.
  static func list(
    _ choices: [Choice], rules: ChoiceRules = ChoiceRules(), actions: [Action] = actions,
    guards: Guards = Guards(), timeout: Timeout? = nil, detents: [Detent] = [], columns: Int = 60,
    rows: Int = 20,
    settings: DialogSettings = settings()
  ) -> AlertDialog {
    let list = ChoiceList(rows: ChoiceStore(choices), rules: rules, settings: settings, expectsInput: false)
    return dialog(
      list, actions: actions, guards: guards, timeout: timeout, detents: detents, columns: columns,
      rows: rows,
      settings: settings)
  }

  /// A sheet with a content.
  static func dialog(
    _ content: (any SheetContent)?, actions: [Action] = actions, guards: Guards = Guards(),
    timeout: Timeout? = nil, detents: [Detent] = [], columns: Int = 60, rows: Int = 20,
    settings: DialogSettings = settings()
  ) -> AlertDialog {
    AlertDialog(
      Alert(title: Array("Which one?".utf8), actions: actions),
      sheet: Sheet(content: content, detents: detents),
      guards: guards, timeout: timeout, settings: settings, available: Size(columns: columns, rows: rows))
  }

  /// Choices without IDs.
  static func choices(_ labels: String..., destructive: [String] = []) -> [Choice] {
    labels.map { Choice(label: Array($0.utf8), kind: destructive.contains($0) ? .destructive : .plain) }
  }
}
