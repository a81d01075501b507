import DialogCommand
import Dialogs
import TerminalIO
import TextScreen

/// What the process that shows toasts is started with: in the words of its command line, which everybody can see, and
/// in descriptors, which nobody can.
struct ToastHandover {
  /// The two processes, by their first words: no part of the command line that people use.
  enum Role: String {
    /// Waits for the other one, and tidies up when that was killed.
    case guardian = "__toast-host"
    /// Shows the toasts.
    case worker = "__toast-worker"
  }

  /// What its parent has done on the terminal.
  struct Opened {
    /// The window before its last row was taken.
    let size: Size
    /// When the toast was painted.
    let painted: Instant
  }

  /// That the first toast is shown already; nil when not.
  let opened: Opened?

  init(opened: Opened?) { self.opened = opened }

  /// Reads the words after the first one; nil for others.
  init?(_ words: [[UInt8]]) {
    guard words.count == 1 else { return nil }
    let numbers = words[0].split(separator: UInt8(ascii: ",")).compactMap {
      Int64(String(decoding: $0, as: UTF8.self))
    }
    opened =
      numbers.count == 3
      ? Opened(
        size: Size(columns: Int(numbers[0]), rows: Int(numbers[1])), painted: Instant(nanoseconds: numbers[2])
      )
      : nil
  }

  /// The words of the command line.
  func words(_ role: Role) -> [[UInt8]] {
    let state = opened.map { "\($0.size.columns),\($0.size.rows),\($0.painted.nanoseconds)" } ?? "-"
    return ["dfdialog", role.rawValue, state].map { Array($0.utf8) }
  }
}

/// The descriptors that a process that shows toasts is started with.
struct ToastDescriptors {
  let terminal = Descriptor(rawValue: 3)
  let listener = Descriptor(rawValue: 4)
  let lock = Descriptor(rawValue: 5)
  /// The first toast, to be read once.
  let notice = Descriptor(rawValue: 6)

  var all: [Descriptor] { [terminal, listener, lock, notice] }

  /// Reads the first toast, and closes its descriptor.
  func readNotice() -> ToastNotice? {
    defer { try? notice.close() }
    return (try? notice.contents(limit: LocalSocket.limit)).flatMap { ToastNotice(encoded: $0.bytes) }
  }
}
