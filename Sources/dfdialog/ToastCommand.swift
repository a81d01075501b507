import DialogCommand
import Dialogs
import TerminalIO
import TextScreen

/// `dfdialog toast`: says something, and ends with status 0 whatever becomes of it.
struct ToastCommand {
  let request: ToastRequest
  let program: Program
  let looks: ResolvedLooks
  let asked: ToastBackend?
  /// Whether it is plain text, for screen readers.
  let isAccessible: Bool

  /// Reads what the request leaves open: the environment and the configuration.
  ///
  /// - Parameters:
  ///   - isDocument: whether it is only drawn, on standard output: then without colour unless asked for.
  ///   - complains: false where what is wrong with the environment was said before.
  init(_ request: ToastRequest, program: Program, isDocument: Bool = false, complains: Bool = true) {
    self.request = request
    self.program = program
    let environment = EnvironmentSettings.parse(Environment.value)
    if complains { environment.complaints.forEach(program.complain) }
    isAccessible = environment.accessible
    asked = (request.backend ?? environment.toast)?.backend
    // What is wrong with a file that the command line does not name must not come between a script's own output.
    let configured = Looks.configured(
      request.looks.config, program: program, complains: complains && request.looks.config != nil)
    var looks = request.looks.over(environment.looks).over(configured)
    if isDocument, looks.color != .always { looks.color = .never }
    let message = request.message
    self.looks = ResolvedLooks(looks, surface: message.style.surface(message.severity))
  }

  var message: ToastMessage { request.message }

  /// The settings that the toast is drawn with.
  var settings: DialogSettings { looks.settings(showsKeys: false, form: .card) }

  /// Does what the request says, and ends the process.
  func run() -> Never {
    // Whoever reads the log may be gone: that is no matter of the script's.
    Signals.restoreAll(exceptBrokenPipe: true)
    switch request.task {
    case .cancelAll:
      cancelAllByHost()
      program.end(.default)
    case .list: program.end(program.write(listByHost()) ? .default : .outputError)
    case .printPlan:
      let line = ToastFacts.gathered(request.service, asked: asked).plan(asked).line + "\n"
      program.end(program.write(Array(line.utf8)) ? .default : .outputError)
    case .show: break
    }
    if request.readsProgress { showProgress() }
    show(message)
    program.end(.default)
  }

  /// Shows a toast by the backend that the surroundings allow.
  func show(_ message: ToastMessage) {
    let facts = ToastFacts.gathered(request.service, asked: asked)
    let plan = facts.plan(asked)
    switch plan.backend {
    case .off: return
    case .stderr: report(message, isService: facts.service != nil)
    case .notify: if !notify(message) { report(message, isService: false) }
    case .inline: showInline(message)
    case .band, .float, .split:
      if isAccessible || !showByHost(message, plan) { showInline(message) }
    }
    if plan.backend != .notify { notifyIfWanted(message) }
    ringIfWanted()
  }

  /// Rings the terminal, if that was asked for and there is one.
  func ringIfWanted() {
    if request.rings, let terminal = NoticeTerminal() { _ = terminal.write(ControlSequence.bell.bytes) }
  }

  /// Notifies the desktop as well, if that was asked for.
  func notifyIfWanted(_ message: ToastMessage) { if request.notifies { notify(message) } }

  // MARK: Without a terminal

  /// Writes the line of a log.
  ///
  /// - Parameter isService: whether a CI service reads it.
  func report(_ message: ToastMessage, isService: Bool) {
    let form =
      request.service.form ?? (isService ? ToastAnnotation.form(environment: Environment.value) : .plain)
    let repertoire = Descriptor.standardError.isTerminal || looks.isASCII ? looks.repertoire : .unicode
    let annotation = ToastAnnotation(message, at: request.location, repertoire: repertoire)
    if form == .buildkite { _ = DetachedCommand.start(annotation.buildkiteCommand) }
    let hasColor = (Environment.value("NO_COLOR") ?? "").isEmpty && looks.isColorAllowed
    let line = annotation.line(form, hasColor: hasColor)
    if request.usesStandardOutput || form == .teamcity {
      if !program.closed.contains(.output) { Descriptor.standardOutput.writeBriefly(line) }
    } else if !program.closed.contains(.error) {
      Descriptor.standardError.writeBriefly(line)
    }
  }

  // MARK: In the flow

  /// Writes the toast above the line that the cursor is in, when the terminal is free; it stays.
  func showInline(_ message: ToastMessage) {
    if isHeldByHost(message) { return }
    guard let terminal = NoticeTerminal() else { return report(message, isService: false) }
    let bytes =
      isAccessible
      ? [0x0D] + ToastAnnotation(message, repertoire: looks.repertoire).line(.plain).dropLast() + [
        0x0D, 0x0A,
      ]
      : inlineFrame(message, on: terminal.size).insertedInFlow
    if !terminal.write(bytes) { report(message, isService: false) }
  }

  private func inlineFrame(_ message: ToastMessage, on size: Size) -> Frame {
    let frame = frame(message, columns: size.columns)
    guard frame.size.rows >= size.rows else { return frame }
    return ToastRow(message, settings: settings).frame(columns: size.columns)
  }

  /// The toast as one row, or as a surface where a style that has one was asked for by name.
  private func frame(_ message: ToastMessage, columns: Int) -> Frame {
    request.hasStyle && message.style.floats
      ? ToastFloater(message, settings: settings, columns: columns).frame(columns: columns)
      : ToastRow(message, settings: settings).frame(columns: columns)
  }

  // MARK: On the desktop

  /// Notifies the desktop; whether anything could be started or sent for it.
  @discardableResult
  private func notify(_ message: ToastMessage) -> Bool {
    let notification = DesktopNotification(message)
    if !Environment.isRemote {
      #if canImport(Darwin)
        if DetachedCommand.start(notification.command(.osascript)) { return true }
      #else
        if Surroundings.hasDesktopBus, DetachedCommand.start(notification.command(.notifySend)) {
          return true
        }
      #endif
    }
    let bytes = notification.bytes(environment: Environment.value)
    guard !bytes.isEmpty, let terminal = NoticeTerminal() else { return false }
    return terminal.write(bytes)
  }

  // MARK: Documents

  /// Draws the toast on standard output, and ends the process.
  func preview(_ size: Size) -> Never {
    let document = frame(message, columns: size.columns).document(in: looks.palette.depth)
    program.end(program.write(document) ? .default : .outputError)
  }
}

extension ToastFacts {
  /// What can be found out; tmux is asked only where it matters.
  static func gathered(_ service: ServiceChoice, asked: ToastBackend?) -> ToastFacts {
    var facts = ToastFacts()
    let value = Environment.value
    switch service {
    case .none: facts.service = nil
    case .auto: facts.service = ContinuousIntegration.job(environment: value)
    default: facts.service = service.rawValue
    }
    facts.term = value("TERM") ?? ""
    facts.isInZellij = !(value("ZELLIJ") ?? "").isEmpty
    facts.isRemote = Environment.isRemote || value("SSH_CLIENT") != nil
    let isDecided = asked.map { [.off, .notify, .stderr].contains($0) } ?? (facts.service != nil)
    guard !isDecided else { return facts }
    guard let terminal = NoticeTerminal() else {
      facts.hasTerminal = false
      return facts
    }
    facts.size = terminal.size
    guard asked != .inline else { return facts }
    facts.isInContainer = Surroundings.isContainer
    facts.isNested = Surroundings.isNestedTerminal
    facts.hasJobControl = Surroundings.hasJobControl
    facts.hasQueueDirectory = RuntimeDirectory.isThere
    if asked != .band {
      facts.tmux = Surroundings.tmuxPane().map {
        Tmux(version: $0.version, isZoomed: $0.isZoomed, rows: $0.rows)
      }
    }
    return facts
  }

  /// The plan for these facts.
  func plan(_ asked: ToastBackend?) -> ToastPlan { ToastPlan.decide(self, asked: asked) }
}

extension Descriptor {
  /// Writes what is only a notice; one that nobody takes in a tenth of a second is lost.
  fileprivate func writeBriefly(_ bytes: [UInt8]) {
    let deadline = MonotonicClock.now() + 100_000_000
    guard !wait(writable: [self], until: deadline).writable.isEmpty else { return }
    _ = try? writeAll(bytes)
  }
}
