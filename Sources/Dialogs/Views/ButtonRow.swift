import TextScreen

//  ▸Cancel     ! Delete
//
// Buttons side by side, cancel leftmost; or, where they do not fit, one below the other, cancel last.

/// A button: what is drawn for an action.
struct Button {
  let label: SafeText
  let role: ActionRole
  /// Which cluster of the label is its shortcut letter.
  let shortcut: Int?
  let isEnabled: Bool

  /// The columns around the label: blank, focus mark, label, two blanks; a destructive one also has its mark.
  static func width(label: SafeText, role: ActionRole) -> Int {
    label.width + 4 + (role == .destructive ? 2 : 0)
  }

  /// Draws the button on one row, with the cursor in it when it has the focus.
  func draw(on canvas: Canvas, isFocused: Bool, settings: DialogSettings) {
    let style = settings.palette.button(ButtonKind(role), isFocused: isFocused, isEnabled: isEnabled)
    let symbols = settings.symbols
    canvas.fill(style)
    if !settings.palette.isFilled {
      canvas.draw("[", at: .zero, style)
      canvas.draw("]", at: Point(column: canvas.size.columns - 1, row: 0), style)
    }
    if isFocused {
      // The cursor goes on the mark, where it covers no letter.
      canvas.draw(symbols.focus, at: Point(column: 1, row: 0), style)
      canvas.placeCursor(at: Point(column: 1, row: 0))
    }
    var column = 2
    if role == .destructive {
      canvas.draw(symbols.danger, at: Point(column: column, row: 0), style)
      column += 2
    }
    let room = canvas.size.columns - 2 - column
    let shown = label.truncated(columns: room, repertoire: settings.repertoire)
    canvas.draw(shown, at: Point(column: column, row: 0), style)
    guard isEnabled, let shortcut, shortcut < shown.cells.count else { return }
    for (index, cell) in shown.cells.enumerated() {
      if index == shortcut {
        canvas.draw(
          SafeText(String(cell.character)), at: Point(column: column, row: 0), style.adding(.underline))
        return
      }
      column += cell.width
    }
  }
}

extension ButtonKind {
  init(_ role: ActionRole) {
    switch role {
    case .default: self = .default
    case .cancel: self = .cancel
    case .destructive: self = .destructive
    }
  }
}

/// Where the buttons stand.
struct ButtonArrangement {
  /// Columns between two buttons in a row.
  static let gap = 2

  /// Whether they stand one below the other.
  let isStacked: Bool
  /// The indices of the actions, in the order in which they are drawn.
  let order: [Int]
  /// The columns of each button, in the same order.
  let columns: [Range<Int>]

  /// Arranges buttons of these roles and widths in a number of columns.
  init(roles: [ActionRole], widths: [Int], columns available: Int) {
    let cancel = roles.indices.filter { roles[$0] == .cancel }
    let others = roles.indices.filter { roles[$0] != .cancel }
    isStacked = Self.rowWidth(widths) > available
    order = isStacked ? others + cancel : cancel + others
    if isStacked {
      let width = min(available, widths.max() ?? 0)
      columns = order.map { _ in 0..<max(0, width) }
    } else {
      var column = 0
      columns = order.map { index in
        defer { column += widths[index] + Self.gap }
        return column..<column + widths[index]
      }
    }
  }

  /// The columns of all buttons side by side.
  static func rowWidth(_ widths: [Int]) -> Int {
    widths.reduce(0, +) + gap * max(0, widths.count - 1)
  }

  /// The rows that all buttons take.
  var rows: Int { isStacked ? order.count : 1 }

  /// Where the button of an action stands when `visible` rows of the stack are shown, `focus` among them.
  func rect(of action: Int, visible: Int, focus: Int) -> Rect? {
    guard let place = order.firstIndex(of: action) else { return nil }
    let span = columns[place]
    guard isStacked else { return Rect(column: span.lowerBound, row: 0, columns: span.count, rows: 1) }
    let row = place - firstVisible(visible: visible, focus: focus)
    guard row >= 0, row < visible else { return nil }
    return Rect(column: span.lowerBound, row: row, columns: span.count, rows: 1)
  }

  /// The first row of the stack that is shown.
  func firstVisible(visible: Int, focus: Int) -> Int {
    guard isStacked, visible < order.count else { return 0 }
    let place = order.firstIndex(of: focus) ?? 0
    return min(max(0, place - visible / 2), order.count - visible)
  }
}
