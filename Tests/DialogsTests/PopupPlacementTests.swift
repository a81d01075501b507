import TestSupport
import Testing
import TextScreen

@testable import Dialogs

/// Where popups stand.
@Suite struct PopupPlacementTests {
  private static let screens: [Size] = [1, 2, 19, 20, 21, 40, 80, 120].flatMap { columns in
    [1, 5, 6, 7, 12, 24, 40].map { Size(columns: columns, rows: $0) }
  }

  @Test(
    "Every kind in every place is inside the screen, whatever the sizes are", arguments: PopupKind.allCases)
  func inside(_ kind: PopupKind) {
    for screen in Self.screens {
      for position in [nil] + PopupPosition.allCases.map(Optional.some) {
        let popup = PopupConfiguration(kind, position)
        let available = PopupPlacement.available(popup, on: screen)
        #expect(available.columns <= screen.columns && available.rows <= screen.rows)
        for (columns, rows) in [(1, 1), (20, 5), (60, 12), (1000, 1000)] {
          let size = Size(columns: min(columns, available.columns), rows: min(rows, available.rows))
          let area = PopupPlacement(popup, size: size, on: screen).area
          #expect(area.origin.column >= 0 && area.origin.row >= 0, "\(popup) on \(screen)")
          #expect(area.endColumn <= screen.columns && area.endRow <= screen.rows, "\(popup) on \(screen)")
        }
      }
    }
  }

  @Test("A card of 20×5 on 80×24 stands where its position says, and leaves over the edge beside it")
  func corners() {
    let places: [(PopupPosition, column: Int, row: Int, ScreenEdge)] = [
      (.topLeading, 2, 1, .top), (.top, 30, 1, .top), (.topTrailing, 58, 1, .top),
      (.leading, 2, 9, .leading), (.center, 30, 9, .bottom), (.trailing, 58, 9, .trailing),
      (.bottomLeading, 2, 18, .bottom), (.bottom, 30, 18, .bottom), (.bottomTrailing, 58, 18, .bottom),
    ]
    let size = Size(columns: 20, rows: 5)
    let screen = Size(columns: 80, rows: 24)
    for (position, column, row, edge) in places {
      #expect(position.exitEdge == edge)
      for kind in [PopupKind.center, .floater] {
        let area = PopupPlacement(PopupConfiguration(kind, position), size: size, on: screen).area
        #expect(area == Rect(column: column, row: row, columns: 20, rows: 5), "\(kind) \(position)")
      }
      let flushRow = row == 1 ? 0 : row == 18 ? 19 : row
      let bar = PopupPlacement(PopupConfiguration(.toast, position), size: size, on: screen).area
      #expect(bar == Rect(column: 0, row: flushRow, columns: 80, rows: 5), "\(position)")
      let sheet = PopupPlacement(PopupConfiguration(.sheet, position), size: size, on: screen).area
      #expect(sheet == Rect(column: 0, row: 19, columns: 80, rows: 5))
      #expect(PopupConfiguration(.sheet, position).place.exitEdge == .bottom)
    }
    #expect(PopupConfiguration(.center).place == .center)
    #expect(PopupConfiguration(.toast).place == .top)
    #expect(PopupConfiguration(.floater).place == .top)
  }

  @Test("Cards of every kind are drawn inside every screen", arguments: PopupKind.allCases)
  func drawn(_ kind: PopupKind) {
    for screen in Self.screens {
      for position in [PopupPosition.topLeading, .center, .bottomTrailing] {
        let popup = PopupConfiguration(kind, position)
        let dialog = Cards.dialog(
          Cards.wipe, Cards.full, popup: popup, columns: screen.columns, rows: screen.rows)
        let session = Play(
          dialog, columns: screen.columns, rows: screen.rows, popup: popup, isWritten: false
        ).session
        #expect(session.frame().size == screen)
        guard screen.columns >= 20, screen.rows >= 6 else { continue }
        let text = session.frame().rowTexts.joined()
        #expect(text.contains("Wipe the") && text.contains("▸"), "\(popup) on \(screen)")
        #expect(session.frame().cursor != nil)
      }
    }
  }

  // MARK: Anchors

  private static func popover(_ column: Int, _ row: Int) -> PopupConfiguration {
    var popup = PopupConfiguration()
    popup.anchor = Point(column: column, row: row)
    return popup
  }

  @Test("A popover stands beside its anchor, never on it, and its arrow points there")
  func anchors() {
    let screen = Size(columns: 80, rows: 24)
    for row in 0..<24 {
      for column in 0..<80 {
        let popup = Self.popover(column, row)
        let available = PopupPlacement.available(popup, on: screen)
        for (columns, rows) in [(20, 5), (41, 9), (60, 12), (80, 24)] {
          let size = Size(columns: columns, rows: min(rows, available.rows))
          let placement = PopupPlacement(popup, size: size, on: screen)
          let area = placement.area
          #expect(area.origin.column >= 0 && area.endColumn <= 80, "\(column), \(row)")
          #expect(area.origin.row >= 0 && area.endRow <= 24, "\(column), \(row)")
          #expect(area.origin.row == row + 1 || area.endRow == row, "it touches the anchor's row")
          #expect(area.origin.row == row + 1 || row + 1 + size.rows > 24, "below where there is room")
          guard let arrow = placement.arrow else {
            Issue.record("no arrow at \(column), \(row)")
            continue
          }
          #expect(arrow.isAtTop == (area.origin.row == row + 1))
          #expect((1...columns - 2).contains(arrow.column))
          let pointed = area.origin.column + arrow.column
          let isOnCorner = column == area.origin.column || column == area.endColumn - 1
          #expect(abs(pointed - column) == (isOnCorner ? 1 : 0), "\(column), \(row)")
        }
      }
    }
  }

  @Test("Where there is no room beside the anchor, or no such cell, a popover is a card in the middle")
  func noRoom() {
    for row in 0..<6 {
      for column in 0..<20 {
        let popup = Self.popover(column, row)
        let screen = Size(columns: 20, rows: 6)
        #expect(PopupPlacement.available(popup, on: screen) == screen)
        let placement = PopupPlacement(popup, size: Size(columns: 18, rows: 4), on: screen)
        #expect(
          placement == PopupPlacement(PopupConfiguration(), size: Size(columns: 18, rows: 4), on: screen))
        #expect(placement.arrow == nil)
      }
    }
    for (column, row) in [(80, 3), (3, 24), (1023, 1023)] {
      let placement = PopupPlacement(
        Self.popover(column, row), size: Size(columns: 20, rows: 5), on: Size(columns: 80, rows: 24))
      #expect(placement.area == Rect(column: 30, row: 9, columns: 20, rows: 5))
    }
  }

  @Test("The arrow stands in an edge, and never in what the popover says", arguments: [6, 7, 8, 10, 12, 24])
  func arrowInEdge(_ rows: Int) {
    for columns in [20, 40, 80] {
      for row in [0, 1, 5, rows - 2, rows - 1] where row < rows {
        for column in [0, 9, columns - 1] {
          let popup = Self.popover(column, row)
          func frame(_ popup: PopupConfiguration) -> Frame {
            let dialog = Cards.dialog(Cards.wipe, Cards.full, popup: popup, columns: columns, rows: rows)
            return Play(dialog, columns: columns, rows: rows, popup: popup, isWritten: false).session.frame()
          }
          var bare = popup
          bare.hasArrow = false
          let (with, without) = (frame(popup), frame(bare))
          for (one, other) in zip(with.rowTexts, without.rowTexts) where one != other {
            #expect(other.allSatisfy { " ╭╮╰╯─".contains($0) }, "\(column), \(row) on \(columns)×\(rows)")
          }
        }
      }
    }
  }
}
