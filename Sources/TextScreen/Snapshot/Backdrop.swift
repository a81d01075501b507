/// What stands behind a popup on the screen.
public enum Backdrop: String, Sendable, CaseIterable {
  /// The screen as it was where it is known, else the terminal's own ground.
  case none
  /// The screen under a veil, else the veil alone.
  case dim
  /// The screen out of focus under a veil, else the veil alone.
  case blur

  /// The picture behind a popup.
  ///
  /// - Parameters:
  ///   - size: the extent of the screen.
  ///   - snapshot: what the screen showed; nil where that is not known.
  public func frame(size: Size, over snapshot: Frame?, veil: Veil) -> Frame {
    guard let snapshot else {
      return self == .none ? Frame(size: size) : Frame(size: size) { $0.fill(veil.ground) }
    }
    let whole = snapshot.cropped(to: size)
    return switch self {
    case .none: whole.fitted(to: veil.depth)
    case .dim: whole.dimmed(by: veil)
    case .blur: whole.blurred(by: veil)
    }
  }
}

extension Frame {
  /// The same picture with each cell under a veil.
  ///
  /// From 256 colours every cell sets both colours, so that text and ground keep their relation whatever the
  /// terminal's own colours are; with fewer the cells keep their colours and become dim (SGR 2).
  public func dimmed(by veil: Veil) -> Frame {
    guard veil.opacity > 0 else { return fitted(to: veil.depth) }
    var cache = StyleCache { veil.isColored ? veil.covering($0) : veil.fading($0) }
    return restyled { cache[$0] }
  }

  /// The same picture in colours that a depth allows.
  func fitted(to depth: ColorDepth) -> Frame {
    var cache = StyleCache { $0.fitted(to: depth) }
    return depth == .trueColor ? self : restyled { cache[$0] }
  }

  /// The same picture in another extent: cut off, or with blanks to the right and below.
  fileprivate func cropped(to size: Size) -> Frame {
    guard size != self.size else { return self }
    return Frame(size: size) { canvas in
      for row in 0..<min(size.rows, self.size.rows) {
        for (column, cell) in self.row(row).enumerated() where cell.width > 0 {
          canvas.draw(cell, at: Point(column: column, row: row))
        }
      }
    }
  }

  private func restyled(_ style: (Style) -> Style) -> Frame {
    Frame(
      size: size,
      cells: cells.map { cell in
        var cell = cell
        cell.style = style(cell.style)
        return cell
      })
  }
}

/// What became of styles: a screen has few, and mostly the one of the cell before.
private struct StyleCache {
  private let change: (Style) -> Style
  private var known: [Style: Style] = [:]
  private var last: (from: Style, to: Style)?

  init(_ change: @escaping (Style) -> Style) { self.change = change }

  subscript(style: Style) -> Style {
    mutating get {
      if let last, last.from == style { return last.to }
      let result = known[style] ?? change(style)
      known[style] = result
      last = (style, result)
      return result
    }
  }
}

extension Style {
  /// The style in colours that a depth allows; the terminal's own where there is no near one.
  fileprivate func fitted(to depth: ColorDepth) -> Style {
    var style = self
    switch depth {
    case .trueColor: break
    case .palette256:
      style.foreground = foreground.quantized
      style.background = background.quantized
    case .sixteen where foreground.isOfScheme && background.isOfScheme: break
    case .sixteen, .none: (style.foreground, style.background) = (.default, .default)
    }
    return style
  }
}

extension Veil {
  /// A style in the terminal's own colours that stands back.
  fileprivate func fading(_ style: Style) -> Style {
    var style = style.fitted(to: depth)
    // SGR 1 would outshine SGR 2.
    style.attributes.remove(.bold)
    return style.adding(.dim)
  }
}

extension Color {
  fileprivate var quantized: Color {
    if case .rgb(let rgb) = self { .palette(Quantization.index(nearestTo: rgb)) } else { self }
  }

  /// Whether the colour is one of the terminal's own.
  fileprivate var isOfScheme: Bool {
    switch self {
    case .default, .ansi: true
    case .palette, .rgb: false
    }
  }
}
