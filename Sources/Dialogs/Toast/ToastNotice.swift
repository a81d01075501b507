import TextScreen

/// A toast as it is handed from the process that sends it to the one that shows it: drawn, but not yet placed.
public struct ToastNotice: Equatable, Sendable {
  /// The row as it is without a limit of width: text and SGR sequences.
  public var row: [UInt8]
  /// What it says, for lists; no more than a line of them can hold.
  public var text: [UInt8]
  /// How long it is shown; nil for until it is cancelled.
  public var duration: Duration?
  /// -1 for the left of the row, 0 for its middle, 1 for its right.
  public var alignment: Int
  /// -1 for the top of the window, 0 for its middle, 1 for its bottom, where that can be done.
  public var elevation: Int
  /// Whether the row is filled from edge to edge.
  public var fills: Bool
  /// By what it is shown.
  public var backend: ToastBackend
  /// The name by which a later one replaces it; nil for none.
  public var id: String?
  /// Whether it goes before those that wait.
  public var isUrgent: Bool

  private static let textLimit = 1024

  /// Makes a notice from a row that was drawn as wide as it wants to be, blanks around it left out.
  public init(_ message: ToastMessage, row frame: Frame, backend: ToastBackend = .band) {
    let cells = frame.row(0)
    let fills = message.style == .banner
    let start = cells.firstIndex { $0 != .blank } ?? cells.startIndex
    // The rest of a filled row is made anew for every width.
    let end = (cells.lastIndex { fills ? $0.character != " " : $0 != .blank } ?? cells.startIndex - 1) + 1
    row = ToastBand.bytes(of: cells[min(start, end)..<end], limit: ToastBand.limit)
    text = Array(message.text.prefix(Self.textLimit))
    duration = message.duration
    alignment = message.position.horizontal
    elevation = message.position.vertical
    self.fills = fills
    self.backend = backend
    id = message.id
    isUrgent = message.isUrgent
  }

  // MARK: In one line

  /// The notice in printable characters without a blank at either end.
  public var encoded: [UInt8] {
    var fields: [(StaticString, [UInt8])] = [
      ("text", text), ("row", row), ("backend", Array(backend.rawValue.utf8)),
      ("alignment", Array(String(alignment).utf8)),
      ("elevation", Array(String(elevation).utf8)),
    ]
    if let duration { fields.append(("ms", Array(String(duration.nanoseconds / 1_000_000).utf8))) }
    if let id { fields.append(("id", Array(id.utf8))) }
    for (name, isSet) in [("fills", fills), ("urgent", isUrgent)] as [(StaticString, Bool)]
    where isSet {
      fields.append((name, [UInt8(ascii: "1")]))
    }
    var line: [UInt8] = []
    for (name, value) in fields {
      if !line.isEmpty { line.append(UInt8(ascii: " ")) }
      line += Array(name.description.utf8) + [UInt8(ascii: "=")] + PercentEncoding.encode(value)
    }
    return line
  }

  /// Reads what `encoded` gives; nil for anything else.
  public init?(encoded line: [UInt8]) {
    var fields: [String: [UInt8]] = [:]
    for word in line.split(separator: UInt8(ascii: " ")) {
      guard let equals = word.firstIndex(of: UInt8(ascii: "=")),
        let value = PercentEncoding.decode(word[(equals + 1)...])
      else { return nil }
      fields[String(decoding: word[..<equals], as: UTF8.self)] = value
    }
    func number(_ name: String) -> Int? { fields[name].flatMap { Int(String(decoding: $0, as: UTF8.self)) } }
    guard let text = fields["text"], let row = fields["row"], row.count <= ToastBand.limit,
      let backend = fields["backend"].flatMap({ ToastBackend(rawValue: String(decoding: $0, as: UTF8.self)) }
      ),
      let alignment = number("alignment"), -1...1 ~= alignment,
      let elevation = number("elevation"), -1...1 ~= elevation
    else { return nil }
    if fields["ms"] != nil {
      guard let milliseconds = number("ms"), 0...86_400_000 ~= milliseconds else { return nil }
      duration = .milliseconds(milliseconds)
    }
    self.text = text
    self.row = row
    self.backend = backend
    self.alignment = alignment
    self.elevation = elevation
    fills = fields["fills"] != nil
    id = fields["id"].map { String(decoding: $0, as: UTF8.self) }
    isUrgent = fields["urgent"] != nil
  }
}

/// Bytes in printable characters, those that are not as `%` and two digits (RFC 3986).
enum PercentEncoding {
  static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var encoded: [UInt8] = []
    for byte in bytes {
      if byte <= 0x20 || byte == 0x7F || byte == UInt8(ascii: "%") {
        encoded += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
      } else {
        encoded.append(byte)
      }
    }
    return encoded
  }

  static func decode(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    var decoded: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        decoded.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(value), let low = rest.popFirst().flatMap(value) else {
        return nil
      }
      decoded.append(high << 4 | low)
    }
    return decoded
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
