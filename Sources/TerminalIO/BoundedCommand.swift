/// Another program's output, waited for no longer than until a deadline.
enum BoundedCommand {
  nonisolated(unsafe) private static var unreaped: [pid_t] = []

  /// Runs a command and gives all that it wrote on standard output; nil where it cannot be run, fails, has not
  /// ended by the deadline, or writes more than `limit` bytes.
  ///
  /// It has no terminal: it begins a session of its own, reads `/dev/null`, and inherits no other descriptor. What
  /// has not ended is killed, with all that it started, and left to `reap`.
  static func output(
    of words: [[UInt8]], variables: [[UInt8]], until deadline: Int64, limit: Int
  ) -> [UInt8]? {
    reap()
    var ends: [Int32] = [-1, -1]
    guard MonotonicClock.now() < deadline, pipe(&ends) == 0 else { return nil }
    let (reader, writer) = (Descriptor(rawValue: ends[0]), Descriptor(rawValue: ends[1]))
    defer { _ = attemptClose(reader.rawValue) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(reader.rawValue, F_SETFL, O_NONBLOCK)
    let child = spawn(words, variables, output: writer)
    _ = attemptClose(writer.rawValue)

    guard let child else { return nil }
    guard let bytes = bytes(from: reader, until: deadline, limit: limit),
      let status = status(of: child, until: deadline)
    else {
      kill(-child, SIGKILL)
      unreaped.append(child)
      reap()
      return nil
    }
    return status == 0 ? bytes : nil
  }

  /// Collects the children that were killed, without waiting; whether all of them are gone.
  @discardableResult
  static func reap() -> Bool {
    unreaped.removeAll { child in
      if case .success(0) = attempt({ waitpid(child, nil, WNOHANG) }) { false } else { true }
    }
    return unreaped.isEmpty
  }

  /// All bytes up to the end of the pipe.
  private static func bytes(from reader: Descriptor, until deadline: Int64, limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count <= limit, MonotonicClock.now() < deadline {
      wait(readable: [reader], until: deadline)
      do {
        let chunk = try reader.read(upTo: 65_536)
        if chunk.isEmpty { return bytes }
        bytes += chunk
      } catch {
        guard error.wouldBlock else { return nil }
      }
    }
    return nil
  }

  /// The wait status of a child that closed its output and so is about to end.
  private static func status(of child: pid_t, until deadline: Int64) -> Int32? {
    let step: Int64 = 100_000
    while true {
      var status: Int32 = 0
      switch attempt({ waitpid(child, &status, WNOHANG) }) {
      case .success(0):
        let now = MonotonicClock.now()
        guard now < deadline else { return nil }
        wait(until: min(deadline, now + step))
      case .success: return status
      // Where SIGCHLD is ignored, a child leaves no status.
      case .failure: return 0
      }
    }
  }

  /// Starts a command in a session of its own, without a terminal; without `output` what it writes is lost.
  static func spawn(_ words: [[UInt8]], _ variables: [[UInt8]], output: Descriptor?) -> pid_t? {
    guard let program = words.first else { return nil }
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup(cString($0)) } + [nil]
    var environment: [UnsafeMutablePointer<CChar>?] = variables.map { strdup(cString($0)) } + [nil]
    defer { (arguments + environment).forEach { free($0) } }
    return withSpawnSettings { actions, attributes in
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      if let output {
        posix_spawn_file_actions_adddup2(&actions, output.rawValue, 1)
      } else {
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
      }
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
      for inherited in 3..<Int32(256) where fcntl(inherited, F_GETFD) == 0 {
        posix_spawn_file_actions_addclose(&actions, inherited)
      }
      var signals = sigset_t()
      sigemptyset(&signals)
      posix_spawnattr_setsigmask(&attributes, &signals)
      sigfillset(&signals)
      for number in [SIGKILL, SIGSTOP] { sigdelset(&signals, number) }
      posix_spawnattr_setsigdefault(&attributes, &signals)
      let flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF) | spawnsInNewSession
      posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: flags))
      var child: pid_t = 0
      let code = posix_spawnp(&child, cString(program), &actions, &attributes, &arguments, &environment)
      return code == 0 ? child : nil
    }
  }
}
