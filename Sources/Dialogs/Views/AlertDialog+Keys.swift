import TextScreen

// What keys do.

extension AlertDialog {
  /// Whether typed characters are text: in the field of `--type`, or where the content takes them.
  public var acceptsText: Bool { focus == .field || focus == .content && content?.acceptsText == true }

  /// What a key would do now.
  public func effect(of key: KeyPress) -> KeyEffect {
    if focus == .content { return contentEffect(of: key) }
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
      switch focus {
      case .content:
        content?.paste(text)
        isTouched = true
      case .field: field.insert(text)
      case .action: break
      }
      return nil
    case .cursorPosition: return nil
    }
  }

  private mutating func press(_ key: KeyPress) -> Outcome? {
    if focus == .content { return pressInContent(key) }
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
    case .grow: changeDetent(by: 1)
    case .shrink: changeDetent(by: -1)
    default: break
    }
    return nil
  }

  private mutating func choose() -> Outcome? {
    switch focus {
    case .action(let index): return isEnabled(index) ? .chosen(index) : nil
    case .field:
      let dangerous = alert.actions.indices.first { alert.actions[$0].role == .destructive && isEnabled($0) }
      if let dangerous { focus = .action(dangerous) }
      if dangerous == nil, let accepting, isEnabled(accepting) { focus = .action(accepting) }
      return nil
    case .content: return nil
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
    role(of: index) != .destructive && isEnabled(index) && buttonRect(index) != nil
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
  mutating func moveFocus(by step: Int) {
    let field: [Focus] = guards.text == nil ? [] : [.field]
    let content: [Focus] = content?.canFocus == true ? [.content] : []
    let ring = content + field + layout.buttons.order.filter(isEnabled).map(Focus.action)
    guard !ring.isEmpty else { return }
    let place = ring.firstIndex(of: focus) ?? 0
    focus = ring[(place + step + ring.count) % ring.count]
    if focus == .content { self.content?.enter(fromEnd: step < 0) }
  }
}
