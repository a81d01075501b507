import Testing
import TextScreen

@testable import Dialogs

/// Pictures of lists of choices.
@Suite struct SheetChoicePictureTests {
  @Test("Pick one: marks, hints in a column, separators, what cannot be chosen and what loses something")
  func pickOne() {
    expectPicture(
      ChoiceSamples.list(),
      """
      ▸   The main branch    the trunk
          release            frozen
        ──────────────────────────────────────────────────────────
        ! Delete the old branch
      ×   Archive            disabled · later
        ── More ──────────────────────────────────────────────────
          feature/sheet
          日本語のブランチ   wide
      """)
  }

  @Test("Several: boxes")
  func several() {
    expectPicture(
      ChoiceSamples.list(ChoiceSamples.rows, ChoiceSamples.several(selected: ["release", "feature/sheet"])),
      """
        ○   The main branch    the trunk
      ▸ ◉   release            frozen
        ──────────────────────────────────────────────────────────
        ○ ! Delete the old branch
        ×   Archive            disabled · later
        ── More ──────────────────────────────────────────────────
        ◉   feature/sheet
        ○   日本語のブランチ   wide
      """)
  }

  @Test("Several in ASCII")
  func ascii() {
    expectPicture(
      ChoiceSamples.list(
        ChoiceSamples.rows, ChoiceSamples.several(selected: ["release"]), settings: Samples.ascii,
        columns: 40, height: 10),
      """
        [ ]   The main branch    the trunk
      > [x]   release            frozen
        --------------------------------------
        [ ] ! Delete the old branch
         x    Archive            disabled -...
        -- More ------------------------------
        [ ]   feature/sheet
        [ ]   \\u{65E5}...{30F3}\\u{30C1}
      """)
  }

  @Test("A small window: hints go first, then the middle of labels")
  func small() {
    expectPicture(
      ChoiceSamples.list(columns: 20, height: 6),
      """
      ▸   The mai…branch ┃
          release        ┃
        ──────────────── ┃
        ! Delete …branch ┃
      ×   Archive        │
        ── More ──────── │
      """)
  }

  @Test("A long list has a filter, a counter and a bar")
  func long() {
    expectPicture(
      ChoiceSamples.list([], lines: ChoiceSamples.branches, columns: 60, height: 12),
      """
      /  type to filter                                        345
      ▸ feature/1-side     by 1                                  ┃
        feature/2-side     by 2                                  │
        feature/3-side     by 3                                  │
        feature/4-side     by 4                                  │
        feature/5-side     by 0                                  │
        feature/6-side     by 1                                  │
        feature/7-Main     by 2                                  │
        feature/8-side     by 3                                  │
        feature/9-side     by 4                                  │
        feature/10-side    by 0                                  │
        feature/11-side    by 1                                  │
      """)
  }

  @Test("What is typed narrows the list")
  func narrowed() {
    var list = ChoiceSamples.list(
      [], lines: ChoiceSamples.branches, ChoiceSamples.several(selected: ["branch-14"]), columns: 60,
      height: 10)
    list.type("4-main")
    expectPicture(
      list,
      """
      /  4-main                                1 chosen · 5 of 345
      ▸ ◉ feature/14-Main    by 4
        ○ feature/84-Main    by 4
        ○ feature/154-Main   by 4
        ○ feature/224-Main   by 4
        ○ feature/294-Main   by 4
      """)
  }

  @Test("A small window with a filter, in ASCII")
  func smallFilter() {
    var list = ChoiceSamples.list(
      [], lines: ChoiceSamples.branches, settings: Samples.ascii, columns: 20, height: 6)
    list.press(.end)
    expectPicture(
      list,
      """
      /  type to ...   345
        feature/341-side |
        feature/342-side |
        feature/343-Main |
        feature/344-side |
      > feature/345-side #
      """)
  }

  @Test("Rows that still arrive")
  func reading() {
    var list = ChoiceSamples.list([], lines: ["a", "b"], expectsInput: true, columns: 30, height: 4)
    expectPicture(
      list,
      """
      ▸ a
        b
        Reading…
      """)
    list.receive(Samples.bytes(ChoiceSamples.branches.joined(separator: "\n")))
    expectPicture(
      list,
      """
      /  type to filter         346…
      ▸ a                          ┃
        b                          │
        feature/1-side    by 1     │
      """)
  }

  @Test("Long labels that differ at their ends are told apart")
  func cut() {
    let path = "/home/somebody/projects/a/very/long/path/to/the/file-"
    expectPicture(
      ChoiceSamples.list([], lines: [path + "1", path + "2"], columns: 30, height: 3),
      """
      ▸ /home/somebody…to/the/file-1
        /home/somebody…to/the/file-2
      """)
  }

  @Test("What is between the ends of a long label is seen step by step")
  func slide() {
    let path = "/home/somebody/projects/a/very/long/path/to/the/file-1"
    var list = ChoiceSamples.list([], lines: [path, path + "2"], columns: 30, height: 2)
    #expect(list.keys.last?.word == "more")
    list.press(.right)
    expectPicture(
      list,
      """
      ▸ …/projects/a/very/long/path…
        /home/somebody…o/the/file-12
      """)
    list.press(.right, .right, .right)
    expectPicture(
      list,
      """
      ▸ …ery/long/path/to/the/file-1
        /home/somebody…o/the/file-12
      """)
    list.press(.left, .left, .left, .down)
    expectPicture(
      list,
      """
        /home/somebody…to/the/file-1
      ▸ /home/somebody…o/the/file-12
      """)
    #expect(ChoiceSamples.list().keys.last?.word == "move")
  }

  @Test(
    "A label of any length shows its ends, and says that something is left out",
    arguments: ["x", "e\u{301}\u{302}"])
  func endless(_ letter: String) {
    let label = "A" + String(repeating: letter, count: 9000) + "Z"
    let row = ChoiceSamples.list([], lines: [label], columns: 30, height: 1).frame().rowTexts[0]
    #expect(row.hasPrefix("▸ A" + letter) && row.hasSuffix(letter + "Z") && row.count == 30)
    #expect(row.count { $0 == "…" } == 1)
  }

  @Test("Without the focus the highlight is a mark and bold letters; no label is filled")
  func unfocused() {
    let frame = ChoiceSamples.list(columns: 30, height: 8).frame(isFocused: false)
    #expect(frame.rowTexts[1].hasPrefix("    release") && frame.rowTexts[0].hasPrefix("·   The main branch"))
    #expect(frame.row(0).allSatisfy { !$0.style.attributes.contains(.reverse) })
    #expect(frame.row(0).contains { $0.style.attributes.contains(.bold) })
  }

  @Test("What matches is underlined, and a destructive highlight has its own colours")
  func styles() {
    let color = DialogSettings(palette: Palette(theme: .slate, appearance: .dark, depth: .trueColor))
    var list = ChoiceSamples.list(
      [], lines: ChoiceSamples.branches, settings: color, columns: 40, height: 3)
    list.type("14")
    let underlined = list.frame().row(1).filter { $0.style.attributes.contains(.underline) }
    #expect(String(underlined.map(\.character)) == "14")
    list = ChoiceSamples.list(settings: color)
    list.press(.down, .down)
    let style = color.palette.button(.destructive, isFocused: true, isEnabled: true)
    #expect(list.frame().row(3).allSatisfy { $0.style == style })
  }
}
