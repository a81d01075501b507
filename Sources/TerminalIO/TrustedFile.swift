/// Why a file of looks is not used.
public enum FileRefusal: Error, Hashable, Sendable {
  /// There is none.
  case missing
  /// It cannot be opened or read.
  case unreadable(SystemError)
  /// It is a directory, a pipe, a device.
  case notRegular
  /// It belongs neither to this user nor to root.
  case foreignOwner
  /// Its group or everybody may write to it.
  case writableByOthers
  /// It is larger than the limit.
  case tooLarge
}

/// Reading files that may change how the program looks, and so must come from its user.
public enum TrustedFile {
  /// The largest file that is read, in bytes.
  public static let limit = 65_536

  /// The whole of a small file.
  ///
  /// Never blocks, whatever lies at the path. A symbolic link is judged by the file that it leads to.
  public static func read(_ path: [UInt8], limit: Int = limit) throws(FileRefusal) -> [UInt8] {
    let file: Descriptor
    let status: stat
    let contents: (bytes: [UInt8], isTruncated: Bool)
    do throws(SystemError) {
      file = try Descriptor.open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
    } catch {
      throw error.code == ENOENT ? .missing : .unreadable(error)
    }
    defer { _ = attemptClose(file.rawValue) }
    do throws(SystemError) { status = try file.status() } catch { throw .unreadable(error) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    guard status.st_uid == geteuid() || status.st_uid == 0 else { throw .foreignOwner }
    guard status.st_mode & (S_IWGRP | S_IWOTH) == 0 else { throw .writableByOthers }
    do throws(SystemError) { contents = try file.contents(limit: limit) } catch { throw .unreadable(error) }
    guard !contents.isTruncated else { throw .tooLarge }
    return contents.bytes
  }
}
