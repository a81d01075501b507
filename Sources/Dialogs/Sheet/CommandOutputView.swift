import TextScreen

//  ⠹ running 0:12
//  (the output)
//  ▸ lines 1–20 of 20…                    following

/// How a command ended.
public enum CommandEnding: Equatable, Sendable {
  /// With an exit status.
  case exited(Int)
  /// By a signal.
  case killed(Int)
}

/// What a command writes, and how it goes with it.
///
/// CR goes back to the beginning of a line, as on a terminal: of a percentage that counts up the last one is shown.
public struct CommandOutputView: SheetContent {
  private let settings: DialogSettings
  private let moves: Bool
  private let closesAnyway: Bool
  private var pager: TextPager
  private var size = Size.zero
  private var elapsed = Duration.zero
  private var ending: CommandEnding?

  /// Makes a view of a command that has written nothing yet.
  ///
  /// - Parameters:
  ///   - moves: whether something moves while it runs.
  ///   - closesAnyway: whether it is accepted at the end although the command has failed.
  public init(settings: DialogSettings, moves: Bool = true, closesAnyway: Bool = false) {
    self.settings = settings
    self.moves = moves
    self.closesAnyway = closesAnyway
    pager = TextPager(outputWith: settings)
  }

  /// The command has ended.
  public mutating func endCommand(_ ending: CommandEnding) { self.ending = ending }

  // MARK: Time

  /// Counts the time while the command runs.
  public mutating func advance(to elapsed: Duration) -> SheetReaction {
    guard ending != nil else {
      self.elapsed = max(self.elapsed, elapsed)
      return .ignored
    }
    return closes ? .accept : .ignored
  }

  /// When the sign moves next, or the next second.
  public var nextChange: Duration? {
    if ending != nil { return closes ? elapsed : nil }
    return moves ? .nanoseconds((step + 1) * Self.tick) : .seconds(elapsed.wholeSeconds + 1)
  }

  /// Whether it is accepted by itself now.
  private var closes: Bool { ending == .exited(0) || ending != nil && closesAnyway }

  private static let tick: Int64 = 100_000_000
  private var step: Int64 { elapsed.nanoseconds / Self.tick }

  /// It is accepted only when it has a status.
  public var obstacle: Wording? {
    ending == nil ? Wording("The command is still running", "still running") : nil
  }

  // MARK: Drawing

  /// The row above the output takes a row where there are three.
  private var headRows: Int { size.rows >= 3 ? 1 : 0 }

  /// The rows of the output, and one above.
  public func idealRows(columns: Int) -> Int { pager.idealRows(columns: columns) + 1 }
  /// Those of the output.
  public var leastRows: Int { pager.leastRows }

  /// It got this space.
  public mutating func resize(to size: Size) {
    self.size = size
    pager.resize(to: Size(columns: size.columns, rows: size.rows - headRows))
  }

  /// Draws how it goes, and the output below.
  public func draw(on canvas: Canvas, isFocused: Bool) {
    pager.draw(
      on: canvas.window(
        Rect(column: 0, row: headRows, columns: size.columns, rows: size.rows - headRows)),
      isFocused: isFocused)
    guard headRows == 1 else { return }
    let (mark, style) = mark
    let end = canvas.draw(mark, at: .zero, style)
    let text = words.text(columns: size.columns - end - 1, settings.repertoire)
    canvas.draw(text, at: Point(column: end + 1, row: 0), settings.palette.title)
  }

  private var mark: (SafeText, Style) {
    let palette = settings.palette
    switch ending {
    case nil:
      let signs = settings.symbols.spinner
      return (signs[moves ? Int(step % Int64(signs.count)) : 0], palette.title)
    case .exited(0): return (settings.symbols.mark(.success), palette.mark(.success))
    default: return (settings.symbols.mark(.error), palette.mark(.error))
    }
  }

  private var words: Wording {
    let time = elapsed.clockText
    let behind = " " + settings.symbols.separator + " " + time
    switch ending {
    case nil: return Wording("running " + time, time)
    case .exited(let status):
      let word = SafeText("\(status)")
      return Wording("exit status " + word + behind, "exit status " + word, word)
    case .killed(let signal):
      let word = SafeText("signal \(signal)")
      return Wording("ended by " + word + behind, "ended by " + word, word)
    }
  }

  // MARK: What the pager does

  /// It wrote more.
  public mutating func receive(_ bytes: [UInt8]) { pager.receive(bytes) }
  /// It writes no more.
  public mutating func endInput() { pager.endInput() }
  /// Whether a search goes on.
  public var hasWork: Bool { pager.hasWork }
  /// Searches for a few milliseconds.
  public mutating func work() { pager.work() }
  /// The output scrolls.
  public var canFocus: Bool { pager.canFocus }
  /// There is one place only.
  public mutating func enter(fromEnd: Bool) { pager.enter(fromEnd: fromEnd) }
  /// Whether the input of a search is open.
  public var acceptsText: Bool { pager.acceptsText }
  /// What a key would do in the output.
  public func effect(of key: KeyPress) -> KeyEffect { pager.effect(of: key) }
  /// A key of the output.
  public mutating func press(_ key: KeyPress) -> SheetReaction { pager.press(key) }
  /// Types into the input of a search.
  public mutating func paste(_ text: String) { pager.paste(text) }
  /// The mouse in the output.
  public mutating func point(_ mouse: MouseEvent) -> SheetReaction { pager.point(mouse) }
  /// Nothing is to be clicked.
  public func isControl(at point: Point) -> Bool { pager.isControl(at: point) }
  /// The keys of the output.
  public var keys: [SheetKey] { pager.keys }
  /// Whether the last row of the output was drawn.
  public var hasSeenEnd: Bool { pager.hasSeenEnd }
  /// There is nothing to enter.
  public var values: SheetValues { .none }
}
