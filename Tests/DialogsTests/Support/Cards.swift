import Dialogs
import TextScreen

/// Cards that tests show, and the popups that they are shown in.
enum Cards {
  /// A default action and two ways out, as `card` makes them.
  static let upgrade = Alert(
    title: Samples.bytes("Upgrade available"), message: Samples.bytes("Version 2.4 brings faster builds."),
    actions: [
      Action("Upgrade", role: .default), Action(id: "later", "Later", role: .cancel),
      Action("Skip this one", role: .cancel),
    ])

  /// A destructive action and two ways out.
  static let wipe = Alert(
    title: Samples.bytes("Wipe the disk?"), message: Samples.bytes("All of it."),
    actions: [
      Action("Wipe", role: .destructive), Action("Later", role: .cancel), Action("Never", role: .cancel),
    ])

  /// A card with an icon, a × and content.
  static let full: PopupCard = {
    var card = plain
    card.icon = "✦"
    card.hasClose = true
    card.content = ["one", "  two", "three"]
    return card
  }()

  /// A card whose buttons stand out less and less.
  static let plain: PopupCard = {
    var card = PopupCard()
    card.prominences = [.filled, .translucent, .plain]
    return card
  }()

  /// The looks of a terminal with all colours.
  static let colored = DialogSettings(palette: palette)

  static let palette = Palette(theme: .slate, appearance: .dark, depth: .trueColor)

  /// A screen full of text under a veil.
  static func scene(columns: Int, rows: Int, _ backdrop: Backdrop = .dim) -> PopupScene {
    let text = String(repeating: "the screen behind ", count: 80)
    let snapshot = Frame(size: Size(columns: columns, rows: rows)) { canvas in
      for row in 0..<rows {
        canvas.draw(SafeText(String(text.dropFirst(row))), at: Point(column: 0, row: row), .plain)
      }
    }
    return PopupScene(
      backdrop: backdrop, snapshot: snapshot,
      veil: Veil(theme: Theme.preset(.slate, .dark), appearance: .dark, depth: .trueColor), palette: palette)
  }

  /// A card laid out for a popup on a terminal.
  static func dialog(
    _ alert: Alert = upgrade, _ card: PopupCard = plain, popup: PopupConfiguration = PopupConfiguration(),
    guards: Guards = Guards(), timeout: Timeout? = nil, focus: Int? = nil,
    settings: DialogSettings = Samples.plain, columns: Int = 80, rows: Int = 24
  ) -> AlertDialog {
    var settings = settings
    settings.form = popup.form
    var options = Session<AlertDialog>.Options(host: .screen)
    options.popup = popup
    return AlertDialog(
      alert, card: card, guards: guards, timeout: timeout, focus: focus, settings: settings,
      available: options.space(on: Size(columns: columns, rows: rows)))
  }
}

extension PopupConfiguration {
  /// Makes a popup of a kind in a place.
  init(_ kind: PopupKind, _ position: PopupPosition? = nil, _ transition: PopupTransition = .none) {
    self.init()
    self.kind = kind
    self.position = position
    entrance = transition
    exit = transition
    animation = transition == .none ? .zero : .milliseconds(120)
  }

  /// What the surface of such a popup looks like from outside.
  var form: SurfaceForm {
    guard anchor == nil else { return .card }
    switch kind {
    case .center, .floater: return .card
    case .sheet: return .sheet(hasGrabber: true)
    case .toast:
      return .bar(
        hasTopEdge: place.exitEdge != .top, hasBottomEdge: place.exitEdge != .bottom || place == .center)
    }
  }
}
