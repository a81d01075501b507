/// What a button means to the one who looks at it.
public enum ButtonKind: Sendable, CaseIterable {
  case `default`, cancel, destructive
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
  public let isFilled: Bool
  /// The edge of a surface: half blocks (▗▄▖▐▌▝▀▘) where it is filled, else the border.
  ///
  /// The half blocks alone set one colour only, since half of each cell is not theirs.
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
  private let buttons: Buttons
  private let marks: Marks

  /// Button styles without what the kind adds.
  private struct Buttons: Equatable {
    let plain, destructive, focused, focusedDestructive, disabled, disabledDestructive, focusedDisabled: Style
  }

  private struct Marks: Equatable {
    let success, error, info, warning: Style
  }

  /// Resolves a theme.
  ///
  /// Under 256 colours every theme is drawn in the terminal's own colours; `mono` and `contrast` then use no hue.
  ///
  /// - Parameter theme: nil for `slate` where there are 256 colours or more, else `terminal`.
  public init(theme: ThemeName?, appearance: Appearance, depth: ColorDepth) {
    let hasPalette = depth >= .palette256
    let name = theme ?? (hasPalette ? .slate : .terminal)
    if hasPalette, let preset = Theme.preset(name, appearance) {
      self.init(preset, depth: depth)
    } else {
      self.init(outlinedAt: depth, hasHue: depth > .none && name != .mono && name != .contrast)
    }
  }

  /// A filled surface.
  private init(_ exact: Theme, depth: ColorDepth) {
    let theme = depth == .palette256 ? exact.quantized() : exact
    func color(_ rgb: RGB) -> Color {
      depth == .palette256 ? .palette(Quantization.index(nearestTo: rgb)) : .rgb(rgb)
    }
    func style(_ text: RGB, on ground: RGB, _ attributes: Style.Attributes = []) -> Style {
      Style(foreground: color(text), background: color(ground), attributes: attributes)
    }
    func style(_ fill: Theme.Fill) -> Style { style(fill.text, on: fill.ground) }

    self.depth = depth
    isFilled = true
    edge = Style(foreground: color(theme.edge))
    surface = style(theme.text, on: theme.surface)
    line = style(theme.line, on: theme.surface)
    title = style(theme.title, on: theme.surface, .bold)
    text = style(theme.text, on: theme.surface)
    muted = style(theme.muted, on: theme.surface)
    field = style(theme.field)
    placeholder = style(theme.muted, on: theme.field.ground)
    scrollMark = style(theme.title, on: theme.surface)
    buttons = Buttons(
      plain: style(theme.button), destructive: style(theme.tint), focused: style(theme.accent),
      focusedDestructive: style(theme.destructive),
      disabled: style(theme.muted, on: theme.button.ground),
      disabledDestructive: style(theme.muted, on: theme.tint.ground),
      focusedDisabled: style(theme.surface, on: theme.muted))
    marks = Marks(
      success: style(theme.marks.success, on: theme.surface, .bold),
      error: style(theme.marks.error, on: theme.surface, .bold),
      info: style(theme.marks.info, on: theme.surface, .bold),
      warning: style(theme.marks.warning, on: theme.surface, .bold))
  }

  /// An outline in the terminal's own colours.
  private init(outlinedAt depth: ColorDepth, hasHue: Bool) {
    func style(_ text: UInt8, on ground: UInt8, otherwise attributes: Style.Attributes) -> Style {
      hasHue
        ? Style(foreground: .ansi(text), background: .ansi(ground))
        : Style(attributes: attributes)
    }

    self.depth = depth
    isFilled = false
    edge = Style(attributes: .dim)
    surface = .plain
    line = Style(attributes: .dim)
    title = Style(attributes: .bold)
    text = .plain
    muted = .plain
    field = Style(attributes: .underline)
    placeholder = Style(attributes: [.underline, .dim])
    scrollMark = Style(attributes: .bold)
    buttons = Buttons(
      plain: .plain, destructive: .plain,
      focused: style(15, on: 4, otherwise: .reverse),
      focusedDestructive: style(15, on: 1, otherwise: .reverse),
      disabled: Style(attributes: .dim), disabledDestructive: Style(attributes: .dim),
      focusedDisabled: Style(attributes: .reverse))
    marks = Marks(
      success: style(0, on: 2, otherwise: .bold), error: style(15, on: 1, otherwise: .bold),
      info: style(15, on: 4, otherwise: .bold), warning: style(0, on: 3, otherwise: .bold))
  }

  /// The style of a button: cancel is always bold, and so is what has the focus and can be chosen.
  public func button(_ kind: ButtonKind, isFocused: Bool, isEnabled: Bool) -> Style {
    let isDestructive = kind == .destructive
    let style =
      switch (isFocused, isEnabled) {
      case (true, true): isDestructive ? buttons.focusedDestructive : buttons.focused
      case (false, true): isDestructive ? buttons.destructive : buttons.plain
      case (true, false): buttons.focusedDisabled
      case (false, false): isDestructive ? buttons.disabledDestructive : buttons.disabled
      }
    return kind == .cancel || (isFocused && isEnabled) ? style.adding(.bold) : style
  }

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
