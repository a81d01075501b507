/// A line of text from outside with the colours and attributes that its SGR sequences set.
///
/// Nothing but these sequences is obeyed: every other one is spelled, as ``SafeText`` does.
public struct StyledText: Sendable {
  /// The text without the sequences.
  public let text: SafeText
  /// Where styles begin, as bytes of the text's UTF-8, in order; plain before the first.
  public let styles: [(start: Int, style: Style)]

  /// Reads a line.
  public init(bytes: ArraySlice<UInt8>, repertoire: Repertoire = .unicode) {
    guard bytes.contains(Self.escape) else {
      text = SafeText(bytes: bytes, repertoire: repertoire)
      styles = []
      return
    }
    var sanitizer = Sanitizer(repertoire)
    var rendition = ReceivedRendition()
    var styles: [(start: Int, style: Style)] = []
    Self.read(bytes) { run in
      sanitizer.beginRun()
      switch repertoire {
      case .unicode: sanitizer.append(String(decoding: run, as: UTF8.self))
      case .ascii: sanitizer.append(bytes: run)
      }
    } rendition: { parameters in
      rendition.apply(parameters)
      if styles.last?.start == sanitizer.output.utf8.count { styles.removeLast() }
      styles.append((sanitizer.output.utf8.count, rendition.style))
    }
    text = SafeText(part: sanitizer.output)
    self.styles = styles
  }

  /// Takes a text over that has no styles.
  public init(text: SafeText) {
    self.text = text
    styles = []
  }

  /// The bytes of a line without its SGR sequences.
  public static func plain(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var plain: [UInt8] = []
    read(bytes) {
      plain += $0
    } rendition: { _ in
    }
    return plain
  }

  private static let escape: UInt8 = 0x1B

  /// Takes a line apart: what stands between SGR sequences, and the parameters of each.
  private static func read(
    _ bytes: ArraySlice<UInt8>, run: (ArraySlice<UInt8>) -> Void, rendition: (ArraySlice<UInt8>) -> Void
  ) {
    var start = bytes.startIndex
    var place = start
    while let escape = bytes[place...].firstIndex(of: Self.escape) {
      place = escape + 1
      guard place < bytes.endIndex, bytes[place] == UInt8(ascii: "[") else { continue }
      let parameters = bytes[(place + 1)...].prefix { 0x30...0x3B ~= $0 }
      guard parameters.endIndex < bytes.endIndex, bytes[parameters.endIndex] == UInt8(ascii: "m") else {
        continue
      }
      if start < escape { run(bytes[start..<escape]) }
      rendition(parameters)
      place = parameters.endIndex + 1
      start = place
    }
    if start < bytes.endIndex { run(bytes[start...]) }
  }
}

extension Style {
  /// The style on a surface: what is the terminal's own becomes the surface's, so that both colours are set or
  /// neither, and a text that could hardly be read (under 3:1) gets a colour like its own that can.
  public func placed(on surface: Style, depth: ColorDepth) -> Style {
    var style = reduced(to: depth)
    guard depth >= .palette256, surface.background != .default else { return style }
    if style.background == .default { style.background = surface.background }
    if style.foreground == .default { style.foreground = surface.foreground }
    guard let text = style.foreground.likely, let ground = style.background.likely,
      Contrast.ratio(text, ground) < 3
    else { return style }
    let finder = ColorFinder(depth: depth)
    style.foreground = finder.color(finder.find(text) { Contrast.ratio($0, ground) >= 4.5 })
    return style
  }
}
