import Dialogs
import TestSupport
import Testing
import TextScreen

/// Pictures of alerts in other scripts, with hostile text, and in ASCII.
@Suite struct AlertTextPictureTests {
  @Test("Wide characters keep the edge in its column")
  func cjk() {
    let alert = Alert(
      title: bytes("記事を削除しますか？"), message: bytes("すべての改訂が失われます。元に戻すことはできません。"),
      actions: [Action("削除", role: .destructive), Action("中止", role: .cancel)])
    expectPicture(
      Samples.dialog(alert, columns: 40, rows: 20),
      """
      ╭──────────────────────────────────────╮
      │  記事を削除しますか？                │
      │                                      │
      │  すべての改訂が失われます。元に戻す  │
      │  ことはできません。                  │
      │                                      │
      │  [▸中止 ]  [ ! 削除 ]                │
      │                                      │
      │  ←→ move   ⏎ choose   esc cancel     │
      ╰──────────────────────────────────────╯
      """)
  }

  @Test("Emoji of several scalars are one character")
  func emoji() {
    let alert = Alert(
      title: bytes("📦 Deploy 🚀"), message: bytes("👨‍👩‍👧‍👦 | 👶🏽 | 🇬🇧 | ❤️ | e\u{301}"))
    expectPicture(
      Samples.dialog(alert, columns: 40, rows: 20),
      """
      ╭─────────────────────────╮
      │  📦 Deploy 🚀           │
      │                         │
      │  👨‍👩‍👧‍👦 | 👶🏽 | 🇬🇧 | ❤️ | é  │
      │                         │
      │  [▸OK ]                 │
      │                         │
      │  ⏎ choose   esc cancel  │
      ╰─────────────────────────╯
      """)
  }

  @Test("Right-to-left text stays, its controls are shown")
  func rightToLeft() {
    let alert = Alert(
      title: bytes("מחק מאמר?"), message: bytes("abc\u{202E}def"))
    expectPicture(
      Samples.dialog(alert, columns: 40, rows: 20),
      """
      ╭─────────────────────────╮
      │  מחק מאמר?              │
      │                         │
      │  abc‹U+202E›def         │
      │                         │
      │  [▸OK ]                 │
      │                         │
      │  ⏎ choose   esc cancel  │
      ╰─────────────────────────╯
      """)
  }

  @Test("Tabs are blanks, line ends of every kind are line breaks")
  func tabs() {
    let alert = Alert(
      title: bytes("a\tb"), message: bytes("a\tb\r\nc\rd\n\tindented"))
    expectPicture(
      Samples.dialog(alert, columns: 40, rows: 20),
      """
      ╭─────────────────────────╮
      │  a       b              │
      │                         │
      │  a       b              │
      │  c                      │
      │  d                      │
      │          indented       │
      │                         │
      │  [▸OK ]                 │
      │                         │
      │  ⏎ choose   esc cancel  │
      ╰─────────────────────────╯
      """)
  }

  @Test("Controls are pictures of themselves")
  func controls() {
    let alert = Alert(
      title: bytes("a\u{1B}[31mb\nc"), message: bytes("\u{8}\u{7}\u{9B}2J\u{7F}"))
    expectPicture(
      Samples.dialog(alert, columns: 40, rows: 20),
      """
      ╭─────────────────────────╮
      │  a␛[31mb⏎c              │
      │                         │
      │  ␈␇‹U+009B›2J␡          │
      │                         │
      │  [▸OK ]                 │
      │                         │
      │  ⏎ choose   esc cancel  │
      ╰─────────────────────────╯
      """)
  }

  @Test("A word that is longer than a line is broken, and nothing of it is lost")
  func longWord() {
    let alert = Alert(
      title: bytes("Open?"), message: bytes("https://example.org/" + String(repeating: "p/", count: 20)))
    expectPicture(
      Samples.dialog(alert, columns: 24, rows: 20),
      """
      ╭──────────────────────╮
      │Open?                 │
      │                      │
      │https://example.org/p/│
      │p/p/p/p/p/p/p/p/p/p/p/│
      │p/p/p/p/p/p/p/p/      │
      │                      │
      │[▸OK ]                │
      │                      │
      │⏎ choose   esc cancel │
      ╰──────────────────────╯
      """)
  }

  @Test("In ASCII everything is spelled")
  func ascii() {
    let alert = Alert(
      title: bytes("Löschen? 漢"), message: bytes("naïve ✓"),
      actions: [Action("Löschen", role: .destructive)], severity: .error)
    expectPicture(
      Samples.dialog(alert, guards: Guards(arm: .seconds(3)), settings: Samples.ascii, columns: 44, rows: 20),
      """
      +------------------------------------------+
      |  x L\\u{F6}schen? \\u{6F22}                |
      |                                          |
      |  na\\u{EF}ve \\u{2713}                     |
      |                                          |
      |  L\\u{F6}schen is enabled in 3 s          |
      |                                          |
      |  [>Cancel ]  [ ! L\\u{F6}schen ]          |
      |                                          |
      |  enter choose   esc cancel               |
      +------------------------------------------+
      """)
  }

  @Test("In ASCII what is cut ends in dots")
  func asciiCut() {
    let alert = Alert(
      title: bytes("Really?"), actions: [Action("Overwrite everything there is", role: .destructive)])
    expectPicture(
      Samples.dialog(alert, guards: Guards(arm: .seconds(3)), settings: Samples.ascii, columns: 44, rows: 20),
      """
      +------------------------------------------+
      |  Really?                                 |
      |                                          |
      |  Overwrite everyth... is enabled in 3 s  |
      |                                          |
      |  [ ! Overwrite everything there is ]     |
      |  [>Cancel                          ]     |
      |                                          |
      |  enter choose   esc cancel               |
      +------------------------------------------+
      """)
  }

  @Test("The mark of success")
  func markSuccess() {
    let alert = Alert(title: bytes("Something"), severity: .success)
    expectPicture(
      Samples.dialog(alert, columns: 40, rows: 20),
      """
      ╭─────────────────────────╮
      │  ✓ Something            │
      │                         │
      │  [▸OK ]                 │
      │                         │
      │  ⏎ choose   esc cancel  │
      ╰─────────────────────────╯
      """)
  }

  @Test("The mark of error")
  func markError() {
    let alert = Alert(title: bytes("Something"), severity: .error)
    expectPicture(
      Samples.dialog(alert, columns: 40, rows: 20),
      """
      ╭─────────────────────────╮
      │  ✗ Something            │
      │                         │
      │  [▸OK ]                 │
      │                         │
      │  ⏎ choose   esc cancel  │
      ╰─────────────────────────╯
      """)
  }

  @Test("The mark of info")
  func markInfo() {
    let alert = Alert(title: bytes("Something"), severity: .info)
    expectPicture(
      Samples.dialog(alert, columns: 40, rows: 20),
      """
      ╭─────────────────────────╮
      │  i Something            │
      │                         │
      │  [▸OK ]                 │
      │                         │
      │  ⏎ choose   esc cancel  │
      ╰─────────────────────────╯
      """)
  }

  @Test("The mark of warning")
  func markWarning() {
    let alert = Alert(title: bytes("Something"), severity: .warning)
    expectPicture(
      Samples.dialog(alert, columns: 40, rows: 20),
      """
      ╭─────────────────────────╮
      │  ! Something            │
      │                         │
      │  [▸OK ]                 │
      │                         │
      │  ⏎ choose   esc cancel  │
      ╰─────────────────────────╯
      """)
  }

  private func bytes(_ text: String) -> [UInt8] { Samples.bytes(text) }
}
