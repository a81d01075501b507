import TextScreen

// What a session shows, and where on the screen it stands.

extension Session {
  /// Whether the question cannot be seen whole: then it cannot be answered, only left.
  var isTooSmall: Bool {
    terminal.columns < Self.leastColumns || terminal.rows < Self.leastRows
  }

  /// Where the dialog stands on the screen; nil when that is not known.
  var dialogArea: Rect? {
    let size = dialog.size(fitting: terminal)
    switch options.host {
    case .inline: return inlineRow.map { Rect(origin: Point(column: 0, row: $0), size: size) }
    case .screen: return stage?.area(size)
    }
  }

  /// What the terminal shall show.
  public func frame() -> Frame {
    if isTooSmall { return tooSmallFrame() }
    switch options.host {
    case .inline: return Frame(size: dialog.size(fitting: terminal)) { dialog.draw(on: $0) }
    case .screen: return stage?.frame(dialog) ?? Frame(size: terminal)
    }
  }

  private func tooSmallFrame() -> Frame {
    let size = options.host == .inline ? Size(columns: terminal.columns, rows: 1) : terminal
    return Frame(size: size) { canvas in
      let text: SafeText = "too small: enlarge, or esc"
      canvas.draw(text.truncated(columns: size.columns, repertoire: .ascii), at: .zero, .plain)
      canvas.placeCursor(at: .zero)
    }
  }

  /// What brings the frame onto the screen, and a picture over it once it stands still.
  mutating func painted() -> [UInt8] {
    guard isStale || stage?.isMoving == true else { return [] }
    let frame = frame()
    let bytes = renderer.render(frame)
    isStale = false
    // A dialog that has grown may have moved up with the screen.
    if options.host == .inline, frame.size.rows != shownRows {
      shownRows = frame.size.rows
      forgetRow()
    }
    return bytes + overlay.show(image, cursor: frame.cursor ?? .zero, isOnScreen: stage != nil)
  }

  /// The picture that is to be seen now; on the whole screen its place counts from the corner of that.
  private var image: (image: InlineImage, area: Rect)? {
    guard !isTooSmall, var image = dialog.image else { return nil }
    guard let stage else { return image }
    guard stage.isStanding, decision == nil, let origin = dialogArea?.origin else { return nil }
    image.area.origin.column += origin.column
    image.area.origin.row += origin.row
    return image
  }

  /// The motion goes on; at its end the input gate begins (rule 2).
  mutating func move(to now: Instant) {
    guard let wasEntering = stage?.isEntering else { return }
    let wasMoving = stage?.isMoving
    stage?.advance(to: now)
    if wasMoving != stage?.isMoving { isStale = true }
    if wasEntering && stage?.isEntering == false { settle(at: now) }
  }

  mutating func endMotion(at now: Instant) {
    let wasEntering = stage?.isEntering == true
    if stage?.isMoving == true { isStale = true }
    stage?.endMotion()
    if wasEntering { settle(at: now) }
  }

  private mutating func settle(at now: Instant) {
    gate.questionChanged()
    standsSince = now
  }
}
