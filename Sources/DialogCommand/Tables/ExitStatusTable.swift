/// What an exit status means.
struct ExitStatusSpec: Sendable {
  /// The status; nil for an end by a signal.
  let status: ExitStatus?
  /// What happened.
  let meaning: String
  /// What stands on standard output.
  let output: String

  /// The number as documents write it.
  var number: String { status.map { String($0.rawValue) } ?? "128+n" }
}

/// Every way to end.
enum ExitStatusTable {
  /// The statuses in ascending order, then the signals.
  static let rows: [ExitStatusSpec] = [
    ExitStatusSpec(
      status: .default, meaning: "an action with the role default was chosen, or a progress came to its end",
      output: "its ID, else `default`; of a sheet what was entered"),
    ExitStatusSpec(
      status: .cancel,
      meaning: "cancel: its button, ×, Esc, a click outside, end of file; with `--expect` any other choice",
      output: "its ID, else `cancel`; of a sheet nothing"),
    ExitStatusSpec(
      status: .destructive,
      meaning: "an action with the role destructive was chosen, or a destructive choice",
      output: "its ID, else `destructive`; of a sheet what was entered"),
    ExitStatusSpec(status: .usage, meaning: "the command line was wrong", output: "nothing"),
    ExitStatusSpec(status: .unavailable, meaning: "nobody could be asked", output: "nothing"),
    ExitStatusSpec(status: .internalError, meaning: "an error of dfdialog itself", output: "nothing"),
    ExitStatusSpec(
      status: .outputError, meaning: "the answer was given but could not be written",
      output: "perhaps a part of it"),
    ExitStatusSpec(status: .timeout, meaning: "the time of `--timeout` was up", output: "nothing"),
    ExitStatusSpec(
      status: .notExecutable, meaning: "the command after `--` could not be executed", output: "nothing"),
    ExitStatusSpec(status: .notFound, meaning: "the command after `--` was not found", output: "nothing"),
    ExitStatusSpec(
      status: nil, meaning: "interrupted: dfdialog died by signal n, so that a script stops as well",
      output: "nothing"),
  ]
}
