import Dialogs
import TextScreen

/// `dfdialog toast …`.
public struct ToastRequest: Equatable, Sendable {
  /// What is to be done.
  public enum Task: Equatable, Sendable {
    case show
    /// `--cancel-all`.
    case cancelAll
    /// `--list`.
    case list
    /// `--print-plan`.
    case printPlan
  }

  /// What is to be done.
  public var task = Task.show
  /// What it says, and how; the text is empty where none was given and none is needed.
  public var message = ToastMessage(text: [])
  /// Whether the style was asked for by name.
  public var hasStyle = false
  /// Whether the position was asked for.
  public var hasPosition = false
  /// `--wait`.
  public var waits = false
  /// `--action`.
  public var action: Action?
  /// What stands after `--`; nil when there is no `--`, never empty.
  public var command: [[UInt8]]?
  /// `--progress -`.
  public var readsProgress = false
  /// `--anchor`: a cell of the screen, counted from 0.
  public var anchor: Point?
  /// `--backend`; nil when not given.
  public var backend: BackendChoice?
  /// `--notify`.
  public var notifies = false
  /// `--bell`.
  public var rings = false
  /// `--stdout`.
  public var usesStandardOutput = false
  /// `--ci`.
  public var service = ServiceChoice.auto
  /// `--file`, `--line`, `--column`.
  public var location = ToastAnnotation.Location()
  /// How it looks.
  public var looks = Looks()

  /// Makes a request that says nothing.
  public init() {}

  /// Whether it is a dialog, which waits.
  public var asks: Bool { waits || action != nil }

  /// The other action of a toast that has one.
  public static func dismissal(beside action: Action) -> Action {
    let word = action.label.elementsEqual("Dismiss".utf8) ? "Close" : "Dismiss"
    return Action(word, role: .cancel)
  }
}

/// The techniques by which a toast is shown, or the best one.
public enum BackendChoice: String, Sendable, CaseIterable {
  case auto, band, float, split, inline, notify, stderr, off

  /// The technique; nil for the best one.
  public var backend: ToastBackend? { ToastBackend(rawValue: rawValue) }
}

/// The CI services that a toast is an annotation of: the one that the job runs in, none, or one by name.
public enum ServiceChoice: String, Sendable, CaseIterable {
  case auto, none, github, azure, teamcity, buildkite, gitlab, plain

  /// The form of a service by name.
  public var form: ToastAnnotation.Form? { ToastAnnotation.Form(rawValue: rawValue) }
}

/// Where a toast goes in the queue.
enum ToastPriority: String, CaseIterable {
  case normal, high
}
