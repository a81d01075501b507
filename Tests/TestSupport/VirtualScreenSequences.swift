extension VirtualScreen {
  mutating func perform(_ element: VirtualScreenParser.Element) {
    switch element {
    case .scalar(let scalar): print(scalar)
    case .control(let byte): performControl(byte)
    case .escape(let text): performEscape(text)
    case .sequence(let marker, let parameters, let final):
      lastPrinted = final == "m" ? lastPrinted : nil
      performSequence(marker, parameters, final)
    case .operatingSystemCommand(let text): operatingSystemCommands.append(text)
    case .otherString(let text): unknownSequences.append("string \(text)")
    case .malformed(let byte): unknownSequences.append("byte \(byte)")
    }
  }

  private mutating func performControl(_ byte: UInt8) {
    lastPrinted = nil
    switch byte {
    case 0x07: bells += 1
    case 0x08: move(to: Place(column: cursor.column - 1, row: cursor.row))
    case 0x09: move(to: Place(column: (cursor.column / 8 + 1) * 8, row: cursor.row))
    case 0x0A: lineFeed()
    case 0x0D: move(to: Place(column: 0, row: cursor.row))
    case 0x0F: break
    default: unknownSequences.append("control \(byte)")
    }
  }

  private mutating func performEscape(_ text: String) {
    lastPrinted = nil
    switch text {
    case "M": reverseLineFeed()
    case "D": lineFeed()
    case "7": savedCursor = (cursor, style)
    case "8":
      move(to: savedCursor.place)
      style = savedCursor.style
    case "\\", "(B": break
    default: unknownSequences.append("ESC \(text)")
    }
  }

  private mutating func performSequence(_ marker: String, _ parameters: [Int], _ final: Character) {
    let count = max(1, parameters.first ?? 1)
    let selector = parameters.first ?? 0
    switch (marker, final) {
    case ("", "A"): move(to: Place(column: cursor.column, row: max(cursor.row - count, upperLimit)))
    case ("", "B"): move(to: Place(column: cursor.column, row: min(cursor.row + count, lowerLimit)))
    case ("", "C"): move(to: Place(column: cursor.column + count, row: cursor.row))
    case ("", "D"): move(to: Place(column: cursor.column - count, row: cursor.row))
    case ("", "G"): move(to: Place(column: count - 1, row: cursor.row))
    case ("", "d"): move(to: Place(column: cursor.column, row: count - 1))
    case ("", "H"):
      move(to: Place(column: max(1, parameters.dropFirst().first ?? 1) - 1, row: count - 1))
    case ("", "K") where selector < 3: eraseInRow(selector)
    case ("", "J") where selector < 3: eraseInScreen(selector)
    case ("", "J") where selector == 3: history = []
    case ("", "X"): erase(cursor.column..<min(cursor.column + count, columns), row: cursor.row)
    case ("", "L"): insertRows(count)
    case ("", "m"): setRendition(parameters)
    case ("", "n") where selector == 6:
      replies += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)R".utf8
    case ("", "r"): setScrollRegion(parameters)
    case ("?", "h"), ("?", "l"):
      for mode in parameters { setMode(mode, isOn: final == "h", final) }
    default: unknownSequences.append("CSI \(marker)\(parameters)\(final)")
    }
  }

  private var upperLimit: Int { cursor.row >= scrollRegion.lowerBound ? scrollRegion.lowerBound : 0 }
  private var lowerLimit: Int { cursor.row <= scrollRegion.upperBound ? scrollRegion.upperBound : rows - 1 }

  private mutating func move(to place: Place) {
    cursor = Place(
      column: min(max(0, place.column), columns - 1), row: min(max(0, place.row), rows - 1))
    isWrapPending = false
  }

  mutating func lineFeed() {
    isWrapPending = false
    if cursor.row == scrollRegion.upperBound {
      let row = grid.remove(at: scrollRegion.lowerBound)
      if scrollRegion.lowerBound == 0, !isAlternate { history.append(row) }
      grid.insert(Row(columns: columns, style: style), at: scrollRegion.upperBound)
    } else if cursor.row < rows - 1 {
      cursor.row += 1
    }
  }

  private mutating func reverseLineFeed() {
    isWrapPending = false
    if cursor.row == scrollRegion.lowerBound {
      grid.remove(at: scrollRegion.upperBound)
      grid.insert(Row(columns: columns, style: style), at: scrollRegion.lowerBound)
    } else if cursor.row > 0 {
      cursor.row -= 1
    }
  }

  private mutating func insertRows(_ count: Int) {
    guard scrollRegion.contains(cursor.row) else { return }
    for _ in 0..<min(count, scrollRegion.upperBound - cursor.row + 1) {
      grid.remove(at: scrollRegion.upperBound)
      grid.insert(Row(columns: columns, style: style), at: cursor.row)
    }
    move(to: Place(column: 0, row: cursor.row))
  }

  private mutating func setScrollRegion(_ parameters: [Int]) {
    let top = max(1, parameters.first ?? 1) - 1
    let bottom = parameters.count > 1 && parameters[1] > 0 ? min(parameters[1], rows) - 1 : rows - 1
    guard top < bottom else { return }
    scrollRegion = top...bottom
    move(to: Place())
  }

  private mutating func setMode(_ mode: Int, isOn: Bool, _ final: Character) {
    switch mode {
    case 7, 25, 1000, 1002, 1004, 1006, 2004, 2026: break
    case 1049 where isOn != isAlternate:
      if isOn {
        savedScreen = (grid, cursor)
        grid = Array(repeating: Row(columns: columns, style: style), count: rows)
      } else if let saved = savedScreen {
        grid = saved.grid
        move(to: saved.cursor)
        savedScreen = nil
      }
    case 1049: break
    default: unknownSequences.append("CSI ?\(mode)\(final)")
    }
    if isOn { modes.insert(mode) } else { modes.remove(mode) }
  }

  // MARK: Erasing

  private mutating func eraseInRow(_ selector: Int) {
    switch selector {
    case 0: erase(cursor.column..<columns, row: cursor.row)
    case 1: erase(0..<cursor.column + 1, row: cursor.row)
    default: erase(0..<columns, row: cursor.row)
    }
  }

  private mutating func eraseInScreen(_ selector: Int) {
    let below = selector == 1 ? rows..<rows : cursor.row + 1..<rows
    let above = selector == 0 ? 0..<0 : 0..<cursor.row
    for row in Array(above) + Array(below) { erase(0..<columns, row: row) }
    eraseInRow(selector)
  }

  private mutating func erase(_ range: Range<Int>, row: Int) {
    for column in range {
      breakWide(column, row)
      grid[row].cells[column] = Cell()
      grid[row].cells[column].style.background = style.background
    }
    if range.upperBound == columns { grid[row].isWrapped = false }
  }

  /// Blanks a wide character one of whose halves is about to change.
  mutating func breakWide(_ column: Int, _ row: Int) {
    let cell = grid[row].cells[column]
    if cell.width == 0, column > 0 { blank(column - 1, row) }
    if cell.width == 2, column + 1 < columns { blank(column + 1, row) }
  }

  private mutating func blank(_ column: Int, _ row: Int) {
    grid[row].cells[column].text = " "
    grid[row].cells[column].width = 1
  }

  // MARK: Style

  private mutating func setRendition(_ parameters: [Int]) {
    var rest = (parameters.isEmpty ? [0] : parameters)[...]
    while let parameter = rest.popFirst() {
      switch parameter {
      case 0: style = Style()
      case 1, 2, 3, 4, 7: style.attributes.insert(parameter)
      case 22: style.attributes.subtract([1, 2])
      case 23, 24, 27: style.attributes.remove(parameter - 20)
      case 30...37: style.foreground = .indexed(parameter - 30)
      case 40...47: style.background = .indexed(parameter - 40)
      case 90...97: style.foreground = .indexed(parameter - 82)
      case 100...107: style.background = .indexed(parameter - 92)
      case 39: style.foreground = .standard
      case 49: style.background = .standard
      case 38: style.foreground = extendedColor(&rest) ?? style.foreground
      case 48: style.background = extendedColor(&rest) ?? style.background
      default: unknownSequences.append("SGR \(parameter)")
      }
    }
  }

  private mutating func extendedColor(_ rest: inout ArraySlice<Int>) -> Style.Color? {
    let kind = rest.popFirst()
    let values = Array(rest.prefix(kind == 5 ? 1 : 3))
    rest = rest.dropFirst(values.count)
    switch (kind, values.count) {
    case (5, 1): return .palette(values[0])
    case (2, 3): return .rgb(values[0], values[1], values[2])
    default:
      unknownSequences.append("SGR colour \(values)")
      return nil
    }
  }
}
