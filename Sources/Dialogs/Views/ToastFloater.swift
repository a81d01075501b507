import TextScreen

// ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖
//    ✗ Deploy
//      disk full on web-3
// ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘

// A toast where it has rows of its own.

/// A toast on a surface that floats.
public struct ToastFloater: Sendable {
  /// Rows of text at most.
  private static let rowLimit = 6

  private let message: ToastMessage
  private let settings: DialogSettings
  private let hasWord: Bool
  private let title: SafeText
  private let lines: [SafeText]

  /// Makes a floater for a terminal so wide; the palette of the settings is that of the message's style.
  public init(_ message: ToastMessage, settings: DialogSettings, columns: Int) {
    self.message = message
    self.settings = settings
    hasWord = settings.palette.depth == .none || settings.repertoire == .ascii
    let repertoire = settings.repertoire
    let room = max(1, min(columns - 1, settings.maxWidth) - Self.inset * 2 - 3)
    let title = SafeText.folded(bytes: message.title, repertoire: repertoire)
    let word = SafeText(message.severity.word + (title.isEmpty ? "" : ": "))
    self.title = (hasWord ? word + title : title).truncated(columns: room, repertoire: repertoire)
    let text = SafeText.folded(bytes: message.text, repertoire: repertoire)
    var lines = text.wrapped(columns: room)
    if lines.count > Self.rowLimit {
      let rest = lines[(Self.rowLimit - 1)...].reduce(SafeText("")) { $0 + $1 + " " }
      lines = lines.prefix(Self.rowLimit - 1) + [rest.truncated(columns: room, repertoire: repertoire)]
    }
    self.lines = lines
  }

  /// Columns between an edge and the mark.
  private static let inset = 3

  /// The surface alone.
  public var frame: Frame {
    let rows = lines.count + (title.isEmpty ? 0 : 1)
    let width = max(title.width, lines.reduce(0) { max($0, $1.width) })
    return Frame(size: Size(columns: textColumn + width + Self.inset, rows: rows + 2)) { canvas in
      Surface(settings: settings, hasEdges: true).draw(on: canvas)
      if isFilled {
        canvas.reground(from: palette.surface.background, to: [fill.background])
        canvas.reground(from: palette.edge.foreground, to: [fill.background])
      }
      let sign = message.icon?.text(settings.repertoire) ?? settings.symbols.mark(message.severity)
      // A mark that has a ground of its own stands off its edges.
      canvas.draw(
        hasOwnGround ? " " + sign + " " : sign,
        at: Point(column: hasOwnGround ? Self.inset - 1 : Self.inset, row: 1), isFilled ? fill : markStyle)
      var row = 1
      if !title.isEmpty {
        canvas.draw(title, at: Point(column: textColumn, row: row), isFilled ? fill : palette.title)
        row += 1
      }
      for line in lines {
        canvas.draw(line, at: Point(column: textColumn, row: row), textStyle)
        row += 1
      }
      canvas.reground(from: palette.surface.background, to: palette.groundStops)
    }
  }

  /// Rows as wide as the terminal, with the surface where the position says.
  public func frame(columns: Int) -> Frame {
    let surface = frame
    let start: Int =
      switch message.position.horizontal {
      case ..<0: 0
      case 0: (columns - surface.size.columns) / 2
      default: columns - 1 - surface.size.columns
      }
    return Frame(size: Size(columns: columns, rows: surface.size.rows)) { canvas in
      canvas.draw(surface, at: Point(column: max(0, start), row: 0))
    }
  }

  private var palette: Palette { settings.palette }

  private var hasOwnGround: Bool { !palette.hasGround && palette.depth > .none }

  private var textColumn: Int { Self.inset + (hasOwnGround ? 3 : 2) }

  private var isFilled: Bool { message.style == .filled && palette.hasGround }

  private var fill: Style { palette.badge(MarkColor(message.severity)) }

  private var markStyle: Style { palette.mark(MarkColor(message.severity)) }

  private var textStyle: Style {
    guard isFilled else {
      // A text alone is what is to be read.
      return title.isEmpty ? Style(palette.title, attributes: []) : palette.text
    }
    return Style(fill, attributes: [])
  }
}

extension ToastStyle {
  /// Whether the toast is a surface with edges where there is room for one.
  public var floats: Bool { self != .banner && self != .compact }
}
