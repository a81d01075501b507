import Foundation
import TerminalIO

/// A pipe for one test, closed with the value.
final class TestPipe {
  let reader: Descriptor
  let writer: Descriptor

  /// Makes a pipe whose flags are set as another process might have set them.
  init(nonblocking: Bool = false) {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    (reader, writer) = (Descriptor(rawValue: ends[0]), Descriptor(rawValue: ends[1]))
    if nonblocking {
      for end in ends { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
    }
  }

  deinit {
    closeWriter()
    try? reader.close()
  }

  private var isWriterOpen = true
  /// Ends the stream.
  func closeWriter() {
    if isWriterOpen { try? writer.close() }
    isWriterOpen = false
  }
}

/// The flags of an open file.
func flags(_ descriptor: Descriptor) -> Int32 { fcntl(descriptor.rawValue, F_GETFL) }
