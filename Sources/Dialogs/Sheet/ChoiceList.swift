import TextScreen

//  / ma                        2 of 5
//  ▸ main          the trunk        ┃
//    maintenance                    │

/// A list of choices in a sheet: pick one, or several; typing narrows a long one.
///
/// No destructive choice is ever highlighted but by moving onto it.
public struct ChoiceList: SheetContent {
  /// Above so many rows typing narrows the list by itself.
  static let mostUnfiltered = 20
  /// Bytes of labels that are looked at in one go: about four milliseconds.
  static let slice = 1 << 21

  /// The rows.
  public internal(set) var store: ChoiceStore
  let rules: ChoiceRules
  let settings: DialogSettings
  /// Whether rows may still come.
  var expectsInput: Bool

  /// Whether typing narrows the list.
  var isFiltering: Bool
  /// What was typed to narrow it.
  var field = TextField()
  /// What was found; nil while nothing narrows.
  var matches: ChoiceMatches?
  /// Whether a letter was typed before typing narrowed the list.
  var hasJumped = false

  /// The row that has the highlight.
  var highlight: Int?
  /// Whether the first row that may have the highlight gets it as soon as there is one.
  var wantsFirst = true
  /// Whether the highlight was moved.
  var hasMoved = false
  /// The rows that are selected, where several can be.
  var selection = RowSet()
  /// The rows that are selected at first.
  var preselection: Preselection

  /// The first place that is shown.
  var top = 0
  var size = Size.zero
  /// A row whose label is too long, and the columns of it that are out of sight at the beginning.
  var slide: (row: Int, columns: Int)?
  /// What the last key could not do.
  var note: Wording?
  /// The row that the mouse was pressed on, and whether it had the highlight before.
  var pressed: (row: Int, wasHighlighted: Bool)?

  /// Makes a list.
  ///
  /// - Parameter expectsInput: whether rows may still come.
  public init(rows: ChoiceStore, rules: ChoiceRules, settings: DialogSettings, expectsInput: Bool) {
    store = rows
    self.rules = rules
    self.settings = settings
    self.expectsInput = expectsInput
    isFiltering = rules.filters ?? (rows.choiceCount > Self.mostUnfiltered)
    preselection = Preselection(rules.selected)
    if !expectsInput { store.finish() }
    rowsCame()
  }

  // MARK: Rows that are shown

  /// How many rows are shown, in sight or not.
  var shownCount: Int { matches?.rows.count ?? store.count }

  /// The row at a place among those that are shown.
  func row(at place: Int) -> Int? {
    guard let matches else { return place >= 0 && place < store.count ? place : nil }
    return matches.rows.indices.contains(place) ? Int(matches.rows[place]) : nil
  }

  /// The place of the highlight; nil where there is none, or where it has not been found yet.
  var highlightPlace: Int? {
    guard let highlight else { return nil }
    return matches.map { $0.place(of: highlight) } ?? highlight
  }

  /// Rows of the list that there is space for.
  var visibleRows: Int { size.rows - (hasHeader ? 1 : 0) }

  /// Whether the field of the filter is shown.
  var hasHeader: Bool { isFiltering && size.rows > 1 }

  // MARK: Space

  /// Every row, and the field of the filter.
  public func idealRows(columns: Int) -> Int { max(store.count, 1) + (isFiltering ? 1 : 0) }

  /// A row of the list, and the field of the filter.
  public var leastRows: Int { isFiltering ? 2 : 1 }

  /// Gets another space.
  public mutating func resize(to size: Size) {
    self.size = size
    keepInSight()
  }

  /// Scrolls so far that the highlight is in sight, with what cannot be chosen beside it as far as there is room.
  mutating func keepInSight() {
    if let place = highlightPlace, visibleRows > 0 {
      top = max(min(top, place), place - visibleRows + 1)
      var (first, last) = (place, place)
      while last - first + 1 < visibleRows, isMute(first - 1) { first -= 1 }
      if first < top, first == 0 || top == place { top = first }
      while last - first + 1 < visibleRows, isMute(last + 1) { last += 1 }
      if last >= top + visibleRows, last == shownCount - 1 { top = last - visibleRows + 1 }
    }
    top = max(0, min(top, shownCount - visibleRows))
  }

  /// Whether there is a row at a place that cannot be chosen.
  func isMute(_ place: Int) -> Bool { row(at: place).map { !store.isChoosable($0) } ?? false }
}
