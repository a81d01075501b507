import TextScreen

/// A theme file: colours, and the measures that go with them.
public enum ThemeFile {
  /// The options whose values it may hold besides colours.
  static let measures = [
    "corner-radius", "padding", "max-width", "backdrop-opacity", "animation", "style",
  ]

  private static let appearances: [(prefix: String, appearances: [Appearance])] = [
    ("", Appearance.allCases), ("dark.", [.dark]), ("light.", [.light]),
  ]

  /// The looks that the file's text sets, and a line for each fault in it; what is faulty is skipped.
  ///
  /// A line is `key = value` (see `SettingLines`): `base` and the name of a theme; a colour of the theme and
  /// `#RRGGBB`, after `dark.` or `light.` for backgrounds of that kind alone; one of the measures. Later lines win.
  ///
  /// - Parameter path: The file's name for the complaints.
  public static func parse(_ bytes: [UInt8], path: String) -> (looks: Looks, complaints: [String]) {
    var builder = RequestBuilder()
    let complaints = SettingLines.complaints(bytes, path: path) { key, value throws(CommandError) in
      // Only keys that are known, and so are text, are named after their values.
      let source = OptionValue.Source.key(String(decoding: key, as: UTF8.self))
      try apply(key, OptionValue(source: source, bytes: Array(value)), to: &builder)
    }
    return (builder.looks, complaints)
  }

  private static func apply(
    _ key: ArraySlice<UInt8>, _ value: OptionValue, to builder: inout RequestBuilder
  ) throws(CommandError) {
    if key.elementsEqual("base".utf8) {
      builder.looks.theme = try value.choice(ThemeName.self)
    } else if let (role, appearances) = color(key) {
      let color = try value.color()
      for appearance in appearances { builder.looks.colors[role, appearance] = color }
    } else if measures.contains(where: { $0.utf8.elementsEqual(key) }),
      let option = OptionTable.option(key, of: .alert)
    {
      try option.apply(&builder, value)
    } else {
      throw unknown(key)
    }
  }

  /// The colour that a key names, and for which backgrounds.
  private static func color(_ key: ArraySlice<UInt8>) -> (ThemeColors.Role, [Appearance])? {
    for (prefix, appearances) in appearances where key.starts(with: prefix.utf8) {
      let name = key.dropFirst(prefix.utf8.count)
      for role in ThemeColors.Role.allCases where role.rawValue.utf8.elementsEqual(name) {
        return (role, appearances)
      }
    }
    return nil
  }

  private static func unknown(_ key: ArraySlice<UInt8>) -> CommandError {
    for (prefix, _) in appearances where !prefix.isEmpty && key.starts(with: prefix.utf8) {
      let name = key.dropFirst(prefix.utf8.count)
      if let measure = measures.first(where: { $0.utf8.elementsEqual(name) }) {
        return CommandError("key \(quoted(key)) is for both appearances (write '\(measure)')")
      }
    }
    if let option = OptionTable.all.first(where: { $0.name.utf8.elementsEqual(key) }) {
      let place = option.isLook ? "into the configuration file" : "on the command line"
      let hint = option.name == "theme" ? " (did you mean 'base'?)" : ""
      return CommandError("key \(quoted(key)) belongs \(place), not into a theme file\(hint)")
    }
    let colors = appearances.flatMap { row in ThemeColors.Role.words.map { row.prefix + $0 } }
    let nearest = Suggestion.nearest(to: key, among: ["base"] + colors + measures)
    return CommandError("unknown key \(quoted(key))\(Suggestion.question(nearest))")
  }
}
