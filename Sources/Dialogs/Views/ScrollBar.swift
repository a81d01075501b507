import TextScreen

// │
// ┃
// ┃
// │
//
// The thumb is as long, and as far down, as what is in sight is of the whole.

/// A bar of one column that says which part of something long is in sight.
struct ScrollBar {
  /// Rows of the thumb.
  let length: Int
  /// Rows above the thumb in proportion to what is out of sight there.
  let start: Int
  /// Whether nothing is out of sight above.
  let isAtStart: Bool
  /// Whether nothing is out of sight below.
  let isAtEnd: Bool
  /// How the thumb looks.
  let thumbStyle: Style

  /// Draws it as long as the canvas.
  func draw(on canvas: Canvas, settings: DialogSettings) {
    let thumb = thumb(in: canvas.size.rows)
    for row in 0..<canvas.size.rows {
      let isThumb = thumb.contains(row)
      canvas.draw(
        isThumb ? settings.symbols.thumb : settings.symbols.track, at: Point(column: 0, row: row),
        isThumb ? thumbStyle : settings.palette.line)
    }
  }

  /// The rows of the thumb: at an end only where what is in sight is at that end, as far as there is room.
  private func thumb(in rows: Int) -> Range<Int> {
    let last = rows - length
    let place = isAtEnd ? last : max(0, min(last - 1, max(isAtStart ? 0 : 1, start)))
    return place..<(place + length)
  }
}
