/// What runs in a process group.
public enum ForegroundProcesses {
  private static let shells: Set<String> = [
    "sh", "bash", "dash", "ash", "busybox", "zsh", "fish", "ksh", "ksh93", "mksh", "oksh", "loksh", "yash",
    "csh", "tcsh", "nu", "xonsh", "elvish", "pwsh", "osh", "ion", "rbash", "rc", "es",
  ]

  /// Whether nothing but shells is in the group.
  ///
  /// - Parameter except: processes that do not count.
  public static func areShells(group: Int32, except: [Int32] = []) -> Bool {
    names(of: group, except: except).allSatisfy(isShell)
  }

  /// Whether a program is a shell; a login shell has a dash before its name.
  static func isShell(_ name: String) -> Bool {
    shells.contains(name.utf8.first == UInt8(ascii: "-") ? String(name.dropFirst()) : name)
  }

  #if canImport(Darwin)
    private static func names(of group: Int32, except: [Int32]) -> [String] {
      var request = [CTL_KERN, KERN_PROC, KERN_PROC_PGRP, group]
      var length = 0
      guard sysctl(&request, u_int(request.count), nil, &length, nil, 0) == 0 else { return [] }
      let capacity = length / MemoryLayout<kinfo_proc>.stride + 8
      var processes = [kinfo_proc](repeating: kinfo_proc(), count: capacity)
      length = capacity * MemoryLayout<kinfo_proc>.stride
      guard sysctl(&request, u_int(request.count), &processes, &length, nil, 0) == 0 else { return [] }
      return processes.prefix(length / MemoryLayout<kinfo_proc>.stride).compactMap { process in
        guard !except.contains(process.kp_proc.p_pid) else { return nil }
        return withUnsafeBytes(of: process.kp_proc.p_comm) {
          String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
      }
    }
  #else
    private static func names(of group: Int32, except: [Int32]) -> [String] {
      guard let directory = opendir("/proc") else { return [] }
      defer { closedir(directory) }
      var names: [String] = []
      while let entry = readdir(directory) {
        let number = withUnsafeBytes(of: &entry.pointee.d_name) {
          Int32(String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self))
        }
        guard let number, !except.contains(number), let process = ProcessLine(number), process.group == group,
          process.state != UInt8(ascii: "Z")
        else { continue }
        names.append(process.name)
      }
      return names
    }
  #endif
}

#if !canImport(Darwin)
  /// What the system tells of a process in a line (`proc(5)`).
  struct ProcessLine {
    /// The name of its program, at most 15 bytes of it.
    let name: String
    /// `R`, `S`, `Z` and the like.
    let state: UInt8
    /// Its process group.
    let group: Int32

    /// Reads it; nil when there is no such process.
    init?(_ process: Int32) {
      guard let file = try? Descriptor.open("/proc/\(process)/stat".utf8, O_RDONLY) else { return nil }
      defer { _ = attemptClose(file.rawValue) }
      // The name may hold anything, blanks and brackets too.
      guard let line = try? file.read(upTo: 512), let start = line.firstIndex(of: UInt8(ascii: "(")),
        let end = line.lastIndex(of: UInt8(ascii: ")")), start < end
      else { return nil }
      let fields = line[(end + 1)...].split(separator: 0x20, maxSplits: 4)
      guard let state = fields.first?.first, fields.count > 2,
        let group = Int32(String(decoding: fields[2], as: UTF8.self))
      else { return nil }
      name = String(decoding: line[(start + 1)..<end], as: UTF8.self)
      self.state = state
      self.group = group
    }
  }
#endif
