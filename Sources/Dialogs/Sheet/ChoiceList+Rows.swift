import TextScreen

// Rows that arrive, rows that are looked for, and what comes of them.

extension ChoiceList {
  /// What narrows the list has changed.
  mutating func narrow() {
    let query = ChoiceQuery(field.text)
    if query.isEmpty {
      matches = nil
    } else {
      matches = ChoiceMatches(query, after: matches)
      matches?.look(in: store, bytes: Self.slice)
      if let row = highlight, !query.matches(store.label(row)) { highlight = nil }
    }
    top = 0
    wantsFirst = highlight == nil
    settle()
  }

  /// Gives the highlight to the first row that may have it, where it is wanted, and keeps it in sight.
  mutating func settle() {
    if highlight == nil, wantsFirst {
      // Only rows of the command line are anything but plain.
      let place = (0..<shownCount).first { row(at: $0).map { store.kind($0) == .plain } ?? false }
      highlight = place.flatMap { row(at: $0) }
    }
    keepInSight()
  }

  /// Whether not all rows have been looked at.
  public var hasWork: Bool { matches.map { !$0.isComplete(store.count) } ?? false }

  /// Looks at some more rows.
  public mutating func work() {
    matches?.look(in: store, bytes: Self.slice)
    settle()
  }

  // MARK: Input

  /// Rows came; the highlight stays on its row.
  public mutating func receive(_ bytes: [UInt8]) {
    store.append(bytes)
    rowsCame()
  }

  /// No more rows come.
  public mutating func endInput() {
    expectsInput = false
    store.finish()
    rowsCame()
  }

  /// Compares the rows that came with those that are selected at first.
  mutating func rowsCame() {
    while let row = preselection.next(in: store) { choose(row) }
    if rules.filters == nil, !hasJumped, store.choiceCount > Self.mostUnfiltered { isFiltering = true }
    settle()
  }

  private mutating func choose(_ row: Int) {
    if rules.isMultiple {
      if selection.count < rules.most ?? .max { selection.insert(row) }
      if hasMoved || matches != nil || selection.count > 1 { return }
    } else if hasMoved || matches != nil {
      return
    }
    highlight = row
    wantsFirst = false
  }

  /// The names of the rules' `selected` that no row has that may be chosen beforehand.
  ///
  /// No row has them at all, or one that is disabled or loses something. While input is expected it may still come.
  public var unknownSelected: [[UInt8]] { preselection.unknown }

  // MARK: What comes of it

  /// Why it cannot be accepted.
  public var obstacle: Wording? {
    guard store.choiceCount > 0 else { return expectsInput ? Wording("Reading") : Wording("No choices") }
    guard rules.isMultiple else {
      if highlightPlace != nil, visibleRows > 0 { return nil }
      if hasWork { return Wording("Searching") }
      return shownCount == 0 ? Wording("No match") : Wording("Move to a choice", "Choose one")
    }
    if let least = rules.least, selection.count < least {
      return Wording(
        SafeText("Choose at least \(least)"), SafeText("At least \(least)"), SafeText("min \(least)"))
    }
    return selection.count > rules.most ?? .max ? tooMany : nil
  }

  /// Whether the row with the highlight, or one that is selected, loses something.
  public var isDestructive: Bool {
    guard rules.isMultiple else { return highlight.map { store.kind($0) == .destructive } ?? false }
    return store.destructiveRows.contains { selection.contains($0) }
  }

  /// Whether a row loses something.
  public var canBeDestructive: Bool { !store.destructiveRows.isEmpty }

  /// What is chosen, in the order of the list, whether it is shown or not.
  public var values: SheetValues {
    if rules.isMultiple { return .choices(selection.rows.map { store.chosen($0) }) }
    return .choices(highlight.map { [store.chosen($0)] } ?? [])
  }
}
