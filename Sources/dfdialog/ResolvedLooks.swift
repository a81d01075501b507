import DialogCommand
import Dialogs
import TerminalIO
import TextScreen

/// How dialogs look in this run: options over theme file over environment over the configuration file.
struct ResolvedLooks {
  let repertoire: Repertoire
  let palette: Palette
  private let looks: Looks
  private let theme: Theme?
  let appearance: Appearance

  /// Decides what the options, the environment and the files left open.
  ///
  /// - Parameter severity: what the style `tinted` takes its colour from.
  init(_ looks: Looks, severity: Severity?) {
    self.init(looks, surface: looks.style?.surface(severity) ?? .standard)
  }

  /// Decides what the options, the environment and the configuration file left open, but for the ground.
  init(_ looks: Looks, surface: SurfaceStyle) {
    self.looks = looks
    repertoire = Repertoire.decide(ascii: looks.ascii, environment: Environment.value)
    let forced: Bool? =
      switch looks.color {
      case .always: true
      case .never: false
      case .auto, nil: nil
      }
    let depth = ColorDepth.decide(forced: forced, environment: Environment.value)
    appearance = Appearance.decide(choice: looks.appearance, environment: Environment.value)
    theme = Theme.preset(looks.theme ?? .slate, looks.colors, appearance)
    palette = Palette(
      theme: looks.theme, colors: looks.colors, appearance: appearance, depth: depth, style: surface)
  }

  /// Whether ASCII was asked for, whatever the locale says.
  var isASCII: Bool { looks.ascii == true }

  /// Whether anything may move.
  var moves: Bool { looks.moves != false }

  /// Whether colour was not forbidden.
  var isColorAllowed: Bool { looks.color != .never }

  /// The settings of a dialog.
  ///
  /// - Parameter widest: the most columns where nothing was said.
  func settings(showsKeys: Bool, form: SurfaceForm, widest: Int = 60) -> DialogSettings {
    let isCompact = looks.style == .compact
    var settings = DialogSettings(
      palette: palette, repertoire: repertoire, showsKeys: showsKeys && !isCompact,
      maxWidth: looks.maxWidth ?? widest, padding: looks.padding ?? (isCompact ? 1 : 3))
    settings.form = form
    settings.cornerRadius = looks.cornerRadius ?? .rounded
    return settings
  }

  /// What a popup on the whole screen is like.
  func configuration(_ request: PopupRequest) -> PopupConfiguration {
    var popup = PopupConfiguration()
    popup.kind = request.kind ?? request.standardKind
    popup.position = request.position
    popup.anchor = request.anchor
    popup.hasArrow = looks.style != .compact
    popup.entrance = request.entrance
    popup.exit = request.exit
    popup.dismissesOnTap = request.dismissesOnTap
    popup.dismissesOnOutsideTap = request.dismissesOnOutsideTap
    popup.dismissesOnDrag = request.dismissesOnDrag
    popup.reducesMotion = looks.moves == false
    // A slow line, or a terminal with few colours, would show jerks.
    let isSlow = Environment.isRemote || Environment.value("TERM") == "linux" || palette.depth < .palette256
    popup.animation = isSlow ? .zero : looks.animation ?? .milliseconds(120)
    return popup
  }

  /// What stands behind a popup.
  func scene(_ backdrop: Backdrop, size: Size, device: UInt64?) -> PopupScene {
    let veil = Veil(
      theme: theme, appearance: appearance, depth: palette.depth,
      opacity: looks.backdropOpacity ?? Veil.defaultOpacity)
    var snapshot: Frame?
    if let device {
      snapshot = Snapshot.take(of: device).flatMap { Frame(snapshot: $0, size: size, repertoire: repertoire) }
    }
    return PopupScene(
      backdrop: backdrop, snapshot: snapshot, veil: veil, palette: palette, repertoire: repertoire)
  }
}

extension Environment {
  /// Whether the terminal is at the other end of a network.
  static var isRemote: Bool { value("SSH_CONNECTION") != nil || value("SSH_TTY") != nil }
}

extension DialogRequest {
  /// Whether the whole screen is used.
  var usesScreen: Bool { asking.screen || popup.impliesScreen }
}

extension PopupRequest {
  /// What the surface looks like from outside.
  func form(on usesScreen: Bool) -> SurfaceForm {
    let kind = kind ?? standardKind
    if kind == .sheet { return .sheet(hasGrabber: hasGrabber, isFlush: usesScreen) }
    guard usesScreen, anchor == nil else { return .card }
    switch kind {
    case .center, .floater: return .card
    case .sheet: return .sheet(hasGrabber: hasGrabber)
    case .toast:
      let edge = (position ?? .top).exitEdge
      let isAtTop = edge == .top
      let isAtBottom = edge == .bottom && position != .center
      return .bar(hasTopEdge: !isAtTop, hasBottomEdge: !isAtBottom)
    }
  }
}
