import Dialogs

/// What the words of a command line say, one after the other, until it is complete.
struct RequestBuilder {
  /// `--title`, else the first bare word.
  var title: [UInt8]?
  /// `--message`, else the next bare word.
  var message: MessageSource?
  /// `--severity`.
  var severity: Severity?
  /// `--default`, `--destructive` and `--cancel`, in the order given.
  private(set) var actions: [Action] = []
  /// How it is asked and answered.
  var asking = Asking()
  /// How it looks.
  var looks = Looks()

  /// Takes one more action.
  ///
  /// Refused is a second cancel action, an ID that another action has, and an ID that is the word of another
  /// role or of an outcome: on standard output it would say what did not happen.
  mutating func add(_ action: Action) throws(CommandError) {
    if action.role == .cancel, let other = actions.first(where: { $0.role == .cancel }) {
      throw CommandError(
        "a second '--cancel' \(quoted(action.label)) after \(quoted(other.label)) (expected at most one)")
    }
    if let id = action.id {
      if Self.reserved.contains(id), id != action.role.word {
        throw CommandError("'\(id)' is reserved and cannot be the ID of a \(action.role.word) action")
      }
      if actions.contains(where: { $0.id == id }) {
        throw CommandError("two actions have the ID '\(id)' (each needs its own)")
      }
    }
    actions.append(action)
  }

  /// Fills the places that no option has filled with the bare words, in order.
  mutating func fill(with words: [[UInt8]]) throws(CommandError) {
    var words = words[...]
    if title == nil, let word = words.popFirst() {
      if word.isBlank { throw CommandError("the title is empty") }
      title = word
    }
    if message == nil, let word = words.popFirst() { message = .text(word) }
    guard let word = words.first else { return }
    throw CommandError("unexpected word \(quoted(word)) (the title and the message are given already)")
  }

  /// The complete request of `alert`.
  func alert() throws(CommandError) -> AlertRequest {
    guard let title else { throw CommandError("the title is missing (write it after 'alert')") }
    var request = AlertRequest(
      title: title, message: message ?? .text([]), actions: actions, severity: severity)
    request.asking = asking
    request.looks = looks
    try AskingRules(asking, given: actions).check()
    return request
  }

  private static let reserved = ActionRole.words + ["timeout", "interrupted"]
}
