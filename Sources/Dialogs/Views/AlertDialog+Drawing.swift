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
    drawHeader(on: canvas)
    drawTitle(on: text)
    drawBody(on: text)
    drawContent(on: text)
    drawGuards(on: text)
    for index in alert.actions.indices { drawButton(index, on: canvas) }
    drawStackMark(on: text)
    drawObstacle(on: text)
    drawFooter(on: text)
    let palette = settings.palette
    canvas.reground(from: palette.surface.background, to: palette.groundStops)
  }

  /// Draws the surface alone.
  public func drawGround(on canvas: Canvas) {
    Surface(settings: settings, hasEdges: canvas.size.rows > 2).draw(on: canvas)
    canvas.reground(from: settings.palette.surface.background, to: settings.palette.groundStops)
  }

  private func drawTitle(on canvas: Canvas) {
    let mark = card?.icon == nil ? alert.severity : nil
    for (index, line) in layout.title.enumerated() {
      var column = layout.start(of: line.width + (mark == nil ? 0 : 2))
      if let mark {
        if index == 0 {
          canvas.draw(
            settings.symbols.mark(mark), at: Point(column: column, row: layout.titleRow),
            settings.palette.mark(MarkColor(mark)))
        }
        column += 2
      }
      canvas.draw(line, at: Point(column: column, row: layout.titleRow + index), settings.palette.title)
    }
  }

  private func drawBody(on canvas: Canvas) {
    let palette = settings.palette
    for (row, index) in zip(layout.bodyRows, offset..<layout.body.count) {
      let style = index < layout.titleLinesInBody ? palette.title : palette.text
      let line = layout.body[index]
      let column = index < layout.centeredLinesInBody ? layout.start(of: line.width) : 0
      canvas.draw(line, at: Point(column: column, row: row), style)
    }
    guard let row = layout.moreRow else { return }
    let taken = layout.countdownRow == row ? (countdown?.shortest.width ?? 0) + 1 : 0
    let mark = MoreMark(above: offset, below: layout.lastOffset - offset, symbols: settings.symbols)
    let text = mark.wording.text(columns: canvas.size.columns - taken, settings.repertoire)
    canvas.draw(text, at: Point(column: 0, row: row), palette.scrollMark)
  }

  private func drawGuards(on canvas: Canvas) {
    let reason = lockReason
    for line in layout.promptRows where reason == nil || line.row != layout.statusRow {
      canvas.draw(line.text, at: Point(column: 0, row: line.row), settings.palette.text)
    }
    if let row = layout.fieldRow {
      let area = canvas.window(Rect(column: 0, row: row, columns: canvas.size.columns, rows: 1))
      field.draw(on: area, isFocused: focus == .field, settings: settings)
    }
    if let row = layout.statusRow, let reason {
      canvas.draw(
        reason.text(columns: canvas.size.columns, settings.repertoire), at: Point(column: 0, row: row),
        settings.palette.muted)
    }
  }

  private func drawButton(_ index: Int, on canvas: Canvas) {
    guard let rect = buttonRect(index) else { return }
    Button(
      lines: layout.buttons.lines[index], role: alert.actions[index].role,
      shortcut: focus == .content ? nil : shortcuts[index],
      isEnabled: isEnabled(index),
      prominence: card?.prominence(of: index) ?? .filled
    )
    .draw(on: canvas.window(rect), isFocused: focus == .action(index), settings: settings)
  }

  private func drawStackMark(on canvas: Canvas) {
    let rows = layout.buttonRows
    guard rows.count < layout.buttons.rows else { return }
    let hidden = layout.buttons.hidden(visible: rows.count, focus: actionInSight)
    let start = layout.buttonColumn + layout.buttons.columns + 1
    let mark = StackMark(above: hidden.above, below: hidden.below, symbols: settings.symbols)
    let (first, last) = mark.wordings(rows: rows.count)
    for (wording, row) in [(first, rows.lowerBound), (last, rows.upperBound - 1)] {
      guard let text = wording?.text(columns: canvas.size.columns - start, settings.repertoire) else {
        continue
      }
      canvas.draw(text, at: Point(column: start, row: row), settings.palette.scrollMark)
    }
  }

  private func drawFooter(on canvas: Canvas) {
    let style = settings.palette.muted
    var room = canvas.size.columns
    if let row = layout.countdownRow, let countdown {
      let isAlone = row != layout.keysRow && row != layout.moreRow
      let text =
        row == layout.moreRow ? countdown.shortest : countdown.text(columns: room, settings.repertoire)
      canvas.draw(text, at: Point(column: isAlone ? 0 : max(0, room - text.width), row: row), style)
      let column = room - text.width
      if row == layout.keysRow { room = column - KeyLine.gap }
    }
    if let row = layout.keysRow {
      let keys = keyLine.fitting(columns: room)
      let column = layout.countdownRow == row ? 0 : layout.start(of: keys.width)
      canvas.draw(keys, at: Point(column: column, row: row), style)
    }
  }

  /// The keys that work now.
  var keyLine: KeyLine {
    if focus == .content { return contentKeyLine }
    return keyLine(inField: acceptsText, isStacked: layout.buttons.isStacked, scrolls: layout.scrolls)
  }

  /// The keys that work while the field or a button has the focus.
  func keyLine(inField: Bool, isStacked: Bool, scrolls: Bool) -> KeyLine {
    var items: [KeyLine.Item] = []
    func add(_ keys: KeyBinding, _ word: SafeText, rank: Int) {
      items.append(KeyLine.Item(keys, word, rank: rank, settings.repertoire))
    }
    if inField {
      add(.tab, "move", rank: 3)
      if textMatches && !isLocked { add(.choose, "next", rank: 1) }
    } else {
      if alert.actions.count > 1 || guards.text != nil {
        add(isStacked ? .vertical : .sideways, "move", rank: 3)
      }
      add(.choose, "choose", rank: 1)
    }
    if scrolls { add(isStacked || inField ? .paging : .vertical, "scroll", rank: 2) }
    add(.leave, "cancel", rank: 0)
    return KeyLine(items: items)
  }
}

extension MarkColor {
  /// The colour of a severity.
  public init(_ severity: Severity) {
    switch severity {
    case .success: self = .success
    case .error: self = .error
    case .info: self = .info
    case .warning: self = .warning
    }
  }
}
