import Dialogs
import Testing

/// Waiting while another dialog has the terminal.
@Suite struct TurnPatienceTests {
  private static func moment(_ milliseconds: Int64) -> Instant {
    Instant(nanoseconds: 7_000_000_000) + .milliseconds(milliseconds)
  }

  @Test("It is told once, after a second, and given up after thirty")
  func steps() {
    var patience = TurnPatience()
    let moments: [Int64] = [0, 999, 1000, 1025, 29_999, 30_000]
    let steps = moments.map { patience.step(at: Self.moment($0)) }
    #expect(steps == [.wait, .wait, .tell, .wait, .wait, .giveUp])
  }

  @Test("After a stop it begins anew")
  func restart() {
    var patience = TurnPatience()
    for milliseconds in [0, 1000, 20_000] { _ = patience.step(at: Self.moment(Int64(milliseconds))) }
    patience.restart()
    let steps = [50_000, 51_000, 79_999, 80_000].map { patience.step(at: Self.moment($0)) }
    #expect(steps == [.wait, .tell, .wait, .giveUp])
  }
}
