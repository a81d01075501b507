import TextScreen

/// An alert on the screen: the question, what guards its destructive actions, and the focus.
public struct AlertDialog: Dialog {
  /// What has the focus.
  enum Focus: Equatable {
    case field
    case action(Int)
  }

  /// The question.
  public let alert: Alert
  /// What else is shown; nil for a plain alert.
  public let card: PopupCard?
  let settings: DialogSettings
  let guards: Guards
  /// What happens when nobody answers.
  public let timeout: Timeout?
  let title: SafeText
  let message: [SafeText]
  let labels: [SafeText]
  let shortcuts: [Shortcut?]

  private(set) var focus: Focus
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

  /// Makes an alert for a terminal.
  ///
  /// - Parameter focus: the action that the focus starts on; nil for the safest: cancel where something can be
  ///   destroyed, else the first default action. A destructive action is never focused first (rule 1).
  public init(
    _ alert: Alert, card: PopupCard? = nil, guards: Guards = Guards(), timeout: Timeout? = nil,
    focus: Int? = nil,
    settings: DialogSettings, available: Size
  ) {
    self.alert = alert
    self.card = card
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
  public mutating func resize(to available: Size) {
    var content = AlertLayout.Content(
      title: title, hasMark: alert.severity != nil && card?.icon == nil, message: message, prompt: prompt,
      hasStatus: widestLockReason > 0, widestStatus: widestLockReason, labels: labels,
      roles: alert.actions.map(\.role), keys: widestKeyLine(scrolls: false), countdown: widestCountdown,
      card: card)
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
    isSeen = available.columns >= Session<Self>.leastColumns && available.rows >= Session<Self>.leastRows
    scroll(to: offset)
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
    guard let timeout, elapsed >= timeout.duration else { return nil }
    guard let action = timeout.action, alert.actions[action].role != .destructive else { return .timedOut }
    return .chosen(action)
  }

  /// When a countdown next shows another number.
  public var nextChange: Duration? {
    let ends = [timeout?.duration, guards.arm].compactMap { $0 }.filter { $0 > elapsed }
    return ends.map { Countdown.nextChange(of: $0, after: elapsed) }.min()
  }

  /// Whether an outcome is cancel.
  public func isCancel(_ outcome: Outcome) -> Bool {
    switch outcome {
    case .dismissed: true
    case .timedOut: false
    case .chosen(let index): alert.actions[index].role == .cancel
    }
  }

  // MARK: Keys

  /// Whether the focus is in the field of `--type`.
  public var acceptsText: Bool { focus == .field }

  /// What a key would do now.
  public func effect(of key: KeyPress) -> KeyEffect {
    if acceptsText, KeyBinding.action(for: key) != .cancel || key.isPrintable { return .moves }
    if let index = shortcutTarget(key) { return choosable(index) ? .chooses : .moves }
    switch KeyBinding.action(for: key) {
    case .cancel: return key.isPrintable ? .chooses : .cancels
    case .choose: return .chooses
    case .affirm: return affirmed.map(choosable) ?? false ? .chooses : .moves
    default: return .moves
    }
  }

  /// Keys, clicks and pastes; a choice ends the alert.
  public mutating func handle(_ event: Event) -> Outcome? {
    switch event {
    case .key(let key): return press(key)
    case .mouse(let mouse): return point(mouse)
    case .paste(let text):
      if acceptsText { field.insert(text) }
      return nil
    case .cursorPosition: return nil
    }
  }

  private mutating func press(_ key: KeyPress) -> Outcome? {
    if acceptsText, field.edit(key) { return nil }
    if !acceptsText, let index = shortcutTarget(key) { return pick(index) }
    switch KeyBinding.action(for: key) {
    case .next: moveFocus(by: 1)
    case .previous: moveFocus(by: -1)
    case .left: if movesSideways(key) { moveFocus(by: -1) }
    case .right: if movesSideways(key) { moveFocus(by: 1) }
    case .up: moveUpOrDown(by: -1)
    case .down: moveUpOrDown(by: 1)
    case .pageUp: scroll(to: offset - max(1, layout.bodyRows.count - 1))
    case .pageDown: scroll(to: offset + max(1, layout.bodyRows.count - 1))
    case .top: scroll(to: 0)
    case .bottom: scroll(to: layout.lastOffset)
    case .choose: return choose()
    case .affirm: return affirmed.flatMap { pick($0) }
    case .cancel: return cancel(by: key)
    case nil: break
    }
    return nil
  }

  private mutating func choose() -> Outcome? {
    switch focus {
    case .action(let index): return isEnabled(index) ? .chosen(index) : nil
    case .field:
      let dangerous = alert.actions.indices.first { alert.actions[$0].role == .destructive && isEnabled($0) }
      if let dangerous { focus = .action(dangerous) }
      return nil
    }
  }

  /// `n` names the cancel action; Esc and its like only leave.
  private func cancel(by key: KeyPress) -> Outcome {
    guard key.isPrintable, let action = alert.cancelIndex else { return .dismissed }
    return .chosen(action)
  }

  /// Chooses an action by its letter or by `y`; one that is destructive, or out of sight, is only focused (rule 4).
  mutating func pick(_ index: Int) -> Outcome? {
    if choosable(index) { return .chosen(index) }
    if isEnabled(index) { focus = .action(index) }
    return nil
  }

  /// Whether one key alone may choose the action.
  private func choosable(_ index: Int) -> Bool {
    alert.actions[index].role != .destructive && buttonRect(index) != nil
  }

  /// The only action that is not cancel.
  private var affirmed: Int? {
    let indices = alert.actions.indices.filter { alert.actions[$0].role != .cancel }
    return indices.count == 1 ? indices.first : nil
  }

  private func shortcutTarget(_ key: KeyPress) -> Int? {
    guard case .character(let character) = key.key, key.modifiers.isEmpty else { return nil }
    return shortcuts.firstIndex { $0?.matches(character) ?? false }
  }

  /// Arrows move between the buttons; `h` and `l` only where no label owns either (rule 4).
  private func movesSideways(_ key: KeyPress) -> Bool {
    !acceptsText && (!key.isPrintable || !shortcuts.contains { $0?.letter == "h" || $0?.letter == "l" })
  }

  private mutating func moveUpOrDown(by step: Int) {
    if layout.buttons.isStacked {
      moveFocus(by: step)
    } else if layout.scrolls {
      scroll(to: offset + step)
    } else {
      moveFocus(by: step)
    }
  }

  /// Moves the focus round the field and the enabled actions: it never leaves the dialog.
  private mutating func moveFocus(by step: Int) {
    let field: [Focus] = guards.text == nil ? [] : [.field]
    let ring = field + layout.buttons.order.filter(isEnabled).map(Focus.action)
    guard !ring.isEmpty else { return }
    let place = ring.firstIndex(of: focus) ?? 0
    focus = ring[(place + step + ring.count) % ring.count]
  }

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
