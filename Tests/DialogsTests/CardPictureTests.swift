import TestSupport
import Testing
import TextScreen

@testable import Dialogs

/// Pictures of cards.
@Suite struct CardPictureTests {
  private static let icon: PopupCard = {
    var card = Cards.plain
    card.icon = "✦"
    card.hasClose = true
    return card
  }()

  @Test("An icon, a ×, and three actions that stand out less and less")
  func full() {
    expectPicture(
      Cards.dialog(Cards.upgrade, Self.icon, columns: 60, rows: 20),
      """
      ╭─────────────────────────────────────────────╮
      │                                          ×  │
      │                    │ ✦ │                    │
      │                                             │
      │                                             │
      │              Upgrade available              │
      │                                             │
      │      Version 2.4 brings faster builds.      │
      │                                             │
      │  [ Later ]    Skip this one    [▸Upgrade ]  │
      │                                             │
      │       ←→ move   ⏎ choose   esc cancel       │
      ╰─────────────────────────────────────────────╯
      """)
  }

  @Test("On 40×10 the icon shrinks, and the buttons stand one below the other")
  func narrow() {
    expectPicture(
      Cards.dialog(Cards.upgrade, Self.icon, columns: 40, rows: 10),
      """
      ╭─────────────────────────────────────╮
      │                  ✦               ×  │
      │          Upgrade available          │
      │  Version 2.4 brings faster builds.  │
      │                                     │
      │          [▸Upgrade       ]          │
      │          [ Later         ]          │
      │            Skip this one            │
      │   ↑↓ move   ⏎ choose   esc cancel   │
      ╰─────────────────────────────────────╯
      """)
  }

  @Test("On 20×6 the title's second line scrolls with the message: nothing is out of reach")
  func tiny() {
    var dialog = Cards.dialog(Cards.upgrade, Self.icon, columns: 20, rows: 6)
    expectPicture(
      dialog,
      """
            Upgrade     ×
           available
       ↓ 2 more lines
       [▸Upgrade       ]
       [ Later         ]
         Skip this one
      """)
    _ = dialog.handle(.key(KeyPress(.end)))
    expectPicture(
      dialog,
      """
            Upgrade     ×
         faster builds.
       ↑ 2 lines above
       [▸Upgrade       ]
       [ Later         ]
         Skip this one
      """)
  }

  @Test("While the field has the focus, the button in sight is a way out, also where there are several")
  func typed() {
    let dialog = Cards.dialog(
      Cards.wipe, guards: Guards(text: Samples.bytes("sda")), columns: 20, rows: 6)
    let frame = Frame(size: dialog.size(fitting: .zero)) { dialog.draw(on: $0) }
    #expect(frame.rowTexts.contains { $0.contains("Later") }, "\(frame.rowTexts)")
    #expect(dialog.buttonRect(dialog.actionInSight) != nil)
    #expect(dialog.alert.actions[dialog.actionInSight].role == .cancel)
  }

  @Test("Leading: everything begins at the left")
  func leading() {
    var card = Self.icon
    card.alignment = .leading
    expectPicture(
      Cards.dialog(Cards.upgrade, card, columns: 60, rows: 20),
      """
      ╭─────────────────────────────────────────────╮
      │                                          ×  │
      │  │ ✦ │                                      │
      │                                             │
      │                                             │
      │  Upgrade available                          │
      │                                             │
      │  Version 2.4 brings faster builds.          │
      │                                             │
      │  [ Later ]    Skip this one    [▸Upgrade ]  │
      │                                             │
      │  ←→ move   ⏎ choose   esc cancel            │
      ╰─────────────────────────────────────────────╯
      """)
  }

  @Test("Content stands at the left, below the message")
  func content() {
    var card = Cards.plain
    card.content = ["one", "  two", "three"]
    expectPicture(
      Cards.dialog(Cards.wipe, card, columns: 60, rows: 20),
      """
      ╭────────────────────────────────────╮
      │           Wipe the disk?           │
      │                                    │
      │             All of it.             │
      │                                    │
      │  one                               │
      │    two                             │
      │  three                             │
      │                                    │
      │  [▸Later ]    Never    [ ! Wipe ]  │
      │                                    │
      │  ←→ move   ⏎ choose   esc cancel   │
      ╰────────────────────────────────────╯
      """)
  }

  @Test("Where a picture has no room its alternative stands in its place, and the card is no wider for it")
  func mediaWithoutRoom() {
    var card = Cards.plain
    card.media = .art(Frame(size: Size(columns: 70, rows: 3)) { $0.draw("far too wide", at: .zero, .plain) })
    card.mediaAlternative = "A wide picture"
    let note = Alert(title: Samples.bytes("Done"), actions: [Action("Fine", role: .default)])
    expectPicture(
      Cards.dialog(note, card, columns: 60, rows: 20),
      """
      ╭─────────────────────────╮
      │          Done           │
      │                         │
      │     A wide picture      │
      │                         │
      │        [▸Fine ]         │
      │                         │
      │  ⏎ choose   esc cancel  │
      ╰─────────────────────────╯
      """)
  }

  @Test("A picture stands above everything, where there is room for all of it")
  func media() {
    var card = Cards.plain
    let cat = Frame(size: Size(columns: 9, rows: 2)) { canvas in
      canvas.draw("/\\_/\\ hi", at: .zero, .plain)
      canvas.draw("( o.o )", at: Point(column: 0, row: 1), .plain)
    }
    card.media = .art(cat)
    let note = Alert(title: Samples.bytes("Done"), actions: [Action("Fine", role: .default)])
    expectPicture(
      Cards.dialog(note, card, columns: 60, rows: 20),
      """
      ╭─────────────────────────╮
      │        /\\_/\\ hi         │
      │        ( o.o )          │
      │                         │
      │          Done           │
      │                         │
      │        [▸Fine ]         │
      │                         │
      │  ⏎ choose   esc cancel  │
      ╰─────────────────────────╯
      """)
    expectPicture(
      Cards.dialog(note, card, columns: 20, rows: 6),
      """
      ╭──────────────────╮
      │       Done       │
      │                  │
      │     [▸Fine ]     │
      │    esc cancel    │
      ╰──────────────────╯
      """)
  }

  @Test("No actions: OK")
  func acknowledgement() {
    expectPicture(
      Cards.dialog(Alert(title: Samples.bytes("Done")), columns: 40, rows: 10),
      """
      ╭─────────────────────────╮
      │          Done           │
      │                         │
      │         [▸OK ]          │
      │                         │
      │  ⏎ choose   esc cancel  │
      ╰─────────────────────────╯
      """)
  }

  @Test("In ASCII")
  func ascii() {
    var card = Self.icon
    card.icon = "*"
    expectPicture(
      Cards.dialog(Cards.upgrade, card, settings: Samples.ascii, columns: 60, rows: 20),
      """
      +-----------------------------------------------+
      |                                            x  |
      |                     [ * ]                     |
      |                                               |
      |                                               |
      |               Upgrade available               |
      |                                               |
      |       Version 2.4 brings faster builds.       |
      |                                               |
      |   [ Later ]    Skip this one    [>Upgrade ]   |
      |                                               |
      |  left/right move   enter choose   esc cancel  |
      +-----------------------------------------------+
      """)
  }
}
