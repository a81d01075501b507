import Dialogs
import TestSupport
import Testing
import TextScreen

/// Pictures that the terminal draws over a card.
@Suite struct SessionImageTests {
  /// A grey picture of 8 by 4 pixels.
  private static let picture: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52,
    0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x04, 0x08, 0x00, 0x00, 0x00, 0x00, 0x96, 0xA6, 0x21,
    0x2C, 0x00, 0x00, 0x00, 0x15, 0x49, 0x44, 0x41, 0x54, 0x78, 0xDA, 0x63, 0x60, 0x80, 0x01, 0x1B,
    0x28, 0x60, 0xA8, 0x80, 0x02, 0x86, 0x2D, 0x50, 0x00, 0x00, 0x76, 0x44, 0x0B, 0x41, 0x02, 0xBE,
    0xDA, 0x48, 0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
  ]

  private static func card(_ imageProtocol: ImageProtocol, columns: Int = 60, rows: Int = 24) throws
    -> AlertDialog
  {
    guard case .image(let image) = Media.load(bytes: picture, imageProtocol: imageProtocol, depth: .none)
    else {
      throw NoImage()
    }
    var card = PopupCard()
    card.media = .image(image)
    let alert = Alert(title: Samples.bytes("Look"), message: Samples.bytes("It is grey."))
    return AlertDialog(
      alert, card: card, settings: Samples.plain, available: Size(columns: columns, rows: rows))
  }

  private struct NoImage: Error {}

  /// The bytes that begin a picture in kitty's protocol.
  private static let placing = Array("\u{1B}_Ga=T".utf8)
  private static let removing = Array("\u{1B}_Ga=d".utf8)

  private static func session(_ dialog: AlertDialog, _ host: Session<AlertDialog>.Host) -> Session<
    AlertDialog
  > {
    Session(dialog, terminal: Size(columns: 60, rows: 24), options: Session.Options(host: host))
  }

  @Test("It is placed once, after the frame, and taken off before anything else is undone")
  func life() throws {
    var session = Self.session(try Self.card(.kitty), .screen)
    let first = session.start()
    let now = Instant(nanoseconds: 0)
    let rest = session.frameWritten(at: now) + session.advance(to: now)
    let bytes = first + rest
    let place = try #require(bytes.firstRange(of: Self.placing))
    #expect(bytes[place.upperBound...].firstRange(of: Self.placing) == nil)
    #expect(bytes.firstRange(of: Array("grey.".utf8)).map { $0.lowerBound < place.lowerBound } == true)
    #expect(session.receive([9], at: now).firstRange(of: Self.placing) == nil)
    #expect(session.finish(record: nil).starts(with: Self.removing))
  }

  @Test("A new window and Ctrl-L bring it back into its place")
  func again() throws {
    var session = Self.session(try Self.card(.kitty), .screen)
    var now = Instant(nanoseconds: 0)
    _ = session.start() + session.frameWritten(at: now) + session.advance(to: now)
    #expect(session.receive([12], at: now).firstRange(of: Self.placing) != nil)
    session.terminalResized(to: Size(columns: 50, rows: 20), at: now)
    now = now + .milliseconds(60)
    #expect(session.advance(to: now).firstRange(of: Self.placing) != nil)
  }

  @Test("Inline it stands above the cursor, which comes back")
  func inline() throws {
    var session = Self.session(try Self.card(.iterm2), .inline)
    let bytes = session.start()
    let cursor = try #require(session.frame().cursor)
    let begin = try #require(bytes.firstRange(of: Array("\u{1B}]1337;".utf8)))
    let end = Array("\u{1B}8\u{1B}[\(cursor.row - 1)B\u{1B}[\(cursor.column + 1)G".utf8)
    #expect(bytes[..<begin.lowerBound].suffix(2) == [0x1B, 0x37])
    #expect(bytes.suffix(end.count) == end)
  }

  @Test("While a popup moves there is none")
  func moving() throws {
    var options = Session<AlertDialog>.Options(host: .screen)
    options.popup.animation = .milliseconds(120)
    var session = Session(try Self.card(.kitty), terminal: Size(columns: 60, rows: 24), options: options)
    var now = Instant(nanoseconds: 0)
    var moving = session.start() + session.frameWritten(at: now)
    while let deadline = session.deadline, deadline < Instant(nanoseconds: 100_000_000) {
      now = deadline
      moving += session.advance(to: now)
    }
    #expect(moving.firstRange(of: Self.placing) == nil)
    #expect(session.advance(to: now + .milliseconds(120)).firstRange(of: Self.placing) != nil)
  }

  @Test("Where there is no room for it the text stays, and there is none")
  func noRoom() throws {
    let dialog = try Self.card(.kitty, columns: 40, rows: 6)
    #expect(dialog.image == nil)
  }
}
