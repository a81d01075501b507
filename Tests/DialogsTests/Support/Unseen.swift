import Dialogs
import Testing
import TextScreen

/// An alert that is not drawn, so that many can be asked in a second; everything else is as it is.
struct Unseen: Dialog {
  private(set) var dialog: AlertDialog
  /// Whether it takes its place on the screen, as the mouse needs it.
  private let takesPlace: Bool

  init(_ dialog: AlertDialog, takesPlace: Bool = false) {
    self.dialog = dialog
    self.takesPlace = takesPlace
  }

  func size(fitting available: Size) -> Size { takesPlace ? dialog.size(fitting: available) : .zero }
  func drawGround(on canvas: Canvas) {}
  var hasEdges: Bool { dialog.hasEdges }
  func isControl(at point: Point) -> Bool { dialog.isControl(at: point) }
  func draw(on canvas: Canvas) {}
  mutating func resize(to available: Size) { dialog.resize(to: available) }
  func effect(of key: KeyPress) -> KeyEffect { dialog.effect(of: key) }
  var acceptsText: Bool { dialog.acceptsText }
  mutating func handle(_ event: Event) -> Outcome? { dialog.handle(event) }
  mutating func advance(to elapsed: Duration) -> Outcome? { dialog.advance(to: elapsed) }
  func isCancel(_ outcome: Outcome) -> Bool { dialog.isCancel(outcome) }
  var nextChange: Duration? { dialog.nextChange }
}

/// A session of an alert that is not drawn, in virtual time.
struct UnseenPlay {
  private(set) var session: Session<Unseen>
  private(set) var now = Instant(nanoseconds: 0)

  init(
    _ dialog: AlertDialog, columns: Int = 80, rows: Int = 24,
    host: Session<Unseen>.Host = .inline, takesPlace: Bool = false
  ) {
    session = Session(
      Unseen(dialog, takesPlace: takesPlace), terminal: Size(columns: columns, rows: rows),
      options: Session.Options(host: host, usesMouse: host == .screen))
    _ = session.start()
    _ = session.frameWritten(at: now)
  }

  var dialog: AlertDialog { session.dialog.dialog }

  /// The role of what was chosen; nil while the alert is open, or when it was left.
  var chosenRole: ActionRole? {
    guard case .chosen(let index) = session.ending?.outcome else { return nil }
    return dialog.alert.actions[index].role
  }

  /// These bytes come in one read.
  mutating func read(_ text: String) {
    _ = session.receive(Array(text.utf8), at: now)
    _ = session.advance(to: now)
  }

  /// Time passes; the session is woken whenever it wants to be.
  mutating func pause(_ milliseconds: Int) {
    let target = now + .milliseconds(milliseconds)
    while let deadline = session.deadline, deadline <= target {
      now = max(now, deadline)
      _ = session.advance(to: now)
      guard let next = session.deadline, next <= now else { continue }
      Issue.record("the session wants to be woken at a time that has passed")
      break
    }
    now = target
    _ = session.advance(to: now)
  }

  /// The window gets another size.
  mutating func resize(columns: Int, rows: Int) {
    session.terminalResized(to: Size(columns: columns, rows: rows), at: now)
  }
}
