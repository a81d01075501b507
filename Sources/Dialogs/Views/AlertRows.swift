/// How many rows each part of an alert gets.
struct AlertRows {
  var title: Int
  let body: Int
  var prompt: Int
  let hasField: Bool
  let hasStatus: Bool
  let buttons: Int
  /// The rows of the highest button, which has to be seen whole.
  let tallestButton: Int
  var countdown: Int
  var keys: Int
  /// Whether the countdown stands at the end of the line of keys.
  var countdownSharesKeys: Bool
  /// The rows of a picture; gone where there is no room for all of it.
  var media = 0
  /// The rows of an icon with what is around it.
  var badge = 0
  /// The rows of the edges.
  let edges: Int
  /// The rows of a sheet's content, and the fewest in which it can be used.
  private(set) var content = 0
  private var leastContent = 0

  private(set) var hasEdges = true
  private(set) var hasGapAfterTitle: Bool
  private(set) var hasGapAfterBody: Bool
  private(set) var hasGapAfterContent = false
  private(set) var hasGapBeforeButtons: Bool
  private(set) var hasGapBeforeKeys: Bool
  private(set) var visibleBody: Int
  private(set) var visibleButtons: Int
  /// Whether what locks the destructive actions is said in the place of what is to be typed.
  private(set) var statusSharesPrompt = false
  /// Whether the countdown stands at the end of the row that says how much more there is.
  private(set) var countdownSharesMore = false

  /// The fewest rows of a message that blank rows give way for.
  private static let comfortableBody = 4
  /// The fewest rows of a content that blank rows give way for.
  private static let comfortableContent = 6
  /// The fewest rows of a content that the line of keys gives way for.
  private static let leastList = 3
  /// The fewest rows of a stack of buttons that the message gives way for.
  private static let comfortableStack = 6

  init(
    title: Int, body: Int, prompt: Int, hasField: Bool, hasStatus: Bool, buttons: ButtonArrangement,
    countdown: Int, keys: Int, countdownSharesKeys: Bool, edges: Int
  ) {
    self.title = title
    self.body = body
    self.prompt = prompt
    self.hasField = hasField
    self.hasStatus = hasStatus
    self.buttons = buttons.rows
    tallestButton = buttons.tallest
    self.countdown = countdown
    self.keys = keys
    self.countdownSharesKeys = countdownSharesKeys
    self.edges = edges
    hasGapAfterTitle = body > 0
    hasGapAfterBody = hasField || hasStatus || body == 0
    hasGapBeforeButtons = hasField || hasStatus || body > 0
    hasGapBeforeKeys = countdown + keys > 0
    visibleBody = body
    visibleButtons = buttons.rows
  }

  /// Adds a content that would like so many rows, and needs so many.
  mutating func add(content ideal: Int, least: Int) {
    content = ideal
    leastContent = min(ideal, least)
    hasGapAfterContent = hasField || hasStatus
    (hasGapAfterBody, hasGapBeforeButtons) = (true, true)
  }

  /// Whether a row says how much of the body is out of sight.
  var showsMore: Bool { visibleBody < body }
  /// Whether a blank row stands between a picture and what follows.
  var hasGapAfterMedia: Bool { media > 0 }
  /// The rows that say what locks the destructive actions.
  var status: Int { hasStatus && !statusSharesPrompt ? 1 : 0 }
  /// The rows of the countdown alone.
  var countdownRows: Int { countdownSharesMore && showsMore ? 0 : countdown }

  /// The rows of everything.
  var total: Int {
    var rows =
      media + badge + (hasGapAfterMedia ? 1 : 0) + title + visibleBody + prompt + (hasField ? 1 : 0) + status
    rows += visibleButtons + countdownRows + keys + content
    if hasGapAfterContent { rows += 1 }
    if hasEdges { rows += edges }
    if hasGapAfterTitle { rows += 1 }
    if showsMore || hasGapAfterBody { rows += 1 }
    if hasGapBeforeButtons { rows += 1 }
    if hasGapBeforeKeys { rows += 1 }
    return rows
  }

  /// Takes rows away until everything fits, the least needed first.
  mutating func fit(_ available: Int) {
    let ideal = content
    if total > available { shrinkHeader(available) }
    shrinkBody(to: min(body, Self.comfortableBody), available)
    shrinkContent(to: max(leastContent, Self.comfortableContent), available)
    if total > available { hasGapBeforeKeys = false }
    if total > available && showsMore { hasGapBeforeButtons = false }
    if total > available { badge = min(badge, 1) }
    if total > available { hasGapAfterTitle = false }
    if total > available { badge = 0 }
    if total > available { hasEdges = false }
    if total > available { hasGapAfterBody = false }
    if total > available { hasGapAfterContent = false }
    if total > available { hasGapBeforeButtons = false }
    shrinkButtons(to: max(Self.comfortableStack, tallestButton), available)
    shrinkContent(to: leastContent, available)
    shrinkBody(to: min(body, 1), available)
    shrinkButtons(to: max(3, tallestButton), available)
    if total > available { dropKeys() }
    while total > available, title > 1 { title -= 1 }
    while total > available, prompt > 1 { prompt -= 1 }
    if total > available && prompt > 0 { statusSharesPrompt = hasStatus }
    if total > available { countdownSharesMore = true }
    shrinkButtons(to: 1, available)
    shrinkContent(to: 1, available)
    if leastContent > 0 { shrinkBody(to: 0, available) }
    growContent(to: ideal, available)
    if content < min(ideal, Self.leastList), keys > 0 {
      dropKeys()
      growContent(to: ideal, available)
    }
    growBody(available)
  }

  /// A picture stays only beside a comfortable message.
  private mutating func shrinkHeader(_ available: Int) {
    let hidden = visibleBody - min(visibleBody, Self.comfortableBody)
    if total - hidden > available { media = 0 }
  }

  /// The countdown stays, alone.
  private mutating func dropKeys() {
    keys = 0
    if countdownSharesKeys {
      countdown = 1
      countdownSharesKeys = false
    }
  }

  private mutating func shrinkBody(to least: Int, _ available: Int) {
    while total > available, visibleBody > least { visibleBody -= 1 }
  }

  private mutating func shrinkContent(to least: Int, _ available: Int) {
    content = max(min(content, least), content - max(0, total - available))
  }

  private mutating func growContent(to ideal: Int, _ available: Int) {
    content = min(ideal, content + max(0, available - total))
  }

  /// Takes all rows that there are.
  mutating func fill(_ available: Int) { content += max(0, available - total) }

  private mutating func shrinkButtons(to least: Int, _ available: Int) {
    while total > available, visibleButtons > least { visibleButtons -= 1 }
  }

  /// What became free by taking whole rows away goes to the message.
  private mutating func growBody(_ available: Int) {
    while visibleBody < body {
      visibleBody += 1
      if total > available {
        visibleBody -= 1
        return
      }
    }
  }
}
