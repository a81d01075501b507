import Testing

@testable import Dialogs

/// Toasts that wait for their turn.
@Suite struct ToastQueueTests {
  private static func queue(_ notices: ToastNotice...) -> ToastQueue {
    var queue = ToastQueue()
    notices.forEach { queue.add($0) }
    return queue
  }

  private static func order(_ queue: ToastQueue) -> [String] {
    var queue = queue
    var order: [String] = []
    while !queue.isEmpty {
      queue.advance()
      if let current = queue.current { order.append(current.word) }
    }
    return order
  }

  @Test("The first that comes is the first that is shown, but for urgent ones")
  func order() {
    let queue = Self.queue(
      .plain("a"), .plain("b"), .plain("c", urgent: true), .plain("d"), .plain("e", urgent: true))
    #expect(Self.order(queue) == ["c", "e", "a", "b", "d"])
  }

  @Test("One with the ID of another takes its place, in the row and on the screen")
  func replaces() {
    var queue = Self.queue(.plain("a", id: "1"), .plain("b", id: "2"), .plain("c"), .plain("b2", id: "2"))
    #expect(Self.order(queue) == ["a", "b2", "c"])
    queue.advance()
    queue.didPaint(at: Instant(nanoseconds: 0))
    queue.add(.plain("a2", id: "1"))
    #expect(queue.current?.word == "a2")
    #expect(queue.painted == nil)
    #expect(queue.waiting.map(\.word) == ["b2", "c"])
  }

  @Test("Of too many the oldest goes, an urgent one last, and all are accounted for")
  func limit() {
    var queue = Self.queue(.plain("now"))
    queue.advance()
    queue.add(.plain("urgent", urgent: true))
    for number in 0..<1000 { queue.add(.plain("\(number)")) }
    #expect(queue.waiting.count == ToastQueue.limit)
    #expect(queue.waiting.map(\.word) == ["urgent"] + (969..<1000).map { "\($0)" })
    #expect(queue.droppedCount + queue.waiting.count == 1001)
  }

  @Test("Each has its whole time from when it was painted")
  func time() {
    let start = Instant(nanoseconds: 5)
    var queue = Self.queue(.plain("a", seconds: 2), .plain("b", seconds: nil))
    queue.advance()
    #expect(!queue.isOver(at: start + .seconds(60)))
    queue.didPaint(at: start)
    queue.didPaint(at: start + .seconds(1))
    #expect(!queue.isOver(at: start + .milliseconds(2059)))
    #expect(queue.isOver(at: start + .milliseconds(2060)))
    queue.advance()
    queue.didPaint(at: start)
    #expect(!queue.isOver(at: start + .seconds(86_400)))
    queue.cancelAll()
    #expect(queue.isOver(at: start))
  }

  @Test("A queue that is cancelled takes toasts again")
  func cancels() {
    var queue = Self.queue(.plain("a", id: "1"), .plain("b"))
    queue.advance()
    queue.cancelAll()
    queue.add(.plain("c", id: "1"))
    #expect(queue.isOver(at: Instant(nanoseconds: 0)))
    #expect(queue.waiting.map(\.word) == ["c"])
  }

  @Test("Panes are opened one after another, and closed when they are over, replaced or cancelled")
  func panes() {
    var host = ToastPaneHost()
    let asked = Instant(nanoseconds: 0)
    let (a, b, c) = (
      ToastNotice.plain("a", id: "1"), ToastNotice.plain("b", id: "1"), ToastNotice.plain("c")
    )
    host.add(a)
    #expect(host.step(at: asked) == [.show(a)])
    // The multiplexer took its time.
    let start = asked + .milliseconds(400)
    host.didShow(at: start)
    #expect(host.deadline == start + .milliseconds(1060))
    host.add(c)
    #expect(host.step(at: start + .milliseconds(500)) == [])
    host.add(b)
    #expect(host.step(at: start + .milliseconds(600)) == [.end, .show(b)])
    host.didShow(at: start + .milliseconds(600))
    #expect(host.deadline == start + .milliseconds(1660))
    #expect(host.step(at: start + .milliseconds(1660)) == [.end, .show(c)])
    host.cancelAll()
    #expect(host.step(at: start + .milliseconds(1661)) == [.end])
    #expect(host.isFinished)
  }
}

/// What processes say to each other about toasts.
@Suite struct ToastRequestLineTests {
  private static let whole: ToastNotice = {
    var notice = ToastNotice.plain(
      "50 %\n\u{1B}[2J é", id: "a b", urgent: true, position: .topTrailing, style: .banner)
    notice.row = Array("\u{1B}[1mx\u{1B}[0m y".utf8)
    notice.backend = .float
    return notice
  }()

  @Test(
    "What is written is read again",
    arguments: [.cancelAll, .list, .add(whole), .add(.plain("", seconds: nil))]
      as [ToastRequestLine])
  func roundTrip(request: ToastRequestLine) {
    let line = request.encoded(version: "1.0")
    #expect(ToastRequestLine(encoded: line, version: "1.0") == request)
    #expect(ToastRequestLine(encoded: line, version: "1.1") == nil)
    #expect(!line.contains { $0 < 0x20 || $0 == 0x7F })
  }

  @Test(
    "Anything else is refused",
    arguments: [
      "", "1", "1 add", "1 add ", "1 add text=a", "1 add text=%4 row=a backend=band alignment=0 elevation=0",
      "1 add text=a row=a backend=popup alignment=0 elevation=0",
      "1 add text=a row=a backend=band alignment=7 elevation=0",
      "1 add text=a row=a backend=band alignment=0 elevation=0 ms=-1",
      "1 add text=a row=a backend=band alignment=0 elevation=0 ms=x", "1 lists",
    ])
  func refuses(line: String) {
    #expect(ToastRequestLine(encoded: Array(line.utf8), version: "1") == nil)
  }

  @Test("A list tells what is shown, what waits, and how many were dropped")
  func list() throws {
    var queue = ToastQueue()
    queue.add(.plain("a b", id: "x"))
    queue.advance()
    for number in 0...ToastQueue.limit { queue.add(.plain("\(number)")) }
    let list = try #require(ToastList(line: queue.listLine))
    #expect(list.droppedCount == 1)
    #expect(list.entries.count == 33)
    #expect(list.entries.first == .init(id: Array("x".utf8), text: Array("a b".utf8), isShown: true))
    #expect(list.entries.last == .init(id: [], text: Array("32".utf8), isShown: false))
    #expect(ToastList(line: ToastQueue().listLine) == .empty)
    #expect(ToastList(line: Array("ok".utf8)) == nil)
  }
}
