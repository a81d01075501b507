import DialogCommand
import Dialogs
import TextScreen

/// What an outcome means to the caller: status and standard output.
struct Result {
  /// The action that was chosen, or that leaving stands for; nil where there is none.
  let action: Action?
  /// Its place in the order given, from 1; 0 where there is none.
  let number: Int
  let outcome: Outcome
  /// What was entered into a sheet.
  let entered: Entered

  init(_ alert: Alert, _ outcome: Outcome, entered: Entered = Entered()) {
    self.outcome = outcome
    self.entered = entered
    let index: Int?
    switch outcome {
    case .chosen(let chosen): index = chosen
    case .timedOut: index = nil
    case .finished: index = alert.actions.firstIndex { $0.role == .default }
    case .dismissed: index = alert.cancelIndex
    }
    action = index.map { alert.actions[$0] }
    number = index.map { $0 + 1 } ?? 0
  }

  /// What the outcome means: leaving is cancel, even where no action is; nil after a timeout, which is no answer.
  var role: ActionRole? {
    switch outcome {
    case .timedOut: return nil
    case .finished: return .default
    case .chosen, .dismissed:
      let role = action?.role ?? .cancel
      return role == .default && entered.isDestructive ? .destructive : role
    }
  }

  /// The exit status when nothing particular is expected.
  var status: ExitStatus { role.map { ExitStatus($0) } ?? .timeout }

  /// The exit status when something else was expected.
  var unexpectedStatus: ExitStatus { outcome == .timedOut ? .timeout : .cancel }

  /// The word for the log.
  var word: String {
    switch outcome {
    case .timedOut: "timeout"
    case .dismissed: "dismissed"
    case .finished: "finished"
    case .chosen: "chosen"
    }
  }

  /// Whether this is what was expected.
  ///
  /// A progress that ended before it came to 100 % is not: its writer may have failed.
  func isChoice(_ reference: ActionReference) -> Bool {
    if outcome == .finished, !entered.isWhole { return false }
    switch reference {
    case .role(let role): return self.role == role
    // What loses something is expected as that alone.
    case .id: return action.map { reference.matches($0) && role == $0.role } ?? false
    }
  }

  /// What a sheet writes to standard output: what was entered when it was accepted, else nothing.
  ///
  /// - Parameter isExpecting: whether nothing is written where nothing was asked for.
  func text(_ sheet: SheetRequest, isExpecting: Bool, shownIn repertoire: Repertoire?) -> [UInt8] {
    guard let role, role != .cancel else { return [] }
    guard let form = sheet.print ?? (isExpecting ? nil : .values) else { return [] }
    let action: PrintForm
    switch form {
    case .values: return entered.values.lines(separator: sheet.separatesByNull ? 0 : 10)
    case .shell: return entered.values.shell()
    case .json: return entered.values.json(self.action, role: role, index: number) + [10]
    case .role: action = .role
    case .id: action = .id
    case .label: action = .label
    case .index: action = .index
    case .none: action = .none
    }
    guard form != .role, form != .none, case .choices(let chosen) = entered.values else {
      return text(action, shownIn: repertoire)
    }
    let words: [[UInt8]] = chosen.map { choice in
      switch form {
      case .label: choice.label
      case .index: Array(String(choice.number).utf8)
      default: choice.id ?? choice.label
      }
    }
    return words.flatMap { $0 + [sheet.separatesByNull ? 0 : 10] }
  }

  /// What is written to standard output; nothing after a timeout.
  ///
  /// - Parameter repertoire: what the terminal can show that standard output is; nil for a pipe or a file, which
  ///   gets a label byte for byte as it was given.
  func text(_ form: PrintForm, shownIn repertoire: Repertoire?) -> [UInt8] {
    guard let role else { return [] }
    let line: [UInt8]
    switch form {
    case .none: return []
    case .role: line = Array(role.word.utf8)
    case .id: line = Array((action?.id ?? role.word).utf8)
    case .label:
      let label = action?.label ?? Array(role.word.utf8)
      line = repertoire.map { Array(SafeText(bytes: label, repertoire: $0).description.utf8) } ?? label
    case .index: line = Array(String(number).utf8)
    case .json: line = JSONObject(action, role: role, index: number).bytes
    }
    return line + [10]
  }
}

/// What was entered into a sheet when it ended.
struct Entered {
  /// The values.
  var values = SheetValues.none
  /// Whether accepting them loses something.
  var isDestructive = false
  /// Whether a progress came to 100 %; of other contents always.
  var isWhole = true
  /// The exit status of a sheet's own command; nil where there is none, or where it was stopped.
  var commandStatus: Int32?
}

extension DialogRequest {
  /// The choice that alone counts as success: what `--expect` names; with a command after `--`, else the only
  /// action that is not cancel.
  ///
  /// Nil where every role has its own status.
  var expected: ActionReference? {
    if let expect = asking.expect { return expect }
    guard asking.command != nil else { return nil }
    let actions = Alert(title: title, actions: actions).actions
    let others = actions.filter { $0.role != .cancel }
    // A progress that came to its end is default, also where no button is.
    return others.first.map { $0.id.map(ActionReference.id) ?? .role($0.role) } ?? .role(.default)
  }

  /// What is written to standard output.
  var printForm: PrintForm { asking.print ?? (expected == nil ? .id : .none) }
}
