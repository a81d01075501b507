import DialogCommand
import Dialogs
import TerminalIO
import TextScreen

/// Hands toasts to the process that shows those of the terminal, and starts it where there is none.
struct ToastClient {
  /// How long that process may take to answer, in nanoseconds.
  private static let patience: Int64 = 180_000_000
  /// How long is waited between two looks whether there is such a process now.
  private static let interval: Int64 = 10_000_000
  /// How long a stopped terminal is waited for.
  private static let writingPatience: Int64 = 50_000_000

  private let stage: ToastStage
  private let deadline = MonotonicClock.now() + patience

  /// Finds the terminal; nil where there is none, or no private directory to meet in.
  init?() {
    guard let stage = ToastStage.ofTerminal() else { return nil }
    self.stage = stage
  }

  /// Whether nothing may be written on the terminal now.
  var isBusy: Bool { stage.isTaken(except: [Identity.processID]) }

  /// Lets a toast be shown in its turn.
  ///
  /// - Returns: false where nobody can show it: it is to be shown in another way.
  func show(_ notice: ToastNotice) -> Bool {
    repeat {
      switch ask(.add(notice)) {
      case .line(let line): return line == ToastRequestLine.accepted
      // Who has it shows it, only later.
      case .late: return true
      case .busy: return false
      case .nobody: break
      }
      if let lock = stage.files.tryLock() {
        return BackgroundProcess.withoutStopping { start(notice, lock: lock) }
      }
      wait(until: MonotonicClock.now() + Self.interval)
    } while MonotonicClock.now() < deadline
    return false
  }

  /// Ends all toasts of the terminal, and removes what processes that were killed have left; none is no failure.
  func cancelAll() {
    guard case .nobody = ask(.cancelAll), let lock = stage.files.tryLock() else { return }
    defer { try? lock.close() }
    BackgroundProcess.withoutStopping { _ = stage.repair() }
    stage.files.removeSocket()
    TmuxPane.closeLeftOver()
  }

  /// The toasts of the terminal.
  func list() -> ToastList {
    guard case .line(let line) = ask(.list) else { return .empty }
    return ToastList(line: line) ?? .empty
  }

  private func ask(_ request: ToastRequestLine) -> LocalSocket.Answer {
    LocalSocket.ask(request.encoded(version: DialogCommand.version), at: stage.files, until: deadline)
  }

  /// Shows the first toast before anybody else can write, and starts the process that does the rest.
  private func start(_ notice: ToastNotice, lock: Descriptor) -> Bool {
    guard let text = SelfCommand.pipe(holding: notice.encoded),
      let listener = LocalSocket.listen(at: stage.files)
    else { return false }
    var host = ToastHost()
    host.add(notice)
    var opened: ToastHandover.Opened?
    if stage.terminal.isWritable(until: MonotonicClock.now() + Self.writingPatience), stage.repair(),
      notice.backend == .band
    {
      let now = Instant(nanoseconds: MonotonicClock.now())
      guard let facts = stage.facts(for: host, at: now, except: [Identity.processID]) else { return false }
      if stage.step(&host, facts, at: now) { opened = ToastHandover.Opened(size: facts.size, painted: now) }
    }
    let handover = ToastHandover(opened: opened)
    let descriptors = [stage.terminal.descriptor, listener, lock, text]
    if SelfCommand.spawn(handover.words(.guardian), handedOver: descriptors) != nil { return true }
    stage.repair()
    stage.files.removeSocket()
    return false
  }
}
