import TextScreen

/// What stands behind a popup, and how the popup's surface goes with it.
public struct PopupScene: Sendable {
  private let backdrop: Backdrop
  private let snapshot: Frame?
  private let veil: Veil
  private let palette: Palette
  private let repertoire: Repertoire

  /// Makes a scene.
  ///
  /// - Parameter snapshot: what the screen showed; nil where that is not known.
  public init(
    backdrop: Backdrop, snapshot: Frame?, veil: Veil, palette: Palette, repertoire: Repertoire = .unicode
  ) {
    self.backdrop = backdrop
    self.snapshot = snapshot
    self.veil = veil
    self.palette = palette
    self.repertoire = repertoire
  }

  /// Nothing behind the popup but the terminal's own ground.
  public static let plain = PopupScene(
    backdrop: .none, snapshot: nil, veil: Veil(theme: nil, appearance: .dark, depth: .none),
    palette: Palette(theme: nil, appearance: .dark, depth: .none))

  /// The picture behind the popup.
  func frame(size: Size) -> Frame { backdrop.frame(size: size, over: snapshot, veil: veil) }

  /// The popup as it looks over what is behind it: half a cell of an edge shows what is there, and a translucent
  /// surface lets it shine through.
  func settled(_ popup: Frame, over behind: Frame, at origin: Point) -> Frame {
    guard palette.hasGround else { return popup }
    return popup.settled(
      over: behind, at: origin, palette: palette, blending: snapshot == nil ? nil : veil)
  }

  /// Draws the arrow of a popover into its edge.
  ///
  /// On a ground it is a bump of quarter blocks: a triangle would leave holes in the half blocks of the edge.
  func draw(_ arrow: PopupArrow, on canvas: Canvas) {
    let row = arrow.isAtTop ? 0 : canvas.size.rows - 1
    let sign = sign(of: arrow)
    let column = max(1, min(arrow.column, canvas.size.columns - 1 - sign.width))
    canvas.draw(sign, at: Point(column: column, row: row), style(of: arrow))
  }

  private func sign(of arrow: PopupArrow) -> SafeText {
    switch repertoire {
    case .unicode where palette.hasGround: arrow.isAtTop ? "▟▙" : "▜▛"
    case .unicode: arrow.isAtTop ? "▲" : "▼"
    case .ascii: arrow.isAtTop ? "^" : "v"
    }
  }

  private func style(of arrow: PopupArrow) -> Style {
    guard palette.hasGround else { return palette.edge }
    let stop = arrow.isAtTop ? palette.groundStops.first : palette.groundStops.last
    if repertoire == .ascii {
      // The edge is as high as a row here, and is the ground itself.
      return Style(
        foreground: palette.title.foreground, background: stop ?? palette.surface.background,
        attributes: palette.title.attributes)
    }
    guard let stop, palette.edge.foreground == palette.surface.background else { return palette.edge }
    return Style(foreground: stop)
  }
}
