import TestSupport
import TextScreen
import Testing

@testable import Dialogs

/// What is written for a toast in the last row.
@Suite struct ToastBandTests {
  private static let size = Size(columns: 80, rows: 24)

  private static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "E").replacing("\u{0F}", with: "O")
  }

  @Test("The blocks, byte for byte")
  func blocks() {
    let notice = ToastNotice.plain("Saved")
    let paint = "E[?6lE(BOE[0mE[9999;1HE[2KE[9999;1HSavedE[0m"
    #expect(Self.text(ToastBand.open(notice, on: Self.size)) == "EDE[1AE7E[1;23r\(paint)E8")
    #expect(Self.text(ToastBand.repaint(notice, columns: 80)) == "E7\(paint)E8")
    #expect(Self.text(ToastBand.reopen(notice, on: Self.size)) == "E7E[rE8EDE[1AE7E[1;23r\(paint)E8")
    #expect(Self.text(ToastBand.closeAtPrompt) == "E7E[rE8EDE[1AE7E[?6lE[rE[0mE[9999;1HE[2KE8")
    #expect(Self.text(ToastBand.insert(notice, columns: 80)) == "EDE[1AE7E(BOE[mE[1LE[1GSavedE8E[1B")
    #expect(Self.text(ToastBand.close) == "E7E[?6lE[rE[0mE[9999;1HE[2KE8")
    #expect(Self.text(ToastBand.blank) == "E7E[?6lE(BOE[0mE[9999;1HE[2KE8")
    #expect(Self.text(ToastBand.resized) == "E7E[rE8")
    #expect(Self.text(ToastBand.settle) == "E7E[rE8EDE7E[1GE[0mE[JE8E[1A")
  }

  @Test(
    "A toast stands where it should, and is cut before the last column",
    arguments: [
      ("Saved", PopupPosition.bottomLeading, 20, 0, "Saved"), ("Saved", .bottom, 20, 7, "Saved"),
      ("Saved", .topTrailing, 20, 14, "Saved"), ("123456789", .bottom, 10, 0, "123456789"),
      ("1234567890", .bottom, 10, 0, "12345678…"), ("世界世界世界", .bottom, 11, 0, "世界世界…"),
      ("世界世界世界", .bottom, 10, 0, "世界世界…"), ("", .bottom, 10, 4, ""),
    ])
  func places(text: String, position: PopupPosition, columns: Int, column: Int, shown: String) {
    let row = ToastBand.place(.plain(text, position: position), columns: columns)
    #expect(String(decoding: row.bytes, as: UTF8.self) == shown)
    #expect(row.column == column || text.isEmpty)
  }

  @Test("A banner fills the row but for the last column")
  func fills() {
    let row = ToastBand.place(.plain("Saved", style: .banner), columns: 12)
    #expect(String(decoding: row.bytes, as: UTF8.self) == "Saved      ")
  }

  @Test("No block is longer than one write, or has a byte in which an echo could come")
  func limits() {
    var generator = SeededGenerator()
    for _ in 0..<300 {
      var text = ""
      for _ in 0..<Int.random(in: 0...400, using: &generator) {
        text.unicodeScalars.append(Unicode.Scalar(UInt32.random(in: 0...0xD7FF, using: &generator)) ?? "x")
      }
      let notice = ToastNotice.plain(text, style: Bool.random(using: &generator) ? .banner : .default)
      let columns = Int.random(in: 1...500, using: &generator)
      let size = Size(columns: columns, rows: Int.random(in: 1...9999, using: &generator))
      for block in [
        ToastBand.open(notice, on: size), ToastBand.repaint(notice, columns: columns), ToastBand.close,
        ToastBand.blank, ToastBand.settle, ToastBand.resized, ToastBand.closeAtPrompt,
        ToastBand.reopen(notice, on: size), ToastBand.insert(notice, columns: columns),
      ] {
        #expect(block.count <= 1024)
        #expect(!block.contains { [0x08, 0x09, 0x0A, 0x0D].contains($0) })
      }
    }
  }
}
