/// A place in a grid of cells, zero-based, from the top left.
public struct Point: Hashable, Sendable {
  /// Cells from the left edge.
  public var column: Int
  /// Cells from the top edge.
  public var row: Int

  /// The top left cell.
  public static let zero = Point(column: 0, row: 0)

  /// Makes a point; negative values lie outside every frame and are clipped when drawn.
  public init(column: Int, row: Int) {
    self.column = column.clamped(to: -Size.limit...Size.limit)
    self.row = row.clamped(to: -Size.limit...Size.limit)
  }
}

/// An extent in cells.
///
/// Never negative, and so limited that sums of extents do not overflow.
public struct Size: Hashable, Sendable {
  /// Cells across.
  public let columns: Int
  /// Cells down.
  public let rows: Int

  /// Nothing.
  public static let zero = Size(columns: 0, rows: 0)

  /// The largest number of columns or rows.
  static let limit = 1 << 30

  /// Makes a size; negative values become 0.
  public init(columns: Int, rows: Int) {
    self.columns = columns.clamped(to: 0...Size.limit)
    self.rows = rows.clamped(to: 0...Size.limit)
  }
}

/// A rectangle of cells.
public struct Rect: Hashable, Sendable {
  /// The top left cell.
  public var origin: Point
  /// The extent.
  public var size: Size

  /// Makes a rectangle from its corner and extent.
  public init(origin: Point = .zero, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from four numbers; negative extents become 0.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.init(origin: Point(column: column, row: row), size: Size(columns: columns, rows: rows))
  }

  /// The first column to the right of the rectangle.
  public var endColumn: Int { origin.column + size.columns }
  /// The first row below the rectangle.
  public var endRow: Int { origin.row + size.rows }

  /// Whether the cell lies inside.
  public func contains(_ point: Point) -> Bool {
    point.column >= origin.column && point.column < endColumn && point.row >= origin.row && point.row < endRow
  }

  /// The part that both rectangles share; an empty one where they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    let column = max(origin.column, other.origin.column)
    let row = max(origin.row, other.origin.row)
    return Rect(
      column: column, row: row, columns: min(endColumn, other.endColumn) - column,
      rows: min(endRow, other.endRow) - row)
  }
}

extension Int {
  fileprivate func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
