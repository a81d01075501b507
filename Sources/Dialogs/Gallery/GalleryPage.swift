/// What help shows in pictures, a page each.
public enum GalleryPage: Sendable, CaseIterable {
  /// What icons there are.
  case icons
  /// The colours of the themes.
  case swatches
  /// A card in every style.
  case styles
  /// A card in every theme.
  case themes
  /// A popup of every kind.
  case kinds
  /// A popup in every place.
  case positions

  /// The pages of the gallery, in their order.
  public static let gallery: [GalleryPage] = [.styles, .themes, .kinds, .positions]

  /// What it is called.
  public var title: String {
    switch self {
    case .icons: "icons"
    case .swatches, .themes: "themes"
    case .styles: "styles"
    case .kinds: "kinds"
    case .positions: "positions"
    }
  }

  /// The option that takes what it shows.
  var option: String {
    switch self {
    case .icons: "--icon NAME"
    case .swatches, .themes: "--theme THEME"
    case .styles: "--style STYLE"
    case .kinds: "--kind KIND"
    case .positions: "--position POSITION"
    }
  }
}
