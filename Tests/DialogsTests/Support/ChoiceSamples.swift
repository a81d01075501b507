import TestSupport
import Testing
import TextScreen

@testable import Dialogs

/// Lists of choices that tests choose from.
enum ChoiceSamples {
  static let rows: [Choice] = [
    choice("The main branch", id: "main", hint: "the trunk"), choice("release", hint: "frozen"),
    Choice(label: [], kind: .separator),
    choice("Delete the old branch", id: "old", .destructive), choice("Archive", hint: "later", .disabled),
    Choice(label: Samples.bytes("More"), kind: .separator),
    choice("feature/sheet"), choice("日本語のブランチ", hint: "wide"),
  ]

  static let branches = (1...345).map {
    "branch-\($0)\tfeature/\($0)-\($0 % 7 == 0 ? "Main" : "side")\tby \($0 % 5)"
  }

  static func choice(
    _ label: String, id: String? = nil, hint: String = "", _ kind: Choice.Kind = .plain
  ) -> Choice {
    Choice(
      id: id.map { Samples.bytes($0) }, label: Samples.bytes(label), hint: Samples.bytes(hint), kind: kind)
  }

  static func several(_ least: Int? = nil, _ most: Int? = nil, selected: [String] = []) -> ChoiceRules {
    var rules = ChoiceRules()
    rules.isMultiple = true
    (rules.least, rules.most) = (least, most)
    rules.selected = selected.map { Samples.bytes($0) }
    return rules
  }

  static func store(_ rows: [Choice] = [], lines: [String] = []) -> ChoiceStore {
    var store = ChoiceStore(rows)
    store.append(lines.flatMap { Samples.bytes($0 + "\n") })
    return store
  }

  static func list(
    _ rows: [Choice] = rows, lines: [String] = [], _ rules: ChoiceRules = ChoiceRules(),
    settings: DialogSettings = Samples.plain, expectsInput: Bool = false, columns: Int = 60, height: Int = 12
  ) -> ChoiceList {
    var list = ChoiceList(
      rows: store(rows, lines: lines), rules: rules, settings: settings, expectsInput: expectsInput)
    list.resize(to: Size(columns: columns, rows: height))
    return list
  }
}

extension ChoiceList {
  /// Types text, and looks at all rows.
  mutating func type(_ text: String) {
    for character in text { _ = press(KeyPress(.character(character))) }
    while hasWork { work() }
  }

  /// Presses keys.
  @discardableResult
  mutating func press(_ keys: Key...) -> SheetReaction {
    var reaction = SheetReaction.ignored
    for key in keys { reaction = press(KeyPress(key)) }
    return reaction
  }

  /// What is chosen, as text.
  var chosen: [String] {
    guard case .choices(let chosen) = values else { return [] }
    return chosen.map { "\($0.number) " + String(decoding: $0.id ?? $0.label, as: UTF8.self) }
  }

  /// The text of the obstacle.
  var obstacleText: String? { obstacle?.text(columns: 40, .unicode).description }

  func frame(isFocused: Bool = true) -> Frame {
    Frame(size: size) { draw(on: $0, isFocused: isFocused) }
  }
}

/// Expects that a list looks like a picture.
func expectPicture(
  _ list: ChoiceList, isFocused: Bool = true, _ picture: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let drawn = list.frame(isFocused: isFocused).rowTexts.joined(separator: "\n")
  if let difference = PictureDifference(expected: picture, actual: drawn) {
    Issue.record("\(difference.description)", sourceLocation: sourceLocation)
  }
}
