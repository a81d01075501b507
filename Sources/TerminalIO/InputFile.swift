/// Reading files that only say what a dialog shows.
public enum InputFile {
  /// The beginning of a file, a pipe or the like, and whether there is more of it.
  ///
  /// Not of a terminal: who types there means to answer.
  ///
  /// - Parameter limit: the most bytes that are read.
  public static func read(_ path: [UInt8], limit: Int) throws(SystemError) -> (
    bytes: [UInt8], isTruncated: Bool
  ) {
    let file = try Descriptor.open(path, O_RDONLY | O_NOCTTY)
    defer { _ = attemptClose(file.rawValue) }
    if file.isTerminal { throw SystemError(EINVAL) }
    return try file.contents(limit: limit)
  }
}
