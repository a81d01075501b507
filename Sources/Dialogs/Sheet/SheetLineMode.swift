import TextScreen

// Which colours?
//
//   1. red
//   2. green
//
// Numbers such as 1,3-5 (? repeats, n cancels):

/// A sheet in plain lines: its content is asked for first, then, where more than one is left, which action is meant.
public struct SheetLineMode: LineQuestion {
  /// How it ended; nil while it is open.
  public private(set) var ending: (outcome: Outcome, cause: Cause)?

  private let alert: Alert
  private var content: any SheetLines
  private let guards: Guards
  private let timeout: Timeout?
  private let repertoire: Repertoire
  /// The question which action is meant; nil while the content is asked for.
  private var actions: LineMode?
  private var elapsed = Duration.zero
  /// Whether a line was typed.
  private var hasBegun = false

  /// Makes a question of a sheet.
  public init(
    _ alert: Alert, content: any SheetLines, guards: Guards = Guards(), timeout: Timeout? = nil,
    repertoire: Repertoire
  ) {
    self.alert = alert
    self.content = content
    self.guards = guards
    self.timeout = timeout
    self.repertoire = repertoire
  }

  /// Whether what is typed next must not be shown.
  public var hidesInput: Bool { actions == nil && content.hidesInput }
  /// What was entered.
  public var values: SheetValues { content.values }
  /// Whether what was entered loses something.
  public var isDestructive: Bool { content.isDestructive }
  /// When, counted as in `advance`, the time is up; nil for never.
  public var nextChange: Duration? { timeout?.duration }

  /// The title, the message, the content, and the prompt.
  public func start() -> [UInt8] {
    if let actions { return actions.start() }
    var lines = LineMode.introduction(alert, repertoire)
    if content.takesText { lines += ["(Ctrl-D cancels.)", ""] }
    lines += content.lines()
    if var timeout {
      if let action = timeout.action, !canBeChosenUnasked(action) { timeout.action = nil }
      lines += ["", LineMode.notice(timeout, alert, repertoire)]
    }
    return LineMode.text(lines) + prompt
  }

  private var prompt: [UInt8] { Array(content.prompt.description.utf8) + [0x20] }

  /// A line was typed; without its line end.
  public mutating func receive(_ line: [UInt8], at elapsed: Duration) -> [UInt8] {
    self.elapsed = elapsed
    guard ending == nil else { return [] }
    hasBegun = true
    if actions != nil {
      let text = actions?.receive(line, at: elapsed) ?? []
      ending = actions?.ending
      return text
    }
    if line.contains(0x1B) { return end(.dismissed) }
    if !content.takesText {
      let word = Array(line.trimmed)
      if word.elementsEqual("?".utf8) { return start() }
      if word.elementsEqual("n".utf8) || word.elementsEqual("N".utf8) {
        return end(alert.cancelIndex.map(Outcome.chosen) ?? .dismissed)
      }
    }
    switch content.receive(line) {
    case .next(let lines): return LineMode.text(lines) + prompt
    case .complete: return complete()
    }
  }

  /// The content was entered: accepts it where nothing else could be meant and nothing guards it.
  private mutating func complete() -> [UInt8] {
    let accepting = alert.actions.indices.filter { alert.actions[$0].role != .cancel }
    // What was not printed was not read.
    let isTruncated = alert.isTruncated || content.isCut && guards.readAll
    let hasGuards = guards.text != nil || guards.arm != nil || isTruncated && !guards.allowTruncated
    let isGuarded = content.isDestructive && hasGuards
    if accepting.isEmpty { return end(.finished) }
    if accepting.count == 1, let action = accepting.first, alert.actions[action].role == .default, !isGuarded
    {
      return end(.chosen(action))
    }
    let isDestructive = content.isDestructive
    let meant = alert.actions.map { action in
      Action(
        id: action.id, label: action.label,
        role: action.role == .default && isDestructive ? .destructive : action.role)
    }
    let question = LineMode(
      Alert(title: alert.title, isTruncated: isTruncated, actions: meant), guards: guards, timeout: timeout,
      repertoire: repertoire)
    actions = question
    return [10] + question.start()
  }

  /// Several lines came at once: pasted text is no answer.
  public mutating func receivePaste() -> [UInt8] {
    if actions != nil { return actions?.receivePaste() ?? [] }
    return LineMode.text(["Several lines at once are no answer."]) + prompt
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
    let action = timeout.action.flatMap { canBeChosenUnasked($0) ? $0 : nil }
    ending = (action.map(Outcome.chosen) ?? .timedOut, .timeout)
    return [10] + LineMode.text(["Time is up."])
  }

  /// Whether an action may be chosen although nobody has answered: cancel, or what accepts what the sheet holds at
  /// first; nothing that somebody has begun to enter.
  private func canBeChosenUnasked(_ action: Int) -> Bool {
    switch alert.actions[action].role {
    case .cancel: true
    case .default: !hasBegun && content.isAcceptable && !content.isDestructive
    case .destructive: false
    }
  }

  private mutating func end(_ outcome: Outcome) -> [UInt8] {
    ending = (outcome, .line)
    return []
  }
}
