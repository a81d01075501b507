import Dialogs

/// The exit statuses.
///
/// No environment variable and no option changes them.
public enum ExitStatus: Int32, Sendable, CaseIterable {
  /// An action with role default.
  case `default` = 0
  /// Cancel, Esc, close, a click outside, end of file; or another choice than the expected one.
  case cancel = 1
  /// An action with role destructive.
  case destructive = 3
  /// The command line was wrong.
  case usage = 64
  /// Nobody could be asked.
  case unavailable = 69
  /// A fault of dfdialog itself.
  case internalError = 70
  /// The answer was given but could not be written.
  case outputError = 74
  /// The time was up.
  case timeout = 124
  /// The command after `--` could not be executed.
  case notExecutable = 126
  /// The command after `--` was not found.
  case notFound = 127

  /// The status of a role.
  public init(_ role: ActionRole) {
    switch role {
    case .default: self = .default
    case .cancel: self = .cancel
    case .destructive: self = .destructive
    }
  }
}
