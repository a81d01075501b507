/// The word that was probably meant.
enum Suggestion {
  /// The candidate that is nearest to what was written, where one is near enough to be worth naming.
  ///
  /// A beginning of at least three letters is near; so is a word that a third of its letters, at least one,
  /// brings about. Of several equally near candidates the first wins, of those that begin so the shortest.
  static func nearest(to word: some Collection<UInt8>, among candidates: some Sequence<String>) -> String? {
    let written = Array(word.prefix(longest + 1))
    guard !written.isEmpty, written.count <= longest else { return nil }
    var best: (name: String, distance: Int, missing: Int)?
    for name in candidates {
      let isBeginning = written.count >= 3 && name.utf8.starts(with: written)
      let steps = isBeginning ? 0 : distance(written, Array(name.utf8))
      let missing = isBeginning ? name.utf8.count - written.count : 0
      let limit = max(1, written.count / 3)
      if steps > limit { continue }
      if let best, (best.distance, best.missing) <= (steps, missing) { continue }
      best = (name, steps, missing)
    }
    return best?.name
  }

  /// The optimal string alignment distance: bytes to insert, delete, replace, or swap with their neighbour.
  static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (row, byte) in first.enumerated() {
      var current = [row + 1]
      for (column, other) in second.enumerated() {
        var steps = min(last[column + 1], current[column]) + 1
        steps = min(steps, last[column] + (byte == other ? 0 : 1))
        let isSwap = row > 0 && column > 0 && byte == second[column - 1] && first[row - 1] == other
        if isSwap { steps = min(steps, beforeLast[column - 1] + 1) }
        current.append(steps)
      }
      (beforeLast, last) = (last, current)
    }
    return last.last ?? 0
  }

  /// ` (did you mean '--title'?)`, or nothing.
  static func question(_ word: String?) -> String {
    word.map { " (did you mean '\($0)'?)" } ?? ""
  }

  // Nobody mistypes a name of that length; the work stays bounded whatever is given.
  private static let longest = 40
}
