/// The descriptors for which a wait ended.
public struct Readiness: Sendable {
  /// Those from which a read does not block.
  public let readable: [Descriptor]
  /// Those to which something can be written without blocking.
  public let writable: [Descriptor]

  /// Whether the wait ended for another reason: the deadline passed, or a signal came.
  public var isEmpty: Bool { readable.isEmpty && writable.isEmpty }
}

/// Waits until a descriptor is ready, the deadline passes or a signal comes, whichever is first.
///
/// The deadline is an instant of `MonotonicClock`; without one the wait has no end. A signal ends the wait with
/// nothing ready, so that the caller looks at `Signals.pending()`. A descriptor that cannot be waited for counts
/// as ready: the next call on it says what is wrong. `select` and not `poll`, as macOS refuses `/dev/tty` there.
@discardableResult
public func wait(
  readable: [Descriptor] = [], writable: [Descriptor] = [], until deadline: Int64? = nil
) -> Readiness {
  var reads = DescriptorSet(readable)
  var writes = DescriptorSet(writable)
  let highest = max(reads.highest, writes.highest)
  let count: Int32
  if let deadline {
    var timeout = timeval(nanoseconds: MonotonicClock.remaining(until: deadline))
    count = select(highest + 1, &reads.set, &writes.set, nil, &timeout)
  } else {
    count = select(highest + 1, &reads.set, &writes.set, nil, nil)
  }
  if count < 0, errno != EINTR { return Readiness(readable: readable, writable: writable) }
  guard count > 0 else { return Readiness(readable: [], writable: []) }
  return Readiness(readable: readable.filter(reads.contains), writable: writable.filter(writes.contains))
}

/// A set of descriptors for `select`: an array of bits, whose macros Swift cannot import.
struct DescriptorSet {
  /// The bits.
  var set = fd_set()
  /// The highest member; -1 when there is none.
  private(set) var highest: Int32 = -1

  /// Makes a set; descriptors that do not fit are left out.
  init(_ descriptors: [Descriptor]) {
    for descriptor in descriptors { insert(descriptor.rawValue) }
  }

  /// Makes a set of one descriptor, without an array.
  init(_ descriptor: Int32) { insert(descriptor) }

  /// Whether the descriptor is in the set.
  func contains(_ descriptor: Descriptor) -> Bool {
    guard let place = Self.place(of: descriptor.rawValue) else { return false }
    return withUnsafeBytes(of: set) { $0[place.byte] & place.bit != 0 }
  }

  private mutating func insert(_ descriptor: Int32) {
    guard let place = Self.place(of: descriptor) else { return }
    withUnsafeMutableBytes(of: &set) { $0[place.byte] |= place.bit }
    highest = max(highest, descriptor)
  }

  /// Linux has words of the machine and Darwin has words of 32 bits, both little-endian: the same bytes.
  private static func place(of descriptor: Int32) -> (byte: Int, bit: UInt8)? {
    guard descriptor >= 0, descriptor < descriptorSetCapacity else { return nil }
    return (Int(descriptor) >> 3, 1 << UInt8(descriptor & 7))
  }
}

extension timeval {
  /// Makes a span, rounded up so that a wait does not end just before its deadline.
  init(nanoseconds: Int64) {
    let microseconds = nanoseconds / 1000 + (nanoseconds % 1000 > 0 ? 1 : 0)
    self.init(
      tv_sec: numericCast(microseconds / 1_000_000), tv_usec: numericCast(microseconds % 1_000_000))
  }
}
