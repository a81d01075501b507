extension Style {
  /// The parameters of the shortest SGR sequence that leads from a style to this one (ECMA-48 8.3.117).
  ///
  /// - Parameter pen: the style that is set; nil when that is not known.
  /// - Returns: nil when nothing has to be sent; an empty list is `CSI m`, which resets everything.
  func renditionParameters(from pen: Style?) -> [UInt8]? {
    guard pen != self else { return nil }
    // Where only colours are set, a reset would make them longer.
    if let pen, pen.attributes == attributes, foreground != .default, background != .default {
      return changes(from: pen)
    }
    let whole = (self == .plain ? [] : [0]) + changes(from: .plain)
    guard let pen else { return whole }
    let changes = changes(from: pen)
    return changes.writtenLength < whole.writtenLength ? changes : whole
  }

  private func changes(from pen: Style) -> [UInt8] {
    let ended = pen.attributes.subtracting(attributes)
    var begun = attributes.subtracting(pen.attributes)
    var parameters: [UInt8] = []
    if !ended.isDisjoint(with: [.bold, .dim]) {
      // SGR 22 ends both; the one that stays has to be set again.
      parameters.append(22)
      begun.formUnion(attributes.intersection([.bold, .dim]))
    }
    if ended.contains(.italic) { parameters.append(23) }
    if ended.contains(.underline) { parameters.append(24) }
    if ended.contains(.reverse) { parameters.append(27) }
    if begun.contains(.bold) { parameters.append(1) }
    if begun.contains(.dim) { parameters.append(2) }
    if begun.contains(.italic) { parameters.append(3) }
    if begun.contains(.underline) { parameters.append(4) }
    if begun.contains(.reverse) { parameters.append(7) }
    if foreground != pen.foreground { parameters += foreground.renditionParameters(base: 30) }
    if background != pen.background { parameters += background.renditionParameters(base: 40) }
    return parameters
  }
}

extension Color {
  /// The SGR parameters of a foreground (base 30) or a background (base 40).
  ///
  /// The forms with semicolons are the most widely accepted ones.
  fileprivate func renditionParameters(base: UInt8) -> [UInt8] {
    switch self {
    case .default: [base + 9]
    case .ansi(let index) where index & 8 == 0: [base + index & 7]
    case .ansi(let index): [base + 60 + index & 7]
    case .palette(let index): [base + 8, 5, index]
    case .rgb(let rgb): [base + 8, 2, rgb.red, rgb.green, rgb.blue]
    }
  }
}

extension [UInt8] {
  /// Bytes that the numbers take when they are written with semicolons between them.
  fileprivate var writtenLength: Int { reduce(0) { $0 + ($1 < 10 ? 2 : $1 < 100 ? 3 : 4) } }
}
