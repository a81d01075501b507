import TestSupport
import Testing
import TextScreen

@testable import Dialogs

/// Every alert in every window (safety rule 8).
@Suite struct AlertSizeTests {
  /// One alert of each shape, by name.
  enum Shape: String, CaseIterable, CustomTestStringConvertible {
    case title, message, long, longTitle, typed, guarded, stacked, card, longCard, guardedCard

    var testDescription: String { rawValue }

    func dialog(_ columns: Int, _ rows: Int) -> AlertDialog {
      let lines = Samples.bytes((1...30).map { "m\($0)." }.joined(separator: "\n"))
      let actions = [Action("Erase", role: .destructive)]
      let all = Guards(text: Samples.bytes("prod"), arm: .seconds(3), readAll: true)
      func dialog(_ alert: Alert, _ guards: Guards = Guards(), timeout: Timeout? = nil) -> AlertDialog {
        Samples.dialog(alert, guards: guards, timeout: timeout, columns: columns, rows: rows)
      }
      switch self {
      case .title: return dialog(Alert(title: Samples.bytes("Title?")))
      case .message: return dialog(Alert(title: Samples.bytes("Title?"), message: Samples.bytes("m1.")))
      case .long: return dialog(Alert(title: Samples.bytes("Title?"), message: lines, actions: actions))
      case .longTitle:
        let title = "Title? " + String(repeating: "more of it ", count: 30)
        return dialog(Alert(title: Samples.bytes(title), message: lines, severity: .warning))
      case .typed:
        return dialog(
          Alert(title: Samples.bytes("Title?"), actions: actions), Guards(text: Samples.bytes("prod")))
      case .guarded:
        let alert = Alert(title: Samples.bytes("Title?"), message: lines, actions: actions, severity: .error)
        return dialog(alert, all, timeout: Timeout(.seconds(90)))
      case .stacked:
        let labels = (1...9).map { "\($0) of the nine long labels" }
        let actions = labels.map { Action($0, role: .default) }
        return dialog(Alert(title: Samples.bytes("Title?"), message: lines, actions: actions))
      case .card, .longCard, .guardedCard:
        var card = Cards.full
        card.media = .art(Frame(size: Size(columns: 24, rows: 4)))
        if self != .card { card.content = (16...30).map { SafeText("m\($0).") } }
        let text = (1...(self == .card ? 1 : 15)).map { "m\($0)." }.joined(separator: "\n")
        let alert = Alert(
          title: Samples.bytes("Title?"), message: Samples.bytes(text), actions: Cards.wipe.actions,
          severity: .warning)
        return Cards.dialog(
          alert, card, guards: self == .guardedCard ? all : Guards(),
          timeout: self == .guardedCard ? Timeout(.seconds(90)) : nil, columns: columns, rows: rows)
      }
    }
  }

  private static let widths = [1, 2, 3, 5, 9, 14, 19, 20, 21, 29, 30, 39, 40, 60, 120]
  private static let heights = Array(1...12) + [16, 24, 40]

  @Test("No window makes an alert trap or leave the window", arguments: Shape.allCases)
  func everySize(_ shape: Shape) {
    for columns in Self.widths {
      for rows in Self.heights {
        let size = Size(columns: columns, rows: rows)
        for host in [Session<AlertDialog>.Host.inline, .screen] {
          let session = Session(
            shape.dialog(columns, rows), terminal: size, options: Session.Options(host: host))
          let frame = session.frame()
          #expect(frame.size.columns <= columns && frame.size.rows <= rows, "\(columns)×\(rows)")
        }
      }
    }
  }

  @Test(
    "From 20×6 on the title, the focused control and the way to the rest are on the screen",
    arguments: Shape.allCases)
  func whatIsVisible(_ shape: Shape) {
    for columns in Self.widths where columns >= 20 {
      for rows in Self.heights where rows >= 6 {
        var dialog = shape.dialog(columns, rows)
        for _ in 0..<10 {
          let (text, cursor) = Self.picture(dialog, columns, rows)
          #expect(text.contains { $0.contains("Title?") }, "\(columns)×\(rows)")
          #expect(cursor != nil, "the focus is seen on \(columns)×\(rows)")
          if let focus = dialog.focusedAction {
            #expect(dialog.buttonRect(focus).map { $0.endRow <= rows && $0.endColumn <= columns } == true)
          }
          if dialog.layout.scrolls {
            #expect(text.contains(where: Self.counts), "\(columns)×\(rows)")
          }
          _ = dialog.handle(.key(KeyPress(.tab)))
        }
      }
    }
  }

  /// Whether a row says how much is out of sight.
  private static func counts(_ row: String) -> Bool {
    row.contains { $0 == "↓" || $0 == "↑" } && row.contains(where: \.isNumber)
  }

  @Test(
    "Scrolling reaches every line of the message, line by line or page by page, in every window",
    arguments: [Shape.long, .longTitle, .guarded, .stacked, .longCard, .guardedCard], [Key.pageDown, .down])
  func scrolling(_ shape: Shape, _ key: Key) {
    for columns in [20, 24, 30, 40, 80] {
      for rows in [6, 7, 8, 10, 12, 16, 40] {
        var dialog = shape.dialog(columns, rows)
        if key == .down, dialog.layout.buttons.isStacked { continue }
        var seen: Set<String> = []
        for _ in 0..<120 {
          for row in Self.picture(dialog, columns, rows).text {
            seen.formUnion(row.split { $0 == " " || $0 == "│" }.map(String.init))
          }
          _ = dialog.handle(.key(KeyPress(key)))
        }
        let missing = (1...30).map { "m\($0)." }.filter { !seen.contains($0) }
        #expect(missing == [], "\(columns)×\(rows)")
        #expect(dialog.hasSeenEnd, "\(columns)×\(rows)")
      }
    }
  }

  @Test("Below 20×6 nothing answers, and Esc leaves", arguments: Shape.allCases)
  func tooSmall(_ shape: Shape) {
    for (columns, rows) in [(1, 1), (2, 2), (1, 40), (120, 1), (19, 6), (20, 5), (19, 40), (120, 5), (19, 5)]
    {
      for key in ["\r", " ", "y", "n", "\t\r", "e\r"] {
        var play = UnseenPlay(shape.dialog(columns, rows), columns: columns, rows: rows)
        play.read(key)
        play.pause(400)
        #expect(play.session.ending == nil, "\(key.debugDescription) on \(columns)×\(rows)")
        play.read("\u{1B}")
        play.pause(50)
        #expect(play.session.ending?.outcome == .dismissed, "\(columns)×\(rows)")
      }
    }
  }

  private static func picture(_ dialog: AlertDialog, _ columns: Int, _ rows: Int) -> (
    text: [String], cursor: Point?
  ) {
    let frame = Frame(size: dialog.size(fitting: Size(columns: columns, rows: rows))) { dialog.draw(on: $0) }
    return (frame.rowTexts, frame.cursor)
  }
}
