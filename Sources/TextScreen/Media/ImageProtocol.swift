/// How a terminal is sent pictures.
public enum ImageProtocol: Hashable, Sendable, CaseIterable {
  /// kitty's graphics protocol, in APC strings; PNG only.
  case kitty
  /// iTerm2's inline images, in OSC 1337; any format.
  case iterm2

  /// Decides from the variables that terminals set about themselves, without asking the terminal.
  ///
  /// Programs inherit variables from the terminal that they were started in, and some print what they do not
  /// understand. So `TERM`, which every terminal sets, has to agree, and inside a multiplexer there are no pictures.
  ///
  /// - Parameter environment: the value of a variable, nil when it is unset.
  /// - Returns: nil where the terminal is not known to show pictures.
  public static func decide(environment: (String) -> String?) -> ImageProtocol? {
    func isSet(_ name: String) -> Bool { environment(name).map { !$0.isEmpty } ?? false }

    guard !["TMUX", "STY", "ZELLIJ"].contains(where: isSet) else { return nil }
    switch environment("TERM") {
    case "xterm-kitty", "xterm-ghostty": return .kitty
    case "wezterm": return .iterm2
    case .some(let term) where term.hasPrefix("xterm"): break
    default: return nil
    }
    switch environment("TERM_PROGRAM") {
    case "ghostty": return .kitty
    case "WezTerm", "iTerm.app": return .iterm2
    case nil, "": break
    default: return nil
    }
    // Terminals that tell their version, and may have been started by one that shows pictures.
    guard
      !["XTERM_VERSION", "VTE_VERSION", "KONSOLE_VERSION", "ALACRITTY_WINDOW_ID", "WT_SESSION"].contains(
        where: isSet)
    else {
      return nil
    }
    if isSet("KITTY_WINDOW_ID") { return .kitty }
    // The one variable that ssh passes on.
    return environment("LC_TERMINAL") == "iTerm2" ? .iterm2 : nil
  }

  /// Why terminals would not show a picture; nil where they would.
  func refusal(of file: ImageFile) -> MediaFailure? {
    guard self == .kitty else { return nil }
    if file.format != .png { return .formatNotShown }
    // MAX_IMAGE_DIMENSION of kitty; the refusal would be silent.
    return max(file.size.width, file.size.height) > 10_000 ? .sizeNotShown : nil
  }
}
