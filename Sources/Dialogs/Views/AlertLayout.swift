import TextScreen

/// Where everything in an alert stands, for one size of terminal.
///
/// What an alert must show are its title's first line, a line of the message, the field and the focused
/// button. Everything else gives way, in this order: long messages scroll, blank rows go, then the edges, then
/// the line of keys; at last the stack of buttons scrolls as well. Countdowns and what locks an action move into
/// rows of others then, and are never left out.
struct AlertLayout {
  /// What is to be laid out.
  struct Content {
    var title: SafeText
    var hasMark: Bool
    var message: [SafeText]
    var prompt: SafeText?
    var hasStatus: Bool
    var widestStatus: Int
    var labels: [SafeText]
    var roles: [ActionRole]
    var keys: Int
    var countdown: Int
    var card: PopupCard?
    var sheet: SheetRows?
  }

  /// What a sheet needs.
  struct SheetRows {
    /// The rows that its content would like in so many columns.
    let ideal: (Int) -> Int
    /// The rows that its content needs.
    let least: Int
    /// Whether it is as high as what there is.
    let fills: Bool
  }

  /// The whole surface.
  private(set) var size = Size.zero
  /// Whether there are rows for the edges above and below.
  private(set) var hasEdges = true
  /// Whether the title, the message and the buttons stand in the middle.
  private(set) var isCentered = false
  /// The rows of a picture.
  private(set) var mediaRows = 0..<0
  /// The rows of an icon with what is around it.
  private(set) var badgeRows = 0..<0
  /// The place of the × in the corner.
  private(set) var close: Point?
  /// Columns from the surface's side to the text.
  private(set) var inset = 0
  /// Columns of text.
  private(set) var columns = 0
  /// Whether there is no room for more columns.
  private(set) var isWidest = false
  /// The title, where it does not scroll with the message.
  private(set) var title: [SafeText] = []
  /// Everything that scrolls: what is left of a long title, then the message.
  private(set) var body: [SafeText] = []
  /// How many lines of the body belong to the title.
  private(set) var titleLinesInBody = 0
  /// How many lines of the body belong to the title and the message; what follows is never centred.
  private(set) var centeredLinesInBody = 0
  private(set) var titleRow = 0
  /// The rows in which the body is seen.
  private(set) var bodyRows = 0..<0
  /// The row that says how much more there is.
  private(set) var moreRow: Int?
  /// The rows of a sheet's content.
  private(set) var contentRows = 0..<0
  private(set) var promptRows: [(row: Int, text: SafeText)] = []
  private(set) var fieldRow: Int?
  private(set) var statusRow: Int?
  private(set) var buttons = ButtonArrangement(labels: [], roles: [], columns: 0)
  private(set) var buttonRows = 0..<0
  private(set) var countdownRow: Int?
  private(set) var keysRow: Int?

  /// The furthest that the body can be scrolled.
  var lastOffset: Int { max(0, body.count - bodyRows.count) }
  /// Whether some of the body is out of sight.
  var scrolls: Bool { lastOffset > 0 }

  /// The layout of nothing.
  init() {}

  init(_ content: Content, settings: DialogSettings, available: Size) {
    let form = settings.form
    let widest = min(available.columns, settings.maxWidth)
    inset = Self.inset(settings, columns: widest)
    let most = max(1, widest - 2 * inset)
    columns =
      content.sheet == nil
      ? min(most, Self.naturalColumns(content, columns: most, rows: available.rows)) : most
    isWidest = columns == most
    isCentered = content.card?.alignment == .center
    breakText(content, available.rows)

    var promptLines = content.prompt?.wrapped(columns: columns) ?? []
    if promptLines.count > max(1, available.rows / 4) { shorten(&promptLines, content, settings.repertoire) }
    var rows = fittingRows(content, prompt: promptLines.count, form, available.rows)
    while rows.title < title.count || rows.prompt < promptLines.count {
      unpinTitle(keeping: rows.title)
      if rows.prompt < promptLines.count { shorten(&promptLines, content, settings.repertoire) }
      rows = fittingRows(content, prompt: promptLines.count, form, available.rows)
    }
    place(rows, promptLines: promptLines, topRows: form.topRows)
    let width = form.isFullWidth ? available.columns : min(available.columns, columns + 2 * inset)
    if form.isFullWidth { inset = max(inset, (width - columns) / 2) }
    if content.card?.hasClose == true {
      let first =
        mediaRows.isEmpty ? (badgeRows.isEmpty ? titleRow : badgeRows.lowerBound) : mediaRows.lowerBound
      close = Point(column: form.isFullWidth ? width - 1 - settings.padding : inset + columns - 1, row: first)
    }
    size = Size(columns: width, rows: min(rows.total, available.rows))
  }

  /// The rows that an image may take of those of the terminal.
  private static func mediaRows(_ rows: Int) -> Int { max(4, rows / 3) }

  /// Breaks the title and everything that scrolls into lines.
  private mutating func breakText(_ content: Content, _ rows: Int) {
    // Beside the title is a mark, and in the corner perhaps the ×, on both sides of a title in the middle.
    let corner = content.card?.hasClose == true ? (isCentered ? 4 : 2) : 0
    let titleLines = content.title.wrapped(columns: columns - (content.hasMark ? 2 : 0) - corner)
    let pinned = titleLines.count <= max(1, rows / 3) ? titleLines.count : 1
    title = Array(titleLines.prefix(pinned))
    titleLinesInBody = titleLines.count - pinned
    // A message may have a million lines: no second copy of them, and no growing by doubling.
    body.reserveCapacity(titleLinesInBody + content.message.count)
    body += titleLines.dropFirst(pinned)
    for line in content.message { body += line.wrapped(columns: columns) }
    centeredLinesInBody = isCentered ? body.count : 0
    guard let card = content.card, !card.content.isEmpty else { return }
    if !body.isEmpty { body.append("") }
    for line in card.content { body += line.wrapped(columns: columns) }
  }

  /// The lines of the title that there are no rows for scroll with the message.
  private mutating func unpinTitle(keeping count: Int) {
    let surplus = title[count...]
    body.insert(contentsOf: surplus, at: 0)
    titleLinesInBody += surplus.count
    if isCentered { centeredLinesInBody += surplus.count }
    title.removeLast(surplus.count)
  }

  /// The columns in which nothing has to be broken.
  ///
  /// - Parameters:
  ///   - columns: what there is at most.
  ///   - rows: those of the terminal.
  private static func naturalColumns(_ content: Content, columns: Int, rows: Int) -> Int {
    let gap = content.countdown > 0 && content.keys > 0 ? KeyLine.gap : 0
    let text = [
      content.title.width + (content.hasMark ? 2 : 0) + (content.card?.hasClose == true ? 4 : 0),
      content.message.lazy.map(\.width).max() ?? 0, content.card?.content.lazy.map(\.width).max() ?? 0,
      content.card?.media?.size(columns: columns, rows: Self.mediaRows(rows)).columns ?? 0,
    ]
    let controls = [
      content.prompt?.width ?? 0, content.widestStatus,
      ButtonArrangement.naturalWidth(labels: content.labels, roles: content.roles, columns: columns),
      content.keys + gap + content.countdown,
    ]
    return (text + controls).max() ?? 0
  }

  /// One row of the prompt stays; what it says is also at the end of what scrolls.
  private mutating func shorten(_ prompt: inout [SafeText], _ content: Content, _ repertoire: Repertoire) {
    guard let text = content.prompt, prompt.count > 1 else { return }
    if !body.isEmpty { body.append("") }
    body += prompt
    prompt = [text.truncated(columns: columns, repertoire: repertoire)]
  }

  /// Arranges the buttons, and gives every part its number of rows.
  private mutating func fittingRows(
    _ content: Content, prompt: Int, _ form: SurfaceForm, _ available: Int
  ) -> AlertRows {
    let isSeparate =
      content.countdown > 0 && (content.keys == 0 || content.countdown + KeyLine.gap + 10 > columns)
    let width = columns + 2 * inset
    let wanted = content.card?.media?.size(columns: width, rows: Self.mediaRows(available)) ?? .zero
    func rows(_ buttons: ButtonArrangement) -> AlertRows {
      var rows = AlertRows(
        title: title.count, body: body.count, prompt: prompt, hasField: content.prompt != nil,
        hasStatus: content.hasStatus, buttons: buttons, countdown: isSeparate ? 1 : 0,
        keys: content.keys > 0 ? 1 : 0, countdownSharesKeys: content.countdown > 0 && !isSeparate,
        edges: form.topRows + form.bottomRows)
      if wanted.columns <= width { rows.media = wanted.rows }
      if content.card?.icon != nil { rows.badge = 4 }
      if let sheet = content.sheet, sheet.fills || sheet.least > 0 {
        rows.add(content: sheet.ideal(columns), least: sheet.least)
      }
      rows.fit(available)
      if content.sheet?.fills == true { rows.fill(available) }
      return rows
    }
    buttons = ButtonArrangement(labels: content.labels, roles: content.roles, columns: columns)
    let whole = rows(buttons)
    guard whole.visibleButtons < buttons.rows, columns - buttons.columns < StackMark.columns else {
      return whole
    }
    buttons = ButtonArrangement(
      labels: content.labels, roles: content.roles, columns: columns, reserved: StackMark.columns)
    return rows(buttons)
  }

  private static func inset(_ settings: DialogSettings, columns: Int) -> Int {
    let wanted = columns >= 40 ? settings.padding : min(settings.padding, columns >= 30 ? 2 : 1)
    return max(settings.palette.hasGround ? 0 : 1, wanted)
  }

  /// Where something of a width begins that stands in the middle where the text does.
  func start(of width: Int) -> Int { isCentered ? max(0, (columns - width) / 2) : 0 }

  /// Where the buttons begin, from the text's side.
  var buttonColumn: Int { buttonRows.count < buttons.rows ? 0 : start(of: buttons.columns) }

  /// Gives every part its row, from the top.
  private mutating func place(_ rows: AlertRows, promptLines: [SafeText], topRows: Int) {
    hasEdges = rows.hasEdges
    var row = rows.hasEdges ? topRows : 0
    mediaRows = row..<row + rows.media
    row = mediaRows.upperBound + (rows.hasGapAfterMedia ? 1 : 0)
    // Below an icon of three rows stands a blank one.
    badgeRows = row..<row + min(rows.badge, 3)
    row += rows.badge
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
    contentRows = row..<row + rows.content
    row = contentRows.upperBound + (rows.hasGapAfterContent ? 1 : 0)
    for line in promptLines.prefix(rows.prompt) {
      promptRows.append((row, line))
      row += 1
    }
    if rows.statusSharesPrompt { statusRow = promptRows.last?.row }
    if rows.hasField {
      fieldRow = row
      row += 1
    }
    if rows.status > 0 {
      statusRow = row
      row += 1
    }
    if rows.hasGapBeforeButtons { row += 1 }
    buttonRows = row..<row + rows.visibleButtons
    row = buttonRows.upperBound
    if rows.hasGapBeforeKeys { row += 1 }
    if rows.countdownRows > 0 {
      countdownRow = row
      row += 1
    } else if rows.countdown > 0 {
      countdownRow = moreRow
    }
    if rows.keys > 0 { keysRow = row }
    if rows.countdownSharesKeys { countdownRow = keysRow }
  }
}
