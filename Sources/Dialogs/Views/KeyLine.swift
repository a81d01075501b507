import TextScreen

//  ←→ move   ⏎ choose   esc cancel
//
// The keys that work now, as many of them as fit; the way out is never left out.

/// The line that names the keys.
struct KeyLine {
  /// One key and its word.
  struct Item {
    let text: SafeText
    /// 0 is kept the longest.
    let rank: Int

    init(_ keys: KeyBinding, _ word: SafeText, rank: Int, _ repertoire: Repertoire) {
      text = (repertoire == .unicode ? keys.symbol : keys.asciiSymbol) + " " + word
      self.rank = rank
    }
  }

  /// Columns between two items.
  static let gap = 3

  let items: [Item]

  /// The columns of all items.
  var width: Int { Self.width(items) }

  /// The items that fit, in their order.
  func fitting(columns: Int) -> SafeText {
    var shown = items
    while Self.width(shown) > columns, let worst = shown.map(\.rank).max(), shown.count > 1 {
      shown.removeAll { $0.rank == worst }
    }
    return shown.reduce("") { $0.isEmpty ? $1.text : $0 + "   " + $1.text }
  }

  private static func width(_ items: [Item]) -> Int {
    items.reduce(0) { $0 + $1.text.width } + gap * max(0, items.count - 1)
  }
}
