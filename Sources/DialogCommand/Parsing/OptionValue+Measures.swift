import Dialogs
import TextScreen

extension OptionValue {
  /// A duration: `2`, `2.5`, `500ms`, `5s` or `1m`; more than nothing, at most a day.
  ///
  /// Seconds where no unit is given. A decimal fraction has up to six digits, whatever the unit.
  func duration() throws(CommandError) -> Duration {
    let suffix = bytes.drop { Ascii.digits.contains($0) || $0 == Ascii.point }
    let parts = bytes[..<suffix.startIndex].split(
      separator: Ascii.point, maxSplits: 1, omittingEmptySubsequences: false)
    guard let unit = Self.microseconds(in: suffix), let digits = parts.first, !digits.isEmpty,
      digits.allSatisfy(Ascii.digits.contains), let fraction = Self.millionths(parts.dropFirst().first)
    else {
      let examples = "'2', '2.5', '500ms', '5s' or '1m'"
      throw CommandError("\(source) needs a duration such as \(examples), not \(quoted(bytes))")
    }
    // More digits than `decimal` takes are beyond a day in any unit; what it takes is far from overflow.
    let significant = digits.drop { $0 == UInt8(ascii: "0") }
    let whole = significant.isEmpty ? 0 : decimal(significant) ?? .max / unit / 2
    let microseconds = whole * unit + fraction * unit / 1_000_000
    let day = 86_400_000_000
    if microseconds > day {
      throw CommandError("\(source) needs a duration of at most a day, not \(quoted(bytes))")
    }
    if microseconds == 0 {
      throw CommandError("\(source) needs a duration of more than nothing, not \(quoted(bytes))")
    }
    return .microseconds(microseconds)
  }

  /// An extent such as `80x24`; columns and rows from 1 to 1000.
  static func size(_ bytes: [UInt8]) throws(CommandError) -> Size {
    let parts = bytes.split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false)
    let numbers = parts.compactMap(decimal)
    guard parts.count == 2, let columns = numbers.first, let rows = numbers.last, numbers.count == 2,
      (1...1000).contains(columns), (1...1000).contains(rows)
    else {
      throw CommandError(
        "\(quoted(bytes)) is no size (expected COLUMNSxROWS such as '80x24', each from 1 to 1000)")
    }
    return Size(columns: columns, rows: rows)
  }

  /// How long a popup moves: a duration that is short enough, or `0`.
  func animation() throws(CommandError) -> Duration {
    if bytes.elementsEqual("0".utf8) { return .zero }
    let duration = try duration()
    guard duration <= PopupConfiguration.longestAnimation else {
      throw CommandError("\(source) needs a duration of at most 150ms, not \(quoted(bytes))")
    }
    return duration
  }

  /// A decimal fraction from 0 to 1, with up to six digits after the point.
  func fraction() throws(CommandError) -> Double {
    let parts = bytes.split(separator: Ascii.point, maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first.flatMap(decimal), let millionths = Self.millionths(parts.dropFirst().first),
      whole * 1_000_000 + millionths <= 1_000_000
    else { throw CommandError("\(source) needs a number from 0 to 1 such as '0.35', not \(quoted(bytes))") }
    return Double(whole) + Double(millionths) / 1_000_000
  }

  /// A colour: `#` and six hexadecimal digits.
  func color() throws(CommandError) -> RGB {
    let digits = bytes.dropFirst()
    let values = digits.compactMap { byte -> UInt32? in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
      case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
      default: nil
      }
    }
    guard bytes.first == Ascii.hash, digits.count == 6, values.count == 6 else {
      throw CommandError("\(source) needs a colour such as '#1F5FDB', not \(quoted(bytes))")
    }
    return RGB(values.reduce(0) { $0 << 4 | $1 })
  }

  /// A cell of the screen: row and column, each from 1 to 1000.
  func anchor() throws(CommandError) -> Point {
    let parts = bytes.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    let numbers = parts.compactMap(decimal)
    guard parts.count == 2, numbers.count == 2, let row = numbers.first, let column = numbers.last,
      (1...1000).contains(row), (1...1000).contains(column)
    else {
      throw CommandError(
        "\(source) needs ROW,COLUMN such as '5,20', each from 1 to 1000, not \(quoted(bytes))")
    }
    return Point(column: column - 1, row: row - 1)
  }

  private static func microseconds(in suffix: ArraySlice<UInt8>) -> Int? {
    if suffix.isEmpty || suffix.elementsEqual("s".utf8) { return 1_000_000 }
    if suffix.elementsEqual("ms".utf8) { return 1_000 }
    return suffix.elementsEqual("m".utf8) ? 60_000_000 : nil
  }

  /// The digits after the point as millionths, so that the 5 in `2.5` is 500,000; without a point none.
  private static func millionths(_ digits: ArraySlice<UInt8>?) -> Int? {
    guard let digits else { return 0 }
    guard digits.count <= 6, let number = decimal(digits) else { return nil }
    return (digits.count..<6).reduce(number) { product, _ in product * 10 }
  }
}
