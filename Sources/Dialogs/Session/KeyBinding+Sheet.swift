// The keys of what a sheet holds: its contents act on them, so that here they have no actions.

extension KeyBinding {
  /// Moves the highlight of a list.
  static let choiceMoves = KeyBinding(
    [], ["↑", "↓", "PgUp", "PgDn", "Home", "End"], "move the highlight", when: "in a list")
  /// Takes what the highlight is on.
  static let choiceTakes = KeyBinding(
    [], ["Enter"], "choose what has the highlight; accept what is marked", when: "in a list")
  /// Selects a row of several, or no longer.
  static let toggle = KeyBinding(
    [], ["Space"], "select the choice, or no longer", when: "in a list of which several can be chosen",
    symbol: "space")
  /// Selects all.
  static let toggleAll = KeyBinding(
    [], ["Ctrl-A"], "select all choices that are shown and lose nothing, or none",
    when: "in a list of which several can be chosen", symbol: "^a")
  /// Shows the rest of a label that is too long.
  static let slide = KeyBinding(
    [], ["Shift-←", "Shift-→"], "show the rest of a choice that is too long for its row", when: "in a list",
    symbol: "⇧←→", ascii: "shift-left/right")
  /// Letters in a list.
  static let choiceLetters = KeyBinding(
    [], ["letter"], "narrow the list, or go to the next choice that begins so", when: "in a list")
  /// Enter in a form.
  static let goOn = KeyBinding(
    [], ["Enter"], "go to the next field; accept on the last", when: "in a form", symbol: "⏎", ascii: "enter")
  /// Space on a switch.
  static let flip = KeyBinding(
    [], ["Space", "←", "→"], "change a switch, or the word of a selection", when: "in a form", symbol: "space"
  )
  /// The keys by which a line is edited.
  static let editing = KeyBinding(
    [], ["Ctrl-A", "Ctrl-E", "Ctrl-W", "Ctrl-U", "Ctrl-K", "Ctrl-Y"],
    "edit as readline does: to the start, to the end, take away a word, all before, all after, bring it back",
    when: "in an input field")
  /// Scrolls a text.
  static let pagerScroll = KeyBinding(
    [], ["↑", "↓", "k", "j"], "scroll the text", when: "in a text", symbol: "↑↓", ascii: "up/down")
  /// Scrolls a text by what is seen of it.
  static let pagerPage = KeyBinding(
    [], ["Space", "b", "PgDn", "PgUp"], "page down and up", when: "in a text", symbol: "space")
  /// Goes to an end of a text.
  static let pagerEnds = KeyBinding(
    [], ["g", "G", "Home", "End"], "go to the start or the end", when: "in a text")
  /// Scrolls long lines.
  static let pagerSideways = KeyBinding(
    [], ["←", "→"], "scroll sideways", when: "in a text that is not wrapped", symbol: "←→",
    ascii: "left/right")
  /// Opens the search.
  static let pagerSearch = KeyBinding([], ["/"], "search", when: "in a text", symbol: "/")
  /// Goes to other matches.
  static let pagerNext = KeyBinding(
    [], ["n", "N"], "the next match, and the one before", when: "in a text, after a search", symbol: "n")
  /// Searches for what was typed.
  static let pagerFind = KeyBinding([], ["Enter"], "search", when: "in a search", symbol: "⏎", ascii: "enter")

  /// The keys of lists, forms and texts, in the order in which documents list them.
  static let ofSheets: [KeyBinding] = [
    choiceMoves, choiceTakes, toggle, toggleAll, slide, choiceLetters, goOn, flip, editing, pagerScroll,
    pagerPage,
    pagerEnds,
    pagerSideways, pagerSearch, pagerNext,
  ]
}
