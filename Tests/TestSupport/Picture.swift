/// How two pictures differ, row by row.
public struct PictureDifference: Equatable, Sendable, CustomStringConvertible {
  /// The rows of both pictures; those that differ are marked.
  public let description: String

  /// Compares two pictures; blanks at the ends of rows do not count.
  ///
  /// - Returns: nil when both show the same.
  public init?(expected: String, actual: String) {
    let left = Self.rows(of: expected)
    let right = Self.rows(of: actual)
    guard left != right else { return nil }
    var lines = ["the picture differs (- expected, + drawn)"]
    for index in 0..<max(left.count, right.count) {
      let row = (index < left.count ? left[index] : nil, index < right.count ? right[index] : nil)
      if row.0 == row.1 {
        lines.append("  |\(row.0 ?? "")")
      } else {
        if let expected = row.0 { lines.append("- |\(expected)") }
        if let drawn = row.1 { lines.append("+ |\(drawn)") }
      }
    }
    description = lines.joined(separator: "\n")
  }

  private static func rows(of picture: String) -> [String] {
    var rows = picture.split(separator: "\n", omittingEmptySubsequences: false).map { row in
      var row = String(row)
      while row.last == " " { row.removeLast() }
      return row
    }
    while rows.last == "" { rows.removeLast() }
    return rows
  }
}

extension VirtualScreen {
  /// How the screen differs from a picture; nil when it does not: `#expect(screen.difference(from: …) == nil)`.
  public func difference(from picture: String) -> PictureDifference? {
    PictureDifference(expected: picture, actual: self.picture)
  }
}
