import TextScreen

//  ━━━━━━━━━━━━━━╸────────────────────────────   33 %
//  [##############                            ]  33 %

/// A bar of one row with the percentage behind it.
struct ProgressBar {
  /// Columns of the percentage, and of the blanks before it.
  private static let numberColumns = 7

  /// 0 to 100; nil where nobody knows.
  let percent: Int?
  /// How often the segment has moved that shows that it goes on.
  let step: Int
  let settings: DialogSettings

  func draw(on canvas: Canvas) {
    let columns = canvas.size.columns
    let palette = settings.palette
    let number = percent.map { SafeText("\($0) %") } ?? ""
    // Where there is no room for both the number says more.
    guard columns >= Self.numberColumns + 4 else {
      return _ = canvas.draw(
        number.truncated(columns: columns, repertoire: settings.repertoire), at: .zero, filled)
    }
    canvas.draw(number, at: Point(column: columns - number.width, row: 0), palette.title)
    let hasBrackets = settings.repertoire == .ascii
    let width = columns - Self.numberColumns
    if hasBrackets {
      canvas.draw("[", at: .zero, rest)
      canvas.draw("]", at: Point(column: width - 1, row: 0), rest)
    }
    let inner =
      hasBrackets
      ? Rect(column: 1, row: 0, columns: width - 2, rows: 1)
      : Rect(column: 0, row: 0, columns: width, rows: 1)
    drawBar(on: canvas.window(inner))
  }

  private func drawBar(on canvas: Canvas) {
    let width = canvas.size.columns
    let signs: (full: Character, rest: Character) = settings.repertoire == .unicode ? ("━", "─") : ("#", " ")
    canvas.fill(Rect(column: 0, row: 0, columns: width, rows: 1), signs.rest, rest)
    guard let percent else {
      let segment = max(1, width / 5)
      let start = Self.swing(step, within: width - segment)
      return canvas.fill(Rect(column: start, row: 0, columns: segment, rows: 1), signs.full, filled)
    }
    // A bar is full only when it is.
    let halves = percent == 100 ? 2 * width : min(2 * width - 1, (2 * width * percent + 50) / 100)
    canvas.fill(Rect(column: 0, row: 0, columns: halves / 2, rows: 1), signs.full, filled)
    if halves % 2 == 1, settings.repertoire == .unicode {
      canvas.draw("╸", at: Point(column: halves / 2, row: 0), filled)
    }
  }

  /// The accent on the surface; bold where there is none.
  private var filled: Style {
    let accent = settings.palette.badge.background
    guard settings.palette.hasGround, accent != .default else {
      return Style(settings.palette.text, attributes: .bold)
    }
    return Style(foreground: accent, background: settings.palette.surface.background)
  }

  private var rest: Style { settings.palette.line }

  /// There and back again.
  private static func swing(_ step: Int, within range: Int) -> Int {
    guard range > 0 else { return 0 }
    let place = step % (2 * range)
    return place <= range ? place : 2 * range - place
  }
}
