extension VirtualScreen {
  /// Shows a character at the cursor, or adds it to the one before.
  mutating func print(_ scalar: Unicode.Scalar) {
    if joins(scalar) { return }
    let width = VirtualScreenWidth.of(scalar)
    guard width > 0 else { return }
    if isWrapPending && modes.contains(7) { wrap() }
    if cursor.column + width > columns {
      if modes.contains(7) { wrap() } else { cursor.column = max(0, columns - width) }
    }
    guard width <= columns else { return }
    write(String(Character(scalar)), width)
    advance(by: width)
  }

  private mutating func wrap() {
    grid[cursor.row].isWrapped = true
    cursor.column = 0
    lineFeed()
  }

  private mutating func write(_ text: String, _ width: Int) {
    breakWide(cursor.column, cursor.row)
    if width == 2 { breakWide(cursor.column + 1, cursor.row) }
    var cell = Cell()
    cell.text = text
    cell.width = width
    cell.style = style
    grid[cursor.row].cells[cursor.column] = cell
    if width == 2 { continueWide(at: cursor) }
    if cursor.column + width == columns { grid[cursor.row].isWrapped = false }
    lastPrinted = cursor
  }

  private mutating func continueWide(at place: Place) {
    var half = Cell()
    half.text = ""
    half.width = 0
    half.style = grid[place.row].cells[place.column].style
    grid[place.row].cells[place.column + 1] = half
  }

  private mutating func advance(by width: Int) {
    if cursor.column + width >= columns {
      cursor.column = columns - 1
      isWrapPending = modes.contains(7)
    } else {
      cursor.column += width
    }
  }

  /// Adds a scalar to the character before it, when it belongs to that.
  private mutating func joins(_ scalar: Unicode.Scalar) -> Bool {
    guard let place = lastPrinted else { return false }
    let previous = grid[place.row].cells[place.column]
    let isMark = VirtualScreenWidth.of(scalar) == 0
    guard isMark || widthPolicy == .clusters && VirtualScreenWidth.extends(previous.text, by: scalar) else {
      return false
    }
    grid[place.row].cells[place.column].text.unicodeScalars.append(scalar)
    if widthPolicy == .clusters, VirtualScreenWidth.widens(previous.text, scalar), previous.width == 1 {
      widen(at: place)
    }
    return true
  }

  private mutating func widen(at place: Place) {
    guard place.column + 1 < columns else { return }
    breakWide(place.column + 1, place.row)
    grid[place.row].cells[place.column].width = 2
    continueWide(at: place)
    if cursor == Place(column: place.column + 1, row: place.row) { advance(by: 1) }
  }
}

/// Columns by a table of its own, as of the C library's `wcwidth` with Unicode 15.
enum VirtualScreenWidth {
  static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return scalar.value == 0xAD ? 0 : 1 }
    if contains(zeroWidth, scalar) { return 0 }
    return contains(wide, scalar) ? 2 : 1
  }

  /// Whether a scalar continues the emoji before it: after a joiner, a skin tone, the second half of a flag.
  static func extends(_ text: String, by scalar: Unicode.Scalar) -> Bool {
    let before = text.unicodeScalars
    if before.last?.value == 0x200D { return of(scalar) == 2 || (0x2600...0x27BF).contains(scalar.value) }
    if (0x1F3FB...0x1F3FF).contains(scalar.value) { return before.first.map { $0.value > 0x2600 } ?? false }
    return isRegional(scalar) && before.count == 1 && before.allSatisfy(isRegional)
  }

  /// Whether a scalar makes a narrow character wide: the emoji selector, the second half of a flag.
  static func widens(_ text: String, _ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0xFE0F || isRegional(scalar)
  }

  private static func isRegional(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  private static func contains(_ table: [ClosedRange<UInt32>], _ scalar: Unicode.Scalar) -> Bool {
    table.contains { $0.contains(scalar.value) }
  }

  private static let zeroWidth: [ClosedRange<UInt32>] = [
    0x0300...0x036F, 0x0483...0x0489, 0x0591...0x05BD, 0x0610...0x061A, 0x064B...0x065F, 0x0900...0x0902,
    0x093C...0x093C, 0x0941...0x0948, 0x094D...0x094D, 0x0E31...0x0E31, 0x0E34...0x0E3A, 0x0E47...0x0E4E,
    0x1160...0x11FF, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064,
    0x20D0...0x20FF, 0x302A...0x302D, 0x3099...0x309A, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xFEFF...0xFEFF,
    0xE0001...0xE007F, 0xE0100...0xE01EF,
  ]

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0...0x23F0, 0x23F3...0x23F3,
    0x25FD...0x25FE, 0x2614...0x2615, 0x2648...0x2653, 0x267F...0x267F, 0x2693...0x2693, 0x26A1...0x26A1,
    0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5, 0x26CE...0x26CE, 0x26D4...0x26D4, 0x26EA...0x26EA,
    0x26F2...0x26F3, 0x26F5...0x26F5, 0x26FA...0x26FA, 0x26FD...0x26FD, 0x2705...0x2705, 0x270A...0x270B,
    0x2728...0x2728, 0x274C...0x274C, 0x274E...0x274E, 0x2753...0x2755, 0x2757...0x2757, 0x2795...0x2797,
    0x27B0...0x27B0, 0x27BF...0x27BF, 0x2B1B...0x2B1C, 0x2B50...0x2B50, 0x2B55...0x2B55, 0x2E80...0x303E,
    0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F004...0x1F004, 0x1F0CF...0x1F0CF,
    0x1F18E...0x1F18E, 0x1F191...0x1F19A, 0x1F200...0x1F265, 0x1F300...0x1F320, 0x1F32D...0x1F335,
    0x1F337...0x1F37C, 0x1F37E...0x1F393, 0x1F3A0...0x1F3CA, 0x1F3CF...0x1F3D3, 0x1F3E0...0x1F3F0,
    0x1F3F4...0x1F3F4, 0x1F3F8...0x1F43E, 0x1F440...0x1F440, 0x1F442...0x1F4FC, 0x1F4FF...0x1F53D,
    0x1F54B...0x1F54E, 0x1F550...0x1F567, 0x1F57A...0x1F57A, 0x1F595...0x1F596, 0x1F5A4...0x1F5A4,
    0x1F5FB...0x1F64F, 0x1F680...0x1F6C5, 0x1F6CC...0x1F6CC, 0x1F6D0...0x1F6D2, 0x1F6D5...0x1F6D7,
    0x1F6DC...0x1F6DF, 0x1F6EB...0x1F6EC, 0x1F6F4...0x1F6FC, 0x1F7E0...0x1F7EB, 0x1F7F0...0x1F7F0,
    0x1F90C...0x1F93A, 0x1F93C...0x1F945, 0x1F947...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD,
  ]
}
