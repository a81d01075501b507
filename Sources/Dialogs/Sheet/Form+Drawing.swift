import TextScreen

extension Form {
  /// Draws the lines in sight, and how many fields are not.
  public func draw(on canvas: Canvas, isFocused: Bool) {
    let shown = lines.indices.dropFirst(offset).prefix(bodyRows)
    for place in shown {
      let row = place - offset
      let line = lines[place]
      let hasFocus = isFocused && line.row == focus
      switch line {
      case .label(let index):
        draw(rows[index].label, columns: size.columns - layout.margin, row, hasFocus, on: canvas)
      case .field(let index):
        if !layout.isStacked {
          draw(rows[index].label, columns: layout.labelColumns, row, hasFocus, on: canvas)
        }
        draw(rows[index], row, hasFocus, on: canvas)
      case .problem(let index):
        drawProblem(of: rows[index], at: Point(column: layout.fieldColumn, row: row), on: canvas)
      }
    }
    guard lines.count > bodyRows, bodyRows < size.rows else { return }
    let mark = MoreMark(
      above: fields(in: lines.prefix(offset)), below: fields(in: lines.dropFirst(offset + bodyRows)),
      symbols: settings.symbols, noun: "field")
    let text = mark.wording.text(columns: size.columns - layout.margin, settings.repertoire)
    canvas.draw(text, at: Point(column: layout.margin, row: bodyRows), settings.palette.scrollMark)
  }

  /// The keys of the focused field.
  public var keys: [SheetKey] {
    guard rows.indices.contains(focus) else { return [] }
    let isOnLast = focus + 1 == rows.count
    let enter = SheetKey(binding: .goOn, word: isOnLast && obstacle == nil ? "accept" : "next", rank: 1)
    let tab = SheetKey(binding: .tab, word: "move", rank: 3)
    switch rows[focus].control {
    case .text: return [enter, tab]
    case .toggle: return [SheetKey(binding: .flip, word: "switch", rank: 2), enter, tab]
    case .select: return [SheetKey(binding: .sideways, word: "change", rank: 2), enter, tab]
    }
  }

  private func fields(in lines: ArraySlice<FormLayout.Line>) -> Int {
    lines.count { if case .field = $0 { true } else { false } }
  }

  private func draw(_ label: SafeText, columns: Int, _ row: Int, _ hasFocus: Bool, on canvas: Canvas) {
    let text = label.truncated(columns: columns, repertoire: settings.repertoire)
    let style = hasFocus ? settings.palette.title : settings.palette.text
    canvas.draw(text, at: Point(column: layout.margin, row: row), style)
  }

  /// Draws a control, with the focus mark before everything and what is wrong beside it.
  private func draw(_ row: FormRow, _ line: Int, _ hasFocus: Bool, on canvas: Canvas) {
    if hasFocus { canvas.draw(settings.symbols.focus, at: Point(column: 0, row: line), settings.focusStyle) }
    let place = Rect(column: layout.fieldColumn, row: line, columns: layout.fieldColumns, rows: 1)
    let room = canvas.window(place)
    switch row.control {
    case .text(let text):
      text.draw(on: room, isFocused: hasFocus, settings: settings)
      if text.isEmpty {
        let inset = room.size.columns > 4 ? 1 : 0
        let hint = row.placeholder.truncated(
          columns: room.size.columns - 2 * inset, repertoire: settings.repertoire)
        room.draw(hint, at: Point(column: inset, row: 0), settings.palette.placeholder)
      }
    case .toggle(let isOn):
      let style = hasFocus ? settings.focusStyle : settings.palette.text
      let text = settings.symbols.toggle(isOn: isOn)
      room.window(Rect(column: 0, row: 0, columns: text.width + 2, rows: 1)).fill(style)
      let place = Point(column: room.size.columns > 2 ? 1 : 0, row: 0)
      room.draw(text, at: place, style)
      if hasFocus { room.placeCursor(at: place) }
    case .select(let options, let chosen): draw(row, options, chosen, hasFocus, on: room)
    }
    if let column = layout.problemColumn {
      drawProblem(of: row, at: Point(column: column, row: line), on: canvas)
    }
  }

  /// Draws `‹ word ›`, as wide for every word, and which it is of how many.
  private func draw(
    _ row: FormRow, _ options: [SafeText], _ chosen: Int?, _ hasFocus: Bool, on canvas: Canvas
  ) {
    let number = chosen.flatMap { options.indices.contains($0) ? $0 + 1 : nil } ?? 0
    let position = SafeText("\(number) of \(options.count)")
    let widest = max(options.map(\.width).max() ?? 0, row.placeholder.width)
    let rest = canvas.size.columns - 2 - position.width
    let columns = min(widest + 4, rest >= 12 ? rest : canvas.size.columns)
    let box = canvas.window(Rect(column: 0, row: 0, columns: columns, rows: 1))
    let style = hasFocus ? settings.focusStyle : settings.palette.field
    box.fill(style)
    box.draw(settings.symbols.cutLeft, at: .zero, style)
    box.draw(settings.symbols.cutRight, at: Point(column: columns - 1, row: 0), style)
    let word = number > 0 ? options[number - 1] : row.placeholder
    let isHint = number == 0 && !hasFocus
    let text = word.truncated(columns: columns - 4, repertoire: settings.repertoire)
    box.draw(text, at: Point(column: 2, row: 0), isHint ? settings.palette.placeholder : style)
    guard hasFocus else { return }
    canvas.placeCursor(at: .zero)
    if columns + 2 + position.width <= canvas.size.columns {
      canvas.draw(position, at: Point(column: columns + 2, row: 0), settings.palette.muted)
    }
  }

  private func drawProblem(of row: FormRow, at point: Point, on canvas: Canvas) {
    guard row.isJudged, let problem = row.problem else { return }
    let room = size.columns - point.column - 2
    let text = problem.wording(settings.repertoire).text(columns: room, settings.repertoire)
    canvas.draw(settings.symbols.mark(.error), at: point, settings.palette.mark(.error))
    canvas.draw(text, at: Point(column: point.column + 2, row: point.row), settings.palette.text)
  }
}
