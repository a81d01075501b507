import Dialogs
import TextScreen

/// What a command line asks for, complete and valid.
public enum Request: Equatable, Sendable {
  /// Print a text on standard output and exit 0 (`--help`, `--version`, `help …`, `--generate …`).
  case text(String)
  /// Ask.
  case alert(AlertRequest)
  /// Draw the first frame on standard output.
  case preview(Size, AlertRequest)
}

/// `dfdialog alert …`.
public struct AlertRequest: Equatable, Sendable {
  /// As given, not empty.
  public var title: [UInt8]
  /// Where the message comes from.
  public var message: MessageSource
  /// In the order given; not yet completed (see `Alert`).
  public var actions: [Action]
  /// The mark beside the title.
  public var severity: Severity?
  /// How it is asked and answered.
  public var asking = Asking()
  /// How it looks.
  public var looks = Looks()

  /// Makes a request with nothing but a title.
  public init(
    title: [UInt8], message: MessageSource = .text([]), actions: [Action] = [], severity: Severity? = nil
  ) {
    self.title = title
    self.message = message
    self.actions = actions
    self.severity = severity
  }
}

/// Where a message comes from.
public enum MessageSource: Equatable, Sendable {
  /// The command line.
  case text([UInt8])
  /// `--message -`.
  case standardInput
}

/// What is written to standard output when an action was chosen (`--print`).
public enum PrintForm: String, Sendable, CaseIterable {
  case role, id, label, index, json, none
}

/// An answer for the case that nobody can be asked (`--unattended`).
public struct UnattendedAnswer: Equatable, Sendable {
  /// The action.
  public var action: ActionReference
  /// What `--type` wants, after the `=`.
  public var typed: [UInt8]?

  /// Makes an answer.
  public init(_ action: ActionReference, typed: [UInt8]? = nil) {
    self.action = action
    self.typed = typed
  }
}

/// The options of every dialog that asks.
public struct Asking: Equatable, Sendable {
  /// `--print`; nil when not given.
  public var print: PrintForm?
  /// `--expect`.
  public var expect: ActionReference?
  /// What stands after `--`; nil when there is no `--`, never empty.
  public var command: [[UInt8]]?
  /// `--focus`; never a destructive action.
  public var focus: ActionReference?
  /// `--timeout`.
  public var timeout: Duration?
  /// `--on-timeout`; never a destructive action.
  public var onTimeout: ActionReference?
  /// `--unattended`, else `DFDIALOG_UNATTENDED`.
  public var unattended: UnattendedAnswer?
  /// `--type`: what must be typed before a destructive action can be chosen.
  public var type: [UInt8]?
  /// `--arm`: how long destructive actions stay disabled.
  public var arm: Duration?
  /// `--read-all`.
  public var readAll = false
  /// `--allow-truncated`.
  public var allowTruncated = false
  /// `--accessible`.
  public var accessible = false
  /// `--screen`.
  public var screen = false
  /// `--mouse`; nil when not given.
  public var mouse: Bool?
  /// False with `--no-keys`.
  public var showsKeys = true
  /// False with `--no-record`.
  public var leavesRecord = true
  /// False with `--no-wait`.
  public var waits = true
  /// `--log`: a file's path.
  public var log: [UInt8]?

  /// Makes the defaults.
  public init() {}
}

/// When colour is used.
public enum ColorChoice: String, Sendable, CaseIterable {
  case auto, always, never
}

/// The options that concern looks; nil where nothing was said.
///
/// They can stand in the configuration file.
public struct Looks: Equatable, Sendable {
  /// `--color`.
  public var color: ColorChoice?
  /// `--ascii`.
  public var ascii: Bool?
  /// `--theme`.
  public var theme: ThemeName?
  /// `--appearance`.
  public var appearance: AppearanceChoice?
  /// `--max-width`: columns of the widest dialog.
  public var maxWidth: Int?
  /// `--padding`: columns of blanks at each side.
  public var padding: Int?
  /// `--config`: the file to read; not itself a look.
  public var config: [UInt8]?

  /// Makes looks that say nothing.
  public init() {}

  /// These looks, and the others' where these say nothing.
  public func over(_ others: Looks) -> Looks {
    var looks = self
    looks.color = color ?? others.color
    looks.ascii = ascii ?? others.ascii
    looks.theme = theme ?? others.theme
    looks.appearance = appearance ?? others.appearance
    looks.maxWidth = maxWidth ?? others.maxWidth
    looks.padding = padding ?? others.padding
    looks.config = config ?? others.config
    return looks
  }
}
