import TextScreen
import Testing

@testable import Dialogs

/// The machine that shows toasts in the last row, in virtual time.
@Suite struct ToastHostTests {
  private static let full = Size(columns: 80, rows: 24)
  private static let reduced = Size(columns: 80, rows: 23)
  private static let opening = opening(.plain("a"))
  private static func opening(_ notice: ToastNotice) -> [ToastStep] {
    [.write(ToastBand.open(notice, on: full)), .saveState(full), .resize(reduced)]
  }
  private static let closing: [ToastStep] = [.write(ToastBand.close), .resize(full), .removeState]

  /// A terminal that does what the host says.
  private struct Scene {
    var host = ToastHost()
    var facts = TerminalFacts(size: full)
    private(set) var milliseconds: Int64 = 0
    /// What was done, and when.
    private(set) var log: [(time: Int64, steps: [ToastStep])] = []

    init(_ words: String...) { words.forEach { host.add(.plain($0)) } }

    var now: Instant { Instant(nanoseconds: 7_000_000_000) + .milliseconds(milliseconds) }

    /// Lets time pass, in steps of 20 ms.
    mutating func run(to end: Int64) {
      while milliseconds <= end {
        let steps = host.step(facts, at: now)
        if !steps.isEmpty { log.append((milliseconds, steps)) }
        for case .resize(let size) in steps { facts.size = size }
        milliseconds += 20
      }
    }

    /// The writes and when they were done.
    func times(of block: [UInt8]) -> [Int64] { log.filter { $0.steps.contains(.write(block)) }.map(\.time) }
  }

  private static func repaint(_ text: String) -> [UInt8] { ToastBand.repaint(.plain(text), columns: 80) }

  private static let vim = TerminalFacts(
    size: full, foregroundGroup: 9, editsLines: false, echoes: false, hasOnlyShells: false)
  private static let prompt = TerminalFacts(size: full, editsLines: false, echoes: false)

  @Test("A script that prints sees two blocks: it opens, and it closes")
  func script() {
    var scene = Scene("a")
    scene.run(to: 3000)
    #expect(scene.log.map(\.time) == [0, 1060])
    #expect(scene.log.map(\.steps) == [Self.opening, Self.closing])
    #expect(scene.host.isFinished)
    #expect(scene.host.deadline(after: scene.now) == nil)
  }

  @Test("Each of several is shown for its whole time in the row that stays open")
  func queue() {
    var scene = Scene("a", "b", "c")
    scene.run(to: 5000)
    #expect(scene.log.map(\.time) == [0, 1060, 2120, 3180])
    #expect(scene.times(of: Self.repaint("b")) == [1060])
    #expect(scene.times(of: Self.repaint("c")) == [2120])
    #expect(scene.log.last?.steps == Self.closing)
  }

  @Test("It is painted again 120 and 400 ms after a program has come or gone, counted from the last change")
  func evidence() {
    var scene = Scene()
    scene.host.add(.plain("a", seconds: 5))
    scene.run(to: 980)
    scene.facts.foregroundGroup = 5
    scene.run(to: 1040)
    scene.facts.echoes = false
    scene.run(to: 4000)
    #expect(scene.times(of: Self.repaint("a")) == [1180, 1460])
  }

  @Test("At a shell's prompt it is painted again all the time, as prompts erase what is below")
  func promptRepaints() {
    var scene = Scene("a")
    scene.facts = Self.prompt
    scene.run(to: 900)
    #expect(scene.times(of: ToastBand.reopen(.plain("a"), on: Self.full)) == [80, 300, 560, 820])
    scene.run(to: 2000)
    #expect(scene.log.last?.steps == [.write(ToastBand.closeAtPrompt), .resize(Self.full), .removeState])
  }

  @Test("It is not opened while a program has the screen, a dialog the terminal, or nothing can be written")
  func holds() {
    var dialog = TerminalFacts(size: Self.full)
    dialog.hasDialog = true
    var stopped = TerminalFacts(size: Self.full)
    stopped.isWritable = false
    let small = TerminalFacts(size: Size(columns: 80, rows: 4))
    let alternate = TerminalFacts(size: Self.full, showsAlternateScreen: true)
    for facts in [Self.vim, alternate, dialog, stopped, small] {
      var scene = Scene("a")
      scene.facts = facts
      scene.run(to: 5000)
      #expect(scene.log.isEmpty)
      scene.facts = TerminalFacts(size: Self.full)
      scene.run(to: 9000)
      #expect(scene.log.map(\.steps) == [Self.opening, Self.closing])
      #expect(scene.log.map(\.time) == [5020, 6080])
    }
  }

  @Test("One that waited for the flow is written into it as soon as the terminal is free, however small")
  func inline() {
    var scene = Scene()
    let notice = ToastNotice.plain("a", backend: .inline)
    scene.host.add(notice)
    scene.host.add(.plain("b"))
    scene.facts = Self.vim
    scene.run(to: 1000)
    #expect(scene.log.isEmpty)
    scene.facts = TerminalFacts(size: Self.full)
    scene.run(to: 4000)
    #expect(
      scene.log.map(\.steps) == [
        [.write(ToastBand.insert(notice, columns: 80))], Self.opening(.plain("b")), Self.closing,
      ])
    var small = Scene()
    small.host.add(notice)
    small.facts = TerminalFacts(size: Size(columns: 30, rows: 2))
    small.run(to: 0)
    #expect(small.log.map(\.steps) == [[.write(ToastBand.insert(notice, columns: 30))]])
    #expect(small.host.isFinished)
  }

  @Test("After ten minutes of waiting it is dropped")
  func patience() {
    var scene = Scene("a")
    scene.facts = Self.vim
    scene.run(to: 599_980)
    #expect(!scene.host.isFinished)
    scene.run(to: 600_020)
    #expect(scene.host.isFinished)
    #expect(scene.host.queue.droppedCount == 1)
  }

  @Test("A program that came meanwhile keeps the row, emptied, until it ends")
  func deferredRelease() {
    var scene = Scene("a")
    scene.run(to: 500)
    scene.facts.editsLines = false
    scene.facts.hasOnlyShells = false
    scene.run(to: 8000)
    #expect(scene.times(of: ToastBand.blank) == [1060])
    #expect(scene.times(of: ToastBand.close).isEmpty)
    scene.facts = TerminalFacts(size: Self.reduced)
    scene.run(to: 8100)
    #expect(scene.times(of: ToastBand.close) == [8020])
  }

  @Test("While a dialog is open the next toast waits, and the row is empty")
  func dialog() {
    var scene = Scene("a", "b")
    scene.run(to: 500)
    scene.facts.hasDialog = true
    scene.run(to: 3000)
    #expect(scene.times(of: ToastBand.blank) == [1060])
    scene.facts.hasDialog = false
    scene.run(to: 5000)
    #expect(scene.times(of: Self.repaint("b")) == [3020])
    #expect(scene.times(of: ToastBand.close) == [4080])
  }

  @Test("The lock of dialogs is looked at only when something else is to be shown")
  func asksRarely() {
    var scene = Scene("a")
    #expect(scene.host.asksForDialog(scene.facts, at: scene.now))
    #expect(!scene.host.asksForDialog(Self.vim, at: scene.now))
    scene.run(to: 500)
    #expect(!scene.host.asksForDialog(scene.facts, at: scene.now))
    #expect(scene.host.asksForDialog(scene.facts, at: scene.now + .milliseconds(1060)))
  }

  @Test("A resize gives the region back at once, and the row when the size has been the same for 200 ms")
  func resize() {
    var scene = Scene("a")
    scene.run(to: 300)
    for rows in [20, 16, 27] {
      scene.facts.size = Size(columns: 80, rows: rows)
      scene.run(to: scene.milliseconds + 80)
    }
    scene.run(to: 3000)
    let size = Size(columns: 80, rows: 27)
    #expect(
      scene.log.map(\.steps) == [
        Self.opening, [.write(ToastBand.resized), .removeState],
        [
          .write(ToastBand.settle), .write(ToastBand.open(.plain("a"), on: size)), .saveState(size),
          .resize(Size(columns: 80, rows: 26)),
        ], [.write(ToastBand.close), .resize(size), .removeState],
      ])
    #expect(scene.log.map(\.time) == [0, 320, 720, 1060])
  }

  @Test("Resized when its time is over, it lets everybody draw anew")
  func resizeAtEnd() {
    var scene = Scene("a")
    scene.run(to: 880)
    let size = Size(columns: 90, rows: 30)
    scene.facts.size = size
    scene.run(to: 2000)
    #expect(
      scene.log.last?.steps == [
        .write(ToastBand.settle), .resize(Size(columns: 90, rows: 29)), .resize(size),
      ])
    #expect(scene.host.isFinished)
  }

  @Test("A stopped terminal keeps the toast, and is given back when it takes output")
  func stopped() {
    var scene = Scene("a")
    scene.run(to: 500)
    scene.facts.isWritable = false
    scene.run(to: 5000)
    #expect(scene.log.count == 1)
    scene.facts.isWritable = true
    scene.run(to: 5100)
    #expect(scene.log.last?.steps == Self.closing)
  }

  @Test("A toast of the same ID is painted at once, and has its own time")
  func replaces() {
    var scene = Scene()
    scene.host.add(.plain("a", id: "1"))
    scene.run(to: 500)
    scene.host.add(.plain("b", id: "1"))
    scene.run(to: 3000)
    #expect(scene.log.map(\.time) == [0, 520, 1580])
  }

  @Test("Cancelled, it closes at once")
  func cancels() {
    var scene = Scene("a", "b")
    scene.run(to: 300)
    scene.host.cancelAll()
    scene.run(to: 400)
    #expect(scene.log.map(\.time) == [0, 320])
    #expect(scene.host.isFinished)
  }

  @Test("A step that could not be done is done later, when the value before it is kept")
  func failure() {
    var scene = Scene("a")
    let before = scene.host
    let steps = scene.host.step(scene.facts, at: scene.now)
    scene.host = before
    #expect(scene.host.step(scene.facts, at: scene.now) == steps)
  }

  @Test("A host that takes over goes on where the other stopped")
  func takesOver() {
    var scene = Scene()
    scene.host = ToastHost(showing: .plain("a"), on: Self.full, since: scene.now)
    scene.facts.size = Self.reduced
    scene.run(to: 2000)
    #expect(scene.log.map(\.time) == [1060])
    #expect(scene.log.map(\.steps) == [Self.closing])
  }
}
