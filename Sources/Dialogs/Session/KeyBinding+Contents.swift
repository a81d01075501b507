import TextScreen

// The keys of what a sheet holds: they do something only while it has the focus.

extension KeyBinding {
  // MARK: Lists

  /// Moves the highlight of a list.
  static let choiceMoves = KeyBinding(
    [
      (KeyPress(.up), .up), (KeyPress(.down), .down), (KeyPress(.pageUp), .pageUp),
      (KeyPress(.pageDown), .pageDown), (KeyPress(.home), .top), (KeyPress(.end), .bottom),
    ], ["↑", "↓", "PgUp", "PgDn", "Home", "End"], "move the highlight", when: "in a list")
  /// Takes what the highlight is on.
  static let choiceTakes = KeyBinding(
    [(KeyPress(.enter), .choose)], ["Enter"], "choose what has the highlight; accept what is marked",
    when: "in a list")
  /// Selects a row of several, or no longer; takes the only one where nothing is typed.
  static let toggle = KeyBinding(
    [(KeyPress(.character(" ")), .toggle)], ["Space"], "select the choice, or no longer",
    when: "in a list of which several can be chosen", symbol: "space")
  /// Selects all.
  static let toggleAll = KeyBinding(
    [(KeyPress(.character("a"), .control), .toggleAll)], ["Ctrl-A"],
    "select all choices that are shown and lose nothing, or none",
    when: "in a list of which several can be chosen", symbol: "^a")
  /// Shows the rest of a label that is too long.
  static let slide = KeyBinding(
    [(KeyPress(.left, .shift), .slideLeft), (KeyPress(.right, .shift), .slideRight)], ["Shift-←", "Shift-→"],
    "show the rest of a choice that is too long for its row", when: "in a list", symbol: "⇧←→",
    ascii: "shift-left/right")
  /// The same where the arrows move no caret.
  static let slideFreely = KeyBinding(
    [(KeyPress(.left), .left), (KeyPress(.right), .right)], ["←", "→"],
    "show the rest of a choice that is too long for its row", when: "in a list that typing does not narrow",
    symbol: "←→", ascii: "left/right")
  /// Letters in a list.
  static let choiceLetters = KeyBinding(
    [], ["letter"], "narrow the list, or go to the next choice that begins so", when: "in a list")

  /// The keys of a list.
  static let ofLists = [
    choiceMoves, choiceTakes, toggle, toggleAll, slide, slideFreely, choiceLetters,
  ]

  // MARK: Forms

  /// Goes to other fields.
  static let fieldMoves = KeyBinding(
    [(KeyPress(.up), .up), (KeyPress(.down), .down)], ["↑", "↓"], "go to the field before, or to the next",
    when: "in a form")
  /// Enter in a form.
  static let goOn = KeyBinding(
    [(KeyPress(.enter), .choose)], ["Enter"], "go to the next field; accept on the last", when: "in a form",
    symbol: "⏎", ascii: "enter")
  /// Space on a switch.
  static let flip = KeyBinding(
    [(KeyPress(.character(" ")), .toggle), (KeyPress(.left), .left), (KeyPress(.right), .right)],
    ["Space", "←", "→"], "change a switch, or the word of a selection", when: "in a form", symbol: "space")
  /// Goes to an end of a selection.
  static let selectionEnds = KeyBinding(
    [(KeyPress(.home), .top), (KeyPress(.end), .bottom)], ["Home", "End"], "the first or the last word",
    when: "on a selection in a form")
  /// Letters on a selection.
  static let selectionLetters = KeyBinding(
    [], ["letter"], "the next word that begins so", when: "on a selection in a form")
  /// Changes a number.
  static let numberSteps = KeyBinding(
    [(KeyPress(.up, .alt), .increase), (KeyPress(.down, .alt), .decrease)], ["Alt-↑", "Alt-↓"],
    "one more, or one less", when: "in a form's field for a number")

  /// The keys between the fields of a form.
  static let ofForms = [fieldMoves, goOn]
  /// The keys of a switch.
  static let ofSwitches = [flip]
  /// The keys of a selection.
  static let ofSelections = [flip, selectionEnds, selectionLetters]
  /// The keys of a number, beside those of every line of text.
  static let ofNumbers = [numberSteps]

  // MARK: Texts

  /// Scrolls a text.
  static let pagerScroll = KeyBinding(
    [
      (KeyPress(.up), .up), (KeyPress(.down), .down), (KeyPress(.character("k")), .up),
      (KeyPress(.character("j")), .down),
    ], ["↑", "↓", "k", "j"], "scroll the text", when: "in a text", symbol: "↑↓", ascii: "up/down")
  /// Scrolls a text by what is seen of it.
  static let pagerPage = KeyBinding(
    [
      (KeyPress(.character(" ")), .pageDown), (KeyPress(.character("b")), .pageUp),
      (KeyPress(.pageDown), .pageDown), (KeyPress(.pageUp), .pageUp),
    ], ["Space", "b", "PgDn", "PgUp"], "page down and up", when: "in a text", symbol: "space")
  /// Goes to an end of a text.
  static let pagerEnds = KeyBinding(
    [
      (KeyPress(.character("g")), .top), (KeyPress(.character("G")), .bottom), (KeyPress(.home), .top),
      (KeyPress(.end), .bottom),
    ], ["g", "G", "Home", "End"], "go to the start or the end", when: "in a text")
  /// Scrolls long lines.
  static let pagerSideways = KeyBinding(
    [(KeyPress(.left), .left), (KeyPress(.right), .right)], ["←", "→"], "scroll sideways",
    when: "in a text that is not wrapped", symbol: "←→", ascii: "left/right")
  /// Opens the search.
  static let pagerSearch = KeyBinding(
    [(KeyPress(.character("/")), .search)], ["/"], "search", when: "in a text", symbol: "/")
  /// Goes to other matches.
  static let pagerNext = KeyBinding(
    [(KeyPress(.character("n")), .findNext), (KeyPress(.character("N")), .findPrevious)], ["n", "N"],
    "the next match, and the one before", when: "in a text, after a search", symbol: "n")
  /// Accepts a text.
  static let pagerAccepts = KeyBinding(
    [(KeyPress(.enter), .choose)], ["Enter"], "accept the text", when: "in a text")
  /// Searches for what was typed.
  static let pagerFind = KeyBinding(
    [(KeyPress(.enter), .choose)], ["Enter"], "search for what was typed", when: "in a search", symbol: "⏎",
    ascii: "enter")
  /// Closes the search.
  static let pagerClose = KeyBinding(
    [
      (KeyPress(.character("g"), .control), .closeSearch),
      (KeyPress(.character("u"), .control), .closeSearch),
    ], ["Ctrl-G", "Ctrl-U"], "close the search", when: "in a search")
  /// Closes the search where there is nothing to erase.
  static let pagerErase = KeyBinding(
    [(KeyPress(.backspace), .eraseLeft)], ["Backspace"], "close the search",
    when: "in a search in which nothing is typed")

  /// The keys of a text.
  static let ofTexts = [
    pagerScroll, pagerPage, pagerEnds, pagerSideways, pagerSearch, pagerNext, pagerAccepts,
  ]
  /// The keys of a search, beside those of every line of text.
  static let ofSearches = [pagerFind, pagerClose, pagerErase]

  /// The keys of all that a sheet can hold, in the order in which documents list them.
  static let ofContents =
    ofLists + ofForms + ofSelections + ofNumbers + ofLines + ofTexts + ofSearches
}
