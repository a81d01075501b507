import DialogCommand
import Dialogs
import TerminalIO
import TextScreen

/// `dfdialog preview`: the first frame, once, on standard output.
extension AskCommand {
  /// Draws and ends the process.
  func preview(_ size: Size) -> Never {
    guard size.columns >= Self.leastColumns, size.rows >= Self.leastRows else {
      program.fail("nothing can be asked on \(size.columns)x\(size.rows)", .unavailable)
    }
    program.end(program.write(picture(size)) ? .default : .outputError)
  }

  private func picture(_ size: Size) -> [UInt8] {
    if needsLines(size) { return lineMode.start() }
    return session(size, device: nil).0.frame().document(in: looks.palette.depth)
  }
}
