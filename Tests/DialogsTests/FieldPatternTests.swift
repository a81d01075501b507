import TestSupport
import Testing

@testable import Dialogs

/// Globs, lengths and numbers of fields.
@Suite struct FieldPatternTests {
  @Test(
    "Globs match the whole text, by characters",
    arguments: [
      ("*.txt", ["a.txt", ".txt", "a.b.txt"], ["a.txt2", "txt", ""]),
      ("?", ["a", "é", "e\u{301}", "👩‍👧"], ["", "ab"]),
      ("[a-z_]*", ["a", "_1"], ["A", "", "1"]),
      ("[!a-z]", ["A", "é"], ["a", "", "AB"]),
      ("[]x]", ["]", "x"], ["a"]), ("[a-]", ["a", "-"], ["b"]), ("[!]]", ["a"], ["]"]),
      ("\\*\\?", ["*?"], ["a?"]), ("[\\]\\-]", ["]", "-"], ["\\"]), ("]", ["]"], ["a"]),
      ("*", ["", "anything"], []), ("a**b", ["ab", "axb"], ["a"]), ("v[0-9].[0-9]", ["v1.2"], ["v12"]),
      ("..", [".."], ["a"]), ("1.2", ["1.2"], ["1x2"]),
    ])
  func glob(_ pattern: String, _ matching: [String], _ others: [String]) throws {
    let pattern = try #require(FieldPattern(pattern: pattern))
    for text in matching { #expect(pattern.matches(text), "\(text)") }
    for text in others { #expect(!pattern.matches(text), "\(text)") }
  }

  @Test("Lengths count characters")
  func length() {
    #expect(FieldPattern(pattern: "3..20") == .length(3...20))
    #expect(FieldPattern(pattern: "3..") == .length(3...Int.max))
    #expect(FieldPattern(pattern: "..20") == .length(0...20))
    #expect(FieldPattern(pattern: "2..2")?.matches("e\u{301}👩‍👧") == true)
    #expect(FieldPattern(pattern: "2..2")?.matches("abc") == false)
  }

  @Test(
    "What is broken is refused",
    arguments: ["", "[", "[a", "[]", "[!]", "a\\", "[z-a]", "[a\\", "20..3", "1..99999999999999999999"])
  func broken(_ pattern: String) {
    #expect(FieldPattern(pattern: pattern) == nil)
  }

  @Test("Any glob matches as a naive matcher does that tries everything")
  func property() {
    var random = SeededGenerator()
    for _ in 0..<3000 {
      let pattern = String(
        (0..<Int.random(in: 1...7, using: &random)).map { _ in "ab?*".randomElement(using: &random) ?? "a" })
      let text = String(
        (0..<Int.random(in: 0...9, using: &random)).map { _ in "ab".randomElement(using: &random) ?? "a" })
      let expected = Self.matches(Array(pattern)[...], Array(text)[...])
      #expect(
        FieldPattern(pattern: pattern)?.matches(text) == expected, "\(pattern) \(text) SEED=\(random.seed)")
    }
  }

  private static func matches(_ pattern: ArraySlice<Character>, _ text: ArraySlice<Character>) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    if first == "*" {
      return matches(pattern.dropFirst(), text) || (!text.isEmpty && matches(pattern, text.dropFirst()))
    }
    guard let character = text.first, first == "?" || first == character else { return false }
    return matches(pattern.dropFirst(), text.dropFirst())
  }

  @Test("A glob of many stars takes no longer than others")
  func manyStars() {
    let pattern = FieldPattern(pattern: String(repeating: "*a", count: 50) + "b")
    #expect(pattern?.matches(String(repeating: "a", count: 4000)) == false)
  }

  @Test(
    "Numbers, and how JSON writes them",
    arguments: [
      ("42", "42"), ("+5", "5"), (".5", "0.5"), ("5.", "5"), ("007", "7"), ("-0.50", "-0.50"), ("1e3", "1e3"),
      ("1E+03", "1e03"), ("-.5e-2", "-0.5e-2"), ("0", "0"), ("000", "0"),
      ("12345678901234567890.123", "12345678901234567890.123"),
    ])
  func numbers(_ typed: String, _ json: String) {
    #expect(NumberText.json(typed) == json)
  }

  @Test(
    "What is no number",
    arguments: [
      "", " ", ".", "-", "+-1", "1,5", "0x10", "inf", "nan", "1e", "1e999", "1 2", "٣", "1.2.3", "e5",
    ])
  func noNumbers(_ typed: String) {
    #expect(NumberText.value(typed) == nil)
    #expect(NumberText.json(typed) == nil)
  }

  @Test("Bounds of numbers")
  func ranges() {
    #expect(NumberText.range("0..100") == 0...100)
    #expect(NumberText.range("-5..5") == -5...5)
    #expect(NumberText.range("..10") == -Double.infinity...10)
    #expect(NumberText.range("1..") == 1...Double.infinity)
    #expect(NumberText.range("0.5..1.5") == 0.5...1.5)
    for broken in ["", "..", "5", "5..1", "a..b", "1..2..3", "1-2", "nan..1"] {
      #expect(NumberText.range(broken) == nil, "\(broken)")
    }
  }
}
