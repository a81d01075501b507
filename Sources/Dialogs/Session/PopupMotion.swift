import TextScreen

/// A popup that comes or goes.
struct PopupMotion {
  /// Between two frames: 60 a second.
  static let step = Duration.microseconds(16_667)

  let transition: PopupTransition
  let edge: ScreenEdge
  /// When it began.
  let start: Instant
  let duration: Duration
  /// Whether it goes.
  let isExit: Bool

  /// How much of the popup is there, 0…1: fast first, then slower.
  func presence(at now: Instant) -> Double {
    let passed = min(1, max(0, (now - start) / duration))
    let left = 1 - passed
    return isExit ? left * left : 1 - left * left * left
  }

  /// Whether it has come to its end.
  func isOver(at now: Instant) -> Bool { now >= start + duration }

  /// When the next frame is due.
  func nextFrame(after now: Instant) -> Instant {
    let steps = Int((now - start) / Self.step) + 1
    return min(start + Self.step * steps, start + duration)
  }

  /// The screen at a moment.
  ///
  /// - Parameters:
  ///   - ground: the popup without what it says, in any place.
  func frame(
    at now: Instant, popup: Frame, area: Rect, over screen: Frame, ground: (Rect) -> Frame
  ) -> Frame {
    let presence = presence(at: now)
    switch transition {
    case .automatic, .none: return screen
    case .slide:
      let origin = slid(area, 1 - presence, screen.size)
      return screen.covered(by: popup, at: origin)
    case .scale:
      let size = Size(
        columns: min(area.size.columns, max(4, Int(Double(area.size.columns) * presence))),
        rows: min(area.size.rows, max(3, Int(Double(area.size.rows) * presence))))
      let origin = Point(
        column: area.origin.column + (area.size.columns - size.columns) / 2,
        row: area.origin.row + (area.size.rows - size.rows) / 2)
      return screen.covered(by: ground(Rect(origin: origin, size: size)), at: origin)
    case .fade: return screen.fading(to: popup, at: area.origin, presence)
    }
  }

  /// Where a popup stands that is moved over the exit edge by a part of the way.
  private func slid(_ area: Rect, _ part: Double, _ screen: Size) -> Point {
    func moved(_ length: Int) -> Int { Int((Double(length) * part).rounded()) }
    var origin = area.origin
    switch edge {
    case .top: origin.row -= moved(area.endRow)
    case .bottom: origin.row += moved(screen.rows - area.origin.row)
    case .leading: origin.column -= moved(area.endColumn)
    case .trailing: origin.column += moved(screen.columns - area.origin.column)
    }
    return origin
  }
}
