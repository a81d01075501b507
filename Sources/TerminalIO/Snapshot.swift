/// What the terminal shows now, read back from the program that draws it.
///
/// A terminal itself cannot be asked. tmux, zellij, kitty and WezTerm have commands for it; screen has one that
/// writes a file, later and without colours, and is not asked.
public enum Snapshot {
  /// How long the first frame may wait for it, in nanoseconds.
  public static let patience: Int64 = 15_000_000

  /// The most bytes that are taken; a large screen full of colours has a quarter of them.
  static let limit = 1 << 20

  /// Captures the screen: rows that LF ends, with SGR sequences, which nobody has checked; nil where nothing can
  /// be asked, and where the answer is late, too long or a failure.
  ///
  /// To be called before the alternate screen is entered. The command is without the terminal; it is killed at the
  /// deadline. One that is not gone by then is left to `reap`.
  ///
  /// - Parameters:
  ///   - device: the terminal that the dialog stands on. tmux must name it as the pane's, since its variables reach
  ///     into other terminals that are opened inside.
  ///   - deadline: an instant of `MonotonicClock`.
  public static func take(
    of device: UInt64?, until deadline: Int64 = MonotonicClock.now() + patience,
    environment: (String) -> [UInt8]? = Environment.bytes
  ) -> [UInt8]? {
    guard !Identity.isElevated, let request = SnapshotRequest(environment: environment) else { return nil }
    let variables = SnapshotRequest.variables.compactMap { name in
      environment(name).map { Array("\(name)=".utf8) + $0 }
    }
    let output = BoundedCommand.output(
      of: request.words, variables: variables, until: deadline, limit: limit)
    guard let output else { return nil }
    return request.namesTerminal ? screen(in: output, of: device) : output
  }

  /// Collects commands that were killed and had not ended; to be called before another program takes over.
  public static func reap() { BoundedCommand.reap() }

  /// What follows the first line, if that is the path of the terminal.
  private static func screen(in output: [UInt8], of device: UInt64?) -> [UInt8]? {
    guard let device, let end = output.firstIndex(of: 0x0A), isTerminal(output[..<end], device) else {
      return nil
    }
    return Array(output[(end + 1)...])
  }
}

/// The command that captures the screen, as the environment tells.
struct SnapshotRequest: Equatable {
  /// The command.
  let words: [[UInt8]]
  /// Whether the first line of its output is the path of the terminal, for the rest to be believed.
  let namesTerminal: Bool

  /// The variables that the commands are given: where their servers are, and what every program needs.
  static let variables = [
    "PATH", "HOME", "USER", "LANG", "LC_ALL", "LC_CTYPE", "TERM", "TMPDIR", "XDG_RUNTIME_DIR",
    "XDG_CONFIG_HOME",
    "TMUX", "TMUX_PANE", "TMUX_TMPDIR", "ZELLIJ", "ZELLIJ_SESSION_NAME", "ZELLIJ_PANE_ID",
    "ZELLIJ_SOCKET_DIR",
    "KITTY_LISTEN_ON", "KITTY_WINDOW_ID", "KITTY_PUBLIC_KEY", "WEZTERM_PANE", "WEZTERM_UNIX_SOCKET",
  ]

  /// Chooses the innermost program that draws; nil where that cannot be asked.
  ///
  /// A multiplexer's variables come before those of the terminal that it runs in.
  init?(environment: (String) -> [UInt8]?) {
    func number(_ name: String, after prefix: String = "") -> [UInt8]? {
      guard let value = environment(name), value.starts(with: prefix.utf8) else { return nil }
      let digits = value.dropFirst(prefix.utf8.count)
      return 1...9 ~= digits.count && digits.allSatisfy { 0x30...0x39 ~= $0 } ? value : nil
    }
    func isSet(_ name: String) -> Bool { environment(name)?.isEmpty == false }

    if isSet("TMUX") {
      guard let pane = number("TMUX_PANE", after: "%") else { return nil }
      words =
        Self.words("tmux -u display-message -p -t", pane) + Self.words("#{pane_tty} ;")
        + Self.words("capture-pane -e -p -N -t", pane)
      namesTerminal = true
      return
    }
    namesTerminal = false
    if isSet("STY") { return nil }
    if isSet("ZELLIJ") {
      guard let pane = number("ZELLIJ_PANE_ID") else { return nil }
      words = Self.words("zellij action dump-screen --ansi --pane-id", pane)
    } else if isSet("KITTY_LISTEN_ON"), let window = number("KITTY_WINDOW_ID") {
      words = Self.words("kitten @ get-text --ansi --extent screen --match", Array("id:".utf8) + window)
    } else if let pane = number("WEZTERM_PANE") {
      words = Self.words("wezterm cli get-text --escapes --pane-id", pane)
    } else {
      return nil
    }
  }

  private static func words(_ line: StaticString, _ last: [UInt8]? = nil) -> [[UInt8]] {
    line.description.utf8.split(separator: UInt8(ascii: " ")).map { Array($0) } + (last.map { [$0] } ?? [])
  }
}
