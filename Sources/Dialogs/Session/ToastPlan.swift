import TextScreen

/// How a toast will be shown, and why so.
public struct ToastPlan: Equatable, Sendable {
  /// The technique.
  public var backend: ToastBackend
  /// Why, in a few words.
  public var reason: String

  /// Makes a plan.
  public init(_ backend: ToastBackend, _ reason: String) {
    self.backend = backend
    self.reason = reason
  }

  /// Decides by what is known; the first rule that holds wins.
  ///
  /// A backend that was asked for is taken where it can be: what cannot be undone there is then the caller's own
  /// wish. Where it cannot be, the toast is one line in the flow, or on standard error.
  public static func decide(_ facts: ToastFacts, asked: ToastBackend? = nil) -> ToastPlan {
    switch asked {
    case .off: return ToastPlan(.off, "asked for")
    case .notify: return ToastPlan(.notify, "asked for")
    case .stderr: return ToastPlan(.stderr, "asked for")
    case nil:
      if let service = facts.service { return ToastPlan(.stderr, "nobody looks in \(service)") }
    default: break
    }
    guard facts.hasTerminal else { return ToastPlan(.stderr, "no terminal") }
    guard !facts.hasPlainTerminal else {
      return ToastPlan(.stderr, "the terminal knows no control sequences")
    }
    if let asked { return facts.wish(asked) }
    return facts.tmux.map(facts.inTmux) ?? facts.onTerminal()
  }

  /// The line that `--print-plan` prints, without its end.
  public var line: String { "\(backend.rawValue): \(reason)" }
}

/// What is known about the terminal that a toast would be shown on.
public struct ToastFacts: Equatable, Sendable {
  /// What is known about the pane of tmux that the terminal is.
  public struct Tmux: Equatable, Sendable {
    /// As the server tells it, such as `3.3a` or `next-3.8`.
    public var version: String
    /// Whether the pane fills the window, which a new pane would undo.
    public var isZoomed: Bool
    /// Rows of the pane.
    public var rows: Int

    /// Makes facts about a pane.
    public init(version: String, isZoomed: Bool, rows: Int) {
      self.version = version
      self.isZoomed = isZoomed
      self.rows = rows
    }

    /// Major and minor number; nil for a version that is counted otherwise, such as `master` or `openbsd-7.5`.
    var number: (major: Int, minor: Int)? {
      let text = version.hasPrefix("next-") ? version.dropFirst(5) : version[...]
      let numbers = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      let parts = numbers.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let major = parts[0], let minor = parts[1] else { return nil }
      return (major, minor)
    }
  }

  /// Whether there is a controlling terminal.
  public var hasTerminal = true
  /// The CI service that the job runs in; nil outside of one.
  public var service: String?
  /// The type of the terminal.
  public var term = "xterm-256color"
  /// The extent of the terminal.
  public var size = Size(columns: 80, rows: 24)
  /// The pane of tmux; nil outside, and where tmux does not answer.
  public var tmux: Tmux?
  /// Whether zellij draws the terminal.
  public var isInZellij = false
  /// Whether the terminal is at the other end of a network.
  public var isRemote = false
  /// Whether the process is in a container.
  public var isInContainer = false
  /// Whether the terminal is drawn by a program that has a terminal itself, as by `script`.
  public var isNested = false
  /// Whether a shell with job control started this process.
  public var hasJobControl = true
  /// Whether there is a directory for the queue that nobody else can enter.
  public var hasQueueDirectory = true

  /// Makes the facts of a local terminal with a shell.
  public init() {}

  /// Whether the terminal can do no more than plain lines.
  var hasPlainTerminal: Bool { ["", "dumb", "unknown", "emacs"].contains(term) }

  /// Fewer rows than this, and a new pane would leave too little.
  static let leastPaneRows = 8

  fileprivate func inTmux(_ pane: Tmux) -> ToastPlan {
    guard !pane.isZoomed else { return band("the window of tmux is zoomed") }
    if let number = pane.number, number >= (3, 7) {
      return queued(.float, "tmux \(pane.version) has floating panes")
    }
    guard pane.rows >= Self.leastPaneRows else { return band("the pane of tmux has few rows") }
    guard pane.number.map({ $0 >= (2, 0) }) ?? true else { return band("tmux \(pane.version) is too old") }
    return queued(.split, "tmux \(pane.version) has no floating panes")
  }

  fileprivate func onTerminal() -> ToastPlan {
    if isInZellij { return ToastPlan(.inline, "zellij loses lines above a reserved row") }
    if isRemote { return ToastPlan(.inline, "over SSH a reserved row could stay behind") }
    if isInContainer { return ToastPlan(.inline, "in a container a reserved row could stay behind") }
    if isNested {
      return ToastPlan(.inline, "a terminal inside another one could leave a reserved row behind")
    }
    if !hasJobControl { return ToastPlan(.inline, "no shell with job control would outlive the toast") }
    return band("a local terminal with a shell")
  }

  /// What was asked for, as far as it can be had.
  fileprivate func wish(_ backend: ToastBackend) -> ToastPlan {
    switch backend {
    case .band: return band("asked for")
    case .float, .split:
      guard let tmux else { return ToastPlan(.inline, "not in tmux") }
      if tmux.isZoomed { return band("the window of tmux is zoomed") }
      if backend == .float, (tmux.number ?? (0, 0)) < (3, 7) {
        return queued(.split, "tmux \(tmux.version) has no floating panes")
      }
      if backend == .split, tmux.rows < Self.leastPaneRows { return band("the pane of tmux has few rows") }
      return queued(backend, "asked for")
    case .inline, .notify, .stderr, .off: return ToastPlan(backend, "asked for")
    }
  }

  /// A band of one row, where there is room for it.
  private func band(_ reason: String) -> ToastPlan {
    guard size.rows >= 5, size.columns >= 20 else { return ToastPlan(.inline, "the terminal is too small") }
    return queued(.band, reason)
  }

  private func queued(_ backend: ToastBackend, _ reason: String) -> ToastPlan {
    hasQueueDirectory
      ? ToastPlan(backend, reason) : ToastPlan(.inline, "no private directory for the queue")
  }
}
