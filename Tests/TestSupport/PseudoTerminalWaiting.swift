import CPseudoTerminal
import Foundation

extension PseudoTerminal {
  /// Waits until the condition holds.
  public func wait(
    _ what: String, timeout: TimeInterval = 10, until isTrue: (PseudoTerminal) throws -> Bool
  ) throws {
    let deadline = Date.now + timeout
    while try !isTrue(self) {
      guard Date.now < deadline else {
        throw Failure(description: "waited in vain for \(what); the terminal shows:\n\(text)\n\(errorOutput)")
      }
      pump(milliseconds: 5)
    }
  }

  /// Waits until the text has been written and nothing more has come for 15 ms.
  public func waitForText(_ wanted: String, timeout: TimeInterval = 10) throws {
    try wait("\"\(wanted)\"", timeout: timeout) { $0.text.contains(wanted) }
    try settle(timeout: timeout)
  }

  /// Waits until nothing has been written for 15 ms.
  public func settle(timeout: TimeInterval = 10) throws {
    var seen = -1
    try wait("the end of the output", timeout: timeout) { _ in
      defer { seen = transcript.count }
      if seen < 0 { return false }
      pump(milliseconds: 15)
      return seen == transcript.count
    }
  }

  /// Waits until the program has ended and all of its output was taken in.
  @discardableResult
  public func waitForExit(timeout: TimeInterval = 10) throws -> ExitStatus {
    var status: ExitStatus?
    try wait("the end of the program", timeout: timeout) {
      status = $0.exitStatus
      return status != nil
    }
    drain()
    guard let status else { throw Failure(description: "no status") }
    return status
  }

  /// Waits until the program is stopped, and gives the signal by which it was.
  @discardableResult
  public func waitForStop(timeout: TimeInterval = 10) throws -> Int32 {
    try wait("a stop", timeout: timeout) { $0.stopSignal != nil || $0.exitStatus != nil }
    guard let stopSignal else { throw Failure(description: "ended instead of being stopped") }
    return stopSignal
  }

  // MARK: Inside

  /// Takes in the last output, which may still be on its way when the program's end is told.
  ///
  /// A mark is sent after it on the same way: when the mark is there, everything is.
  private func drain() {
    while pump(milliseconds: 0) {}
    var writable = pollfd(fd: slave, events: Int16(POLLOUT), revents: 0)
    guard master >= 0, poll(&writable, 1, 0) == 1, writable.revents == Int16(POLLOUT) else { return }
    let mark = Array("\u{1}end of output\u{1}".utf8)
    heldOutput = []
    _ = write(slave, mark, mark.count)
    let deadline = Date.now + 2
    var place: Range<Int>?
    while place == nil, Date.now < deadline {
      pump(milliseconds: 5)
      place = heldOutput?.firstRange(of: mark)
    }
    var rest = heldOutput ?? []
    heldOutput = nil
    if let place { rest.removeSubrange(place) }
    take(rest)
  }

  private func take(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    transcript += bytes
    onOutput?(bytes)
  }

  /// Moves what is ready; false when nothing was for so long.
  @discardableResult
  func pump(milliseconds: Int32) -> Bool {
    if pendingInput.isEmpty, endsInput { close(&inputPipe) }
    var polled = [master, outputPipe, errorPipe, events].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    polled.append(pollfd(fd: pendingInput.isEmpty ? -1 : inputPipe, events: Int16(POLLOUT), revents: 0))
    guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return false }
    if polled[0].revents != 0 {
      let bytes = readAvailable(&master)
      if heldOutput != nil { heldOutput? += bytes } else { take(bytes) }
    }
    if polled[1].revents != 0 { outputBytes += readAvailable(&outputPipe) }
    if polled[2].revents != 0 { errorBytes += readAvailable(&errorPipe) }
    if polled[3].revents != 0 { takeEvents() }
    if polled[4].revents != 0 {
      let count = pendingInput.withUnsafeBytes { write(inputPipe, $0.baseAddress, $0.count) }
      if count > 0 { pendingInput.removeFirst(count) } else { close(&inputPipe) }
    }
    return true
  }

  private func takeEvents() {
    var event = pseudo_terminal_event()
    let size = MemoryLayout<pseudo_terminal_event>.size
    let count = read(events, &event, size)
    guard count == size else {
      if count == 0 { close(&events) }
      return
    }
    let value = event.value
    switch Int(event.kind) {
    case PSEUDO_TERMINAL_STARTED: processID = value
    case PSEUDO_TERMINAL_FAILED: startError = value
    case _ where value & 0xFF == 0x7F: stopSignal = value >> 8 & 0xFF
    case _ where value & 0x7F == 0: exitStatus = .exited(value >> 8 & 0xFF)
    default: exitStatus = .signaled(value & 0x7F)
    }
  }

  /// Reads what is there; closes the descriptor at its end.
  private func readAvailable(_ descriptor: inout Int32) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &buffer, buffer.count)
    if count > 0 { return Array(buffer.prefix(count)) }
    if count == 0 || (errno != EAGAIN && errno != EINTR) { close(&descriptor) }
    return []
  }
}
