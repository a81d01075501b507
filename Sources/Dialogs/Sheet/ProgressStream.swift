/// How far something has come, as lines tell that are written for `dialog --gauge` or for `zenity --progress`.
///
/// `42`, `42%` and `42.5` are the percentage; between two lines `XXX` stand a percentage, which may be missing, and
/// a text; `# text` is a text; `pulse` and `pulsate:true` say that nobody knows how far it is. A line ends with LF,
/// CR or both. Other lines are left out and counted.
public struct ProgressStream: Sendable {
  /// The most lines of a text.
  private static let textLimit = 8

  /// 0 to 100; nil before any was said.
  public private(set) var percent: Int?
  /// What was said last, in lines; none before.
  public private(set) var text: [[UInt8]] = []
  /// Whether it goes on without a percentage.
  public private(set) var isPulsing = false
  /// Lines that were none of the protocol.
  public private(set) var malformedLines = 0
  /// Whether an `XXX` block has begun that has not ended; after `finish`, that it never did.
  public private(set) var isInBlock = false

  private var splitter = ProgressSplitter()
  private var block = Block()

  /// What a block said so far.
  private struct Block {
    var percent: Int?
    var text: [[UInt8]] = []
    var hasBegun = false
  }

  /// Begins with nothing said.
  public init() {}

  /// Takes in what was read.
  ///
  /// - Parameter step: called with what is known after each line.
  public mutating func receive(_ bytes: [UInt8], step: (ProgressStream) -> Void = { _ in }) {
    for line in splitter.receive(bytes) {
      take(line)
      step(self)
    }
  }

  /// The input ended, perhaps in the middle of a line or of a block: what it said so far counts.
  public mutating func finish() {
    if let line = splitter.finish() { take(line) }
    if isInBlock { endBlock() }
  }

  private mutating func take(_ line: [UInt8]) {
    let words = line.trimmed
    guard !words.isEmpty || isInBlock else { return }
    if words.elementsEqual("XXX".utf8) {
      if isInBlock { endBlock() }
      isInBlock.toggle()
    } else if isInBlock {
      addToBlock(words)
    } else if let percent = ProgressWords.percent(words) {
      set(percent)
    } else if words.first == UInt8(ascii: "#") {
      text = [Array(words.dropFirst().trimmed)]
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
    let room = ProgressSplitter.limit - block.text.reduce(0) { $0 + $1.count }
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
    let lines: String? =
      switch malformedLines {
      case 0: nil
      case 1: "1 line was no progress and was left out"
      default: "\(malformedLines) lines were no progress and were left out"
      }
    let block = isInBlock ? "the input ended inside a block between 'XXX' lines" : nil
    let warnings = [lines, block].compactMap { $0 }
    return warnings.isEmpty ? nil : warnings.joined(separator: "; ")
  }
}
