/// Lines of bytes that arrive piece by piece: what came, and where each line begins, without a copy of either.
///
/// The bytes lie in blocks, so that nothing is moved when more come; no line lies in two blocks.
public struct LineStore: Sendable {
  /// Bytes of a block, but for one that a single line is longer than.
  private static let blockSize = 1 << 18

  private struct Block {
    var bytes: [UInt8] = []
    /// Where the lines begin that are in this block.
    var starts: [UInt32] = []
    /// The number of its first line.
    let firstLine: Int
  }

  private var blocks: [Block] = []
  /// Where the line begins, in the last block, whose end has not come.
  private var openStart = 0

  /// The lines whose end has come; after `finish` all of them.
  public private(set) var count = 0
  /// Bytes of everything that came.
  public private(set) var byteCount = 0

  /// Makes an empty store.
  public init() {}

  /// Bytes came.
  public mutating func append(_ bytes: [UInt8]) {
    byteCount += bytes.count
    var rest = bytes[...]
    while !rest.isEmpty {
      makeRoom()
      let last = blocks.count - 1
      let room = Self.blockSize - blocks[last].bytes.count
      // A line that is longer than a block ends its block.
      let piece = room > 0 ? rest.prefix(room) : rest.prefix(through: Self.lineEnd(rest))
      rest = rest[piece.endIndex...]
      add(piece, to: last)
    }
  }

  /// Nothing more comes: what has no line end is a line as well.
  public mutating func finish() {
    guard let last = blocks.indices.last, openStart < blocks[last].bytes.count else { return }
    close(openStart..<blocks[last].bytes.count, in: last)
  }

  /// A line without its line end (LF or CR LF); nothing for one that there is not.
  public func line(_ number: Int) -> ArraySlice<UInt8> {
    guard number >= 0, number < count, let block = block(of: number) else { return [] }
    let place = number - block.firstLine
    let start = Int(block.starts[place])
    let isLast = place + 1 == block.starts.count
    let end = isLast ? (isOpen(block) ? openStart : block.bytes.count) : Int(block.starts[place + 1])
    return Self.withoutEnd(block.bytes[start..<end])
  }

  /// What came of the line whose end has not come.
  public var openLine: ArraySlice<UInt8> {
    guard let last = blocks.last else { return [] }
    return last.bytes[openStart...]
  }

  // MARK: Blocks

  /// Begins a new block where the last one is full, and takes the open line along.
  private mutating func makeRoom() {
    guard let last = blocks.indices.last else { return blocks.append(emptyBlock) }
    guard blocks[last].bytes.count >= Self.blockSize, openStart > 0 else { return }
    var next = emptyBlock
    next.bytes += blocks[last].bytes[openStart...]
    blocks[last].bytes.removeSubrange(openStart...)
    blocks.append(next)
    openStart = 0
  }

  private var emptyBlock: Block {
    var block = Block(firstLine: count)
    block.bytes.reserveCapacity(Self.blockSize)
    return block
  }

  private mutating func add(_ piece: ArraySlice<UInt8>, to last: Int) {
    let base = blocks[last].bytes.count - piece.startIndex
    blocks[last].bytes += piece
    var index = piece.startIndex
    let end = piece.endIndex
    while index < end {
      if piece[index] == 0x0A { close(openStart..<(base + index + 1), in: last) }
      index += 1
    }
  }

  /// Where the first line of some bytes ends; of what has no line end, the last byte.
  private static func lineEnd(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.firstIndex(of: 0x0A) ?? bytes.endIndex - 1
  }

  private mutating func close(_ range: Range<Int>, in block: Int) {
    blocks[block].starts.append(UInt32(truncatingIfNeeded: range.lowerBound))
    count += 1
    openStart = range.upperBound
  }

  private func isOpen(_ block: Block) -> Bool { block.firstLine == blocks.last?.firstLine }

  private func block(of line: Int) -> Block? {
    let next = blocks.indices.bisected { blocks[$0].firstLine > line }
    return next > 0 ? blocks[next - 1] : nil
  }

  private static func withoutEnd(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard line.last == 0x0A else { return line }
    let line = line.dropLast()
    return line.last == 0x0D ? line.dropLast() : line
  }
}
