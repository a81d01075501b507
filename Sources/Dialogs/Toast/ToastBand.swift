import TextScreen

/// What is written for toasts in the last row of a terminal, which is kept out of the scroll region meanwhile.
///
/// Every block is for one write of at most `limit` bytes, which the kernel never divides, and without line feed,
/// return, tab or backspace, in which the echo of keys could come. Rows are counted from the end (`9999` is the
/// last one), so that a window that has just changed loses nothing.
public enum ToastBand {
  /// The most bytes of a block.
  public static let limit = 1024
  /// Fewer rows than this, and there is no place for it.
  public static let leastRows = 5
  /// Fewer columns than this, and there is no place for it.
  public static let leastColumns = 20

  private static let save = "\u{1B}7"
  private static let restore = "\u{1B}8"
  private static let wholeRegion = "\u{1B}[r"
  private static let makeRoom = "\u{1B}D\u{1B}[1A"
  private static let eraseLastRow = "\u{1B}[9999;1H\u{1B}[2K"

  /// Makes room in the last row if the cursor is there, takes the row from the scroll region, and paints.
  public static func open(_ notice: ToastNotice, on size: Size) -> [UInt8] {
    let start = makeRoom + save + "\u{1B}[1;\(size.rows - 1)r"
    return block(start, paint(notice, columns: size.columns), restore)
  }

  /// Paints the row again, or another toast into it.
  public static func repaint(_ notice: ToastNotice, columns: Int) -> [UInt8] {
    block(save, paint(notice, columns: columns), restore)
  }

  /// Paints the row again where a shell edits a line, and takes it anew.
  ///
  /// A program may have reset the region, or left the alternate screen and put the cursor back into the row, where
  /// lines would be written over each other: then the text goes up out of the row first. Else nothing moves. Only
  /// at a prompt: the moves forget that a row was filled to its end, which shells do not leave so.
  public static func reopen(_ notice: ToastNotice, on size: Size) -> [UInt8] {
    resized + open(notice, on: size)
  }

  /// As `close` where a shell edits a line, whose row goes up first if it is this one (see `reopen`).
  public static let closeAtPrompt = resized + Array(makeRoom.utf8) + close

  /// Empties the row and keeps it reserved.
  public static let blank = block(save + pen + eraseLastRow, [], restore)

  /// Empties the row and gives it back.
  public static let close = block(save + "\u{1B}[?6l" + wholeRegion + "\u{1B}[0m" + eraseLastRow, [], restore)

  /// Gives back the scroll region of a window that was resized.
  public static let resized = block(save + wholeRegion, [], restore)

  /// Puts the toast into a row above that of the cursor, where it stays (see `Frame.insertedInFlow`).
  public static func insert(_ notice: ToastNotice, columns: Int) -> [UInt8] {
    let placed = place(notice, columns: columns)
    let start = makeRoom + save + "\u{1B}(B\u{0F}\u{1B}[m\u{1B}[1L\u{1B}[\(placed.column + 1)G"
    return block(start, placed.bytes, restore + "\u{1B}[1B")
  }

  /// Removes what a resize has made of the row: everything below the row of the cursor, by relative moves only.
  public static let settle = block(
    save + wholeRegion + restore + "\u{1B}D" + save + "\u{1B}[1G\u{1B}[0m\u{1B}[J" + restore + "\u{1B}[1A",
    [], "")

  /// Absolute rows, ASCII as such, no colours.
  private static let pen = "\u{1B}[?6l\u{1B}(B\u{0F}\u{1B}[0m"

  private static func paint(_ notice: ToastNotice, columns: Int) -> [UInt8] {
    let placed = place(notice, columns: columns)
    return block(pen + eraseLastRow + "\u{1B}[9999;\(placed.column + 1)H", placed.bytes, "\u{1B}[0m")
  }

  private static func block(_ start: String, _ middle: [UInt8], _ end: String) -> [UInt8] {
    Array(start.utf8) + middle + Array(end.utf8)
  }

  // MARK: The text

  /// The text of a toast in a row, its columns, and the column in which it begins.
  ///
  /// The last column is left free: a character there would make terminals wait to begin a new row.
  public static func place(_ notice: ToastNotice, columns: Int) -> (column: Int, width: Int, bytes: [UInt8]) {
    let width = max(1, columns - 1)
    guard let frame = Frame(snapshot: notice.row, size: Size(columns: limit, rows: 1), repertoire: .unicode)
    else { return (0, 0, []) }
    let row = frame.row(0)
    let text = row.prefix((row.lastIndex { $0 != .blank } ?? -1) + 1)
    var taken = min(text.count, width)
    if text.count > width {
      taken = width - 1
      // Half of a wide character is none.
      if text.dropFirst(taken).first?.width == 0 { taken -= 1 }
    }
    let last = text.prefix(taken).last?.style ?? .plain
    let isCut = taken < text.count
    let room = max(0, width - taken - (isCut ? 1 : 0))
    // What fills the row begins with a stripe, which stays as narrow as it is.
    let isLeading = notice.fills || notice.alignment < 0
    let before = isLeading ? 0 : notice.alignment > 0 ? room : room / 2

    var writer = CellWriter(limit: limit - 80)
    text.prefix(taken).forEach { writer.write($0) }
    if isCut { writer.write("…", style: last) }
    if notice.fills { writer.blanks(room - before, style: last) }
    return (notice.fills ? 0 : before, notice.fills ? width : width - room, writer.bytes)
  }

  /// Cells as text and SGR sequences, cut where they would be too long.
  static func bytes(of cells: ArraySlice<Cell>, limit: Int) -> [UInt8] {
    var writer = CellWriter(limit: limit)
    cells.forEach { writer.write($0) }
    return writer.bytes
  }
}

/// Text and SGR sequences up to a number of bytes.
private struct CellWriter {
  let limit: Int
  private(set) var bytes: [UInt8] = []
  private var style = Style.plain
  private var isFull = false

  init(limit: Int) { self.limit = limit }

  mutating func write(_ cell: Cell) {
    if cell.width > 0 { write(cell.character, style: cell.style) }
  }

  mutating func write(_ character: Character, style new: Style) {
    guard !isFull else { return }
    let start = bytes.count
    ControlSequence.style(from: style, to: new).append(to: &bytes)
    bytes += Array(String(character).utf8)
    isFull = bytes.count > limit
    if isFull { bytes.removeSubrange(start...) } else { style = new }
  }

  mutating func blanks(_ count: Int, style: Style) {
    for _ in 0..<max(0, count) { write(" ", style: style) }
  }
}
