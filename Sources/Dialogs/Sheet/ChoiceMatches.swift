/// The rows that a query matches, found part by part.
struct ChoiceMatches: Sendable {
  /// What is looked for.
  let query: ChoiceQuery
  /// The rows found so far, in their order.
  private(set) var rows: [UInt32] = []

  /// Rows that an earlier, shorter query had found: only they are looked at, up to `next`.
  private var earlier: [UInt32] = []
  private var nextEarlier = 0
  /// The first row that no query has looked at.
  private var next = 0

  /// Begins to look for a query, where that can be among what another has found.
  init(_ query: ChoiceQuery, after other: ChoiceMatches?) {
    self.query = query
    guard let other, query.narrows(other.query) else { return }
    earlier = other.rows + other.earlier[other.nextEarlier...]
    next = other.next
  }

  /// Whether all of so many rows were looked at.
  func isComplete(_ count: Int) -> Bool { nextEarlier == earlier.count && next >= count }

  /// Whether it is known if a row matches.
  func hasLooked(at row: Int) -> Bool {
    row < (nextEarlier < earlier.count ? Int(earlier[nextEarlier]) : next)
  }

  /// Looks at more rows, until so many bytes have been looked at.
  mutating func look(in store: ChoiceStore, bytes: Int) {
    // What it costs to find a row at all.
    let costOfRow = 64
    var budget = bytes
    while budget > 0, nextEarlier < earlier.count {
      budget -= look(at: Int(earlier[nextEarlier]), in: store) + costOfRow
      nextEarlier += 1
    }
    if nextEarlier == earlier.count, nextEarlier > 0 { (earlier, nextEarlier) = ([], 0) }
    let count = store.count
    while budget > 0, earlier.isEmpty, next < count {
      budget -= look(at: next, in: store) + costOfRow
      next += 1
    }
  }

  /// The place of a row among those found; nil where it is not among them.
  func place(of row: Int) -> Int? {
    let place = (0..<rows.count).bisected { Int(rows[$0]) >= row }
    return place < rows.count && rows[place] == row ? place : nil
  }

  private mutating func look(at row: Int, in store: ChoiceStore) -> Int {
    guard store.kind(row) != .separator else { return 0 }
    let label = store.label(row)
    if query.matches(label) { rows.append(UInt32(truncatingIfNeeded: row)) }
    return label.count * query.cost
  }
}

/// Some of the rows of a list, a bit for each.
struct RowSet: Equatable, Sendable {
  private var words: [UInt64] = []
  /// How many rows are in it.
  private(set) var count = 0

  func contains(_ row: Int) -> Bool {
    let word = row >> 6
    return words.indices.contains(word) && words[word] & (1 << UInt64(row & 63)) != 0
  }

  mutating func insert(_ row: Int) {
    guard row >= 0, !contains(row) else { return }
    while words.count <= row >> 6 { words.append(0) }
    words[row >> 6] |= 1 << UInt64(row & 63)
    count += 1
  }

  mutating func remove(_ row: Int) {
    guard contains(row) else { return }
    words[row >> 6] &= ~(1 << UInt64(row & 63))
    count -= 1
  }

  /// The rows in their order.
  var rows: [Int] {
    var rows: [Int] = []
    rows.reserveCapacity(count)
    for (place, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        rows.append(place * 64 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    return rows
  }
}
