import TextScreen

/// A search in a pager: what is typed, what is looked for, and how far that has come.
struct PagerSearch: Sendable {
  /// Looking for the next row that matches.
  struct Run: Sendable {
    let isForward: Bool
    /// The row from which on is searched; nil where the rows of its part were all searched.
    let origin: PagerPlace
    /// Whether the row itself counts.
    let includesOrigin: Bool
    /// What is looked at next.
    var unit: PagerUnit
    var hasWrapped = false
  }

  /// The input; nil while it is closed.
  var field: TextField?
  var needle: PagerNeedle?
  /// The row of the match at which it stands.
  var match: PagerPlace?
  /// Where that begins in the text of its part, in bytes.
  var matchByte = 0
  var run: Run?
  /// What is said until the next key.
  var notice: Wording?

  var isRunning: Bool { run != nil }
}

extension TextPager {
  /// Bytes that are searched at once, so that a key that comes meanwhile waits for a few milliseconds.
  private static let slice = 1 << 19
  /// What a line costs beside its bytes.
  private static let lineCost = 128

  mutating func openSearch() {
    search.field = TextField()
    search.run = nil
    settle()
  }

  private mutating func closeSearch() {
    search.field = nil
    settle()
  }

  /// A key was pressed in the search's input.
  mutating func type(_ key: KeyPress) -> SheetReaction {
    let action = KeyBinding.action(for: key, in: KeyBinding.ofSearches)
    switch action {
    case .choose: beginSearch()
    case .closeSearch: closeSearch()
    case .eraseLeft where search.field?.text.isEmpty != false: closeSearch()
    case .next, .previous:
      closeSearch()
      return .leave(forward: action == .next)
    default: return search.field?.edit(key) == true ? .handled : .ignored
    }
    return .handled
  }

  private mutating func beginSearch() {
    // Nothing typed means what was searched for before.
    let needle = search.field.flatMap { PagerNeedle($0.text) } ?? search.needle
    search.needle = needle
    search.match = nil
    closeSearch()
    if needle != nil { searchNext(forward: true) }
  }

  /// Looks for the row after, or before, the one of the match in sight, else from the top row on.
  mutating func searchNext(forward: Bool) {
    guard text.count > 0 else { return search.notice = notFound }
    let match = search.match.flatMap { match in window.contains { $0.place == match } ? match : nil }
    let origin = match ?? top
    search.run = PagerSearch.Run(
      isForward: forward, origin: origin, includesOrigin: match == nil && forward, unit: origin.unit)
    searchOn()
  }

  /// Searches for a few milliseconds.
  mutating func searchOn() {
    guard var run = search.run, let needle = search.needle else { return search.run = nil }
    var budget = Self.slice
    while budget > 0 {
      let bytes = text.bytes(of: run.unit, overlap: needle.overlap)
      budget -= bytes.count * needle.effort + Self.lineCost
      if isFound(needle, in: bytes), let place = matchingPlace(run, needle) { return land(at: place, run) }
      if run.hasWrapped, run.unit == run.origin.unit { return fail() }
      if let next = run.isForward ? text.unit(after: run.unit) : text.unit(before: run.unit) {
        run.unit = next
      } else {
        guard !run.hasWrapped, let last = text.lastUnit else { return fail() }
        run.hasWrapped = true
        run.unit = run.isForward ? PagerUnit(line: 0) : last
      }
    }
    search.run = run
  }

  private func isFound(_ needle: PagerNeedle, in bytes: ArraySlice<UInt8>) -> Bool {
    guard text.ansi, bytes.contains(0x1B) else { return needle.isFound(in: bytes) }
    return needle.isFound(in: StyledText.plain(bytes)[...])
  }

  /// The row of a part at which the search ends; nil where it goes on.
  private mutating func matchingPlace(_ run: PagerSearch.Run, _ needle: PagerNeedle) -> PagerPlace? {
    let unit = run.unit
    let layout = text.layout(of: unit)
    var matching = needle.ranges(in: layout.text).map { layout.row(of: $0.lowerBound) }
    // It ends in the next part.
    if matching.isEmpty { matching = [layout.rows.count - 1] }
    if unit == run.origin.unit, !run.hasWrapped {
      matching.removeAll { row in
        if row == run.origin.row { return !run.includesOrigin }
        return run.isForward ? row < run.origin.row : row > run.origin.row
      }
    }
    return (run.isForward ? matching.first : matching.last).map { PagerPlace(unit: unit, row: $0) }
  }

  private mutating func land(at place: PagerPlace, _ run: PagerSearch.Run) {
    search.run = nil
    search.match = place
    let layout = text.layout(of: place.unit)
    let found = search.needle?.ranges(in: layout.text).first { layout.row(of: $0.lowerBound) == place.row }
    search.matchByte = found?.lowerBound ?? layout.rows[place.row].start
    if run.hasWrapped {
      search.notice =
        run.isForward
        ? Wording("went on from the top", "from the top", "top")
        : Wording("went on from the end", "from the end", "end")
    }
    show(place)
    showSideways(place)
  }

  /// Scrolls sideways where the match is out of sight.
  private mutating func showSideways(_ place: PagerPlace) {
    guard !text.wraps, let row = window.first(where: { $0.place == place }), let mark = row.marks.first else {
      return
    }
    var column = 0
    var offset = 0
    for (character, width) in row.row.text.cells where offset < mark.lowerBound {
      offset += character.utf8.count
      column += width
    }
    if column < left || column + min(mark.count, text.columns) > left + text.columns {
      left = max(0, column - text.columns / 2) / 8 * 8
    }
  }

  private mutating func fail() {
    search.run = nil
    search.notice = notFound
    settle()
  }

  private var notFound: Wording {
    let word = SafeText(search.needle?.text ?? "", repertoire: settings.repertoire)
    return Wording("not found: " + word.truncated(columns: 40, repertoire: settings.repertoire), "not found")
  }
}
