extension Frame {
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
}
