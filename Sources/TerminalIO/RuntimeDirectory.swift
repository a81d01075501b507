/// A directory that only this user can enter, for locks.
public struct RuntimeDirectory: ~Copyable {
  let descriptor: Descriptor
  /// Its absolute path.
  let path: [UInt8]

  /// Opens `${XDG_RUNTIME_DIR}` or else `/tmp/dfdialog-UID`, which is made when it is missing; nil when neither
  /// is a directory (no link) that belongs to this user alone: others could hold a lock in it, or plant files.
  public static func open(
    preferred: [UInt8]? = Environment.bytes("XDG_RUNTIME_DIR"), temporary: String = "/tmp"
  ) -> RuntimeDirectory? {
    if let preferred, preferred.first == UInt8(ascii: "/"), let directory = RuntimeDirectory(preferred) {
      return directory
    }
    let path = "\(temporary)/dfdialog-\(geteuid())"
    mkdir(path, S_IRWXU)
    return RuntimeDirectory(Array(path.utf8))
  }

  /// Whether there is such a directory, or one could be made.
  public static var isThere: Bool { open() != nil }

  private init?(_ path: [UInt8]) {
    guard let descriptor = try? Descriptor.open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW) else { return nil }
    guard let status = try? descriptor.status(), status.st_uid == geteuid(),
      status.st_mode & (S_IRWXG | S_IRWXO) == 0
    else {
      _ = attemptClose(descriptor.rawValue)
      return nil
    }
    self.descriptor = descriptor
    self.path = path
  }

  deinit { _ = attemptClose(descriptor.rawValue) }

  /// Opens a regular file of this user in the directory, made when it is missing; nil when something else has
  /// its name.
  func openFile(_ name: String) -> Descriptor? {
    let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY
    guard let file = try? Descriptor.open(name.utf8, flags, mode: S_IRUSR | S_IWUSR, in: descriptor) else {
      return nil
    }
    guard let status = try? file.status(), status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid()
    else {
      _ = attemptClose(file.rawValue)
      return nil
    }
    return file
  }
}
