/// Pictures made of text, with colours and attributes as SGR: ANSI art.
public enum TextArt {
  /// The extent beyond which a picture is cut.
  public static let limit = Size(columns: 200, rows: 100)

  /// Reads a picture, as large as its content; see ``Frame/init(snapshot:size:repertoire:)`` for what is obeyed.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8, with or without a byte order mark.
  ///   - depth: the colours that the terminal can show; attributes remain in any case.
  ///   - repertoire: in ASCII every other character becomes blanks.
  /// - Returns: nil where this is no text; an empty frame where nothing can be seen.
  public static func frame(
    of bytes: [UInt8], depth: ColorDepth, repertoire: Repertoire = .unicode
  ) -> Frame? {
    guard !bytes.isEmpty else { return Frame(size: .zero) }
    let text = bytes.starts(with: byteOrderMark) ? Array(bytes.dropFirst(byteOrderMark.count)) : bytes
    guard !text.isEmpty else { return Frame(size: .zero) }
    return Frame(snapshot: text, size: limit, repertoire: repertoire)?.reduced(to: depth).trimmed
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}

extension Frame {
  /// The frame in the nearest colours that a terminal of a depth can show.
  fileprivate func reduced(to depth: ColorDepth) -> Frame {
    guard depth < .trueColor else { return self }
    // Art has few styles, and runs of each.
    var last = (style: Style.plain, reduced: Style.plain)
    let reduced = cells.map { cell in
      if cell.style != last.style { last = (cell.style, cell.style.reduced(to: depth)) }
      var cell = cell
      cell.style = last.reduced
      return cell
    }
    return Frame(size: size, cells: reduced)
  }

  /// The frame without the rows at its foot and the columns at its right in which nothing can be seen.
  fileprivate var trimmed: Frame {
    var columns = 0
    var rows = 0
    for row in 0..<size.rows {
      let cells = self.row(row)
      guard let last = cells.lastIndex(where: { !$0.isInvisible }) else { continue }
      columns = max(columns, last - cells.startIndex + 1)
      rows = row + 1
    }
    return Frame(
      size: Size(columns: columns, rows: rows), cells: (0..<rows).flatMap { self.row($0).prefix(columns) })
  }
}

extension Cell {
  /// Whether the cell looks like the terminal's own ground.
  fileprivate var isInvisible: Bool {
    width == 1 && character == " " && style.background == .default
      && style.attributes.isDisjoint(with: [.reverse, .underline])
  }
}

extension Canvas {
  /// Draws a picture; a ground's colours take the place of the terminal's own.
  public func draw(_ picture: Frame, at point: Point, on ground: Style) {
    for row in 0..<picture.size.rows {
      for (column, cell) in picture.row(row).enumerated() {
        var cell = cell
        if cell.style.foreground == .default { cell.style.foreground = ground.foreground }
        if cell.style.background == .default { cell.style.background = ground.background }
        draw(cell, at: Point(column: point.column + column, row: point.row + row))
      }
    }
  }
}
