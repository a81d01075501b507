/// The themes by name.
///
/// `terminal` uses the terminal's own 16 colours.
public enum ThemeName: String, Sendable, CaseIterable {
  case terminal, slate, ocean, forest, rose, amber, mono, contrast
}

/// The colours of one theme in one appearance, in 24 bits.
public struct Theme: Hashable, Sendable {
  /// A coloured ground and what is written on it.
  public struct Fill: Hashable, Sendable {
    /// The ground.
    public var ground: RGB
    /// The text on it.
    public var text: RGB

    /// Makes a fill from `0xRRGGBB` twice.
    public init(_ ground: UInt32, _ text: UInt32) {
      self.ground = RGB(ground)
      self.text = RGB(text)
    }

    /// Makes a fill from two colours.
    init(ground: RGB, text: RGB) {
      self.ground = ground
      self.text = text
    }
  }

  /// The ground of a dialog.
  public var surface: RGB
  /// Hairlines on the surface.
  public var line: RGB
  /// Titles on the surface.
  public var title: RGB
  /// Messages on the surface.
  public var text: RGB
  /// Hints on the surface, and what is disabled.
  public var muted: RGB
  /// What has the focus.
  public var accent: Fill
  /// A button without the focus.
  public var button: Fill
  /// An input field.
  public var field: Fill
  /// A destructive button without the focus.
  public var tint: Fill
  /// A destructive button with the focus.
  public var destructive: Fill
  /// The colours of the marks on the surface.
  public var marks: Marks
  /// Whether the edge of a dialog is drawn in the colour of its lines, to stand out from any background.
  public var isFramed = false
  /// The least contrast of text with its ground: 4.5 (WCAG 2.2, 1.4.3) or 7 (1.4.6).
  public var textContrast = 4.5
  /// Whether the contrasts of the colours are known to hold; otherwise they are moved before they are used.
  var isChecked = true

  /// The colours of the severities.
  public struct Marks: Hashable, Sendable {
    /// Something succeeded.
    public var success: RGB
    /// Something failed.
    public var error: RGB
    /// Something happened.
    public var info: RGB
    /// Something may go wrong.
    public var warning: RGB

    /// Makes a set from `0xRRGGBB`.
    public init(success: UInt32, error: UInt32, info: UInt32, warning: UInt32) {
      self.success = RGB(success)
      self.error = RGB(error)
      self.info = RGB(info)
      self.warning = RGB(warning)
    }

    /// The colour of one severity.
    subscript(severity: MarkColor) -> RGB {
      switch severity {
      case .success: success
      case .error: error
      case .info: info
      case .warning: warning
      }
    }
  }

  /// The colour of a dialog's edge.
  public var edge: RGB { isFramed ? line : surface }

  /// The theme in colours of the 256-colour palette, moved as far from the nearest as the contrasts demand.
  ///
  /// Grounds come first, then the grounds that must stand out from them, then what is written on each. The quiet
  /// colours become greys, since the cube has no subdued ones; a destructive tint keeps a hue.
  public func quantized() -> Theme {
    var theme = self
    theme.surface = Quantization.nearest(to: surface, where: \.isGrey)
    let grey = { (color: RGB, contrast: Double) in
      Quantization.nearest(to: color) { $0.isGrey && $0.contrasts(contrast, with: [theme.surface]) }
    }
    theme.line = grey(line, Requirement.ground)
    theme.field.ground = grey(field.ground, Requirement.ground)
    theme.button.ground = grey(button.ground, Requirement.button)
    theme.tint.ground = Quantization.nearest(to: tint.ground) { !$0.isGrey }

    let quiet = [theme.surface, theme.button.ground, theme.tint.ground]
    let focus = { (color: RGB) in
      Quantization.nearest(to: color) {
        $0.contrasts(Requirement.shape, with: quiet)
          && ($0.contrasts(textContrast, with: [.white]) || $0.contrasts(textContrast, with: [.black]))
      }
    }
    theme.accent.ground = focus(accent.ground)
    theme.destructive.ground = focus(destructive.ground)

    theme.title = grey(title, textContrast)
    theme.text = grey(text, textContrast)
    theme.muted = Quantization.nearest(to: muted) {
      $0.isGrey && $0.contrasts(textContrast, with: [theme.surface])
        && $0.contrasts(Requirement.shape, with: quiet + [theme.field.ground])
    }
    let readable = { (text: RGB, ground: RGB, contrast: Double) in
      Quantization.nearest(to: text) { $0.contrasts(contrast, with: [ground]) }
    }
    theme.accent.text = readable(accent.text, theme.accent.ground, textContrast)
    theme.button.text = readable(button.text, theme.button.ground, textContrast)
    theme.field.text = readable(field.text, theme.field.ground, textContrast)
    theme.tint.text = readable(tint.text, theme.tint.ground, textContrast)
    theme.destructive.text = readable(destructive.text, theme.destructive.ground, textContrast)
    theme.marks.success = readable(marks.success, theme.surface, Requirement.mark)
    theme.marks.error = readable(marks.error, theme.surface, Requirement.mark)
    theme.marks.info = readable(marks.info, theme.surface, Requirement.mark)
    theme.marks.warning = readable(marks.warning, theme.surface, Requirement.mark)
    return theme
  }

  /// The contrasts that every theme has to reach, beside that of its text.
  enum Requirement {
    /// A line or a field with the surface: to be seen, no more.
    static let ground = 1.1
    /// A quiet button with the surface.
    static let button = 1.15
    /// The focus with what is around it, and disabled text with its ground (WCAG 2.2, 1.4.11).
    static let shape = 3.0
    /// A mark with the surface.
    static let mark = 4.5
    /// How much more than its text needs a ground has, so that hints can be paler than titles.
    static let slack = 1.1
  }
}
