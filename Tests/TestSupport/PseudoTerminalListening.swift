import Foundation

extension PseudoTerminal {
  /// Waits until a program of this name, on this terminal, waits for input; as long as it is busy, it may yet throw
  /// away what is typed.
  ///
  /// Where the system does not tell, or there is no such program, nothing is waited for.
  public func waitUntilListening(_ name: String) throws {
    let session = getsid(processID)
    guard session > 0 else { return }
    let deadline = Date.now + 2
    // A program is sometimes missing in the list of processes while others begin and end.
    var timesMissing = 0
    try wait("\(name) to listen") { _ in
      let calls = Self.systemCalls(of: name, in: session)
      timesMissing = calls.isEmpty ? timesMissing + 1 : 0
      return calls.contains { Self.waiting.contains($0) } || timesMissing > 5 || Date.now > deadline
    }
  }

  /// Whether a program of this name in a session waits for input, or there is no such program.
  public static func isListening(_ name: String, in session: pid_t) -> Bool {
    let calls = systemCalls(of: name, in: session)
    return calls.isEmpty || calls.contains { waiting.contains($0) }
  }

  /// select, pselect6, poll, ppoll and read on x86-64; pselect6, ppoll and read on arm64.
  ///
  /// A program that is stopped does not listen before somebody lets it go on.
  private static let waiting: Set<String> = [stopped, "23", "270", "7", "271", "0", "72", "73", "63"]

  private static let stopped = "stopped"

  /// What the programs of a name in a session are waiting in: numbers of system calls, `running` or `stopped`.
  private static func systemCalls(of name: String, in session: pid_t) -> [String] {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.filter { Int($0) != nil }.compactMap { process in
      guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
        let open = status.firstIndex(of: "("), let close = status.lastIndex(of: ")"),
        status[status.index(after: open)..<close] == name
      else { return nil }
      // After the name: state, parent, process group, session.
      let fields = status[status.index(after: close)...].split(separator: " ")
      guard fields.count > 3, fields[3] == String(session) else { return nil }
      if fields[0] == "T" { return stopped }
      guard let call = try? String(contentsOfFile: "/proc/\(process)/syscall", encoding: .utf8)
      else { return nil }
      return call.split(whereSeparator: \.isWhitespace).first.map(String.init)
    }
  }
}
