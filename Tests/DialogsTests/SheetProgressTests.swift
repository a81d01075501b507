import Dialogs
import TestSupport
import Testing
import TextScreen

/// A progress in a sheet, and the output of a command.
@Suite struct SheetProgressTests {
  private static func view(
    _ input: String = "", autoCloses: Bool = false, moves: Bool = true,
    settings: DialogSettings = Samples.plain
  ) -> ProgressView {
    var view = ProgressView(settings: settings, autoCloses: autoCloses, moves: moves)
    view.take("# Copying photos\n" + input, ends: false)
    return view
  }

  @Test("Text, bar, percentage and times")
  func pictures() {
    var view = Self.view("33\n")
    for second in 1...42 { _ = view.advance(to: .seconds(second)) }
    view.take("34\n# Copying a name that is much longer than the row has columns and goes on\n", ends: false)
    view.expect(
      60, 5,
      """
      Copying photos

      ━━━━━━━━━━━━━━━━━╸───────────────────────────────────   33 %
      0:42
      """)
    _ = view.advance(to: .seconds(43))
    view.take("50\n", ends: false)
    for second in 44...50 { _ = view.advance(to: .seconds(second)) }
    view.expect(
      40, 8,
      """
      Copying a name that is much longer than
      the row has columns and goes on

      ━━━━━━━━━━━━━━━━╸────────────────   50 %
      0:50 · about 2 min left
      """)
    view.expect(
      20, 6,
      """
      Copying a name that
      is much longer than
      the row has columns
      and goes on
      ━━━━━━╸──────   50 %
      0:50 · 2 min left
      """)
    var ascii = Self.view("50\n", settings: Samples.ascii)
    ascii.expect(40, 3, "Copying photos\n[###############                ]   50 %\n0:00")
    ascii.expect(40, 1, "[###############                ]   50 %")
    ascii.expect(6, 2, "Cop...\n50 %")
  }

  @Test("What nobody knows moves there and back, and stands still where nothing may move")
  func pulse() {
    var view = Self.view("pulse\n")
    view.resize(to: Size(columns: 17, rows: 1))
    var pictures: [String] = []
    for step in 0..<17 {
      _ = view.advance(to: .milliseconds(100 * step))
      pictures.append(view.frame(17, 1).rowTexts[0])
      #expect(view.nextChange == .milliseconds(100 * (step + 1)))
    }
    #expect(pictures[0] == "━━────────")
    #expect(pictures[3] == "───━━─────")
    #expect(pictures[8] == "────────━━")
    #expect(pictures[9] == "───────━━─")
    #expect(pictures[16] == "━━────────")
    var still = Self.view("pulse\n", moves: false)
    _ = still.advance(to: .milliseconds(350))
    #expect(still.rows(17, 1) == ["━━────────"])
    #expect(still.nextChange == .seconds(1))
  }

  @Test("However many lines come, it changes ten times a second")
  func pace() {
    var view = Self.view("0\n")
    view.resize(to: Size(columns: 40, rows: 4))
    var frames = [view.frame(40, 4)]
    for step in 1...2000 {
      view.take("# file \(step)\n\(step / 20)\n", ends: false)
      _ = view.advance(to: .microseconds(500 * step))
      let frame = view.frame(40, 4)
      if frame != frames.last { frames.append(frame) }
    }
    #expect((9...12).contains(frames.count))
    #expect(frames.last?.rowTexts[0] == "file 2000")
    // What came is shown, at the latest, at the time that it names.
    view.take("# last\n", ends: false)
    let next = view.nextChange ?? .zero
    #expect(next <= .milliseconds(1100))
    _ = view.advance(to: next)
    #expect(view.frame(40, 4).rowTexts[0] == "last")
  }

  @Test("It closes at the end of its input, or at 100 where that is wanted")
  func closing() {
    var view = Self.view("100\n")
    #expect(view.advance(to: .seconds(1)) == .ignored)
    #expect(view.warning == nil)
    #expect(view.obstacle != nil)
    view.take("what\n")
    #expect(view.nextChange == .seconds(1))
    #expect(view.advance(to: .seconds(1)) == .accept)
    // Until it is closed: an Esc that is not yet known may have kept it open.
    #expect(view.advance(to: .seconds(2)) == .accept)
    #expect(view.warning == "1 line was no progress and was left out")
    var auto = Self.view("99\na\nb\nc\n", autoCloses: true)
    #expect(auto.advance(to: .seconds(1)) == .ignored)
    auto.take("100\n", ends: false)
    #expect(auto.advance(to: .seconds(1)) == .accept)
    #expect(auto.frame(40, 3).rowTexts[1].hasSuffix("100 %"))
    auto.endInput()
    #expect(auto.warning == "3 lines were no progress and were left out")
  }

  @Test("The estimate comes down with the time, without jumping")
  func estimate() {
    var view = Self.view("0\n")
    view.resize(to: Size(columns: 60, rows: 4))
    var told: [String] = []
    for second in 1...100 {
      view.take("\(second + (second % 3 == 0 ? 2 : 0))\n", ends: false)
      _ = view.advance(to: .seconds(second))
      let row = view.frame(60, 4).rowTexts[3]
      let words = row.split(separator: "·").dropFirst().joined()
      if words != told.last { told.append(words) }
    }
    #expect(told.first == "")
    #expect(told.contains(" about 1 min left"))
    #expect(told.contains(" about 30 s left"))
    #expect(told.contains(" a few seconds left"))
    #expect(told.count < 20, "\(told)")
  }

  @Test("Any size, any text")
  func sizes() {
    for columns in 0...40 {
      for rows in 0...12 {
        for settings in [Samples.plain, Samples.ascii] {
          var view = Self.view("XXX\n77\n日本語 \u{1B}[2J a\nb\nXXX\n", settings: settings)
          view.resize(to: Size(columns: columns, rows: rows))
          #expect(view.frame(columns, rows).size == Size(columns: columns, rows: rows))
          var output = CommandOutputView(settings: settings)
          output.resize(to: Size(columns: columns, rows: rows))
          output.take("日本語 \u{1B}[31m a\nb", ends: false)
          #expect(output.frame(columns, rows).size == Size(columns: columns, rows: rows))
        }
      }
    }
  }

  @Test("What a command writes over what it wrote stands in its place")
  func overwriting() {
    var view = CommandOutputView(settings: Samples.plain)
    view.resize(to: Size(columns: 40, rows: 6))
    view.take("start\r\n 10 %\r 20 %\r", ends: false)
    #expect(view.frame(40, 6).rowTexts[1...3] == ["start", " 20 %", ""])
    view.take(" 30 %\r\n\rdone\r", ends: true)
    #expect(view.frame(40, 6).rowTexts[1...4] == ["start", " 30 %", "done", ""])
  }

  @Test("The output of a command, and how it goes")
  func output() {
    var view = CommandOutputView(settings: Samples.plain)
    view.take("one\n\u{1B}[1mtwo\u{1B}[0m\n", ends: false)
    #expect(view.nextChange == .milliseconds(100))
    _ = view.advance(to: .milliseconds(12_300))
    view.expect(
      40, 5,
      """
      ⠸ running 0:12
      one
      two

      ▸ lines 1–2 of 2…              following
      """)
    #expect(view.obstacle != nil)
    view.endInput()
    view.endCommand(.exited(7))
    #expect(view.obstacle == nil)
    #expect(view.advance(to: .seconds(60)) == .ignored)
    #expect(view.nextChange == nil)
    #expect(view.rows(40, 5)[0] == "✗ exit status 7 · 0:12")
    #expect(view.rows(40, 5)[4] == "▸ lines 1–2 of 2")
    #expect(view.rows(12, 5)[0] == "✗ 7")
    var killed = CommandOutputView(settings: Samples.ascii, moves: false, closesAnyway: true)
    #expect(killed.rows(40, 5)[0] == "| running 0:00")
    #expect(killed.nextChange == .seconds(1))
    killed.endCommand(.killed(9))
    #expect(killed.rows(40, 5)[0] == "x ended by signal 9 - 0:00")
    #expect(killed.advance(to: .seconds(1)) == .accept)
    var succeeded = CommandOutputView(settings: Samples.ascii)
    succeeded.endCommand(.exited(0))
    #expect(succeeded.advance(to: .seconds(1)) == .accept)
  }
}
