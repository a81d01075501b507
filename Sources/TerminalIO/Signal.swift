/// A signal, by its number on this system.
public struct Signal: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int32

  /// Ctrl-C.
  public static let interrupt = Signal(rawValue: SIGINT)
  /// A request to end.
  public static let terminate = Signal(rawValue: SIGTERM)
  /// The terminal is gone.
  public static let hangUp = Signal(rawValue: SIGHUP)
  /// Ctrl-\.
  public static let quit = Signal(rawValue: SIGQUIT)
  /// Ctrl-Z.
  public static let suspend = Signal(rawValue: SIGTSTP)
  /// The process runs again after it was stopped.
  public static let resume = Signal(rawValue: SIGCONT)
  /// The terminal has another size.
  public static let windowChange = Signal(rawValue: SIGWINCH)

  /// Makes a signal from its number.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// Whether the process is asked to end.
  public var isDeadly: Bool { Self.deadly.contains(rawValue) }

  /// Those that end a process by default and can be caught, alarms and limits that were inherited among them.
  static let deadly = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU,
  ]
}
