import Dialogs
import Testing

/// Everything that a few keys can do, against a model that was written from the rules alone.
@Suite struct SafetyModelTests {
  @Test(
    "All sequences of five out of ten events do what the model says", arguments: AnswerModel.Symbol.allCases)
  func exhaustive(_ first: AnswerModel.Symbol) {
    var search = Search(depth: 5)
    search.visit([first], UnseenPlay(Samples.dialog(Samples.delete)), AnswerModel(cancels: ["Cancel"]))
    search.expectNothing()
  }

  @Test(
    "So do all sequences of four on a card with two ways out: Esc and n only leave it",
    arguments: AnswerModel.Symbol.allCases)
  func card(_ first: AnswerModel.Symbol) {
    let alert = Alert(
      title: Samples.bytes("Delete article?"),
      actions: [
        Action("Delete", role: .destructive), Action("Later", role: .cancel), Action("Keep", role: .cancel),
      ])
    var search = Search(depth: 4)
    let play = UnseenPlay(Cards.dialog(alert, Cards.full))
    search.visit([first], play, AnswerModel(cancels: ["Later", "Keep"]))
    search.expectNothing()
  }

  /// Goes through all sequences that begin alike; what they share is played once.
  private struct Search {
    let depth: Int
    var leaves = 0
    var differences: [String] = []
    var unexplained: [String] = []

    init(depth: Int) { self.depth = depth }

    func expectNothing() {
      #expect(differences == [])
      #expect(leaves > 0)
      #expect(unexplained == [], "Delete was chosen by other keys than Enter and Space on it")
    }

    mutating func visit(_ script: [AnswerModel.Symbol], _ before: UnseenPlay, _ modelBefore: AnswerModel) {
      guard let symbol = script.last else { return }
      var (play, model) = (before, modelBefore)
      model.apply(symbol)
      if symbol == .pause { play.pause(200) } else { play.read(symbol.rawValue) }
      if symbol == .escape { play.pause(50) }
      let isOpen = compare(play, model, script)
      guard isOpen, script.count < depth else { return finish(play, model, script) }
      for next in AnswerModel.Symbol.allCases { visit(script + [next], play, model) }
    }

    private mutating func finish(
      _ before: UnseenPlay, _ modelBefore: AnswerModel, _ script: [AnswerModel.Symbol]
    ) {
      var (play, model) = (before, modelBefore)
      play.pause(400)
      model.pause(400)
      leaves += 1
      _ = compare(play, model, script)
      guard play.chosenRole == .destructive else { return }
      let key = script.lastIndex { $0 == .enter || $0 == .space }
      let moves = key.map { script[..<$0].contains { !$0.answers && $0 != .paste && $0 != .pause } }
      if moves != true { unexplained.append("\(script)") }
    }

    /// Notes where the session and the model differ; whether the alert is still open.
    private mutating func compare(
      _ play: UnseenPlay, _ model: AnswerModel, _ script: [AnswerModel.Symbol]
    ) -> Bool {
      let verdict: String? =
        switch play.session.ending?.outcome {
        case nil: nil
        case .chosen(let index):
          String(decoding: play.dialog.alert.actions[index].label, as: UTF8.self)
        case .dismissed: "dismissed"
        case .finished: "finished"
        case .timedOut: "timed out"
        }
      if verdict != model.verdict, differences.count < 10 {
        differences.append("\(script): \(verdict ?? "open"), model: \(model.verdict ?? "open")")
      }
      return verdict == nil && model.verdict == nil
    }
  }

  private static let printable = (0x20...0x7E).compactMap { Unicode.Scalar($0) }.map { String($0) }

  @Test("No single printable key reaches a destructive action")
  func oneKey() {
    let dialogs =
      [Samples.delete, Samples.save].map { Samples.dialog($0) } + [Cards.dialog(Cards.wipe, Cards.full)]
    for dialog in dialogs {
      for key in Self.printable {
        var play = UnseenPlay(dialog)
        play.read(key)
        play.pause(400)
        #expect(play.chosenRole != .destructive, "\(key)")
      }
    }
  }

  @Test(
    "Two printable keys reach it only as its letter, y, h or l, and then Space", arguments: [0, 20, 200, 400])
  func twoKeys(_ gap: Int) {
    var reaching: Set<String> = []
    for first in Self.printable {
      var start = UnseenPlay(Samples.dialog(Samples.delete))
      start.read(first)
      start.pause(gap)
      for second in Self.printable {
        var play = start
        play.read(second)
        play.pause(400)
        if play.chosenRole == .destructive { reaching.insert(first + second) }
      }
    }
    #expect(reaching == ["d ", "D ", "y ", "Y ", "h ", "l "])
  }

  @Test("Two printable keys never reach an action that must be typed for, armed or read for")
  func guarded() {
    for guards in [Guards(text: [97, 98, 99]), Guards(arm: .seconds(10)), Guards(readAll: true)] {
      let start = UnseenPlay(Samples.dialog(Samples.long, guards: guards, rows: 12), rows: 12)
      for first in Self.printable {
        for second in Self.printable {
          var play = start
          play.read(first)
          play.read(second)
          play.pause(400)
          if play.chosenRole == .destructive { Issue.record("\(first)\(second)") }
        }
      }
    }
  }
}
