/// A command that is started and left to itself.
public enum DetachedCommand {
  /// What such a command may need to reach its server or its service.
  private static let variables = [
    "PATH", "HOME", "USER", "LANG", "LC_ALL", "LC_CTYPE", "TMPDIR", "DISPLAY", "WAYLAND_DISPLAY",
    "XAUTHORITY",
    "XDG_RUNTIME_DIR", "DBUS_SESSION_BUS_ADDRESS", "BUILDKITE", "BUILDKITE_JOB_ID",
    "BUILDKITE_AGENT_ENDPOINT", "BUILDKITE_AGENT_ACCESS_TOKEN", "BUILDKITE_AGENT_JOB_API_SOCKET",
    "BUILDKITE_AGENT_JOB_API_TOKEN",
  ]

  /// Starts a command without a terminal, in a session of its own, and does not wait for it.
  ///
  /// - Returns: whether it was started.
  public static func start(_ words: [[UInt8]]) -> Bool {
    let given = variables.compactMap { name in
      Environment.bytes(name).map { Array("\(name)=".utf8) + $0 }
    }
    return BoundedCommand.spawn(words, given, output: nil) != nil
  }
}
