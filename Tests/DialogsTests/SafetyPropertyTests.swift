import TestSupport
import Testing
import TextScreen

@testable import Dialogs

/// Promises about destructive actions, on random alerts with random keys at random times.
@Suite struct SafetyPropertyTests {
  @Test("The first focus is never on a destructive action, wherever it is wanted", arguments: [false, true])
  func firstFocus(isOfCard: Bool) {
    var random = SeededGenerator()
    for _ in 0..<1500 {
      let alert = RandomAlert.alert(using: &random, isOfCard: isOfCard)
      let dialog = Samples.dialog(alert, focus: .random(in: -1...6, using: &random))
      let role = dialog.focusedAction.map { alert.actions[$0].role }
      #expect(role != nil && role != .destructive, "seed \(random.seed)")
      guard alert.actions.contains(where: { $0.role == .destructive }) else { continue }
      #expect(alert.actions.contains { $0.role == .cancel }, "seed \(random.seed)")
      let unasked = Samples.dialog(alert).focusedAction
      #expect(unasked.map { alert.actions[$0].role } == .cancel, "seed \(random.seed)")
    }
  }

  @Test(
    "A destructive action is chosen only by Enter or Space, pressed on it when it was enabled, 150 ms before",
    arguments: [(2500, false, false), (100, true, false), (1500, false, true), (100, true, true)])
  func chosenDeliberately(_ rounds: Int, _ usesMouse: Bool, _ isOfCard: Bool) {
    var random = SeededGenerator()
    var destructive = 0
    for _ in 0..<rounds {
      let dialog = RandomAlert.dialog(using: &random, isOfCard: isOfCard)
      var watch = Watch(dialog, usesMouse: usesMouse)
      for _ in 0..<40 where watch.isOpen { watch.doSomething(using: &random) }
      #expect(watch.faults == [], "seed \(random.seed)")
      if watch.hasDestroyed { destructive += 1 }
    }
    #expect(usesMouse || destructive > 2, "they are reached at all; seed \(random.seed)")
  }

  /// A session that is watched at every step.
  private struct Watch {
    private var play: UnseenPlay
    private(set) var faults: Set<String> = []
    /// When Enter or Space was pressed on an enabled destructive action, and on which.
    private var presses: [(action: Int, at: Instant)] = []

    init(_ dialog: AlertDialog, usesMouse: Bool) {
      play = UnseenPlay(
        dialog, columns: 60, rows: 16, host: usesMouse ? .screen : .inline, takesPlace: usesMouse)
      check()
    }

    var isOpen: Bool { play.session.ending == nil }
    var hasDestroyed: Bool { play.chosenRole == .destructive }

    mutating func doSomething(using random: inout SeededGenerator) {
      switch Int.random(in: 0..<12, using: &random) {
      case 0...6:
        let key = RandomAlert.keys.randomElement(using: &random) ?? "\r"
        notePress(key)
        play.read(key)
      case 7...9:
        play.pause([1, 20, 60, 149, 150, 260, 1100].randomElement(using: &random) ?? 0)
      case 10:
        let place = "\(Int.random(in: 1...60, using: &random));\(Int.random(in: 1...16, using: &random))"
        play.read("\u{1B}[<0;\(place)M")
        play.read("\u{1B}[<0;\(place)m")
      default:
        play.resize(columns: .random(in: 15...60, using: &random), rows: .random(in: 5...16, using: &random))
      }
      check()
    }

    private mutating func notePress(_ key: String) {
      guard key == "\r" || key == " ", let action = play.dialog.focusedAction else { return }
      if play.dialog.isEnabled(action) { presses.append((action, play.now)) }
    }

    private mutating func check() {
      let dialog = play.dialog
      if let focus = dialog.focusedAction, !dialog.isEnabled(focus) {
        faults.insert("focus on a disabled action")
      }
      guard case .chosen(let index) = play.session.ending?.outcome, hasDestroyed else { return }
      let now = play.now
      if !presses.contains(where: { $0.action == index && now >= $0.at + .milliseconds(150) }) {
        faults.insert("chosen without a press on it")
      }
      if !dialog.isEnabled(index) { faults.insert("chosen while it was disabled") }
      if play.session.ending?.cause != .key { faults.insert("chosen by something else than a key") }
    }
  }
}
