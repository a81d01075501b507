import Dialogs
import TestSupport
import Testing
import TextScreen

/// Pictures of alerts: text, buttons and what guards them.
@Suite struct AlertPictureTests {
  @Test("A title and a button")
  func title() {
    let alert = Alert(title: bytes("The backup is complete."))
    expectPicture(
      Samples.dialog(alert, columns: 60, rows: 20),
      """
      ╭───────────────────────────╮
      │  The backup is complete.  │
      │                           │
      │  [▸OK ]                   │
      │                           │
      │  ⏎ choose   esc cancel    │
      ╰───────────────────────────╯
      """)
  }

  @Test("A title, a message and a destructive action: the focus is on Cancel")
  func message() {
    let alert = Samples.delete
    expectPicture(
      Samples.dialog(alert, columns: 60, rows: 20),
      """
      ╭───────────────────────────────────╮
      │  Delete article?                  │
      │                                   │
      │  This removes all revisions.      │
      │                                   │
      │  [▸Cancel ]  [ ! Delete ]         │
      │                                   │
      │  ←→ move   ⏎ choose   esc cancel  │
      ╰───────────────────────────────────╯
      """)
  }

  @Test("A long message scrolls; the rest is counted, and the buttons stay")
  func long() {
    let alert = Samples.long
    expectPicture(
      Samples.dialog(alert, columns: 40, rows: 10),
      """
      ╭──────────────────────────────────────╮
      │  Erase all of it?                    │
      │  line 1                              │
      │  line 2                              │
      │  line 3                              │
      │  line 4                              │
      │  ↓ 26 more lines                     │
      │  [▸Cancel ]  [ ! Erase ]             │
      │  ⏎ choose   ↑↓ scroll   esc cancel   │
      ╰──────────────────────────────────────╯
      """)
  }

  @Test("Buttons that do not fit side by side stand in a stack, cancel last")
  func stack() {
    let alert = Alert(
      title: bytes("Replace it?"),
      actions: [
        Action("Keep both of the files", role: .default), Action("Replace the old file", role: .destructive),
      ])
    expectPicture(
      Samples.dialog(alert, columns: 36, rows: 20),
      """
      ╭─────────────────────────────────╮
      │ Replace it?                     │
      │                                 │
      │ [ Keep both of the files ]      │
      │ [ ! Replace the old file ]      │
      │ [▸Cancel                 ]      │
      │                                 │
      │ ↑↓ move   ⏎ choose   esc cancel │
      ╰─────────────────────────────────╯
      """)
  }

  @Test("The text to be typed, a field, and a disabled button")
  func typed() {
    let alert = Samples.delete
    expectPicture(
      Samples.dialog(alert, guards: Guards(text: bytes("prod")), columns: 60, rows: 20),
      """
      ╭───────────────────────────────────╮
      │  Delete article?                  │
      │                                   │
      │  This removes all revisions.      │
      │                                   │
      │  Type prod to enable Delete       │
      │                                   │
      │                                   │
      │  [ Cancel ]  [ ! Delete ]         │
      │                                   │
      │  tab move   esc cancel            │
      ╰───────────────────────────────────╯
      """)
  }

  @Test("An arming time is counted down in words")
  func arm() {
    let alert = Samples.delete
    expectPicture(
      Samples.dialog(alert, guards: Guards(arm: .seconds(3)), columns: 60, rows: 20),
      """
      ╭───────────────────────────────────╮
      │  Delete article?                  │
      │                                   │
      │  This removes all revisions.      │
      │                                   │
      │  Delete is enabled in 3 s         │
      │                                   │
      │  [▸Cancel ]  [ ! Delete ]         │
      │                                   │
      │  ←→ move   ⏎ choose   esc cancel  │
      ╰───────────────────────────────────╯
      """)
  }

  @Test("A timeout is counted down at the right")
  func countdown() {
    let alert = Samples.deploy
    expectPicture(
      Samples.dialog(alert, timeout: Timeout(.seconds(30)), columns: 60, rows: 20),
      """
      ╭────────────────────────────────────────────────────╮
      │  Deploy?                                           │
      │                                                    │
      │  [ Cancel ]  [▸Go ]                                │
      │                                                    │
      │  ←→ move   ⏎ choose   esc cancel   closes in 30 s  │
      ╰────────────────────────────────────────────────────╯
      """)
  }

  @Test("What must be read is said")
  func readAll() {
    let alert = Samples.long
    expectPicture(
      Samples.dialog(alert, guards: Guards(readAll: true), columns: 60, rows: 12),
      """
      ╭───────────────────────────────────────────────╮
      │  Erase all of it?                             │
      │                                               │
      │  line 1                                       │
      │  line 2                                       │
      │  line 3                                       │
      │  line 4                                       │
      │  ↓ 26 more lines                              │
      │  Read to the end to enable Erase              │
      │  [▸Cancel ]  [ ! Erase ]                      │
      │  ←→ move   ⏎ choose   ↑↓ scroll   esc cancel  │
      ╰───────────────────────────────────────────────╯
      """)
  }

  @Test("The smallest window")
  func smallest() {
    let alert = Samples.delete
    expectPicture(
      Samples.dialog(alert, columns: 20, rows: 6),
      """
       Delete article?
       This removes all
       revisions.
       [ ! Delete ]
       [▸Cancel   ]
       esc cancel
      """)
  }

  @Test("The smallest window with everything that guards")
  func smallestTyped() {
    let alert = Samples.long
    expectPicture(
      Samples.dialog(
        alert, guards: Guards(text: bytes("prod"), arm: .seconds(3), readAll: true),
        timeout: Timeout(.seconds(9)), columns: 20, rows: 6),
      """
       Erase all of it?
       line 1
       ↓ 32 more      9 s
       Read to the end

       [ Cancel  ] ↑1
      """)
  }

  private func bytes(_ text: String) -> [UInt8] { Samples.bytes(text) }
}
