import TestSupport
import Testing
import TextScreen

@testable import Dialogs

/// How popups come and go.
@Suite struct PopupMotionTests {
  private static let scene = Cards.scene(columns: 60, rows: 16)
  private static let screen = Size(columns: 60, rows: 16)
  private static let kinds: [PopupConfiguration] =
    PopupPosition.allCases.map { PopupConfiguration(.center, $0) }
    + [PopupPosition.top, .leading, .bottom].map { PopupConfiguration(.toast, $0) }
    + [PopupConfiguration(.sheet), PopupConfiguration(.floater, .topTrailing)]

  /// Those between which a transition makes a difference.
  private static func kinds(_ transition: PopupTransition) -> [PopupConfiguration] {
    transition == .slide ? kinds : [PopupConfiguration(), PopupConfiguration(.sheet)]
  }

  private static func play(_ popup: PopupConfiguration, isWritten: Bool = false) -> Play {
    let dialog = Cards.dialog(
      Cards.upgrade, Cards.full, popup: popup, settings: Cards.colored, columns: 60, rows: 16)
    return Play(
      dialog, columns: 60, rows: 16, popup: popup, scene: scene, isWritten: isWritten)
  }

  private static func moving(_ popup: PopupConfiguration, _ transition: PopupTransition) -> PopupConfiguration
  {
    var moving = popup
    moving.entrance = transition
    moving.exit = transition
    moving.animation = .milliseconds(120)
    return moving
  }

  /// How many cells differ.
  private static func distance(_ one: Frame, _ other: Frame) -> Int {
    (0..<one.size.rows).reduce(0) { sum, row in
      sum + zip(one.row(row), other.row(row)).count { $0 != $1 }
    }
  }

  /// Wakes the session whenever it wants to be, until it stands still or has ended.
  ///
  /// - Returns: the moments and what was then shown.
  private static func frames(_ play: inout Play) -> [(at: Instant, frame: Frame)] {
    var frames = [(play.now, play.session.frame())]
    while play.session.isMoving, frames.count < 100 {
      guard let deadline = play.session.deadline else { break }
      #expect(deadline > play.now, "no deadline in the past")
      play.wake(at: deadline)
      if play.session.ending == nil { frames.append((play.now, play.session.frame())) }
    }
    return frames
  }

  @Test(
    "A popup comes in at most 60 frames a second, more of it in each, and ends as it stands",
    arguments: [PopupTransition.slide, .scale, .fade, .automatic])
  func entrance(_ transition: PopupTransition) {
    for kind in Self.kinds(transition) {
      let standing = Self.play(kind).session.frame()
      let backdrop = Self.scene.frame(size: Self.screen)
      var play = Self.play(Self.moving(kind, transition))
      let first = play.session.frame()
      #expect(first != backdrop && first != standing, "the first frame shows a part: \(kind)")
      play.frameWritten()
      let frames = Self.frames(&play)
      #expect(frames.first?.frame == first, "time begins with the first frame")
      #expect(frames.last?.frame == standing, "\(kind)")
      #expect(frames.allSatisfy { $0.frame.size == Self.screen })
      expectPace(frames.map(\.at), within: .milliseconds(120))
      guard transition != .fade else { continue }
      let covered = frames.map { Self.distance($0.frame, backdrop) }
      #expect(covered == covered.sorted(), "\(kind)")
    }
  }

  @Test(
    "A popup goes the same way, and only then the answer is there",
    arguments: [PopupTransition.slide, .scale, .fade])
  func exit(_ transition: PopupTransition) {
    for kind in Self.kinds(transition) {
      var leaving = Self.moving(kind, transition)
      leaving.entrance = .none
      let backdrop = Self.scene.frame(size: Self.screen)
      var play = Self.play(leaving, isWritten: true)
      play.run(["\r", .pause(150)])
      let start = play.now
      #expect(play.verdict == "open")
      let frames = Self.frames(&play)
      #expect(play.verdict == "Upgrade")
      #expect(play.now == start + .milliseconds(120))
      expectPace(frames.map(\.at) + [play.now], within: .milliseconds(120))
      guard transition != .fade else { continue }
      let covered = frames.map { Self.distance($0.frame, backdrop) }
      #expect(covered == covered.sorted(by: >), "\(kind)")
    }
  }

  private func expectPace(
    _ moments: [Instant], within duration: Duration, _ location: SourceLocation = #_sourceLocation
  ) {
    let pauses = zip(moments, moments.dropFirst()).map { $1 - $0 }
    #expect(pauses.dropLast().allSatisfy { $0 >= .microseconds(16_660) }, sourceLocation: location)
    #expect(pauses.count >= 5 && pauses.count <= 8, sourceLocation: location)
    #expect(pauses.reduce(.zero, +) <= duration, sourceLocation: location)
  }

  @Test("How much of a popup is there only grows while it comes, and only shrinks while it goes")
  func presence() {
    for milliseconds in [17, 50, 120, 150] {
      let start = Instant(nanoseconds: 7)
      for isExit in [false, true] {
        let motion = PopupMotion(
          transition: .slide, edge: .top, start: start, duration: .milliseconds(milliseconds), isExit: isExit)
        let values = (-1...milliseconds + 1).map { motion.presence(at: start + .milliseconds($0)) }
        #expect(values == (isExit ? values.sorted(by: >) : values.sorted()))
        #expect(values.first == (isExit ? 1 : 0) && values.last == (isExit ? 0 : 1))
        var now = start
        while !motion.isOver(at: now) {
          let next = motion.nextFrame(after: now)
          #expect(next > now && next <= start + .milliseconds(milliseconds))
          now = max(next, now + .nanoseconds(1))
        }
      }
    }
  }

  @Test("A motion that is over within one frame is none", arguments: [1, 10, 16])
  func tooShort(_ milliseconds: Int) {
    var popup = PopupConfiguration(.center, nil, .slide)
    popup.animation = .milliseconds(milliseconds)
    let play = Self.play(popup, isWritten: true)
    #expect(!play.session.isMoving)
    #expect(play.session.frame() == Self.play(PopupConfiguration()).session.frame())
  }

  @Test("automatic is scale in the middle and slide elsewhere; with less motion both are a fade")
  func resolution() {
    for kind in Self.kinds {
      var popup = Self.moving(kind, .automatic)
      let isCentered = popup.kind == .center && popup.place == .center
      #expect(popup.resolved(.automatic) == (isCentered ? .scale : .slide))
      popup.reducesMotion = true
      for transition in [PopupTransition.automatic, .slide, .scale, .fade] {
        #expect(popup.resolved(transition) == .fade)
      }
      #expect(popup.resolved(.none) == .none)
      popup.animation = .zero
      #expect(PopupTransition.allCases.allSatisfy { popup.resolved($0) == .none })
    }
  }

  @Test("What grows has edges that go with what is behind them, as the popup has that stands")
  func edges() {
    var play = Self.play(Self.moving(PopupConfiguration(), .scale))
    play.frameWritten()
    for (_, frame) in Self.frames(&play) {
      let isBare = (0..<16).contains { row in frame.row(row).contains { $0.style.background == .default } }
      #expect(!isBare)
    }
  }

  @Test(
    "Playing a motion is the same as painting each frame whole, and costs what has changed",
    arguments: [PopupTransition.slide, .scale, .fade])
  func renderer(_ transition: PopupTransition) {
    for kind in [PopupConfiguration(), PopupConfiguration(.sheet), PopupConfiguration(.toast, .trailing)] {
      var play = Self.play(Self.moving(kind, transition))
      play.frameWritten()
      var shown = play.session.frame()
      while play.session.isMoving, let deadline = play.session.deadline {
        play.wake(at: deadline)
        let frame = play.session.frame()
        #expect(play.written <= 64 + 40 * Self.distance(frame, shown), "\(kind)")
        var painter = FrameRenderer(placement: .screen(origin: .zero), terminal: Self.screen)
        var whole = VirtualScreen(columns: 60, rows: 16)
        whole.feed(painter.render(frame))
        #expect(play.screen.cells == whole.cells, "\(kind)")
        shown = frame
      }
      #expect(play.screen.unknownSequences == [])
    }
  }
}
