import TextScreen

/// The modes that a dialog needs of a terminal: as few as possible, since a killed program leaves them on.
struct TerminalModes {
  let alternateScreen: Bool
  let mouse: Bool

  /// Switches them on.
  var entering: [UInt8] {
    var bytes: [UInt8] = []
    if alternateScreen { bytes += ControlSequence.set(.alternateScreen) }
    bytes += ControlSequence.set(.bracketedPaste)
    if mouse { bytes += ControlSequence.set(.mouseDrag) + ControlSequence.set(.mouseSGR) }
    return bytes
  }

  /// Switches each of them off by name, in the reverse order, and everything that a frame may have left half done.
  var leaving: [UInt8] {
    var bytes = ControlSequence.reset(.synchronizedOutput)
    if mouse { bytes += ControlSequence.reset(.mouseSGR) + ControlSequence.reset(.mouseDrag) }
    bytes += ControlSequence.reset(.bracketedPaste) + ControlSequence.set(.autowrap)
    bytes += ControlSequence.resetStyle + ControlSequence.set(.cursor)
    if alternateScreen { bytes += ControlSequence.reset(.alternateScreen) }
    return bytes
  }
}
