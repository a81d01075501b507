import TextScreen

/// Files of lines `key = value`.
enum SettingLines {
  /// Applies each line in turn; a line is returned for each fault, and what is faulty is skipped.
  ///
  /// The value is taken literally, without blanks around it. Empty lines and lines that begin with `#` say nothing.
  ///
  /// - Parameter path: The file's name for the complaints.
  static func complaints(
    _ bytes: [UInt8], path: String,
    apply: (_ key: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>) throws(CommandError) -> Void
  ) -> [String] {
    var complaints: [String] = []
    // Some editors begin a file with a byte order mark.
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let lines = text.split(separator: Ascii.newline, omittingEmptySubsequences: false)
    for (index, written) in lines.enumerated() {
      let line = trimmed(written)
      if line.isEmpty || line.first == Ascii.hash { continue }
      do throws(CommandError) {
        guard let equals = line.firstIndex(of: Ascii.equals) else {
          throw CommandError("\(quoted(line)) is no setting (expected 'key = value')")
        }
        try apply(trimmed(line[..<equals]), trimmed(line[(equals + 1)...]))
      } catch {
        complaints.append("\(SafeText(path).description):\(index + 1): \(error.message)")
      }
    }
    return complaints
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let start = text.drop(while: Ascii.isBlank)
    guard let last = start.lastIndex(where: { !Ascii.isBlank($0) }) else { return [] }
    return start[...last]
  }
}
