/// How far something has come, as lines tell that are written for `dialog --gauge` or for `zenity --progress`.
///
/// `42`, `42%` and `42.5` are the percentage; between two lines `XXX` stand a percentage, which may be missing, and
/// a text; `# text` is a text; `pulse` and `pulsate:true` say that nobody knows how far it is. A line ends with LF,
/// CR or both. Other lines are left out and counted.
public struct ProgressStream: Sendable {
  /// The longest line that is looked at.
  private static let lineLimit = 4096
  /// The most lines of a text.
  private static let textLimit = 8

  /// 0 to 100; nil before any was said.
  public private(set) var percent: Int?
  /// What was said last, in lines; none before.
  public private(set) var text: [[UInt8]]
  /// Whether it goes on without a percentage.
  public private(set) var isPulsing = false
  /// Lines that were none of the protocol.
  public private(set) var malformedLines = 0
  /// Lines that came, empty ones outside a block not counted.
  public private(set) var lineCount = 0
  /// Whether an `XXX` block has begun that has not ended; after `finish`, that it never did.
  public private(set) var isInBlock = false

  private var line: [UInt8] = []
  private var endedWithCR = false
  private var block = Block()

  /// What a block said so far.
  private struct Block {
    var percent: Int?
    var text: [[UInt8]] = []
    var hasBegun = false
  }

  /// Begins with a text.
  public init(text: [UInt8] = []) {
    self.text =
      text.isEmpty ? [] : text.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
  }

  /// Takes in what was read.
  ///
  /// - Parameter step: called with what is known after each line.
  public mutating func receive(_ bytes: [UInt8], step: (ProgressStream) -> Void = { _ in }) {
    for byte in bytes {
      if byte == 0x0A || byte == 0x0D {
        // The second half of CR LF.
        let isSecond = byte == 0x0A && endedWithCR
        endedWithCR = byte == 0x0D
        guard !isSecond else { continue }
        endLine()
        step(self)
      } else {
        endedWithCR = false
        if line.count < Self.lineLimit { line.append(byte) }
      }
    }
  }

  /// The input ended, perhaps in the middle of a line or of a block: what it said so far counts.
  public mutating func finish() {
    if !line.isEmpty { endLine() }
    if isInBlock { endBlock() }
  }

  private mutating func endLine() {
    defer { line = [] }
    let words = ProgressWords.trimmed(line[...])
    guard !words.isEmpty || isInBlock else { return }
    lineCount += 1
    if words.elementsEqual("XXX".utf8) {
      if isInBlock { endBlock() }
      isInBlock.toggle()
    } else if isInBlock {
      addToBlock(words)
    } else if let percent = ProgressWords.percent(words) {
      set(percent)
    } else if words.first == UInt8(ascii: "#") {
      text = [Array(ProgressWords.trimmed(words.dropFirst()))]
    } else if Self.pulses.contains(where: { words.elementsEqual($0.utf8) }) {
      isPulsing = true
    } else if words.elementsEqual("pulsate:false".utf8) {
      isPulsing = false
    } else {
      malformedLines += 1
    }
  }

  private static let pulses = ["pulse", "pulsate", "pulsate:true"]

  private mutating func set(_ percent: Int) {
    self.percent = percent
    isPulsing = false
  }

  /// The first line of a block may be the percentage; all others are its text.
  private mutating func addToBlock(_ words: ArraySlice<UInt8>) {
    let isFirst = !block.hasBegun
    block.hasBegun = true
    if isFirst, let percent = ProgressWords.percent(words) { return block.percent = percent }
    let room = Self.lineLimit - block.text.reduce(0) { $0 + $1.count }
    if block.text.count < Self.textLimit { block.text.append(Array(words.prefix(room))) }
  }

  /// A block that has no text keeps the one before.
  private mutating func endBlock() {
    if let percent = block.percent { set(percent) }
    while block.text.last?.isEmpty == true { block.text.removeLast() }
    if !block.text.isEmpty { text = block.text }
    block = Block()
  }
}

extension ProgressStream {
  /// What is to be said about lines that were left out; nil for none.
  public var warning: String? {
    switch malformedLines {
    case 0: nil
    case 1: "1 line was no progress and was left out"
    default: "\(malformedLines) lines were no progress and were left out"
    }
  }
}
