import Dialogs
import TestSupport
import Testing

/// Lines that arrive in pieces.
@Suite struct SheetStoredLinesTests {
  @Test("The lines of a text, however it is cut, with lines longer than any block")
  func pieces() {
    var random = SeededGenerator()
    for round in 0..<12 {
      var lines: [[UInt8]] = []
      for number in 0..<Int.random(in: 0...60, using: &random) {
        let length = Int.random(in: 0...(number % 20 == 7 ? 400_000 : 9000), using: &random)
        lines.append([UInt8](repeating: UInt8(0x61 + number % 26), count: length))
      }
      let hasLastEnd = round % 2 == 0 || lines.last?.isEmpty != false
      var text = Array(lines.joined(separator: [0x0A]))
      if hasLastEnd, !lines.isEmpty { text.append(0x0A) }
      var store = LineStore()
      var rest = text[...]
      while !rest.isEmpty {
        let piece = rest.prefix(Int.random(in: 1...300_000, using: &random))
        store.append(Array(piece))
        rest = rest[piece.endIndex...]
      }
      if !hasLastEnd { #expect(Array(store.openLine) == lines.last) }
      store.finish()
      #expect(store.count == lines.count, "seed \(random.seed)")
      #expect(store.byteCount == text.count)
      for (number, line) in lines.enumerated() {
        #expect(store.line(number).elementsEqual(line), "line \(number), seed \(random.seed)")
      }
      #expect(store.line(-1).isEmpty && store.line(lines.count).isEmpty)
    }
  }
}
