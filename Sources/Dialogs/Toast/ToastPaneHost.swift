/// What is to be done with the panes of a multiplexer.
public enum ToastPaneStep: Equatable, Sendable {
  /// Opens a pane with a toast; `ToastPaneHost.didShow` is then to be told.
  case show(ToastNotice)
  /// Closes that pane.
  case end
}

/// Shows the toasts of one terminal in panes beside it, one after another.
public struct ToastPaneHost: Sendable {
  /// What is shown and what waits.
  public private(set) var queue = ToastQueue()
  private var isShown = false

  /// Makes a host that shows nothing.
  public init() {}

  /// Whether nothing is shown, and nothing waits.
  public var isFinished: Bool { !isShown && queue.isEmpty }

  /// Adds a toast.
  public mutating func add(_ notice: ToastNotice) { queue.add(notice) }

  /// Ends all toasts.
  public mutating func cancelAll() { queue.cancelAll() }

  /// When the toast that is shown is over; nil for never.
  public var deadline: Instant? {
    guard let painted = queue.painted, let duration = queue.current?.duration else { return nil }
    return painted + duration + ToastQueue.latency
  }

  /// The pane is there, from which its time counts: a multiplexer may take long.
  public mutating func didShow(at now: Instant) { queue.didPaint(at: now) }

  /// What is to be done now.
  public mutating func step(at now: Instant) -> [ToastPaneStep] {
    var steps: [ToastPaneStep] = []
    let isOver = queue.isOver(at: now)
    if isShown, isOver || queue.painted == nil {
      isShown = false
      steps.append(.end)
    }
    if isOver { queue.advance() }
    if !isShown, let notice = queue.current {
      isShown = true
      steps.append(.show(notice))
    }
    return steps
  }
}
