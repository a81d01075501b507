import Dialogs
import TestSupport
import Testing
import TextScreen

extension SheetContent {
  /// What it draws, in the size that it got.
  func frame(_ columns: Int, _ rows: Int, isFocused: Bool = true) -> Frame {
    Frame(size: Size(columns: columns, rows: rows)) { draw(on: $0, isFocused: isFocused) }
  }

  /// It gets a size, and is drawn.
  mutating func rows(_ columns: Int, _ rows: Int, isFocused: Bool = true) -> [String] {
    resize(to: Size(columns: columns, rows: rows))
    return frame(columns, rows, isFocused: isFocused).rowTexts
  }

  /// Expects that it looks like a picture in a size.
  mutating func expect(
    _ columns: Int, _ rows: Int, _ picture: String, isFocused: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let drawn = self.rows(columns, rows, isFocused: isFocused).joined(separator: "\n")
    if let difference = PictureDifference(expected: picture, actual: drawn) {
      Issue.record("\(difference.description)", sourceLocation: sourceLocation)
    }
  }

  /// These bytes come, in pieces, and then nothing more.
  mutating func take(_ text: String, pieces: Int = .max, ends: Bool = true) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      receive(Array(rest.prefix(pieces)))
      rest = rest.dropFirst(pieces)
    }
    if ends { endInput() }
  }

  /// Keys are pressed; letters are typed.
  mutating func press(_ keys: Key...) {
    for key in keys { _ = press(KeyPress(key)) }
  }

  /// Letters are typed.
  mutating func type(_ text: String) {
    for character in text { _ = press(KeyPress(.character(character))) }
  }

  /// Everything that is left to be done is done.
  ///
  /// - Returns: in how many parts.
  @discardableResult
  mutating func finishWork() -> Int {
    var parts = 0
    while hasWork, parts < 100_000 {
      work()
      parts += 1
    }
    return parts
  }
}
