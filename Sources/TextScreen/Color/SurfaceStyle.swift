/// What the ground of a dialog is made of.
public enum SurfaceStyle: Hashable, Sendable {
  /// The theme's surface.
  case standard
  /// The theme's surface, through which a little of what stands behind it is seen.
  case frosted
  /// The theme's surface, through which more of what stands behind it is seen.
  case glass
  /// The colour of the theme's accent.
  case accent
  /// A deep accent that changes its hue from the top to the bottom.
  case gradient
  /// The theme's surface of the other appearance: a light dialog on a dark terminal, a dark one on a light.
  case inverse
  /// No ground: a line around it in the colour of the accent.
  case outlined
  /// The theme's surface with a touch of a severity's colour.
  case tinted(MarkColor)

  /// The styles by name, as an option is given them.
  public enum Name: String, Sendable, CaseIterable {
    case standard, frosted, glass, accent, gradient, inverse, outlined, tinted
  }

  /// The style of a name; `tinted` takes its colour from the severity.
  public init(_ name: Name, severity: MarkColor = .info) {
    self =
      switch name {
      case .standard: .standard
      case .frosted: .frosted
      case .glass: .glass
      case .accent: .accent
      case .gradient: .gradient
      case .inverse: .inverse
      case .outlined: .outlined
      case .tinted: .tinted(severity)
      }
  }

  /// The name of the style.
  public var name: Name {
    switch self {
    case .standard: .standard
    case .frosted: .frosted
    case .glass: .glass
    case .accent: .accent
    case .gradient: .gradient
    case .inverse: .inverse
    case .outlined: .outlined
    case .tinted: .tinted
    }
  }

  /// How much of the surface is its own colour: 1 where nothing shines through.
  public var opacity: Double {
    switch self {
    case .frosted: 0.85
    case .glass: 0.7
    case .standard, .accent, .gradient, .inverse, .outlined, .tinted: 1
    }
  }
}
