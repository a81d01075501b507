import TextScreen

/// The files by which the processes that show toasts on one terminal find each other.
///
/// - `dfdialog.tty-MAJOR-MINOR.lock`, locked for as long as somebody shows toasts there, and never removed;
/// - `….sock`, on which that process takes more of them;
/// - `….state`, the size of the window while it is set to another one.
public struct ToastFiles: ~Copyable {
  private let directory: RuntimeDirectory
  private let name: String

  /// Names the files of a terminal; nil where there is no private directory.
  public init?(device: UInt64) {
    guard let directory = RuntimeDirectory.open() else { return nil }
    self.init(device: device, in: directory)
  }

  init(device: UInt64, in directory: consuming RuntimeDirectory) {
    self.directory = directory
    let numbers = deviceNumbers(device)
    name = "dfdialog.tty-\(numbers.major)-\(numbers.minor)"
  }

  /// The path of the socket.
  var socketPath: [UInt8] { directory.path + Array("/\(name).sock".utf8) }

  /// Takes the lock if nobody has it; never waits.
  ///
  /// The file is held open by whoever inherits it; it is the caller's to close.
  public func tryLock() -> Descriptor? {
    guard let file = directory.openFile("\(name).lock") else { return nil }
    if case .success = attempt({ flock(file.rawValue, LOCK_EX | LOCK_NB) }) { return file }
    _ = attemptClose(file.rawValue)
    return nil
  }

  /// Whether one of our dialogs has the terminal; its lock is taken for an instant when not.
  public func hasDialog(device: UInt64) -> Bool {
    guard let file = directory.openFile("dfdialog.\(device).lock") else { return false }
    defer { _ = attemptClose(file.rawValue) }
    if case .success = attempt({ flock(file.rawValue, LOCK_SH | LOCK_NB) }) { return false }
    return true
  }

  /// Removes the socket.
  public func removeSocket() { remove(".sock") }

  // MARK: The state

  /// Says what size the window has really; whole or not at all.
  public func saveState(_ size: Size) {
    let new = "\(name).state~"
    guard let file = directory.openFile(new) else { return }
    defer { _ = attemptClose(file.rawValue) }
    _ = attempt { ftruncate(file.rawValue, 0) }
    guard (try? file.writeAll(Array("\(size.rows) \(size.columns) 1\n".utf8))) != nil else { return }
    let place = directory.descriptor.rawValue
    _ = attempt { renameat(place, new, place, "\(name).state") }
  }

  /// The size that somebody left behind; nil where nothing was left.
  public func savedState() -> Size? {
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY
    guard let file = try? Descriptor.open("\(name).state".utf8, flags, in: directory.descriptor) else {
      return nil
    }
    defer { _ = attemptClose(file.rawValue) }
    guard let bytes = try? file.read(upTo: 64) else { return nil }
    let numbers = bytes.split { $0 == 0x20 || $0 == 0x0A }.map { Int(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == 3, let rows = numbers[0], let columns = numbers[1], numbers[2] == 1 else {
      return nil
    }
    return Size(columns: columns, rows: rows)
  }

  /// Removes the state.
  public func removeState() { remove(".state") }

  private func remove(_ suffix: String) {
    _ = attempt { unlinkat(directory.descriptor.rawValue, name + suffix, 0) }
  }
}
