import DialogCommand
import Dialogs
import TerminalIO
import TextScreen

/// `dfdialog alert`, `dfdialog card` and `dfdialog sheet`: asks on the terminal, or finds out why nobody can be asked.
struct AskCommand {
  let request: DialogRequest
  let program: Program
  let question: Question
  var alert: Alert { question.alert }
  private let environment: EnvironmentSettings
  let looks: ResolvedLooks
  private(set) var endings = Endings()

  /// Fewer columns than this, and not even lines can be read.
  static let leastColumns = 10
  /// Fewer rows than this, and not even lines can be read.
  static let leastRows = 2

  /// Reads what the request leaves to be read: the environment, the files of looks, a message on standard input.
  ///
  /// - Parameter isDocument: whether it is only drawn, on standard output: then without colour unless asked for.
  init(_ request: DialogRequest, program: Program, isDocument: Bool = false) {
    self.program = program
    environment = EnvironmentSettings.parse(Environment.value)
    environment.complaints.forEach(program.complain)
    var request = request.completed(
      by: environment, theme: Looks.themed(request.looks.themeFile, program: program),
      configuration: Looks.configured(request.looks.config, program: program))
    if isDocument, request.looks.color != .always { request.looks.color = .never }
    self.request = request
    looks = ResolvedLooks(request.looks, severity: request.severity)
    question = Question(request, looks: looks, program: program)
  }

  /// What a caller does in the place of what is otherwise done at the end.
  struct Endings {
    /// Nobody can be asked.
    var nobody: (() -> Never)?
    /// The question was answered, or its time is up.
    var answered: (() -> Never)?
  }

  /// Asks, answers and ends the process.
  func run(_ endings: Endings) -> Never {
    var command = self
    command.endings = endings
    command.run()
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
    let entered: Entered
    if needsLines(size) || hasPlainTerminal {
      // What asks nothing is in nobody's way.
      if request.sheet?.asksNothing == true { turn.giveBack() }
      followPlainly()
      var lines = LineLoop(lineMode, terminal: terminal, turn: turn)
      ending = lines.run()
      entered = lines.entered
    } else {
      let (session, material) = session(size, device: terminal.device)
      var loop = EventLoop(session, terminal: terminal, turn: turn, material: material, record: record)
      ending = loop.run()
      entered = loop.entered
      if let warning = loop.warning { program.complain(warning) }
      if loop.leavesCommand { program.complain("the command has not ended yet") }
    }
    // A caller that is slow to take the answer keeps nobody else from asking.
    turn.giveBack()
    if let warning = question.warning { program.complain(warning) }
    finish(ending, entered: entered, terminal: path)
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

  var lineMode: any LineQuestion {
    if let sheet = request.sheet, let lines = sheetLines(sheet) {
      return SheetLineMode(
        alert, content: lines, guards: guards, timeout: timeout, repertoire: looks.repertoire)
    }
    return LineMode(question.lines, guards: guards, timeout: timeout, repertoire: looks.repertoire)
  }

  /// The session of the dialog on a terminal.
  ///
  /// - Parameter device: the terminal, to ask what stands on it; nil for a document, in which nothing moves.
  /// - Returns: the session, and what is still to be read of what it shows.
  func session(_ size: Size, device: UInt64?) -> (Session<AlertDialog>, SheetMaterial?) {
    let usesScreen = request.usesScreen
    var options = Session<AlertDialog>.Options(
      host: usesScreen ? .screen : .inline, usesMouse: request.asking.mouse ?? usesScreen,
      escapeDelay: .milliseconds(Environment.isRemote ? 100 : 50))
    if usesScreen {
      options.popup = looks.configuration(request.popup)
      if device == nil { options.popup.animation = .zero }
      options.scene = looks.scene(request.popup.resolvedBackdrop, size: size, device: device)
    }
    let settings = looks.settings(
      showsKeys: request.asking.showsKeys, form: request.popup.form(on: usesScreen),
      widest: request.sheet == nil ? 60 : .max)
    var material = request.sheet.map {
      SheetMaterial(
        $0, settings: settings, moves: looks.moves, program: program, patience: device == nil ? .end : .moment
      )
    }
    let sheet = request.sheet.map { Sheet(content: material?.takeContent(), detents: $0.detents) }
    let dialog = AlertDialog(
      alert, card: question.card, sheet: sheet, guards: guards, timeout: timeout,
      focus: request.asking.focus.flatMap(index), settings: settings, available: options.space(on: size))
    return (Session(dialog, terminal: size, options: options), material)
  }

  var guards: Guards {
    Guards(
      text: request.asking.type, arm: request.asking.arm, readAll: request.asking.readAll,
      allowTruncated: request.asking.allowTruncated)
  }

  var timeout: Timeout? {
    request.asking.timeout.map { Timeout($0, action: request.asking.onTimeout.flatMap(index)) }
  }

  /// The first action that a reference means.
  func index(_ reference: ActionReference) -> Int? {
    alert.actions.firstIndex(where: reference.matches)
  }

  /// The line that an outcome leaves behind.
  private func record(_ outcome: Outcome, _ entered: Entered, columns: Int) -> SafeText? {
    guard request.asking.leavesRecord, !request.usesScreen else { return nil }
    return RecordLine.text(
      alert, outcome, values: entered.values, commandStatus: entered.commandStatus.map(Int.init),
      repertoire: looks.repertoire, columns: columns)
  }
}
