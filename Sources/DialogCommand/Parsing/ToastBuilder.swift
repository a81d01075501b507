import Dialogs
import TextScreen

/// What the words of `dfdialog toast` say that no other subcommand has.
struct ToastBuilder {
  /// `--text`, else the bare word.
  var text: [UInt8]?
  /// `--duration`.
  var duration: Duration?
  /// `--sticky`.
  var isSticky = false
  /// `--style`.
  var style: ToastStyle?
  /// `--id`.
  var id: String?
  /// `--priority high`.
  var isUrgent = false
  /// `--cancel-all`, `--list` or `--print-plan`.
  var task = ToastRequest.Task.show
  /// `--wait`.
  var waits = false
  /// `--action`.
  var action: Action?
  /// `--progress`.
  var readsProgress = false
  /// `--backend`.
  var backend: BackendChoice?
  /// `--notify`.
  var notifies = false
  /// `--bell`.
  var rings = false
  /// `--stdout`.
  var usesStandardOutput = false
  /// `--ci`.
  var service = ServiceChoice.auto
  /// `--file`, `--line` and `--column`.
  var location = ToastAnnotation.Location()
}

extension RequestBuilder {
  /// The complete request of `toast`.
  ///
  /// - Parameter given: the names of the options that were given.
  func completedToast(_ words: [[UInt8]], given: Set<String>) throws(CommandError) -> ToastRequest {
    var request = ToastRequest()
    request.task = toast.task
    request.message = try toastMessage(words)
    request.hasStyle = toast.style != nil
    request.hasPosition = popup.position != nil
    request.waits = toast.waits
    request.action = toast.action
    request.command = asking.command
    request.readsProgress = toast.readsProgress
    request.anchor = popup.anchor
    request.backend = toast.backend
    request.notifies = toast.notifies
    request.rings = toast.rings
    request.usesStandardOutput = toast.usesStandardOutput
    request.service = toast.service
    request.location = toast.location
    request.looks = looks
    try ToastRules(request, given: given).check()
    return request
  }

  private func toastMessage(_ words: [[UInt8]]) throws(CommandError) -> ToastMessage {
    var words = words[...]
    var text = toast.text
    if text == nil, let word = words.popFirst() {
      if word.isBlank { throw CommandError("the text is empty") }
      text = word
    }
    if let word = words.first {
      throw CommandError("unexpected word \(quoted(word)) (the text is given already)")
    }
    var message = ToastMessage(text: text ?? [])
    message.title = title ?? []
    message.severity = severity ?? .info
    message.icon = card.icon
    message.position = popup.position ?? .top
    message.style = toast.style ?? .default
    message.id = toast.id
    message.isUrgent = toast.isUrgent
    let isLong = message.severity == .error || toast.action != nil
    message.duration = toast.isSticky ? nil : toast.duration ?? (isLong ? .seconds(5) : .milliseconds(2500))
    return message
  }
}

/// What must hold between the options of a toast.
struct ToastRules {
  private let request: ToastRequest
  private let given: Set<String>

  /// Makes the rules for a request, with the names of the options that were given.
  init(_ request: ToastRequest, given: Set<String>) {
    self.request = request
    self.given = given
  }

  /// Throws the first fault that there is.
  func check() throws(CommandError) {
    try checkTask()
    try checkPairs()
    try checkLocation()
    if request.command != nil, request.action == nil {
      throw CommandError("a command after '--' needs '--action', which says when it is run")
    }
    if let action = request.action {
      var builder = RequestBuilder()
      try builder.add(action)
      try AskingRules(Asking(), given: [action, ToastRequest.dismissal(beside: action)]).check()
    }
  }

  private func checkTask() throws(CommandError) {
    let name: String
    switch request.task {
    case .show:
      if request.message.text.isEmpty, !request.readsProgress {
        throw CommandError("the text is missing (write it after 'toast')")
      }
      return
    case .printPlan: return
    case .cancelAll: name = "cancel-all"
    case .list: name = "list"
    }
    if !request.message.text.isEmpty {
      throw CommandError("option '--\(name)' shows nothing, but was given a text")
    }
    let others = given.subtracting([name, "config"]).sorted()
    if let other = others.first {
      throw CommandError("option '--\(name)' shows nothing: it cannot stand with '--\(other)'")
    }
  }

  /// Options that contradict each other.
  private func checkPairs() throws(CommandError) {
    let pairs = [
      ("sticky", "duration"), ("progress", "action"), ("progress", "wait"), ("progress", "sticky"),
      ("anchor", "position"),
    ]
    for (one, other) in pairs where given.contains(one) && given.contains(other) {
      throw CommandError("option '--\(one)' cannot stand with '--\(other)'")
    }
    guard request.asks, let backend = request.backend, backend != .auto else { return }
    let name = request.action == nil ? "wait" : "action"
    throw CommandError("option '--\(name)' is a dialog: it cannot stand with '--backend \(backend.rawValue)'")
  }

  private func checkLocation() throws(CommandError) {
    for (name, other) in [("column", "line"), ("line", "file")] where given.contains(name) {
      if !given.contains(other) { throw CommandError("option '--\(name)' needs '--\(other)'") }
    }
  }
}

extension OptionValue {
  /// How long a toast is shown.
  func toastDuration() throws(CommandError) -> Duration {
    let duration = try duration()
    guard duration >= .milliseconds(300), duration <= .seconds(60) else {
      throw CommandError("\(source) needs a duration from 300ms to 60s, not \(quoted(bytes))")
    }
    return duration
  }

  /// One word of `A-Z a-z 0-9 . _ -`, of at most 64 characters.
  func identifier() throws(CommandError) -> String {
    guard (1...64).contains(bytes.count), bytes.allSatisfy(Ascii.isOfID) else {
      throw CommandError(
        "\(source) needs one word of letters, digits, '.', '_' and '-', not \(quoted(bytes))")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
