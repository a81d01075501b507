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

  /// The frame as lines above the one that the cursor is in, for one write.
  ///
  /// Nothing is overwritten: there the terminal inserts rows, after it has scrolled as far as it must to have room.
  /// The cursor stays where it is in its line, and colours and character sets are as they were, by DECSC and DECRC.
  /// To be used only in a window of more rows than the frame has.
  public var insertedInFlow: [UInt8] {
    let count = size.rows
    guard count > 0 else { return [] }
    let index = Array("\u{1B}D".utf8)
    var bytes = Array(repeatElement(index, count: count).joined())
    bytes.append(.cursorUp(count))
    bytes += Array("\u{1B}7\u{1B}(B\u{0F}\u{1B}[m\u{1B}[\(count)L".utf8)
    for row in 0..<count {
      if row > 0 { bytes += index }
      let (column, text) = printedRow(row)
      bytes.append(.cursorColumn(column))
      bytes += text
    }
    bytes += Array("\u{1B}8".utf8)
    bytes.append(.cursorDown(count))
    return bytes
  }
}
