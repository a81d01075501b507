import TextScreen

/// How far something has come, as its lines tell: a percentage, or a text.
///
/// A line that is a number, with or without `%`, is the percentage; every other line is the text, without the `#`
/// and the blanks that it may begin with.
public struct ToastProgress: Sendable {
  /// What was said last; empty before.
  public private(set) var text: [UInt8]
  /// 0 to 100; nil before any was said.
  public private(set) var percent: Int?
  private var line: [UInt8] = []

  /// The longest line that is looked at.
  private static let limit = 4096

  /// Begins with a text.
  public init(text: [UInt8]) { self.text = text }

  /// Takes in what was read.
  ///
  /// - Returns: the texts that it brought, in order.
  @discardableResult
  public mutating func receive(_ bytes: [UInt8]) -> [[UInt8]] {
    var texts: [[UInt8]] = []
    for byte in bytes {
      if byte == 0x0A || byte == 0x0D {
        texts += endLine()
      } else if line.count < Self.limit {
        line.append(byte)
      }
    }
    return texts
  }

  /// The input ended, perhaps in the middle of a line.
  @discardableResult
  public mutating func finish() -> [[UInt8]] { endLine() }

  private mutating func endLine() -> [[UInt8]] {
    defer { line = [] }
    var words = ProgressWords.trimmed(line[...])
    if let percent = ProgressWords.percent(words) {
      self.percent = percent
      return []
    }
    if words.first == UInt8(ascii: "#") { words = ProgressWords.trimmed(words.dropFirst()) }
    guard !words.isEmpty, !words.elementsEqual(text) else { return [] }
    text = Array(words)
    return [text]
  }

  /// The row that shows it: the toast, and behind it how far it has come.
  public func frame(_ message: ToastMessage, settings: DialogSettings, columns: Int) -> Frame {
    var message = message
    message.text = text.isEmpty ? Array("…".utf8) : text
    message.position = .topLeading
    if settings.repertoire == .ascii, text.isEmpty { message.text = Array("...".utf8) }
    guard let percent, columns >= 30 else {
      return ToastRow(message, settings: settings).frame(columns: columns)
    }
    let number = SafeText("\(percent) %")
    let width = min(20, columns / 4)
    let taken = width + 8
    let row = ToastRow(message, settings: settings).frame(columns: columns - taken)
    return Frame(size: Size(columns: columns, rows: 1)) { canvas in
      canvas.draw(row, at: .zero)
      let filled = (width * percent + 50) / 100
      let signs: (Character, Character) = settings.repertoire == .unicode ? ("━", "─") : ("=", "-")
      let start = columns - taken + 1
      canvas.fill(Rect(column: start, row: 0, columns: filled, rows: 1), signs.0, Style(attributes: .bold))
      canvas.fill(
        Rect(column: start + filled, row: 0, columns: width - filled, rows: 1), signs.1,
        Style(attributes: .dim))
      canvas.draw(number, at: Point(column: columns - 1 - number.width, row: 0), .plain)
    }
  }
}
