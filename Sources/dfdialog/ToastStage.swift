import Dialogs
import TerminalIO
import TextScreen

/// A terminal on which a `ToastHost` shows toasts: tells it what is known, and does what it says.
final class ToastStage {
  /// How long what is known of the screen and the programs in the foreground is believed.
  private static let freshness: Int64 = 200_000_000

  let terminal: ToastTerminal
  let files: ToastFiles
  private var screen: (isAlternate: Bool, until: Int64)?
  private var programs: (group: Int32, areShells: Bool, until: Int64)?

  /// The controlling terminal; nil where there is none, or no private directory to meet in.
  static func ofTerminal() -> ToastStage? {
    guard let terminal = ToastTerminal.open() else { return nil }
    return ToastStage(terminal)
  }

  init?(_ terminal: consuming ToastTerminal) {
    guard let files = ToastFiles(device: terminal.device) else { return nil }
    self.terminal = terminal
    self.files = files
  }

  /// What is known now; nil when the terminal is gone.
  ///
  /// - Parameter except: processes that do not count as programs in the foreground.
  func facts(for host: ToastHost, at now: Instant, except: [Int32] = []) -> TerminalFacts? {
    guard let size = terminal.size, let group = terminal.foregroundGroup, let modes = terminal.modes else {
      return nil
    }
    var facts = TerminalFacts(
      size: size, foregroundGroup: group, editsLines: modes.editsLines, echoes: modes.echoes,
      isWritable: terminal.isWritable())
    if !modes.editsLines { facts.hasOnlyShells = areShells(group, at: now, except: except) }
    if host.asksForDialog(facts, at: now) {
      facts.hasDialog = files.hasDialog(device: terminal.device)
      facts.showsAlternateScreen = showsAlternateScreen(at: now)
    }
    return facts
  }

  /// Whether a program has the whole screen, or one of our dialogs the terminal.
  ///
  /// - Parameter except: processes that do not count as programs in the foreground.
  func isTaken(except: [Int32]) -> Bool {
    let now = Instant(nanoseconds: MonotonicClock.now())
    guard let facts = facts(for: ToastHost(), at: now, except: except) else { return false }
    return facts.isInApp || files.hasDialog(device: terminal.device)
  }

  private func showsAlternateScreen(at now: Instant) -> Bool {
    if let screen, now.nanoseconds < screen.until { return screen.isAlternate }
    let isAlternate = TmuxPane.showsAlternateScreen(of: terminal.device)
    screen = (isAlternate, now.nanoseconds + Self.freshness)
    return isAlternate
  }

  private func areShells(_ group: Int32, at now: Instant, except: [Int32]) -> Bool {
    if let programs, programs.group == group, now.nanoseconds < programs.until { return programs.areShells }
    let areShells = ForegroundProcesses.areShells(group: group, except: except)
    programs = (group, areShells, now.nanoseconds + Self.freshness)
    return areShells
  }

  /// Lets the host do its next steps; whether there were any, and all could be done.
  @discardableResult
  func step(_ host: inout ToastHost, _ facts: TerminalFacts, at now: Instant) -> Bool {
    var next = host
    let steps = next.step(facts, at: now)
    for step in steps {
      switch step {
      case .write(let block):
        // The size may have changed since it was looked at.
        guard terminal.size == facts.size, terminal.write(block) else { return false }
      case .saveState(let size): files.saveState(size)
      case .resize(let size): terminal.resize(size)
      case .removeState: files.removeState()
      }
    }
    host = next
    return !steps.isEmpty
  }

  /// Gives back the row that a process has left reserved, as one that was killed does.
  ///
  /// - Returns: false where the terminal takes no output now.
  @discardableResult
  func repair() -> Bool {
    guard let size = files.savedState() else { return true }
    if terminal.size == Size(columns: size.columns, rows: size.rows - 1) {
      guard terminal.isWritable(), terminal.write(ToastBand.close) else { return false }
      terminal.resize(size)
    }
    files.removeState()
    return true
  }
}
