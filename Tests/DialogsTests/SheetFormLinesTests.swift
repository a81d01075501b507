import Dialogs
import TestSupport
import Testing
import TextScreen

/// A form in plain lines.
@Suite struct SheetFormLinesTests {
  /// What stands on the terminal when lines are typed; hidden ones are not shown.
  private static func play(_ form: inout FormLines, _ typed: [String]) -> String {
    var text = form.lines().map { $0.description + "\n" }.joined() + form.prompt.description + " "
    for line in typed {
      text += form.hidesInput ? "\n" : line + "\n"
      guard case .next(let lines) = form.receive(Samples.bytes(line)) else { return text + "complete" }
      text += lines.map { $0.description + "\n" }.joined() + form.prompt.description + " "
    }
    return text
  }

  @Test("One question a field; what is wrong is asked again, an empty line takes what stands in brackets")
  func questions() {
    var form = FormLines(fields: Forms.all, repertoire: .unicode)
    let played = Self.play(
      &form, ["", "Ada", "ab", "abc", "abd", "abc", "abc", "77", "", "perhaps", "y", "4", "2"])
    let expected = """
      Name (required): \("")
      Required.
      Name (required): Ada
      Password: \("")
      3 to 20 characters.
      Password: \("")
      Password again: \("")
      The two entries differ.
      Password: \("")
      Password again: \("")
      Age [5]: 77
      Must be a number from 1 to 10.
      Age [5]: \("")
      News (y/n) [n]: perhaps
      Must be y or n.
      News (y/n) [n]: y
      Plan:
        1. small
        2. large
        3. free
      Number or word [small]: 4
      Must be one of the options.
      Plan:
        1. small
        2. large
        3. free
      Number or word [small]: 2
      complete
      """
    if let difference = PictureDifference(expected: expected, actual: played) {
      Issue.record("\(difference)")
    }
    #expect(form.takesText && !form.isDestructive)
    #expect(
      Forms.entries(form.values) == ["Name=Ada", "password=abc", "Age=5", "News=true", "plan=large"])
  }

  @Test("A select takes a word or its number; the word goes first")
  func words() {
    for (typed, value) in [("large", "large"), (" 3 ", "free"), ("2", "2"), ("", "small")] {
      let options = ["small", "large", "free", "2"].map(Samples.bytes)
      var form = FormLines(fields: [Forms.field("Plan", .select(options))], repertoire: .unicode)
      #expect(form.receive(Samples.bytes(typed)) == .complete)
      #expect(Forms.entries(form.values) == ["Plan=" + value])
    }
  }

  @Test("Values at first are byte for byte; those of secrets are not shown and need no second entry")
  func defaults() {
    let raw: [UInt8] = [0x66, 0xFF]
    var name = Field(label: raw, kind: .text)
    name.value = raw
    var secret = Field(label: [0x73], kind: .secret(isConfirmed: true))
    secret.value = raw
    var form = FormLines(fields: [name, secret], repertoire: .ascii)
    #expect(form.prompt == "f\\xFF [f\\xFF]:")
    #expect(form.receive([0x0D]) == .next([]))
    #expect(form.prompt == "s [as given]:")
    #expect(form.receive([]) == .complete)
    guard case .entries(let entries) = form.values else { return _ = Issue.record() }
    #expect(entries.map(\.value) == [raw, raw])
  }

  @Test("Without fields any line completes it")
  func empty() {
    var form = FormLines(fields: [], repertoire: .unicode)
    #expect(form.lines() == [] && !form.hidesInput)
    #expect(form.receive([]) == .complete)
  }
}
