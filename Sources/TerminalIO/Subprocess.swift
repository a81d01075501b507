/// Handing the process over to another program.
public enum Subprocess {
  /// Becomes the command (`execvp`): no shell, its path looked up in `PATH`, the environment as it was received.
  ///
  /// Signal dispositions and mask are put back first (`Signals.restoreAll`). Returns only when the command
  /// cannot be run, with the reason.
  public static func exec(_ command: [[UInt8]]) -> SystemError {
    Signals.restoreAll()
    guard let program = command.first else { return SystemError(ENOENT) }
    var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup(cString($0)) }
    words.append(nil)
    execvp(cString(program), words)
    let error = SystemError(errno)
    words.forEach { free($0) }
    return error
  }
}
