/// Writing to a log that several processes share.
public enum AppendOnlyFile {
  /// Adds a line, in one write so that lines of several processes do not mix; makes the file (mode 0600) when
  /// there is none.
  ///
  /// Never blocks on a pipe without a reader (`ENXIO`) and never follows a symbolic link (`ELOOP`). A line that
  /// was written in part is an error (`ENOSPC`).
  public static func append(_ line: [UInt8], to path: [UInt8]) throws(SystemError) {
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY
    let file = try Descriptor.open(path, flags, mode: S_IRUSR | S_IWUSR)
    let written: Int
    do throws(SystemError) {
      written = try file.write(line[...])
    } catch {
      _ = attemptClose(file.rawValue)
      throw error
    }
    try file.close()
    guard written == line.count else { throw SystemError(ENOSPC) }
  }
}
