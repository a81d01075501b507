import Testing

@testable import TextScreen

@Suite("Input, at random")
struct InputPropertyTests {
  @Test func `valid sequences in any order mean their events in that order`() {
    var random = InputGenerator()
    for _ in 0..<500 {
      let samples = program(of: 30, from: &random)
      let bytes = samples.flatMap(\.bytes)
      #expect(decoded(bytes) == samples.flatMap(\.events), "SEED=\(random.seed): \(samples.map(\.notation))")
    }
  }

  @Test func `events do not depend on how the bytes are portioned`() {
    var random = InputGenerator()
    for _ in 0..<1000 {
      let bytes = mixture(from: &random)
      let whole = decoded(bytes)
      #expect(decodedSingly(bytes) == whole, "SEED=\(random.seed): \(bytes)")
      var decoder = InputDecoder()
      let portions = portions(of: bytes, from: &random)
      #expect(portions.flatMap { decoder.decode($0) } == whole, "SEED=\(random.seed): \(portions)")
    }
  }

  @Test func `what is pending after any bytes does not depend on the portions either`() {
    var random = InputGenerator()
    for _ in 0..<1000 {
      let bytes = mixture(from: &random)
      var whole = InputDecoder()
      var single = InputDecoder()
      _ = whole.decode(bytes)
      for byte in bytes { _ = single.decode([byte]) }
      #expect(whole.isIncomplete == single.isIncomplete, "SEED=\(random.seed): \(bytes)")
      #expect(whole.isInPaste == single.isInPaste, "SEED=\(random.seed): \(bytes)")
      #expect(whole.pendingByteCount == single.pendingByteCount, "SEED=\(random.seed): \(bytes)")
      #expect(whole.timeOut() == single.timeOut(), "SEED=\(random.seed): \(bytes)")
    }
  }

  @Test func `100 000 random inputs neither trap nor pile up nor stay pending`() {
    var random = InputGenerator()
    var decoder = InputDecoder()
    for round in 0..<100_000 {
      let bytes = junk(from: &random)
      let events = decoder.decode(bytes)
      let isBounded = events.count <= bytes.count && decoder.pendingByteCount <= PasteReader.defaultCapacity
      #expect(isBounded, "SEED=\(random.seed), round \(round): \(bytes)")
      guard random.next() % 4 == 0 else { continue }
      _ = decoder.timeOut()
      let isQuiet = !decoder.isIncomplete && !decoder.isInPaste && decoder.timeOut() == []
      #expect(isQuiet, "SEED=\(random.seed), round \(round): \(bytes)")
      if random.next() % 4 == 0 { decoder.awaitsCursorPosition.toggle() }
      if random.next() % 2 == 0 { decoder.settle() }
    }
  }

  @Test func `after silence and settling, any decoder hears the next key`() {
    var random = InputGenerator()
    for _ in 0..<5000 {
      var decoder = InputDecoder()
      let bytes = mixture(from: &random)
      _ = decoder.decode(bytes)
      _ = decoder.timeOut()
      decoder.settle()
      let keys = decoder.decode(received("y\r"))
      #expect(keys == [press("y"), press(.enter)], "SEED=\(random.seed): \(bytes)")
    }
  }

  @Test func `replies between keys lose and add none, however they are portioned`() {
    var random = InputGenerator()
    for _ in 0..<500 {
      let keys = program(of: 10, from: &random)
      let bytes = keys.flatMap { received(replies.randomElement(using: &random) ?? "") + $0.bytes }
      var decoder = InputDecoder()
      let events = portions(of: bytes, from: &random).flatMap { decoder.decode($0) }
      #expect(events == keys.flatMap(\.events), "SEED=\(random.seed): \(keys.map(\.notation))")
    }
  }

  @Test func `replies torn by silence at any two places leave no key but Escape`() {
    for reply in replies where !reply.hasPrefix("^[X") && !reply.hasPrefix("^[^") {
      let bytes = received(reply)
      for first in 1..<bytes.count {
        for second in first..<bytes.count {
          var decoder = InputDecoder()
          let events = [bytes[..<first], bytes[first..<second], bytes[second...]].flatMap {
            decoder.decode($0) + decoder.timeOut()
          }
          #expect(events.allSatisfy { $0 == press(.escape) }, "\(reply) torn at \(first) and \(second)")
        }
      }
    }
  }

  @Test func `text is decoded as Swift decodes it, less what is malformed`() {
    var random = InputGenerator()
    for _ in 0..<2000 {
      let bytes = (0..<12).map { _ in UInt8.random(in: 0x80...0xFF, using: &random) }
      let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
      let expected = scalars.filter { $0 != "\u{FFFD}" && !(0x80...0x9F).contains($0.value) }
      #expect(decoded(bytes) == expected.map { press(Character($0)) }, "SEED=\(random.seed): \(bytes)")
    }
  }

  /// A number of valid encodings.
  private func program(of count: Int, from random: inout InputGenerator) -> [InputSample] {
    (0..<count).compactMap { _ in (keySamples + mouseSamples).randomElement(using: &random) }
  }

  /// Valid encodings, replies, pastes, their beginnings, and junk.
  private func mixture(from random: inout InputGenerator) -> [UInt8] {
    (0..<Int.random(in: 1...12, using: &random)).flatMap { _ -> [UInt8] in
      switch random.next() % 5 {
      case 0: received(replies.randomElement(using: &random) ?? "")
      case 1: junk(from: &random)
      case 2: received("^[[200~") + junk(from: &random) + received("^[[201~")
      case 3: Array((keySamples.randomElement(using: &random)?.bytes ?? []).dropLast())
      default: program(of: 3, from: &random).flatMap(\.bytes)
      }
    }
  }

  /// Bytes of which many have a meaning somewhere.
  private func junk(from random: inout InputGenerator) -> [UInt8] {
    let telling = received("^[^[^[[[[OO]P_^X\\<>?=;;:0123456789$ ~MmRuyAhZ\u{7}\u{18}\u{1A}\r\né日")
    return (0..<Int.random(in: 0...16, using: &random)).map { _ in
      random.next() % 4 == 0
        ? UInt8.random(in: 0...255, using: &random) : telling.randomElement(using: &random) ?? 0
    }
  }

  /// The bytes in order, in slices of random lengths, empty ones too.
  private func portions(of bytes: [UInt8], from random: inout InputGenerator) -> [ArraySlice<UInt8>] {
    var portions: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let portion = rest.prefix(Int.random(in: 0...8, using: &random))
      portions.append(portion)
      rest = rest.dropFirst(portion.count)
    }
    return portions
  }
}
