import TextScreen

// How the list looks.

extension ChoiceList {
  /// Draws the rows in sight, how much of the list they are, and what narrows it.
  public func draw(on canvas: Canvas, isFocused: Bool) {
    let columns = canvas.size.columns
    let rows = visibleRows
    guard rows > 0, columns > 0 else { return }
    if hasHeader {
      drawHeader(
        on: canvas.window(Rect(column: 0, row: 0, columns: columns, rows: 1)), isFocused: isFocused)
    }
    let list = canvas.window(Rect(column: 0, row: size.rows - rows, columns: columns, rows: rows))
    guard shownCount > 0 else { return drawEmpty(on: list) }
    let shape = self.shape
    let width = shape.columns
    for line in 0..<rows {
      guard let row = row(at: top + line) else { break }
      let place = list.window(Rect(column: 0, row: line, columns: width, rows: 1))
      draw(row, shape, on: place, isFocused: isFocused)
    }
    if hasBar { drawBar(on: list.window(Rect(column: columns - 1, row: 0, columns: 1, rows: rows))) }
    if isReading, shownCount < rows {
      list.draw("Reading" + settings.symbols.ellipsis, at: Point(column: 2, row: shownCount), palette.muted)
    }
  }

  /// Whether a bar says where the list is.
  var hasBar: Bool { shownCount > visibleRows && size.columns > 8 }

  /// How its rows share their columns.
  var shape: ChoiceRow {
    ChoiceRow(
      columns: hasBar ? size.columns - 2 : size.columns, hasBox: rules.isMultiple,
      hasDanger: canBeDestructive,
      widest: store.widestHinted, settings: settings)
  }

  private var palette: Palette { settings.palette }

  /// Whether more may come, and no number says so.
  private var isReading: Bool { expectsInput && !hasHeader }

  private func draw(_ row: Int, _ shape: ChoiceRow, on canvas: Canvas, isFocused: Bool) {
    let kind = store.kind(row)
    let text = ChoiceText(store.label(row), columns: canvas.size.columns, settings).text
    if kind == .separator { return shape.drawSeparator(text, on: canvas) }
    let isHighlighted = row == highlight
    let content = ChoiceRow.Content(
      text: text, hint: hint(of: row, kind, isHighlighted: isHighlighted), kind: kind,
      isSelected: selection.contains(row), isHighlighted: isHighlighted,
      slide: slide?.row == row ? slide?.columns ?? 0 : 0, query: matches?.query)
    shape.draw(content, on: canvas, isFocused: isFocused)
    if isHighlighted, isFocused, !hasHeader { canvas.placeCursor(at: .zero) }
  }

  private func hint(of row: Int, _ kind: Choice.Kind, isHighlighted: Bool) -> SafeText {
    if isHighlighted, !hasHeader, let note { return note.text(columns: note.width, settings.repertoire) }
    let bytes = store.hint(row)
    let hint = ChoiceText(bytes, columns: size.columns, settings).text
    guard kind == .disabled else { return hint }
    return hint.isEmpty ? "disabled" : "disabled " + settings.symbols.separator + " " + hint
  }

  private func drawEmpty(on canvas: Canvas) {
    let text: SafeText
    if hasWork {
      text = "Searching" + settings.symbols.ellipsis
    } else if matches != nil {
      text = "No match"
    } else {
      text = expectsInput ? "Reading" + settings.symbols.ellipsis : "No choices"
    }
    let shown = text.truncated(columns: canvas.size.columns - 2, repertoire: settings.repertoire)
    canvas.draw(shown, at: Point(column: 2, row: 0), palette.muted)
  }

  // MARK: Filter

  /// The field, and at the right how many rows there are.
  private func drawHeader(on canvas: Canvas, isFocused: Bool) {
    let columns = canvas.size.columns
    let leastField = 10
    let counter = note ?? self.counter
    let room = columns - 2 - leastField - 2
    let text = room >= counter.shortest.width ? counter.text(columns: room, settings.repertoire) : ""
    let end = text.isEmpty ? columns : columns - text.width - 2
    canvas.draw("/", at: .zero, palette.title)
    let input = canvas.window(Rect(column: 2, row: 0, columns: end - 2, rows: 1))
    field.draw(on: input, isFocused: isFocused, settings: settings)
    if field.text.isEmpty {
      let hint: SafeText = "type to filter"
      let shown = hint.truncated(columns: end - 4, repertoire: settings.repertoire)
      input.draw(shown, at: Point(column: 1, row: 0), palette.placeholder)
    }
    canvas.draw(
      text, at: Point(column: columns - text.width, row: 0), note == nil ? palette.muted : palette.scrollMark)
  }

  /// What there is in numbers: "3 chosen · 12 of 345".
  private var counter: Wording {
    let total = SafeText("\(store.choiceCount)") + (expectsInput ? settings.symbols.ellipsis : "")
    // What loses something may be selected and out of sight.
    let danger: SafeText = isDestructive && rules.isMultiple ? settings.symbols.danger + " " : ""
    let chosen = danger + SafeText("\(selection.count) chosen ") + settings.symbols.separator + " "
    var (long, short) = (total, total)
    if let matches {
      let found = SafeText("\(matches.rows.count)") + (hasWork ? settings.symbols.ellipsis : "")
      (long, short) = (found + " of " + total, found + "/" + total)
    }
    return rules.isMultiple ? Wording(chosen + long, chosen + short, danger + short) : Wording(long, short)
  }

  // MARK: Scrolling

  private func drawBar(on canvas: Canvas) {
    let rows = canvas.size.rows
    let length = max(1, rows * rows / shownCount)
    let last = max(shownCount - rows, 1)
    let bar = ScrollBar(
      length: length, start: top * (rows - length) / last, isAtStart: top == 0, isAtEnd: top >= last,
      thumbStyle: palette.scrollMark)
    bar.draw(on: canvas, settings: settings)
  }
}
