import TextScreen

// styles ─────────────────────── --style STYLE
//
// ┌ standard ────────┐  ┌ frosted ─────────┐
// │                  │  │                  │
// └──────────────────┘  └──────────────────┘
//
// A page: its name, the option that goes with it, and small screens with their captions.

/// Pictures of everything that a dialog can look like.
public struct Gallery: Sendable {
  /// The theme of what is not about themes; nil for the usual one.
  public var theme: ThemeName?
  /// The colours of a theme file, over those of the theme; a theme of its own among the others.
  public var colors = ThemeColors()
  /// Light or dark, likewise.
  public var appearance: Appearance
  /// The colours to draw with.
  public var depth: ColorDepth
  /// The characters to draw with.
  public var repertoire: Repertoire
  /// How round the corners of cards are.
  public var cornerRadius = CornerRadius.rounded
  /// Columns of a page.
  public let columns: Int

  /// Blanks between two things side by side.
  static let gap = 2

  /// Makes a gallery.
  ///
  /// - Parameter columns: of the paper or the terminal; pages are at most 100 columns wide.
  public init(
    theme: ThemeName? = nil, appearance: Appearance = .dark, depth: ColorDepth = .none,
    repertoire: Repertoire = .unicode, columns: Int = 80
  ) {
    self.theme = theme
    self.appearance = appearance
    self.depth = depth
    self.repertoire = repertoire
    self.columns = min(max(columns, 20), 100)
  }

  /// The pages one below the other, as lines; without colours they are plain text.
  public func printed(_ pages: [GalleryPage]) -> [UInt8] {
    Array(pages.map { frame($0).document(in: depth) }.joined(separator: [0x0A]))
  }

  /// One page.
  public func frame(_ page: GalleryPage) -> Frame {
    let body =
      switch page {
      case .icons: icons()
      case .swatches: swatches()
      case .styles: styles()
      case .themes: themes()
      case .kinds: kinds()
      case .positions: positions()
      }
    return stacked([heading(page), note(page), body].compactMap { $0 }, gap: 1)
  }

  // MARK: Parts of a page

  private func heading(_ page: GalleryPage) -> Frame {
    let (title, option) = (SafeText(page.title), SafeText(page.option))
    return Frame(size: Size(columns: columns, rows: 1)) { canvas in
      let start = canvas.draw(title, at: .zero, Style(attributes: .bold)) + 1
      let end = columns - option.width - 1
      canvas.fill(
        Rect(column: start, row: 0, columns: end - start, rows: 1), repertoire == .unicode ? "─" : "-",
        Self.faint)
      canvas.draw(option, at: Point(column: max(start, end + 1), row: 0), .plain)
    }
  }

  /// Why things look the same that have other colours elsewhere.
  private func note(_ page: GalleryPage) -> Frame? {
    guard depth < .palette256 else { return nil }
    let text: SafeText
    switch page {
    case .styles: text = "Grounds need 256 colours; with fewer, every style is an outline."
    case .themes, .swatches: text = "Themes need 256 colours; with fewer, they are the terminal's own."
    case .icons, .kinds, .positions: return nil
    }
    let lines = text.wrapped(columns: columns)
    return Frame(size: Size(columns: columns, rows: lines.count)) { canvas in
      for (row, line) in lines.enumerated() { canvas.draw(line, at: Point(column: 0, row: row), .plain) }
    }
  }

  /// Lines that lead the eye.
  static let faint = Style(attributes: .dim)

  /// Frames one below the other.
  func stacked(_ frames: [Frame], gap: Int = 0) -> Frame {
    let rows = frames.map(\.size.rows).reduce(0, +) + gap * max(0, frames.count - 1)
    return Frame(size: Size(columns: columns, rows: rows)) { canvas in
      var row = 0
      for frame in frames {
        canvas.draw(frame, at: Point(column: 0, row: row))
        row += frame.size.rows + gap
      }
    }
  }

  /// Frames of one size side by side, as many as there is room for, then the next ones below.
  func arranged(_ frames: [Frame]) -> Frame {
    guard let size = frames.first?.size else { return Frame(size: .zero) }
    let perRow = max(1, (columns + Self.gap) / (size.columns + Self.gap))
    let rows = (frames.count + perRow - 1) / perRow
    return Frame(size: Size(columns: columns, rows: rows * size.rows)) { canvas in
      for (index, frame) in frames.enumerated() {
        let place = Point(
          column: index % perRow * (size.columns + Self.gap), row: index / perRow * size.rows)
        canvas.draw(frame, at: place)
      }
    }
  }

  /// The columns of a thing of which so many stand side by side, where each then has so many columns at least.
  func width(sharedBy count: Int, least: Int) -> Int {
    var count = count
    while count > 1, (columns - Self.gap * (count - 1)) / count < least { count -= 1 }
    return min(columns, (columns - Self.gap * (count - 1)) / count)
  }

  /// A small screen with a line around it, and what it shows in the line.
  func framed(_ screen: Frame, caption: SafeText) -> Frame {
    let size = Size(columns: screen.size.columns + 2, rows: screen.size.rows + 2)
    let isUnicode = repertoire == .unicode
    return Frame(size: size) { canvas in
      let sides = Rect(column: 0, row: 0, columns: 1, rows: size.rows)
      let far = Rect(column: size.columns - 1, row: 0, columns: 1, rows: size.rows)
      for side in [sides, far] { canvas.fill(side, isUnicode ? "│" : "|", Self.faint) }
      for (row, left, right) in [(0, "┌", "┐"), (size.rows - 1, "└", "┘")] as [(Int, Character, Character)] {
        let line = Rect(column: 0, row: row, columns: size.columns, rows: 1)
        canvas.fill(line, isUnicode ? "─" : "-", Self.faint)
        let ends = [(0, left), (size.columns - 1, right)]
        for (column, corner) in ends {
          let place = Rect(column: column, row: row, columns: 1, rows: 1)
          canvas.fill(place, isUnicode ? corner : "+", Self.faint)
        }
      }
      let text = (" " + caption + " ").truncated(columns: size.columns - 4, repertoire: repertoire)
      canvas.draw(text, at: Point(column: 1, row: 0), Style(attributes: .bold))
      canvas.draw(screen, at: Point(column: 1, row: 1))
    }
  }
}
