import TestSupport
import Testing

/// `dfdialog help` with pictures, as the program prints them.
@Suite struct GalleryTests {
  private static let environment: [String: String?] = ["COLORTERM": "truecolor", "LC_ALL": "C.UTF-8"]

  @Test("into a pipe goes plain text", arguments: [["icons"], ["themes"], ["gallery"]])
  func piped(words: [String]) throws {
    let stage = try Stage(["help"] + words, environment: Self.environment, job: .detached)
    #expect(try stage.waitForExit() == .exited(0))
    let lines = stage.terminal.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(!stage.terminal.output.contains("\u{1B}"))
    #expect(stage.terminal.errorOutput.isEmpty)
    #expect(lines.count > 10 && lines.allSatisfy { $0.count <= 80 })
    let headings = lines.filter { $0.contains(" ── --") || $0.contains("─ --") }.filter { !$0.hasPrefix("┌") }
    #expect(headings.count == (words == ["gallery"] ? 4 : 1))
  }

  @Test("CLICOLOR_FORCE asks for colours in a pipe")
  func forced() throws {
    var environment = Self.environment
    environment["CLICOLOR_FORCE"] = "1"
    let stage = try Stage(["help", "gallery", "styles"], environment: environment, job: .detached)
    #expect(try stage.waitForExit() == .exited(0))
    #expect(stage.terminal.output.contains("\u{1B}["))
    #expect(stage.terminal.output.contains("48:2:") || stage.terminal.output.contains("48;2;"))
  }

  @Test("on a terminal there are colours, unless NO_COLOR is set, and pages as wide as the terminal")
  func terminal() throws {
    for isPlain in [false, true] {
      var environment = Self.environment
      if isPlain { environment["NO_COLOR"] = "1" }
      let stage = try Stage(
        ["help", "gallery", "kinds"], environment: environment, columns: 44, rows: 90, output: .terminal)
      #expect(try stage.waitForExit() == .exited(0))
      let text = String(decoding: stage.terminal.transcript, as: UTF8.self)
      #expect(text.contains("\u{1B}[") != isPlain)
      let captions = stage.screen.text.filter { $0.hasPrefix("┌") }
      #expect(captions.count == 6 && captions.allSatisfy { $0.count == 44 })
    }
  }
}
