import TextScreen

/// What can be told of a terminal without asking it.
public struct TerminalFacts: Equatable, Sendable {
  /// The size that the kernel has for the window.
  public var size: Size
  /// The process group in the foreground.
  public var foregroundGroup: Int32
  /// Whether the terminal itself edits lines (ICANON).
  public var editsLines: Bool
  /// Whether the terminal shows what is typed (ECHO).
  public var echoes: Bool
  /// Whether nothing but shells is in the foreground.
  public var hasOnlyShells: Bool
  /// Whether it takes output now (POLLOUT).
  public var isWritable: Bool
  /// Whether one of our dialogs has it.
  public var hasDialog: Bool
  /// Whether it is known to show the alternate screen; most terminals do not say.
  public var showsAlternateScreen: Bool

  /// Makes facts; those of a terminal at rest where nothing is said.
  public init(
    size: Size, foregroundGroup: Int32 = 0, editsLines: Bool = true, echoes: Bool = true,
    hasOnlyShells: Bool = true, isWritable: Bool = true, hasDialog: Bool = false,
    showsAlternateScreen: Bool = false
  ) {
    self.size = size
    self.foregroundGroup = foregroundGroup
    self.editsLines = editsLines
    self.echoes = echoes
    self.hasOnlyShells = hasOnlyShells
    self.isWritable = isWritable
    self.hasDialog = hasDialog
    self.showsAlternateScreen = showsAlternateScreen
  }

  /// Whether a program has the whole screen, as far as can be told.
  public var isInApp: Bool { showsAlternateScreen || !editsLines && !hasOnlyShells }
  /// Whether a shell edits a line: it may empty the rows below without a sign of it.
  fileprivate var isAtPrompt: Bool { !editsLines && hasOnlyShells }
}

/// What is to be done on the terminal, in this order; nothing of the rest when a write fails.
public enum ToastStep: Equatable, Sendable {
  /// Writes a block of `ToastBand`, in one write.
  case write([UInt8])
  /// Says in the state file what size the window really has.
  case saveState(Size)
  /// Sets the kernel's size of the window.
  case resize(Size)
  /// Removes the state file.
  case removeState
}

/// Shows the toasts of one terminal in its last row, one after another; those of the backend `inline`, which only
/// wait here for the terminal to be free, in the flow.
///
/// A value without a clock and without I/O. `step` says what is to be done on the terminal; when that fails, the
/// value from before the call is to be kept, and asked again later.
public struct ToastHost: Sendable {
  /// How often `step` is to be called while something is on the screen.
  public static let interval = Duration.milliseconds(40)
  private static let heldInterval = Duration.milliseconds(100)
  /// How long a toast waits for a terminal that is not free.
  static let patience = Duration.seconds(600)
  /// How long the size must have stayed the same after a change.
  static let settling = Duration.milliseconds(200)

  private enum Phase: Equatable {
    /// Nothing of ours is on the terminal.
    case closed
    /// The last row of a window of this size is ours.
    case open(Size)
    /// The window was resized; since then it has been this large.
    case moving(Size, since: Instant)
  }

  /// What is shown and what waits.
  public private(set) var queue = ToastQueue()
  private var phase = Phase.closed
  private var isBlank = false
  private var heldSince: Instant?
  private var foreground: Foreground?
  /// When the row is painted again, the first moment first.
  private var repaints: [Instant] = []
  /// When it is painted again if a shell edits a line then.
  private var promptRepaints: [Instant] = []
  private var lastPaint: Instant?

  /// What changes when a program comes or goes.
  private struct Foreground: Equatable {
    let group: Int32
    let editsLines: Bool
    let echoes: Bool

    init(_ facts: TerminalFacts) {
      group = facts.foregroundGroup
      editsLines = facts.editsLines
      echoes = facts.echoes
    }
  }

  /// Makes a host of a terminal on which nothing is shown.
  public init() {}

  /// Makes a host that takes over from the process that painted a first toast.
  ///
  /// - Parameter size: what the window was before its last row was taken.
  public init(showing notice: ToastNotice, on size: Size, since painted: Instant) {
    queue = ToastQueue(showing: notice, since: painted)
    phase = .open(size)
    didPaint(at: painted, isFirst: true)
  }

  /// Whether nothing is shown, and nothing waits.
  public var isFinished: Bool { phase == .closed && queue.isEmpty }

  /// Adds a toast.
  public mutating func add(_ notice: ToastNotice) { queue.add(notice) }

  /// Ends all toasts.
  public mutating func cancelAll() { queue.cancelAll() }

  /// When `step` is to be called again at the latest; nil when there is nothing to do.
  public func deadline(after now: Instant) -> Instant? {
    switch phase {
    case .closed: queue.isEmpty ? nil : now + Self.heldInterval
    case .open, .moving: now + Self.interval
    }
  }

  /// Whether the next `step` depends on `hasDialog` and `showsAlternateScreen`, which are costly to find out.
  public func asksForDialog(_ facts: TerminalFacts, at now: Instant) -> Bool {
    guard facts.isWritable else { return false }
    switch phase {
    case .closed: return !facts.isInApp
    case .open: return queue.isOver(at: now) && !(queue.waiting.isEmpty && facts.isInApp)
    case .moving(_, let since): return !facts.isInApp && now - since >= Self.settling
    }
  }

  // MARK: Steps

  /// What is to be done now.
  public mutating func step(_ facts: TerminalFacts, at now: Instant) -> [ToastStep] {
    switch phase {
    case .closed: return stepClosed(facts, at: now)
    case .open(let size): return stepOpen(facts, full: size, at: now)
    case .moving(let size, let since): return stepMoving(facts, size: size, since: since, at: now)
    }
  }

  private mutating func stepClosed(_ facts: TerminalFacts, at now: Instant) -> [ToastStep] {
    if queue.isOver(at: now) {
      queue.advance()
      heldSince = nil
    }
    guard let notice = queue.current else { return [] }
    let since = heldSince ?? now
    heldSince = since
    if now - since >= Self.patience {
      queue.drop()
      heldSince = nil
      return []
    }
    guard facts.isWritable, !facts.isInApp, !facts.hasDialog else { return [] }
    if notice.backend == .inline {
      queue.advance()
      heldSince = nil
      return [.write(ToastBand.insert(notice, columns: facts.size.columns))]
    }
    guard Self.fits(facts.size) else { return [] }
    return open(notice, facts, at: now)
  }

  private mutating func open(_ notice: ToastNotice, _ facts: TerminalFacts, at now: Instant) -> [ToastStep] {
    phase = .open(facts.size)
    foreground = Foreground(facts)
    heldSince = nil
    didPaint(at: now, isFirst: true)
    return [
      .write(ToastBand.open(notice, on: facts.size)), .saveState(facts.size),
      .resize(Self.reduced(facts.size)),
    ]
  }

  private mutating func stepOpen(_ facts: TerminalFacts, full: Size, at now: Instant) -> [ToastStep] {
    noticeForeground(facts, at: now)
    guard facts.isWritable else { return [] }
    guard facts.size == Self.reduced(full) else {
      phase = .moving(facts.size, since: now)
      return [.write(ToastBand.resized), .removeState]
    }
    if queue.isOver(at: now) {
      let isHeld = facts.hasDialog || queue.waiting.isEmpty && facts.isInApp
      guard !isHeld else { return blank() }
      queue.advance()
      guard queue.current != nil else {
        phase = .closed
        repaints = []
        isBlank = false
        let close = facts.isAtPrompt ? ToastBand.closeAtPrompt : ToastBand.close
        return [.write(close), .resize(full), .removeState]
      }
    }
    guard let notice = queue.current, queue.painted == nil || isRepaintDue(facts, at: now) else { return [] }
    didPaint(at: now)
    return [
      .write(
        facts.isAtPrompt
          ? ToastBand.reopen(notice, on: full) : ToastBand.repaint(notice, columns: full.columns))
    ]
  }

  /// A program that came while a toast was shown has saved its text with the screen: the row stays ours until
  /// that text can be removed.
  private mutating func blank() -> [ToastStep] {
    guard !isBlank else { return [] }
    isBlank = true
    repaints = []
    return [.write(ToastBand.blank)]
  }

  private mutating func stepMoving(
    _ facts: TerminalFacts, size: Size, since: Instant, at now: Instant
  ) -> [ToastStep] {
    guard facts.size == size else {
      phase = .moving(facts.size, since: now)
      return []
    }
    guard now - since >= Self.settling, facts.isWritable, !facts.isInApp, !facts.hasDialog else { return [] }
    if queue.isOver(at: now) { queue.advance() }
    let settle = ToastStep.write(ToastBand.settle)
    guard let notice = queue.current, Self.fits(size) else {
      phase = .closed
      isBlank = false
      // Two changes of the size: whoever draws below the cursor draws anew.
      return [settle, .resize(Self.reduced(size)), .resize(size)]
    }
    return [settle] + open(notice, facts, at: now)
  }

  // MARK: Painting again

  private mutating func didPaint(at now: Instant, isFirst: Bool = false) {
    queue.didPaint(at: now)
    lastPaint = now
    isBlank = false
    if isFirst { promptRepaints = [now + .milliseconds(80), now + .milliseconds(300)] }
  }

  private mutating func noticeForeground(_ facts: TerminalFacts, at now: Instant) {
    let present = Foreground(facts)
    if let foreground, foreground != present {
      repaints = [now + .milliseconds(120), now + .milliseconds(400)]
    }
    foreground = present
  }

  /// Only where there is a sign that somebody has written into the row: each time takes the place of the
  /// cursor that a program may have saved.
  private mutating func isRepaintDue(_ facts: TerminalFacts, at now: Instant) -> Bool {
    if let next = repaints.first, next <= now {
      repaints.removeAll { $0 <= now }
      return true
    }
    guard facts.isAtPrompt, let lastPaint else { return false }
    let isDue = promptRepaints.first.map { $0 <= now } ?? false
    promptRepaints.removeAll { $0 <= now }
    return isDue || now - lastPaint >= .milliseconds(250)
  }

  private static func reduced(_ size: Size) -> Size { Size(columns: size.columns, rows: size.rows - 1) }

  /// Whether a window has a row to spare.
  public static func fits(_ size: Size) -> Bool {
    size.rows >= ToastBand.leastRows && size.columns >= ToastBand.leastColumns
  }
}
