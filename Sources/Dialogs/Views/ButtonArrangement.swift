import TextScreen

//  ▸Cancel     ! Delete           ▸Delete this article
//                                  Delete all articles
//                                  of this author          ↓ 3 more
//
// Buttons side by side, cancel leftmost; or, where they do not fit, one below the other, cancel last. A label in
// a stack takes as many rows as it needs, so that no two look the same because both were cut.

/// Where the buttons stand.
struct ButtonArrangement {
  /// Columns between two buttons in a row.
  static let gap = 2

  /// Whether they stand one below the other.
  let isStacked: Bool
  /// The indices of the actions, in the order in which they are drawn.
  let order: [Int]
  /// The lines of each action's label, by its index.
  let lines: [[SafeText]]
  /// Where each button stands when all rows are shown, in the order in which they are drawn.
  private let rects: [Rect]

  /// Arranges the buttons of some labels in a number of columns.
  ///
  /// - Parameter reserved: columns at the right that a stack leaves free.
  init(labels: [SafeText], roles: [ActionRole], columns available: Int, reserved: Int = 0) {
    let cancel = roles.indices.filter { roles[$0] == .cancel }
    let others = roles.indices.filter { roles[$0] != .cancel }
    let widths = Self.widths(labels, roles)
    isStacked = Self.rowWidth(labels: labels, roles: roles) > available
    order = isStacked ? others + cancel : cancel + others
    var rects: [Rect] = []
    if isStacked {
      let width = max(1, min(available - reserved, widths.max() ?? 0))
      lines = zip(labels, roles).map { $0.wrapped(columns: width - Button.margin($1)) }
      var row = 0
      for index in order {
        rects.append(Rect(column: 0, row: row, columns: width, rows: lines[index].count))
        row += lines[index].count
      }
    } else {
      lines = labels.map { [$0] }
      var column = 0
      for index in order {
        rects.append(Rect(column: column, row: 0, columns: widths[index], rows: 1))
        column += widths[index] + Self.gap
      }
    }
    self.rects = rects
  }

  /// The columns of all buttons side by side.
  static func rowWidth(labels: [SafeText], roles: [ActionRole]) -> Int {
    widths(labels, roles).reduce(0, +) + gap * max(0, labels.count - 1)
  }

  /// The columns in which no label has to be broken: side by side where that fits, else one below the other.
  static func naturalWidth(labels: [SafeText], roles: [ActionRole], columns: Int) -> Int {
    let row = rowWidth(labels: labels, roles: roles)
    return row <= columns ? row : widths(labels, roles).max() ?? 0
  }

  private static func widths(_ labels: [SafeText], _ roles: [ActionRole]) -> [Int] {
    zip(labels, roles).map { $0.width + Button.margin($1) }
  }

  /// The rows that all buttons take.
  var rows: Int { rects.last?.endRow ?? 0 }

  /// The columns that all buttons take.
  var columns: Int { rects.reduce(0) { max($0, $1.endColumn) } }

  /// The rows of the highest button.
  var tallest: Int { rects.reduce(0) { max($0, $1.size.rows) } }

  /// Where the button of an action stands when `visible` rows of the stack are shown, those of `focus` among them.
  ///
  /// - Returns: nil when it is not seen whole; one with the focus that is too high is cut.
  func rect(of action: Int, visible: Int, focus: Int) -> Rect? {
    guard let place = order.firstIndex(of: action) else { return nil }
    let whole = rects[place]
    let rect = Rect(
      column: whole.origin.column, row: whole.origin.row - firstVisible(visible: visible, focus: focus),
      columns: whole.size.columns, rows: action == focus ? min(whole.size.rows, visible) : whole.size.rows)
    return rect.origin.row >= 0 && rect.endRow <= visible ? rect : nil
  }

  /// How many actions are out of sight above and below.
  func hidden(visible: Int, focus: Int) -> (above: Int, below: Int) {
    let isShown = order.map { rect(of: $0, visible: visible, focus: focus) != nil }
    guard let first = isShown.firstIndex(of: true), let last = isShown.lastIndex(of: true) else {
      return (0, order.count)
    }
    return (first, order.count - 1 - last)
  }

  /// The first row of the stack that is shown.
  private func firstVisible(visible: Int, focus: Int) -> Int {
    guard visible < rows, let place = order.firstIndex(of: focus) else { return 0 }
    let rect = rects[place]
    guard rect.size.rows < visible else { return rect.origin.row }
    return min(max(0, rect.origin.row - (visible - rect.size.rows) / 2), rows - visible)
  }
}
