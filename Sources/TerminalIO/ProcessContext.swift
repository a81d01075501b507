/// The words of the command line.
public enum Arguments {
  /// The words as they were received, byte for byte, the name of the program first; empty when `argc` is 0.
  public static func bytes() -> [[UInt8]] {
    let words = CommandLine.unsafeArgv
    var result: [[UInt8]] = []
    for index in 0..<max(0, Int(CommandLine.argc)) {
      guard let word = words[index] else { break }
      result.append(bytesOfCString(word))
    }
    return result
  }
}

/// The environment that the process was started with; never changed.
public enum Environment {
  /// A variable's value, byte for byte; nil when it is not set.
  public static func bytes(_ name: String) -> [UInt8]? {
    getenv(name).map { bytesOfCString($0) }
  }

  /// A variable's value as text, with replacement marks for what is not UTF-8; nil when it is not set.
  public static func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

/// Whom the process acts for.
public enum Identity {
  /// The number of the process.
  public static var processID: Int32 { getpid() }
  /// The user who started the process.
  public static var userID: UInt32 { getuid() }
  /// The user whose rights the process has.
  public static var effectiveUserID: UInt32 { geteuid() }
  /// Whether the program was started with more rights than its caller has (set-user-ID or set-group-ID): such a
  /// process can trust neither its arguments nor its environment.
  public static var isElevated: Bool { getuid() != geteuid() || getgid() != getegid() }
}

private func bytesOfCString(_ string: UnsafePointer<CChar>) -> [UInt8] {
  UnsafeRawBufferPointer(start: string, count: strlen(string)).map { $0 }
}
