import Dialogs
import Foundation
import TestSupport
import Testing
import TextScreen

/// The pictures at the heads of files are what the code draws.
@Suite struct HeadPictureTests {
  /// The first block of `// ` comments of a source file, without its marks.
  private static func head(_ path: String, sourcePath: String = #filePath) throws -> String {
    let root = URL(fileURLWithPath: sourcePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appendingPathComponent("Sources/Dialogs").appendingPathComponent(path), encoding: .utf8
    )
    let lines = text.components(separatedBy: "\n").drop { !$0.hasPrefix("//") || $0.hasPrefix("///") }
    return lines.prefix { $0.hasPrefix("//") && !$0.hasPrefix("///") }
      .map { String($0.dropFirst(3)) }.joined(separator: "\n")
  }

  @Test("An alert with colours")
  func alert() throws {
    let palette = Palette(theme: .slate, appearance: .dark, depth: .trueColor)
    let dialog = Samples.dialog(Samples.delete, settings: DialogSettings(palette: palette))
    expectPicture(dialog, try Self.head("Views/AlertDialog+Drawing.swift"))
  }

  @Test("Plain lines")
  func lines() throws {
    let alert = Alert(
      title: Samples.delete.title, message: Samples.delete.message,
      actions: [Action("Cancel", role: .cancel), Action("Delete", role: .destructive)])
    let text = String(decoding: LineMode(alert, repertoire: .unicode).start(), as: UTF8.self)
    let head = try Self.head("Session/LineMode.swift")
    #expect(PictureDifference(expected: head, actual: text) == nil)
  }

  @Test("The record")
  func record() throws {
    let line = RecordLine.text(Samples.delete, .chosen(0), repertoire: .unicode, columns: 80)
    #expect(line.description == (try Self.head("Reporting/RecordLine.swift")))
  }
}
