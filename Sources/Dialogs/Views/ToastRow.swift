import TextScreen

//   ✓ Deploy  3 services are live
// ▌ ✓ success: Deploy: 3 services are live
// ✓ success: Deploy: 3 services are live
// [success] Deploy: 3 services are live

// A toast where it has one row: with colours; a banner, and the default, without; in ASCII.

/// A toast as one row: its mark, its title, its text.
public struct ToastRow: Sendable {
  /// Bytes that a row takes at most, so that what moves there and back fits into a write of 1024.
  public static let byteLimit = 900

  private let message: ToastMessage
  private let settings: DialogSettings

  /// Makes a row; the palette of the settings is that of the message's style (see `ToastStyle.surface`).
  public init(_ message: ToastMessage, settings: DialogSettings) {
    self.message = message
    self.settings = settings
  }

  /// One row, with blanks in the terminal's own colours beside the toast.
  public func frame(columns: Int) -> Frame { frame(columns: columns, room: columns) }

  /// The row as text and styles alone, for one write at a column counted from 0.
  ///
  /// There is no LF, CR, HT and BS among the bytes, and the style is reset at their end.
  public func bytes(columns: Int) -> (column: Int, bytes: [UInt8]) {
    let whole = frame(columns: columns).printedRow(0)
    guard whole.bytes.count > Self.byteLimit else { return whole }
    // The most columns that fit.
    var (fitting, tooMany) = (0, columns)
    while tooMany - fitting > 1 {
      let middle = (fitting + tooMany) / 2
      let isFitting = frame(columns: columns, room: middle).printedRow(0).bytes.count <= Self.byteLimit
      if isFitting { fitting = middle } else { tooMany = middle }
    }
    return frame(columns: columns, room: fitting).printedRow(0)
  }

  /// A row in which the toast takes some of the columns.
  private func frame(columns: Int, room: Int) -> Frame {
    let isBanner = message.style == .banner
    // The last column is left alone: after it terminals differ about where the cursor is.
    let inside = max(0, min(room, columns - 1) - 2 * padding)
    let parts = parts(columns: inside)
    let width = parts.reduce(0) { $0 + $1.text.width }
    let taken = isBanner ? min(room, columns) : min(room, width + 2 * padding)
    let start: Int =
      switch message.position.horizontal {
      case _ where isBanner: 0
      case ..<0: 0
      case 0: (columns - taken) / 2
      default: columns - 1 - taken
      }
    return Frame(size: Size(columns: columns, rows: 1)) { canvas in
      let toast = canvas.window(Rect(column: max(0, start), row: 0, columns: taken, rows: 1))
      toast.fill(ground)
      if isBanner { drawStripe(on: toast) }
      var column = padding
      for part in parts { column = toast.draw(part.text, at: Point(column: column, row: 0), part.style) }
      toast.reground(from: palette.surface.background, to: palette.groundStops)
    }
  }

  /// Columns of blanks at each side.
  private var padding: Int {
    switch message.style {
    case .compact: palette.hasGround || isSolid ? 1 : 0
    case .banner: 2
    default: palette.hasGround || isSolid ? 2 : 0
    }
  }

  private func drawStripe(on canvas: Canvas) {
    guard palette.depth == .none else {
      return canvas.fill(
        Rect(column: 0, row: 0, columns: 1, rows: 1), " ", palette.badge(MarkColor(message.severity)))
    }
    canvas.draw(settings.repertoire == .unicode ? "▌" : "|", at: .zero, palette.title)
  }

  // MARK: What it says

  /// The parts from the left to the right, no wider than the columns.
  private func parts(columns: Int) -> [(text: SafeText, style: Style)] {
    var room = columns
    return words.compactMap { part in
      let text = part.text.truncated(columns: room, repertoire: settings.repertoire)
      room -= text.width
      // Where a part was cut the next one would begin in the middle.
      if text != part.text { room = 0 }
      return text.isEmpty ? nil : (text, part.style)
    }
  }

  private var words: [(text: SafeText, style: Style)] {
    let text = SafeText.folded(bytes: message.text, repertoire: settings.repertoire)
    let title = SafeText.folded(bytes: message.title, repertoire: settings.repertoire)
    let hasWord = palette.depth == .none || settings.repertoire == .ascii
    var words = hasWord ? wordedMark : plainMark
    if title.isEmpty { return words + [(text, titleStyle(isAlone: true))] }
    words.append((title, titleStyle(isAlone: false)))
    words.append((hasWord ? ": " : "  ", textStyle))
    return words + [(text, textStyle)]
  }

  private var plainMark: [(text: SafeText, style: Style)] { [(badged(sign), markStyle), (" ", textStyle)] }

  /// The mark and the word of the severity.
  private var wordedMark: [(text: SafeText, style: Style)] {
    let word = SafeText(message.severity.word)
    switch settings.repertoire {
    case .unicode: return [(sign + " ", markStyle), (word + ": ", textStyle)]
    case .ascii:
      let icon = message.icon.map { $0.text(.ascii) + " " } ?? ""
      return [(icon, textStyle), ("[" + word + "]", markStyle), (" ", textStyle)]
    }
  }

  private var sign: SafeText {
    message.icon?.text(settings.repertoire) ?? settings.symbols.mark(message.severity)
  }

  /// A mark that has a ground of its own stands off its edges.
  private func badged(_ sign: SafeText) -> SafeText {
    palette.hasGround || isSolid ? sign : " " + sign + " "
  }

  // MARK: Styles

  private var palette: Palette { settings.palette }

  /// Whether everything stands on one strong colour.
  private var isSolid: Bool { message.style == .filled || (message.style == .inverse && !palette.hasGround) }

  private var ground: Style {
    switch message.style {
    case .filled:
      let badge = palette.badge(MarkColor(message.severity))
      return palette.depth == .none ? Style(attributes: .reverse) : Style(badge, attributes: [])
    case .inverse where !palette.hasGround: return Style(attributes: .reverse)
    default: return palette.text
    }
  }

  private var textStyle: Style { ground }

  private var markStyle: Style {
    isSolid ? ground.adding(.bold) : palette.mark(MarkColor(message.severity))
  }

  /// A text alone is what is to be read; beside a title it is the second thing.
  private func titleStyle(isAlone: Bool) -> Style {
    if isSolid { return isAlone ? ground : ground.adding(.bold) }
    guard isAlone else { return palette.title }
    return Style(palette.title, attributes: [])
  }
}

extension Style {
  /// The colours of a style with other attributes.
  init(_ style: Style, attributes: Attributes) {
    self.init(foreground: style.foreground, background: style.background, attributes: attributes)
  }
}

extension ToastStyle {
  /// The ground that the palette of a toast is made for.
  ///
  /// Nothing is known of what stands behind a row, so that frosted and glass are as the default there.
  public func surface(_ severity: Severity) -> SurfaceStyle {
    switch self {
    case .default, .filled, .banner, .compact: .standard
    case .tinted: .tinted(MarkColor(severity))
    case .inverse: .inverse
    case .frosted: .frosted
    case .glass: .glass
    }
  }
}
