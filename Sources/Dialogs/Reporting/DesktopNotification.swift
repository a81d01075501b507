import TextScreen

/// A toast as a notification of the desktop: by a program, or by a terminal that passes it on.
public struct DesktopNotification: Sendable {
  /// The programs that notify.
  public enum Tool: Sendable {
    case notifySend, osascript
  }

  private let title: SafeText
  private let text: SafeText
  private let severity: Severity

  /// Columns of the longest text.
  private static let limit = 300

  /// Makes a notification.
  public init(_ message: ToastMessage) {
    text = SafeText.folded(bytes: message.text).truncated(columns: Self.limit)
    let title = SafeText.folded(bytes: message.title).truncated(columns: Self.limit)
    self.title = title.isEmpty ? SafeText("dfdialog: \(message.severity.word)") : title
    severity = message.severity
  }

  /// The command that notifies; no text in it can be an option, and none is read as markup or as a program.
  public func command(_ tool: Tool) -> [[UInt8]] {
    let words: [String]
    switch tool {
    case .notifySend:
      let urgency = severity == .error ? "critical" : "normal"
      words = ["notify-send", "-a", "dfdialog", "-u", urgency, "--", title.description, markup]
    case .osascript:
      words = [
        "osascript", "-e", "on run argv", "-e",
        "display notification (item 2 of argv) with title (item 1 of argv)", "-e", "end run", "--",
        title.description, text.description,
      ]
    }
    return words.map { Array($0.utf8) }
  }

  /// What makes the terminal notify; none where the terminal is not known to.
  ///
  /// In tmux it is wrapped, so that the terminal outside gets it where tmux lets it through.
  public func bytes(environment: (String) -> String?) -> [UInt8] {
    guard (environment("STY") ?? "").isEmpty, (environment("ZELLIJ") ?? "").isEmpty else { return [] }
    guard let sequence = sequence(environment) else { return [] }
    let bytes = sequence.flatMap(\.bytes)
    guard !(environment("TMUX") ?? "").isEmpty else { return bytes }
    let escape: UInt8 = 0x1B
    let doubled = bytes.flatMap { $0 == escape ? [escape, escape] : [$0] }
    return [escape] + Array("Ptmux;".utf8) + doubled + [escape, UInt8(ascii: "\\")]
  }

  private func sequence(_ environment: (String) -> String?) -> [ControlSequence]? {
    let term = environment("TERM") ?? ""
    let program = environment("TERM_PROGRAM") ?? ""
    if environment("KITTY_WINDOW_ID") != nil || term == "xterm-kitty" || term.hasPrefix("foot") {
      return [.kittyNotification(title), .kittyNotificationBody(text)]
    }
    if program == "iTerm.app" || environment("LC_TERMINAL") == "iTerm2" {
      // A text that begins with a number means something else there.
      return [.notification("dfdialog: " + text)]
    }
    let isTitled = ["WezTerm", "ghostty"].contains(program) || term.hasPrefix("rxvt-unicode")
    return isTitled ? [.titledNotification(title: withoutSemicolons(title), body: text)] : nil
  }

  private func withoutSemicolons(_ text: SafeText) -> SafeText {
    SafeText(String(text.description.map { $0 == ";" ? "," : $0 }))
  }

  /// The text with what notify-send would take for an escape, and what a server would take for markup, escaped.
  private var markup: String {
    text.description.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\\": result += "\\\\"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
