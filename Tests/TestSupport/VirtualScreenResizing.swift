extension VirtualScreen {
  /// Gives the screen another size, as a user does with the window.
  ///
  /// - Parameter reflow: whether rows that are too long wrap, and rows that had wrapped join again (VTE, kitty,
  ///   Konsole, tmux); otherwise rows are cut or filled with blanks (xterm). The cursor keeps to its cell. Rows
  ///   that do not fit below the cursor are lost, those above go to the scrollback.
  public mutating func resize(columns newColumns: Int, rows newRows: Int, reflow: Bool = false) {
    if reflow, !isAlternate {
      rewrap(columns: newColumns, rows: newRows)
    } else {
      cut(columns: newColumns, rows: newRows)
    }
    columns = newColumns
    rows = newRows
    scrollRegion = 0...newRows - 1
    isWrapPending = false
    lastPrinted = nil
    if let saved = savedScreen {
      savedScreen = (Self.fit(saved.grid, newColumns, newRows), saved.cursor)
    }
  }

  private mutating func cut(columns newColumns: Int, rows newRows: Int) {
    let surplus = max(0, cursor.row - newRows + 1)
    if !isAlternate { history += grid.prefix(surplus) }
    grid = Self.fit(Array(grid.dropFirst(surplus)), newColumns, newRows)
    cursor = Place(column: min(cursor.column, newColumns - 1), row: cursor.row - surplus)
  }

  private static func fit(_ grid: [Row], _ columns: Int, _ rows: Int) -> [Row] {
    let kept = grid.prefix(rows).map { fit($0, columns) }
    return kept + Array(repeating: Row(columns: columns), count: rows - kept.count)
  }

  private static func fit(_ row: Row, _ columns: Int) -> Row {
    var fitted = Row(columns: columns)
    for (column, cell) in row.cells.prefix(columns).enumerated() { fitted.cells[column] = cell }
    if fitted.cells.last?.width == 2 { fitted.cells[columns - 1] = Cell() }
    fitted.isWrapped = row.isWrapped
    return fitted
  }

  private mutating func rewrap(columns newColumns: Int, rows newRows: Int) {
    let all = history + grid
    let cursorRow = history.count + cursor.row
    let lastUsed = max(cursorRow, all.lastIndex { !$0.text.isEmpty } ?? 0)
    var wrapped: [Row] = []
    var newCursor = Place()
    var line: [Cell] = []
    var cursorOffset: Int?
    for (index, row) in all.prefix(lastUsed + 1).enumerated() {
      if index == cursorRow { cursorOffset = line.count + cursor.column }
      line += row.cells
      if row.isWrapped, index < lastUsed { continue }
      let pieces = Self.wrap(line, newColumns, keeping: cursorOffset ?? 0)
      if let offset = cursorOffset {
        newCursor = Place(column: offset % newColumns, row: wrapped.count + offset / newColumns)
      }
      wrapped += pieces
      line = []
      cursorOffset = nil
    }
    let top = min(newCursor.row, max(0, wrapped.count - newRows))
    let start = max(top, newCursor.row - newRows + 1)
    history = Array(wrapped.prefix(start))
    grid = Self.fit(Array(wrapped.dropFirst(start)), newColumns, newRows)
    cursor = Place(column: newCursor.column, row: newCursor.row - start)
  }

  private static func wrap(_ line: [Cell], _ columns: Int, keeping offset: Int) -> [Row] {
    var line = line[...]
    while line.count > offset + 1, line.last == Cell() { line.removeLast() }
    var rows: [Row] = []
    repeat {
      var row = Row(columns: columns)
      for (column, cell) in line.prefix(columns).enumerated() { row.cells[column] = cell }
      line = line.dropFirst(columns)
      row.isWrapped = !line.isEmpty
      rows.append(row)
    } while !line.isEmpty
    return rows
  }
}
