import DialogCommand
import Dialogs
import TerminalIO
import TextScreen

// A progress and a command where nothing can be drawn: lines on standard error, and nothing is asked.

extension AskCommand {
  /// How often it is looked whether a command has ended that has closed its output, in nanoseconds.
  private static let interval: Int64 = 50_000_000

  /// Tells a progress in plain lines, or runs the command of the sheet, and ends the process; does nothing for what
  /// asks.
  func followPlainly() {
    guard let sheet = request.sheet else { return }
    switch sheet.content {
    case .progress(let autoCloses): tellProgress(of: sheet, autoCloses: autoCloses)
    case .run: runPlainly(sheet)
    case .none, .choices, .form, .text: return
    }
  }

  /// When the time is up, on the monotonic clock.
  private var limit: Int64? { request.asking.timeout.map { MonotonicClock.now() + $0.nanoseconds } }

  private func tellProgress(of sheet: SheetRequest, autoCloses: Bool) -> Never {
    var lines = ProgressLines(repertoire: looks.repertoire)
    let isInTime = SheetMaterial.forEachPiece(of: sheet, program: program, until: limit) { bytes in
      say(lines.receive(bytes))
      return !(autoCloses && lines.isComplete)
    }
    guard isInTime else { answer(.timedOut, .timeout, terminal: nil) }
    say(lines.finish())
    if let warning = lines.warning { program.complain(warning) }
    answer(.finished, .input, entered: Entered(isWhole: lines.isComplete), terminal: nil)
  }

  private func runPlainly(_ sheet: SheetRequest) -> Never {
    do throws(SystemError) { try Signals.install() } catch {
      program.fail("cannot run the command: \(error)", .unavailable)
    }
    let limit = limit
    let input = SheetMaterial.start(sheet.ownCommand ?? [], program)
    var isOutputClosed = false
    var output = LineStore()
    while true {
      let next = isOutputClosed ? MonotonicClock.now() + Self.interval : nil
      wait(
        readable: [Signals.descriptor, isOutputClosed ? nil : input.readable].compactMap { $0 },
        until: [limit, next].compactMap { $0 }.min())
      for signal in Signals.pending() {
        if signal == .suspend {
          input.stop()
        } else if signal.isDeadly {
          input.end(by: signal)
          finish(.interrupted(signal), terminal: nil)
        }
      }
      switch input.read() {
      case .bytes(let bytes): pass(bytes, to: &output)
      case .nothing: break
      case .end, .fault: isOutputClosed = true
      }
      if input.hasCommandEnded() {
        input.readRest { pass($0, to: &output) }
        output.finish()
        passLines(of: &output)
        answer(.finished, .input, entered: Entered(commandStatus: input.commandStatus), terminal: nil)
      }
      if let limit, MonotonicClock.now() >= limit {
        input.end(by: .terminate)
        answer(.timedOut, .timeout, terminal: nil)
      }
    }
  }

  /// Passes on what the command says: to a terminal only text, line by line.
  private func pass(_ bytes: [UInt8], to output: inout LineStore) {
    guard Descriptor.standardError.isTerminal else {
      _ = try? Descriptor.standardError.writeAll(bytes)
      return
    }
    output.append(bytes)
    passLines(of: &output)
  }

  private func passLines(of output: inout LineStore) {
    let lines = (0..<output.count).map { SafeText(bytes: output.line($0), repertoire: looks.repertoire) }
    _ = try? Descriptor.standardError.writeAll(lines.lineBytes)
    let rest = Array(output.openLine)
    output = LineStore()
    output.append(rest)
  }

  private func say(_ lines: [SafeText]) {
    _ = try? Descriptor.standardError.writeAll(lines.map(ToastAnnotation.harmless).lineBytes)
  }
}
