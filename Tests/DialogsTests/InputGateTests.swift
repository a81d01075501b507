import Dialogs
import Testing
import TextScreen

/// The input gate by itself, in milliseconds of virtual time (safety rule 2).
@Suite struct InputGateTests {
  private static let enter = KeyPress(.enter)
  private static let space = KeyPress(.character(" "))
  private static let letter = KeyPress(.character("s"))
  private static let other = KeyPress(.character("k"))
  private static let escape = KeyPress(.escape)

  @Test("A single key answers 150 ms after it came, however late it came", arguments: [0, 1, 150, 249, 5000])
  func singleKey(_ pause: Int) {
    var gate = GatePlay()
    gate.wait(pause)
    gate.press(Self.enter, .chooses)
    gate.wait(149)
    #expect(gate.acted == [])
    gate.wait(1)
    #expect(gate.acted == [GatePlay.Act(key: Self.enter, at: pause + 150)])
  }

  @Test("A key that only moves acts at once")
  func movingKey() {
    var gate = GatePlay()
    gate.press(KeyPress(.tab), .moves)
    gate.press(KeyPress(.tab), .moves)
    #expect(gate.acted.map(\.at) == [0, 0])
  }

  @Test("A key that is held down never answers", arguments: KeyRepeat.profiles)
  func heldKey(_ profile: KeyRepeat) {
    for key in [Self.enter, Self.space, Self.letter] {
      for phase in stride(from: 1, through: profile.delay + profile.interval, by: 1) {
        // Pressed `phase` ms before the gate opened: what came before is gone.
        var gate = GatePlay()
        for moment in profile.moments(through: phase + 3000) where moment >= phase {
          gate.wait(moment - phase - gate.now)
          gate.press(key, .chooses)
        }
        gate.wait(1000)
        #expect(gate.acted == [], "\(profile) pressed \(phase) ms before")
        gate.press(key, .chooses)
        gate.wait(150)
        #expect(gate.acted.count == 1, "the next press counts again")
      }
    }
  }

  @Test("A key that was held down is deaf until it has been quiet for 250 ms")
  func quietTime() {
    for pause in [100, 200, 249, 250, 251, 400] {
      var gate = GatePlay()
      gate.press(Self.enter, .chooses)
      gate.wait(33)
      gate.press(Self.enter, .chooses)
      gate.wait(pause)
      gate.press(Self.enter, .chooses)
      gate.wait(150)
      #expect(gate.acted.count == (pause >= 250 ? 1 : 0), "after \(pause) ms")
    }
  }

  @Test("Every repeat begins the quiet time anew")
  func quietTimeIsProlonged() {
    var gate = GatePlay()
    gate.press(Self.enter, .chooses)
    gate.wait(33)
    for _ in 0..<20 {
      gate.press(Self.enter, .chooses)
      gate.wait(249)
    }
    #expect(gate.acted == [])
    gate.wait(1)
    gate.press(Self.enter, .chooses)
    gate.wait(150)
    #expect(gate.acted.count == 1)
  }

  @Test("While one key is deaf, another answers")
  func otherKeyWhileDeaf() {
    var gate = GatePlay()
    gate.press(Self.enter, .chooses)
    gate.press(Self.enter, .chooses)
    gate.press(Self.space, .chooses)
    gate.wait(150)
    #expect(gate.acted.map(\.key) == [Self.space])
  }

  @Test("Another key while one is pending changes nothing: the pending one stands, the other is gone")
  func otherKey() {
    for (key, effect) in [
      (Self.space, KeyEffect.chooses), (KeyPress(.tab), .moves), (KeyPress(.right), .moves),
    ] {
      var gate = GatePlay()
      gate.press(Self.enter, .chooses)
      gate.wait(100)
      gate.press(key, effect)
      gate.wait(50)
      #expect(gate.acted == [GatePlay.Act(key: Self.enter, at: 150)])
      gate.wait(1000)
      #expect(gate.acted.count == 1)
    }
  }

  @Test("Esc acts at once and takes the pending key back")
  func escape() {
    var gate = GatePlay()
    gate.press(Self.enter, .chooses)
    gate.wait(149)
    gate.press(Self.escape, .cancels)
    gate.wait(1000)
    #expect(gate.acted == [GatePlay.Act(key: Self.escape, at: 149)])
  }

  @Test("Esc acts at once in a burst and while a key is deaf")
  func escapeAlways() {
    var gate = GatePlay()
    gate.gate.noticeBurst(at: gate.instant)
    gate.press(Self.escape, .cancels)
    gate.press(Self.enter, .chooses)
    #expect(gate.acted.map(\.key) == [Self.escape])
  }

  @Test("A change of the question takes the pending key back")
  func questionChanged() {
    var gate = GatePlay()
    gate.press(Self.enter, .chooses)
    gate.gate.questionChanged()
    gate.wait(1000)
    #expect(gate.acted == [])
    #expect(gate.gate.deadline == nil)
  }

  @Test("More than two keys within the hold time, a letter among them, are dropped")
  func burstInSeveralReads() {
    var gate = GatePlay()
    gate.press(Self.enter, .chooses)
    gate.wait(40)
    gate.press(Self.other, .moves)
    gate.wait(40)
    gate.press(Self.space, .chooses)
    gate.wait(1000)
    #expect(gate.acted == [])
  }

  @Test(
    "Keys that came right before count as well: the line end of a word that comes letter by letter is none")
  func burstBefore() {
    for (pause, acts) in [(0, 0), (40, 0), (74, 0), (75, 1), (150, 1)] {
      var gate = GatePlay()
      for key in [Self.letter, Self.other] {
        gate.press(key, .moves)
        gate.wait(pause)
      }
      gate.press(Self.enter, .chooses)
      gate.wait(1000)
      #expect(gate.acted.count == 2 + acts, "letters \(pause) ms apart")
    }
  }

  @Test("More than two keys without a letter are keys")
  func noBurst() {
    var gate = GatePlay()
    gate.press(Self.enter, .chooses)
    gate.press(KeyPress(.tab), .moves)
    gate.press(KeyPress(.right), .moves)
    gate.wait(1000)
    #expect(gate.acted == [GatePlay.Act(key: Self.enter, at: 150)])
  }

  @Test("After a burst nothing counts until it has been quiet for 250 ms")
  func burst() {
    var gate = GatePlay()
    gate.gate.noticeBurst(at: gate.instant)
    for _ in 0..<10 {
      gate.wait(249)
      gate.press(Self.enter, .chooses)
      gate.press(KeyPress(.tab), .moves)
    }
    gate.wait(250)
    #expect(gate.acted == [])
    gate.press(Self.enter, .chooses)
    gate.wait(150)
    #expect(gate.acted.count == 1)
  }

  @Test(
    "More than two keys at once with a letter among them are pasted text",
    arguments: [
      ([], false), ([letter], false), ([letter, enter], false), ([enter, enter, enter], false),
      ([space, space, space], false), ([letter, letter, letter], true), ([enter, enter, letter], true),
      ([KeyPress(.tab), KeyPress(.tab), enter], false), ([letter, enter, KeyPress(.tab)], true),
      ([KeyPress(.character("a"), .control), enter, enter], false),
    ] as [([KeyPress], Bool)])
  func bursts(_ keys: [KeyPress], _ isBurst: Bool) {
    #expect(InputGate.isBurst(keys) == isBurst)
  }

  @Test("The gate asks to be woken when the pending key is due, and only then")
  func deadline() {
    var gate = GatePlay()
    #expect(gate.gate.deadline == nil)
    gate.wait(7)
    gate.press(Self.enter, .chooses)
    #expect(gate.gate.deadline == gate.instant + .milliseconds(150))
    gate.wait(150)
    #expect(gate.gate.deadline == nil)
  }
}

/// A gate in virtual time, and what came through it.
private struct GatePlay {
  /// A key that acted, and when.
  struct Act: Equatable {
    let key: KeyPress
    let at: Int
  }

  var gate = InputGate()
  var acted: [Act] = []
  /// Milliseconds since the gate was opened.
  private(set) var now = 0

  var instant: Instant { Instant(nanoseconds: Int64(now) * 1_000_000) }

  mutating func press(_ key: KeyPress, _ effect: KeyEffect) {
    if gate.admit(key, effect: effect, at: instant) { acted.append(Act(key: key, at: now)) }
  }

  mutating func wait(_ milliseconds: Int) {
    let end = now + milliseconds
    if let deadline = gate.deadline, deadline <= Instant(nanoseconds: Int64(end) * 1_000_000) {
      now = max(now, Int(deadline.nanoseconds / 1_000_000))
      if let key = gate.release(at: instant) { acted.append(Act(key: key, at: now)) }
    }
    now = end
  }
}
