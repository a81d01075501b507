extension Frame {
  /// The frame with another one over it.
  public func covered(by popup: Frame, at origin: Point) -> Frame {
    Frame(copying: self) { $0.draw(popup, at: origin) }
  }

  /// A popup as it looks over a picture.
  ///
  /// The cells of its edges, which set one colour only, show what is behind them; a translucent surface lets the
  /// colours behind it shine through.
  ///
  /// - Parameters:
  ///   - blending: what the terminal's own colours are taken for; nil where nobody knows what is behind.
  public func settled(over behind: Frame, at origin: Point, palette: Palette, blending veil: Veil?) -> Frame {
    let ground = palette.surface.background
    let isTranslucent = veil != nil && palette.isTranslucent
    var blended: [Color: Color] = [:]
    return Frame(copying: self) { canvas in
      canvas.restyle { style, column, row in
        let under = behind[origin.column + column, origin.row + row].style
        if isTranslucent, let veil, style.background == ground || style.foreground == ground {
          let mixed =
            blended[under.background] ?? palette.blendedGround(over: veil.exactColors(of: under).ground)
          blended[under.background] = mixed
          if style.background == ground { style.background = mixed }
          if style.foreground == ground, style.background == .default { style.foreground = mixed }
        }
        if style.background == .default { style.background = under.background }
      }
    }
  }

  /// The picture with a popup over it that is there only in part: first the ground shines through, then the text.
  ///
  /// - Parameter presence: 0 (nothing) to 1 (all of it).
  public func fading(to popup: Frame, at origin: Point, _ presence: Double) -> Frame {
    let share = Int(256 * min(1, max(0, presence)))
    let shown = popup.size
    return Frame(size: size) { canvas in
      canvas.draw(share < 128 ? self : covered(by: popup, at: origin), at: .zero)
      let area = canvas.window(Rect(origin: origin, size: shown))
      area.restyle { style, column, row in
        let old = self[origin.column + column, origin.row + row].style
        let new = popup[column, row].style
        let ground = old.background.mixed(with: new.background, share)
        // Text goes down into the ground and comes up out of it.
        let text = share < 128 ? old.foreground : new.foreground
        style.foreground = text.mixed(with: ground, share < 128 ? share * 2 : (256 - share) * 2)
        style.background = ground
      }
    }
  }
}

extension Color {
  /// The colour with so many 256ths of another; of colours that nobody knows the nearer one.
  fileprivate func mixed(with other: Color, _ share: Int) -> Color {
    guard let one = exact, let two = other.exact else { return share < 128 ? self : other }
    let mixed = one.blended(with: two, share)
    if case .palette = self { return .palette(Quantization.index(nearestTo: mixed)) }
    return .rgb(mixed)
  }

  /// The colour in 24 bits, where it is the same in every terminal.
  private var exact: RGB? {
    switch self {
    case .rgb(let rgb): rgb
    case .palette(let index): Quantization.color(at: index)
    case .default, .ansi: nil
    }
  }
}
