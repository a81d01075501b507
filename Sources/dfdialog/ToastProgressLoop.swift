import DialogCommand
import Dialogs
import TerminalIO
import TextScreen

/// `--progress -`: a row that changes while standard input tells how far something is.
extension ToastCommand {
  /// How often the row is drawn at most, in nanoseconds.
  private static let frameTime: Int64 = 50_000_000
  /// How often it is looked whether the terminal is free again, in nanoseconds.
  private static let heldTime: Int64 = 200_000_000
  /// How long a terminal that takes nothing keeps the one who writes the lines waiting, in nanoseconds.
  private static let patience: Int64 = 100_000_000

  /// Shows the row until the input ends, then the last text as a toast.
  func showProgress() {
    var progress = ToastProgress(text: [])
    let facts = ToastFacts.gathered(request.service, asked: asked)
    let isLive = ![.stderr, .off, .notify].contains(facts.plan(asked).backend)
    if isLive, !isAccessible, let terminal = try? Terminal.open() {
      follow(&progress, on: terminal)
    } else {
      follow(&progress) { text in
        guard facts.plan(asked).backend != .off else { return }
        var step = ToastMessage(text: text)
        step.title = message.title
        report(step, isService: facts.service != nil)
      }
    }
    var last = message
    if last.text.isEmpty { last.text = progress.text }
    if !last.text.isEmpty { show(last) }
    program.end(.default)
  }

  /// Reads to the end, and tells each text.
  private func follow(_ progress: inout ToastProgress, telling tell: ([UInt8]) -> Void) {
    while let bytes = nextBytes() { progress.receive(bytes).forEach(tell) }
    progress.finish().forEach(tell)
  }

  /// Reads to the end, and draws a row below the cursor, which is removed then; nothing while a program has the whole
  /// screen or one of our dialogs the terminal.
  private func follow(_ progress: inout ToastProgress, on terminal: borrowing Terminal) {
    _ = try? Signals.install()
    var size = terminal.size
    var renderer = FrameRenderer(placement: .inline, terminal: size)
    EmergencyRestore.setBytes(ControlSequence.set(.visibleCursor).bytes)
    let stage = ToastStage.ofTerminal()
    func isTaken() -> Bool { stage?.isTaken(except: [Identity.processID]) ?? false }
    func write(_ bytes: [UInt8]) { _ = terminal.write(bytes, until: MonotonicClock.now() + Self.patience) }
    var next = MonotonicClock.now()
    var isChanged = true
    var isHeld = false
    reading: while true {
      if isChanged, MonotonicClock.now() >= next, isTaken() {
        isHeld = true
        next = MonotonicClock.now() + Self.heldTime
      } else if isChanged, MonotonicClock.now() >= next {
        if isHeld { renderer.invalidate(terminal: size) }
        isHeld = false
        let frame = progress.frame(message, settings: settings, columns: size.columns)
        write(renderer.render(frame))
        isChanged = false
        next = MonotonicClock.now() + Self.frameTime
      }
      wait(
        readable: [.standardInput, Signals.descriptor].compactMap { $0 }, until: isChanged ? next : nil)
      for signal in Signals.pending() {
        switch signal {
        case .windowChange, .resume:
          size = terminal.size
          renderer.invalidate(terminal: size)
          isChanged = true
        case .suspend:
          write(renderer.erase())
          Signals.stop()
        case _ where signal.isDeadly:
          write(renderer.erase())
          Signals.raiseDefault(signal)
        default: break
        }
      }
      guard !wait(readable: [.standardInput], until: 0).readable.isEmpty else { continue }
      guard let bytes = nextBytes() else { break reading }
      progress.receive(bytes)
      isChanged = true
    }
    progress.finish()
    if !isTaken() { write(renderer.erase()) }
    EmergencyRestore.setBytes([])
  }

  /// What came on standard input; nil at its end.
  private func nextBytes() -> [UInt8]? {
    guard !program.closed.contains(.input) else { return nil }
    while true {
      do throws(SystemError) {
        let bytes = try Descriptor.standardInput.read(upTo: 4096)
        return bytes.isEmpty ? nil : bytes
      } catch {
        guard error.wouldBlock else { return nil }
        wait(readable: [.standardInput])
      }
    }
  }
}
