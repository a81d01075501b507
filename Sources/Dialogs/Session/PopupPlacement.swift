import TextScreen

/// Where a popup stands on a screen.
struct PopupPlacement: Equatable {
  /// What it covers.
  let area: Rect
  /// The side that the anchor is on, and the place of the arrow along it, from the area's corner; nil without one.
  let arrow: PopupArrow?

  /// Columns between a popup and the edges of the screen.
  private static let columnMargin = 2
  /// Rows between a popup and the edges of the screen.
  private static let rowMargin = 1

  /// The space that the popup can be laid out for.
  static func available(_ popup: PopupConfiguration, on screen: Size) -> Size {
    if let rows = roomBesideAnchor(popup, screen) { return Size(columns: screen.columns, rows: rows) }
    switch popup.kind {
    case .center, .toast, .sheet: return screen
    case .floater:
      return Size(columns: inner(screen.columns, columnMargin), rows: inner(screen.rows, rowMargin))
    }
  }

  /// Places a popup of a size.
  init(_ popup: PopupConfiguration, size: Size, on screen: Size) {
    if let anchor = popup.anchor, Self.roomBesideAnchor(popup, screen) != nil {
      let isBelow = size.rows <= screen.rows - anchor.row - 1
      let column = min(max(0, anchor.column - size.columns / 2), max(0, screen.columns - size.columns))
      area = Rect(
        origin: Point(column: column, row: isBelow ? anchor.row + 1 : anchor.row - size.rows), size: size)
      // Not on a corner.
      let place = min(max(1, anchor.column - column), max(1, size.columns - 2))
      arrow = popup.hasArrow ? PopupArrow(isAtTop: isBelow, column: place) : nil
      return
    }
    arrow = nil
    let place = popup.place
    switch popup.kind {
    case .toast, .sheet:
      let row = Self.start(place.vertical, size.rows, screen.rows, margin: 0)
      area = Rect(column: 0, row: row, columns: screen.columns, rows: size.rows)
    case .center, .floater:
      area = Rect(
        origin: Point(
          column: Self.start(place.horizontal, size.columns, screen.columns, margin: Self.columnMargin),
          row: Self.start(place.vertical, size.rows, screen.rows, margin: Self.rowMargin)), size: size)
    }
  }

  /// The rows above or below the anchor, whichever are more; nil where no popup has room there.
  private static func roomBesideAnchor(_ popup: PopupConfiguration, _ screen: Size) -> Int? {
    guard let anchor = popup.anchor, anchor.row < screen.rows, anchor.column < screen.columns else {
      return nil
    }
    let rows = max(anchor.row, screen.rows - anchor.row - 1)
    return rows >= Session<AlertDialog>.leastRows ? rows : nil
  }

  /// Where something begins that stands at the start, in the middle or at the end of a length.
  private static func start(_ side: Int, _ length: Int, _ available: Int, margin: Int) -> Int {
    let room = max(0, available - length)
    return switch side {
    case ..<0: min(margin, room / 2)
    case 0: room / 2
    default: room - min(margin, room / 2)
    }
  }

  private static func inner(_ length: Int, _ margin: Int) -> Int {
    length - 2 * margin >= 20 ? length - 2 * margin : length
  }
}

/// The arrow of a popover.
public struct PopupArrow: Equatable, Sendable {
  /// Whether it stands in the upper edge and points up.
  public let isAtTop: Bool
  /// Its column, from the popup's corner.
  public let column: Int
}
