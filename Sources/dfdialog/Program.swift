import DialogCommand
import Dialogs
import TerminalIO
import TextScreen

/// One run of dfdialog, from the command line to the exit status.
struct Program {
  /// The standard descriptors that were missing at the start.
  let closed: ClosedDescriptors
  /// When it began, on the monotonic clock.
  let started: Int64

  /// Does what the command line says, and ends the process.
  func run() -> Never {
    if Identity.isElevated {
      fail("must not be installed with set-user-ID or set-group-ID", .unavailable)
    }
    let words = Array(Arguments.bytes().dropFirst())
    if let process = ToastHostProcess(words: words) {
      process.run()
      end(.default)
    }
    let request: Request
    do throws(CommandError) {
      request = try CommandLineParser.parse(words)
    } catch {
      fail(error)
    }
    switch request {
    case .text(let text): end(write(Array(text.utf8)) ? .default : .outputError)
    case .pages(let pages): show(pages)
    case .preview(let size, let request):
      AskCommand(request, program: self, isDocument: true).preview(size)
    case .ask(let request): AskCommand(request, program: self).run()
    case .toast(let request) where request.asks && request.task == .show: ask(request)
    case .toast(let request): ToastCommand(request, program: self).run()
    case .previewToast(let size, let request) where request.asks:
      AskCommand(request.dialog, program: self, isDocument: true).preview(size)
    case .previewToast(let size, let request):
      ToastCommand(request, program: self, isDocument: true).preview(size)
    }
  }

  /// Writes to standard output; says on standard error why it cannot.
  ///
  /// An answer that nobody received must not count: a regular file is synchronised to be sure.
  func write(_ bytes: [UInt8]) -> Bool {
    if bytes.isEmpty { return true }
    guard !closed.contains(.output) else {
      complain("cannot write to standard output: it is closed")
      return false
    }
    do throws(SystemError) {
      try Descriptor.standardOutput.writeAll(bytes)
      try Descriptor.standardOutput.synchronize()
      return true
    } catch {
      complain("cannot write to standard output: \(error)")
      return false
    }
  }

  /// Writes a line to standard error; where that fails nobody can be told.
  func complain(_ message: String) {
    _ = try? Descriptor.standardError.writeAll(Array("dfdialog: \(message)\n".utf8))
  }

  /// Ends with a message.
  func fail(_ message: String, _ status: ExitStatus) -> Never {
    complain(message)
    end(status)
  }

  /// Ends with the message of a wrong command line.
  func fail(_ error: CommandError) -> Never {
    complain(error.message)
    if let hint = error.hint { _ = try? Descriptor.standardError.writeAll(Array((hint + "\n").utf8)) }
    end(error.status)
  }

  /// Ends the process as a command ended that it has run.
  func end(commandStatus: Int32) -> Never { exit(commandStatus) }

  /// Ends the process.
  func end(_ status: ExitStatus) -> Never { exit(status.rawValue) }
}
