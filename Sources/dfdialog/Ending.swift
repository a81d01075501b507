import Dialogs
import TerminalIO

/// How asking ended.
enum Ending {
  case answered(Outcome, Cause)
  /// A signal asks to end, or the terminal is gone.
  case interrupted(Signal)
  /// The terminal cannot be used after all, or is not free.
  case failed(String)
  /// What is to be shown is not what it must be.
  case unusable(String)
}
