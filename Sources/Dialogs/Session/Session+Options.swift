import TextScreen

extension Session {
  /// Where the dialog is drawn.
  public enum Host: Sendable {
    /// Below the cursor in the normal screen.
    case inline
    /// In the middle of the alternate screen.
    case screen
  }

  /// What the caller decides.
  public struct Options: Sendable {
    /// Where the dialog is drawn.
    public var host: Host
    /// Whether the mouse is asked for.
    public var usesMouse: Bool
    /// How long after an ESC without more it is the Escape key.
    public var escapeDelay: Duration
    /// What a dialog on the whole screen is like.
    public var popup = PopupConfiguration()
    /// What stands behind it.
    public var scene = PopupScene.plain

    /// Makes options.
    public init(host: Host = .inline, usesMouse: Bool = false, escapeDelay: Duration = .milliseconds(50)) {
      self.host = host
      self.usesMouse = usesMouse
      self.escapeDelay = escapeDelay
    }

    /// The space that a dialog is to be laid out for.
    public func space(on terminal: Size) -> Size {
      host == .inline ? terminal : PopupPlacement.available(popup, on: terminal)
    }
  }
}
