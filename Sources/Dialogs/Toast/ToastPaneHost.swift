/// What is to be done with the panes of a multiplexer.
public enum ToastPaneStep: Equatable, Sendable {
  /// Opens a pane with a toast.
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
      queue.didPaint(at: now)
      steps.append(.show(notice))
    }
    return steps
  }
}
