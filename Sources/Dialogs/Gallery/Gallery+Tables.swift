import TextScreen

// ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖
//   slate                         light
//   Text and hints.             ✓ ✗ i !
//
//    ▸OK      Cancel      ! Delete
// ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘
//
// What help says of icons and of themes.

extension Gallery {
  // MARK: Icons

  /// The signs, the names, and what stands for the signs in ASCII, on one surface.
  func icons() -> Frame {
    let palette = Palette(theme: theme, colors: colors, appearance: appearance, depth: depth)
    var settings = DialogSettings(palette: palette, repertoire: repertoire)
    settings.cornerRadius = cornerRadius
    let inset = 2
    let lists = lists(fitting: columns - 2 * inset)
    let rows = lists.map(\.rows.count).max() ?? 0
    let used = lists.map(\.columns).reduce(0, +)
    // The last list ends where the surface does.
    let gap = lists.count > 1 ? (columns - 2 * inset - used) / (lists.count - 1) : 0
    return Frame(size: Size(columns: columns, rows: rows + 4)) { canvas in
      Surface(settings: settings, hasEdges: true).draw(on: canvas)
      var column = inset
      for list in lists {
        let place = Rect(column: column, row: 2, columns: list.columns, rows: rows)
        draw(list, palette, on: canvas.window(place))
        column += list.columns + gap
      }
    }
  }

  private func draw(_ list: IconList, _ palette: Palette, on canvas: Canvas) {
    let accent = palette.button(.default, prominence: .plain, isFocused: false, isEnabled: true)
    for (row, icon) in list.rows.enumerated() {
      let ascii = icon.icon.text(.ascii)
      var column = 0
      if repertoire == .unicode {
        canvas.draw(icon.icon.text(.unicode), at: Point(column: 0, row: row), accent.adding(.bold))
        column = 2
      }
      canvas.draw(SafeText(icon.name), at: Point(column: column, row: row), palette.text)
      canvas.draw(ascii, at: Point(column: list.columns - list.asciiColumns, row: row), palette.muted)
    }
  }

  /// The icons in the most lists that stand side by side in some columns, down the first, then down the next.
  private func lists(fitting available: Int) -> [IconList] {
    let icons = IconTable.rows
    var best = [IconList(rows: icons[...], repertoire)]
    for count in 2...4 {
      let height = (icons.count + count - 1) / count
      let lists = stride(from: 0, to: icons.count, by: height).map {
        IconList(rows: icons[$0..<min($0 + height, icons.count)], repertoire)
      }
      guard lists.map(\.columns).reduce(0, +) + Self.gap * (count - 1) <= available else { break }
      best = lists
    }
    return best
  }

  // MARK: Themes

  /// What every theme does to the parts of a dialog, light and dark; once where these are the same.
  func swatches() -> Frame {
    let width = width(sharedBy: 2, least: 37)
    return inGroups(
      samples.map { sample in appearances(of: sample).map { swatch(sample, $0, columns: width) } })
  }

  private func swatch(_ sample: ThemeSample, _ appearance: Appearance?, columns: Int) -> Frame {
    let palette = Palette(
      theme: sample.theme, colors: sample.colors, appearance: appearance ?? self.appearance, depth: depth)
    var settings = DialogSettings(palette: palette, repertoire: repertoire)
    settings.cornerRadius = cornerRadius
    return Frame(size: Size(columns: columns, rows: 6)) { canvas in
      Surface(settings: settings, hasEdges: true).draw(on: canvas)
      let inner = canvas.window(Rect(column: 2, row: 1, columns: columns - 4, rows: 4))
      inner.draw(sample.name, at: .zero, palette.title)
      if let word = appearance.map(word) {
        inner.draw(word, at: Point(column: inner.size.columns - word.width, row: 0), palette.muted)
      }
      let end = inner.draw("Text ", at: Point(column: 0, row: 1), palette.text)
      inner.draw("and hints", at: Point(column: end, row: 1), palette.muted)
      for (index, severity) in Severity.allCases.enumerated() {
        let place = Point(column: inner.size.columns - 7 + 2 * index, row: 1)
        inner.draw(settings.symbols.mark(severity), at: place, palette.mark(MarkColor(severity)))
      }
      drawButtons(settings, on: inner.window(Rect(column: 0, row: 3, columns: columns - 4, rows: 1)))
    }
  }

  private func drawButtons(_ settings: DialogSettings, on canvas: Canvas) {
    let samples: [(label: SafeText, role: ActionRole)] = [
      ("OK", .default), ("Cancel", .cancel), ("Delete", .destructive),
    ]
    var column = 0
    for (label, role) in samples {
      let width = label.width + Button.margin(role)
      let place = Rect(column: column, row: 0, columns: width, rows: 1)
      Button(lines: [label], role: role, shortcut: nil, isEnabled: true)
        .draw(on: canvas.window(place), isFocused: role == .default, settings: settings)
      column += width + ButtonArrangement.gap
    }
  }
}

/// A part of the icons, one below the other.
private struct IconList {
  let rows: ArraySlice<IconTable.Row>
  /// Columns of the signs of ASCII, at the end.
  let asciiColumns: Int
  /// All columns.
  let columns: Int

  init(rows: ArraySlice<IconTable.Row>, _ repertoire: Repertoire) {
    self.rows = rows
    asciiColumns = rows.map { $0.icon.text(.ascii).width }.max() ?? 0
    let sign = repertoire == .unicode ? 2 : 0
    columns = sign + (rows.map(\.name.count).max() ?? 0) + 1 + asciiColumns
  }
}
