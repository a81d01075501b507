import TextScreen

// What clicks and the wheel do.

extension AlertDialog {
  mutating func point(_ mouse: MouseEvent) -> Outcome? {
    if pull(mouse) { return nil }
    if let reaction = pointInContent(mouse) { return outcome(of: reaction) }
    switch mouse.action {
    case .wheelUp: scroll(to: offset - 3)
    case .wheelDown: scroll(to: offset + 3)
    case .press:
      pressed = mouse.button == 0 ? button(at: mouse.position) : nil
      pressedClose = mouse.button == 0 && isClose(mouse.position)
    case .release:
      defer {
        pressed = nil
        pressedClose = false
      }
      if pressedClose, isClose(mouse.position) { return .dismissed }
      guard let index = pressed, button(at: mouse.position) == index, isEnabled(index) else { return nil }
      return pick(index)
    case .drag: break
    }
    return nil
  }

  /// Whether a click on a cell does something.
  public func isControl(at point: Point) -> Bool {
    isClose(point) || button(at: point) != nil || isGrip(point) || isContentControl(point)
  }

  /// The action whose button covers a cell.
  private func button(at point: Point) -> Int? {
    alert.actions.indices.first { buttonRect($0)?.contains(point) ?? false }
  }
}
