import TextScreen

// Delete article? · Delete

/// The line that stays in the scrollback where an inline dialog was: what was asked, and what came of it.
public enum RecordLine {
  /// The line for an outcome.
  public static func text(_ alert: Alert, _ outcome: Outcome, repertoire: Repertoire, columns: Int)
    -> SafeText
  {
    let title = SafeText(bytes: alert.title, repertoire: repertoire)
    let answer = answer(alert, outcome, repertoire)
      .truncated(columns: max(1, columns / 2), repertoire: repertoire)
    let separator: SafeText = repertoire == .unicode ? " · " : " - "
    let room = max(1, columns - answer.width - separator.width)
    return title.truncated(columns: room, repertoire: repertoire) + separator + answer
  }

  private static func answer(_ alert: Alert, _ outcome: Outcome, _ repertoire: Repertoire) -> SafeText {
    switch outcome {
    case .chosen(let index): SafeText(bytes: alert.actions[index].label, repertoire: repertoire)
    case .timedOut: "no answer"
    case .dismissed:
      alert.cancelIndex.map { SafeText(bytes: alert.actions[$0].label, repertoire: repertoire) }
        ?? "cancelled"
    }
  }
}
