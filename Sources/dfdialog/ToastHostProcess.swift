import DialogCommand
import Dialogs
import TerminalIO
import TextScreen

/// The process that shows the toasts of a terminal, and the one that guards it.
struct ToastHostProcess {
  private let descriptors = ToastDescriptors()
  private let stage: ToastStage
  private let handover: ToastHandover
  private let role: ToastHandover.Role

  /// Takes over what another process has handed on; nil where the words or the descriptors are not as they should
  /// be, as when somebody types the hidden word.
  init?(words: [[UInt8]]) {
    guard let word = words.first,
      let role = ToastHandover.Role(rawValue: String(decoding: word, as: UTF8.self)),
      let handover = ToastHandover(Array(words.dropFirst())), LocalSocket.isListening(descriptors.listener),
      let terminal = ToastTerminal(descriptors.terminal), let stage = ToastStage(terminal)
    else { return nil }
    self.role = role
    self.handover = handover
    self.stage = stage
  }

  /// Shows toasts, or guards the process that does; ends with the last one.
  func run() {
    BackgroundProcess.begin()
    switch role {
    case .guardian: watch()
    case .worker:
      guard let notice = descriptors.readNotice() else { return stage.files.removeSocket() }
      ToastWorker(notice, opened: handover.opened, stage: stage, listener: descriptors.listener).run()
    }
  }

  private func watch() {
    if let worker = SelfCommand.spawn(handover.words(.worker), handedOver: descriptors.all) {
      ProgramText.release()
      if SelfCommand.waitForEnd(of: worker) { return }
    }
    stage.repair()
    stage.files.removeSocket()
    TmuxPane.closeLeftOver()
  }
}

/// The loop around the machine that shows toasts.
final class ToastWorker {
  /// How long a process that has connected may take for its line.
  private static let patience: Int64 = 100_000_000
  /// How often it is looked whether the terminal is still there, where nothing else is to be done.
  private static let lookout: Int64 = 200_000_000

  private let stage: ToastStage
  private var listener: Descriptor
  private var band = ToastHost()
  /// Whether a process that was killed may have left the terminal as it had it.
  private var needsRepair: Bool
  /// The panes in which toasts are shown; nil where that is not wanted or not possible.
  private var panes: ToastPanes?

  /// Makes the loop for a first toast, which its parent may have opened on the terminal.
  init(_ notice: ToastNotice, opened: ToastHandover.Opened?, stage: ToastStage, listener: Descriptor) {
    self.stage = stage
    self.listener = listener
    needsRepair = opened == nil
    if let opened {
      band = ToastHost(showing: notice, on: opened.size, since: opened.painted)
    } else if notice.backend == .split || notice.backend == .float {
      panes = ToastPanes(device: stage.terminal.device)
      panes?.host.add(notice)
    } else {
      band.add(notice)
    }
  }

  func run() {
    ProgramText.release()
    while true {
      let deadline: Int64
      if panes != nil {
        deadline = stepPanes()
      } else {
        guard let next = stepBand() else { break }
        deadline = next
      }
      guard stage.terminal.foregroundGroup != nil else { break }
      if isFinished {
        if !takesLast() { break }
        continue
      }
      wait(readable: [listener], until: deadline)
      while let connection = LocalSocket.accept(on: listener) { serve(connection) }
    }
    stage.files.removeSocket()
    if stage.terminal.foregroundGroup == nil { stage.files.removeState() }
  }

  private var isFinished: Bool { panes?.host.isFinished ?? band.isFinished }

  /// When to look again; nil when the terminal is gone.
  private func stepBand() -> Int64? {
    let now = Instant(nanoseconds: MonotonicClock.now())
    guard let facts = stage.facts(for: band, at: now) else { return nil }
    if needsRepair { needsRepair = !stage.repair() }
    // Painting needs far more code than waiting.
    if !needsRepair, stage.step(&band, facts, at: now) { ProgramText.release() }
    return band.deadline(after: now)?.nanoseconds ?? now.nanoseconds
  }

  private func stepPanes() -> Int64 {
    let now = MonotonicClock.now()
    if panes?.step(at: Instant(nanoseconds: now)) == false, let queue = panes?.host.queue {
      // There is no place for a pane: the last row is used.
      panes = nil
      queue.all.forEach { band.add($0) }
      return now
    }
    return min(panes?.host.deadline?.nanoseconds ?? .max, now + Self.lookout)
  }

  /// Lets nobody connect any more, and serves those who have done so before.
  ///
  /// - Returns: whether there is something to show again.
  private func takesLast() -> Bool {
    stage.files.removeSocket()
    while let connection = LocalSocket.accept(on: listener) { serve(connection) }
    guard !isFinished else { return false }
    if let listener = LocalSocket.listen(at: stage.files) {
      try? self.listener.close()
      self.listener = listener
    }
    return true
  }

  private func serve(_ connection: Descriptor) {
    defer { try? connection.close() }
    let deadline = MonotonicClock.now() + Self.patience
    guard let line = LocalSocket.readLine(from: connection, until: deadline) else { return }
    func answer(_ line: [UInt8]) -> Bool { LocalSocket.writeLine(line, to: connection, until: deadline) }
    switch ToastRequestLine(encoded: line, version: DialogCommand.version) {
    case .add(let notice):
      _ = answer(ToastRequestLine.accepted)
      if panes != nil { panes?.host.add(notice) } else { band.add(notice) }
    case .cancelAll:
      if panes != nil { panes?.host.cancelAll() } else { band.cancelAll() }
      _ = answer(ToastRequestLine.accepted)
    case .list: _ = answer((panes?.host.queue ?? band.queue).listLine)
    case nil: _ = answer(ToastRequestLine.refused)
    }
  }
}
