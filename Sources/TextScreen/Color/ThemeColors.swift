/// Colours in the place of some that a theme has, for dark and for light backgrounds.
public struct ThemeColors: Hashable, Sendable {
  /// The colours of a theme by name.
  public enum Role: String, Sendable, CaseIterable {
    case surface, line, title, text, muted, accent
    case accentText = "accent-text"
    case button
    case buttonText = "button-text"
    case field
    case fieldText = "field-text"
    case destructive
    case destructiveText = "destructive-text"
    case tint
    case tintText = "tint-text"
    case success, error, info, warning

    fileprivate var path: WritableKeyPath<Theme, RGB> {
      switch self {
      case .surface: \.surface
      case .line: \.line
      case .title: \.title
      case .text: \.text
      case .muted: \.muted
      case .accent: \.accent.ground
      case .accentText: \.accent.text
      case .button: \.button.ground
      case .buttonText: \.button.text
      case .field: \.field.ground
      case .fieldText: \.field.text
      case .destructive: \.destructive.ground
      case .destructiveText: \.destructive.text
      case .tint: \.tint.ground
      case .tintText: \.tint.text
      case .success: \.marks.success
      case .error: \.marks.error
      case .info: \.marks.info
      case .warning: \.marks.warning
      }
    }
  }

  private var dark: [Role: RGB] = [:]
  private var light: [Role: RGB] = [:]

  /// Makes a set without any.
  public init() {}

  /// Whether there is none.
  public var isEmpty: Bool { dark.isEmpty && light.isEmpty }

  /// One of the colours; nil where the theme's own stays.
  public subscript(role: Role, appearance: Appearance) -> RGB? {
    get { colors(appearance)[role] }
    set {
      switch appearance {
      case .dark: dark[role] = newValue
      case .light: light[role] = newValue
      }
    }
  }

  fileprivate func colors(_ appearance: Appearance) -> [Role: RGB] {
    appearance == .dark ? dark : light
  }
}

extension Theme {
  /// A theme with other colours in the place of some of its own; nil for `terminal` without any.
  ///
  /// On a dark surface stands what the theme has for dark backgrounds, whatever the appearance, and on a light one
  /// likewise. `terminal`, which has no colours of its own, lends those of `slate`.
  public static func preset(_ name: ThemeName, _ colors: ThemeColors, _ appearance: Appearance) -> Theme? {
    if colors.isEmpty { return preset(name, appearance) }
    var base = appearance
    if let surface = colors[.surface, appearance] { base = Tone([surface]).ink == .white ? .dark : .light }
    guard var theme = preset(name == .terminal ? .slate : name, base) else { return nil }
    for (role, color) in colors.colors(appearance) { theme[keyPath: role.path] = color }
    theme.isChecked = false
    return theme
  }
}
