/// The rows of a list that rules select beforehand, found as the rows come.
///
/// A name given twice selects two rows. What is disabled or loses something is never chosen beforehand.
struct Preselection: Sendable {
  private let names: [[UInt8]]
  /// The names that no row has yet, and how often each.
  private var awaited: [ArraySlice<UInt8>: Int] = [:]
  /// The rows that have been compared with them.
  private var compared = 0

  /// Awaits the rows that have names.
  init(_ names: [[UInt8]]) {
    self.names = names
    for name in names { awaited[name[...], default: 0] += 1 }
  }

  /// The next row that is selected beforehand; nil where none of those that have come is.
  mutating func next(in store: ChoiceStore) -> Int? {
    while compared < store.count, !awaited.isEmpty {
      let row = compared
      compared += 1
      let name = store.name(row)
      guard let times = awaited[name], store.kind(row) == .plain else { continue }
      awaited[name] = times > 1 ? times - 1 : nil
      return row
    }
    return nil
  }

  /// The names that no row has that may be chosen beforehand.
  var unknown: [[UInt8]] { names.filter { awaited[$0[...]] != nil } }
}
