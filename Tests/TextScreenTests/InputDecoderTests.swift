import Testing

@testable import TextScreen

@Suite("Input")
struct InputDecoderTests {
  @Test(arguments: keySamples + mouseSamples)
  func `every encoding means its key or mouse event`(sample: InputSample) {
    #expect(decoded(sample.bytes) == sample.events)
  }

  @Test(arguments: keySamples + mouseSamples)
  func `an encoding that comes byte by byte means the same`(sample: InputSample) {
    #expect(decodedSingly(sample.bytes) == sample.events)
  }

  @Test(arguments: keySamples + mouseSamples)
  func `what follows an encoding is untouched by it`(sample: InputSample) {
    #expect(decoded(sample.bytes + [0x71]) == sample.events + typed("q"))
  }

  @Test(arguments: keySamples + mouseSamples)
  func `nothing is pending after a complete encoding`(sample: InputSample) {
    var decoder = InputDecoder()
    _ = decoder.decode(sample.bytes)
    #expect(!decoder.isIncomplete)
    #expect(decoder.timeOut() == [])
  }

  @Test(arguments: replies)
  func `a reply of the terminal is no key`(reply: String) {
    #expect(decoded(reply) == [])
    #expect(decoded(reply + "q") == typed("q"))
  }

  // MARK: Escape

  @Test func `a lone ESC is Escape only once the time-out has passed`() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.isIncomplete)
    #expect(decoder.timeOut() == [press(.escape)])
    #expect(!decoder.isIncomplete)
    #expect(decoder.timeOut() == [])
  }

  @Test func `a second ESC makes the first one Escape and stays open itself`() {
    var decoder = InputDecoder()
    #expect(decoder.decode([0x1B, 0x1B]) == [press(.escape)])
    #expect(decoder.isIncomplete)
    #expect(decoder.timeOut() == [press(.escape)])
    #expect(decoded("^[^[[A") == [press(.escape), press(.up)])
  }

  @Test func `ESC before a sequence with Alt is Escape and the key`() {
    #expect(decoded("^[^[OA^[^[[5~") == [press(.escape), press(.up), press(.escape), press(.pageUp)])
  }

  @Test func `ESC inside a sequence begins another one`() {
    #expect(decoded("^[[1;5^[[B") == [press(.down)])
    #expect(decoded("^[O^[[B") == [press(.down)])
    #expect(decoded("^[[[^[[B") == [press(.down)])
    #expect(decoded("^[[M!^[[B") == [press(.down)])
  }

  // MARK: Unknown sequences

  @Test(arguments: [
    "^[[y", "^[[1;2y", "^[[?y", "^[[!y", "^[[ y", "^[[1$ y", "^[[=1;2y", "^[[1<2A", "^[[1?A", "^[[>A",
    "^[[1;2 A",
    "^[[5A", "^[[1;1;1A", "^[[99~", "^[[0~", "^[[~", "^[[3;1;1~", "^[[5h", "^[[h", "^[[1;9~", "^[[G", "^[[1[",
    "^[Oz", "^[OE", "^[O9;9;9A", "^[O?A", "^[[[Z", "^[[[y", "^[[27;5;99;1~", "^[[97;1;97;1u",
    "^[[24;80R", "^[[24;80;1R",
  ])
  func `an unknown sequence is swallowed whole`(sequence: String) {
    #expect(decoded(sequence) == [])
    #expect(decoded(sequence + "q") == typed("q"))
  }

  @Test func `numbers of any length neither trap nor wrap around`() {
    let huge = String(repeating: "9", count: 40)
    for final in "ABHRZ~^@uhcmM" {
      #expect(decoded("^[[\(huge);\(huge)\(final)q") == typed("q"))
      #expect(decoded("^[[1;\(huge)\(final)q") == typed("q"))
    }
    #expect(decoded("^[[27;\(huge);13~q") == typed("q"))
    #expect(decoded("^[[18446744073709551629uq") == typed("q"))
  }

  @Test func `a sequence of endless parameters is swallowed and not stored`() {
    var decoder = InputDecoder()
    #expect(decoder.decode(received("^[[") + Array(repeating: 0x31, count: 100_000)) == [])
    #expect(decoder.pendingByteCount < 100)
    #expect(decoder.decode(received("Aq")) == typed("q"))
    #expect(decoded("^[[" + String(repeating: "0", count: 62) + "1A") == [press(.up)])
    #expect(decoded("^[[" + String(repeating: "0", count: 64) + "1Aq") == typed("q"))
  }

  @Test(arguments: ["^[[1;", "^[O", "^[[[", "^[]11;", "^[P1$r", "^[_G", "^[^", "^[X", "^["])
  func `CAN and SUB abort what was begun`(start: String) {
    #expect(decoded(start + "\u{18}q") == typed("q"))
    #expect(decoded(start + "\u{1A}q") == typed("q"))
  }

  @Test func `controls and other bytes inside a sequence do nothing`() {
    #expect(decoded("^[[\r1\n;\t5\u{3}\u{7F}A") == [press(.up, .control)])
    #expect(decoded("^[O\rP") == [press(.function(1))])
    #expect(decoded("^[[é1é~") == [press(.home)])
  }

  // MARK: Control strings

  @Test(arguments: ["]", "P", "X", "^", "_"])
  func `a control string is swallowed up to its terminator, however long it is`(introducer: String) {
    var decoder = InputDecoder()
    #expect(decoder.decode(received("^[" + introducer)) == [])
    #expect(decoder.decode(repeatElement(0x79, count: 200_000)) == [])
    #expect(decoder.pendingByteCount == 0)
    #expect(decoder.isIncomplete)
    #expect(decoder.decode(received("\r\nyes é^[\\q")) == typed("q"))
  }

  @Test func `BEL ends an OSC and nothing else`() {
    #expect(decoded("^[]0;y\u{7}q") == typed("q"))
    for introducer in ["P", "X", "^", "_"] {
      #expect(decoded("^[\(introducer)y\u{7}y^[\\q") == typed("q"))
    }
  }

  @Test func `a bare ESC ends a string, as rxvt sends it`() {
    #expect(decoded("^[]11;rgb:0/0/0^[^[[Bq") == [press(.down)] + typed("q"))
    #expect(decoded("^[]11;rgb:0/0/0^[[Bq") == [press(.down)] + typed("q"))
    #expect(decoded("^[]11;rgb:0/0/0^[]10;rgb:f/f/f^[\\q") == typed("q"))
    #expect(decoded("^[]11;rgb:0/0/0^[yq") == typed("q"))
  }

  @Test func `a bare ESC at the end of a string is not Escape`() {
    var decoder = InputDecoder()
    #expect(decoder.decode(received("^[]11;rgb:0/0/0^[")) == [])
    #expect(decoder.timeOut() == [])
    #expect(decoder.decode(received("q")) == typed("q"))
  }

  @Test func `a terminator without a string is nothing`() {
    #expect(decoded("^[\\q") == typed("q"))
  }

  // MARK: The cursor's position

  @Test func `a report of the position is one only while it is awaited`() {
    var decoder = InputDecoder()
    #expect(decoder.decode(received("^[[24;80R")) == [])
    decoder.awaitsCursorPosition = true
    #expect(decoder.decode(received("x^[[24;80Ry")) == typed("x") + [position(79, 23)] + typed("y"))
    #expect(!decoder.awaitsCursorPosition)
    #expect(decoder.decode(received("^[[1;2R")) == [press(.function(3), .shift)])
  }

  @Test func `the awaited report of row 1 is not F3, and keys before it are keys`() {
    var decoder = InputDecoder()
    decoder.awaitsCursorPosition = true
    let keys = [press(.up), press(.function(3)), press(.function(3))]
    #expect(decoder.decode(received("^[[A^[[R^[OR")) == keys)
    #expect(decoder.awaitsCursorPosition)
    #expect(decoder.decode(received("^[[1;2R")) == [position(1, 0)])
  }

  @Test func `a report of no place is nothing`() {
    var decoder = InputDecoder()
    decoder.awaitsCursorPosition = true
    #expect(decoder.decode(received("^[[0;1R^[[1;0R^[[;R^[[?1;1R")) == [])
    #expect(decoder.awaitsCursorPosition)
  }

  // MARK: UTF-8

  @Test(
    arguments: [
      [0x80], [0xBF], [0xC0, 0xAF], [0xC1, 0xBF], [0xE0, 0x80, 0xAF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80],
      [0xED, 0xBF, 0xBF], [0xF0, 0x80, 0x80, 0xAF], [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFE], [0xFF], [0xC3], [0xE6, 0x97], [0xE6],
      [0xF0, 0x9F], [0xF0, 0x9F, 0x97],
    ] as [[UInt8]])
  func `UTF-8 that is not well-formed is dropped, and nothing with it`(bytes: [UInt8]) {
    #expect(decoded(bytes + [0x71]) == typed("q"))
    #expect(decoded(bytes + received("é^[[A")) == typed("é") + [press(.up)])
    #expect(decoded([0x1B] + bytes + [0x71]) == typed("q"))
  }

  @Test(arguments: [[0xC1], [0xE0, 0x9F], [0xED, 0xA0], [0xF0, 0x8F], [0xF4, 0x90], [0xF5]] as [[UInt8]])
  func `the first byte that makes UTF-8 malformed ends the wait for more`(bytes: [UInt8]) {
    var decoder = InputDecoder()
    #expect(decoder.decode(bytes) == [])
    #expect(!decoder.isIncomplete)
  }

  @Test func `every scalar comes through, and surrogates do not exist`() {
    for value in stride(from: UInt32(0xA0), through: 0x10FFFF, by: 7) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(decoded(Array(String(scalar).utf8)) == [press(Character(scalar))])
    }
  }

  @Test func `C1 controls are swallowed`() {
    for value in UInt32(0x80)...0x9F {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(decoded("\(scalar)q") == typed("q"))
      #expect(decoded("^[\(scalar)q") == typed("q"))
    }
  }

  private func position(_ column: Int, _ row: Int) -> Event {
    .cursorPosition(Point(column: column, row: row))
  }
}
