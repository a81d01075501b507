import TextScreen

//  ‹tail of a long te▏t›

extension TextField {
  /// Draws the text so that the caret is visible, and puts the cursor there.
  ///
  /// A text that is longer than the field is shown by halves of it: most keys then change a few cells.
  func draw(on canvas: Canvas, isFocused: Bool, settings: DialogSettings) {
    let style = settings.palette.field
    canvas.fill(style)
    let view = view(columns: canvas.size.columns, settings)
    let room = canvas.window(
      Rect(column: view.inset, row: 0, columns: view.columns, rows: canvas.size.rows))
    var column = -view.start
    for character in content.characters {
      let cells = shown(character, settings)
      if column + cells.width > 0 { room.draw(cells, at: Point(column: column, row: 0), style) }
      column += cells.width
      if column >= view.columns { break }
    }
    if view.inset > 0 {
      let mark = settings.palette.placeholder
      if view.start > 0 { canvas.draw(settings.symbols.cutLeft, at: .zero, mark) }
      if view.isCutRight {
        let end = canvas.size.columns - 1
        canvas.draw(settings.symbols.cutRight, at: Point(column: end, row: 0), mark)
      }
    }
    if isFocused { canvas.placeCursor(at: Point(column: view.inset + view.caret - view.start, row: 0)) }
  }

  /// Puts the caret before the cluster that is shown in a column of the field.
  mutating func placeCaret(column: Int, columns: Int, settings: DialogSettings) {
    let view = view(columns: columns, settings)
    let wanted = column - view.inset + view.start
    var (place, end) = (0, 0)
    for character in content.characters {
      end += shown(character, settings).width
      if end > wanted { break }
      place += 1
    }
    moveCaret(to: place)
  }

  /// The part of the text that is shown, in columns.
  private struct View {
    /// Columns of the field before the text, and behind it.
    var inset = 0
    /// Columns for the text and the caret.
    var columns = 0
    /// Columns of the text that are out of sight at the left.
    var start = 0
    /// Columns of the text before the caret.
    var caret = 0
    /// Whether text is out of sight at the right.
    var isCutRight = false
  }

  private func view(columns: Int, _ settings: DialogSettings) -> View {
    var view = View()
    view.inset = columns > 4 ? 1 : 0
    view.columns = max(1, columns - 2 * view.inset)
    var total = 0
    for (index, character) in content.characters.enumerated() {
      if index == caret { view.caret = total }
      total += shown(character, settings).width
    }
    if caret == content.characters.count { view.caret = total }
    guard total + 1 > view.columns else { return view }
    let context = min(3, view.columns / 4)
    let last = view.columns - 1 - context
    let step = max(1, view.columns / 2)
    if view.caret > last { view.start = (view.caret - last + step - 1) / step * step }
    view.isCutRight = total - view.start > view.columns
    return view
  }

  /// What is drawn for a cluster: one mark for any of a secret.
  private func shown(_ character: Character, _ settings: DialogSettings) -> SafeText {
    isMasked ? settings.symbols.mask : SafeText(String(character), repertoire: settings.repertoire)
  }
}
