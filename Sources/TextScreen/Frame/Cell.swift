/// One place on the screen.
public struct Cell: Hashable, Sendable {
  /// What stands here: one grapheme cluster, never a control character.
  public let character: Character
  /// Columns that the character takes: 1 or 2; 0 for the second half of a wide character.
  public let width: UInt8
  /// How it is drawn.
  public var style: Style

  /// A blank in the terminal's own colours.
  public static let blank = Cell(blank: .plain)

  /// A blank in a style.
  public init(blank style: Style) {
    self.init(character: " ", width: 1, style: style)
  }

  init(character: Character, width: UInt8, style: Style) {
    self.character = character
    self.width = width
    self.style = style
  }

  /// The second half of a wide character.
  static func continuation(_ style: Style) -> Cell { Cell(character: " ", width: 0, style: style) }
}
