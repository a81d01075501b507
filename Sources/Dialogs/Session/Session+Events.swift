import TextScreen

// What keys, clicks, pastes and answers of the terminal do.

extension Session {
  mutating func deliver(_ events: [Event], at now: Instant) {
    let keys = events.compactMap { if case .key(let key) = $0 { key } else { nil } }
    let isBurst = InputGate.isBurst(keys)
    if isBurst {
      // Text that is pasted without marks: an input field takes it, its line ends answer nothing and part words.
      gate.noticeBurst(at: now)
      let lastText = keys.lastIndex { $0.text != nil } ?? -1
      let text = String(keys.prefix(lastText + 1).compactMap { $0.key == .enter ? "\n" : $0.text })
      if dialog.acceptsText && !isTooSmall { end(dialog.handle(.paste(text)), by: .key) }
    }
    if !events.isEmpty { isStale = true }
    var hasPasted = false
    for event in events where decision == nil {
      switch event {
      case .key(let key):
        // Nobody has seen where a key of the same read has moved the focus: what follows does not choose there.
        // A line end behind pasted text is a part of what was pasted.
        let isBlind = (key != keys.first || hasPasted) && dialog.effect(of: key) == .chooses
        if !isBurst && !isBlind { press(key, at: now) }
      case .paste:
        hasPasted = true
        if !isTooSmall { end(dialog.handle(event), by: .key) }
      case .mouse(let mouse): point(mouse, at: now)
      case .cursorPosition(let position):
        inlineRow = askedRow.map { position.row - $0 }
        askedRow = nil
      }
    }
  }

  /// The dialog may stand elsewhere now.
  mutating func forgetRow() {
    inlineRow = nil
    askedRow = nil
  }

  private mutating func press(_ key: KeyPress, at now: Instant) {
    if key == KeyPress(.character("l"), .control) {
      renderer.invalidate(terminal: terminal)
      overlay.invalidate()
    }
    let effect = dialog.effect(of: key)
    let isUnseeing = stage?.isUnseeing(at: now) == true
    if effect == .chooses, isUnseeing || stage?.isDragged == true { return gate.questionChanged() }
    let isAdmitted = gate.admit(key, effect: effect, at: now)
    // Nothing that is typed into a field is lost in a burst.
    let isText = dialog.acceptsText && key.text != nil
    guard isAdmitted || isText, effect == .cancels || !isTooSmall else { return }
    let wasText = dialog.acceptsText
    if key.isPrintable && effect == .moves && !wasText { gate.noticeLetter(at: now) }
    end(dialog.handle(.key(key)), by: .key)
    if wasText && !dialog.acceptsText && key.key == .enter { gate.noticeMove(by: key, at: now) }
  }

  private mutating func point(_ mouse: MouseEvent, at now: Instant) {
    guard let since = standsSince, now >= since + Self.clickDelay, !isTooSmall, let area = dialogArea else {
      return
    }
    // The release was lost while the popup was elsewhere: nobody sees what is being clicked on.
    if mouse.action == .press, stage?.isDragged == true {
      stage?.forgetPress()
      return
    }
    // A key that is held back was meant for what has the focus now.
    gate.questionChanged()
    let inner = Point(
      column: mouse.position.column - area.origin.column, row: mouse.position.row - area.origin.row)
    end(dialog.handle(.mouse(MouseEvent(mouse.action, button: mouse.button, position: inner))), by: .mouse)
    guard decision == nil, stage != nil else { return }
    let isOnControl = dialog.isControl(at: inner)
    if stage?.point(mouse, area: area, isOnControl: isOnControl) == true { end(.dismissed, by: .mouse) }
  }

  mutating func end(_ outcome: Outcome?, by cause: Cause) {
    if let outcome { decision = (outcome, cause) }
  }
}
