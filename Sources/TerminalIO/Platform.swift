#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Darwin
#endif

// Everything in which the C libraries differ stands in this file; the other files of the layer see one system.

/// Descriptors that a set for `select` can hold.
let descriptorSetCapacity: Int32 = 1024

extension sigaction {
  /// Makes a disposition that blocks every other signal while its handler runs.
  init(handler: (@convention(c) (Int32) -> Void)?, flags: Int32 = 0) {
    self.init()
    #if canImport(Glibc)
      __sigaction_handler.sa_handler = handler
    #elseif canImport(Musl)
      __sa_handler.sa_handler = handler
    #else
      __sigaction_u.__sa_handler = handler
    #endif
    sa_flags = flags
    sigfillset(&sa_mask)
  }

  /// Whether the signal is thrown away (`SIG_IGN`, which is 1 in every C library).
  var isIgnored: Bool {
    #if canImport(Glibc)
      let handler = __sigaction_handler.sa_handler
    #elseif canImport(Musl)
      let handler = __sa_handler.sa_handler
    #else
      let handler = __sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == 1
  }
}

#if canImport(Darwin)
  /// What `posix_spawn` does with descriptors in the child.
  typealias SpawnFileActions = posix_spawn_file_actions_t?
  /// How a child of `posix_spawn` begins.
  typealias SpawnAttributes = posix_spawnattr_t?
#else
  /// What `posix_spawn` does with descriptors in the child.
  typealias SpawnFileActions = posix_spawn_file_actions_t
  /// How a child of `posix_spawn` begins.
  typealias SpawnAttributes = posix_spawnattr_t
#endif

/// Calls the body with empty settings for `posix_spawn`.
func withSpawnSettings<Result>(
  _ body: (inout SpawnFileActions, inout SpawnAttributes) -> Result
) -> Result {
  #if canImport(Darwin)
    var actions: SpawnFileActions = nil
    var attributes: SpawnAttributes = nil
  #else
    var actions = SpawnFileActions()
    var attributes = SpawnAttributes()
  #endif
  posix_spawn_file_actions_init(&actions)
  posix_spawnattr_init(&attributes)
  defer {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }
  return body(&actions, &attributes)
}

/// The flag with which the child begins a session, and so is without a terminal (`POSIX_SPAWN_SETSID`).
var spawnsInNewSession: Int32 {
  #if canImport(Darwin)
    0x400
  #else
    0x80
  #endif
}

extension termios {
  /// Calls the body with the control characters (`c_cc`), to be indexed by `VINTR` and the like.
  mutating func withControlCharacters(_ body: (UnsafeMutableBufferPointer<cc_t>) -> Void) {
    withUnsafeMutableBytes(of: &c_cc) { body($0.bindMemory(to: cc_t.self)) }
  }

  /// What a control character is set to so that no key sends it (`_POSIX_VDISABLE`).
  static var disabledCharacter: cc_t {
    #if canImport(Darwin)
      0xFF
    #else
      0
    #endif
  }

  /// Whether the modes are the same; speeds and control characters are not looked at.
  func hasSameModes(as other: termios) -> Bool {
    c_iflag == other.c_iflag && c_oflag == other.c_oflag
      && c_cflag == other.c_cflag && c_lflag == other.c_lflag
  }
}

/// The device number of the terminal that an open `/dev/tty` stands for, as `st_rdev` of its real path has it.
///
/// `fstat` would give the number of `/dev/tty` itself, which all sessions share.
func terminalDevice(_ descriptor: Int32) -> UInt64? {
  #if canImport(Darwin)
    var request = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]
    var process = kinfo_proc()
    var length = MemoryLayout<kinfo_proc>.stride
    guard sysctl(&request, u_int(request.count), &process, &length, nil, 0) == 0 else { return nil }
    let device = process.kp_eproc.e_tdev
    return device == -1 ? nil : UInt64(UInt32(bitPattern: device))
  #else
    // TIOCGDEV is `_IOR('T', 0x32, unsigned int)`, a macro that Swift cannot import.
    let requestDevice: UInt = 0x8004_5432
    var device: UInt32 = 0
    return ioctl(descriptor, numericCast(requestDevice), &device) == 0 ? UInt64(device) : nil
  #endif
}

/// The path that a device number most likely has; to be checked by `stat`.
func likelyTerminalPath(device: UInt64) -> String? {
  #if canImport(Darwin)
    guard let name = devname(dev_t(truncatingIfNeeded: device), S_IFCHR) else { return nil }
    return "/dev/" + String(cString: name)
  #else
    let major = device >> 8 & 0xFFF
    let minor = device & 0xFF | device >> 12 & 0xFFF00
    switch major {
    case 136...143: return "/dev/pts/\((major - 136) << 8 | minor)"
    case 4 where minor < 64: return "/dev/tty\(minor)"
    case 4: return "/dev/ttyS\(minor - 64)"
    default: return nil
    }
  #endif
}

/// Whether a path is that of the terminal with a device number.
func isTerminal(_ path: some Collection<UInt8>, _ device: UInt64) -> Bool {
  var status = stat()
  return stat(cString(path), &status) == 0 && status.st_mode & S_IFMT == S_IFCHR
    && deviceNumber(of: status) == device
}

/// The device number in the form that `terminalDevice` gives.
func deviceNumber(of status: stat) -> UInt64 {
  #if canImport(Darwin)
    UInt64(UInt32(bitPattern: status.st_rdev))
  #else
    UInt64(status.st_rdev)
  #endif
}

/// The two numbers of a device as people write them.
func deviceNumbers(_ device: UInt64) -> (major: UInt64, minor: UInt64) {
  #if canImport(Darwin)
    (device >> 24 & 0xFF, device & 0xFF_FFFF)
  #else
    (device >> 8 & 0xFFF, device & 0xFF | device >> 12 & 0xFFF00)
  #endif
}

/// The type of a socket that carries a stream (`SOCK_STREAM`), an enumeration in one C library.
var streamSocketType: Int32 {
  #if canImport(Glibc)
    Int32(SOCK_STREAM.rawValue)
  #else
    SOCK_STREAM
  #endif
}

/// The path of the program that runs.
var programPath: [UInt8]? {
  #if canImport(Darwin)
    var length = UInt32(4096)
    var path = [CChar](repeating: 0, count: Int(length))
    guard _NSGetExecutablePath(&path, &length) == 0 else { return nil }
    return path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
  #else
    return Array("/proc/self/exe".utf8)
  #endif
}

/// The parent of a process, and whether the process has a controlling terminal; nil where the system does not tell.
func processRelation(_ process: pid_t) -> (parent: pid_t, hasTerminal: Bool)? {
  #if canImport(Darwin)
    var request = [CTL_KERN, KERN_PROC, KERN_PROC_PID, process]
    var entry = kinfo_proc()
    var length = MemoryLayout<kinfo_proc>.stride
    guard sysctl(&request, u_int(request.count), &entry, &length, nil, 0) == 0, length > 0 else { return nil }
    return (entry.kp_eproc.e_ppid, entry.kp_eproc.e_tdev != -1)
  #else
    guard let file = try? Descriptor.open("/proc/\(process)/stat".utf8, O_RDONLY) else { return nil }
    defer { _ = attemptClose(file.rawValue) }
    guard let text = try? file.contents(limit: 4096).bytes else { return nil }
    // Behind the name, which may hold anything: state, parent, group, session, terminal (proc(5)).
    guard let name = text.lastIndex(of: UInt8(ascii: ")")) else { return nil }
    let fields = text[(name + 1)...].split(separator: UInt8(ascii: " ")).prefix(5)
      .map { String(decoding: $0, as: UTF8.self) }
    guard fields.count == 5, let parent = pid_t(fields[1]), let terminal = Int(fields[4]) else { return nil }
    return (parent, terminal != 0)
  #endif
}

/// The environment as C has it.
var environmentBlock: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
  #if canImport(Darwin)
    _NSGetEnviron().pointee
  #else
    environ
  #endif
}
