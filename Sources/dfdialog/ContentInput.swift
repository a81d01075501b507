import Dialogs
import TerminalIO

/// Where the bytes of a sheet's content come from: standard input, a file, or a command that is run.
final class ContentInput {
  /// What a read brought.
  enum Piece {
    case bytes([UInt8])
    case nothing
    case end
    case fault(SystemError)
  }

  /// Bytes that are read at once.
  private static let pieceSize = 1 << 16
  /// The most bytes that are read of an ended command: more than a pipe holds.
  private static let mostLeft = 1 << 20
  /// How often a file that grows is looked at, in nanoseconds.
  private static let followInterval: Int64 = 200_000_000

  /// The command whose output it is; nil for a file.
  let command: ChildCommand?
  private let descriptor: Descriptor
  private let follows: Bool
  /// Bytes that were read of a file.
  private var position = 0
  /// How the command ended; nil while it runs.
  private(set) var commandStatus: Int32?
  /// When a file that may grow is looked at again; nil while it is read.
  private var nextLook: Int64?

  /// Reads a file or a pipe.
  ///
  /// - Parameter follows: whether what grows is read on.
  init(_ descriptor: Descriptor, follows: Bool = false) {
    self.descriptor = descriptor
    self.follows = follows
    command = nil
  }

  /// Reads what a command says.
  init(_ command: ChildCommand) {
    self.command = command
    descriptor = command.output
    follows = false
  }

  /// What is to be waited for; nil while only time is.
  var readable: Descriptor? { nextLook == nil ? descriptor : nil }

  /// Until when at most, on the monotonic clock; nil for no limit.
  var deadline: Int64? { nextLook }

  /// Reads what is there, at most so many bytes; does not wait.
  func read(upTo limit: Int = .max) -> Piece {
    if let next = nextLook {
      guard MonotonicClock.now() >= next else { return .nothing }
      nextLook = nil
    }
    guard !wait(readable: [descriptor], until: 0).readable.isEmpty else { return .nothing }
    do throws(SystemError) {
      let bytes = try descriptor.read(upTo: min(Self.pieceSize, limit))
      if !bytes.isEmpty {
        position += bytes.count
        return .bytes(bytes)
      }
    } catch {
      return error.wouldBlock ? .nothing : .fault(error)
    }
    guard follows else { return .end }
    nextLook = MonotonicClock.now() + Self.followInterval
    // What was cut is written anew from its beginning.
    if let size = descriptor.fileSize, size < position {
      descriptor.rewind()
      position = 0
    }
    return .nothing
  }

  /// Reads what an ended command has left; not all that what it has started goes on to write.
  func readRest(_ body: ([UInt8]) -> Void) {
    var left = Self.mostLeft
    while left > 0, case .bytes(let bytes) = read() {
      left -= bytes.count
      body(bytes)
    }
  }

  /// Looks whether the command has ended; what it has started may write on.
  ///
  /// - Returns: whether it has ended since the last look.
  func hasCommandEnded() -> Bool {
    guard commandStatus == nil, let status = command?.exitStatus() else { return false }
    commandStatus = status
    return true
  }

  /// Ends the command, and what it has started, by a signal; waits a moment for that.
  func end(by signal: Signal) {
    guard let command, commandStatus == nil, command.exitStatus() == nil else { return }
    command.send(signal)
    command.send(.resume)
    let limit = MonotonicClock.now() + Self.endingTime
    while command.exitStatus() == nil, MonotonicClock.now() < limit {
      wait(until: MonotonicClock.now() + Self.endingStep)
    }
    // What a shell has put into the background does not hear of Ctrl-C.
    if signal != .terminate { command.endGroup() }
  }

  /// Whether the command still runs although it was to end.
  var isStillRunning: Bool { command.map { $0.exitStatus() == nil } ?? false }

  /// Stops the command and this process, as Ctrl-Z does, until both are resumed.
  func stop() {
    command?.send(.suspend)
    Signals.stop()
    command?.send(.resume)
  }

  private static let endingTime: Int64 = 1_000_000_000
  private static let endingStep: Int64 = 5_000_000
}
