import TextScreen

//  ▸Cancel     ! Delete        ! Delete all of the
//                                articles for good

/// A button: what is drawn for an action.
struct Button {
  /// The label, in as many lines as it takes.
  let lines: [SafeText]
  let role: ActionRole
  let shortcut: Shortcut?
  let isEnabled: Bool
  var prominence = ButtonProminence.filled

  /// The columns around a label: blank, focus mark, label, two blanks; a destructive one also has its mark.
  static func margin(_ role: ActionRole) -> Int { role == .destructive ? 6 : 4 }

  /// Draws the button, with the cursor in it when it has the focus; lines for which there is no row are left
  /// out, and the last one then begins with a mark.
  func draw(on canvas: Canvas, isFocused: Bool, settings: DialogSettings) {
    let style = settings.palette.button(
      ButtonKind(role), prominence: prominence, isFocused: isFocused, isEnabled: isEnabled)
    let symbols = settings.symbols
    canvas.fill(style)
    if !settings.palette.hasFilledButtons && (prominence != .plain || isFocused) {
      for row in 0..<canvas.size.rows {
        canvas.draw("[", at: Point(column: 0, row: row), style)
        canvas.draw("]", at: Point(column: canvas.size.columns - 1, row: row), style)
      }
    }
    if isFocused {
      // The cursor goes on the mark, where it covers no letter.
      canvas.draw(symbols.focus, at: Point(column: 1, row: 0), style)
      canvas.placeCursor(at: Point(column: 1, row: 0))
    }
    if role == .destructive { canvas.draw(symbols.danger, at: Point(column: 2, row: 0), style) }
    let column = Self.margin(role) - 2
    let shown = fitting(
      columns: canvas.size.columns - 2 - column, rows: canvas.size.rows, settings.repertoire)
    for (row, line) in shown.enumerated() {
      canvas.draw(line, at: Point(column: column, row: row), style)
    }
    if isEnabled, let shortcut {
      underline(shortcut, of: shown, at: column, on: canvas, style.adding(.underline))
    }
  }

  /// The lines that there are rows for.
  private func fitting(columns: Int, rows: Int, _ repertoire: Repertoire) -> [SafeText] {
    var shown = lines.prefix(rows).map { $0.truncated(columns: columns, repertoire: repertoire) }
    guard rows > 0, rows < lines.count, let end = lines.last else { return shown }
    if rows > 1 {
      // The end tells labels apart more often than the middle does.
      shown[rows - 1] = end.ending(columns: columns, repertoire: repertoire)
    } else {
      let head = lines[0].description.prefix(max(0, columns / 2))
      let start = SafeText(String(head))
      shown[0] = start + end.ending(columns: columns - start.width, repertoire: repertoire)
    }
    return shown
  }

  /// Marks the letter: the first place where it stands, since a label's letter is the first one that is free.
  private func underline(
    _ shortcut: Shortcut, of lines: [SafeText], at start: Int, on canvas: Canvas, _ style: Style
  ) {
    for (row, line) in lines.enumerated() {
      var column = start
      for (character, width) in line.cells {
        if shortcut.matches(character) {
          return _ = canvas.draw(SafeText(String(character)), at: Point(column: column, row: row), style)
        }
        column += width
      }
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
