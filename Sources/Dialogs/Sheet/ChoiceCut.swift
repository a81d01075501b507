import TextScreen

/// What is seen of a text: all of it where it fits, else its beginning and its end, which tell it from others, or
/// what stands from some column on.
struct ChoiceCut {
  /// Some cells, and what stands behind them.
  struct Part {
    var cells: Range<Int>
    var mark: SafeText = ""
  }

  /// What is seen, from left to right.
  let parts: [Part]
  /// Whether something is not seen.
  let isCut: Bool

  /// - Parameter slide: columns that are out of sight at the beginning; 0 for none.
  init(
    _ text: SafeText, _ cells: [(character: Character, width: Int)], columns: Int, from slide: Int,
    _ settings: DialogSettings
  ) {
    isCut = cells.reduce(0) { $0 + $1.width } > columns
    if !isCut {
      parts = [Part(cells: cells.indices)]
    } else if slide > 0 {
      parts = Self.parts(cells, columns: columns, from: slide, settings.symbols.ellipsis)
    } else {
      parts = Self.ends(text, cells, columns: columns, settings)
    }
  }

  /// The most columns that can be out of sight at the beginning.
  static func lastSlide(width: Int, columns: Int, _ settings: DialogSettings) -> Int {
    width > columns ? width - columns + settings.symbols.ellipsis.width : 0
  }

  private static func parts(
    _ cells: [(character: Character, width: Int)], columns: Int, from slide: Int, _ ellipsis: SafeText
  ) -> [Part] {
    var (start, passed) = (0, 0)
    while start < cells.count, passed < slide {
      passed += cells[start].width
      start += 1
    }
    let room = columns - ellipsis.width
    var (end, used) = (start, 0)
    while end < cells.count, used + cells[end].width <= room {
      used += cells[end].width
      end += 1
    }
    let hidden = Part(cells: 0..<0, mark: ellipsis)
    if end == cells.count { return [hidden, Part(cells: start..<end)] }
    while end > start, used > room - ellipsis.width {
      end -= 1
      used -= cells[end].width
    }
    return [hidden, Part(cells: start..<end, mark: ellipsis)]
  }

  private static func ends(
    _ text: SafeText, _ cells: [(character: Character, width: Int)], columns: Int, _ settings: DialogSettings
  ) -> [Part] {
    let ellipsis = settings.symbols.ellipsis
    // A few columns of the end are of no use.
    var rest = columns - ellipsis.width < 6 ? 0 : (columns - ellipsis.width) / 2
    var tail = cells.count
    while tail > 0, rest >= cells[tail - 1].width {
      rest -= cells[tail - 1].width
      tail -= 1
    }
    let room = columns - cells[tail...].reduce(0) { $0 + $1.width }
    // Leaves out the spelling of what cannot be shown as a whole.
    let start = text.truncated(columns: room, repertoire: settings.repertoire)
    let dots = ellipsis.truncated(columns: max(room, 0), repertoire: settings.repertoire)
    let head = min(max(0, start.cells.count - dots.cells.count), tail)
    return [Part(cells: 0..<head, mark: dots), Part(cells: tail..<cells.count)]
  }
}

/// A text of any length, made safe as far as it can be shown.
struct ChoiceText {
  let text: SafeText

  /// Of a text that is far too long the middle is left out.
  init(_ bytes: ArraySlice<UInt8>, columns: Int, _ settings: DialogSettings) {
    let repertoire = settings.repertoire
    // Hardly any text has more bytes in a column.
    let part = 16 * max(columns, 8)
    guard bytes.count > 2 * part else {
      text = SafeText(bytes: bytes, repertoire: repertoire)
      return
    }
    let tail = bytes.suffix(part).drop { 0x80..<0xC0 ~= $0 }
    text =
      SafeText(bytes: bytes.prefix(part), repertoire: repertoire) + settings.symbols.ellipsis
      + SafeText(bytes: tail, repertoire: repertoire)
  }
}
