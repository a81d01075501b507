import TextScreen

/// The controlling terminal, to say something on: from the background as well, and never for long.
///
/// Nothing is read from it and no mode is changed.
public struct NoticeTerminal: ~Copyable {
  /// How long a terminal that takes nothing (Ctrl-S) is waited for, in nanoseconds.
  private static let patience: Int64 = 50_000_000

  private let descriptor: Descriptor

  /// Opens the terminal; nil where there is none.
  public init?() {
    guard let descriptor = try? Descriptor.open("/dev/tty".utf8, O_RDWR | O_NOCTTY | O_NONBLOCK) else {
      return nil
    }
    guard case .success = attempt({ tcgetpgrp(descriptor.rawValue) }) else {
      _ = attemptClose(descriptor.rawValue)
      return nil
    }
    self.descriptor = descriptor
  }

  deinit { _ = attemptClose(descriptor.rawValue) }

  /// The size of the window; 80×24 where the terminal does not know it.
  public var size: Size { descriptor.windowSize }

  /// Writes in one piece, so that nothing of others comes between; what the terminal does not take is lost.
  ///
  /// With `stty tostop` the kernel would stop a background job for it, which is not wanted of a notice.
  public func write(_ bytes: [UInt8]) -> Bool {
    guard !bytes.isEmpty else { return true }
    let deadline = MonotonicClock.now() + Self.patience
    guard wait(writable: [descriptor], until: deadline).writable.isEmpty == false else { return false }
    return Signals.withIgnored(SIGTTOU) { (try? descriptor.write(bytes[...])) == bytes.count }
  }
}
