import TextScreen

/// The forms of a popup on the screen.
public enum PopupKind: String, Sendable, CaseIterable {
  /// A card of limited width.
  case center
  /// A bar as wide as the screen, flush with its edge.
  case toast
  /// A card that stands off the edges.
  case floater
  /// As wide as the screen, at its bottom, with round top corners and a grabber.
  case sheet
}

/// Where a popup stands on the screen.
public enum PopupPosition: String, Sendable, CaseIterable {
  case topLeading = "top-leading"
  case top
  case topTrailing = "top-trailing"
  case leading
  case center
  case trailing
  case bottomLeading = "bottom-leading"
  case bottom
  case bottomTrailing = "bottom-trailing"

  /// The edge over which it leaves; from the middle, the bottom.
  public var exitEdge: ScreenEdge {
    switch self {
    case .topLeading, .top, .topTrailing: .top
    case .leading: .leading
    case .trailing: .trailing
    case .center, .bottomLeading, .bottom, .bottomTrailing: .bottom
    }
  }

  /// -1 for leading, 0 for the middle, 1 for trailing.
  var horizontal: Int {
    switch self {
    case .topLeading, .leading, .bottomLeading: -1
    case .top, .center, .bottom: 0
    case .topTrailing, .trailing, .bottomTrailing: 1
    }
  }

  /// -1 for the top, 0 for the middle, 1 for the bottom.
  var vertical: Int {
    switch self {
    case .topLeading, .top, .topTrailing: -1
    case .leading, .center, .trailing: 0
    case .bottomLeading, .bottom, .bottomTrailing: 1
    }
  }
}

/// An edge of the screen.
public enum ScreenEdge: Sendable {
  case top, bottom, leading, trailing
}

/// How a popup comes and goes.
public enum PopupTransition: String, Sendable, CaseIterable {
  /// Scale in the middle of the screen, else slide.
  case automatic
  /// Over the exit edge.
  case slide
  /// From the middle of its place.
  case scale
  /// Through the colours of what is behind it.
  case fade
  /// At once.
  case none
}

/// What a popup is, apart from what it says: its form, place, motion and ways out.
public struct PopupConfiguration: Equatable, Sendable {
  /// The longest that a popup moves.
  public static let longestAnimation = Duration.milliseconds(150)

  /// The form.
  public var kind = PopupKind.center
  /// The place; nil for that of the kind.
  public var position: PopupPosition?
  /// The cell that a popover points to; nil for other popups.
  public var anchor: Point?
  /// Whether a popover has an arrow.
  public var hasArrow = true
  /// How it comes.
  public var entrance = PopupTransition.automatic
  /// How it goes.
  public var exit = PopupTransition.automatic
  /// How long it moves; zero for no motion.
  public var animation = Duration.zero
  /// Whether slide and scale become a short fade.
  public var reducesMotion = false
  /// Whether a click inside, on no control, dismisses it.
  public var dismissesOnTap = false
  /// Whether a click outside dismisses it.
  public var dismissesOnOutsideTap = true
  /// Whether dragging it toward its exit edge dismisses it.
  public var dismissesOnDrag = false

  /// Makes the defaults: a card in the middle, without motion.
  public init() {}

  /// Where it stands: a sheet always rests at the bottom.
  public var place: PopupPosition {
    switch kind {
    case .center: position ?? .center
    case .toast, .floater: position ?? .top
    case .sheet: .bottom
    }
  }

  /// Rows or columns that it must be dragged to be dismissed; a sheet needs a longer pull.
  var dragThreshold: Int {
    let isSideways = place.exitEdge == .leading || place.exitEdge == .trailing
    return (kind == .sheet ? 4 : 2) * (isSideways ? 3 : 1)
  }

  /// The transition that is really used; none when it would be over within one frame.
  func resolved(_ transition: PopupTransition) -> PopupTransition {
    guard animation > PopupMotion.step else { return .none }
    let chosen =
      switch transition {
      case .automatic: kind == .center && place == .center ? PopupTransition.scale : .slide
      default: transition
      }
    return reducesMotion && chosen != .none ? .fade : chosen
  }
}
