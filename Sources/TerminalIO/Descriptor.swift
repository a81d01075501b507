import TextScreen

/// An open file, by its number.
///
/// A name only: whoever opened it closes it.
public struct Descriptor: Hashable, Sendable {
  /// The number.
  public let rawValue: Int32

  /// Standard input.
  public static let standardInput = Descriptor(rawValue: 0)
  /// Standard output.
  public static let standardOutput = Descriptor(rawValue: 1)
  /// Standard error.
  public static let standardError = Descriptor(rawValue: 2)

  /// Makes a descriptor from its number.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// Opens a file, which a later `exec` closes.
  ///
  /// A number too high for `select` counts as too many open files (`EMFILE`).
  static func open(
    _ path: some Collection<UInt8>, _ flags: Int32, mode: mode_t = 0, in directory: Descriptor? = nil
  ) throws(SystemError) -> Descriptor {
    let path = cString(path)
    let start = directory?.rawValue ?? AT_FDCWD
    let number = try attempt { openat(start, path, flags | O_CLOEXEC, mode) }.get()
    guard number < descriptorSetCapacity else {
      _ = attemptClose(number)
      throw SystemError(EMFILE)
    }
    return Descriptor(rawValue: number)
  }

  /// Reads what is there, at most `count` bytes; nothing at the end of the file.
  ///
  /// Throws `EAGAIN` where the file was set not to block and nothing is there.
  public func read(upTo count: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: max(0, count)) { buffer, initializedCount in
      switch attemptRead(rawValue, UnsafeMutableRawBufferPointer(buffer)) {
      case .success(let read): initializedCount = read
      case .failure(let error): failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Reads until the end of the file, but at most `limit` bytes; what lies behind them is not read.
  ///
  /// `isTruncated` says that there is more, or may be: the file did not end after `limit` bytes.
  public func contents(limit: Int) throws(SystemError) -> (bytes: [UInt8], isTruncated: Bool) {
    let limit = max(0, limit)
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      do {
        let chunk = try read(upTo: min(65_535, limit - bytes.count) + 1)
        if chunk.isEmpty { return (bytes, false) }
        bytes += chunk
      } catch  where error.wouldBlock {
        wait(readable: [self])
      }
    }
    bytes.removeLast()
    return (bytes, true)
  }

  /// Writes as many of the bytes as can be taken at once, and gives their number.
  public func write(_ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
    try bytes.withUnsafeBytes { attemptWrite(rawValue, $0) }.get()
  }

  /// Writes all of the bytes, and waits where the reader is slow.
  ///
  /// The flags of an inherited descriptor are shared with other processes: they are left as they are, and a
  /// descriptor that somebody set not to block is waited for by `select`.
  public func writeAll(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      do {
        rest = rest.dropFirst(try write(rest))
      } catch  where error.wouldBlock {
        wait(writable: [self])
      }
    }
  }

  /// Waits until the bytes of a regular file are on the disk; pipes, devices and terminals have nothing to
  /// wait for.
  public func synchronize() throws(SystemError) {
    guard let status = try? status(), status.st_mode & S_IFMT == S_IFREG else { return }
    _ = try attempt { fsync(rawValue) }.get()
  }

  /// Closes the file.
  ///
  /// An error means that what was written may be lost.
  public func close() throws(SystemError) {
    try attemptClose(rawValue).get()
  }

  /// Bytes of a regular file; nil for others.
  public var fileSize: Int? {
    guard let status = try? status(), status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// Goes back to the beginning of a file.
  public func rewind() { _ = lseek(rawValue, 0, SEEK_SET) }

  /// Lets another number mean the same open file.
  public func duplicate(to other: Descriptor) -> Bool { dup2(rawValue, other.rawValue) >= 0 }

  /// Whether a terminal is open.
  public var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The size of the terminal's window; 80×24 where that is not known.
  public var windowSize: Size {
    var window = winsize()
    _ = attempt { ioctl(rawValue, UInt(TIOCGWINSZ), &window) }
    return Size(
      columns: window.ws_col > 0 ? Int(window.ws_col) : 80, rows: window.ws_row > 0 ? Int(window.ws_row) : 24)
  }

  /// What the system knows about the file.
  func status() throws(SystemError) -> stat {
    var status = stat()
    _ = try attempt { fstat(rawValue, &status) }.get()
    return status
  }
}

extension SystemError {
  /// Whether the call could not be done at once, on a descriptor that does not block.
  public var wouldBlock: Bool { code == EAGAIN || code == EWOULDBLOCK }
}

/// The descriptors 0, 1 and 2 that a process was started without.
public struct ClosedDescriptors: OptionSet, Hashable, Sendable {
  /// One bit for each descriptor.
  public let rawValue: UInt8

  /// Standard input was closed.
  public static let input = ClosedDescriptors(rawValue: 1)
  /// Standard output was closed.
  public static let output = ClosedDescriptors(rawValue: 2)
  /// Standard error was closed.
  public static let error = ClosedDescriptors(rawValue: 4)

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Opens `/dev/null` in the place of each closed one, so that no file opened later becomes standard output.
  ///
  /// To be called before anything is opened. `exec` closes them again.
  public static func fill() -> ClosedDescriptors {
    var closed: ClosedDescriptors = []
    for number: Int32 in 0...2 where fcntl(number, F_GETFD) < 0 {
      // The lowest free number is taken: it is this one, as those below it are open.
      _ = try? Descriptor.open("/dev/null".utf8, O_RDWR)
      closed.insert(ClosedDescriptors(rawValue: 1 << UInt8(number)))
    }
    return closed
  }
}
