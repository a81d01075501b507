import Dialogs
import TerminalIO

// What the dialog shows while it still arrives.

extension EventLoop {
  /// How long keys wait at most while what arrives is taken in, in nanoseconds.
  private static let inputTime: Int64 = 6_000_000
  /// How often what arrives is shown, in nanoseconds.
  private static let showInterval: Int64 = 40_000_000

  /// What was entered.
  var entered: Entered {
    guard let content = session.dialog.content else { return Entered() }
    return Entered(
      values: content.values, isDestructive: content.isDestructive,
      isWhole: (content as? ProgressView)?.isWhole ?? true, commandStatus: commandStatus)
  }

  /// Takes in what is there, for a moment; a terminal that takes nothing is not given more to show.
  mutating func takeInput() {
    guard ending == nil, session.ending == nil else { return }
    if material?.input?.hasCommandEnded() == true { endCommand() }
    let end = MonotonicClock.now() + Self.inputTime
    reading: while let input = material?.input, MonotonicClock.now() < end {
      switch input.read() {
      case .bytes(let bytes): session.takeInput(bytes)
      case .nothing: break reading
      case .fault(let error):
        return ending = .unusable("cannot read the content: \(error)")
      case .end:
        if input.command != nil, input.commandStatus == nil {
          // It has closed its output, and is about to end.
          if input.hasCommandEnded() { endCommand() }
          isOutputClosed = true
          break reading
        }
        endInput()
      }
      isBehind = true
      if let fault = material?.fault(of: session.dialog.content) { return ending = .unusable(fault) }
    }
    guard unwritten.isEmpty else { return }
    if session.hasWork {
      session.work()
      isBehind = true
    }
    let isComplete = material?.input == nil && !session.hasWork
    if isBehind, isComplete || MonotonicClock.now() >= nextShow {
      show(session.showInput(at: now))
      isBehind = false
      nextShow = MonotonicClock.now() + Self.showInterval
    }
  }

  /// When what came is to be shown; nil when all of it is, or when the terminal takes nothing.
  var showDeadline: Int64? { isBehind && unwritten.isEmpty ? nextShow : nil }

  private mutating func endInput() {
    commandStatus = material?.input?.commandStatus
    material?.endInput()
    session.endInput()
    isBehind = true
  }

  /// The command has ended: what it has written by now is shown, and nothing is waited for that it has started.
  private mutating func endCommand() {
    guard let input = material?.input, let status = input.commandStatus else { return }
    input.readRest { session.takeInput($0) }
    endInput()
    session.endCommand(status > 128 ? .killed(Int(status) - 128) : .exited(Int(status)))
  }

  /// What is to be said after the end.
  var warning: String? {
    guard case .answered(.finished, _) = ending else { return nil }
    return (session.dialog.content as? ProgressView)?.warning
  }

  /// What is left of a command when the sheet ends.
  func endInput(of ending: Ending) {
    guard let input = material?.input else { return }
    if case .interrupted(let signal) = ending { input.end(by: signal) } else { input.end(by: .terminate) }
  }

  /// Whether the command goes on although it was told to end.
  var leavesCommand: Bool { material?.input?.isStillRunning ?? false }
}
