import TextScreen

/// An alert, a card or a sheet on the screen: the question, what guards its destructive actions, and the focus.
public struct AlertDialog: Dialog {
  /// What has the focus.
  enum Focus: Equatable {
    case content
    case field
    case action(Int)
  }

  /// The question.
  public let alert: Alert
  /// What else is shown; nil for a plain alert.
  public let card: PopupCard?
  /// What a sheet holds.
  public internal(set) var content: (any SheetContent)?
  let detents: [Detent]
  let settings: DialogSettings
  let guards: Guards
  /// What happens when nobody answers.
  public let timeout: Timeout?
  let title: SafeText
  let message: [SafeText]
  let labels: [SafeText]
  let shortcuts: [Shortcut?]

  var focus: Focus
  var field = TextField()
  private(set) var offset = 0
  private(set) var layout: AlertLayout
  private(set) var hasSeenEnd = false
  private(set) var elapsed = Duration.zero
  /// Whether the window is large enough for the alert to be shown at all.
  private var isSeen = false
  /// The button that the mouse was pressed on.
  var pressed: Int?
  /// Whether the mouse was pressed on the ×.
  var pressedClose = false
  /// Which of its heights a sheet has.
  var detent = 0
  /// The row of a sheet's handle that the mouse holds, from its upper edge.
  var gripped: Int?
  var available: Size
  /// Whether something was entered into the content.
  var isTouched = false

  let isSheet: Bool

  /// Makes an alert for a terminal.
  ///
  /// - Parameter focus: the action that the focus starts on; nil for the safest: cancel where something can be
  ///   destroyed, else the first default action. A destructive action is never focused first (rule 1).
  public init(
    _ alert: Alert, card: PopupCard? = nil, sheet: Sheet? = nil, guards: Guards = Guards(),
    timeout: Timeout? = nil, focus: Int? = nil, settings: DialogSettings, available: Size
  ) {
    self.alert = alert
    self.card = card
    content = sheet?.content
    detents = sheet?.detents ?? []
    self.available = available
    isSheet = sheet != nil
    self.guards = guards
    self.timeout = timeout
    self.settings = settings
    title = SafeText(bytes: alert.title, repertoire: settings.repertoire)
    var lines = SafeText.lines(bytes: alert.message, repertoire: settings.repertoire)
    if alert.isTruncated { lines += ["", Self.truncationNote] }
    message = card?.media == nil ? Self.message(lines, after: card?.mediaAlternative) : lines
    labels = alert.actions.map { SafeText(bytes: $0.label, repertoire: settings.repertoire) }
    shortcuts = Shortcut.assign(to: labels, order: Self.readingOrder(alert.actions))
    self.focus = guards.text == nil ? .action(Self.firstFocus(alert, wanted: focus)) : .field
    let typesFirst = guards.text != nil && content?.canBeDestructive != true
    if focus == nil, !typesFirst, content?.canFocus == true { self.focus = .content }
    layout = AlertLayout()
    resize(to: available)
  }

  /// A message with what stands in the place of a picture before it.
  private static func message(_ lines: [SafeText], after alternative: SafeText?) -> [SafeText] {
    guard let alternative, !alternative.isEmpty else { return lines }
    return [alternative] + (lines.isEmpty ? [] : [""]) + lines
  }

  static let truncationNote: SafeText = "(Only the first MiB of this message is shown.)"

  private static func readingOrder(_ actions: [Action]) -> [Int] {
    actions.indices.filter { actions[$0].role == .cancel }
      + actions.indices.filter { actions[$0].role != .cancel }
  }

  private static func firstFocus(_ alert: Alert, wanted: Int?) -> Int {
    let actions = alert.actions
    if let wanted, actions.indices.contains(wanted), actions[wanted].role != .destructive { return wanted }
    let isDangerous = actions.contains { $0.role == .destructive }
    let safe = isDangerous ? ActionRole.cancel : .default
    return actions.firstIndex { $0.role == safe } ?? actions.firstIndex { $0.role != .destructive } ?? 0
  }

  // MARK: Space

  /// The extent of the last layout.
  public func size(fitting available: Size) -> Size { layout.size }

  /// Lays everything out for another space, and keeps what was scrolled to.
  public mutating func resize(to space: Size) {
    available = space
    let available = Size(columns: space.columns, rows: heightLimit)
    var content = AlertLayout.Content(
      title: title, hasMark: alert.severity != nil && card?.icon == nil, message: message, prompt: prompt,
      hasStatus: widestLockReason > 0, widestStatus: widestLockReason, labels: labels,
      roles: alert.actions.map(\.role), keys: widestKeyLine(scrolls: false), countdown: widestCountdown,
      card: card, sheet: sheetRows)
    layout = AlertLayout(content, settings: settings, available: available)
    if card?.media != nil && layout.mediaRows.isEmpty {
      content.card?.media = nil
      content.message = Self.message(message, after: card?.mediaAlternative)
      layout = AlertLayout(content, settings: settings, available: available)
    }
    if layout.scrolls && !layout.isWidest {
      // Two layouts of a long message at once would take twice the memory.
      layout = AlertLayout()
      content.keys = widestKeyLine(scrolls: true)
      layout = AlertLayout(content, settings: settings, available: available)
    }
    isSeen = space.columns >= Session<Self>.leastColumns && space.rows >= Session<Self>.leastRows
    scroll(to: offset)
    self.content?.resize(to: Size(columns: layout.columns, rows: layout.contentRows.count))
  }

  /// The columns of the key line at its widest: how wide an alert is does not depend on what has the focus.
  private func widestKeyLine(scrolls: Bool) -> Int {
    guard settings.showsKeys else { return 0 }
    let places = guards.text == nil ? [false] : [true, false]
    return places.map { keyLine(inField: $0, isStacked: false, scrolls: scrolls).width }.max() ?? 0
  }

  mutating func scroll(to line: Int) {
    offset = min(max(0, line), layout.lastOffset)
    if isSeen && offset == layout.lastOffset { hasSeenEnd = true }
  }

  // MARK: Time

  /// Counts down; the timeout ends the alert.
  public mutating func advance(to elapsed: Duration) -> Outcome? {
    self.elapsed = elapsed
    if content?.advance(to: elapsed) == .accept { return .finished }
    guard let timeout, elapsed >= timeout.duration else { return nil }
    // What somebody has begun to enter is not accepted for them.
    guard let action = timeout.action, role(of: action) != .destructive, isEnabled(action),
      !isTouched || role(of: action) == .cancel
    else { return .timedOut }
    return .chosen(action)
  }

  /// When a countdown next shows another number.
  public var nextChange: Duration? {
    let ends = [timeout?.duration, guards.arm].compactMap { $0 }.filter { $0 > elapsed }
    let changes = ends.map { Countdown.nextChange(of: $0, after: elapsed) }
    return (changes + [content?.nextChange].compactMap { $0 }).min()
  }

  /// Whether an outcome is cancel.
  public func isCancel(_ outcome: Outcome) -> Bool {
    switch outcome {
    case .dismissed: true
    case .timedOut, .finished: false
    case .chosen(let index): alert.actions[index].role == .cancel
    }
  }

  // MARK: Buttons

  /// Where the button of an action stands; nil when it is scrolled out of sight.
  func buttonRect(_ index: Int) -> Rect? {
    let visible = layout.buttonRows.count
    guard var rect = layout.buttons.rect(of: index, visible: visible, focus: actionInSight) else {
      return nil
    }
    rect.origin.column += layout.inset + layout.buttonColumn
    rect.origin.row += layout.buttonRows.lowerBound
    return rect
  }

  /// The action whose button is always in sight: while the field has the focus, the way out.
  var actionInSight: Int { focusedAction ?? alert.actions.firstIndex { $0.role == .cancel } ?? 0 }

  /// The action that has the focus.
  var focusedAction: Int? {
    if case .action(let index) = focus { index } else { nil }
  }
}
