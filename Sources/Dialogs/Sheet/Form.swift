import TextScreen

//   Name *     Ada Lovelace
//   Password   ••••••••
// ▸ Age        12▏              ✗ Must be a number from 18 to 99
//   News       ◉ on
//   Plan       ‹ small ›        2 of 3
//   ↓ 2 more fields

/// The fields of a sheet, to be filled in.
public struct Form: SheetContent {
  let settings: DialogSettings
  private(set) var rows: [FormRow]
  /// The row that has the focus.
  private(set) var focus = 0
  private(set) var size = Size.zero
  private(set) var layout: FormLayout
  /// The lines, and the first of them that is in sight.
  private(set) var lines: [FormLayout.Line] = []
  private(set) var offset = 0

  /// Makes a form of fields.
  public init(fields: [Field], settings: DialogSettings) {
    self.settings = settings
    rows = fields.flatMap { FormRow.rows($0, settings.repertoire) }
    layout = FormLayout(rows, columns: 0, settings.repertoire)
    for index in rows.indices { judge(index) }
    layOut()
  }

  // MARK: Space

  /// One line a row, or two where the labels stand above; one more where a message may come.
  public func idealRows(columns: Int) -> Int {
    let layout = FormLayout(rows, columns: columns, settings.repertoire)
    let mayComplain = layout.problemColumn == nil && rows.contains { !$0.field.possibleProblems.isEmpty }
    return max(1, rows.count * (layout.isStacked ? 2 : 1) + (mayComplain ? 1 : 0))
  }

  /// A label, its field and a message.
  public var leastRows: Int { rows.isEmpty ? 1 : 3 }

  /// Keeps the focused field in sight, with its message.
  public mutating func resize(to size: Size) {
    self.size = size
    layout = FormLayout(rows, columns: size.columns, settings.repertoire)
    layOut()
  }

  /// The rows for lines: the last one says how many fields are out of sight.
  var bodyRows: Int { lines.count > size.rows && size.rows > 2 ? size.rows - 1 : size.rows }

  /// What may have changed the lines has happened.
  private mutating func layOut() {
    lines = layout.lines(rows)
    let own = lines.indices.filter { lines[$0].row == focus }
    guard let first = own.first, let last = own.last, let place = lines.firstIndex(of: .field(focus)) else {
      return
    }
    if last >= offset + bodyRows { offset = last - bodyRows + 1 }
    if first < offset { offset = first }
    if place >= offset + bodyRows { offset = place - bodyRows + 1 }
    scroll(to: offset)
  }

  private mutating func scroll(to line: Int) { offset = min(max(0, line), max(0, lines.count - bodyRows)) }

  // MARK: Values

  /// What every field holds now, in their order.
  public var values: SheetValues { .entries(rows.filter { !$0.isAgain }.map { $0.field.entry($0.value) }) }

  /// What is wrong with the first field that is not as it must be.
  public var obstacle: Wording? {
    guard let row = rows.first(where: { $0.problem != nil }), let problem = row.problem else { return nil }
    let name = row.name(settings.repertoire)
    return Wording(problem.text(behind: name, settings.repertoire), problem.text(settings.repertoire))
  }

  /// Finds out what is wrong with a row, and with the one that must be the same.
  private mutating func judge(_ index: Int) {
    guard rows.indices.contains(index) else { return }
    let row = rows[index]
    guard row.isAgain, index > 0 else {
      rows[index].problem = row.field.problem(with: row.value)
      if index + 1 < rows.count, rows[index + 1].isAgain { judge(index + 1) }
      return
    }
    rows[index].problem = row.value == rows[index - 1].value ? nil : .differs
  }

  // MARK: Focus

  /// Whether there is a field.
  public var canFocus: Bool { !rows.isEmpty }

  /// The focus comes to the first field, or to the last.
  public mutating func enter(fromEnd: Bool) {
    focus = fromEnd ? max(0, rows.count - 1) : 0
    layOut()
  }

  /// Whether the field takes typed characters.
  public var acceptsText: Bool { rows.indices.contains(focus) && rows[focus].acceptsText }

  private var isOnLast: Bool { focus + 1 == rows.count }

  /// Goes to another row, or out at an end; what was left is judged aloud.
  private mutating func move(by step: Int) -> SheetReaction {
    rows[focus].isJudged = true
    let isInside = rows.indices.contains(focus + step)
    if isInside { focus += step }
    layOut()
    return isInside ? .handled : .leave(forward: step > 0)
  }

  // MARK: Events

  /// Enter on the last field accepts where nothing stands against it.
  public func effect(of key: KeyPress) -> KeyEffect {
    if KeyBinding.ofForms.action(for: key) == .choose {
      return isOnLast && obstacle == nil ? .chooses : .moves
    }
    return KeyBinding.leaves(key) ? .cancels : .moves
  }

  /// Tab and the arrows move between the fields, Enter goes on, everything else belongs to the field.
  public mutating func press(_ key: KeyPress) -> SheetReaction {
    guard rows.indices.contains(focus) else { return .ignored }
    switch KeyBinding.action(for: key, in: KeyBinding.ofForms) {
    case .next, .down: return move(by: 1)
    case .previous: return move(by: -1)
    case .up: return focus == 0 ? .ignored : move(by: -1)
    case .choose: return goOn()
    default:
      guard rows[focus].press(key) else { return .ignored }
      judge(focus)
      layOut()
      return .handled
    }
  }

  /// Text goes into a field for text.
  public mutating func paste(_ text: String) {
    guard acceptsText else { return }
    rows[focus].paste(text)
    judge(focus)
    layOut()
  }

  /// Enter: to the next field, or to the first that stands against accepting.
  private mutating func goOn() -> SheetReaction {
    rows[focus].isJudged = true
    if rows[focus].problem == nil {
      guard isOnLast else { return move(by: 1) }
      guard let first = rows.firstIndex(where: { $0.problem != nil }) else { return .accept }
      focus = first
      rows[first].isJudged = true
    }
    layOut()
    return .handled
  }

  /// A click goes to a field, and works it; the wheel scrolls.
  public mutating func point(_ mouse: MouseEvent) -> SheetReaction {
    switch mouse.action {
    case .wheelUp, .wheelDown:
      // Where everything is in sight the dialog may scroll something else.
      guard lines.count > bodyRows else { return .ignored }
      scroll(to: offset + (mouse.action == .wheelUp ? -1 : 1))
    case .press:
      guard mouse.button == 0, let line = line(at: mouse.position) else { return .ignored }
      if line.row != focus { _ = move(by: line.row - focus) }
      if case .field = line { click(column: mouse.position.column - layout.fieldColumn) }
      judge(focus)
      layOut()
    case .release, .drag: return .ignored
    }
    return .handled
  }

  /// Whether a field or its label is there.
  public func isControl(at point: Point) -> Bool { line(at: point) != nil }

  private func line(at point: Point) -> FormLayout.Line? {
    let place = offset + point.row
    let isInside = Rect(column: 0, row: 0, columns: size.columns, rows: bodyRows).contains(point)
    return isInside && lines.indices.contains(place) ? lines[place] : nil
  }

  /// A click into the control of the focused row, or on its label beside it.
  private mutating func click(column: Int) {
    switch rows[focus].control {
    case .text(var text):
      guard column >= 0 else { return }
      text.placeCaret(column: column, columns: layout.fieldColumns, settings: settings)
      rows[focus].control = .text(text)
    case .toggle(let isOn): rows[focus].control = .toggle(!isOn)
    case .select: if column >= 0 { rows[focus].turn(by: column < 2 ? -1 : 1) }
    }
  }
}
