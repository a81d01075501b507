import TextScreen

/// A small screen full of text, and popups on it as they look on a large one.
struct SampleStage {
  let settings: DialogSettings
  private let size: Size
  private let scene: PopupScene

  init(
    _ gallery: Gallery, _ sample: ThemeSample, appearance: Appearance, style: SurfaceStyle = .standard,
    size: Size
  ) {
    let palette = Palette(
      theme: sample.theme, colors: sample.colors, appearance: appearance, depth: gallery.depth, style: style)
    var settings = DialogSettings(
      palette: palette, repertoire: gallery.repertoire, showsKeys: false, maxWidth: size.columns)
    settings.cornerRadius = gallery.cornerRadius
    self.settings = settings
    self.size = size
    let veil = Veil(
      theme: Theme.preset(sample.theme ?? .slate, sample.colors, appearance), appearance: appearance,
      depth: gallery.depth)
    let text = SampleText(appearance: veil.isColored ? appearance : nil)
    scene = PopupScene(
      backdrop: .dim, snapshot: text.frame(size: size), veil: veil, palette: palette,
      repertoire: gallery.repertoire)
  }

  /// The screen with a popup.
  ///
  /// - Parameter draw: makes the popup for the space that there is.
  func frame(_ popup: PopupConfiguration, drawing draw: (Size) -> Frame) -> Frame {
    let behind = scene.frame(size: size)
    let card = draw(PopupPlacement.available(popup, on: size))
    let placement = PopupPlacement(popup, size: card.size, on: size)
    let whole = Frame(size: card.size) { canvas in
      canvas.draw(card, at: .zero)
      if let arrow = placement.arrow { scene.draw(arrow, on: canvas) }
    }
    let origin = placement.area.origin
    return behind.covered(by: scene.settled(whole, over: behind, at: origin), at: origin)
  }

  /// The screen with an alert.
  func frame(_ popup: PopupConfiguration, _ alert: Alert, form: SurfaceForm = .card, padding: Int? = nil)
    -> Frame
  {
    var settings = settings
    settings.form = form
    if let padding { settings.padding = padding }
    return frame(popup) { available in
      let dialog = AlertDialog(alert, settings: settings, available: available)
      return Frame(size: dialog.size(fitting: available)) { dialog.draw(on: $0) }
    }
  }
}

/// What stands on a sample screen: a change to a program, for its coloured lines.
struct SampleText {
  /// What the colours have to go with; nil for the terminal's own.
  let appearance: Appearance?

  private static let lines: [SafeText] = [
    "  1   #!/bin/sh",
    "  2   greeting=${2:-Hello}",
    "  3 - name=$1",
    "  3 + name=${1:-world}",
    "  4   for word in $name; do",
    "  5 -   echo $word",
    "  5 +   echo \"$greeting, $word\"",
    "  6   done",
    "  7   exit 0",
  ]

  /// As much of it as there is room for.
  func frame(size: Size) -> Frame {
    Frame(size: size) { canvas in
      drawBar("greeting.sh", "2 changes", row: 0, on: canvas)
      for (index, line) in Self.lines.enumerated() {
        let style: Style =
          switch line.description.dropFirst(4).first {
          case "+": change(isNew: true)
          case "-": change(isNew: false)
          default: .plain
          }
        fill(row: index + 1, style, on: canvas)
        canvas.draw(line, at: Point(column: 0, row: index + 1), style)
      }
      drawBar("main", "7 lines", row: Self.lines.count + 1, on: canvas)
    }
  }

  private func drawBar(_ left: SafeText, _ right: SafeText, row: Int, on canvas: Canvas) {
    fill(row: row, bar, on: canvas)
    canvas.draw(left, at: Point(column: 1, row: row), bar)
    canvas.draw(right, at: Point(column: canvas.size.columns - right.width - 1, row: row), bar)
  }

  private func fill(row: Int, _ style: Style, on canvas: Canvas) {
    canvas.fill(Rect(column: 0, row: row, columns: canvas.size.columns, rows: 1), " ", style)
  }

  private var bar: Style {
    switch appearance {
    case .dark: style(0xE4ECFF, on: 0x3D64B8)
    case .light: style(0x10234F, on: 0xA9C3FF)
    case nil: .plain
    }
  }

  private func change(isNew: Bool) -> Style {
    switch appearance {
    case .dark: isNew ? style(0xDFF7E5, on: 0x2C8049) : style(0xFBE0E2, on: 0x9C3742)
    case .light: isNew ? style(0x0F3D1F, on: 0xA8E8BA) : style(0x5C1219, on: 0xFFBDBD)
    case nil: Style(foreground: .ansi(isNew ? 2 : 1))
    }
  }

  private func style(_ text: UInt32, on ground: UInt32) -> Style {
    Style(foreground: .rgb(RGB(text)), background: .rgb(RGB(ground)))
  }
}
