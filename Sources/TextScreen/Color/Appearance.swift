/// Light or dark, or found out from the environment.
public enum AppearanceChoice: String, Sendable, CaseIterable {
  case auto, light, dark
}

/// Light or dark.
public enum Appearance: Sendable, CaseIterable {
  case light, dark

  /// The other one.
  public var opposite: Appearance { self == .light ? .dark : .light }

  /// Decides without asking the terminal.
  ///
  /// In this order: an explicit choice; `COLORFGBG` (the colour number after the last semicolon is the
  /// background: 0–6 and 8 are dark, 7 and 9–15 light); dark.
  public static func decide(
    choice: AppearanceChoice?, environment: (String) -> String?
  ) -> Appearance {
    switch choice {
    case .light: .light
    case .dark: .dark
    case .auto, nil: environment("COLORFGBG").flatMap(background) ?? .dark
    }
  }

  private static func background(_ colors: String) -> Appearance? {
    let fields = colors.split(separator: ";", omittingEmptySubsequences: false)
    guard fields.count > 1, let last = fields.last, let number = UInt8(last) else { return nil }
    return switch number {
    case 0...6, 8: .dark
    case 7, 9...15: .light
    default: nil
    }
  }
}
