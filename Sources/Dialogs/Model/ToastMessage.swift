/// A notice that blocks nobody: what it says, and how long and where it is shown.
public struct ToastMessage: Equatable, Sendable {
  /// What happened, as given; not empty.
  public var text: [UInt8]
  /// A few words before it, as given; empty for none.
  public var title: [UInt8] = []
  /// Success, error, info or warning; each has its own mark and word.
  public var severity = Severity.info
  /// The mark in place of that of the severity.
  public var icon: Icon?
  /// How long it is shown; nil for until it is dismissed or cancelled.
  public var duration: Duration?
  /// Where it is shown, as far as the backend can.
  public var position = PopupPosition.top
  /// How it looks.
  public var style = ToastStyle.default
  /// The name by which a later toast replaces it; nil for none.
  public var id: String?
  /// Whether it goes before those that wait.
  public var isUrgent = false

  /// Makes an informative toast that is shown for 2.5 s.
  public init(text: [UInt8]) {
    self.text = text
    duration = .milliseconds(2500)
  }
}

/// The looks of a toast.
public enum ToastStyle: String, Sendable, CaseIterable {
  case `default`, tinted, filled, inverse, frosted, glass, banner, compact
}

/// The techniques by which a toast is shown.
public enum ToastBackend: String, Sendable, CaseIterable {
  /// The last row of the terminal, reserved for as long as it is shown.
  case band
  /// A floating pane of tmux.
  case float
  /// A pane of tmux, one row high.
  case split
  /// One line in the flow, which stays.
  case inline
  /// A desktop notification.
  case notify
  /// A plain line on standard error.
  case stderr
  /// Nothing.
  case off
}
