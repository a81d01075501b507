import Foundation
import TestSupport
import Testing

@testable import TextScreen

/// Random programs of what a dialog and a user can do to a terminal.
///
/// `SEED=… swift test` repeats a run; the seed stands in every failure.
@Suite struct RendererPropertyTests {
  static let sizes = [Size(columns: 1, rows: 1), Size(columns: 7, rows: 3), Size(columns: 31, rows: 9)]

  @Test(arguments: VirtualScreen.WidthPolicy.allCases, sizes)
  func `Changing a screen shows the same as painting it whole`(
    policy: VirtualScreen.WidthPolicy, size: Size
  ) {
    for placement in [FrameRenderer.Placement.inline, .screen(origin: .zero)] {
      var dice = Dice()
      var renderer = FrameRenderer(placement: placement, terminal: size)
      var screen = VirtualScreen(columns: size.columns, rows: size.rows, widthPolicy: policy)
      var frame = dice.frame(within: size)
      for _ in 0..<150 {
        frame = dice.nextFrame(after: frame, within: size)
        if dice.happens(1, in: 10) { renderer.invalidate(terminal: size) }
        screen.feed(renderer.render(frame))

        var whole = VirtualScreen(columns: size.columns, rows: size.rows, widthPolicy: policy)
        var painter = FrameRenderer(placement: placement, terminal: size)
        whole.feed(painter.render(frame))
        #expect(screen.cells == whole.cells, "\(dice)")
        #expect(screen.cursorIsVisible == whole.cursorIsVisible, "\(dice)")
        if frame.cursor != nil { #expect(screen.cursor == whole.cursor, "\(dice)") }
        #expect(renderer.render(frame).isEmpty, "\(dice)")
      }
      #expect(screen.unknownSequences.isEmpty, "\(dice)")
    }
  }

  @Test func `A popup touches no cell but its own`() {
    var dice = Dice()
    let size = Size(columns: 30, rows: 10)
    for _ in 0..<100 {
      let origin = Point(column: dice.number(0...24), row: dice.number(0...8))
      var screen = VirtualScreen(columns: size.columns, rows: size.rows)
      for row in 0..<size.rows { screen.feed("\u{1B}[\(row + 1)H" + String(repeating: "#", count: 30)) }
      var renderer = FrameRenderer(placement: .screen(origin: origin), terminal: size)
      var ours: Set<Point> = []
      for _ in 0..<6 {
        let frame = dice.frame(within: Size(columns: 9, rows: 4))
        for row in 0..<frame.size.rows {
          for column in 0..<frame.size.columns {
            ours.insert(Point(column: origin.column + column, row: origin.row + row))
          }
        }
        if dice.happens(1, in: 4) { renderer.invalidate(terminal: size) }
        screen.feed(renderer.render(frame))
      }
      screen.feed(renderer.erase())
      for row in 0..<size.rows {
        for column in 0..<size.columns {
          let isOurs = ours.contains(Point(column: column, row: row))
          #expect(screen.cell(column, row).text == (isOurs ? " " : "#"), "\(dice)")
        }
      }
    }
  }

  @Test func `Between frames nothing is left on, and every frame but a short one is one synchronized update`()
  {
    var dice = Dice()
    let size = Size(columns: 20, rows: 6)
    var screen = VirtualScreen(columns: size.columns, rows: size.rows)
    var renderer = FrameRenderer(placement: .inline, terminal: size)
    for _ in 0..<200 {
      let frame = dice.frame(within: size)
      let bytes = dice.happens(1, in: 8) ? renderer.erase() : renderer.render(frame)
      screen.feed(bytes)
      guard !bytes.isEmpty else { continue }
      let begins = bytes.starts(with: ControlSequence.set(.synchronizedUpdate).bytes)
      let ends = bytes.suffix(8) == ControlSequence.reset(.synchronizedUpdate).bytes[...]
      #expect(begins && ends || !begins && !ends && bytes.count <= 80, "\(dice)")
      #expect(screen.modes.subtracting([25]) == [7], "\(dice)")
      #expect(screen.style == VirtualScreen.Style(), "\(dice)")
      #expect(finalBytes(of: bytes).isSubset(of: Set("hlmGAK")), "\(dice)")
    }
    screen.feed(renderer.erase())
    #expect(screen.modes == [7, 25], "\(dice)")
    #expect(!screen.isWrapPending, "\(dice)")
  }

  @Test(arguments: [false, true])
  func `Text above the box survives every resize, also one that is noticed late`(reflow: Bool) {
    for _ in 0..<150 {
      var dice = Dice()
      let lines = (0..<dice.number(0...14)).map { "user \($0)" }
      var size = Size(columns: dice.number(10...40), rows: dice.number(2...12))
      var screen = VirtualScreen(columns: size.columns, rows: size.rows)
      for line in lines { screen.feed(line + "\r\n") }
      var renderer = FrameRenderer(placement: .inline, terminal: size)
      for _ in 0..<dice.number(1...8) {
        screen.feed(renderer.render(dice.frame(within: size)))
        guard dice.happens(1, in: 2) else { continue }
        size = Size(columns: dice.number(10...40), rows: dice.number(2...12))
        screen.resize(columns: size.columns, rows: size.rows, reflow: reflow)
        // A key may be answered before the signal is.
        if dice.happens(1, in: 3) { screen.feed(renderer.render(dice.frame(within: size))) }
        renderer.invalidate(terminal: size)
      }
      screen.feed(renderer.erase())
      #expect((screen.scrollback + screen.text).prefix(lines.count) == lines[...], "\(dice)")
      #expect(screen.unknownSequences.isEmpty, "\(dice)")
    }
  }

  @Test func `After a resize that cuts no rows the box is whole, and nothing of it stays`() {
    for _ in 0..<150 {
      var dice = Dice()
      let lines = (0..<dice.number(0...14)).map { "user \($0)" }
      let rows = dice.number(2...12)
      var size = Size(columns: dice.number(10...40), rows: rows)
      var screen = VirtualScreen(columns: size.columns, rows: size.rows)
      for line in lines { screen.feed(line + "\r\n") }
      var renderer = FrameRenderer(placement: .inline, terminal: size)
      for _ in 0..<dice.number(1...8) {
        size = Size(columns: dice.number(10...40), rows: rows)
        screen.resize(columns: size.columns, rows: size.rows)
        renderer.invalidate(terminal: size)
        let frame = dice.frame(within: size)
        screen.feed(renderer.render(frame))

        var whole = VirtualScreen(columns: size.columns, rows: size.rows)
        var painter = FrameRenderer(placement: .inline, terminal: size)
        whole.feed(painter.render(frame))
        let top = screen.cursor.row - whole.cursor.row
        #expect(top >= 0, "\(dice)")
        let ours = screen.cells.dropFirst(top).prefix(frame.size.rows)
        #expect(ours == whole.cells.prefix(frame.size.rows), "\(dice)")
        let below = screen.text.dropFirst(top + frame.size.rows)
        #expect(below.joined() == "", "\(dice)")
      }
      screen.feed(renderer.erase())
      #expect(screen.everything == lines.joined(separator: "\n"), "\(dice)")
      #expect(screen.cursor.column == 0, "\(dice)")
    }
  }

  @Test func `Narrowing a terminal that wraps anew leaves no row of ours above a hidden cursor`() {
    for columns in 5...40 {
      var screen = VirtualScreen(columns: 40, rows: 12)
      screen.feed("user\r\n")
      var renderer = FrameRenderer(placement: .inline, terminal: Size(columns: 40, rows: 12))
      screen.feed(renderer.render(Frame(box: 38, rows: 4)))
      screen.resize(columns: columns, rows: 12, reflow: true)
      renderer.invalidate(terminal: Size(columns: columns, rows: 12))
      screen.feed(renderer.render(Frame(box: min(columns, 38), rows: 4)))
      let rows = screen.scrollback + screen.text
      #expect(rows[0] == "user")
      #expect(rows[1].first == "╭")
      #expect(rows[4].first == "╰")
    }
  }

  /// The final bytes of all control sequences.
  private func finalBytes(of bytes: [UInt8]) -> Set<Character> {
    var finals: Set<Character> = []
    var isInSequence = false
    for byte in bytes {
      if byte == 0x1B {
        isInSequence = true
      } else if isInSequence, byte != UInt8(ascii: "["), byte >= 0x40 {
        finals.insert(Character(Unicode.Scalar(byte)))
        isInSequence = false
      }
    }
    return finals
  }
}

/// Random numbers by a linear congruential generator; described by its seed.
private struct Dice: RandomNumberGenerator, CustomStringConvertible {
  private let seed: UInt64
  private var state: UInt64

  init() {
    let given = ProcessInfo.processInfo.environment["SEED"].flatMap { UInt64($0) }
    seed = given ?? .random(in: 0..<1 << 32)
    state = seed
  }

  var description: String { "SEED=\(seed)" }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) << 32 | (state &* 2_862_933_555_777_941_757) >> 32
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }

  mutating func happens(_ times: Int, in rolls: Int) -> Bool { number(1...rolls) <= times }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(0...elements.count - 1)] }

  /// A frame of random size and content.
  mutating func frame(within size: Size) -> Frame {
    var frame = Frame(
      size: Size(columns: number(1...size.columns), rows: number(1...size.rows)))
    scribble(on: &frame, times: number(0...40))
    return frame
  }

  /// A frame that differs a little, or in size.
  mutating func nextFrame(after frame: Frame, within size: Size) -> Frame {
    guard !happens(1, in: 6) else { return self.frame(within: size) }
    var frame = frame
    scribble(on: &frame, times: number(0...4))
    return frame
  }

  private mutating func scribble(on frame: inout Frame, times: Int) {
    for _ in 0..<times {
      let (character, width) = pick(Self.glyphs)
      let place = Point(column: number(0...frame.size.columns - 1), row: number(0...frame.size.rows - 1))
      guard place.column + width <= frame.size.columns else { continue }
      frame.put(character, width: width, style: pick(Self.styles), column: place.column, row: place.row)
    }
    frame.cursor =
      happens(1, in: 3)
      ? Point(column: number(0...frame.size.columns - 1), row: number(0...frame.size.rows - 1)) : nil
  }

  private static let glyphs: [(Character, Int)] = [
    ("a", 1), ("b", 1), (" ", 1), (" ", 1), ("│", 1), ("é", 1), ("e\u{301}", 1), ("世", 2), ("🚀", 2),
    ("👩‍👩‍👧", 2), ("❤️", 2), ("🇬🇧", 2), ("👍🏽", 2),
  ]

  private static let styles = [
    Style.plain, .plain, Style(attributes: .bold), Style(attributes: [.dim, .underline]),
    Style(foreground: .ansi(1), background: .ansi(12)), Style(background: .palette(200)),
    Style(foreground: .rgb(RGB(0x112233)), background: .rgb(RGB(0xFFEEDD)), attributes: [.italic, .reverse]),
  ]
}

extension Frame {
  /// A frame that is a box.
  init(box columns: Int, rows: Int) {
    self.init(size: Size(columns: columns, rows: rows))
    for row in 0..<rows {
      for column in 0..<columns {
        let isTop = row == 0
        let isSide = column == 0 || column == columns - 1
        let character: Character =
          switch (isTop || row == rows - 1, isSide) {
          case (true, true): isTop ? (column == 0 ? "╭" : "╮") : (column == 0 ? "╰" : "╯")
          case (true, false): "─"
          case (false, true): "│"
          case (false, false): " "
          }
        put(character, width: 1, style: .plain, column: column, row: row)
      }
    }
  }
}
