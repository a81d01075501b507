import TextScreen

// What keys do.

extension ChoiceList {
  /// It always can.
  public var canFocus: Bool { true }

  /// The list is one control.
  public mutating func enter(fromEnd: Bool) {}

  /// While typing narrows the list.
  public var acceptsText: Bool { isFiltering }

  /// Enter accepts, and so does Space where it has nothing else to do.
  public func effect(of key: KeyPress) -> KeyEffect {
    switch (key.key, key.modifiers) {
    case (.enter, []): .chooses
    case (.character(" "), []): rules.isMultiple || isFiltering ? .moves : .chooses
    case (.escape, []): .cancels
    default: .moves
    }
  }

  /// A key was pressed.
  public mutating func press(_ key: KeyPress) -> SheetReaction {
    note = nil
    switch (key.key, key.modifiers) {
    case (.tab, []): return .leave(forward: true)
    case (.tab, .shift): return .leave(forward: false)
    case (.up, []): move(by: -1)
    case (.down, []): move(by: 1)
    case (.pageUp, []): move(by: -max(visibleRows - 1, 1))
    case (.pageDown, []): move(by: max(visibleRows - 1, 1))
    case (.home, []): go(to: 0, forward: true)
    case (.end, []): go(to: shownCount - 1, forward: false)
    case (.left, .shift): return slide(by: -1)
    case (.right, .shift): return slide(by: 1)
    case (.left, []) where !isFiltering: return slide(by: -1)
    case (.right, []) where !isFiltering: return slide(by: 1)
    case (.enter, []): return .accept
    case (.character(" "), []) where rules.isMultiple: toggle()
    case (.character(" "), []) where !isFiltering: return .accept
    case (.character("a"), .control) where rules.isMultiple: toggleAll()
    case (.escape, _), (.character("d"), .control), (.character("c"), .control): return .ignored
    case (.character(let character), []) where !isFiltering: jump(to: character)
    default:
      guard isFiltering, field.edit(key) else { return .ignored }
      narrow()
    }
    return .handled
  }

  /// Pasted text narrows the list where typed text does.
  public mutating func paste(_ text: String) {
    guard isFiltering else { return }
    field.insert(text)
    narrow()
  }
}
