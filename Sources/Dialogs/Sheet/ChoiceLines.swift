import TextScreen

//   1. main  the trunk
// * 2. release
//   3. Delete it (destructive)
//
// Numbers such as 1,3-5 (? repeats, n cancels):

/// A list of choices in plain lines: numbers, IDs or whole labels choose.
public struct ChoiceLines: SheetLines {
  /// The most rows that are printed at once.
  private static let mostPrinted = 100

  let store: ChoiceStore
  let rules: ChoiceRules
  let repertoire: Repertoire
  /// The rows that are selected beforehand, then those that were chosen.
  var selection: RowSet
  /// The names of the rules' `selected` that no row has that may be chosen beforehand.
  public let unknownSelected: [[UInt8]]
  /// The most that can be chosen.
  var most: Int { rules.isMultiple ? rules.most ?? .max : 1 }
  /// The fewest that must be chosen.
  var least: Int { rules.isMultiple ? rules.least ?? 0 : 1 }

  /// Makes a list of rows of which all have come.
  public init(rows: ChoiceStore, rules: ChoiceRules, repertoire: Repertoire) {
    var rows = rows
    rows.finish()
    store = rows
    self.rules = rules
    self.repertoire = repertoire
    (selection, unknownSelected) = rows.selected(by: rules)
  }

  // MARK: What is printed

  /// The rows with their numbers; of many only the first.
  public func lines() -> [SafeText] { listing(of: 0..<store.count) }

  /// What is asked for.
  public var prompt: SafeText {
    guard rules.isMultiple else { return "Number or label (? repeats, n cancels):" }
    let keeps: SafeText = selection.count == 0 ? "" : "empty line keeps *, "
    let none: SafeText = least > 0 ? "" : "0 for none, "
    return "Numbers such as 1,3-5 (" + keeps + none + "? repeats, n cancels):"
  }

  /// Numbers and labels are no secret.
  public var hidesInput: Bool { false }

  /// A line names choices.
  public var takesText: Bool { false }

  /// The lines of some rows, and how to see others where there are too many.
  func listing(of rows: some Sequence<Int>) -> [SafeText] {
    let width = String(store.choiceCount).count
    var lines: [SafeText] = []
    var left = 0
    var printed = 0
    for row in rows {
      let isChoice = store.kind(row) != .separator
      if printed < Self.mostPrinted {
        lines.append(isChoice ? line(row, width) : separator(row))
        if isChoice { printed += 1 }
      } else if isChoice {
        left += 1
      }
    }
    if left > 0 { lines.append(SafeText("\(left) more; /text lists those with the text.")) }
    return lines
  }

  private func line(_ row: Int, _ width: Int) -> SafeText {
    let number = String(store.number(row))
    let blanks = String(repeating: " ", count: max(0, width - number.count))
    let mark = selection.contains(row) ? "* " : "  "
    let hint = text(store.hint(row))
    let kind: SafeText
    switch store.kind(row) {
    case .destructive: kind = " (destructive)"
    case .disabled: kind = " (disabled)"
    case .plain, .separator: kind = ""
    }
    return SafeText(mark + blanks + number + ". ") + text(store.label(row)) + kind
      + (hint.isEmpty ? "" : "  " + hint)
  }

  private func separator(_ row: Int) -> SafeText {
    let heading = text(store.label(row))
    return heading.isEmpty ? "" : "  -- " + heading + " --"
  }

  func text(_ bytes: ArraySlice<UInt8>) -> SafeText { SafeText(bytes: bytes, repertoire: repertoire) }

  // MARK: What comes of it

  /// Whether what is selected beforehand would do as an answer.
  public var isAcceptable: Bool { problem(with: selection.count) == nil }

  /// Whether what was chosen loses something.
  public var isDestructive: Bool { store.destructiveRows.contains { selection.contains($0) } }

  /// What is selected beforehand, then what was chosen.
  public var values: SheetValues { .choices(selection.rows.map { store.chosen($0) }) }
}
