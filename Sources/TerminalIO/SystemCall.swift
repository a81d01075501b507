/// A system call's failure.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The value of `errno`.
  public let code: Int32

  /// Makes an error from a value of `errno`.
  public init(_ code: Int32) { self.code = code }

  /// Whether there is no such file (`ENOENT`); a shell tells such a command from one that cannot be executed.
  public var isNotFound: Bool { code == ENOENT }

  /// What the C library says about it, such as `No space left on device`.
  public var description: String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }
}

/// The result of a system call, made again for as long as a signal interrupts it.
func attempt<Value: FixedWidthInteger & SignedInteger>(_ call: () -> Value) -> Result<Value, SystemError> {
  while true {
    let value = call()
    if value >= 0 { return .success(value) }
    let code = errno
    if code != EINTR { return .failure(SystemError(code)) }
  }
}

// The methods of `Descriptor` hide the calls of the same names.

func attemptRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Result<Int, SystemError> {
  attempt { read(descriptor, buffer.baseAddress, buffer.count) }
}

func attemptWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Result<Int, SystemError> {
  attempt { write(descriptor, bytes.baseAddress, bytes.count) }
}

/// Closes a descriptor; one that a signal interrupts is closed (Linux) or will be, and is not closed twice.
func attemptClose(_ descriptor: Int32) -> Result<Void, SystemError> {
  if close(descriptor) == 0 { return .success(()) }
  let code = errno
  return code == EINTR ? .success(()) : .failure(SystemError(code))
}

/// The bytes with a NUL at the end, to be passed to C.
func cString(_ bytes: some Collection<UInt8>) -> [CChar] {
  var string = bytes.map { CChar(bitPattern: $0) }
  string.append(0)
  return string
}
