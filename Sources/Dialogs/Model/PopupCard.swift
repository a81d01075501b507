import TextScreen

/// What a card shows beside an alert's title, message and actions.
public struct PopupCard: Sendable {
  /// How the text and the buttons stand.
  public enum Alignment: String, Sendable, CaseIterable {
    case center, leading
  }

  /// What a picture is made of.
  public enum Picture: Sendable {
    /// Of characters.
    case art(Frame)
    /// Of pixels, which the terminal draws.
    case image(InlineImage)

    /// The cells that it takes at most so many columns and rows of.
    func size(columns: Int, rows: Int) -> Size {
      switch self {
      case .art(let frame): frame.size
      case .image(let image): InlineImage.cells(for: image.file.size, columns: columns, rows: rows)
      }
    }
  }

  /// The badge above the title; nil for none.
  public var icon: SafeText?
  /// A picture, edge to edge above everything; nil for none.
  public var media: Picture?
  /// What stands in the place of media that there is no room for; empty for nothing.
  public var mediaAlternative: SafeText = ""
  /// Lines between the message and the buttons, never centred.
  public var content: [SafeText] = []
  /// Whether a × stands in the corner; it means cancel.
  public var hasClose = false
  /// How the title, the message and the buttons stand.
  public var alignment = Alignment.center
  /// How much the button of each action stands out, by the action's index; filled where nothing is said.
  public var prominences: [ButtonProminence] = []

  /// Makes a card with nothing more than an alert.
  public init() {}

  /// How much the button of an action stands out.
  func prominence(of action: Int) -> ButtonProminence {
    prominences.indices.contains(action) ? prominences[action] : .filled
  }
}

/// What the surface of a dialog looks like from outside.
public enum SurfaceForm: Equatable, Sendable {
  /// With edges all around, as wide as its text.
  case card
  /// As wide as the screen, with an edge where the screen goes on.
  case bar(hasTopEdge: Bool, hasBottomEdge: Bool)
  /// As wide as the screen, flush with its bottom or above other rows, with a grabber.
  case sheet(hasGrabber: Bool, isFlush: Bool = true)

  /// Rows above the text.
  var topRows: Int {
    switch self {
    case .card: 1
    case .bar(let hasTopEdge, _): hasTopEdge ? 1 : 0
    case .sheet(let hasGrabber, _): hasGrabber ? 2 : 1
    }
  }

  /// Rows below the text.
  var bottomRows: Int {
    switch self {
    case .card: 1
    case .bar(_, let hasBottomEdge): hasBottomEdge ? 1 : 0
    case .sheet(_, let isFlush): isFlush ? 0 : 1
    }
  }

  /// Whether it is as wide as the screen.
  var isFullWidth: Bool { self != .card }
}
