import TextScreen

// Delete article? · Delete

/// The line that stays in the scrollback where an inline dialog was: what was asked, and what came of it.
public enum RecordLine {
  /// The line for an outcome.
  ///
  /// - Parameters:
  ///   - values: what was entered; only what was chosen from a list is shown.
  ///   - commandStatus: how a sheet's command ended; nil where there is none.
  public static func text(
    _ alert: Alert, _ outcome: Outcome, values: SheetValues = .none, commandStatus: Int? = nil,
    repertoire: Repertoire, columns: Int
  ) -> SafeText {
    let title = SafeText(bytes: alert.title, repertoire: repertoire)
    let failure = commandStatus.flatMap { $0 == 0 ? nil : SafeText("exit status \($0)") }
    let answer = (failure ?? chosen(alert, outcome, values, repertoire) ?? answer(alert, outcome, repertoire))
      .truncated(columns: max(1, columns / 2), repertoire: repertoire)
    let separator: SafeText = repertoire == .unicode ? " · " : " - "
    let room = max(1, columns - answer.width - separator.width)
    return title.truncated(columns: room, repertoire: repertoire) + separator + answer
  }

  /// What was chosen from a list; nil where nothing was, or where it was left.
  private static func chosen(
    _ alert: Alert, _ outcome: Outcome, _ values: SheetValues, _ repertoire: Repertoire
  ) -> SafeText? {
    guard case .chosen(let index) = outcome, alert.actions[index].role != .cancel,
      case .choices(let chosen) = values, let first = chosen.first
    else { return nil }
    let label = SafeText.folded(bytes: first.label, repertoire: repertoire)
    return chosen.count == 1 ? label : label + SafeText(" and \(chosen.count - 1) more")
  }

  private static func answer(_ alert: Alert, _ outcome: Outcome, _ repertoire: Repertoire) -> SafeText {
    switch outcome {
    case .chosen(let index): SafeText(bytes: alert.actions[index].label, repertoire: repertoire)
    case .finished: "done"
    case .timedOut: "no answer"
    case .dismissed:
      alert.cancelIndex.map { SafeText(bytes: alert.actions[$0].label, repertoire: repertoire) }
        ?? "cancelled"
    }
  }
}
