import TestSupport
import Testing
import TextScreen

@testable import Dialogs

/// What an alert does where there is little room: nothing is cut in silence.
@Suite struct AlertRoomTests {
  /// Two actions whose labels differ at their ends.
  private static let twins = Alert(
    title: Samples.bytes("Which backups?"),
    actions: [
      Action("Erase the backups of prod-eu-west-1 and keep the rest", role: .destructive),
      Action("Erase the backups of prod-eu-west-2 and keep the rest", role: .destructive),
    ])

  @Test("A label that does not fit is broken, not cut: what differs at the end is seen")
  func brokenLabels() {
    expectPicture(
      Samples.dialog(Self.twins, columns: 40, rows: 14),
      """
      ╭──────────────────────────────────────╮
      │  Which backups?                      │
      │                                      │
      │  [ ! Erase the backups of         ]  │
      │  [   prod-eu-west-1 and keep the  ]  │
      │  [   rest                         ]  │
      │  [ ! Erase the backups of         ]  │
      │  [   prod-eu-west-2 and keep the  ]  │
      │  [   rest                         ]  │
      │  [▸Cancel                         ]  │
      │                                      │
      │  ↑↓ move   ⏎ choose   esc cancel     │
      ╰──────────────────────────────────────╯
      """)
  }

  @Test(
    "The button with the focus is seen whole wherever the window has the rows", arguments: [30, 40, 60])
  func focusedLabel(_ columns: Int) {
    var dialog = Samples.dialog(Self.twins, columns: columns, rows: 10)
    var seen: [String] = []
    for _ in 0..<3 {
      _ = dialog.handle(.key(KeyPress(.tab)))
      let rect = dialog.focusedAction.flatMap(dialog.buttonRect)
      let frame = Frame(size: dialog.layout.size) { dialog.draw(on: $0) }
      let rows = rect.map { frame.rowTexts[$0.origin.row..<$0.endRow] } ?? []
      seen.append(rows.joined().filter { !" []▸!│".contains($0) })
    }
    let labels = ["1", "2"].map { "Erasethebackupsofprod-eu-west-\($0)andkeeptherest" }
    #expect(Set(seen) == Set(labels + ["Cancel"]))
  }

  @Test("Of a label that is higher than the window the end is shown as well")
  func highLabel() {
    var dialog = Samples.dialog(Self.twins, columns: 20, rows: 6)
    _ = dialog.handle(.key(KeyPress(.tab)))
    expectPicture(
      dialog,
      """
       Which backups?
       [▸! Erase    ]
       [   the      ]
       [   backups  ]
       [   of       ]
       [   …he rest ] ↓2
      """)
  }

  @Test("On one row a label that is cut shows its beginning and its end")
  func cutInTheMiddle() {
    let label = "Delete every article of this author"
    let alert = Alert(
      title: Samples.bytes("Sure?"), message: Samples.bytes("A message"),
      actions: ["A", "B"].map { Action("\(label) \($0)", role: .destructive) } + [
        Action("Keep", role: .default)
      ])
    var dialog = Samples.dialog(
      alert, guards: Guards(text: Samples.bytes("ab")), timeout: Timeout(.seconds(600)), columns: 20, rows: 6)
    _ = dialog.handle(.paste("ab"))
    let labels = (0..<2).map { _ in
      _ = dialog.handle(.key(KeyPress(.tab)))
      let frame = Frame(size: dialog.layout.size) { dialog.draw(on: $0) }
      return frame.rowTexts.last { $0.contains("!") } ?? ""
    }
    #expect(labels.map { $0.contains("A ]") || $0.contains("B ]") } == [true, true], "\(labels)")
    #expect(labels[0] != labels[1])
  }

  @Test("A letter whose button is out of sight only moves the focus to it")
  func hiddenLetter() {
    let actions = ["Four", "Five", "Six", "Seven", "Eight", "Nine"].map { Action($0, role: .default) }
    let alert = Alert(title: Samples.bytes("Q?"), message: Samples.bytes("A message"), actions: actions)
    var dialog = Samples.dialog(alert, focus: 4, columns: 20, rows: 6)
    let letter = KeyPress(.character("f"))
    #expect(dialog.effect(of: letter) == .moves)
    #expect(dialog.handle(.key(letter)) == nil)
    #expect(dialog.focusedAction == 0)
    #expect(dialog.effect(of: letter) == .chooses)
  }

  @Test("Beside a stack it says how many actions are out of sight, wherever the focus is")
  func hiddenActions() {
    let actions = (1...9).map { Action("Volume \($0)", role: .default) }
    var dialog = Samples.dialog(
      Alert(title: Samples.bytes("Mount which?"), actions: actions), columns: 40, rows: 6)
    expectPicture(
      dialog,
      """
         Mount which?
         [▸Volume 1 ]
         [ Volume 2 ]
         [ Volume 3 ]
         [ Volume 4 ] ↓ 5 more
         ↑↓ move   ⏎ choose   esc cancel
      """)
    for _ in 0..<4 { _ = dialog.handle(.key(KeyPress(.down))) }
    expectPicture(
      dialog,
      """
         Mount which?
         [ Volume 4 ] ↑ 3 more
         [▸Volume 5 ]
         [ Volume 6 ]
         [ Volume 7 ] ↓ 2 more
         ↑↓ move   ⏎ choose   esc cancel
      """)
  }

  @Test("In the smallest window the countdown and a long text to be typed stay")
  func smallestGuarded() {
    let alert = Alert(
      title: Samples.bytes("Drop it?"), message: Samples.bytes("All tables are lost."),
      actions: [Action("Drop", role: .destructive)])
    var dialog = Samples.dialog(
      alert, guards: Guards(text: Samples.bytes("production-eu-west-1")), timeout: Timeout(.seconds(90)),
      columns: 20, rows: 6)
    expectPicture(
      dialog,
      """
       Drop it?
       All tables are
       ↓ 5     1 min 30 s
       Type production-e…

       [ Cancel ] ↑1
      """)
    _ = dialog.handle(.key(KeyPress(.end)))
    for _ in 0..<9 { _ = dialog.handle(.key(KeyPress(.pageDown))) }
    #expect(dialog.hasSeenEnd)
    expectPicture(
      dialog,
      """
       Drop it?
       -1 to enable Drop
       ↑ 5     1 min 30 s
       Type production-e…

       [ Cancel ] ↑1
      """)
  }

  @Test("Every countdown is seen in every window", arguments: [nil, "prod"])
  func countdowns(_ text: String?) {
    for columns in 20...60 {
      for rows in 6...24 {
        let guards = Guards(text: text.map(Samples.bytes), arm: .seconds(5))
        let dialog = Samples.dialog(
          Samples.long, guards: guards, timeout: Timeout(.seconds(90)), columns: columns, rows: rows)
        let frame = Frame(size: dialog.layout.size) { dialog.draw(on: $0) }
        let shown = frame.rowTexts.joined(separator: "\n")
        #expect(shown.contains("1 min 30 s") && shown.contains("5 s"), "\(columns)×\(rows)")
      }
    }
  }

  @Test("How wide an alert is depends on the window alone, not on the windows before or on the focus")
  func noMemory() {
    for alert in [Samples.long, Samples.save, Samples.deploy] {
      for guards in [Guards(), Guards(text: Samples.bytes("prod"))] {
        for columns in 20...80 {
          var resized = Samples.dialog(alert, guards: guards, columns: 20, rows: 6)
          _ = resized.handle(.key(KeyPress(.tab)))
          resized.resize(to: Size(columns: 90, rows: 40))
          resized.resize(to: Size(columns: columns, rows: 12))
          let fresh = Samples.dialog(alert, guards: guards, columns: columns, rows: 12)
          #expect(resized.layout.size == fresh.layout.size, "\(columns)")
        }
      }
    }
  }
}
