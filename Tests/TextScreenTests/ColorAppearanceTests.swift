import Testing
import TextScreen

@Suite struct ColorAppearanceTests {
  @Test("An explicit choice is not argued with", arguments: ["0;15", "15;0", nil])
  func explicit(colors: String?) {
    #expect(decide(.light, colors) == .light)
    #expect(decide(.dark, colors) == .dark)
  }

  @Test("The background in COLORFGBG decides: 0–6 and 8 are dark, 7 and 9–15 light")
  func everyColorNumber() {
    for number in 0...15 {
      let expected: Appearance = number < 7 || number == 8 ? .dark : .light
      #expect(decide(nil, "0;\(number)") == expected, "0;\(number)")
      #expect(decide(.auto, "0;\(number)") == expected, "0;\(number)")
    }
  }

  @Test(
    "The background is what follows the last semicolon",
    arguments: [
      ("0;default;15", Appearance.light), ("15;default;0", .dark), ("0;0;15", .light), (";15", .light),
    ])
  func lastField(colors: String, expected: Appearance) {
    #expect(decide(nil, colors) == expected)
  }

  @Test(
    "Where nothing useful is known, it is dark",
    arguments: [
      nil, "", ";", "15", "0;", "15;", "default;default", "0;16", "0;-7", "0;256", "0; 15", "0;1e1", "0;15;",
      "0;99999999999999999999", "\u{1B}[;15\u{7}",
    ])
  func unknown(colors: String?) {
    #expect(decide(nil, colors) == .dark)
    #expect(decide(.auto, colors) == .dark)
  }

  @Test func noOtherVariableIsRead() {
    var names: [String] = []
    _ = Appearance.decide(choice: .auto) {
      names.append($0)
      return nil
    }
    #expect(names == ["COLORFGBG"])
  }

  private func decide(_ choice: AppearanceChoice?, _ colors: String?) -> Appearance {
    Appearance.decide(choice: choice) { $0 == "COLORFGBG" ? colors : nil }
  }
}
