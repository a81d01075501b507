import TextScreen

/// A progress where nothing can be drawn: one plain line for each change of its text or of ten per cent.
public struct ProgressLines: Sendable {
  private let repertoire: Repertoire
  private var stream = ProgressStream()
  private var told: (text: [[UInt8]], tens: Int?) = ([], nil)

  /// Makes a progress of which nothing was said.
  public init(repertoire: Repertoire = .unicode) { self.repertoire = repertoire }

  /// What is to be said after the end about lines that were left out.
  public var warning: String? { stream.warning }

  /// Whether it is at 100.
  public var isComplete: Bool { stream.percent == 100 }

  /// Takes in what was read.
  ///
  /// - Returns: the lines to print.
  public mutating func receive(_ bytes: [UInt8]) -> [SafeText] {
    var states: [ProgressStream] = []
    stream.receive(bytes) { state in
      let last = states.last
      guard state.text != last?.text || state.percent != last?.percent else { return }
      states.append(state)
    }
    return states.compactMap { tell($0) }
  }

  /// The input ended.
  ///
  /// - Returns: the lines to print.
  public mutating func finish() -> [SafeText] {
    stream.finish()
    return tell(stream).map { [$0] } ?? []
  }

  private mutating func tell(_ state: ProgressStream) -> SafeText? {
    let tens = state.percent.map { $0 / 10 }
    guard state.text != told.text || tens != told.tens else { return nil }
    told = (state.text, tens)
    let text = SafeText.folded(bytes: Array(state.text.joined(separator: [0x20])), repertoire: repertoire)
    guard let percent = state.percent else { return text.isEmpty ? nil : text }
    return text.isEmpty ? SafeText("\(percent) %") : text + SafeText(" \(percent) %")
  }
}
