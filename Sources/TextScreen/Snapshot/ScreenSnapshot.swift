extension Frame {
  /// Reads what a terminal or a multiplexer says that it shows: rows that LF ends, in which SGR sets colours and
  /// attributes (`tmux capture-pane -e`).
  ///
  /// Nothing is passed on. Other sequences are skipped whole; controls, invalid UTF-8 and what a ``SafeText``
  /// would spell become blanks. Long rows are cut, short ones filled with blanks. Takes linear time.
  ///
  /// - Parameters:
  ///   - bytes: what was captured.
  ///   - size: the extent of the screen.
  ///   - repertoire: in ASCII every other character becomes blanks.
  /// - Returns: nil where this is no picture of a screen: empty, or more than an eighth of it rubbish.
  public init?(snapshot bytes: [UInt8], size: Size, repertoire: Repertoire = .unicode) {
    guard !bytes.isEmpty else { return nil }
    var reader = SnapshotReader(size: size, repertoire: repertoire)
    reader.read(bytes[...])
    guard reader.rubbish <= reader.taken / 8 else { return nil }
    self = reader.frame
  }
}

/// Turns captured bytes into cells, from the top left.
private struct SnapshotReader {
  /// Characters and controls read so far.
  private(set) var taken = 0
  /// How many of them no terminal would show.
  private(set) var rubbish = 0

  private let size: Size
  private let repertoire: Repertoire
  private var cells: [Cell] = []
  private var rendition = ReceivedRendition()
  /// Where the next character stands; beyond the last column it is cut off.
  private var column = 0
  private var row = 0
  /// Whether letters stand for line drawing (SO; DEC Special Graphics).
  private var drawsLines = false

  init(size: Size, repertoire: Repertoire) {
    self.size = size
    self.repertoire = repertoire
    cells.reserveCapacity(size.columns * size.rows)
  }

  var frame: Frame { Frame(size: size, cells: cells) }

  mutating func read(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while row < size.rows, let byte = rest.first {
      switch byte {
      case 0x1B: readSequence(&rest)
      case 0x20...0x7E, 0x80...:
        let run = rest.prefix { $0 >= 0x20 && $0 != 0x7F }
        rest = rest[run.endIndex...]
        write(run)
      default:
        rest.removeFirst()
        obey(byte)
      }
    }
  }

  private mutating func obey(_ control: UInt8) {
    switch control {
    case 0x09: skip(8 - column % 8)
    case 0x0A: endRow()
    case 0x0D: break
    case 0x0E: drawsLines = true
    case 0x0F: drawsLines = false
    default: writeRubbish(columns: 1)
    }
  }

  private mutating func endRow() {
    row += 1
    column = 0
    cells.append(contentsOf: repeatElement(.blank, count: max(0, row * size.columns - cells.count)))
  }

  private mutating func write(_ run: ArraySlice<UInt8>) {
    guard run.allSatisfy({ $0 < 0x80 }) else { return writeText(String(decoding: run, as: UTF8.self)) }
    for byte in run {
      let character = Character(Unicode.Scalar(byte))
      write(drawsLines ? LineDrawing.character(for: byte, repertoire) ?? character : character, width: 1)
    }
    taken += run.count
  }

  private mutating func writeText(_ text: String) {
    for character in text {
      if let width = character.safeWidth {
        write(repertoire == .unicode || character.isASCII ? character : " ", width: width)
        taken += 1
      } else {
        // A C1 control has a place of its own, as the other controls have; a mark alone has none.
        let isControl = character.unicodeScalars.first?.properties.generalCategory == .control
        writeRubbish(columns: isControl ? 1 : CharacterWidth.of(character))
      }
    }
  }

  private mutating func writeRubbish(columns: Int) {
    taken += 1
    rubbish += 1
    skip(columns)
  }

  private mutating func write(_ character: Character, width: Int) {
    guard column + width <= size.columns, character != " ", !rendition.isHidden else { return skip(width) }
    cells.append(Cell(character: character, width: UInt8(width), style: rendition.style))
    if width == 2 { cells.append(.continuation(rendition.style)) }
    column += width
  }

  /// Writes blanks.
  private mutating func skip(_ columns: Int) {
    for _ in 0..<min(columns, max(0, size.columns - column)) { cells.append(Cell(blank: rendition.style)) }
    column += columns
  }
}

extension Character {
  /// The columns of a character, 1 or 2, that can be drawn as it is; nil for what a ``SafeText`` would spell.
  var safeWidth: Int? {
    if let width = commonWidth { return width }
    guard self != "\u{FFFD}" else { return nil }
    let cells = SafeText(String(self)).cells
    guard let cell = cells.first, cells.count == 1, cell.character == self, 1...2 ~= cell.width else {
      return nil
    }
    return cell.width
  }

  /// The same for the characters of which screens are full, at once; nil for any other.
  var commonWidth: Int? {
    let scalars = unicodeScalars
    guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex else {
      return nil
    }
    return switch first.value {
    case 0x20...0x7E, 0xC0...0x24F, 0x2500...0x259F: 1
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3: 2
    default: nil
    }
  }
}

extension SnapshotReader {
  /// Takes an escape sequence off the bytes (ECMA-48, 5.3 to 5.6); one without an end goes to the end of the row.
  private mutating func readSequence(_ bytes: inout ArraySlice<UInt8>) {
    bytes.removeFirst()
    // A control or the next sequence is not part of this one.
    guard let byte = bytes.first, 0x20...0x7E ~= byte else { return }
    bytes.removeFirst()
    switch byte {
    case UInt8(ascii: "["): readControlSequence(&bytes)
    // OSC, DCS, SOS, PM, APC, and a title of screen's.
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"),
      UInt8(ascii: "k"):
      skipString(&bytes)
    case 0x20...0x2F:
      bytes = bytes.drop { 0x20...0x2F ~= $0 }
      if let final = bytes.first, 0x30...0x7E ~= final { bytes.removeFirst() }
    default: break
    }
  }

  private mutating func readControlSequence(_ bytes: inout ArraySlice<UInt8>) {
    let parameters = bytes.prefix { 0x20...0x3F ~= $0 }
    bytes = bytes[parameters.endIndex...]
    guard let final = bytes.first, 0x40...0x7E ~= final else { return }
    bytes.removeFirst()
    if final == UInt8(ascii: "m") { rendition.apply(parameters) }
  }

  private func skipString(_ bytes: inout ArraySlice<UInt8>) {
    bytes = bytes.drop { $0 != 0x1B && $0 != 0x07 && $0 != 0x0A }
    switch bytes.first {
    case 0x07: bytes.removeFirst()
    case 0x1B where bytes.dropFirst().first == UInt8(ascii: "\\"): bytes.removeFirst(2)
    default: break
    }
  }
}

/// DEC Special Graphics, which are letters between SO and SI.
private enum LineDrawing {
  /// The sign that a letter stands for; nil where it stands for itself.
  static func character(for byte: UInt8, _ repertoire: Repertoire) -> Character? {
    guard 0x60...0x7E ~= byte else { return nil }
    if repertoire == .ascii { return " " }
    return signs[signs.index(signs.startIndex, offsetBy: Int(byte - 0x60))]
  }

  private static let signs: [Character] = Array("◆▒␉␌␍␊°±␤␋┘┐┌└┼⎺⎻─⎼⎽├┤┴┬│≤≥π≠£·")
}
