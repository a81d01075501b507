import TextScreen

/// A sign that stands for what a dialog is about.
public struct Icon: Hashable, Sendable {
  private let sign: SafeText
  private let substitute: SafeText

  /// Makes an icon from a sign and what stands for it in ASCII.
  init(_ sign: SafeText, ascii: SafeText) {
    self.sign = sign
    substitute = ascii
  }

  /// Finds an icon by its name; SF Symbols that are fills or variants of a known one are that one.
  public static func named(_ name: String) -> Icon? {
    let name = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    return IconTable.rows.first { $0.name == name }?.icon
  }

  /// The names, for help, completion and suggestions.
  public static var names: [String] { IconTable.rows.map(\.name) }

  /// Takes any one printable character; nil for anything else, as for what would have to be spelled.
  ///
  /// In ASCII a character that is not there is `*`.
  public init?(grapheme text: String) {
    let cells = SafeText(text).cells
    guard let cell = cells.first, cells.count == 1, cell.character != " ", SafeText(text).description == text
    else { return nil }
    let character = SafeText(text)
    self.init(character, ascii: cell.character.isASCII ? character : "*")
  }

  /// The characters to draw.
  public func text(_ repertoire: Repertoire) -> SafeText {
    switch repertoire {
    case .unicode: sign
    case .ascii: substitute
    }
  }
}
