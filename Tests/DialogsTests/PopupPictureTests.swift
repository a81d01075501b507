import TestSupport
import Testing
import TextScreen
@testable import Dialogs

/// Pictures of popups in forms other than the card.
@Suite struct PopupPictureTests {
  private func expectScreen(
    _ alert: Alert, _ popup: PopupConfiguration, columns: Int = 40, rows: Int = 10, _ picture: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let dialog = Cards.dialog(alert, popup: popup, columns: columns, rows: rows)
    let play = Play(dialog, columns: columns, rows: rows, popup: popup)
    if let difference = PictureDifference(expected: picture, actual: play.screen.picture) {
      Issue.record("\(difference.description)", sourceLocation: sourceLocation)
    }
  }

  @Test("A sheet: round corners above, a grabber, and the screen's own bottom")
  func sheet() {
    expectScreen(
      Cards.wipe, PopupConfiguration(.sheet),
      """

      ╭──────────────────────────────────────╮
      │                ━━━━━━                │
      │            Wipe the disk?            │
      │                                      │
      │              All of it.              │
      │                                      │
      │   [▸Later ]    Never    [ ! Wipe ]   │
      │                                      │
      │   ←→ move   ⏎ choose   esc cancel    │
      """)
  }

  private static let view = Alert(
    title: Samples.bytes("Build done"), actions: [Action("View", role: .default)])

  @Test("A toast at the top is flush with it, one at the bottom with that")
  func toasts() {
    expectScreen(
      Self.view, PopupConfiguration(.toast),
      """
                    Build done

                     [▸View ]

               ⏎ choose   esc cancel
      ────────────────────────────────────────
      """)
    expectScreen(
      Self.view, PopupConfiguration(.toast, .bottom),
      """




      ────────────────────────────────────────
                    Build done

                     [▸View ]

               ⏎ choose   esc cancel
      """)
  }

  @Test("A popover below its anchor, and one above")
  func popovers() {
    var popup = PopupConfiguration()
    popup.anchor = Point(column: 19, row: 2)
    expectScreen(
      Self.view, popup, rows: 12,
      """



            ╭────────────▲────────────╮
            │       Build done        │
            │                         │
            │        [▸View ]         │
            │                         │
            │  ⏎ choose   esc cancel  │
            ╰─────────────────────────╯
      """)
    popup.anchor = Point(column: 39, row: 11)
    expectScreen(
      Self.view, popup, rows: 12,
      """




                   ╭─────────────────────────╮
                   │       Build done        │
                   │                         │
                   │        [▸View ]         │
                   │                         │
                   │  ⏎ choose   esc cancel  │
                   ╰────────────────────────▼╯
      """)
  }
}
