import TextScreen

// What a session shows, and where on the screen it stands.

extension Session {
  /// Whether the question cannot be seen whole: then it cannot be answered, only left.
  var isTooSmall: Bool {
    terminal.columns < Self.leastColumns || terminal.rows < Self.leastRows
  }

  /// Where the dialog stands on the screen; nil when that is not known.
  var dialogArea: Rect? {
    let size = dialog.size(fitting: terminal)
    switch options.host {
    case .inline: return inlineRow.map { Rect(origin: Point(column: 0, row: $0), size: size) }
    case .screen:
      return Rect(
        column: (terminal.columns - size.columns) / 2, row: (terminal.rows - size.rows) / 2,
        columns: size.columns, rows: size.rows)
    }
  }

  /// What the terminal shall show.
  public func frame() -> Frame {
    if isTooSmall { return tooSmallFrame() }
    switch options.host {
    case .inline: return Frame(size: dialog.size(fitting: terminal)) { dialog.draw(on: $0) }
    case .screen:
      return Frame(size: terminal) { canvas in
        if let area = dialogArea { dialog.draw(on: canvas.window(area)) }
      }
    }
  }

  private func tooSmallFrame() -> Frame {
    let size = options.host == .inline ? Size(columns: terminal.columns, rows: 1) : terminal
    return Frame(size: size) { canvas in
      let text: SafeText = "too small: enlarge, or esc"
      canvas.draw(text.truncated(columns: size.columns, repertoire: .ascii), at: .zero, .plain)
      canvas.placeCursor(at: .zero)
    }
  }
}
