import DialogCommand
import Dialogs
import TerminalIO
import TextScreen

/// `dfdialog alert`: asks on the terminal, or finds out why nobody can be asked.
struct AskCommand {
  let request: AlertRequest
  let program: Program
  let alert: Alert
  private let environment: EnvironmentSettings
  let looks: ResolvedLooks

  /// The longest message that is read from standard input, in bytes.
  static let messageLimit = 1 << 20
  /// Fewer columns than this, and not even lines can be read.
  static let leastColumns = 10
  /// Fewer rows than this, and not even lines can be read.
  static let leastRows = 2

  /// Reads what the request leaves to be read: the environment, the configuration, a message on standard input.
  ///
  /// - Parameter isDocument: whether it is only drawn, on standard output: then without colour unless asked for.
  init(_ request: AlertRequest, program: Program, isDocument: Bool = false) {
    self.program = program
    environment = EnvironmentSettings.parse(Environment.value)
    environment.complaints.forEach(program.complain)
    var request = request.completed(
      by: environment, configuration: Looks.configured(request.looks.config, program: program))
    if isDocument, request.looks.color != .always { request.looks.color = .never }
    self.request = request
    looks = ResolvedLooks(request.looks)
    alert = Self.alert(request, program)
  }

  private static func alert(_ request: AlertRequest, _ program: Program) -> Alert {
    let message: (bytes: [UInt8], isTruncated: Bool)
    switch request.message {
    case .text(let bytes): message = (bytes, false)
    case .standardInput:
      // A question without its message would be another question.
      guard !program.closed.contains(.input) else {
        program.fail("cannot read the message: standard input is closed", .usage)
      }
      do throws(SystemError) {
        message = try Descriptor.standardInput.contents(limit: messageLimit)
      } catch {
        program.fail("cannot read the message: \(error)", .usage)
      }
    }
    return Alert(
      title: request.title, message: message.bytes, isTruncated: message.isTruncated,
      actions: request.actions, severity: request.severity)
  }

  /// Asks, answers and ends the process.
  func run() -> Never {
    checkLog()
    let prohibition = self.prohibition
    do throws(TerminalError) {
      let terminal = try Terminal.open()
      if let prohibition { answerUnattended(.forbidden(prohibition)) }
      ask(on: terminal)
    } catch .unavailable(let error) {
      let isDetached = TerminalError.unavailable(error).isDetached
      let reason =
        prohibition ?? (isDetached ? "no terminal to ask on" : "cannot open the terminal: \(error)")
      answerUnattended(isDetached ? .noTerminal(reason) : .forbidden(reason))
    } catch {
      answerUnattended(prohibition.map { .forbidden($0) } ?? .background)
    }
  }

  /// Why nothing may be asked even where there is a terminal; nil when it may.
  private var prohibition: String? {
    if let service = ContinuousIntegration.service(environment: Environment.value) {
      return "nobody answers in \(service)"
    }
    return environment.nonInteractive ? "DFDIALOG_NONINTERACTIVE forbids asking" : nil
  }

  // MARK: Asking

  private func ask(on terminal: consuming Terminal) -> Never {
    let path = terminal.path.map { Array($0.utf8) }
    let turn = DialogTurn(device: terminal.device, program: program)
    if let ending = turn.take(on: terminal, waits: request.asking.waits) { finish(ending, terminal: path) }
    // The window may have changed while another dialog had the terminal.
    let size = terminal.size
    guard size.columns >= Self.leastColumns, size.rows >= Self.leastRows else {
      answerUnattended(.tooSmall)
    }
    let ending: Ending
    if needsLines(size) || hasPlainTerminal {
      var lines = LineLoop(lineMode, terminal: terminal, turn: turn)
      ending = lines.run()
    } else {
      var loop = EventLoop(session(size), terminal: terminal, turn: turn, record: record)
      ending = loop.run()
    }
    // A caller that is slow to take the answer keeps nobody else from asking.
    turn.giveBack()
    finish(ending, terminal: path)
  }

  /// Whether plain lines are wanted, or all that there is room for.
  func needsLines(_ size: Size) -> Bool {
    request.asking.accessible
      || size.columns < Session<AlertDialog>.leastColumns || size.rows < Session<AlertDialog>.leastRows
  }

  /// Whether the terminal can do no more than plain lines; no matter for a document.
  private var hasPlainTerminal: Bool {
    let term = Environment.value("TERM") ?? ""
    return term.isEmpty || term == "dumb"
  }

  var lineMode: LineMode {
    LineMode(alert, guards: guards, timeout: timeout, repertoire: looks.repertoire)
  }

  func session(_ size: Size) -> Session<AlertDialog> {
    let dialog = AlertDialog(
      alert, guards: guards, timeout: timeout, focus: request.asking.focus.flatMap(index),
      settings: looks.settings(showsKeys: request.asking.showsKeys), available: size)
    let isRemote = Environment.value("SSH_CONNECTION") != nil || Environment.value("SSH_TTY") != nil
    let options = Session<AlertDialog>.Options(
      host: request.asking.screen ? .screen : .inline,
      usesMouse: request.asking.mouse ?? request.asking.screen,
      escapeDelay: .milliseconds(isRemote ? 100 : 50))
    return Session(dialog, terminal: size, options: options)
  }

  private var guards: Guards {
    Guards(
      text: request.asking.type, arm: request.asking.arm, readAll: request.asking.readAll,
      allowTruncated: request.asking.allowTruncated)
  }

  private var timeout: Timeout? {
    request.asking.timeout.map { Timeout($0, action: request.asking.onTimeout.flatMap(index)) }
  }

  /// The first action that a reference means.
  private func index(_ reference: ActionReference) -> Int? {
    alert.actions.firstIndex(where: reference.matches)
  }

  /// The line that an outcome leaves behind.
  private func record(_ outcome: Outcome, columns: Int) -> SafeText? {
    guard request.asking.leavesRecord, !request.asking.screen else { return nil }
    return RecordLine.text(alert, outcome, repertoire: looks.repertoire, columns: columns)
  }

  // MARK: Ending

  private func finish(_ ending: Ending, terminal: [UInt8]?) -> Never {
    switch ending {
    case .answered(let outcome, let cause):
      // A signal of the last moment acts before anything is logged that it keeps from happening.
      let signals = Signals.pending()
      if let signal = signals.first(where: \.isDeadly) { finish(.interrupted(signal), terminal: terminal) }
      if signals.contains(.suspend) { Signals.stop() }
      answer(outcome, cause, terminal: terminal)
    case .interrupted(let signal):
      // The caller must see the signal, whatever becomes of the log.
      if let fault = logFault("interrupted", nil, .signal, terminal) { program.complain(fault) }
      Signals.raiseDefault(signal)
    case .failed(let message):
      log("unavailable", nil, nil, terminal)
      program.fail(message, .unavailable)
    }
  }

  private func answer(_ outcome: Outcome, _ cause: Cause, terminal: [UInt8]?) -> Never {
    let result = Result(alert, outcome)
    log(result.word, result, cause, terminal)
    Signals.restoreAll(exceptBrokenPipe: true)
    let isExpected = request.expected.map(result.isChoice) ?? true
    let status = request.expected == nil ? result.status : (isExpected ? .default : result.unexpectedStatus)
    if isExpected || request.asking.command == nil {
      let repertoire = Descriptor.standardOutput.isTerminal ? looks.repertoire : nil
      guard program.write(result.text(request.printForm, shownIn: repertoire)) else {
        // The answer was logged before, as one that cannot be logged must not get out.
        log("output-error", result, cause, terminal)
        program.end(.outputError)
      }
    }
    if status == .default, let command = request.asking.command { run(command) }
    program.end(status)
  }

  private func run(_ command: [[UInt8]]) -> Never {
    let error = Subprocess.exec(command)
    let name = SafeText(bytes: command[0]).description
    program.complain("cannot run '\(name)': \(error)")
    program.end(error.isNotFound ? .notFound : .notExecutable)
  }

  // MARK: Nobody to ask

  /// Why nobody can be asked.
  private enum Obstacle {
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

  private func answerUnattended(_ obstacle: Obstacle) -> Never {
    guard let given = request.asking.unattended else {
      log("unavailable", nil, nil, nil)
      program.fail(obstacle.message + "; --unattended ROLE|ID answers without asking", .unavailable)
    }
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
    answer(.chosen(index), .unattended, terminal: nil)
  }

  // MARK: The log

  /// Makes sure that the outcome can be logged, before anything is asked.
  private func checkLog() {
    guard let path = request.asking.log, let fault = appendFault([], path) else { return }
    program.fail(fault, .usage)
  }

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
    let line = AuditLine(
      time: AuditLine.timestamp(secondsSince1970: WallClock.now().seconds), userID: Int(Identity.userID),
      user: Environment.bytes("USER"), terminal: terminal, title: alert.title, outcome: outcome,
      role: result?.role, action: result?.action, cause: cause,
      elapsed: .nanoseconds(MonotonicClock.now() - program.started))
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
