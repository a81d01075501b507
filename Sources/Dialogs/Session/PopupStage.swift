import TextScreen

/// A popup on the whole screen: where it stands, what is behind it, how it moves, and the clicks that dismiss it.
struct PopupStage {
  private enum Phase {
    /// Nothing has been drawn yet.
    case waiting
    case moving(PopupMotion)
    case standing
    case gone
  }

  private let popup: PopupConfiguration
  private let scene: PopupScene
  private var screen: Size
  private var backdrop: Frame
  private var phase = Phase.waiting
  private var moment = Instant(nanoseconds: 0)
  private var press: Press?
  /// When the popup stands, or would stand if no key had ended its motion.
  private var entranceEnd: Instant?
  private var keysDuringEntrance = 0

  /// A mouse button that was pressed and is held.
  private struct Press {
    let position: Point
    let isOutside: Bool
    let isOnControl: Bool
    /// Rows or columns that it was dragged toward the exit edge.
    var pull = 0
  }

  init(_ popup: PopupConfiguration, scene: PopupScene, screen: Size) {
    self.popup = popup
    self.scene = scene
    self.screen = screen
    backdrop = scene.frame(size: screen)
  }

  // MARK: Place and time

  /// The screen has another size.
  mutating func resize(to size: Size) {
    endMotion()
    press = nil
    guard size != screen else { return }
    screen = size
    backdrop = scene.frame(size: size)
  }

  /// Where a popup of a size stands.
  func area(_ size: Size) -> Rect { placement(size).area }

  private func placement(_ size: Size) -> PopupPlacement { PopupPlacement(popup, size: size, on: screen) }

  /// The first frame stands: the popup comes.
  mutating func enter(at now: Instant) {
    moment = now
    guard case .waiting = phase else { return }
    guard let motion = motion(popup.entrance, from: now + (.zero - PopupMotion.step), isExit: false) else {
      return phase = .standing
    }
    entranceEnd = now + popup.animation
    phase = .moving(motion)
  }

  /// The dialog has an outcome: the popup goes.
  mutating func leave(at now: Instant) {
    switch phase {
    case .gone: return
    case .moving(let motion) where motion.isExit: return
    case .waiting, .moving, .standing:
      moment = now
      phase = motion(popup.exit, from: now, isExit: true).map(Phase.moving) ?? .gone
    }
  }

  /// Whether all that is left is to remove it.
  var isGone: Bool { if case .gone = phase { true } else { false } }

  /// Whether it is where it belongs, and not being dragged.
  var isStanding: Bool { if case .standing = phase { !isDragged } else { false } }

  /// Whether it is not where it belongs because it is being dragged.
  var isDragged: Bool { (press?.pull ?? 0) > 0 }

  /// A key came.
  ///
  /// - Returns: whether it is the second one or a later one in the time of the entrance: somebody is typing who
  ///   cannot have seen what (rule 2).
  mutating func isUnseeing(at now: Instant) -> Bool {
    guard let entranceEnd, now < entranceEnd else { return false }
    keysDuringEntrance += 1
    return keysDuringEntrance > 1
  }

  /// The mouse button was let go somewhere unseen.
  mutating func forgetPress() { press = nil }

  /// Whether it is coming or going.
  var isMoving: Bool { if case .moving = phase { true } else { false } }

  /// Whether it is coming.
  var isEntering: Bool { if case .moving(let motion) = phase { !motion.isExit } else { false } }

  /// When it next moves; nil while it stands still.
  var deadline: Instant? {
    if case .moving(let motion) = phase { motion.nextFrame(after: moment) } else { nil }
  }

  /// Time has passed.
  mutating func advance(to now: Instant) {
    moment = now
    if case .moving(let motion) = phase, motion.isOver(at: now) { endMotion() }
  }

  /// The motion is at its end at once.
  mutating func endMotion() {
    if case .moving(let motion) = phase { phase = motion.isExit ? .gone : .standing }
  }

  private func motion(_ transition: PopupTransition, from start: Instant, isExit: Bool) -> PopupMotion? {
    let resolved = popup.resolved(transition)
    guard resolved != .none else { return nil }
    return PopupMotion(
      transition: resolved, edge: popup.place.exitEdge, start: start, duration: popup.animation,
      isExit: isExit)
  }

  // MARK: Picture

  /// What the screen shows.
  func frame(_ dialog: some Dialog) -> Frame {
    let size = dialog.size(fitting: PopupPlacement.available(popup, on: screen))
    let placement = placement(size)
    let area = placement.area
    var popup = Frame(size: area.size) { canvas in
      dialog.draw(on: canvas)
      if let arrow = placement.arrow, dialog.hasEdges { scene.draw(arrow, on: canvas) }
    }
    popup = scene.settled(popup, over: backdrop, at: area.origin)
    switch phase {
    case .gone: return backdrop
    case .standing: return backdrop.covered(by: popup, at: pulled(area.origin))
    case .waiting:
      let start = Instant(nanoseconds: 0)
      return motion(self.popup.entrance, from: start, isExit: false)?
        .frame(at: start + PopupMotion.step, popup: popup, area: area, over: backdrop) { ground(dialog, $0) }
        ?? backdrop.covered(by: popup, at: area.origin)
    case .moving(let motion):
      let place = Rect(origin: pulled(area.origin), size: area.size)
      return motion.frame(at: moment, popup: popup, area: place, over: backdrop) { ground(dialog, $0) }
    }
  }

  private func ground(_ dialog: some Dialog, _ place: Rect) -> Frame {
    let ground = Frame(size: place.size) { dialog.drawGround(on: $0) }
    return scene.settled(ground, over: backdrop, at: place.origin)
  }

  private func pulled(_ origin: Point) -> Point {
    guard let pull = press?.pull, pull > 0 else { return origin }
    switch popup.place.exitEdge {
    case .top: return Point(column: origin.column, row: origin.row - pull)
    case .bottom: return Point(column: origin.column, row: origin.row + pull)
    case .leading: return Point(column: origin.column - pull, row: origin.row)
    case .trailing: return Point(column: origin.column + pull, row: origin.row)
    }
  }

  // MARK: Mouse

  /// The mouse did something.
  ///
  /// - Returns: whether that dismisses the popup.
  mutating func point(_ mouse: MouseEvent, area: Rect, isOnControl: Bool) -> Bool {
    guard mouse.button == 0 else { return false }
    switch mouse.action {
    case .press:
      press = Press(
        position: mouse.position, isOutside: !area.contains(mouse.position), isOnControl: isOnControl)
      return false
    case .drag:
      guard popup.dismissesOnDrag, var held = press, !held.isOutside, !held.isOnControl else { return false }
      held.pull = max(0, pull(from: held.position, to: mouse.position))
      press = held
      return false
    case .release:
      guard let held = press else { return false }
      // It goes on from where it was dragged to.
      if held.pull >= popup.dragThreshold { return true }
      press = nil
      if held.isOutside { return popup.dismissesOnOutsideTap && !area.contains(mouse.position) }
      if held.isOnControl { return false }
      return held.pull == 0 && popup.dismissesOnTap && mouse.position == held.position
    case .wheelUp, .wheelDown: return false
    }
  }

  /// How far the mouse was moved toward the exit edge.
  private func pull(from start: Point, to end: Point) -> Int {
    switch popup.place.exitEdge {
    case .top: start.row - end.row
    case .bottom: end.row - start.row
    case .leading: start.column - end.column
    case .trailing: end.column - start.column
    }
  }
}
