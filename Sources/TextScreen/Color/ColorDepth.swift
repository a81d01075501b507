/// How many colours a terminal is trusted with.
public enum ColorDepth: Sendable, CaseIterable, Comparable {
  /// No colour at all; attributes such as bold and reverse remain (no-color.org).
  case none
  /// The 16 colours of the terminal's own scheme.
  case sixteen
  /// xterm's palette of 256 colours, of which 16–255 are the same everywhere.
  case palette256
  /// 24 bits.
  case trueColor

  /// Decides from an option and the environment, without asking the terminal.
  ///
  /// The first rule that applies wins:
  /// 1. `forced` is false (`--color never`): none.
  /// 2. `forced` is true (`--color always`), or `CLICOLOR_FORCE` is neither empty nor `0`: what the terminal
  ///    can do, but at least sixteen.
  /// 3. `NO_COLOR` is not empty, or `CLICOLOR` is `0`: none.
  /// 4. What the terminal can do.
  ///
  /// - Parameters:
  ///   - forced: what an option demands; nil leaves it to the environment.
  ///   - environment: the value of a variable, nil when it is unset.
  public static func decide(forced: Bool?, environment: (String) -> String?) -> ColorDepth {
    if forced == false { return .none }
    let able = terminalDepth(environment)
    if forced == true { return max(able, .sixteen) }
    if isForced(environment) { return max(able, .sixteen) }
    if isSet("NO_COLOR", environment) || environment("CLICOLOR") == "0" { return .none }
    return able
  }

  /// Whether `CLICOLOR_FORCE` demands colours, wherever the output goes.
  public static func isForced(_ environment: (String) -> String?) -> Bool {
    environment("CLICOLOR_FORCE").map { !$0.isEmpty && $0 != "0" } ?? false
  }

  /// What the variables say that terminals set about themselves.
  private static func terminalDepth(_ environment: (String) -> String?) -> ColorDepth {
    let term = environment("TERM") ?? ""
    if isColorless(term) { return .none }
    let depth = claimedDepth(term, environment)
    return isScreen(term, environment) ? min(depth, .palette256) : depth
  }

  private static func claimedDepth(_ term: String, _ environment: (String) -> String?) -> ColorDepth {
    if let value = environment("COLORTERM")?.lowercased(), value == "truecolor" || value == "24bit" {
      return .trueColor
    }
    let words = term.split(separator: "-")
    let program = environment("TERM_PROGRAM") ?? ""
    if words.contains(where: { trueColorTerms.contains($0) || $0.hasPrefix("direct") })
      || isSet("WT_SESSION", environment) || trueColorPrograms.contains(program)
    {
      return .trueColor
    }
    if words.contains(where: { $0.hasPrefix("256color") }) || term.hasPrefix("tmux")
      || term.hasPrefix("screen") || program == "Apple_Terminal"
    {
      return .palette256
    }
    return .sixteen
  }

  private static let trueColorTerms: [Substring] = [
    "kitty", "ghostty", "alacritty", "wezterm", "contour", "foot", "rio",
  ]
  private static let trueColorPrograms = ["iTerm.app", "WezTerm", "vscode", "ghostty"]

  /// Whether a terminal has no colour by its name: none, `dumb`, the monochrome DEC terminals, and the
  /// suffixes `-m` and `-mono` (term(7)).
  ///
  /// A DEC terminal would drop the colours and keep the characters, so that the focus would be lost with them;
  /// without colours it is drawn with bold and reverse, which it has.
  private static func isColorless(_ term: String) -> Bool {
    if term.isEmpty || term == "dumb" { return true }
    let words = term.split(separator: "-")
    if words.dropFirst().contains(where: { $0 == "m" || $0 == "mono" }) { return true }
    guard let name = words.first, name.hasPrefix("vt"), let model = UInt16(name.dropFirst(2)) else {
      return false
    }
    return model != 525
  }

  /// Whether GNU screen stands between: it has no 24-bit colour before version 5, and its variables say
  /// nothing of its version.
  private static func isScreen(_ term: String, _ environment: (String) -> String?) -> Bool {
    isSet("STY", environment) || (term.hasPrefix("screen") && !isSet("TMUX", environment))
  }

  private static func isSet(_ name: String, _ environment: (String) -> String?) -> Bool {
    environment(name).map { !$0.isEmpty } ?? false
  }
}
