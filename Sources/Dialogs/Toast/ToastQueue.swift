/// The toasts of one terminal: one is shown, and others wait for their turn.
public struct ToastQueue: Sendable {
  /// As many wait at most; then the oldest goes.
  public static let limit = 32
  /// How much later than it is written a terminal shows something, at the most: so much longer a toast stands, to be
  /// seen for its whole time.
  static let latency = Duration.milliseconds(60)

  /// The one whose turn it is; nil for none.
  public private(set) var current: ToastNotice?
  /// Those that wait, the next one first.
  public private(set) var waiting: [ToastNotice] = []
  /// How many have never been shown, as too many came.
  public private(set) var droppedCount = 0
  /// When the current one was painted; nil while it was not, or not as it is now.
  private(set) var painted: Instant?
  private var isCancelled = false

  /// Makes an empty queue.
  public init() {}

  /// Makes a queue whose toast is on the screen already.
  init(showing notice: ToastNotice, since painted: Instant) {
    current = notice
    self.painted = painted
  }

  /// The current one and those that wait.
  public var all: [ToastNotice] { (current.map { [$0] } ?? []) + waiting }

  /// Whether there is nothing left to show.
  public var isEmpty: Bool { current == nil && waiting.isEmpty }

  /// Lets a toast take the place of that of the same ID, or wait: an urgent one before all that are not.
  public mutating func add(_ notice: ToastNotice) {
    if let id = notice.id {
      if current?.id == id, !isCancelled {
        current = notice
        painted = nil
        return
      }
      if let index = waiting.firstIndex(where: { $0.id == id }) {
        waiting[index] = notice
        return
      }
    }
    let end = waiting.endIndex
    waiting.insert(notice, at: notice.isUrgent ? waiting.firstIndex { !$0.isUrgent } ?? end : end)
    guard waiting.count > Self.limit else { return }
    waiting.remove(at: waiting.firstIndex { !$0.isUrgent } ?? 0)
    droppedCount += 1
  }

  /// Ends the one that is shown and drops those that wait.
  public mutating func cancelAll() {
    waiting = []
    isCancelled = current != nil
  }

  /// Whether the current one has had its time.
  func isOver(at now: Instant) -> Bool {
    guard let current, !isCancelled else { return true }
    guard let painted, let duration = current.duration else { return false }
    return now - painted >= duration + Self.latency
  }

  /// Makes the next one the current one; none when none waits.
  mutating func advance() {
    isCancelled = false
    painted = nil
    current = waiting.isEmpty ? nil : waiting.removeFirst()
  }

  /// The current one is on the screen from now on; painted again, it is not for longer.
  mutating func didPaint(at now: Instant) {
    if painted == nil { painted = now }
  }

  /// Drops the current one, which could not be shown.
  mutating func drop() {
    droppedCount += 1
    advance()
  }
}
