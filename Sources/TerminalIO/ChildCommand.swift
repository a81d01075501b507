/// A command whose output is read while it runs.
///
/// It has a process group of its own, so that all that it starts can be ended with it, and what it writes on standard
/// output and standard error comes in the order written. Standard input it inherits where that is no terminal; else it
/// reads nothing: in the background of the terminal it could not. The environment is as it was received, and so are
/// the signals.
public final class ChildCommand {
  /// Where its output is read; does not block.
  public let output: Descriptor
  private let identifier: pid_t
  private var status: Int32?

  private init(output: Descriptor, identifier: pid_t) {
    self.output = output
    self.identifier = identifier
  }

  deinit { _ = attemptClose(output.rawValue) }

  /// Starts the command, looked up in `PATH`.
  public static func start(_ words: [[UInt8]]) throws(SystemError) -> ChildCommand {
    guard let program = words.first else { throw SystemError(ENOENT) }
    var ends: [Int32] = [-1, -1]
    _ = try attempt { pipe(&ends) }.get()
    let (reader, writer) = (Descriptor(rawValue: ends[0]), Descriptor(rawValue: ends[1]))
    defer { _ = attemptClose(writer.rawValue) }
    guard reader.rawValue < descriptorSetCapacity else {
      _ = attemptClose(reader.rawValue)
      throw SystemError(EMFILE)
    }
    Signals.keepChildStatus()
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(reader.rawValue, F_SETFL, O_NONBLOCK)
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup(cString($0)) } + [nil]
    defer { arguments.forEach { free($0) } }
    var child: pid_t = 0
    let code = withSpawnSettings { actions, attributes in
      if Descriptor.standardInput.isTerminal {
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      }
      posix_spawn_file_actions_adddup2(&actions, writer.rawValue, 1)
      posix_spawn_file_actions_adddup2(&actions, writer.rawValue, 2)
      Signals.describeReceived(in: &attributes)
      posix_spawnattr_setpgroup(&attributes, 0)
      return posix_spawnp(&child, cString(program), &actions, &attributes, &arguments, environmentBlock)
    }
    guard code == 0 else {
      _ = attemptClose(reader.rawValue)
      throw SystemError(code)
    }
    return ChildCommand(output: reader, identifier: child)
  }

  /// Sends a signal to the command and to all that it has started.
  public func send(_ signal: Signal) {
    guard status == nil else { return }
    _ = attempt { kill(-identifier, signal.rawValue) }
  }

  /// Ends what is left of all that the command has started, although it has ended itself.
  public func endGroup() { _ = attempt { kill(-identifier, SIGTERM) } }

  /// The exit status as a shell would say it, 128 and the number for a signal; nil while the command runs.
  public func exitStatus() -> Int32? {
    if let status { return status }
    var code: Int32 = 0
    switch attempt({ waitpid(identifier, &code, WNOHANG) }) {
    case .success(0): return nil
    case .success: status = code & 0x7F == 0 ? code >> 8 & 0xFF : 128 + code & 0x7F
    // Somebody else has taken it: nobody knows whether the command has succeeded.
    case .failure: status = EX_SOFTWARE
    }
    return status
  }
}
