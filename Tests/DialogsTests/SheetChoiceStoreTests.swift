import TestSupport
import Testing

@testable import Dialogs

/// Rows of the command line and of a stream.
@Suite struct SheetChoiceStoreTests {
  private static func store(_ text: String, finishes: Bool = true) -> ChoiceStore {
    var store = ChoiceStore()
    store.append(Samples.bytes(text))
    if finishes { store.finish() }
    return store
  }

  private static func rows(_ store: ChoiceStore) -> [String] {
    (0..<store.count).map { row in
      let parts = [store.id(row).map { Array($0) } ?? [], Array(store.label(row)), Array(store.hint(row))]
      return parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "|")
    }
  }

  @Test(
    "ID, label and hint stand between tabs; empty lines are left out",
    arguments: [
      ("a\nb\n", ["|a|", "|b|"]), ("a\nb", ["|a|", "|b|"]), ("", []), ("\n\n", []), ("\r\n\n", []),
      ("1\tone\n2\ttwo\tmore\n", ["1|one|", "2|two|more"]), ("\tone\n", ["|one|"]),
      ("a\r\nb\r\n", ["|a|", "|b|"]),
      ("\n\na\n\nb\n\n\nc", ["|a|", "|b|", "|c|"]), ("i\tl\th\tmore\n", ["i|l|h\tmore"]), (" \n", ["| |"]),
      ("i\tl\t\n", ["i|l|"]), ("é=1\n", ["|é=1|"]),
    ])
  func fields(_ text: String, _ rows: [String]) {
    let store = Self.store(text)
    #expect(store.fault == nil)
    #expect(Self.rows(store) == rows)
  }

  @Test("A line is a row when its end has come")
  func arriving() {
    var store = Self.store("a\nb", finishes: false)
    #expect(Self.rows(store) == ["|a|"])
    store.append(Samples.bytes("c\n"))
    #expect(Self.rows(store) == ["|a|", "|bc|"])
    store.finish()
    store.append(Samples.bytes("late\n"))
    #expect(Self.rows(store) == ["|a|", "|bc|"])
  }

  @Test(
    "What makes a stream unusable is told with its line; the rows before it stay",
    arguments: [
      ("a\n\nb\0c\nd\n", ChoiceStore.Fault.nul(line: 3), "line 3 holds a NUL byte"),
      ("a\ni\t\n", .noLabel(line: 2), "line 2 has no label"),
      ("a\ni\t\r\n", .noLabel(line: 2), "line 2 has no label"),
      ("a\ni\t\thint", .noLabel(line: 2), "line 2 has no label"),
      ("a\n\t", .noLabel(line: 2), "line 2 has no label"),
    ])
  func faults(_ text: String, _ fault: ChoiceStore.Fault, _ words: String) {
    let store = Self.store(text)
    #expect(store.fault == fault)
    #expect(store.fault?.text == words)
    #expect(Self.rows(store) == ["|a|"])
  }

  @Test("64 KiB are not too long, whatever the line end; one byte more is, before its end has come")
  func longest() {
    let line = String(repeating: "x", count: 65_536)
    #expect(Self.store(line + "\r\n" + line + "\n" + line).count == 3)
    for end in ["", "\n", "\r\n"] {
      let store = Self.store("a\n" + line + "x" + end)
      #expect(store.fault == .tooLong(line: 2) && store.count == 1)
      #expect(store.fault?.text == "line 2 is longer than 64 KiB")
    }
    #expect(Self.store("a\n" + line + "xx", finishes: false).fault == .tooLong(line: 2))
  }

  @Test("Rows are numbered without the separators, those of the stream behind the others")
  func numbers() {
    var store = ChoiceStore(ChoiceSamples.rows)
    store.append(Samples.bytes("next\n\nlast\n"))
    #expect((0..<store.count).map { store.number($0) } == [1, 2, 2, 3, 4, 4, 5, 6, 7, 8])
    #expect((0...9).map { store.row(number: $0) } == [nil, 0, 1, 3, 4, 6, 7, 8, 9, nil])
    #expect(store.choiceCount == 8)
    #expect(store.chosen(9) == SheetValues.Chosen(number: 8, id: nil, label: Samples.bytes("last")))
    #expect(store.kind(10) == .separator && store.kind(-1) == .separator && store.label(10).isEmpty)
  }

  @Test("However the bytes are cut, the rows are those of naive splitting")
  func chunks() {
    var random = SeededGenerator()
    for _ in 0..<300 {
      let pool: [UInt8] = [10, 10, 13, 9, 97, 98, 0xC3, 0xA9, 0xFF, 32]
      let bytes = (0..<Int.random(in: 0...80, using: &random)).map { _ in
        pool.randomElement(using: &random) ?? 10
      }
      var expected: [[[UInt8]]] = []
      var isFaulty = false
      for (place, piece) in bytes.split(separator: 10, omittingEmptySubsequences: false).enumerated() {
        var line = Array(piece)
        let hasEnd = place < bytes.count(where: { $0 == 10 })
        if hasEnd, line.last == 13 { line.removeLast() }
        if line.isEmpty { continue }
        let parts = line.split(separator: 9, maxSplits: 2, omittingEmptySubsequences: false).map { Array($0) }
        if parts.count > 1, parts[1].isEmpty {
          isFaulty = true
          break
        }
        expected.append(parts.count > 1 ? parts : [[]] + parts)
      }
      var store = ChoiceStore()
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = rest.prefix(Int.random(in: 1...9, using: &random))
        rest = rest[piece.endIndex...]
        store.append(Array(piece))
      }
      store.finish()
      let rows = (0..<store.count).map { row in
        [store.id(row) ?? [], store.label(row)].map { Array($0) }
          + (store.hint(row).isEmpty ? [] : [Array(store.hint(row))])
      }
      #expect(rows == expected.map { $0.last == [] ? $0.dropLast() : $0 }, "seed \(random.seed)")
      #expect((store.fault != nil) == isFaulty, "seed \(random.seed)")
    }
  }

  @Test("Many lines stay what they are, over the edges of blocks")
  func many() {
    let lines = (0..<60_000).map { $0 % 100 == 7 ? "" : "id\($0)\tlabel number \($0)" }
    let store = ChoiceSamples.store(lines: lines)
    let kept = lines.filter { !$0.isEmpty }
    #expect(store.count == kept.count)
    for row in stride(from: 0, to: kept.count, by: 977) {
      let line = (store.id(row) ?? []) + [9] + store.label(row)
      #expect(String(decoding: line, as: UTF8.self) == kept[row])
    }
  }
}
