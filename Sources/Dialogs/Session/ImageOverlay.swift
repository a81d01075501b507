import TextScreen

/// The picture that the terminal draws over a dialog: where it is now, and the bytes that bring it there.
struct ImageOverlay {
  /// The picture that is on the screen, and where.
  private var shown: (image: InlineImage, area: Rect)?

  /// The terminal may have lost it.
  mutating func invalidate() { shown = nil }

  /// The bytes that put a picture into its place; none when it is there.
  ///
  /// - Parameters:
  ///   - image: the picture and its place; nil takes it away.
  ///   - cursor: where the cursor rests, from the same corner.
  ///   - isOnScreen: whether both count from the corner of the screen; inline only their distance is known.
  mutating func show(
    _ image: (image: InlineImage, area: Rect)?, cursor: Point, isOnScreen: Bool
  ) -> [UInt8] {
    guard let image else { return remove() }
    if let shown, shown.area == image.area, shown.image == image.image { return [] }
    shown = image
    let placing = image.image.placing(columns: image.area.size.columns, rows: image.area.size.rows)
    let origin = image.area.origin
    if isOnScreen {
      return ControlSequence.cursorPosition(origin).bytes + placing
        + ControlSequence.cursorPosition(cursor).bytes
    }
    let rows = cursor.row - origin.row
    return move(rows: -rows, column: origin.column) + placing + move(rows: rows, column: cursor.column)
  }

  /// The bytes that take the picture off the screen.
  mutating func remove() -> [UInt8] {
    defer { shown = nil }
    return shown?.image.removing ?? []
  }

  private func move(rows: Int, column: Int) -> [UInt8] {
    let vertical: [UInt8] =
      rows == 0 ? [] : (rows < 0 ? ControlSequence.cursorUp(-rows) : .cursorDown(rows)).bytes
    return vertical + ControlSequence.cursorColumn(column).bytes
  }
}
