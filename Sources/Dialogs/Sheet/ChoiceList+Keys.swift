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
    switch KeyBinding.ofLists.action(for: key) {
    case .choose: .chooses
    case .toggle: rules.isMultiple || isFiltering ? .moves : .chooses
    default: KeyBinding.leaves(key) ? .cancels : .moves
    }
  }

  /// A key was pressed.
  public mutating func press(_ key: KeyPress) -> SheetReaction {
    note = nil
    switch KeyBinding.action(for: key, in: KeyBinding.ofLists) {
    case .next: return .leave(forward: true)
    case .previous: return .leave(forward: false)
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .pageUp: move(by: -max(visibleRows - 1, 1))
    case .pageDown: move(by: max(visibleRows - 1, 1))
    case .top: go(to: 0, forward: true)
    case .bottom: go(to: shownCount - 1, forward: false)
    case .slideLeft: return slide(by: -1)
    case .slideRight: return slide(by: 1)
    case .left where !isFiltering: return slide(by: -1)
    case .right where !isFiltering: return slide(by: 1)
    case .choose: return .accept
    case .toggle where rules.isMultiple: toggle()
    case .toggle where !isFiltering: return .accept
    case .toggleAll where rules.isMultiple: toggleAll()
    default: return type(key)
    }
    return .handled
  }

  /// Typing narrows the list, or goes to a row.
  private mutating func type(_ key: KeyPress) -> SheetReaction {
    if isFiltering {
      guard field.edit(key) else { return .ignored }
      narrow()
      return .handled
    }
    guard case .character(let letter) = key.key, key.modifiers.isEmpty else { return .ignored }
    jump(to: letter)
    return .handled
  }

  /// Pasted text narrows the list where typed text does.
  public mutating func paste(_ text: String) {
    guard isFiltering else { return }
    field.insert(text)
    narrow()
  }
}
