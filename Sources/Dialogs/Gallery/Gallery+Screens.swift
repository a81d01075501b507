import TextScreen

// The pages of the gallery: small screens with popups on them.

extension Gallery {
  /// Columns of a screen of which two stand side by side, without the line around it.
  private var half: Int { width(sharedBy: 2, least: 34) - 2 }

  private static let publish = Alert(
    title: Array("Publish article?".utf8), message: Array("Readers see it at once.".utf8),
    actions: [Action("Cancel", role: .cancel), Action("Publish", role: .default)])

  // MARK: Styles and themes

  /// A card in every style, `tinted` in the colour of every severity.
  func styles() -> Frame {
    let styles = SurfaceStyle.Name.allCases.filter { $0 != .tinted }.map { SurfaceStyle($0) }
    let plain = styles.map { card(current, appearance, $0, caption: SafeText($0.name.rawValue)) }
    let tinted = Severity.allCases.map { severity in
      card(
        current, appearance, .tinted(MarkColor(severity)), severity: severity,
        caption: caption(SafeText(SurfaceStyle.Name.tinted.rawValue), SafeText(severity.word)))
    }
    return arranged(plain + tinted)
  }

  /// A card in every theme, light and dark; one where these are the same.
  func themes() -> Frame {
    let groups = samples.map { sample in
      appearances(of: sample).map { appearance in
        card(
          sample, appearance ?? self.appearance, .standard,
          caption: appearance.map { caption(sample.name, word($0)) } ?? sample.name)
      }
    }
    return inGroups(groups)
  }

  private func card(
    _ sample: ThemeSample, _ appearance: Appearance, _ style: SurfaceStyle, severity: Severity? = nil,
    caption: SafeText
  ) -> Frame {
    let stage = SampleStage(
      self, sample, appearance: appearance, style: style, size: Size(columns: half, rows: 9))
    let alert = Alert(
      title: Self.publish.title, message: Self.publish.message, actions: Self.publish.actions,
      severity: severity)
    return framed(stage.frame(PopupConfiguration(), alert), caption: caption)
  }

  /// The appearances in which a theme has colours of its own; one that is nil where both are the same.
  func appearances(of sample: ThemeSample) -> [Appearance?] {
    let isColored = sample.theme != .terminal || !sample.colors.isEmpty
    return depth >= .palette256 && isColored ? [.light, .dark] : [nil]
  }

  /// The word for an appearance.
  func word(_ appearance: Appearance) -> SafeText { appearance == .light ? "light" : "dark" }

  /// Each group begins a row; groups of one flow on.
  func inGroups(_ groups: [[Frame]]) -> Frame {
    if groups.allSatisfy({ $0.count == 1 }) { return arranged(groups.flatMap { $0 }) }
    return stacked(groups.map(arranged))
  }

  private func caption(_ name: SafeText, _ detail: SafeText) -> SafeText {
    name + (repertoire == .unicode ? " · " : " - ") + detail
  }

  // MARK: Kinds

  /// A popup of every kind, and of both forms of a popover.
  func kinds() -> Frame {
    let size = Size(columns: half, rows: 11)
    let stage = SampleStage(self, current, appearance: appearance, size: size)
    let kinds = PopupKind.allCases.map { kind in
      var popup = PopupConfiguration()
      popup.kind = kind
      return framed(
        stage.frame(popup, Self.alert(of: kind), form: Self.form(of: kind)),
        caption: SafeText(kind.rawValue))
    }
    var popover = PopupConfiguration()
    popover.anchor = Point(column: 22, row: 2)
    let rename = Alert(
      title: Array("Rename?".utf8), message: Array("All 3 uses change.".utf8),
      actions: [Action("Rename", role: .default)])
    let arrow = framed(stage.frame(popover, rename), caption: popoverCaption("arrow"))
    popover.hasArrow = false
    let compact = framed(stage.frame(popover, rename, padding: 1), caption: popoverCaption("compact"))
    return arranged(kinds + [arrow, compact])
  }

  private func popoverCaption(_ style: SafeText) -> SafeText {
    SafeText("--anchor 3,23 --style ") + style
  }

  private static func form(of kind: PopupKind) -> SurfaceForm {
    switch kind {
    case .center, .floater: .card
    case .toast: .bar(hasTopEdge: false, hasBottomEdge: true)
    case .sheet: .sheet(hasGrabber: true)
    }
  }

  private static func alert(of kind: PopupKind) -> Alert {
    func alert(_ title: String, _ message: String, _ actions: [Action], _ severity: Severity?) -> Alert {
      Alert(title: Array(title.utf8), message: Array(message.utf8), actions: actions, severity: severity)
    }
    switch kind {
    case .center: return publish
    case .toast:
      return alert(
        "Connection lost", "Changes are kept.", [Action("Try again", role: .default)], .warning)
    case .floater: return alert("Saved", "Everything is stored.", [], .success)
    case .sheet:
      return alert(
        "Delete draft?", "It cannot be restored.",
        [Action("Cancel", role: .cancel), Action("Delete", role: .destructive)], nil)
    }
  }

  // MARK: Positions

  /// A small card in every place.
  func positions() -> Frame {
    let size = Size(columns: width(sharedBy: 3, least: 22) - 2, rows: 7)
    let stage = SampleStage(self, current, appearance: appearance, size: size)
    let settings = stage.settings
    let text: SafeText = "Saved"
    let card = Frame(size: Size(columns: text.width + 6, rows: 3)) { canvas in
      Surface(settings: settings, hasEdges: true).draw(on: canvas)
      canvas.draw(
        settings.symbols.mark(.success), at: Point(column: 2, row: 1), settings.palette.mark(.success))
      canvas.draw(text, at: Point(column: 4, row: 1), settings.palette.title)
    }
    let screens = PopupPosition.allCases.map { position in
      var popup = PopupConfiguration()
      popup.position = position
      return framed(stage.frame(popup) { _ in card }, caption: SafeText(position.rawValue))
    }
    return arranged(screens)
  }
}
