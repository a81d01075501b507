import TextScreen

// Delete article?
// This removes all revisions.
//
//   1. Cancel (cancel)
//   2. Delete (destructive)
//
// Number or label (? repeats, n cancels):

/// An alert in plain lines, for screen readers, Emacs shells, serial lines and tiny terminals: nothing moves,
/// nothing is coloured, and the terminal's own line editing takes the answer.
public struct LineMode: LineQuestion {
  /// What the next line answers.
  private enum Question {
    case action
    case text(Int)
  }

  /// How it ended; nil while it is open.
  public private(set) var ending: (outcome: Outcome, cause: Cause)?

  private let alert: Alert
  private let guards: Guards
  private let timeout: Timeout?
  private let repertoire: Repertoire
  private let labels: [SafeText]
  private var question = Question.action
  private var elapsed = Duration.zero

  /// Makes a question of an alert.
  public init(_ alert: Alert, guards: Guards = Guards(), timeout: Timeout? = nil, repertoire: Repertoire) {
    self.alert = alert
    self.guards = guards
    self.timeout = timeout
    self.repertoire = repertoire
    labels = alert.actions.map { SafeText(bytes: $0.label, repertoire: repertoire) }
  }

  /// The question, its answers, and the prompt.
  public func start() -> [UInt8] {
    var lines = Self.introduction(alert, repertoire)
    for (index, action) in alert.actions.enumerated() {
      lines.append(SafeText("  \(index + 1). ") + labels[index] + SafeText(" (\(action.role.word))"))
    }
    lines.append("")
    if let timeout { lines.append(Self.notice(timeout, alert, repertoire)) }
    return Self.text(lines) + prompt
  }

  /// A line was typed; without its line end.
  ///
  /// - Parameter elapsed: since the question was first written.
  /// - Returns: what is to be written.
  public mutating func receive(_ line: [UInt8], at elapsed: Duration) -> [UInt8] {
    self.elapsed = elapsed
    guard ending == nil else { return [] }
    let word = Array(line.trimmed)
    if line.contains(0x1b) { return end(.dismissed) }
    if case .text(let action) = question { return receiveText(line, for: action) }
    if word.isEmpty { return prompt }
    if word == Array("?".utf8) { return start() }
    let isNo = word == Array("n".utf8) || word == Array("N".utf8)
    switch Self.matches(word, alert.actions, labels) {
    case let found where found.count > 1 || isNo && found.contains { alert.actions[$0].role != .cancel }:
      return Self.text(["'" + shown(word) + "' could mean several; type the number."]) + prompt
    case let found where found.count == 1: return choose(found[0], by: word)
    default:
      if isNo { return cancel() }
      return Self.text(["'" + shown(word) + "' is none of the answers."]) + prompt
    }
  }

  /// Several lines came at once: pasted text is no answer.
  public mutating func receivePaste() -> [UInt8] {
    question = .action
    return Self.text(["Several lines at once are no answer."]) + prompt
  }

  /// The input has ended.
  public mutating func receiveEndOfInput() -> [UInt8] {
    if ending == nil { ending = (.dismissed, .endOfFile) }
    return [10]
  }

  /// Time has passed since the question was first written.
  public mutating func advance(to elapsed: Duration) -> [UInt8] {
    self.elapsed = elapsed
    guard ending == nil, let timeout, elapsed >= timeout.duration else { return [] }
    let action = timeout.action.flatMap { alert.actions[$0].role == .destructive ? nil : $0 }
    ending = (action.map(Outcome.chosen) ?? .timedOut, .timeout)
    return [10] + Self.text(["Time is up."])
  }

  /// When, counted as in `advance`, the time is up; nil for never.
  public var nextChange: Duration? { timeout?.duration }

  // MARK: Answers

  private mutating func choose(_ index: Int, by word: [UInt8]) -> [UInt8] {
    let action = alert.actions[index]
    guard action.role == .destructive else { return end(.chosen(index)) }
    // One short word must not destroy: an ID may be a single letter.
    guard word == Array(String(index + 1).utf8) || word == action.label || word == bytes(labels[index]) else {
      return Self.text(["Type its number or its whole label: " + labels[index] + "."]) + prompt
    }
    if alert.isTruncated && !guards.allowTruncated {
      return Self.text(["The message is cut: " + labels[index] + " is disabled."]) + prompt
    }
    if let arm = guards.arm, elapsed < arm {
      let left = Countdown.text(arm - elapsed)
      return Self.text([labels[index] + " is enabled in " + left + "."]) + prompt
    }
    guard guards.text != nil else { return end(.chosen(index)) }
    question = .text(index)
    return prompt
  }

  private mutating func receiveText(_ line: [UInt8], for action: Int) -> [UInt8] {
    if line == guards.text { return end(.chosen(action)) }
    question = .action
    return Self.text(["That is not the text. Nothing was chosen."]) + prompt
  }

  private mutating func cancel() -> [UInt8] {
    end(alert.cancelIndex.map(Outcome.chosen) ?? .dismissed)
  }

  private mutating func end(_ outcome: Outcome) -> [UInt8] {
    ending = (outcome, .line)
    return []
  }

  /// The actions that a word names: by number, by ID or by the whole label.
  private static func matches(_ word: [UInt8], _ actions: [Action], _ labels: [SafeText]) -> [Int] {
    actions.indices.filter { index in
      word == Array(String(index + 1).utf8) || word == actions[index].id.map { Array($0.utf8) }
        || word == actions[index].label || word == Array(labels[index].description.utf8)
    }
  }

  // MARK: Text

  /// The title and the message, and a blank line.
  static func introduction(_ alert: Alert, _ repertoire: Repertoire) -> [SafeText] {
    var lines = [SafeText(bytes: alert.title, repertoire: repertoire)]
    if let severity = alert.severity { lines[0] = SafeText(severity.word) + ": " + lines[0] }
    lines += SafeText.lines(bytes: alert.message, repertoire: repertoire)
    if alert.isTruncated { lines.append(AlertDialog.truncationNote) }
    return lines + [""]
  }

  /// What happens when nobody answers.
  static func notice(_ timeout: Timeout, _ alert: Alert, _ repertoire: Repertoire) -> SafeText {
    let left = Countdown.text(timeout.duration)
    guard let action = timeout.action else { return "Without an answer this closes in " + left + "." }
    let label = SafeText(bytes: alert.actions[action].label, repertoire: repertoire)
    return "Without an answer " + label + " is chosen in " + left + "."
  }

  private var prompt: [UInt8] {
    switch question {
    case .action: bytes("Number or label (? repeats, n cancels): ")
    case .text(let action):
      bytes(
        "Type " + SafeText(bytes: guards.text ?? [], repertoire: repertoire) + " to confirm " + labels[action]
          + ": ")
    }
  }

  private func shown(_ word: [UInt8]) -> SafeText {
    SafeText(bytes: word, repertoire: repertoire).truncated(columns: 40, repertoire: repertoire)
  }

  private func bytes(_ text: SafeText) -> [UInt8] { Array(text.description.utf8) }

  /// The bytes of some lines.
  static func text(_ lines: [SafeText]) -> [UInt8] {
    lines.lineBytes
  }
}
