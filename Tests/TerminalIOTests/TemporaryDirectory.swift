import Foundation

/// A new directory for one test, removed with the value.
final class TemporaryDirectory {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("terminal-io-\(UUID())").path
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of an entry.
  subscript(_ name: String) -> String { "\(path)/\(name)" }

  /// The path of an entry, as the layer takes it.
  func bytes(_ name: String) -> [UInt8] { Array(self[name].utf8) }

  /// Writes a file.
  func write(_ text: String, to name: String, mode: mode_t = 0o600) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: self[name]))
    chmod(self[name], mode)
  }

  /// Reads a file.
  func read(_ name: String) throws -> String { try String(contentsOfFile: self[name], encoding: .utf8) }

  /// The permissions and the type of an entry.
  func mode(of name: String) -> mode_t {
    var status = stat()
    return lstat(self[name], &status) == 0 ? status.st_mode : 0
  }
}
