import TextScreen

/// Where the rows of a form stand: labels beside the fields where there is room, else above them.
struct FormLayout: Sendable {
  /// One line of the form.
  enum Line: Equatable, Sendable {
    /// The label above a field.
    case label(Int)
    /// A field, with its label beside it or not.
    case field(Int)
    /// What is wrong with the field above.
    case problem(Int)

    /// The row that the line belongs to.
    var row: Int {
      switch self {
      case .label(let row), .field(let row), .problem(let row): row
      }
    }
  }

  /// Fewer columns have the labels above the fields.
  static let leastColumnsBeside = 36
  /// The columns of a wide field.
  private static let widestField = 60
  /// The columns that a field keeps beside a message.
  private static let leastField = 20

  /// The columns of the focus mark and a blank; none where there is hardly room for the field.
  let margin: Int
  /// Whether labels stand above the fields.
  let isStacked: Bool
  /// The columns of the labels beside the fields.
  let labelColumns: Int
  /// Where the fields begin.
  let fieldColumn: Int
  /// The columns of the fields.
  let fieldColumns: Int
  /// Where what is wrong stands beside the field; nil for below it.
  let problemColumn: Int?

  /// Lays rows out in so many columns.
  ///
  /// Nothing depends on what is entered: the form keeps still while one types.
  init(_ rows: [FormRow], columns: Int, _ repertoire: Repertoire) {
    isStacked = columns < Self.leastColumnsBeside
    labelColumns = isStacked ? 0 : min(rows.map(\.label.width).max() ?? 0, columns * 2 / 5)
    margin = columns < 4 ? 0 : 2
    fieldColumn = margin + (isStacked ? 0 : labelColumns + 2)
    let room = max(1, columns - fieldColumn)
    let problems = rows.flatMap { $0.field.possibleProblems.map { 2 + $0.text(repertoire).width } }
    let beside = room - 2 - (problems.max() ?? 0)
    if !isStacked, !problems.isEmpty, beside >= Self.leastField {
      fieldColumns = min(beside, Self.widestField)
      problemColumn = fieldColumn + fieldColumns + 2
    } else {
      fieldColumns = min(room, Self.widestField)
      problemColumn = nil
    }
  }

  /// The lines of the form.
  func lines(_ rows: [FormRow]) -> [Line] {
    var lines: [Line] = []
    for (index, row) in rows.enumerated() {
      if isStacked { lines.append(.label(index)) }
      lines.append(.field(index))
      if problemColumn == nil, row.isJudged, row.problem != nil { lines.append(.problem(index)) }
    }
    return lines
  }
}
