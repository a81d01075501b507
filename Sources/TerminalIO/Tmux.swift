/// Panes of tmux for toasts: text is handed over as an argument, never in the words of a shell.
public struct TmuxPane {
  /// The pane of the process, and where it is.
  public struct Surroundings: Equatable, Sendable {
    /// The version of the server: 307 for 3.7, 0 where no number tells it.
    public let version: Int
    /// Whether one pane covers the others.
    public let isZoomed: Bool
    /// Columns to the left of the pane, rows above it.
    public let left: Int, top: Int
    /// Its size.
    public let columns: Int, rows: Int
  }

  /// How long tmux may take to answer, in nanoseconds.
  private static let patience: Int64 = 1_000_000_000
  /// How long it may take where somebody waits.
  private static let haste: Int64 = 50_000_000
  /// Names the pane that a pane of ours stands beside.
  private static let option = "@dfdialog"
  /// Shows a text for some seconds and ends, whatever becomes of those who asked for it; at once where the shell
  /// whose pane it stands beside has ended.
  ///
  /// Made higher than the rows of `$4`, it makes itself as low again, and ends where that does not help.
  private static let script =
    "(n=0; while kill -0 \"$1\"; do sleep 0.5; "
    + "if [ \"$4\" ] && [ \"$(stty size </dev/tty | cut -d' ' -f1)\" -gt \"$4\" ]; then "
    + "[ $n = 2 ] && break; n=$((n + 1)); tmux resize-pane -t \"$TMUX_PANE\" -y \"$4\"; else n=0; fi; done; "
    + "kill $$) >/dev/null 2>&1 & printf '\\033[?25l%s' \"$2\"; exec sleep \"$3\""

  private let id: [UInt8]

  /// Where the process is; nil where the terminal is no pane of tmux, or tmux does not answer.
  public static func surroundings(of device: UInt64) -> Surroundings? {
    let format =
      "#{version} #{window_zoomed_flag} #{pane_left} #{pane_top} #{pane_width} #{pane_height} #{pane_tty}"
    guard let pane, let output = run(["display-message", "-p", "-t"], [pane, Array(format.utf8)]) else {
      return nil
    }
    return Surroundings(line: output, device: device)
  }

  /// Whether the terminal is a pane of tmux that shows the alternate screen; false where nobody tells it soon.
  public static func showsAlternateScreen(of device: UInt64) -> Bool {
    let format = Array("#{alternate_on} #{pane_tty}".utf8)
    guard let pane, let output = run(["display-message", "-p", "-t"], [pane, format], patience: haste) else {
      return false
    }
    let words = output.prefix { $0 != 0x0A }.split(separator: 0x20)
    return words.count == 2 && words[0].elementsEqual("1".utf8) && isTerminal(words[1], device)
  }

  /// Opens a pane of one row, above the pane of the process or below it, that ends by itself.
  public static func split(isAbove: Bool, text: [UInt8], seconds: String) -> TmuxPane? {
    let place = isAbove ? ["-b"] : []
    return open(["split-window", "-d", "-l", "1"] + place, text: text, seconds: seconds, rows: "1")
  }

  /// Opens a pane that floats over the window (tmux 3.7), that ends by itself.
  public static func float(
    column: Int, row: Int, columns: Int, rows: Int, isBare: Bool, text: [UInt8], seconds: String
  ) -> TmuxPane? {
    let border = isBare ? ["-B", "none"] : []
    let place = ["-x", "\(columns)", "-y", "\(rows)", "-X", "\(column)", "-Y", "\(row)"]
    return open(["new-pane", "-d"] + place + border, text: text, seconds: seconds, rows: "")
  }

  /// Closes the pane if it is still there.
  public func close() { _ = Self.run(["kill-pane", "-t"], [id]) }

  /// Closes the panes that stand beside the pane of the process, as those do whose process was killed.
  public static func closeLeftOver() {
    let words = ["list-panes", "-a", "-F", "#{pane_id} #{\(option)}"]
    guard let pane, let output = run(words, [], limit: 1 << 20) else { return }
    for line in output.split(separator: 0x0A) {
      let fields = line.split(separator: 0x20)
      if fields.count == 2, fields[1].elementsEqual(pane) { TmuxPane(id: Array(fields[0])).close() }
    }
  }

  private static func open(_ words: [String], text: [UInt8], seconds: String, rows: String) -> TmuxPane? {
    guard let pane else { return nil }
    // A word that ends in a semicolon would be the end of tmux's command.
    let text = text + "\u{1B}[m".utf8
    let shell = ["/bin/sh", "-c", script, "sh", "\(getsid(0))"].map { Array($0.utf8) }
    let format = ["-P", "-F", "#{pane_id}", "-t"]
    let last = [text, Array(seconds.utf8), Array(rows.utf8)]
    guard let output = run(words + format, [pane] + shell + last) else { return nil }
    let id = Array(output.prefix { $0 != 0x0A })
    guard id.first == UInt8(ascii: "%") else { return nil }
    // Versions before 3.0 know no options of panes.
    _ = run(["set-option", "-p", "-t"], [id, Array(option.utf8), pane])
    return TmuxPane(id: id)
  }

  private static var pane: [UInt8]? {
    guard let value = Environment.bytes("TMUX_PANE"), Environment.bytes("TMUX")?.isEmpty == false,
      value.first == UInt8(ascii: "%")
    else { return nil }
    return value
  }

  private static func run(_ words: [String], _ last: [[UInt8]], limit: Int = 4096, patience: Int64 = patience)
    -> [UInt8]?
  {
    let variables = SnapshotRequest.variables.compactMap { name in
      Environment.bytes(name).map { Array("\(name)=".utf8) + $0 }
    }
    return BoundedCommand.output(
      of: (["tmux", "-u"] + words).map { Array($0.utf8) } + last, variables: variables,
      until: MonotonicClock.now() + patience, limit: limit)
  }
}

extension TmuxPane.Surroundings {
  /// Reads what tmux answered, with a version like `3.3a`, `next-3.8` or `master`; nil for anything else, and where
  /// the pane is another terminal: tmux's variables reach into terminals that are opened inside.
  init?(line: [UInt8], device: UInt64) {
    let words = String(decoding: line.prefix { $0 != 0x0A }, as: UTF8.self).split(separator: " ")
    guard words.count == 7, isTerminal(words[6].utf8, device) else { return nil }
    let parts = words[0].split { !("0"..."9" ~= $0) }.prefix(2).compactMap { Int($0) }
    let numbers = words[1...5].compactMap { Int($0) }
    guard case let major = parts.first ?? 0, major < 1000, numbers.count == 5 else { return nil }
    version = major * 100 + min(99, parts.dropFirst().first ?? 0)
    isZoomed = numbers[0] != 0
    (left, top, columns, rows) = (numbers[1], numbers[2], numbers[3], numbers[4])
  }
}
