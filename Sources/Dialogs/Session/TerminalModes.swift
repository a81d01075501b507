import TextScreen

/// The modes that a dialog needs of a terminal: as few as possible, since a killed program leaves them on.
struct TerminalModes {
  let alternateScreen: Bool
  let mouse: Bool

  private var modes: [TerminalMode] {
    (alternateScreen ? [.alternateScreen] : []) + [.bracketedPaste]
      + (mouse ? [.mouseDrags, .decimalMouseReports] : [])
  }

  /// Switches them on.
  var entering: [UInt8] { modes.flatMap { ControlSequence.set($0).bytes } }

  /// Switches each of them off by name, in the reverse order, and what a frame may have left half done.
  var leaving: [UInt8] {
    var sequences: [ControlSequence] = [.reset(.synchronizedUpdate), .style(from: nil, to: .plain)]
    sequences += [.set(.autowrap), .set(.visibleCursor)]
    sequences += modes.reversed().map { .reset($0) }
    return sequences.flatMap(\.bytes)
  }
}
