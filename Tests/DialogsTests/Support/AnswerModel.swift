/// What a small set of keys may do to a question with ways out and then `Delete`, written down a second time from
/// the safety rules alone: the session must agree with it after every key.
struct AnswerModel {
  /// One thing that happens.
  enum Symbol: String, CaseIterable, Sendable {
    case enter = "\r"
    case space = " "
    case tab = "\t"
    case right = "\u{1B}[C"
    case letter = "d"
    case yes = "y"
    case no = "n"
    case escape = "\u{1B}"
    case paste = "\u{1B}[200~y\r\u{1B}[201~"
    /// 200 ms pass.
    case pause = ""

    /// Whether it can be a part of a word.
    var isLetter: Bool { self == .letter || self == .yes || self == .no }
    /// Whether it would answer.
    var answers: Bool { self == .enter || self == .space || self == .no }
  }

  /// The answer, once there is one.
  private(set) var verdict: String?

  /// The labels of the ways out.
  private let cancels: [String]
  private var time = 0
  /// The number of the button that has the focus; behind the ways out stands `Delete`.
  private var focus = 0
  private var pending: Symbol?
  private var dueTime = 0
  /// Keys that came while one was pending.
  private var company: [Symbol] = []
  private var deaf: (key: Symbol, until: Int)?
  /// Until when nothing counts.
  private var silentUntil = 0
  /// When letters came that answered nothing.
  private var letters: [Int] = []
  /// Keys that moved within the last 150 ms.
  private var moved: [Symbol] = []

  init(cancels: [String]) { self.cancels = cancels }

  mutating func apply(_ symbol: Symbol) {
    guard verdict == nil else { return }
    switch symbol {
    case .paste: break
    case .escape: verdict = "dismissed"
    case .pause: pause(200)
    default: press(symbol)
    }
  }

  /// Time passes, less than any two rules need one after the other.
  mutating func pause(_ milliseconds: Int) {
    time += milliseconds
    if milliseconds >= 150 { moved = [] }
    guard verdict == nil, let key = pending, time >= dueTime else { return }
    pending = nil
    company = []
    if key == .no {
      verdict = cancels.count == 1 ? cancels[0] : "dismissed"
    } else {
      verdict = focus < cancels.count ? cancels[focus] : "Delete"
    }
  }

  private mutating func press(_ key: Symbol) {
    if time < silentUntil { return ignoreForAWhile() }
    if pending == key {
      pending = nil
      company = []
      deaf = (key, time + 250)
    } else if let last = deaf, last.key == key, time < last.until {
      deaf = (key, time + 250)
    } else if let first = pending {
      company.append(key)
      if Self.isWord(company + [first]) { ignoreForAWhile() }
    } else if key.answers {
      letters.removeAll { time >= $0 + 1000 }
      if Self.isWord(moved + [key]) || letters.count > 1 && !key.isLetter { return ignoreForAWhile() }
      pending = key
      dueTime = time + 150
    } else {
      moved.append(key)
      if key.isLetter { letters.append(time) }
      focus = key == .tab || key == .right ? (focus + 1) % (cancels.count + 1) : cancels.count
    }
  }

  private mutating func ignoreForAWhile() {
    pending = nil
    company = []
    silentUntil = time + 250
  }

  private static func isWord(_ keys: [Symbol]) -> Bool { keys.count > 2 && keys.contains(where: \.isLetter) }
}
