import Foundation
import Testing
import TextScreen

/// A sequence as it is received, and the events that it means.
struct InputSample: Sendable, CustomTestStringConvertible {
  /// The bytes, in which `^[` stands for ESC.
  let notation: String
  /// What they mean.
  let events: [Event]

  /// Pairs bytes with what they mean.
  init(_ notation: String, _ events: [Event]) {
    self.notation = notation
    self.events = events
  }

  /// Pairs bytes with the one key that they mean.
  init(_ notation: String, _ key: Key, _ modifiers: Modifiers = []) {
    self.init(notation, [press(key, modifiers)])
  }

  /// The bytes.
  var bytes: [UInt8] { received(notation) }

  var testDescription: String { notation.debugDescription }
}

/// The bytes of a text, in which `^[` stands for ESC.
func received(_ notation: String) -> [UInt8] {
  Array(notation.replacingOccurrences(of: "^[", with: "\u{1B}").utf8)
}

/// A key as an event.
func press(_ key: Key, _ modifiers: Modifiers = []) -> Event { .key(KeyPress(key, modifiers)) }

/// A key that is a character as an event.
func press(_ character: Character, _ modifiers: Modifiers = []) -> Event {
  press(.character(character), modifiers)
}

/// A text typed scalar by scalar as events.
func typed(_ text: String) -> [Event] { text.unicodeScalars.map { press(Character($0)) } }

/// What a new decoder makes of a text, in which `^[` stands for ESC.
func decoded(_ notation: String) -> [Event] { decoded(received(notation)) }

/// What a new decoder makes of bytes.
func decoded(_ bytes: [UInt8]) -> [Event] {
  var decoder = InputDecoder()
  return decoder.decode(bytes)
}

/// What a new decoder makes of bytes that come one by one.
func decodedSingly(_ bytes: [UInt8]) -> [Event] {
  var decoder = InputDecoder()
  return bytes.flatMap { decoder.decode(CollectionOfOne($0)) }
}

/// Random numbers that can be had again: a linear congruential generator (Knuth's MMIX), its high half.
struct InputGenerator: RandomNumberGenerator {
  /// Where the sequence began; `SEED=` in the environment sets it.
  let seed: UInt64
  private var state: UInt64

  /// Begins at `SEED`, otherwise anywhere.
  init() {
    let given = ProcessInfo.processInfo.environment["SEED"].flatMap { UInt64($0) }
    seed = given ?? .random(in: .min ... .max)
    state = seed
  }

  mutating func next() -> UInt64 {
    step() << 32 | step()
  }

  private mutating func step() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 32
  }
}

extension InputDecoder {
  /// Decodes any sequence of bytes, as tests cut them.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [Event] { decode(Array(bytes)) }
}
