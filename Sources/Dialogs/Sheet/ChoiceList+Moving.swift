import TextScreen

// Where the highlight goes, and what is selected.

extension ChoiceList {
  /// Moves the highlight by so many places, and on to what can be chosen; not beyond the ends.
  mutating func move(by distance: Int) {
    let start = highlightPlace ?? (distance > 0 ? top - 1 : top + 1)
    let target = min(max(start + distance, 0), shownCount - 1)
    go(to: target, forward: distance > 0, from: highlightPlace)
  }

  /// Moves the highlight to a place, or to the nearest beyond it that can be chosen; else to the nearest before it,
  /// but not across where it was.
  mutating func go(to place: Int, forward: Bool, from start: Int? = nil) {
    (wantsFirst, hasMoved) = (false, true)
    let step = forward ? 1 : -1
    let ends = 0..<shownCount
    var next = place
    while ends.contains(next), isMute(next) { next += step }
    if !ends.contains(next) {
      next = place
      while ends.contains(next), next != start, isMute(next) { next -= step }
    }
    if ends.contains(next) { highlight = row(at: next) }
    keepInSight()
  }

  /// Moves the highlight to the next row that begins with a letter, from the first again after the last.
  ///
  /// Never to one that loses something: an Enter that is typed behind the letter would choose it.
  mutating func jump(to letter: Character) {
    hasJumped = true
    let count = shownCount
    let start = highlightPlace ?? count - 1
    let wanted = ChoiceInitial(letter)
    for distance in 0..<count {
      let place = (start + 1 + distance) % count
      guard let row = row(at: place), store.isChoosable(row), store.kind(row) != .destructive,
        wanted.begins(store.label(row))
      else { continue }
      return go(to: place, forward: true)
    }
  }

  // MARK: Long labels

  /// Columns that can be out of sight at the beginning of the label with the highlight.
  private var lastSlide: Int {
    guard let highlight, highlightPlace != nil else { return 0 }
    let text = ChoiceText(store.label(highlight), columns: size.columns, settings).text
    return ChoiceCut.lastSlide(width: text.width, columns: shape.columns - shape.label, settings)
  }

  /// Whether the label with the highlight is too long for its row.
  var canSlide: Bool { lastSlide > 0 }

  /// Shows more of the beginning, or of the end, of a label that is too long.
  mutating func slide(by direction: Int) -> SheetReaction {
    let last = lastSlide
    guard let highlight, last > 0 else { return .ignored }
    let step = max(1, (shape.columns - shape.label) / 2)
    let start = slide?.row == highlight ? slide?.columns ?? 0 : 0
    slide = (highlight, min(max(0, start + direction * step), last))
    return .handled
  }

  // MARK: Selecting

  /// Selects the row with the highlight, or no longer.
  mutating func toggle() {
    guard let highlight, highlightPlace != nil, visibleRows > 0 else { return }
    if selection.contains(highlight) { return selection.remove(highlight) }
    guard selection.count < rules.most ?? .max else { return note = tooMany }
    selection.insert(highlight)
  }

  /// Selects all rows that are shown and lose nothing, or none of them where all are selected.
  mutating func toggleAll() {
    guard !hasWork else { return }
    var missing: [Int] = []
    var present: [Int] = []
    for place in 0..<shownCount {
      guard let row = row(at: place), store.kind(row) == .plain else { continue }
      if selection.contains(row) { present.append(row) } else { missing.append(row) }
    }
    if missing.isEmpty {
      for row in present { selection.remove(row) }
    } else if selection.count + missing.count > rules.most ?? .max {
      note = tooMany
    } else {
      for row in missing { selection.insert(row) }
    }
  }

  var tooMany: Wording {
    let most = rules.most ?? 0
    return Wording(SafeText("Choose at most \(most)"), SafeText("At most \(most)"), SafeText("max \(most)"))
  }
}

/// The letter that a label is to begin with; capitals do not count.
struct ChoiceInitial {
  private let bytes: [UInt8]

  init(_ letter: Character) { bytes = Array(letter.lowercased().utf8) }

  /// Whether a label begins with it.
  func begins(_ label: ArraySlice<UInt8>) -> Bool {
    guard let first = label.first, let wanted = bytes.first else { return false }
    if first < 0x80, bytes.count == 1 {
      return first == wanted || first ^ 0x20 == wanted && (0x61...0x7A).contains(wanted)
    }
    guard first >= 0x80, wanted >= 0x80 else { return false }
    // As many bytes as a letter can have, in capitals too.
    let start = String(decoding: label.prefix(bytes.count + 4), as: UTF8.self)
    return start.lowercased().utf8.starts(with: bytes)
  }
}
