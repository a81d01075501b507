import TextScreen

// ↓ 12 more lines   ↑ 3
//
// How much is out of sight, in as many words as fit.

/// What says how much of a message is out of sight.
struct MoreMark {
  let above: Int
  let below: Int
  let symbols: Symbols
  /// What is counted.
  var noun = "line"

  /// What it says.
  var wording: Wording {
    let up = symbols.above + SafeText(" \(above)")
    let down = symbols.below + SafeText(" \(below)")
    if below == 0 { return Wording(up + SafeText(" \(lines(above)) above"), up) }
    let tail = above == 0 ? "" : "   " + up
    return Wording(down + SafeText(" more \(lines(below))") + tail, down + " more" + tail, down + tail, down)
  }

  private func lines(_ count: Int) -> String { count == 1 ? noun : noun + "s" }
}

/// What says beside a stack of buttons how many of them are out of sight.
struct StackMark {
  /// Columns that the fewest words take, and one between them and the buttons.
  static let columns = 4

  let above: Int
  let below: Int
  let symbols: Symbols

  /// What stands beside the first row of a stack of so many rows, and beside the last.
  func wordings(rows: Int) -> (first: Wording?, last: Wording?) {
    if rows == 1, above > 0, below > 0 { return (nil, wording("+", above + below)) }
    return (above > 0 ? wording(symbols.above, above) : nil, below > 0 ? wording(symbols.below, below) : nil)
  }

  private func wording(_ symbol: SafeText, _ count: Int) -> Wording {
    let number = SafeText("\(count)")
    return Wording(symbol + " " + number + " more", symbol + number)
  }
}
