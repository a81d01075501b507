import DialogCommand
import Dialogs
import TerminalIO
import TextScreen

// What becomes of a sheet where nobody sees it, or sees it in plain lines.

extension AskCommand {
  /// The content of a sheet in plain lines; nil for one without a content.
  func sheetLines(_ sheet: SheetRequest) -> (any SheetLines)? {
    switch sheet.content {
    case .none, .progress, .run: nil
    case .form(let fields): FormLines(fields: fields, repertoire: looks.repertoire)
    case .choices(let choices, _, let rules):
      choiceLines(choices, rules, sheet)
    case .text(_, let rules):
      TextLines(
        text: SheetMaterial.bytes(of: sheet, limit: TextLines.limit + 1, program: program),
        ansi: rules.allowsColors, repertoire: looks.repertoire)
    }
  }

  private func choiceLines(
    _ choices: [Choice], _ rules: ChoiceRules, _ sheet: SheetRequest
  ) -> any SheetLines {
    let rows = SheetMaterial.rows(choices, of: sheet, program: program)
    let lines = ChoiceLines(rows: rows, rules: rules, repertoire: looks.repertoire)
    if let unknown = lines.unknownSelected.first {
      program.fail(CommandError(SheetFault.unknownSelected(unknown)))
    }
    return lines
  }

  /// Accepts what the sheet holds at first, or ends the process where that cannot be accepted.
  func acceptUnattended(_ obstacle: Obstacle) -> Never {
    let accepting = alert.actions.firstIndex { $0.role == .default }
    let entered = entered(by: accepting, obstacle)
    answer(accepting.map(Outcome.chosen) ?? .finished, .unattended, entered: entered, terminal: nil)
  }

  /// What the sheet holds at first, for an action that accepts it.
  ///
  /// - Parameter action: its index; nil for the end of a content.
  func entered(by action: Int?, _ obstacle: Obstacle) -> Entered {
    guard let sheet = request.sheet, action.map({ alert.actions[$0].role != .cancel }) ?? true else {
      return Entered()
    }
    let settings = looks.settings(showsKeys: false, form: .card)
    var material = SheetMaterial(sheet, settings: settings, moves: false, program: program, patience: .end)
    guard var content = material.takeContent() else { return Entered() }
    content.resize(to: Size(columns: 80, rows: 24))
    if case .choices(_, _, let rules) = sheet.content, !rules.isMultiple, rules.selected.isEmpty {
      logUnavailable()
      program.fail("\(obstacle.message); no choice is '--selected' that could be accepted", .unavailable)
    }
    if let reason = content.obstacle {
      logUnavailable()
      let text = reason.text(columns: 200, looks.repertoire)
      program.fail(
        "\(obstacle.message); what the sheet holds at first cannot be accepted: \(text)", .unavailable)
    }
    return Entered(values: content.values, isDestructive: content.isDestructive)
  }
}
