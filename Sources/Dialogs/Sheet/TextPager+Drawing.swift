import TextScreen

extension TextPager {
  /// Draws the rows in sight, and where they stand in the text.
  public func draw(on canvas: Canvas, isFocused: Bool) {
    let rows = canvas.window(Rect(column: 0, row: 0, columns: text.columns, rows: textRows))
    for (number, row) in window.enumerated() { draw(row, number, on: rows) }
    if size.columns > text.columns { drawScrollBar(on: canvas) }
    guard size.rows > textRows else { return placeCursor(on: canvas, isFocused) }
    let line = canvas.window(Rect(column: 0, row: size.rows - 1, columns: size.columns, rows: 1))
    if let field = search.field {
      let end = line.draw("/", at: .zero, isFocused ? settings.focusStyle : settings.palette.muted)
      let input = line.window(Rect(column: end, row: 0, columns: size.columns - end, rows: 1))
      field.draw(on: input, isFocused: isFocused, settings: settings)
    } else {
      drawCounter(on: line, isFocused)
    }
  }

  /// Without a counter the cursor alone says where the focus is.
  private func placeCursor(on canvas: Canvas, _ isFocused: Bool) {
    if isFocused { canvas.placeCursor(at: .zero) }
  }

  // MARK: The text

  private func draw(_ row: PagerWindowRow, _ number: Int, on canvas: Canvas) {
    let plain = settings.palette.text
    let isCurrent = search.match == row.place
    let mark = isCurrent ? settings.focusStyle : plain.adding([.bold, .underline])
    var next = 0
    var style = plain
    var marks = row.marks[...]
    canvas.draw(row.row.text, at: Point(column: -left, row: number)) { byte in
      while next < row.row.styles.count, row.row.styles[next].start <= byte {
        style = row.row.styles[next].style
        next += 1
      }
      while let first = marks.first, first.upperBound <= byte { marks.removeFirst() }
      return marks.first?.contains(byte) == true ? mark : style
    }
    guard !text.wraps else { return }
    let symbols = settings.symbols
    if left > 0, !row.row.text.isEmpty {
      canvas.draw(symbols.cutLeft, at: Point(column: 0, row: number), settings.palette.scrollMark)
    }
    if row.row.text.width > left + canvas.size.columns {
      canvas.draw(
        symbols.cutRight, at: Point(column: canvas.size.columns - 1, row: number), settings.palette.scrollMark
      )
    }
  }

  private func drawScrollBar(on canvas: Canvas) {
    guard textRows > 1, !(isAtEnd && top == .top), text.count > 0 else { return }
    let rowsOfLine = Double(textRows) / Double(text.count)
    let bar = ScrollBar(
      length: max(1, Int((shown.below - shown.above) * rowsOfLine + 0.5)),
      start: Int(shown.above * rowsOfLine),
      isAtStart: top == .top, isAtEnd: isAtEnd, thumbStyle: settings.palette.muted)
    let place = Rect(column: size.columns - 1, row: 0, columns: 1, rows: textRows)
    bar.draw(on: canvas.window(place), settings: settings)
  }

  // MARK: The counter

  private func drawCounter(on line: Canvas, _ isFocused: Bool) {
    let palette = settings.palette
    let side = sideText
    let sideStart = size.columns - side.width
    let room = max(0, sideStart - 4)
    let counter =
      room >= counterWording.shortest.width ? counterWording.text(columns: room, settings.repertoire) : ""
    if isFocused {
      let width = counter.isEmpty ? 1 : counter.width + 3
      line.fill(Rect(column: 0, row: 0, columns: width, rows: 1), " ", settings.focusStyle)
      line.draw(settings.symbols.focus, at: .zero, settings.focusStyle)
      line.placeCursor(at: .zero)
    }
    line.draw(counter, at: Point(column: 2, row: 0), isFocused ? settings.focusStyle : palette.muted)
    if sideStart >= 2 { line.draw(side, at: Point(column: sideStart, row: 0), palette.muted) }
  }

  /// Where it stands in the text, or what became of a search.
  private var counterWording: Wording {
    if let notice = search.notice { return notice }
    let symbols = settings.symbols
    if search.isRunning { return Wording("searching" + symbols.ellipsis, symbols.ellipsis) }
    let more = text.hasEnded ? "" : symbols.ellipsis
    guard let first = window.first?.place.unit.line, let last = window.last?.place.unit.line else {
      if text.count > 0 { return Wording(SafeText("\(text.count)") + more) }
      return text.hasEnded ? Wording("no lines", "0") : Wording("waiting for text", symbols.ellipsis)
    }
    let total = SafeText("\(text.count)") + more
    let start = SafeText("\(first + 1)")
    let span = first == last ? start : start + symbols.to + SafeText("\(last + 1)")
    let name: SafeText = first == last ? "line " : "lines "
    return Wording(name + span + " of " + total, span + " of " + total, span + "/" + total, span, start)
  }

  /// What stands at the right: the percentage, or that the end is kept in sight.
  private var sideText: SafeText {
    if isFollowing, !text.hasEnded, size.columns >= 30 { return "following" }
    guard text.count > 0, size.columns >= 12, !(isAtEnd && top == .top) else { return "" }
    let percent = Int(shown.below * 100 / Double(text.count))
    return SafeText("\(isAtEnd && text.hasEnded ? 100 : min(99, percent)) %")
  }
}
