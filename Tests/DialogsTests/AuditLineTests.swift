import Dialogs
import Foundation
import TestSupport
import Testing

/// The lines of the log.
@Suite struct AuditLineTests {
  private static func line(title: [UInt8], action: Action? = nil) -> AuditLine {
    AuditLine(
      time: "2026-11-30T04:05:06Z", userID: 1000, user: title, terminal: title, title: title,
      outcome: "chosen",
      role: action?.role, action: action, cause: .key, elapsed: .milliseconds(1234))
  }

  @Test("A line is one JSON object with a line end")
  func object() {
    let line = Self.line(
      title: Array("Drop \"prod\"?".utf8), action: Action(id: "drop", "Drop", role: .destructive))
    #expect(
      String(decoding: line.bytes, as: UTF8.self) == """
        {"time":"2026-11-30T04:05:06Z","uid":1000,"user":"Drop \\"prod\\"?","tty":"Drop \\"prod\\"?",\
        "title":"Drop \\"prod\\"?","outcome":"chosen","role":"destructive","id":"drop","label":"Drop",\
        "how":"key","elapsed_ms":1234}

        """)
  }

  @Test(
    "What a terminal could obey is escaped",
    arguments: [
      ("\u{1B}[2J", "\\u001B[2J"), ("\u{7F}", "\\u007F"), ("\u{80}\u{9B}\u{9F}", "\\u0080\\u009B\\u009F"),
      ("\u{202A}\u{202E}", "\\u202A\\u202E"), ("\u{2066}\u{2069}", "\\u2066\\u2069"),
      ("\u{61C}\u{200E}\u{200F}", "\\u061C\\u200E\\u200F"), ("\u{2028}\u{2029}", "\\u2028\\u2029"),
      ("\u{E0041}", "\\uDB40\\uDC41"), ("é世", "é世"),
    ])
  func escapes(text: String, written: String) {
    var object = JSONObject()
    object.add("label", text)
    #expect(String(decoding: object.bytes, as: UTF8.self) == "{\"label\":\"\(written)\"}")
  }

  @Test("What is not known is null")
  func nulls() throws {
    var line = Self.line(title: [])
    (line.user, line.terminal, line.cause) = (nil, nil, nil)
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(line.bytes)) as? [String: Any])
    for key in ["user", "tty", "role", "id", "label", "how"] { #expect(object[key] is NSNull, "\(key)") }
  }

  @Test("Any bytes come back as their text, on one line, with nothing that a terminal obeys")
  func randomBytes() throws {
    var random = SeededGenerator()
    for _ in 0..<1000 {
      let length = Int.random(in: 0...40, using: &random)
      let title: [UInt8] =
        Bool.random(using: &random)
        ? (0..<length).map { _ in .random(in: 0...255, using: &random) }
        : (0..<length).flatMap { _ in
          Array(String(Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &random)) ?? "\u{7F}").utf8)
        }
      let bytes = Self.line(title: title, action: Action(label: title + [65], role: .default)).bytes
      let object = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
      let text = object?["title"] as? String
      #expect(
        text.map { Array($0.unicodeScalars) } == Array(String(decoding: title, as: UTF8.self).unicodeScalars),
        "seed \(random.seed)")
      let controls = String(decoding: bytes.dropLast(), as: UTF8.self).unicodeScalars.filter {
        $0.properties.generalCategory == .control || $0.properties.generalCategory == .format
      }
      #expect(controls.isEmpty, "seed \(random.seed)")
      #expect(bytes.last == 10)
    }
  }

  @Test(
    "Seconds since 1970 as a date in UTC",
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"), (-86_400, "1969-12-31T00:00:00Z"),
      (-86_401, "1969-12-30T23:59:59Z"), (951_782_400, "2000-02-29T00:00:00Z"),
      (951_868_799, "2000-02-29T23:59:59Z"), (951_868_800, "2000-03-01T00:00:00Z"),
      (1_709_164_800, "2024-02-29T00:00:00Z"), (1_735_689_599, "2024-12-31T23:59:59Z"),
      (1_740_787_199, "2025-02-28T23:59:59Z"), (1_740_787_200, "2025-03-01T00:00:00Z"),
      (1_796_011_506, "2026-11-30T04:05:06Z"), (2_147_483_648, "2038-01-19T03:14:08Z"),
      (4_107_542_399, "2100-02-28T23:59:59Z"), (4_107_542_400, "2100-03-01T00:00:00Z"),
      (-2_208_988_800, "1900-01-01T00:00:00Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
      (253_402_300_800, "10000-01-01T00:00:00Z"),
    ])
  func timestamp(_ seconds: Int64, _ text: String) {
    #expect(AuditLine.timestamp(secondsSince1970: seconds) == text)
  }

  @Test("Every moment is what Foundation makes of it")
  func timestamps() {
    let formatter = ISO8601DateFormatter()
    var random = SeededGenerator()
    for _ in 0..<2000 {
      let seconds = Int64.random(in: -8_000_000_000...32_000_000_000, using: &random)
      let expected = formatter.string(from: Date(timeIntervalSince1970: TimeInterval(seconds)))
      #expect(AuditLine.timestamp(secondsSince1970: seconds) == expected, "seed \(random.seed)")
    }
  }
}
