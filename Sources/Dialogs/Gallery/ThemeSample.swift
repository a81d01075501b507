import TextScreen

/// A theme as the gallery shows it.
struct ThemeSample {
  /// What it is called.
  let name: SafeText
  /// The theme; nil for the usual one.
  let theme: ThemeName?
  /// Colours over those of the theme.
  var colors = ThemeColors()
}

extension Gallery {
  /// The theme of what is not about themes.
  var current: ThemeSample { ThemeSample(name: "theme file", theme: theme, colors: colors) }

  /// Every theme, and that of the theme file where it has colours.
  var samples: [ThemeSample] {
    let presets = ThemeName.allCases.map { ThemeSample(name: SafeText($0.rawValue), theme: $0) }
    return colors.isEmpty ? presets : presets + [current]
  }
}
