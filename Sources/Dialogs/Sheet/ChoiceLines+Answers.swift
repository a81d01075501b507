import TextScreen

// What a typed line means.

extension ChoiceLines {
  /// What is wrong with a line.
  private struct Problem: Error {
    let text: SafeText

    init(_ text: SafeText) { self.text = text }
  }

  /// A line chooses, lists what has a text, or keeps what is selected.
  public mutating func receive(_ line: [UInt8]) -> SheetLinesReaction {
    let word = line.trimmed
    if word.isEmpty { return keep() }
    do {
      if let row = try row(of: word) { return try choose([row]) }
      if word.first == UInt8(ascii: "/") { return list(Array(word.dropFirst())) }
      if rules.isMultiple, least == 0, word.elementsEqual([UInt8(ascii: "0")]) { return try choose([]) }
      return try choose(rules.isMultiple ? rows(of: word) : range(word))
    } catch {
      return .next([error.text])
    }
  }

  private mutating func keep() -> SheetLinesReaction {
    guard rules.isMultiple, selection.count > 0 else { return .next([]) }
    return problem(with: selection.count).map { .next([$0]) } ?? .complete
  }

  private mutating func choose(_ rows: [Int]) throws(Problem) -> SheetLinesReaction {
    var chosen = RowSet()
    for row in rows {
      if store.kind(row) == .disabled { throw Problem(text(store.label(row)) + " is disabled.") }
      chosen.insert(row)
    }
    if let problem = problem(with: chosen.count) { throw Problem(problem) }
    selection = chosen
    return .complete
  }

  /// What stands against so many choices.
  func problem(with count: Int) -> SafeText? {
    if !rules.isMultiple { return count == 1 ? nil : count == 0 ? "Choose one." : "Choose only one." }
    if count < least { return SafeText("Choose at least \(least).") }
    return count > most ? SafeText("Choose at most \(most).") : nil
  }

  /// The rows whose labels have the text.
  private func list(_ bytes: [UInt8]) -> SheetLinesReaction {
    let query = ChoiceQuery(String(decoding: bytes, as: UTF8.self))
    if query.isEmpty { return .next(lines()) }
    let rows = (0..<store.count).filter { store.kind($0) != .separator && query.matches(store.label($0)) }
    return .next(rows.isEmpty ? ["No match."] : listing(of: rows))
  }

  // MARK: Rows

  /// The row that a word means, as a number, an ID or a whole label; nil for none.
  ///
  /// `3.` is always a number, where `3` is somebody's label as well.
  private func row(of word: ArraySlice<UInt8>) throws(Problem) -> Int? {
    if word.last == UInt8(ascii: "."), let row = row(numbered: word.dropLast()) { return row }
    let numbered = row(numbered: word)
    let named = rows(named: word)
    if let numbered {
      if named.allSatisfy({ $0 == numbered }) { return numbered }
      throw Problem("'" + shown(word) + "' could mean several; type '" + shown(word) + ".' for the number.")
    }
    if named.count > 1 { throw Problem("'" + shown(word) + "' could mean several; type the number.") }
    guard let row = named.first else { return nil }
    // One short word must not destroy: an ID may be a single letter.
    if store.kind(row) == .destructive, word != store.label(row), !isShown(word, row) {
      throw Problem("Type its number or its whole label: " + text(store.label(row)) + ".")
    }
    return row
  }

  /// The rows that words mean, with blanks or commas between.
  private func rows(of line: ArraySlice<UInt8>) throws(Problem) -> [Int] {
    var rows: [Int] = []
    for word in line.split(whereSeparator: { $0 == UInt8(ascii: ",") || $0 == 0x20 || $0 == 0x09 }) {
      if let row = try row(of: word) { rows.append(row) } else { rows += try range(word) }
    }
    return rows
  }

  /// The rows of `3-5`: but for those that are disabled, and with none that loses something.
  private func range(_ word: ArraySlice<UInt8>) throws(Problem) -> [Int] {
    let ends = word.split(separator: UInt8(ascii: "-"), maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = ends.first.flatMap(Self.number), let last = ends.last.flatMap(Self.number) else {
      throw Problem("'" + shown(word) + "' is none of the choices.")
    }
    guard store.row(number: first) != nil, store.row(number: last) != nil else {
      let range = SafeText("1 to \(store.choiceCount)")
      throw Problem("'" + shown(word) + "' is out of range: " + range + ".")
    }
    guard first <= last else { throw Problem("'" + shown(word) + "' runs backwards.") }
    let rows = (first...last).compactMap { store.row(number: $0) }
    if let row = rows.first(where: { store.kind($0) == .destructive }) {
      let number = SafeText("\(store.number(row))")
      throw Problem(number + " is destructive: it needs its own number, not a range.")
    }
    return rows.filter { store.kind($0) != .disabled }
  }

  private func row(numbered word: ArraySlice<UInt8>) -> Int? {
    Self.number(word).flatMap { store.row(number: $0) }
  }

  /// The rows that can be meant by a name: an ID, or a whole label as it is or as it is shown.
  private func rows(named word: ArraySlice<UInt8>) -> [Int] {
    (0..<store.count).filter { row in
      guard store.kind(row) != .separator else { return false }
      return word == store.id(row) || word == store.label(row) || isShown(word, row)
    }
  }

  /// Whether a row's label looks like this when it is shown.
  private func isShown(_ word: ArraySlice<UInt8>, _ row: Int) -> Bool {
    let label = store.label(row)
    if label.allSatisfy({ 0x21...0x7E ~= $0 }) { return word == label }
    return Array(text(label).description.utf8).trimmed == word
  }

  // MARK: Words

  private func shown(_ word: ArraySlice<UInt8>) -> SafeText {
    text(word).truncated(columns: 40, repertoire: repertoire)
  }

  /// Digits without a leading zero.
  private static func number(_ word: ArraySlice<UInt8>) -> Int? {
    guard let first = word.first, first != UInt8(ascii: "0"), word.count < 10,
      word.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
    else { return nil }
    return Int(String(decoding: word, as: UTF8.self))
  }
}
