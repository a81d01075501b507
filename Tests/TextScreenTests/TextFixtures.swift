import Foundation
import TestSupport

@testable import TextScreen

/// Scalars that texts go wrong with, one or more of each kind that the sanitiser tells apart.
enum TextFixtures {
  static let troublesome: [Unicode.Scalar] = [
    " ", " ", "a", "b", "7", "#", "(", ".", "\t", "\n", "\r", "\0", "\u{1B}", "\u{7F}", "\u{85}", "\u{9B}",
    "\u{A0}",
    "\u{AD}", "é", "\u{300}", "\u{301}", "\u{34F}", "\u{5D0}", "\u{600}", "\u{61C}", "\u{628}", "\u{64B}",
    "\u{6CC}", "\u{915}", "\u{937}", "\u{93F}", "\u{94D}", "\u{D4E}", "\u{102C}", "\u{1000}", "\u{1100}",
    "\u{115F}", "\u{1161}", "\u{11A8}", "\u{180B}", "\u{1820}", "\u{200B}", "\u{200C}", "\u{200D}",
    "\u{200D}",
    "\u{200E}", "\u{202E}", "\u{2028}", "\u{2039}", "\u{203A}", "\u{2069}", "\u{20E3}", "\u{2640}",
    "\u{2764}",
    "\u{25CC}", "\u{3000}", "、", "「", "世", "々", "\u{302A}", "\u{3164}", "\u{AC00}", "\u{FE00}", "\u{FE0E}",
    "\u{FE0F}", "\u{FE0F}", "\u{FEFF}", "\u{FF76}", "\u{FF9E}", "\u{FFFD}", "\u{FFFE}", "\u{111C2}",
    "\u{1F1E9}", "\u{1F1EA}", "\u{1F3F4}", "\u{1F3FD}", "\u{1F44D}", "\u{1F469}", "\u{E000}", "\u{E0001}",
    "\u{E0067}", "\u{E0062}", "\u{E0065}", "\u{E007F}", "\u{E0100}", "\u{10FFFF}",
  ]

  /// Random text of troublesome scalars; now and then one of them many times over.
  static func text(upTo count: Int, _ random: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...count, using: &random) {
      guard let scalar = troublesome.randomElement(using: &random) else { continue }
      let times = Int.random(in: 0..<20, using: &random) == 0 ? Int.random(in: 2...40, using: &random) : 1
      text.unicodeScalars.append(contentsOf: repeatElement(scalar, count: times))
    }
    return text
  }

  /// Random words of narrow and wide characters with blanks before, between and after.
  static func prose(upTo count: Int, _ random: inout SeededGenerator) -> SafeText {
    let characters: [Character] = ["a", "b", "c", "d", "e", "é", "世", "界", "。", "「", "👍", "👍🏽", " ", " ", " "]
    let length = Int.random(in: 0...count, using: &random)
    return SafeText(String((0..<length).compactMap { _ in characters.randomElement(using: &random) }))
  }

  /// A text as its scalars, for messages: invisible ones are what these tests are about.
  static func spelled(_ text: String) -> String {
    text.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
  }
}

/// Unicode's own data files, as Debian's package `unicode-data` installs them.
enum UnicodeFiles {
  private static let folder = "/usr/share/unicode/"

  /// Whether they are here.
  static var areInstalled: Bool {
    FileManager.default.fileExists(atPath: folder + "EastAsianWidth.txt")
  }

  /// The fields of every line, without comments; the first is a range of scalars, or a sequence.
  static func records(_ name: String) throws -> [[String]] {
    try String(contentsOfFile: folder + name, encoding: .utf8).split(separator: "\n").compactMap { line in
      let data = line.prefix { $0 != "#" }
      guard data.contains(where: { $0 != " " }) else { return nil }
      return data.split(separator: ";", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
  }

  /// The scalars of `XXXX` or `XXXX..YYYY`.
  static func scalars(_ field: String) -> [Unicode.Scalar] {
    let bounds = field.components(separatedBy: "..").compactMap { UInt32($0, radix: 16) }
    guard let first = bounds.first, let last = bounds.last else { return [] }
    return (first...last).compactMap(Unicode.Scalar.init)
  }

  /// The text of `XXXX YYYY …`.
  static func sequence(_ field: String) -> String {
    var text = ""
    text.unicodeScalars.append(
      contentsOf: field.split(separator: " ").compactMap { UInt32($0, radix: 16) }.compactMap(
        Unicode.Scalar.init))
    return text
  }
}
