/// What a sheet has beside an alert's title, message and actions.
public struct Sheet: Sendable {
  /// What stands between the message and the buttons; nil for nothing.
  public var content: (any SheetContent)?
  /// The heights that it can have, the first one at the beginning; none for as high as it needs.
  public var detents: [Detent]

  /// Makes a sheet.
  public init(content: (any SheetContent)? = nil, detents: [Detent] = []) {
    self.content = content
    self.detents = detents
  }
}

/// How high a sheet is.
public enum Detent: Equatable, Sendable {
  /// Half of the screen.
  case medium
  /// Nine tenths of the screen.
  case large
  /// All of the screen.
  case full
  /// So many hundredths of the screen.
  case percent(Int)

  /// The rows of a sheet on a screen of so many; one at least.
  func rows(of screen: Int) -> Int {
    let hundredths =
      switch self {
      case .medium: 50
      case .large: 90
      case .full: 100
      case .percent(let percent): percent
      }
    return max(1, (screen * hundredths + 50) / 100)
  }
}
