import TextScreen

// ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖
//    Delete article?
//
//    This removes all revisions.
//
//     ▸Cancel      ! Delete
//
//    ←→ move   ⏎ choose   esc cancel
// ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘

extension AlertDialog {
  /// Draws the alert as it is laid out.
  public func draw(on canvas: Canvas) {
    Surface(settings: settings, hasEdges: layout.hasEdges).draw(on: canvas)
    let text = canvas.window(
      Rect(column: layout.inset, row: 0, columns: layout.columns, rows: canvas.size.rows))
    drawTitle(on: text)
    drawBody(on: text)
    drawGuards(on: text)
    for index in alert.actions.indices { drawButton(index, on: canvas) }
    drawFooter(on: text)
  }

  private func drawTitle(on canvas: Canvas) {
    var column = 0
    if let severity = alert.severity {
      let mark = settings.symbols.mark(severity)
      canvas.draw(
        mark, at: Point(column: 0, row: layout.titleRow), settings.palette.mark(MarkColor(severity)))
      column = 2
    }
    for (index, line) in layout.title.enumerated() {
      canvas.draw(line, at: Point(column: column, row: layout.titleRow + index), settings.palette.title)
    }
  }

  private func drawBody(on canvas: Canvas) {
    let palette = settings.palette
    for (row, index) in zip(layout.bodyRows, offset..<layout.body.count) {
      let style = index < layout.titleLinesInBody ? palette.title : palette.text
      canvas.draw(layout.body[index], at: Point(column: 0, row: row), style)
    }
    guard let row = layout.moreRow else { return }
    canvas.draw(moreText, at: Point(column: 0, row: row), palette.scrollMark)
  }

  /// How much of the message is out of sight, and where.
  private var moreText: SafeText {
    let above = offset
    let below = layout.lastOffset - offset
    let symbols = settings.symbols
    if below == 0 { return symbols.above + SafeText(" \(above) \(lines(above)) above") }
    let more = symbols.below + SafeText(" \(below) more \(lines(below))")
    return above == 0 ? more : more + "   " + symbols.above + SafeText(" \(above)")
  }

  private func lines(_ count: Int) -> String { count == 1 ? "line" : "lines" }

  private func drawGuards(on canvas: Canvas) {
    for line in layout.promptRows {
      canvas.draw(line.text, at: Point(column: 0, row: line.row), settings.palette.text)
    }
    if let row = layout.fieldRow {
      let area = canvas.window(Rect(column: 0, row: row, columns: canvas.size.columns, rows: 1))
      field.draw(on: area, isFocused: focus == .field, settings: settings)
    }
    if let row = layout.statusRow, let reason = lockReason {
      canvas.draw(
        reason.truncated(columns: canvas.size.columns, repertoire: settings.repertoire),
        at: Point(column: 0, row: row), settings.palette.muted)
    }
  }

  private func drawButton(_ index: Int, on canvas: Canvas) {
    guard let rect = buttonRect(index) else { return }
    let action = alert.actions[index]
    Button(
      label: labels[index], role: action.role, shortcut: shortcuts[index]?.index, isEnabled: isEnabled(index)
    )
    .draw(on: canvas.window(rect), isFocused: focus == .action(index), settings: settings)
  }

  private func drawFooter(on canvas: Canvas) {
    let style = settings.palette.muted
    var room = canvas.size.columns
    if let row = layout.countdownRow, let countdown {
      let column = row == layout.keysRow ? max(0, room - countdown.width) : 0
      canvas.draw(countdown, at: Point(column: column, row: row), style)
      if row == layout.keysRow { room = column - KeyLine.gap }
    }
    if let row = layout.keysRow {
      canvas.draw(keyLine.fitting(columns: room), at: Point(column: 0, row: row), style)
    }
  }

  /// The keys that work now.
  var keyLine: KeyLine {
    var items: [KeyLine.Item] = []
    func add(_ keys: KeyBinding, _ word: SafeText, rank: Int) {
      items.append(KeyLine.Item(keys, word, rank: rank, settings.repertoire))
    }
    let isStacked = layout.buttons.isStacked
    if acceptsText {
      add(.tab, "move", rank: 2)
      if textMatches && !isLocked { add(.choose, "next", rank: 1) }
    } else {
      if alert.actions.count > 1 || guards.text != nil {
        add(isStacked ? .vertical : .sideways, "move", rank: 2)
      }
      add(.choose, "choose", rank: 1)
    }
    if layout.scrolls { add(isStacked || acceptsText ? .paging : .vertical, "scroll", rank: 3) }
    add(.leave, "cancel", rank: 0)
    return KeyLine(items: items)
  }
}

extension MarkColor {
  init(_ severity: Severity) {
    switch severity {
    case .success: self = .success
    case .error: self = .error
    case .info: self = .info
    case .warning: self = .warning
    }
  }
}
