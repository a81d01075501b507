/// A small terminal: consumes what a program writes and holds what a user would see.
///
/// It follows xterm (control sequences, delayed wrap, background colour erase) and shares no code with the
/// product. What it does not know it does not ignore silently: see `unknownSequences`.
public struct VirtualScreen: Sendable {
  /// One place on the screen.
  public struct Cell: Hashable, Sendable {
    /// The character with everything that combines with it.
    public var text = " "
    /// Columns that it takes; 0 for the second half of a wide one.
    public var width = 1
    /// How it is drawn.
    public var style = Style()

    /// Makes a blank.
    public init() {}
  }

  /// What SGR has set.
  public struct Style: Hashable, Sendable {
    /// A colour as it was asked for.
    public enum Color: Hashable, Sendable {
      case standard
      case indexed(Int)
      case palette(Int)
      case rgb(Int, Int, Int)
    }

    /// The colour of characters.
    public var foreground = Color.standard
    /// The colour behind them.
    public var background = Color.standard
    /// The SGR parameters of the attributes that are on: 1, 2, 3, 4, 7.
    public var attributes: Set<Int> = []

    /// Makes the terminal's own style.
    public init() {}
  }

  /// How the terminal measures characters of several scalars.
  public enum WidthPolicy: Sendable, CaseIterable {
    /// As one character, as users see them.
    case clusters
    /// Scalar by scalar, as the C library does.
    case wcwidth
  }

  /// A place, counted from 0.
  public struct Place: Hashable, Sendable {
    /// Cells from the left edge.
    public var column = 0
    /// Cells from the top edge.
    public var row = 0

    /// Makes a place.
    public init(column: Int = 0, row: Int = 0) {
      self.column = column
      self.row = row
    }
  }

  /// One row of cells.
  struct Row: Sendable {
    var cells: [Cell]
    /// Whether the next row continues this one.
    var isWrapped = false

    init(columns: Int, style: Style = Style()) {
      var cell = Cell()
      cell.style.background = style.background
      cells = Array(repeating: cell, count: columns)
    }

    var text: String {
      var text = cells.map { $0.width > 0 ? $0.text : "" }.joined()
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  /// Cells across.
  public internal(set) var columns: Int
  /// Cells down.
  public internal(set) var rows: Int
  /// Where the cursor is.
  public internal(set) var cursor = Place()
  /// Whether the next character begins a new row (xenl).
  public internal(set) var isWrapPending = false
  /// The private modes that are on.
  public internal(set) var modes: Set<Int> = [7, 25]
  /// The first and last row that scroll.
  public internal(set) var scrollRegion: ClosedRange<Int>
  /// What SGR has set for the next character.
  public internal(set) var style = Style()
  /// What the terminal has answered.
  public internal(set) var replies: [UInt8] = []
  /// The operating system commands that came, without their frames.
  public internal(set) var operatingSystemCommands: [String] = []
  /// Control characters and sequences that the terminal does not know.
  public internal(set) var unknownSequences: [String] = []
  /// How often BEL rang.
  public internal(set) var bells = 0
  /// How characters of several scalars are measured.
  public let widthPolicy: WidthPolicy

  var grid: [Row]
  var history: [Row] = []
  /// What DECSC has saved.
  var savedCursor = (place: Place(), style: Style())
  var savedScreen: (grid: [Row], cursor: Place)?
  /// The place of the last character, while nothing but characters came after it.
  var lastPrinted: Place?
  var parser = VirtualScreenParser()

  /// Makes a blank screen.
  public init(columns: Int, rows: Int, widthPolicy: WidthPolicy = .clusters) {
    self.columns = columns
    self.rows = rows
    self.widthPolicy = widthPolicy
    scrollRegion = 0...rows - 1
    grid = Array(repeating: Row(columns: columns), count: rows)
  }

  /// Consumes what a program has written; sequences may be split anywhere.
  public mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      if let element = parser.consume(byte) { perform(element) }
    }
  }

  /// Consumes text.
  public mutating func feed(_ text: String) { feed(text.utf8) }

  /// The rows without blanks at their ends.
  public var text: [String] { grid.map(\.text) }

  /// The screen as a picture: the rows without blank ones at the end.
  public var picture: String { Self.picture(of: text) }

  /// The rows that have left the screen at the top, the oldest first.
  public var scrollback: [String] { history.map(\.text) }

  /// Everything that was ever visible in the normal screen, the oldest row first, without blank rows at the end.
  public var everything: String { Self.picture(of: scrollback + text) }

  /// The cell at a place; a blank outside the screen.
  public func cell(_ column: Int, _ row: Int) -> Cell {
    guard grid.indices.contains(row), grid[row].cells.indices.contains(column) else { return Cell() }
    return grid[row].cells[column]
  }

  /// All cells, row by row.
  public var cells: [[Cell]] { grid.map(\.cells) }

  /// Whether the alternate screen is shown.
  public var isAlternate: Bool { modes.contains(1049) }

  /// Whether the cursor is shown.
  public var cursorIsVisible: Bool { modes.contains(25) }

  private static func picture(of rows: [String]) -> String {
    var rows = rows[...]
    while rows.last == "" { rows.removeLast() }
    return rows.joined(separator: "\n")
  }
}
