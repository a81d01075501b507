/// The themes by name. `terminal` uses the terminal's own 16 colours.
public enum ThemeName: String, Sendable, CaseIterable {
  case terminal, slate, ocean, forest, rose, amber, mono, contrast
}

/// Light or dark, or found out from the environment.
public enum AppearanceChoice: String, Sendable, CaseIterable {
  case auto, light, dark
}

/// Light or dark.
public enum Appearance: Sendable, CaseIterable {
  case light, dark
}
