import TextScreen

//                         ━━━━━━
//    Which colours?
//
//    ▸ ◉ red     warm                      ┃
//      ○ green                             │
//
//     Choose      Cancel     Choose at least 1
//
//    ↑↓ move   space mark   ⏎ choose   esc cancel
//
// What a sheet holds between the message and the buttons, and what keys do while it has the focus.

extension AlertDialog {
  // MARK: Space

  /// Rows of the highest that the dialog may be.
  var heightLimit: Int {
    guard isSheet else { return available.rows }
    let detent = detents.indices.contains(detent) ? detents[detent] : .large
    let least = min(available.rows, Session<Self>.leastRows)
    return max(least, detent.rows(of: available.rows))
  }

  /// What the content asks of the layout; nil for an alert or a card.
  var sheetRows: AlertLayout.SheetRows? {
    guard isSheet else { return nil }
    let content = content
    return AlertLayout.SheetRows(
      ideal: { columns in content?.idealRows(columns: columns) ?? 0 }, least: content?.leastRows ?? 0,
      fills: !detents.isEmpty)
  }

  /// Where the content stands, on the whole surface.
  private var contentArea: Rect {
    Rect(
      column: layout.inset, row: layout.contentRows.lowerBound, columns: layout.columns,
      rows: layout.contentRows.count)
  }

  // MARK: Drawing

  /// Draws the content, on a canvas of the text's columns.
  func drawContent(on canvas: Canvas) {
    guard let content, !layout.contentRows.isEmpty else { return }
    let area = Rect(
      column: 0, row: layout.contentRows.lowerBound, columns: layout.columns, rows: layout.contentRows.count)
    content.draw(on: canvas.window(area), isFocused: focus == .content)
  }

  /// Says beside the buttons why the content cannot be accepted.
  func drawObstacle(on canvas: Canvas) {
    guard let obstacle = content?.obstacle, !layout.buttonRows.isEmpty, !layout.buttons.isStacked,
      alert.actions.contains(where: { $0.role != .cancel })
    else { return }
    let start = layout.buttonColumn + layout.buttons.columns + 2
    let room = layout.columns - start
    guard room >= obstacle.shortest.width else { return }
    canvas.draw(
      obstacle.text(columns: room, settings.repertoire),
      at: Point(column: start, row: layout.buttonRows.lowerBound), settings.palette.muted)
  }

  /// The keys that work while the content has the focus.
  var contentKeyLine: KeyLine {
    var keys = content?.keys ?? []
    if content?.canFocus == true,
      !keys.contains(where: { $0.binding.actions.contains { $0.action == .next } })
    {
      keys.append(SheetKey(binding: .tab, word: "buttons", rank: 5))
    }
    var items = keys.map { KeyLine.Item($0.binding, $0.word, rank: $0.rank, settings.repertoire) }
    if detents.count > 1, content?.acceptsText != true {
      items.append(KeyLine.Item(.detents, "height", rank: 4, settings.repertoire))
    }
    items.append(KeyLine.Item(.leave, "cancel", rank: 0, settings.repertoire))
    return KeyLine(items: items)
  }

  // MARK: Keys

  /// What a key would do while the content has the focus.
  func contentEffect(of key: KeyPress) -> KeyEffect {
    if KeyBinding.leaves(key) { return .cancels }
    if heightStep(of: key) != nil { return .moves }
    return content?.effect(of: key) ?? .moves
  }

  /// A key while the content has the focus: the letters of the buttons have no meaning then.
  mutating func pressInContent(_ key: KeyPress) -> Outcome? {
    if KeyBinding.leaves(key) { return .dismissed }
    if let step = heightStep(of: key) {
      changeDetent(by: step)
      return nil
    }
    let reaction = content?.press(key) ?? .ignored
    if reaction == .handled { isTouched = true }
    guard reaction == .ignored else { return outcome(of: reaction) }
    switch KeyBinding.action(for: key) {
    case .next, .down: moveFocus(by: 1)
    case .previous, .up: moveFocus(by: -1)
    default: break
    }
    return nil
  }

  /// What a key does to the height of a sheet that has several, where it is no text.
  private func heightStep(of key: KeyPress) -> Int? {
    guard detents.count > 1, !acceptsText else { return nil }
    switch KeyBinding.action(for: key) {
    case .grow: return 1
    case .shrink: return -1
    default: return nil
    }
  }

  /// What a reaction of the content comes to.
  mutating func outcome(of reaction: SheetReaction) -> Outcome? {
    switch reaction {
    case .ignored, .handled: return nil
    case .leave(let forward):
      moveFocus(by: forward ? 1 : -1)
      return nil
    case .accept: return accept()
    }
  }

  /// The action that accepts the content: the first default one.
  var accepting: Int? { alert.actions.firstIndex { $0.role == .default } }

  /// Enter in the content: the action that accepts it, or the way to what stands against that.
  private mutating func accept() -> Outcome? {
    guard content?.obstacle == nil else { return nil }
    guard let accepting else {
      moveFocus(by: 1)
      return nil
    }
    if isEnabled(accepting) { return .chosen(accepting) }
    if guards.text != nil { focus = .field }
    return nil
  }

  // MARK: Input

  /// What accepting the content would mean now.
  public var answer: DialogAnswer {
    guard let content else { return DialogAnswer() }
    return DialogAnswer(values: content.values, isAcceptable: content.obstacle == nil)
  }

  /// Bytes of the content's input arrived.
  public mutating func receive(_ bytes: [UInt8]) { content?.receive(bytes) }

  /// The content's input has ended.
  public mutating func endInput() {
    content?.endInput()
    makeRoom()
  }

  /// The command whose output it shows has ended.
  public mutating func endCommand(_ ending: CommandEnding) { content?.endCommand(ending) }

  /// Whether the content has something to do.
  public var hasWork: Bool { content?.hasWork ?? false }

  /// Does a part of it.
  public mutating func work() { content?.work() }

  /// Gives a content that has grown more rows where there are some.
  public mutating func makeRoom() {
    guard let content, detents.isEmpty, layout.size.rows < heightLimit,
      content.idealRows(columns: layout.columns) != layout.contentRows.count
    else { return }
    resize(to: available)
  }

  // MARK: Mouse

  /// What the mouse does inside the content; nil where it is elsewhere.
  mutating func pointInContent(_ mouse: MouseEvent) -> SheetReaction? {
    let area = contentArea
    guard let content, area.contains(mouse.position) else { return nil }
    if mouse.action == .press, content.canFocus { focus = .content }
    isTouched = true
    let position = Point(
      column: mouse.position.column - area.origin.column, row: mouse.position.row - area.origin.row)
    let reaction = self.content?.point(MouseEvent(mouse.action, button: mouse.button, position: position))
    return reaction == .ignored ? nil : reaction
  }

  /// Whether a click on a cell does something to the content.
  func isContentControl(_ point: Point) -> Bool {
    let area = contentArea
    guard let content, area.contains(point) else { return false }
    return content.isControl(
      at: Point(column: point.column - area.origin.column, row: point.row - area.origin.row))
  }

  // MARK: Heights

  /// Whether a cell belongs to the handle by which a sheet is drawn to another height.
  func isGrip(_ point: Point) -> Bool {
    guard detents.count > 1, case .sheet = settings.form else { return false }
    return point.row >= 0 && point.row < max(1, layout.hasEdges ? settings.form.topRows : 1)
  }

  /// Draws the sheet to the height that is nearest to where the mouse holds its handle.
  ///
  /// - Returns: whether the mouse holds it.
  mutating func pull(_ mouse: MouseEvent) -> Bool {
    switch mouse.action {
    case .press:
      gripped = mouse.button == 0 && isGrip(mouse.position) ? mouse.position.row : nil
      return gripped != nil
    case .drag:
      guard let gripped else { return false }
      let wanted = layout.size.rows + gripped - mouse.position.row
      let distances = detents.map { abs($0.rows(of: available.rows) - wanted) }
      if let least = distances.min(), let nearest = distances.firstIndex(of: least) { setDetent(nearest) }
      return true
    case .release:
      defer { gripped = nil }
      return gripped != nil
    case .wheelUp, .wheelDown: return false
    }
  }

  /// Switches to the next higher or lower of the heights.
  mutating func changeDetent(by step: Int) {
    guard detents.indices.contains(detent) else { return }
    let present = detents[detent].rows(of: available.rows)
    let others = detents.indices.filter {
      let rows = detents[$0].rows(of: available.rows)
      return step > 0 ? rows > present : rows < present
    }
    let nearest = others.min {
      abs(detents[$0].rows(of: available.rows) - present)
        < abs(detents[$1].rows(of: available.rows) - present)
    }
    if let nearest { setDetent(nearest) }
  }

  private mutating func setDetent(_ index: Int) {
    guard index != detent else { return }
    detent = index
    resize(to: available)
  }
}
