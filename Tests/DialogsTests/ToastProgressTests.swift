import Dialogs
import TestSupport
import Testing
import TextScreen

/// How far something is, from lines.
@Suite struct ToastProgressTests {
  @Test(
    "A number is the percentage, anything else a text",
    arguments: [
      ("42\n", 42, ""), ("42%\n", 42, ""), (" 42.9 \n", 42, ""), ("420\n", 100, ""), ("0\n", 0, ""),
      ("# copying\n", nil, "copying"), ("#copying\n", nil, "copying"),
      ("copying a.txt\n", nil, "copying a.txt"),
      ("# one\n10\n# two\n20\n", 20, "two"), ("10\r20\r", 20, ""), ("4a\n", nil, "4a"), ("-1\n", nil, "-1"),
      ("\n# \n", nil, ""), ("# end", nil, "end"), ("9999999999\n", nil, "9999999999"),
      ("a\r\nb\r\n", nil, "b"),
    ] as [(String, Int?, String)])
  func lines(_ input: String, _ percent: Int?, _ text: String) {
    // However the input is cut into pieces.
    for size in [1, 3, 1000] {
      var progress = ToastProgress(text: [])
      var rest = Samples.bytes(input)[...]
      while !rest.isEmpty {
        progress.receive(Array(rest.prefix(size)))
        rest = rest.dropFirst(size)
      }
      progress.finish()
      #expect(progress.percent == percent)
      #expect(progress.text == Samples.bytes(text))
    }
  }

  @Test("Each text is told once")
  func texts() {
    var progress = ToastProgress(text: [])
    #expect(progress.receive(Samples.bytes("# a\n1\n# a\n# b\n")) == ["a", "b"].map(Samples.bytes))
    #expect(progress.receive(Samples.bytes("c")) == [])
    #expect(progress.finish() == [Samples.bytes("c")])
  }

  @Test("The row shows the text and how far it is")
  func frame() {
    var progress = ToastProgress(text: [])
    let message = ToastMessage(text: [])
    func row(_ settings: DialogSettings, columns: Int = 60) -> String {
      progress.frame(message, settings: settings, columns: columns).rowTexts[0]
    }
    #expect(row(Samples.plain) == "i info: …")
    #expect(row(Samples.ascii) == "[info] ...")
    progress.receive(Samples.bytes("# copying\n40\n"))
    #expect(
      row(Samples.plain) == "i info: copying" + String(repeating: " ", count: 23) + "━━━━━━─────────  40 %")
    #expect(
      row(Samples.ascii) == "[info] copying" + String(repeating: " ", count: 24) + "======---------  40 %")
    #expect(row(Samples.plain, columns: 20) == "i info: copying")
    progress.receive(Samples.bytes(String(repeating: "long ", count: 40) + "\n100\n"))
    #expect(row(Samples.plain).hasSuffix("…  ━━━━━━━━━━━━━━━ 100 %"))
  }
}
