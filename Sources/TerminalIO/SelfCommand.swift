/// The same program once more, as a process of its own.
public enum SelfCommand {
  /// Starts the program with the words, in a process group of its own and the same session.
  ///
  /// Its descriptors 0, 1 and 2 are `/dev/null`; `handedOver` are 3 and those that follow; nothing else is
  /// inherited.
  /// - Returns: the process; nil when it cannot be started.
  public static func spawn(_ words: [[UInt8]], handedOver: [Descriptor]) -> Int32? {
    guard let path = programPath else { return nil }
    // Beyond the numbers that they get, so that none takes the place of another.
    let copies = handedOver.map { fcntl($0.rawValue, F_DUPFD_CLOEXEC, 64) }
    defer { for copy in copies where copy >= 0 { _ = attemptClose(copy) } }
    guard copies.allSatisfy({ $0 >= 0 }) else { return nil }
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup(cString($0)) } + [nil]
    defer { arguments.forEach { free($0) } }
    return withSpawnSettings { actions, attributes in
      for descriptor in openDescriptors() where descriptor > 2 && !copies.contains(descriptor) {
        posix_spawn_file_actions_addclose(&actions, descriptor)
      }
      for number: Int32 in 0...2 {
        posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
      }
      for (index, copy) in copies.enumerated() {
        posix_spawn_file_actions_adddup2(&actions, copy, Int32(3 + index))
      }
      var signals = sigset_t()
      sigemptyset(&signals)
      posix_spawnattr_setsigmask(&attributes, &signals)
      posix_spawnattr_setpgroup(&attributes, 0)
      let flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETPGROUP)
      posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: flags))
      var child: pid_t = 0
      let code = posix_spawn(&child, cString(path), &actions, &attributes, &arguments, environmentBlock)
      return code == 0 ? child : nil
    }
  }

  /// A pipe that holds some bytes and then ends, to be handed over: arguments can be seen by everybody.
  ///
  /// - Returns: its end for reading; nil when it does not take all of them at once.
  public static func pipe(holding bytes: [UInt8]) -> Descriptor? {
    var ends: [Int32] = [-1, -1]
    guard openPipe(&ends) == 0 else { return nil }
    let (reader, writer) = (Descriptor(rawValue: ends[0]), Descriptor(rawValue: ends[1]))
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(writer.rawValue, F_SETFL, O_NONBLOCK)
    let isWhole = (try? writer.write(bytes[...])) == bytes.count
    _ = attemptClose(writer.rawValue)
    if isWhole { return reader }
    _ = attemptClose(reader.rawValue)
    return nil
  }

  /// Waits for a process that was started; whether it ended as it should.
  public static func waitForEnd(of process: Int32) -> Bool {
    var status: Int32 = 0
    guard case .success = attempt({ waitpid(process, &status, 0) }) else { return false }
    return status == 0
  }

  /// The numbers of the descriptors that are open and would be inherited.
  private static func openDescriptors() -> [Int32] {
    var numbers: [Int32] = []
    guard let directory = opendir("/dev/fd") else { return (3..<1024).filter { fcntl($0, F_GETFD) == 0 } }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let number = withUnsafeBytes(of: &entry.pointee.d_name) {
        Int32(String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self))
      }
      // Those that `exec` closes anyway may be gone by then, as the directory's own.
      if let number, case let flags = fcntl(number, F_GETFD), flags >= 0, flags & FD_CLOEXEC == 0 {
        numbers.append(number)
      }
    }
    return numbers
  }
}

// `SelfCommand.pipe` hides the call of the same name.
private func openPipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }
