/// The memory that a process that mostly waits need not keep.
public enum ProgramText {
  /// Gives back the pages of the program's own code; those that are needed come back from the file.
  ///
  /// Starting up uses most of the code once. Does nothing where the system has no such call.
  public static func release() {
    #if !canImport(Darwin)
      guard let file = try? Descriptor.open("/proc/self/maps".utf8, O_RDONLY) else { return }
      defer { _ = attemptClose(file.rawValue) }
      guard let maps = try? file.contents(limit: 65_536).bytes else { return }
      for line in maps.split(separator: 0x0A) {
        // Range, permissions, offset, device, inode, path (proc(5)): code is never changed in memory.
        let fields = line.split(separator: 0x20, maxSplits: 5, omittingEmptySubsequences: true)
        guard fields.count == 6, fields[1].elementsEqual("r-xp".utf8), fields[5].contains(UInt8(ascii: "/"))
        else {
          continue
        }
        let ends = fields[0].split(separator: UInt8(ascii: "-")).compactMap {
          UInt(String(decoding: $0, as: UTF8.self), radix: 16)
        }
        guard ends.count == 2, ends[0] < ends[1], let start = UnsafeMutableRawPointer(bitPattern: ends[0])
        else {
          continue
        }
        madvise(start, Int(ends[1] - ends[0]), MADV_DONTNEED)
      }
    #endif
  }
}
