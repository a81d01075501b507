import TextScreen

//  Copying photos
//
//  ━━━━━━━━━━━━━━╸────────────────────────────   33 %
//  0:42 · about 1 min left

/// How far something has come, as its lines tell.
///
/// It changes ten times a second at most, however many lines come.
public struct ProgressView: SheetContent {
  /// The most rows of its text.
  private static let textRows = 4
  /// Nanoseconds between two changes at the least.
  private static let tick: Int64 = 100_000_000

  let settings: DialogSettings
  private let autoCloses: Bool
  private let moves: Bool

  private var stream = ProgressStream()
  /// What is drawn of it.
  private var shown = ProgressStream()
  private var isPending = false
  /// When it was last taken over for being drawn.
  private var shownTick: Int64?
  private var hasEnded = false
  private var elapsed = Duration.zero
  private var estimate = ProgressEstimate()
  /// Columns that it got; 0 before.
  private var columns = 0
  /// The most rows that its text had, so that the bar does not jump up.
  private var tallest = 1

  /// Makes a progress of which nothing is known.
  ///
  /// - Parameters:
  ///   - autoCloses: whether it is accepted at 100.
  ///   - moves: whether something moves while it is not known how far it is.
  public init(settings: DialogSettings, autoCloses: Bool, moves: Bool = true) {
    self.settings = settings
    self.autoCloses = autoCloses
    self.moves = moves
  }

  /// What is to be said after the end about lines that were left out.
  public var warning: String? { isComplete ? stream.warning : nil }

  /// Whether it came to 100.
  public var isWhole: Bool { stream.percent == 100 }

  /// It is accepted only at its end.
  public var obstacle: Wording? { isComplete ? nil : Wording("Still running") }

  // MARK: Its input

  /// Lines came.
  public mutating func receive(_ bytes: [UInt8]) {
    stream.receive(bytes)
    isPending = true
    // The first ones are not kept waiting.
    if shownTick == nil { takeOver() }
  }

  /// Nothing more comes.
  public mutating func endInput() {
    stream.finish()
    hasEnded = true
    isPending = true
  }

  private mutating func takeOver() {
    shown = stream
    shownTick = ticks
    isPending = false
    growText()
  }

  // MARK: Time

  /// Shows what came meanwhile; accepts at the end.
  public mutating func advance(to elapsed: Duration) -> SheetReaction {
    let second = self.elapsed.wholeSeconds
    self.elapsed = max(self.elapsed, elapsed)
    if isPending, isDue || isComplete { takeOver() }
    if self.elapsed.wholeSeconds != second {
      estimate.update(second: self.elapsed.wholeSeconds, percent: isUnknown ? nil : shown.percent)
    }
    return isComplete ? .accept : .ignored
  }

  /// When something is to be drawn.
  public var nextChange: Duration? {
    if isComplete { return elapsed }
    var next: [Duration] = hasEnded ? [] : [.seconds(elapsed.wholeSeconds + 1)]
    if isPending { next.append(shownTick.map(Self.time(after:)) ?? elapsed) }
    if moves, isUnknown, !hasEnded { next.append(Self.time(after: ticks)) }
    return next.min()
  }

  private var ticks: Int64 { elapsed.nanoseconds / Self.tick }

  private static func time(after ticks: Int64) -> Duration { .nanoseconds((ticks + 1) * tick) }

  private var isDue: Bool { shownTick.map { ticks > $0 } ?? true }

  private var isComplete: Bool { hasEnded || (autoCloses && stream.percent == 100) }

  private var isUnknown: Bool { shown.percent == nil || shown.isPulsing }

  // MARK: Drawing

  /// Its text, a blank row, the bar and the times.
  public func idealRows(columns: Int) -> Int {
    max(tallest, lines(columns: columns, rows: Self.textRows).count) + 3
  }

  /// The bar alone.
  public var leastRows: Int { 1 }

  /// It got this space.
  public mutating func resize(to size: Size) {
    if columns != size.columns { tallest = 1 }
    columns = size.columns
    growText()
  }

  private mutating func growText() {
    tallest = max(tallest, lines(columns: columns, rows: Self.textRows).count)
  }

  /// Draws what there is room for, the bar first.
  public func draw(on canvas: Canvas, isFocused: Bool) {
    let (columns, rows) = (canvas.size.columns, canvas.size.rows)
    let below = rows >= 3 ? 2 : 1
    let lines = lines(columns: columns, rows: min(Self.textRows, rows - below))
    for (row, line) in lines.enumerated() {
      canvas.draw(line, at: Point(column: 0, row: row), settings.palette.text)
    }
    let barRow = max(0, min(tallest + 1, rows - below))
    ProgressBar(percent: isUnknown ? nil : shown.percent, step: step, settings: settings).draw(
      on: canvas.window(Rect(column: 0, row: barRow, columns: columns, rows: 1)))
    guard below == 2 else { return }
    canvas.draw(times(columns: columns), at: Point(column: 0, row: barRow + 1), settings.palette.muted)
  }

  /// Steps of the moving segment; where nothing moves it stays where it begins.
  private var step: Int { moves && !hasEnded ? Int(truncatingIfNeeded: ticks) : 0 }

  /// The text in rows; the last one says that there is more.
  private func lines(columns: Int, rows: Int) -> [SafeText] {
    guard columns > 0, rows > 0 else { return [] }
    var lines = shown.text.flatMap {
      SafeText(bytes: $0, repertoire: settings.repertoire).wrapped(columns: columns)
    }
    guard lines.count > rows else { return lines }
    let rest = lines[rows - 1] + " " + lines[rows]
    lines = Array(lines.prefix(rows - 1))
    return lines + [
      (rest + settings.symbols.ellipsis).truncated(columns: columns, repertoire: settings.repertoire)
    ]
  }

  private func times(columns: Int) -> SafeText {
    let time = elapsed.clockText
    guard !hasEnded, let left = estimate.wording else { return time }
    let tail = " " + settings.symbols.separator + " "
    let room = columns - time.width - tail.width
    return room < left.shortest.width ? time : time + tail + left.text(columns: room, settings.repertoire)
  }

  // MARK: Keys

  /// There is nothing to do in it.
  public var canFocus: Bool { true }
  /// It cannot have the focus.
  public mutating func enter(fromEnd: Bool) {}
  /// Nothing is typed.
  public var acceptsText: Bool { false }
  /// No key does anything.
  public func effect(of key: KeyPress) -> KeyEffect { .moves }
  /// No key does anything.
  public mutating func press(_ key: KeyPress) -> SheetReaction { .ignored }
  /// Nothing is pasted.
  public mutating func paste(_ text: String) {}
  /// The mouse does nothing.
  public mutating func point(_ mouse: MouseEvent) -> SheetReaction { .ignored }
  /// Nothing is to be clicked.
  public func isControl(at point: Point) -> Bool { false }
  /// No key works.
  public var keys: [SheetKey] { [] }
  /// There is nothing to enter.
  public var values: SheetValues { .none }
}
