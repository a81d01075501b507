import TextScreen

//  ▸ ◉ ! Delete the old one      in two weeks

/// How the rows of a list of choices share their columns.
struct ChoiceRow {
  /// Columns between a label and its hint.
  private static let gap = 3
  /// The fewest columns of a hint that is cut.
  private static let leastHint = 8

  let settings: DialogSettings
  /// Columns of a row.
  let columns: Int
  /// The column of the box of a row that can be selected; nil where one row alone is chosen.
  let box: Int?
  /// The column of the mark of what loses something; nil where nothing does.
  let danger: Int?
  /// The column of the label.
  let label: Int
  /// The column in which hints begin.
  private let hint: Int

  /// - Parameters:
  ///   - hasBox: whether several rows can be selected.
  ///   - hasDanger: whether a row may lose something.
  ///   - widest: columns of the longest label with a hint.
  init(columns: Int, hasBox: Bool, hasDanger: Bool, widest: Int, settings: DialogSettings) {
    self.settings = settings
    self.columns = columns
    var column = 2
    box = hasBox ? column : nil
    if hasBox { column += settings.symbols.chosen.width + 1 }
    danger = hasDanger ? column : nil
    if hasDanger { column += 2 }
    label = column
    hint = column + min(widest, (columns - column) * 3 / 5) + Self.gap
  }

  /// What a row says, and how it stands.
  struct Content {
    let text: SafeText
    let hint: SafeText
    let kind: Choice.Kind
    let isSelected: Bool
    let isHighlighted: Bool
    /// Columns of a label that is too long, that are out of sight at its beginning; 0 for none.
    let slide: Int
    /// What is marked in it.
    let query: ChoiceQuery?
  }

  /// Draws a row of choices.
  func draw(_ content: Content, on canvas: Canvas, isFocused: Bool) {
    let palette = settings.palette
    let symbols = settings.symbols
    let kind: ButtonKind = content.kind == .destructive ? .destructive : .default
    let isFilled = content.isHighlighted && isFocused
    let filled = palette.button(kind, isFocused: true, isEnabled: true)
    let style = isFilled ? filled : Self.style(content, palette)
    if isFilled { canvas.fill(style) }
    func draw(_ text: SafeText, _ column: Int, _ own: Style) {
      canvas.draw(text, at: Point(column: column, row: 0), isFilled ? style : own)
    }
    // The mark of the focus stands in one place only.
    if content.isHighlighted { draw(isFocused ? symbols.focus : symbols.separator, 0, palette.title) }
    if let box {
      if content.kind == .disabled {
        draw(symbols.close, box + (symbols.chosen.width - 1) / 2, palette.muted)
      } else {
        let chosen = palette.hasGround ? palette.mark(.success) : palette.title
        draw(
          content.isSelected ? symbols.chosen : symbols.unchosen, box,
          content.isSelected ? chosen : palette.muted)
      }
    } else if content.kind == .disabled {
      draw(symbols.close, 0, palette.muted)
    }
    if content.kind == .destructive, let danger { draw(symbols.danger, danger, palette.mark(.error)) }
    drawText(content, on: canvas, style: style, isFilled: isFilled)
  }

  private static func style(_ content: Content, _ palette: Palette) -> Style {
    if content.isHighlighted { return palette.title }
    return content.kind == .disabled ? palette.muted : palette.text
  }

  /// The label, what of it matches, and the hint where there is room behind it.
  private func drawText(_ content: Content, on canvas: Canvas, style: Style, isFilled: Bool) {
    let room = max(0, columns - label)
    let cells = content.text.cells
    let marks = content.query?.marks(in: cells)
    let cut = ChoiceCut(content.text, cells, columns: room, from: content.slide, settings)
    var column = label
    for part in cut.parts {
      var rest = part.cells
      while let place = rest.first {
        let isMarked = marks?[place] ?? false
        let run = rest.prefix { (marks?[$0] ?? false) == isMarked }
        let text = SafeText(String(cells[run].map(\.character)))
        let own = isMarked ? style.adding([.bold, .underline]) : style
        column = canvas.draw(text, at: Point(column: column, row: 0), own)
        rest = run.endIndex..<rest.endIndex
      }
      column = canvas.draw(part.mark, at: Point(column: column, row: 0), style)
    }
    let start = max(hint, column + Self.gap)
    guard !cut.isCut, columns - start >= min(content.hint.width, Self.leastHint), !content.hint.isEmpty else {
      return
    }
    let hint = content.hint.truncated(columns: columns - start, repertoire: settings.repertoire)
    canvas.draw(hint, at: Point(column: start, row: 0), isFilled ? style : settings.palette.muted)
  }

  /// Draws a line between choices, with its heading.
  func drawSeparator(_ heading: SafeText, on canvas: Canvas) {
    let palette = settings.palette
    func rule(from start: Int, to end: Int) {
      for column in start..<max(start, end) {
        canvas.draw(settings.symbols.rule, at: Point(column: column, row: 0), palette.line)
      }
    }
    // Where the box or the label of a choice begins.
    let start = 2
    guard !heading.isEmpty, columns > 10 else { return rule(from: start, to: columns) }
    let shown = heading.truncated(columns: columns - start - 6, repertoire: settings.repertoire)
    rule(from: start, to: start + 2)
    let end = canvas.draw(shown, at: Point(column: start + 3, row: 0), palette.muted)
    rule(from: end + 1, to: columns)
  }
}
