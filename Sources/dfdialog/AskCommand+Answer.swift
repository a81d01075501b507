import DialogCommand
import Dialogs
import TerminalIO
import TextScreen

// What becomes of an ending: the log, standard output, the exit status, the command.

extension AskCommand {
  // MARK: Ending

  func finish(_ ending: Ending, entered: Entered = Entered(), terminal: [UInt8]?) -> Never {
    switch ending {
    case .answered(let outcome, let cause):
      // A signal of the last moment acts before anything is logged that it keeps from happening.
      let signals = Signals.pending()
      if let signal = signals.first(where: \.isDeadly) { finish(.interrupted(signal), terminal: terminal) }
      if signals.contains(.suspend) { Signals.stop() }
      if let answered = endings.answered { answered() }
      answer(outcome, cause, entered: entered, terminal: terminal)
    case .interrupted(let signal):
      // The caller must see the signal, whatever becomes of the log.
      if let fault = logFault("interrupted", nil, .signal, terminal) { program.complain(fault) }
      Signals.raiseDefault(signal)
    case .failed(let message):
      if let nobody = endings.nobody { nobody() }
      log("unavailable", nil, nil, terminal)
      program.fail(message, .unavailable)
    case .unusable(let message):
      log("unavailable", nil, nil, terminal)
      program.fail(CommandError(message))
    }
  }

  func answer(
    _ outcome: Outcome, _ cause: Cause, entered: Entered = Entered(), terminal: [UInt8]?
  ) -> Never {
    let result = Result(alert, outcome, entered: entered)
    log(result.word, result, cause, terminal)
    Signals.restoreAll(exceptBrokenPipe: true)
    let isExpected = request.expected.map(result.isChoice) ?? true
    if request.expected != nil, outcome == .finished, !entered.isWhole {
      program.complain("the input ended before 100 %, which is not what was expected")
    }
    let status = request.expected == nil ? result.status : (isExpected ? .default : result.unexpectedStatus)
    if isExpected || request.asking.command == nil {
      guard program.write(output(of: result)) else {
        // The answer was logged before, as one that cannot be logged must not get out.
        log("output-error", result, cause, terminal)
        program.end(.outputError)
      }
    }
    if status == .default, let command = request.asking.command { run(command) }
    if let status = entered.commandStatus, result.role == .default { program.end(commandStatus: status) }
    program.end(status)
  }

  /// What is written to standard output.
  private func output(of result: Result) -> [UInt8] {
    let repertoire = Descriptor.standardOutput.isTerminal ? looks.repertoire : nil
    guard let sheet = request.sheet else { return result.text(request.printForm, shownIn: repertoire) }
    // Values have no status beside them that would say that they are not what was expected.
    if let expected = request.expected, !result.isChoice(expected) { return [] }
    let text = result.text(sheet, isExpecting: request.expected != nil, shownIn: repertoire)
    return repertoire.map { Self.shown(text, in: $0) } ?? text
  }

  /// What a terminal is given: nothing that would act on it.
  private static func shown(_ text: [UInt8], in repertoire: Repertoire) -> [UInt8] {
    SafeText.lines(bytes: text, repertoire: repertoire).lineBytes
  }

  func run(_ command: [[UInt8]]) -> Never {
    Snapshot.reap()
    let error = Subprocess.exec(command)
    let name = SafeText(bytes: command[0]).description
    program.complain("cannot run '\(name)': \(error)")
    program.end(error.isNotFound ? .notFound : .notExecutable)
  }

  // MARK: Nobody to ask

  /// Why nobody can be asked.
  enum Obstacle {
    case noTerminal(String)
    case forbidden(String)
    case background
    case tooSmall

    var message: String {
      switch self {
      case .noTerminal(let reason), .forbidden(let reason): reason
      case .background:
        "cannot ask from the background: bring the job to the foreground, or use 'timeout --foreground'"
      case .tooSmall: "the terminal is too small to ask on"
      }
    }

    /// Whether there is no terminal at all on which somebody might be sitting.
    var isDetached: Bool {
      if case .noTerminal = self { true } else { false }
    }
  }

  func answerUnattended(_ obstacle: Obstacle) -> Never {
    if let nobody = endings.nobody { nobody() }
    followPlainly()
    guard let given = request.asking.unattended else {
      log("unavailable", nil, nil, nil)
      program.fail(obstacle.message + "; --unattended ROLE|ID answers without asking", .unavailable)
    }
    if request.sheet != nil, given.action == .role(.default) { acceptUnattended(obstacle) }
    guard let index = index(given.action) else {
      log("unavailable", nil, nil, nil)
      program.fail("\(obstacle.message); no action is '\(given.action.word)'", .unavailable)
    }
    if alert.actions[index].role == .destructive {
      guard obstacle.isDetached else {
        log("unavailable", nil, nil, nil)
        program.fail(
          "\(obstacle.message); a destructive answer is not taken where there is a terminal: "
            + "detach with 'setsid -w'", .unavailable)
      }
      guard !alert.isTruncated || request.asking.allowTruncated, given.typed == request.asking.type else {
        log("unavailable", nil, nil, nil)
        program.fail("\(obstacle.message); what guards '\(given.action.word)' was not met", .unavailable)
      }
    }
    answer(.chosen(index), .unattended, entered: entered(by: index, obstacle), terminal: nil)
  }

  // MARK: The log

  /// Makes sure that the outcome can be logged, before anything is asked.
  func checkLog() {
    guard let path = request.asking.log, let fault = appendFault([], path) else { return }
    program.fail(fault, .usage)
  }

  /// Logs that nobody could be asked.
  func logUnavailable() { log("unavailable", nil, nil, nil) }

  /// Logs an outcome, or ends the process: one that cannot be logged does not count.
  private func log(_ outcome: String, _ result: Result?, _ cause: Cause?, _ terminal: [UInt8]?) {
    if let fault = logFault(outcome, result, cause, terminal) { program.fail(fault, .outputError) }
  }

  /// Logs an outcome.
  ///
  /// - Returns: why it could not be logged; nil when it was, or when there is no log.
  private func logFault(
    _ outcome: String, _ result: Result?, _ cause: Cause?, _ terminal: [UInt8]?
  ) -> String? {
    guard let path = request.asking.log else { return nil }
    var line = AuditLine(
      time: AuditLine.timestamp(secondsSince1970: WallClock.now().seconds), userID: Int(Identity.userID),
      user: Environment.bytes("USER"), terminal: terminal, title: alert.title, outcome: outcome,
      role: result?.role, action: result?.action, cause: cause,
      elapsed: .nanoseconds(MonotonicClock.now() - program.started))
    if let result, result.role != .cancel { line.add(result.entered.values) }
    return appendFault(line.bytes, path)
  }

  /// Appends to the log.
  ///
  /// - Returns: why that was not possible.
  private func appendFault(_ bytes: [UInt8], _ path: [UInt8]) -> String? {
    do throws(SystemError) {
      try AppendOnlyFile.append(bytes, to: path)
      return nil
    } catch {
      return "cannot write the log '\(SafeText(bytes: path))': \(error)"
    }
  }
}
