import TextScreen

/// The same in fewer and fewer words.
public struct Wording: Sendable {
  private let wordings: [SafeText]

  init(_ wordings: SafeText...) { self.wordings = wordings }

  /// The columns of the longest wording.
  var width: Int { wordings.first?.width ?? 0 }

  /// The fewest words.
  var shortest: SafeText { wordings.last ?? "" }

  /// The longest wording that fits; where none does, the shortest, cut.
  public func text(columns: Int, _ repertoire: Repertoire) -> SafeText {
    let text = wordings.first { $0.width <= columns } ?? shortest
    return text.truncated(columns: columns, repertoire: repertoire)
  }
}
