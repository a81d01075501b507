import TestSupport
import Testing
import TextScreen

@testable import Dialogs

/// A session played in virtual time on a small terminal, as the event loop would run it.
struct Play {
  private(set) var session: Session<AlertDialog>
  private(set) var screen: VirtualScreen
  private(set) var now = Instant(nanoseconds: 5_000_000_000)
  /// How many bytes came in answer to the last step.
  private(set) var written = 0
  /// How many bytes of the terminal's answers were handed in.
  private var answered = 0
  private let host: Session<AlertDialog>.Host

  /// What stood on the screen before.
  static let before = "$ dfdialog alert"

  /// Asks; the frame stands, unless it shall be written later.
  init(
    _ dialog: AlertDialog, columns: Int = 80, rows: Int = 24, host: Session<AlertDialog>.Host = .inline,
    usesMouse: Bool = false, popup: PopupConfiguration? = nil, scene: PopupScene = .plain,
    isWritten: Bool = true
  ) {
    let size = Size(columns: columns, rows: rows)
    let host = popup == nil ? host : .screen
    var options = Session<AlertDialog>.Options(host: host, usesMouse: usesMouse)
    options.popup = popup ?? PopupConfiguration()
    options.scene = scene
    session = Session(dialog, terminal: size, options: options)
    screen = VirtualScreen(columns: columns, rows: rows)
    self.host = host
    screen.feed(Self.before + "\r\n")
    show(session.start())
    if isWritten { frameWritten() }
  }

  /// The first frame has been written, and the terminal's input thrown away.
  mutating func frameWritten() {
    show(session.frameWritten(at: now))
    answerQueries()
  }

  /// Plays a script.
  mutating func run(_ script: [Step]) {
    for step in script { perform(step) }
  }

  /// Plays one step.
  mutating func perform(_ step: Step) {
    written = 0
    switch step {
    case .read(let text): read(Array(text.utf8))
    case .pause(let milliseconds): pass(.milliseconds(milliseconds))
    case .resize(let columns, let rows):
      screen.resize(columns: columns, rows: rows)
      session.terminalResized(to: Size(columns: columns, rows: rows), at: now)
    case .suspend(let milliseconds):
      show(session.suspend(at: now))
      now = now + .milliseconds(milliseconds)
      show(session.resume(terminal: Size(columns: screen.columns, rows: screen.rows), stoppedAfter: now))
      frameWritten()
    }
  }

  /// These bytes come in one read.
  mutating func read(_ bytes: [UInt8]) {
    show(session.receive(bytes, at: now))
    show(session.advance(to: now))
  }

  /// Time passes; the session is woken whenever it wants to be.
  private mutating func pass(_ duration: Duration) {
    let target = now + duration
    while let deadline = session.deadline, deadline <= target {
      now = max(now, deadline)
      show(session.advance(to: now))
      guard let next = session.deadline, next <= now else { continue }
      Issue.record("the session wants to be woken at a time that has passed")
      break
    }
    now = target
    show(session.advance(to: now))
    answerQueries()
  }

  /// What the dialog shows arrives.
  mutating func take(_ text: String, isLast: Bool = false) {
    written = 0
    session.takeInput(Array(text.utf8))
    if isLast { session.endInput() }
    while session.hasWork { session.work() }
    show(session.showInput(at: now))
  }

  /// The session is woken at a moment.
  mutating func wake(at moment: Instant) {
    now = moment
    written = 0
    show(session.advance(to: now))
  }

  /// The dialog leaves the screen.
  mutating func finish(record: SafeText? = nil) {
    show(session.finish(record: record))
  }

  /// What the script came to: `open`, `dismissed`, `timed out`, or the label of what was chosen.
  var verdict: String {
    switch session.ending?.outcome {
    case nil: "open"
    case .dismissed: "dismissed"
    case .finished: "finished"
    case .timedOut: "timed out"
    case .chosen(let index): String(decoding: session.dialog.alert.actions[index].label, as: UTF8.self)
    }
  }

  /// Where a text stands on the screen, counted from 1 as the mouse counts.
  func place(of text: String) -> (column: Int, row: Int)? {
    for (row, line) in screen.text.enumerated() {
      guard let range = line.firstRange(of: text) else { continue }
      return (line.distance(from: line.startIndex, to: range.lowerBound) + 1, row + 1)
    }
    return nil
  }

  private mutating func show(_ bytes: [UInt8]) {
    written += bytes.count
    screen.feed(bytes)
  }

  /// Hands in what the terminal answers.
  private mutating func answerQueries() {
    while answered < screen.replies.count {
      let replies = Array(screen.replies[answered...])
      answered = screen.replies.count
      read(replies)
    }
  }
}

extension Play {
  /// Plays a script against an alert, waits until nothing more can come of it, and tells the verdict.
  static func verdict(
    _ dialog: AlertDialog, _ script: [Step], host: Session<AlertDialog>.Host = .inline
  ) -> String {
    var play = Play(dialog, host: host)
    play.run(script + [.pause(400)])
    #expect(play.screen.unknownSequences == [])
    return play.verdict
  }

  /// Expects that the screen shows the session's frame, and nothing else of ours.
  func expectFrame(sourceLocation: SourceLocation = #_sourceLocation) {
    var rows = session.frame().rowTexts
    while rows.last == "" { rows.removeLast() }
    var shown = screen.text
    while shown.last == "" { shown.removeLast() }
    let own = Array(shown.suffix(rows.count))
    #expect(own == rows, sourceLocation: sourceLocation)
    let others = shown.dropLast(rows.count).filter { !$0.isEmpty && $0 != Self.before }
    #expect(host == .screen || others == [], sourceLocation: sourceLocation)
  }
}

extension Session {
  /// Whether the popup comes or goes.
  var isMoving: Bool { stage?.deadline != nil && ending == nil }

  /// Whether nothing has been decided yet.
  var isOpen: Bool { decision == nil }
}
