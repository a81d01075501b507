import Dialogs

/// What must hold between the options of a dialog that asks and the actions that it offers.
struct AskingRules {
  /// What an outcome can be although no action has its role.
  struct Traits: OptionSet {
    let rawValue: Int
    /// The content of a sheet may lose something.
    static let canBeDestructive = Traits(rawValue: 1)
    /// The content of a sheet may come to its end by itself, which is default.
    static let canFinish = Traits(rawValue: 2)
  }

  private let asking: Asking
  /// Completed: with those that the dialog adds.
  private let actions: [Action]
  /// How many of them were given; those that the dialog adds come last.
  private let givenCount: Int
  private let subcommand: Subcommand
  private let traits: Traits

  /// Makes the rules for a dialog that was given these actions.
  init(_ asking: Asking, given: [Action], of subcommand: Subcommand = .alert, traits: Traits = []) {
    self.asking = asking
    self.subcommand = subcommand
    self.traits = traits
    actions = Alert(title: [], actions: given).actions
    givenCount = given.count
  }

  /// Throws the first fault that there is.
  func check() throws(CommandError) {
    try checkActions()
    try checkGuards()
    try checkFocus()
    try checkTimeout()
    try checkUnattended()
    try checkExpectation()
  }

  private func checkActions() throws(CommandError) {
    let limit = 32
    if actions.count > limit {
      throw CommandError("\(actions.count) actions are too many (expected at most \(limit), cancel included)")
    }
    // Two buttons that look the same cannot be told apart by the one who answers.
    for (index, action) in actions.enumerated() {
      guard actions[..<index].contains(where: { $0.label == action.label }) else { continue }
      guard index < givenCount else {
        throw CommandError(
          "an action has the label \(quoted(action.label)), which the added cancel action has as well "
            + "(\(subcommand == .card ? "give it another label" : "name that one with '--cancel'"))")
      }
      throw CommandError("two actions have the label \(quoted(action.label)) (each needs its own)")
    }
    // In line mode the answer would mean two actions.
    for (index, action) in actions.enumerated() {
      func isNumberOfOther(_ text: [UInt8]) -> Int? {
        actions.indices.first { $0 != index && Array(String($0 + 1).utf8) == text }
      }
      if let id = action.id, let other = isNumberOfOther(Array(id.utf8)) {
        throw CommandError(
          "'\(id)' is the number of \(quoted(actions[other].label)) "
            + "and cannot be the ID of \(quoted(action.label))")
      }
      if let other = isNumberOfOther(action.label) {
        throw CommandError(
          "the label \(quoted(action.label)) is the number of \(quoted(actions[other].label)) (give it another)"
        )
      }
    }
  }

  private func checkGuards() throws(CommandError) {
    guard !traits.contains(.canBeDestructive) else { return }
    guard !actions.contains(where: { $0.role == .destructive }) else { return }
    if asking.type != nil { throw lacksDestructive("type") }
    if asking.arm != nil { throw lacksDestructive("arm") }
  }

  private func checkFocus() throws(CommandError) {
    guard let focus = asking.focus else { return }
    if try meant(by: focus, "focus").contains(where: { $0.role == .destructive }) {
      throw Self.namesDestructive("focus", focus)
    }
  }

  private func checkTimeout() throws(CommandError) {
    guard let reference = asking.onTimeout else { return }
    if try onlyOne(meantBy: reference, "on-timeout").role == .destructive {
      throw Self.namesDestructive("on-timeout", reference)
    }
    if asking.timeout == nil { throw CommandError("option '--on-timeout' needs '--timeout'") }
  }

  private func checkUnattended() throws(CommandError) {
    guard let answer = asking.unattended else { return }
    let word = answer.action.word
    let isDestructive = try onlyOne(meantBy: answer.action, "unattended").role == .destructive
    guard let type = asking.type, isDestructive else {
      guard let typed = answer.typed else { return }
      throw CommandError(
        "option '--unattended' has the typed text \(quoted(typed)), but nothing is to be typed for '\(word)'")
    }
    guard let typed = answer.typed else {
      throw CommandError("option '--unattended' needs the text of '--type' too: '\(word)=' and the text")
    }
    if typed != type {
      throw CommandError(
        "option '--unattended' has the typed text \(quoted(typed)), but '--type' wants \(quoted(type))")
    }
  }

  private func checkExpectation() throws(CommandError) {
    if let expect = asking.expect {
      if expect == .role(.destructive), traits.contains(.canBeDestructive) { return }
      if expect == .role(.default), traits.contains(.canFinish) { return }
      _ = try meant(by: expect, "expect")
    } else if asking.command != nil {
      let candidates = actions.filter { $0.role != .cancel }
      if candidates.isEmpty, !traits.contains(.canFinish) {
        throw CommandError("no action runs the command after '--' (add one that is not cancel)")
      }
      if candidates.count > 1 {
        throw CommandError(
          "\(candidates.count) actions could run the command after '--' (name one with '--expect')")
      }
    }
  }

  private func meant(by reference: ActionReference, _ option: String) throws(CommandError) -> [Action] {
    let actions = actions.filter(reference.matches)
    if actions.isEmpty {
      throw CommandError(
        "option '--\(option)' names no action: '\(reference.word)' (expected \(listed(names)))")
    }
    return actions
  }

  private func onlyOne(meantBy reference: ActionReference, _ option: String) throws(CommandError) -> Action {
    let actions = try meant(by: reference, option)
    guard let action = actions.first, actions.count == 1 else {
      throw CommandError(
        "option '--\(option)' must name one action, but there are \(actions.count) with the role "
          + "'\(reference.word)' (name an ID)")
    }
    return action
  }

  /// The words that would name an action: the roles that there are, and the IDs.
  private var names: [String] {
    let roles = ActionRole.allCases.filter { role in actions.contains { $0.role == role } }.map(\.word)
    return roles + actions.compactMap(\.id).filter { !roles.contains($0) }
  }

  private static func namesDestructive(_ option: String, _ reference: ActionReference) -> CommandError {
    CommandError("option '--\(option)' cannot name the destructive action '\(reference.word)'")
  }

  private func lacksDestructive(_ option: String) -> CommandError {
    let way =
      switch subcommand {
      case .card: "give one that role, as with '--primary-role destructive'"
      case .sheet: "add one with '--destructive' or '--destructive-choice'"
      default: "add one with '--destructive'"
      }
    return CommandError("option '--\(option)' needs a destructive action (\(way))")
  }
}
