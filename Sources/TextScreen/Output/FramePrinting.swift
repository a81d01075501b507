extension Frame {
  /// The frame as lines for a document: with styles where there are colours, else as plain text.
  public func document(in depth: ColorDepth) -> [UInt8] {
    depth > .none ? printed : rowTexts.flatMap { Array($0.utf8) + [0x0A] }
  }

  /// The frame as lines of text, for documents: styles as SGR, no movement; blanks of no style at the end of a
  /// line are left out.
  public var printed: [UInt8] {
    var bytes: [UInt8] = []
    for row in 0..<size.rows {
      var style = Style.plain
      let cells = self.row(row)
      let end = (cells.lastIndex { $0 != .blank } ?? cells.startIndex - 1) + 1
      for cell in cells[cells.startIndex..<end] where cell.width > 0 {
        bytes.append(.style(from: style, to: cell.style))
        style = cell.style
        bytes += Array(String(cell.character).utf8)
      }
      bytes.append(.style(from: style, to: .plain))
      bytes.append(0x0A)
    }
    return bytes
  }

  /// One row from the first to the last of its cells that are not blank, for one write at a column counted from 0.
  ///
  /// No character moves to another row or back; what takes more or fewer columns than it should is confined to its
  /// own by CHA. The style is reset at the end.
  public func printedRow(_ row: Int) -> (column: Int, bytes: [UInt8]) {
    let cells = Array(self.row(row))
    guard let start = cells.firstIndex(where: { $0 != .blank }),
      let end = cells.lastIndex(where: { $0 != .blank })
    else { return (0, []) }
    var pen = Pen(origin: .zero, row: 0, column: start)
    for column in start...end where cells[column].width > 0 {
      pen.put(cells[column], at: Point(column: column, row: 0))
    }
    pen.set(.plain)
    return (start, pen.bytes)
  }

  /// The frame as lines that begin in the first empty row at or below the cursor, for one write; the cursor is
  /// then in the first column below them.
  ///
  /// Whatever modes the line discipline has, each line begins in the first column.
  public func printedInFlow(columns: Int) -> [UInt8] {
    var bytes = FrameRenderer.beginningOfEmptyRow(columns: columns)
    for row in 0..<size.rows {
      let (column, text) = printedRow(row)
      if column > 0 { bytes.append(.cursorColumn(column)) }
      bytes += text
      bytes += [0x0D, 0x0A]
    }
    return bytes
  }
}
