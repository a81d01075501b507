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
    let file = try open(path)
    defer { _ = attemptClose(file.rawValue) }
    return try file.contents(limit: limit)
  }

  /// Opens a file, a pipe or the like to be read piece by piece; a directory and a terminal are refused.
  ///
  /// - Parameter waits: whether a pipe that nobody writes to yet is waited for.
  public static func open(_ path: [UInt8], waits: Bool = true) throws(SystemError) -> Descriptor {
    let file = try Descriptor.open(path, O_RDONLY | O_NOCTTY | (waits ? 0 : O_NONBLOCK))
    if file.isTerminal {
      _ = attemptClose(file.rawValue)
      throw SystemError(EINVAL)
    }
    if let status = try? file.status(), status.st_mode & S_IFMT == S_IFDIR {
      _ = attemptClose(file.rawValue)
      throw SystemError(EISDIR)
    }
    return file
  }
}
