/// One thing that happens to a dialog in a script; a string is what one read gives.
enum Step: ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  /// These bytes come in one read.
  case read(String)
  /// Milliseconds pass.
  case pause(Int)
  /// The window gets another size.
  case resize(columns: Int, rows: Int)
  /// The program is stopped for milliseconds.
  case suspend(Int)

  init(stringLiteral value: String) { self = .read(value) }

  var description: String {
    switch self {
    case .read(let text): text.debugDescription
    case .pause(let milliseconds): "\(milliseconds) ms"
    case .resize(let columns, let rows): "\(columns)×\(rows)"
    case .suspend(let milliseconds): "stopped for \(milliseconds) ms"
    }
  }
}

/// What keys send.
enum Bytes {
  static let up = "\u{1B}[A"
  static let down = "\u{1B}[B"
  static let right = "\u{1B}[C"
  static let left = "\u{1B}[D"
  static let home = "\u{1B}[H"
  static let end = "\u{1B}[F"
  static let pageUp = "\u{1B}[5~"
  static let pageDown = "\u{1B}[6~"
  static let shiftTab = "\u{1B}[Z"
  static let escape = "\u{1B}"

  /// Text between the marks of bracketed paste.
  static func paste(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }
}

extension Step {
  static let up = Step.read(Bytes.up)
  static let down = Step.read(Bytes.down)
  static let right = Step.read(Bytes.right)
  static let left = Step.read(Bytes.left)
  static let escape = Step.read(Bytes.escape)
  static func paste(_ text: String) -> Step { .read(Bytes.paste(text)) }
}
