import Dialogs
import Foundation
import Testing
import TextScreen

@Suite struct IconTests {
  @Test func `each name is there once, in the order of the alphabet`() {
    #expect(Icon.names == Array(Set(Icon.names)).sorted())
    #expect(Icon.names.count >= 40)
  }

  @Test(arguments: [
    "sparkles", "trash", "checkmark", "xmark", "exclamationmark.triangle", "info.circle", "bell", "lock",
    "key",
    "person", "gear", "bolt", "arrow.clockwise", "arrow.up.doc", "doc", "folder", "cloud", "network", "clock",
    "calendar", "star", "heart", "flag", "magnifyingglass",
  ])
  func `the design system's names are known`(name: String) {
    #expect(Icon.named(name) != nil)
    #expect(Icon.named(name + ".fill") == Icon.named(name))
  }

  @Test func `no two names look the same`() {
    let signs = Icon.names.compactMap { Icon.named($0)?.text(.unicode) }
    #expect(signs.count == Icon.names.count)
    #expect(Set(signs).count == signs.count)
  }

  @Test(arguments: Icon.names) func `a sign takes one column on every terminal`(name: String) throws {
    let text = try #require(Icon.named(name)).text(.unicode).description
    let scalar = try #require(text.unicodeScalars.first)
    #expect(text.unicodeScalars.count == 1)
    #expect(CharacterWidth.total(of: text) == 1)
    #expect(text.allSatisfy(CharacterWidth.isCertain))
    #expect(!scalar.properties.isEmojiPresentation)
    #expect(try #require(scalar.properties.age).major < 10)
  }

  /// Unicode's own data, as Debian's package `unicode-data` installs them.
  private static let widthFile = "/usr/share/unicode/EastAsianWidth.txt"

  @Test("no sign is wider in East Asia", .enabled(if: FileManager.default.fileExists(atPath: widthFile)))
  func unambiguous() throws {
    let signs = Icon.names.compactMap {
      Icon.named($0)?.text(.unicode).description.unicodeScalars.first?.value
    }
    let lines = try String(contentsOfFile: Self.widthFile, encoding: .utf8).split(separator: "\n")
    for line in lines where !line.hasPrefix("#") {
      let fields = line.prefix { $0 != "#" && $0 != " " }.split(separator: ";")
      guard let range = fields.first, let kind = fields.last, ["A", "F", "W"].contains(kind) else { continue }
      let bounds = range.components(separatedBy: "..").compactMap { UInt32($0, radix: 16) }
      guard let low = bounds.first, let high = bounds.last else { continue }
      #expect(signs.filter { (low...high).contains($0) } == [], "\(line)")
    }
  }

  @Test(arguments: Icon.names) func `its ASCII form is printable and short`(name: String) throws {
    let text = try #require(Icon.named(name)).text(.ascii)
    #expect(1...3 ~= text.width)
    #expect(text.description.utf8.allSatisfy { 0x21...0x7E ~= $0 })
  }

  @Test(arguments: ["", "Bell", "bel", ".fill", "bell.fill.fill", "🔔"])
  func `other names are not`(name: String) {
    #expect(Icon.named(name) == nil)
  }

  @Test(arguments: [
    ("x", "x"), ("é", "*"), ("世", "*"), ("🔔", "*"), ("👩‍🚀", "*"), ("e\u{301}", "*"), ("~", "~"),
  ])
  func `any one character is an icon`(text: String, ascii: String) throws {
    let icon = try #require(Icon(grapheme: text))
    #expect(icon.text(.unicode).description == text)
    #expect(icon.text(.ascii).description == ascii)
  }

  @Test(arguments: [
    "", " ", "ab", "世界", "\n", "\r\n", "\t", "\0", "\u{1B}", "\u{85}", "\u{9B}", "\u{300}", "\u{200D}",
    "\u{202E}",
    "\u{FEFF}", "e\u{202E}", "a" + String(repeating: "\u{300}", count: 9),
  ])
  func `what is none, several, or would be spelled is no icon`(text: String) {
    #expect(Icon(grapheme: text) == nil)
  }
}
