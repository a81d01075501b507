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

  @Test("A toast in one row")
  func toastRow() throws {
    let palette = Palette(theme: .slate, appearance: .dark, depth: .trueColor)
    var message = ToastMessage(text: Samples.bytes("3 services are live"))
    (message.title, message.severity, message.position) = (Samples.bytes("Deploy"), .success, .leading)
    var banner = message
    banner.style = .banner
    let rows = [
      (message, DialogSettings(palette: palette)), (banner, Samples.plain), (message, Samples.plain),
      (message, Samples.ascii),
    ].map { ToastRow($0.0, settings: $0.1).frame(columns: 60).rowTexts[0] }
    let head = try Self.head("Views/ToastRow.swift")
    #expect(PictureDifference(expected: head, actual: rows.joined(separator: "\n")) == nil)
  }

  @Test("A toast on a surface")
  func toastFloater() throws {
    let palette = Palette(theme: .slate, appearance: .dark, depth: .trueColor)
    var message = ToastMessage(text: Samples.bytes("disk full on web-3"))
    (message.title, message.severity) = (Samples.bytes("Deploy"), .error)
    let floater = ToastFloater(message, settings: DialogSettings(palette: palette), columns: 60)
    let drawn = floater.frame.rowTexts.joined(separator: "\n")
    #expect(
      PictureDifference(expected: try Self.head("Views/ToastFloater.swift"), actual: drawn) == nil)
  }

  @Test("The record")
  func record() throws {
    let line = RecordLine.text(Samples.delete, .chosen(0), repertoire: .unicode, columns: 80)
    #expect(line.description == (try Self.head("Reporting/RecordLine.swift")))
  }
}
