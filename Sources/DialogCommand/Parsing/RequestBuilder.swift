import TextScreen
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
  /// What a card has besides.
  var card = CardRequest()
  /// `--primary`, `--secondary` and `--tertiary`.
  private var slots: [CardSlot: Action] = [:]
  private var slotRoles: [CardSlot: ActionRole] = [:]
  /// What a toast has besides.
  var toast = ToastBuilder()
  /// What a sheet has besides.
  var sheet = SheetBuilder()
  /// Its form and place on the screen.
  var popup = PopupRequest()
  /// How it is asked and answered.
  var asking = Asking()
  /// How it looks.
  var looks = Looks()

  /// Takes one more action.
  ///
  /// Refused is a second cancel action of an alert, an ID that another action has, and an ID that is the word of another
  /// role or of an outcome: on standard output it would say what did not happen.
  mutating func add(_ action: Action, isOfCard: Bool = false) throws(CommandError) {
    if !isOfCard, action.role == .cancel, let other = actions.first(where: { $0.role == .cancel }) {
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

  /// Gives a card's action its place; a later one wins.
  mutating func set(_ slot: CardSlot, _ action: Action) { slots[slot] = action }

  /// Gives the action in a place its role.
  mutating func setRole(_ slot: CardSlot, _ role: ActionRole) { slotRoles[slot] = role }

  /// The complete request of `alert`.
  func alert() throws(CommandError) -> DialogRequest { try dialog(.alert) }

  /// The complete request of `card`.
  func completedCard() throws(CommandError) -> DialogRequest {
    var builder = self
    for slot in CardSlot.allCases {
      guard let action = slots[slot] else {
        guard slotRoles[slot] == nil else {
          throw CommandError("option '--\(slot.rawValue)-role' needs '--\(slot.rawValue)'")
        }
        continue
      }
      try builder.add(
        Action(id: action.id, label: action.label, role: slotRoles[slot] ?? action.role), isOfCard: true)
      builder.card.prominences.append(slot.prominence)
    }
    if builder.message == .standardInput, card.content == .standardInput {
      throw CommandError("standard input cannot be the message and the content (give one of them otherwise)")
    }
    var request = try builder.dialog(.card)
    request.card = builder.card
    return request
  }

  /// The request with all that the dialogs have in common.
  func dialog(
    _ subcommand: Subcommand, traits: AskingRules.Traits = []
  ) throws(CommandError) -> DialogRequest {
    guard let title else {
      throw CommandError("the title is missing (write it after '\(subcommand.rawValue)')")
    }
    if let style = looks.style, style.isOfPopover, popup.anchor == nil,
      subcommand != .sheet || style != .compact
    {
      let whose = OptionTable.option("anchor".utf8, of: subcommand) == nil ? ", which only 'card' has" : ""
      throw CommandError("option '--style \(style.rawValue)' needs '--anchor'\(whose)")
    }
    var request = DialogRequest(
      title: title, message: message ?? .text([]), actions: actions, severity: severity)
    request.popup = popup
    request.asking = asking
    request.looks = looks
    try AskingRules(asking, given: actions, of: subcommand, traits: traits).check()
    return request
  }

  private static let reserved = ActionRole.words + ["timeout", "interrupted"]
}

/// The places of a card's actions.
enum CardSlot: String, CaseIterable {
  case primary, secondary, tertiary

  /// How much the button stands out.
  var prominence: ButtonProminence {
    switch self {
    case .primary: .filled
    case .secondary: .translucent
    case .tertiary: .plain
    }
  }
}
