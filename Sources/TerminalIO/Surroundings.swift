/// What a process can find out about where it runs, without asking the terminal.
public enum Surroundings {
  /// Whether the process is in a container.
  public static var isContainer: Bool {
    if Environment.bytes("container")?.isEmpty == false { return true }
    return access("/.dockerenv", F_OK) == 0 || access("/run/.containerenv", F_OK) == 0
  }

  /// Whether the terminal is drawn by a program that has a terminal itself, as by `script` or `sudo`; true as well
  /// where that cannot be found out.
  public static var isNestedTerminal: Bool {
    guard let leader = processRelation(getsid(0)) else { return true }
    // The first process of the system was started by none.
    guard leader.parent > 0 else { return false }
    return processRelation(leader.parent)?.hasTerminal ?? true
  }

  /// Whether a shell with job control started this process: it is not in the group of the session's leader.
  public static var hasJobControl: Bool { getpgrp() != getpgid(getsid(0)) }

  /// Whether the desktop of this user can be told something: its bus is there.
  public static var hasDesktopBus: Bool {
    if Environment.bytes("DBUS_SESSION_BUS_ADDRESS")?.isEmpty == false { return true }
    return access("/run/user/\(getuid())/bus", F_OK) == 0
  }

  /// The version of tmux's server, whether the pane is zoomed, and its rows; nil where the controlling terminal is no
  /// pane of tmux, and where it does not answer in time.
  public static func tmuxPane() -> (version: String, isZoomed: Bool, rows: Int)? {
    guard let pane = Environment.value("TMUX_PANE"), Environment.bytes("TMUX")?.isEmpty == false,
      pane.utf8.first == UInt8(ascii: "%"), pane.utf8.dropFirst().allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    let format = "#{version} #{window_zoomed_flag} #{pane_height} #{pane_tty}"
    let words = ["tmux", "-u", "display-message", "-p", "-t", pane, format].map { Array($0.utf8) }
    let variables = ["PATH", "HOME", "TMUX", "TMUX_PANE", "TMUX_TMPDIR"].compactMap { name in
      Environment.bytes(name).map { Array("\(name)=".utf8) + $0 }
    }
    let deadline = MonotonicClock.now() + 200_000_000
    guard let output = BoundedCommand.output(of: words, variables: variables, until: deadline, limit: 256)
    else { return nil }
    let fields = String(decoding: output, as: UTF8.self).split { $0 == " " || $0 == "\n" }
    guard fields.count == 4, let rows = Int(fields[2]),
      let device = ToastTerminal.open()?.device, isTerminal(fields[3].utf8, device)
    else { return nil }
    return (String(fields[0]), fields[1] == "1", rows)
  }
}
