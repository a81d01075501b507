import TextScreen

// What clicks and the wheel do, and which keys are named.

extension ChoiceList {
  /// A click on a row moves the highlight there, and selects it where several can be; on the row that has the
  /// highlight it accepts, unless that loses something.
  public mutating func point(_ mouse: MouseEvent) -> SheetReaction {
    note = nil
    switch mouse.action {
    case .wheelUp: scroll(by: -3)
    case .wheelDown: scroll(by: 3)
    case .press:
      pressed = nil
      guard mouse.button == 0, let row = choosable(at: mouse.position) else { return .ignored }
      pressed = (row, highlight == row)
      (highlight, wantsFirst, hasMoved) = (row, false, true)
    case .release:
      defer { pressed = nil }
      guard let pressed, choosable(at: mouse.position) == pressed.row else { return .ignored }
      if rules.isMultiple {
        toggle()
      } else if pressed.wasHighlighted, store.kind(pressed.row) == .plain {
        return .accept
      }
    case .drag: return .ignored
    }
    return .handled
  }

  /// Whether a click on a cell does something.
  public func isControl(at point: Point) -> Bool { choosable(at: point) != nil }

  /// The row in a cell that can be chosen.
  private func choosable(at point: Point) -> Int? {
    let line = point.row - (size.rows - visibleRows)
    guard (0..<visibleRows).contains(line), point.column >= 0,
      point.column < shape.columns
    else { return nil }
    return row(at: top + line).flatMap { store.isChoosable($0) ? $0 : nil }
  }

  /// Moves what is in sight, and the highlight with it.
  private mutating func scroll(by rows: Int) {
    let start = top
    top = max(0, min(top + rows, shownCount - visibleRows))
    if top != start, highlightPlace != nil { move(by: top - start) }
  }

  /// The keys that work now.
  public var keys: [SheetKey] {
    let moving = SheetKey(binding: .vertical, word: "move", rank: rules.isMultiple ? 3 : 2)
    let enter = SheetKey(
      binding: .choose, word: rules.isMultiple ? "accept" : "choose", rank: rules.isMultiple ? 2 : 1)
    var keys = [enter, moving]
    if rules.isMultiple {
      keys.insert(SheetKey(binding: .toggle, word: "select", rank: 1), at: 0)
      keys.append(SheetKey(binding: .toggleAll, word: "all", rank: 4))
    }
    if canSlide { keys.append(SheetKey(binding: isFiltering ? .slide : .slideFreely, word: "more", rank: 3)) }
    return keys
  }
}
