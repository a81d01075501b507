import TextScreen

/// Where everything in an alert stands, for one size of terminal.
///
/// What an alert must show are its title's first line, a line of the message, the field and the focused
/// button. Everything else gives way, in this order: long messages scroll, blank rows go, then the edges, then
/// the line of keys; at last the stack of buttons scrolls as well.
struct AlertLayout {
  /// What is to be laid out.
  struct Content {
    var title: SafeText
    var hasMark: Bool
    var message: [SafeText]
    var prompt: SafeText?
    var hasStatus: Bool
    var widestStatus: Int
    var roles: [ActionRole]
    var buttonWidths: [Int]
    var keys: Int
    var countdown: Int
  }

  /// The whole surface.
  private(set) var size = Size.zero
  /// Whether there are rows for the edges above and below.
  private(set) var hasEdges = true
  /// Columns from the surface's side to the text.
  private(set) var inset = 0
  /// Columns of text.
  private(set) var columns = 0
  /// The title, where it does not scroll with the message.
  private(set) var title: [SafeText] = []
  /// Everything that scrolls: what is left of a long title, then the message.
  private(set) var body: [SafeText] = []
  /// How many lines of the body belong to the title.
  private(set) var titleLinesInBody = 0
  private(set) var titleRow = 0
  /// The rows in which the body is seen.
  private(set) var bodyRows = 0..<0
  /// The row that says how much more there is.
  private(set) var moreRow: Int?
  private(set) var promptRows: [(row: Int, text: SafeText)] = []
  private(set) var fieldRow: Int?
  private(set) var statusRow: Int?
  private(set) var buttons = ButtonArrangement(roles: [], widths: [], columns: 0)
  private(set) var buttonRows = 0..<0
  private(set) var countdownRow: Int?
  private(set) var keysRow: Int?

  /// The furthest that the body can be scrolled.
  var lastOffset: Int { max(0, body.count - bodyRows.count) }
  /// Whether some of the body is out of sight.
  var scrolls: Bool { lastOffset > 0 }

  init(_ content: Content, settings: DialogSettings, available: Size) {
    let widest = min(available.columns, settings.maxWidth)
    inset = Self.inset(settings, columns: widest)
    let markColumns = content.hasMark ? 2 : 0
    let most = max(1, widest - 2 * inset)
    let natural = max(
      content.title.width + markColumns, content.message.lazy.map(\.width).max() ?? 0,
      content.prompt?.width ?? 0, content.widestStatus, ButtonArrangement.rowWidth(content.buttonWidths),
      content.keys + (content.countdown > 0 && content.keys > 0 ? KeyLine.gap : 0) + content.countdown)
    columns = min(most, natural)
    buttons = ButtonArrangement(roles: content.roles, widths: content.buttonWidths, columns: columns)
    let titleLines = content.title.wrapped(columns: columns - markColumns)
    let promptLines = content.prompt?.wrapped(columns: columns) ?? []
    let pinned = titleLines.count <= max(1, available.rows / 3) ? titleLines.count : 1
    title = Array(titleLines.prefix(pinned))
    titleLinesInBody = titleLines.count - pinned
    // A message may have a million lines: no second copy of them, and no growing by doubling.
    body.reserveCapacity(titleLinesInBody + content.message.count)
    body += titleLines.dropFirst(pinned)
    for line in content.message { body += line.wrapped(columns: columns) }
    let separateCountdown =
      content.countdown > 0 && (content.keys == 0 || content.countdown + KeyLine.gap + 10 > columns)
    var rows = Rows(
      title: title.count, body: body.count, prompt: promptLines.count, hasField: content.prompt != nil,
      hasStatus: content.hasStatus, buttons: buttons.rows, countdown: separateCountdown ? 1 : 0,
      keys: content.keys > 0 ? 1 : 0)
    rows.fit(available.rows)
    place(rows, promptLines: promptLines)
    if !separateCountdown && content.countdown > 0 { countdownRow = keysRow }
    size = Size(columns: min(available.columns, columns + 2 * inset), rows: min(rows.total, available.rows))
  }

  private static func inset(_ settings: DialogSettings, columns: Int) -> Int {
    let wanted = columns >= 40 ? settings.padding : min(settings.padding, columns >= 30 ? 2 : 1)
    return max(settings.palette.isFilled ? 0 : 1, wanted)
  }

  /// Gives every part its row, from the top.
  private mutating func place(_ rows: Rows, promptLines: [SafeText]) {
    hasEdges = rows.hasEdges
    var row = rows.hasEdges ? 1 : 0
    titleRow = row
    row += rows.title
    if rows.hasGapAfterTitle { row += 1 }
    bodyRows = row..<row + rows.visibleBody
    row = bodyRows.upperBound
    if rows.showsMore {
      moreRow = row
      row += 1
    } else if rows.hasGapAfterBody {
      row += 1
    }
    for line in promptLines.prefix(rows.prompt) {
      promptRows.append((row, line))
      row += 1
    }
    if rows.hasField {
      fieldRow = row
      row += 1
    }
    if rows.hasStatus {
      statusRow = row
      row += 1
    }
    if rows.hasGapBeforeButtons { row += 1 }
    buttonRows = row..<row + rows.visibleButtons
    row = buttonRows.upperBound
    if rows.hasGapBeforeKeys { row += 1 }
    if rows.countdown > 0 {
      countdownRow = row
      row += 1
    }
    if rows.keys > 0 { keysRow = row }
  }
}

/// How many rows each part of an alert gets.
struct Rows {
  var title: Int
  let body: Int
  var prompt: Int
  let hasField: Bool
  var hasStatus: Bool
  let buttons: Int
  var countdown: Int
  var keys: Int

  var hasEdges = true
  var hasGapAfterTitle: Bool
  var hasGapAfterBody: Bool
  var hasGapBeforeButtons: Bool
  var hasGapBeforeKeys: Bool
  var visibleBody: Int
  var visibleButtons: Int

  /// The fewest rows of a message that blank rows give way for.
  private static let comfortableBody = 4

  init(
    title: Int, body: Int, prompt: Int, hasField: Bool, hasStatus: Bool, buttons: Int, countdown: Int,
    keys: Int
  ) {
    self.title = title
    self.body = body
    self.prompt = prompt
    self.hasField = hasField
    self.hasStatus = hasStatus
    self.buttons = buttons
    self.countdown = countdown
    self.keys = keys
    hasGapAfterTitle = body > 0
    hasGapAfterBody = hasField || hasStatus || body == 0
    hasGapBeforeButtons = hasField || hasStatus || body > 0
    hasGapBeforeKeys = countdown + keys > 0
    visibleBody = body
    visibleButtons = buttons
  }

  /// Whether a row says how much of the body is out of sight.
  var showsMore: Bool { visibleBody < body }

  /// The rows of everything.
  var total: Int {
    var rows = title + visibleBody + prompt + (hasField ? 1 : 0) + (hasStatus ? 1 : 0)
    rows += visibleButtons + countdown + keys
    if hasEdges { rows += 2 }
    if hasGapAfterTitle { rows += 1 }
    if showsMore || hasGapAfterBody { rows += 1 }
    if hasGapBeforeButtons { rows += 1 }
    if hasGapBeforeKeys { rows += 1 }
    return rows
  }

  /// Takes rows away until everything fits, the least needed first.
  mutating func fit(_ available: Int) {
    shrinkBody(to: min(body, Self.comfortableBody), available)
    if total > available { hasGapBeforeKeys = false }
    if total > available && showsMore { hasGapBeforeButtons = false }
    if total > available { hasGapAfterTitle = false }
    if total > available { hasEdges = false }
    if total > available { hasGapAfterBody = false }
    if total > available { hasGapBeforeButtons = false }
    shrinkBody(to: min(body, 1), available)
    while total > available, visibleButtons > 3 { visibleButtons -= 1 }
    if total > available { keys = 0 }
    while total > available, visibleButtons > 1 { visibleButtons -= 1 }
    while total > available, title > 1 { title -= 1 }
    if total > available { hasStatus = false }
    while total > available, prompt > 1 { prompt -= 1 }
    if total > available { countdown = 0 }
    if total > available { prompt = 0 }
    growBody(available)
  }

  private mutating func shrinkBody(to least: Int, _ available: Int) {
    while total > available, visibleBody > least { visibleBody -= 1 }
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
