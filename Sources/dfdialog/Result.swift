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

  init(_ alert: Alert, _ outcome: Outcome) {
    self.outcome = outcome
    let index: Int?
    switch outcome {
    case .chosen(let chosen): index = chosen
    case .timedOut: index = nil
    case .dismissed: index = alert.cancelIndex
    }
    action = index.map { alert.actions[$0] }
    number = index.map { $0 + 1 } ?? 0
  }

  /// What the outcome means: leaving is cancel, even where no action is; nil after a timeout, which is no answer.
  var role: ActionRole? { outcome == .timedOut ? nil : action?.role ?? .cancel }

  /// The exit status when nothing particular is expected.
  var status: ExitStatus { role.map { ExitStatus($0) } ?? .timeout }

  /// The exit status when something else was expected.
  var unexpectedStatus: ExitStatus { outcome == .timedOut ? .timeout : .cancel }

  /// The word for the log.
  var word: String {
    switch outcome {
    case .timedOut: "timeout"
    case .dismissed: "dismissed"
    case .chosen: "chosen"
    }
  }

  /// Whether this is what was expected.
  func isChoice(_ reference: ActionReference) -> Bool {
    guard outcome != .timedOut else { return false }
    if let action { return reference.matches(action) }
    return reference == .role(.cancel)
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
    case .json:
      var object = JSONObject()
      object.add("role", role.word)
      object.add("id", action?.id)
      object.add("label", action.map { String(decoding: $0.label, as: UTF8.self) })
      object.add("index", number)
      line = object.bytes
    }
    return line + [10]
  }
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
    return others.first.map { $0.id.map(ActionReference.id) ?? .role($0.role) }
  }

  /// What is written to standard output.
  var printForm: PrintForm { asking.print ?? (expected == nil ? .id : .none) }
}
