/// Lines between processes of one user, over a socket in the file system; nothing here waits without a limit.
public enum LocalSocket {
  /// What came of a line that was sent.
  public enum Answer: Equatable, Sendable {
    /// The other side answered.
    case line([UInt8])
    /// Nobody listens there.
    case nobody
    /// The other side has the line, and has not answered in time.
    case late
    /// The other side did not take the line in time.
    case busy
  }

  /// The longest line that is taken.
  public static let limit = 16_384

  /// Listens at a path, in the place of what stands there: only whoever has the lock may call it.
  public static func listen(at files: borrowing ToastFiles) -> Descriptor? {
    files.removeSocket()
    guard let listener = make() else { return nil }
    let isBound = withAddress(files.socketPath) { bind(listener.rawValue, $0, $1) } == 0
    if isBound, beginListening(listener.rawValue) == 0 { return listener }
    _ = attemptClose(listener.rawValue)
    return nil
  }

  /// Whether a descriptor is a socket that listens.
  public static func isListening(_ descriptor: Descriptor) -> Bool {
    var value: Int32 = 0
    var length = socklen_t(MemoryLayout<Int32>.size)
    return getsockopt(descriptor.rawValue, SOL_SOCKET, SO_ACCEPTCONN, &value, &length) == 0 && value != 0
  }

  /// Takes a connection that waits; nil when none does.
  public static func accept(on listener: Descriptor) -> Descriptor? {
    guard case .success(let number) = attempt({ acceptConnection(listener.rawValue) }) else {
      return nil
    }
    prepare(number)
    return Descriptor(rawValue: number)
  }

  /// Reads a line, without its end; nil when none came in time.
  public static func readLine(from connection: Descriptor, until deadline: Int64) -> [UInt8]? {
    var line: [UInt8] = []
    while line.count <= limit {
      do throws(SystemError) {
        let bytes = try connection.read(upTo: 4096)
        if bytes.isEmpty { return nil }
        line += bytes
        if let end = line.firstIndex(of: 0x0A) { return Array(line[..<end]) }
      } catch {
        guard error.wouldBlock, MonotonicClock.remaining(until: deadline) > 0 else { return nil }
        wait(readable: [connection], until: deadline)
      }
    }
    return nil
  }

  /// Writes a line whole; false when it was not taken in time.
  public static func writeLine(_ line: [UInt8], to connection: Descriptor, until deadline: Int64) -> Bool {
    var rest = (line + [0x0A])[...]
    while !rest.isEmpty {
      do throws(SystemError) {
        rest = rest.dropFirst(try connection.write(rest))
      } catch {
        guard error.wouldBlock, MonotonicClock.remaining(until: deadline) > 0 else { return false }
        wait(writable: [connection], until: deadline)
      }
    }
    return true
  }

  /// Sends a line and gives the line that is answered.
  public static func ask(_ line: [UInt8], at files: borrowing ToastFiles, until deadline: Int64) -> Answer {
    guard let connection = make() else { return .nobody }
    defer { _ = attemptClose(connection.rawValue) }
    while true {
      if withAddress(files.socketPath, { connect(connection.rawValue, $0, $1) }) == 0 { break }
      let error = SystemError(errno)
      // The queue of those who wait to be taken is full.
      guard error.wouldBlock || error.code == EINTR else { return .nobody }
      guard MonotonicClock.remaining(until: deadline) > 0 else { return .busy }
      wait(until: MonotonicClock.now() + 2_000_000)
    }
    let isWritten = Signals.withIgnored(SIGPIPE) { writeLine(line, to: connection, until: deadline) }
    guard isWritten else {
      return MonotonicClock.remaining(until: deadline) > 0 ? .nobody : .busy
    }
    if let answer = readLine(from: connection, until: deadline) { return .line(answer) }
    return MonotonicClock.remaining(until: deadline) > 0 ? .nobody : .late
  }

  private static func make() -> Descriptor? {
    guard case .success(let number) = attempt({ socket(AF_UNIX, streamSocketType, 0) }) else { return nil }
    prepare(number)
    return Descriptor(rawValue: number)
  }

  private static func prepare(_ number: Int32) {
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    _ = fcntl(number, F_SETFL, O_NONBLOCK)
  }

  /// Calls the body with the address of a path; -1 where that is too long.
  private static func withAddress(
    _ path: [UInt8], _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let fits = withUnsafeMutableBytes(of: &address.sun_path) { place in
      guard path.count < place.count else { return false }
      place.copyBytes(from: path)
      return true
    }
    guard fits else {
      errno = ENAMETOOLONG
      return -1
    }
    let length = socklen_t(MemoryLayout<sockaddr_un>.size)
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, length) }
    }
  }
}

// The functions of `LocalSocket` hide the calls of the same names.

private func beginListening(_ number: Int32) -> Int32 { listen(number, 128) }

private func acceptConnection(_ number: Int32) -> Int32 { accept(number, nil, nil) }
