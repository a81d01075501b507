import TestSupport
import Testing
import TextScreen

@testable import Dialogs

/// The mouse on popups: it dismisses them, and never chooses what a key could not.
@Suite struct PopupMouseTests {
  private static func play(
    _ alert: Alert = Cards.upgrade, _ card: PopupCard = Cards.plain, _ popup: PopupConfiguration = .init(),
    columns: Int = 80, rows: Int = 24
  ) -> Play {
    let dialog = Cards.dialog(alert, card, popup: popup, columns: columns, rows: rows)
    var play = Play(dialog, columns: columns, rows: rows, usesMouse: true, popup: popup)
    play.run([.pause(450)])
    return play
  }

  private static func report(_ code: Int, _ place: Point, _ end: String) -> Step {
    .read("\u{1B}[<\(code);\(place.column + 1);\(place.row + 1)\(end)")
  }

  private static func press(_ place: Point) -> Step { report(0, place, "M") }
  private static func drag(_ place: Point) -> Step { report(32, place, "M") }
  private static func release(_ place: Point) -> Step { report(0, place, "m") }
  private static func click(_ place: Point) -> [Step] { [press(place), release(place)] }

  private static let outside = Point(column: 0, row: 0)

  private static func area(_ play: Play) -> Rect { play.session.dialogArea ?? Rect(size: .zero) }

  /// A cell of the padding.
  private static func inside(_ play: Play) -> Point {
    Point(column: area(play).origin.column + 1, row: area(play).origin.row + 1)
  }

  private static func place(of text: String, in play: Play) -> Point {
    let place = play.place(of: text)
    return Point(column: (place?.column ?? 0) - 1, row: (place?.row ?? 0) - 1)
  }

  private static func moved(_ place: Point, toward edge: ScreenEdge, by count: Int) -> Point {
    switch edge {
    case .top: Point(column: place.column, row: max(0, place.row - count))
    case .bottom: Point(column: place.column, row: place.row + count)
    case .leading: Point(column: max(0, place.column - count), row: place.row)
    case .trailing: Point(column: place.column + count, row: place.row)
    }
  }

  @Test("While a popup is dragged away no key answers, and a press whose release was lost clicks on nothing")
  func draggedAway() {
    var popup = PopupConfiguration()
    popup.dismissesOnDrag = true
    let dragged = { () -> Play in
      var play = Self.play(Cards.upgrade, Cards.plain, popup)
      let start = Self.inside(play)
      play.run([Self.press(start), Self.drag(Self.moved(start, toward: .bottom, by: 9))])
      return play
    }
    var play = dragged()
    play.run(["\r", .pause(500)])
    #expect(play.verdict == "open")
    play = dragged()
    play.run(
      Self.click(Self.place(of: "Upgrade", in: Self.play(Cards.upgrade, Cards.plain, popup))) + [.pause(500)])
    #expect(play.verdict == "open")
  }

  @Test("A click outside dismisses, unless it shall not; one inside does nothing")
  func outsideTap() {
    var play = Self.play()
    play.run(Self.click(Self.outside))
    #expect(play.verdict == "dismissed")
    #expect(play.session.ending?.cause == .mouse)

    var popup = PopupConfiguration()
    popup.dismissesOnOutsideTap = false
    for place in [Self.outside, Self.inside(play)] {
      play = Self.play(Cards.upgrade, Cards.plain, popup)
      play.run(Self.click(place))
      #expect(play.verdict == "open")
    }
    play = Self.play()
    play.run(Self.click(Self.inside(play)))
    #expect(play.verdict == "open")
  }

  @Test("A press and a release on two sides of the edge dismiss nothing")
  func acrossEdge() {
    var popup = PopupConfiguration()
    popup.dismissesOnTap = true
    for popup in [PopupConfiguration(), popup] {
      var play = Self.play(Cards.upgrade, Cards.plain, popup)
      let inside = Self.inside(play)
      play.run([Self.press(Self.outside), Self.drag(inside), Self.release(inside)])
      play.run([Self.press(inside), Self.drag(Self.outside), Self.release(Self.outside)])
      #expect(play.verdict == "open")
    }
  }

  @Test("Where a tap dismisses, only one on no control does, and only with the left button")
  func tap() {
    var popup = PopupConfiguration()
    popup.dismissesOnTap = true
    var play = Self.play(Cards.wipe, Cards.plain, popup)
    let button = Self.place(of: "Wipe ]", in: play)
    let inside = Self.inside(play)
    play.run(Self.click(button))
    play.run([Self.report(2, inside, "M"), Self.report(2, inside, "m")])
    play.run([Self.press(inside), Self.release(Point(column: inside.column + 1, row: inside.row))])
    play.run([Self.press(button), Self.release(inside), Self.press(inside), Self.release(button)])
    #expect(play.verdict == "open")
    play.run(Self.click(inside))
    #expect(play.verdict == "dismissed")
  }

  @Test("Each of its buttons is chosen by a click; a destructive one only gets the focus")
  func buttons() {
    for (text, label) in [("▸Upgrade", "Upgrade"), ("Later ]", "Later"), ("Skip this one", "Skip this one")] {
      var play = Self.play()
      play.run(Self.click(Self.place(of: text, in: play)))
      #expect(play.verdict == label)
    }
    var play = Self.play(Cards.wipe)
    play.run(Self.click(Self.place(of: "! Wipe", in: play)))
    #expect(play.verdict == "open")
    #expect(play.session.dialog.focusedAction == 0)
    play.run(["\r", .pause(150)])
    #expect(play.verdict == "Wipe")
  }

  @Test("The × closes, when it is pressed and released")
  func close() {
    for kind in PopupKind.allCases {
      var play = Self.play(Cards.upgrade, Cards.full, PopupConfiguration(kind))
      let close = Self.place(of: "×", in: play)
      let inside = Self.inside(play)
      play.run([Self.press(close), Self.release(inside), Self.press(inside), Self.release(close)])
      #expect(play.verdict == "open", "\(kind)")
      play.run(Self.click(close))
      #expect(play.verdict == "dismissed", "\(kind)")
    }
  }

  private static let draggable: [PopupConfiguration] =
    PopupKind.allCases.flatMap { kind in PopupPosition.allCases.map { PopupConfiguration(kind, $0) } }
    .map {
      var popup = $0
      popup.dismissesOnDrag = true
      return popup
    }

  /// The blank cell that is the farthest from the exit edge.
  private static func grip(_ play: Play, _ edge: ScreenEdge) -> Point {
    let area = area(play)
    return switch edge {
    case .top: Point(column: area.origin.column + 1, row: area.endRow - 1)
    case .bottom: Point(column: area.origin.column + 1, row: area.origin.row)
    case .leading: Point(column: area.endColumn - 1, row: area.origin.row + 1)
    case .trailing: Point(column: area.origin.column, row: area.origin.row + 1)
    }
  }

  @Test("Dragged far enough toward its exit edge a popup goes; less far it comes back", arguments: draggable)
  func dragging(_ popup: PopupConfiguration) {
    let edge = popup.place.exitEdge
    let isSideways = edge == .leading || edge == .trailing
    let enough = (popup.kind == .sheet ? 4 : 2) * (isSideways ? 3 : 1)
    var play = Self.play(Cards.upgrade, Cards.plain, popup, columns: 56, rows: 14)
    let standing = play.session.frame()
    let grip = Self.grip(play, edge)
    let short = Self.moved(grip, toward: edge, by: enough - 1)
    play.run([Self.press(grip), Self.drag(short)])
    #expect(play.session.frame() != standing, "it follows the mouse")
    play.run([Self.release(short)])
    #expect(play.verdict == "open")
    #expect(play.session.frame() == standing)

    let far = Self.moved(grip, toward: edge, by: enough)
    play.run([Self.press(grip), Self.drag(short), Self.drag(far), Self.drag(short), Self.release(short)])
    #expect(play.verdict == "open", "it was pushed back")
    play.run([Self.press(grip), Self.drag(short), Self.drag(far), Self.release(far)])
    #expect(play.verdict == "dismissed")
    #expect(play.session.ending?.cause == .mouse)
  }

  @Test("Dragged elsewhere, from a button, or where it shall not be dragged, it stays", arguments: draggable)
  func noDragging(_ popup: PopupConfiguration) {
    let edge = popup.place.exitEdge
    var play = Self.play(Cards.upgrade, Cards.plain, popup, columns: 56, rows: 14)
    let standing = play.session.frame()
    let grip = Self.grip(play, edge)
    let away = Self.moved(grip, toward: edge, by: -3)
    play.run([Self.press(grip), Self.drag(away)])
    #expect(play.session.frame() == standing)
    play.run([Self.release(away)])
    #expect(play.verdict == "open")

    let button = Self.place(of: "Later ]", in: play)
    let far = Self.moved(button, toward: edge, by: 12)
    play.run([Self.press(button), Self.drag(far)])
    #expect(play.session.frame() == standing)
    play.run([Self.release(far)])
    #expect(play.verdict == "open")

    var fixed = popup
    fixed.dismissesOnDrag = false
    play = Self.play(Cards.upgrade, Cards.plain, fixed, columns: 56, rows: 14)
    let end = Self.moved(grip, toward: edge, by: 12)
    play.run([Self.press(grip), Self.drag(end)])
    #expect(play.session.frame() == standing)
    play.run([Self.release(end)])
    #expect(play.verdict == "open")
  }

  @Test("A popup that was dragged away goes on from where it was let go")
  func goesOn() {
    var popup = PopupConfiguration(.center, nil, .slide)
    popup.dismissesOnDrag = true
    var play = Self.play(Cards.upgrade, Cards.plain, popup)
    let grip = Self.grip(play, .bottom)
    let far = Self.moved(grip, toward: .bottom, by: 5)
    play.run([Self.press(grip), Self.drag(far)])
    let dragged = play.session.frame()
    play.run([Self.release(far)])
    #expect(play.session.isMoving)
    #expect(play.session.frame().rowTexts == dragged.rowTexts)
    play.run([.pause(120)])
    #expect(play.verdict == "dismissed")
  }

  @Test("No click on any cell chooses a destructive action", arguments: [PopupKind.center, .sheet])
  func everyCell(_ kind: PopupKind) {
    var popup = PopupConfiguration(kind)
    popup.dismissesOnOutsideTap = false
    let start = Self.play(Cards.wipe, Cards.full, popup, columns: 40, rows: 10)
    let area = Self.area(start)
    for row in area.origin.row..<area.endRow {
      for column in area.origin.column..<area.endColumn {
        var play = start
        let click = Self.click(Point(column: column, row: row))
        play.run(click + click)
        #expect(play.verdict != "Wipe", "\(column), \(row)")
      }
    }
  }

  @Test("The wheel scrolls the content")
  func wheel() {
    var card = Cards.full
    card.content = (1...40).map { SafeText("row \($0).") }
    var play = Self.play(Cards.upgrade, card)
    #expect(play.place(of: "row 40.") == nil)
    for _ in 0..<20 { play.run([Self.report(65, Self.inside(play), "M")]) }
    #expect(play.place(of: "row 40.") != nil)
    for _ in 0..<20 { play.run([Self.report(64, Self.inside(play), "M")]) }
    #expect(play.place(of: "Version 2.4") != nil)
    play.expectFrame()
  }
}
