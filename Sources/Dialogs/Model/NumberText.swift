/// Numbers as people type them: `42`, `-1.5`, `+.5`, `1e3`; no blanks inside, no names, no hexadecimal.
public enum NumberText {
  /// The number that a text is; nil for none, and for one that is too large.
  public static func value(_ text: String) -> Double? {
    guard let parts = Parts(text), let value = Double(parts.json), value.isFinite else { return nil }
    return value
  }

  /// The number as JSON writes it, digit by digit as it was typed: `+5` is `5`, `.5` is `0.5`, `007` is `7`.
  ///
  /// - Returns: nil for what is no number.
  public static func json(_ text: String) -> String? { value(text) == nil ? nil : Parts(text)?.json }

  /// Reads bounds: `1..10`, `-5..5`, `0.5..1`, `1..` or `..10`; nil for anything else and for exchanged bounds.
  public static func range(_ text: String) -> ClosedRange<Double>? {
    let bytes = Array(text.utf8)
    guard let dots = bytes.indices.first(where: { bytes[$0...].starts(with: [0x2E, 0x2E]) }),
      bytes.count > 2
    else { return nil }
    func bound(_ bytes: ArraySlice<UInt8>, else open: Double) -> Double? {
      bytes.isEmpty ? open : value(String(decoding: bytes, as: UTF8.self))
    }
    guard let least = bound(bytes[..<dots], else: -.infinity),
      let most = bound(bytes[(dots + 2)...], else: .infinity), least <= most
    else { return nil }
    return least...most
  }

  /// A bound in the fewest digits.
  static func text(_ value: Double) -> String {
    if let whole = Int(exactly: value), abs(value) < 1e15 { return String(whole) }
    return "\(value)"
  }

  /// What a number is written of.
  private struct Parts {
    var isNegative = false
    var whole = ""
    var fraction = ""
    var exponent: String?

    init?(_ text: String) {
      var rest = text[...]
      if rest.first == "-" || rest.first == "+" { isNegative = rest.removeFirst() == "-" }
      whole = Self.digits(&rest)
      if rest.first == "." {
        rest.removeFirst()
        fraction = Self.digits(&rest)
      }
      guard !whole.isEmpty || !fraction.isEmpty else { return nil }
      if rest.first == "e" || rest.first == "E" {
        rest.removeFirst()
        var sign = ""
        if rest.first == "-" || rest.first == "+" { sign = rest.removeFirst() == "-" ? "-" : "" }
        let digits = Self.digits(&rest)
        guard !digits.isEmpty else { return nil }
        exponent = sign + digits
      }
      guard rest.isEmpty else { return nil }
    }

    var json: String {
      let significant = whole.drop { $0 == "0" }
      return (isNegative ? "-" : "") + (significant.isEmpty ? "0" : significant)
        + (fraction.isEmpty ? "" : "." + fraction) + (exponent.map { "e" + $0 } ?? "")
    }

    private static func digits(_ rest: inout Substring) -> String {
      let digits = rest.prefix { ("0"..."9").contains($0) && $0.isASCII }
      rest = rest[digits.endIndex...]
      return String(digits)
    }
  }
}
