/// The characters that a terminal can show: decided by the locale, or by `--ascii`.
public enum Repertoire: Sendable {
  /// Unicode, in UTF-8.
  case unicode
  /// U+0020 to U+007E.
  case ascii

  /// Decides by the first of `LC_ALL`, `LC_CTYPE` and `LANG` that is not empty; without any, the locale is `C`.
  ///
  /// The locale's own data are not asked: in small containers they are missing although the terminal has UTF-8.
  /// The font of the Linux console (`TERM=linux`) lacks most signs.
  public static func decide(ascii: Bool?, environment: (String) -> String?) -> Repertoire {
    if let ascii { return ascii ? .ascii : .unicode }
    if environment("TERM") == "linux" { return .ascii }
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty } ?? "C"
    // `language.codeset@modifier`; macOS sets the codeset alone.
    let codeset = locale.split(separator: "@").first?.split(separator: ".").last?.uppercased()
    return codeset == "UTF-8" || codeset == "UTF8" ? .unicode : .ascii
  }
}
