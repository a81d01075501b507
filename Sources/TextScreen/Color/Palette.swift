/// What a button means to the one who looks at it.
public enum ButtonKind: Sendable, CaseIterable {
  case `default`, cancel, destructive
}

/// How much a button stands out.
public enum ButtonProminence: Sendable {
  /// On a ground of its own: the primary action.
  case filled
  /// On a quieter ground: the secondary action.
  case translucent
  /// On the surface itself: the tertiary action.
  case plain
}

/// The colours of marks beside a title.
public enum MarkColor: Sendable, CaseIterable {
  case success, error, info, warning
}

/// The styles that views draw with: a theme in an appearance, in the colours that a terminal has.
///
/// On a surface every style sets both colours or neither, so that none is swallowed by a background that nobody
/// knows (WCAG 2.2, F24).
public struct Palette: Equatable, Sendable {
  /// The colours that the styles are made of.
  public let depth: ColorDepth
  /// Whether a surface has a ground of its own, or is an outline in the terminal's own colours.
  public let hasGround: Bool
  /// Whether buttons have grounds of their own, or are told apart from text by brackets.
  public let hasFilledButtons: Bool
  /// The edge of a surface: half blocks (▗▄▖▐▌▝▀▘) where it has a ground, else the border.
  ///
  /// It alone sets one colour only: half of each cell is not its own, and a border is seen on black and on white.
  public let edge: Style
  /// Blanks on the surface.
  public let surface: Style
  /// Hairlines on the surface.
  public let line: Style
  /// The title on the surface.
  public let title: Style
  /// The message on the surface.
  public let text: Style
  /// Hints on the surface.
  public let muted: Style
  /// What is typed into an input field, and its blanks.
  public let field: Style
  /// What an input field says while it is empty or disabled.
  public let placeholder: Style
  /// How much more there is to scroll to ("12 more lines").
  public let scrollMark: Style
  /// The grounds from the top of a surface to the bottom where it is a gradient (see `Canvas.reground`), else
  /// none: every one may stand in the place of the background of `surface`.
  public let groundStops: [Color]
  /// What shines through the surface; nil where nothing does.
  let translucency: Translucency?
  private let buttons: Buttons
  private let marks: Marks

  /// Button styles without what the kind adds.
  private struct Buttons: Equatable {
    let plain, destructive, focused, focusedDestructive, disabled, disabledDestructive, focusedDisabled: Style
    /// Buttons that stand out less.
    let translucent, bare: Style
  }

  private struct Marks: Equatable {
    let success, error, info, warning: Style
  }

  /// Resolves a theme.
  ///
  /// Under 256 colours every theme is drawn in the terminal's own colours, and every style as an outline; `mono`
  /// and `contrast` then use no hue.
  ///
  /// - Parameters:
  ///   - theme: nil for `slate` where there are 256 colours or more, else `terminal`.
  ///   - colors: in the place of some of the theme's, moved as far as the contrasts demand.
  public init(
    theme: ThemeName?, colors: ThemeColors = ThemeColors(), appearance: Appearance, depth: ColorDepth,
    style: SurfaceStyle = .standard
  ) {
    let hasPalette = depth >= .palette256
    let name = theme ?? (hasPalette ? .slate : .terminal)
    if hasPalette, let preset = Theme.preset(name, colors, appearance),
      let opposite = Theme.preset(name, colors, appearance.opposite)
    {
      let styled = preset.styled(style, opposite: opposite, finder: ColorFinder(depth: depth))
      self.init(styled, style: style, depth: depth)
    } else {
      self.init(outlinedAt: depth, hasHue: depth > .none && name != .mono && name != .contrast)
    }
  }

  /// A theme's own colours.
  private init(_ styled: Theme.Styled, style surfaceStyle: SurfaceStyle, depth: ColorDepth) {
    let theme = styled.theme
    let finder = ColorFinder(depth: depth)
    let isOutlined = surfaceStyle == .outlined
    func style(_ text: RGB, on ground: RGB, _ attributes: Style.Attributes = []) -> Style {
      Style(foreground: finder.color(text), background: finder.color(ground), attributes: attributes)
    }
    func style(_ fill: Theme.Fill) -> Style { style(fill.text, on: fill.ground) }
    func onSurface(_ text: RGB, _ attributes: Style.Attributes = []) -> Style {
      isOutlined ? Style(attributes: attributes) : style(text, on: theme.surface, attributes)
    }
    func mark(_ color: RGB) -> Style {
      isOutlined ? style(theme.surface, on: color, .bold) : style(color, on: theme.surface, .bold)
    }

    let quiet = theme.quietButton(finder)
    let bare = theme.bareButton(on: styled.stops, finder)

    self.depth = depth
    hasGround = !isOutlined
    hasFilledButtons = true
    edge = Style(foreground: finder.color(isOutlined ? theme.border(finder) : theme.edge))
    surface = onSurface(theme.text)
    line = isOutlined ? Style(attributes: .dim) : style(theme.line, on: theme.surface)
    title = onSurface(theme.title, .bold)
    text = onSurface(theme.text)
    muted = onSurface(theme.muted)
    field = style(theme.field)
    placeholder = style(theme.muted, on: theme.field.ground)
    scrollMark = onSurface(theme.title, isOutlined ? .bold : [])
    groundStops = styled.stops.map(finder.color)
    translucency = Translucency(theme, opacity: surfaceStyle.opacity)
    buttons = Buttons(
      plain: style(theme.button), destructive: style(theme.tint), focused: style(theme.accent),
      focusedDestructive: style(theme.destructive),
      disabled: style(styled.faint ?? theme.muted, on: theme.button.ground),
      disabledDestructive: style(styled.faint ?? theme.muted, on: theme.tint.ground),
      focusedDisabled: style(theme.surface, on: theme.muted),
      translucent: style(quiet.text, on: quiet.ground), bare: isOutlined ? .plain : onSurface(bare))
    marks = Marks(
      success: mark(theme.marks.success), error: mark(theme.marks.error), info: mark(theme.marks.info),
      warning: mark(theme.marks.warning))
  }

  /// An outline in the terminal's own colours.
  private init(outlinedAt depth: ColorDepth, hasHue: Bool) {
    func style(_ text: UInt8, on ground: UInt8, otherwise attributes: Style.Attributes) -> Style {
      hasHue
        ? Style(foreground: .ansi(text), background: .ansi(ground))
        : Style(attributes: attributes)
    }

    self.depth = depth
    hasGround = false
    hasFilledButtons = false
    edge = Style(attributes: .dim)
    surface = .plain
    line = Style(attributes: .dim)
    title = Style(attributes: .bold)
    text = .plain
    muted = .plain
    field = Style(attributes: .underline)
    placeholder = Style(attributes: [.underline, .dim])
    scrollMark = Style(attributes: .bold)
    groundStops = []
    translucency = nil
    buttons = Buttons(
      plain: .plain, destructive: .plain,
      focused: style(15, on: 4, otherwise: .reverse),
      focusedDestructive: style(15, on: 1, otherwise: .reverse),
      disabled: Style(attributes: .dim), disabledDestructive: Style(attributes: .dim),
      focusedDisabled: Style(attributes: .reverse), translucent: .plain, bare: .plain)
    marks = Marks(
      success: style(0, on: 2, otherwise: .bold), error: style(15, on: 1, otherwise: .bold),
      info: style(15, on: 4, otherwise: .bold), warning: style(0, on: 3, otherwise: .bold))
  }

  /// The style of a button: cancel is always bold, and so is what has the focus and can be chosen.
  public func button(
    _ kind: ButtonKind, prominence: ButtonProminence = .filled, isFocused: Bool, isEnabled: Bool
  ) -> Style {
    let isDestructive = kind == .destructive
    let style =
      switch (isFocused, isEnabled) {
      case (true, true): isDestructive ? buttons.focusedDestructive : buttons.focused
      case (false, true): isDestructive ? buttons.destructive : quiet(prominence)
      case (true, false): buttons.focusedDisabled
      case (false, false): isDestructive ? buttons.disabledDestructive : buttons.disabled
      }
    return kind == .cancel || (isFocused && isEnabled) ? style.adding(.bold) : style
  }

  private func quiet(_ prominence: ButtonProminence) -> Style {
    switch prominence {
    case .filled: buttons.plain
    case .translucent: buttons.translucent
    case .plain: buttons.bare
    }
  }

  /// The ground of an icon, and the icon on it.
  public var badge: Style { buttons.focused.adding(.bold) }

  /// The ground of an icon in a severity's colour, and the icon on it.
  public func badge(_ color: MarkColor) -> Style {
    let mark = mark(color)
    guard hasGround, mark.background == surface.background else { return mark }
    return Style(foreground: surface.background, background: mark.foreground, attributes: .bold)
  }

  /// Whether what stands behind the surface shines through it.
  public var isTranslucent: Bool { translucency != nil }

  /// The style of a mark.
  public func mark(_ color: MarkColor) -> Style {
    switch color {
    case .success: marks.success
    case .error: marks.error
    case .info: marks.info
    case .warning: marks.warning
    }
  }
}
