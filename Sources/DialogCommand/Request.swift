import Dialogs
import TextScreen

/// What a command line asks for, complete and valid.
public enum Request: Equatable, Sendable {
  /// Print a text on standard output and exit 0 (`--help`, `--version`, `help …`, `--generate …`).
  case text(String)
  /// Draw pages on standard output and exit 0 (`help icons`, `help themes`, `help gallery`).
  case pages([GalleryPage])
  /// Ask.
  case ask(DialogRequest)
  /// Draw the first frame on standard output.
  case preview(Size, DialogRequest)
  /// Show a toast, or do something to the queue of toasts.
  case toast(ToastRequest)
  /// Draw a toast on standard output.
  case previewToast(Size, ToastRequest)
}

/// `dfdialog alert …`, `dfdialog card …` and `dfdialog sheet …`.
public struct DialogRequest: Equatable, Sendable {
  /// As given, not empty.
  public var title: [UInt8]
  /// Where the message comes from.
  public var message: MessageSource
  /// In the order given; not yet completed (see `Alert`).
  public var actions: [Action]
  /// The mark beside the title.
  public var severity: Severity?
  /// What a card has besides; nil for an alert.
  public var card: CardRequest?
  /// What a sheet has besides; nil for the others.
  public var sheet: SheetRequest?
  /// Its form and place on the screen.
  public var popup = PopupRequest()
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

/// What `dfdialog card` shows beside title, message and actions.
public struct CardRequest: Equatable, Sendable {
  /// `--icon`.
  public var icon: Icon?
  /// `--media`: a file's path.
  public var media: [UInt8]?
  /// `--media-alt`; may be empty.
  public var mediaAlternative: [UInt8] = []
  /// `--content`.
  public var content: ContentSource?
  /// `--close`.
  public var hasClose = false
  /// `--align`.
  public var alignment = PopupCard.Alignment.center
  /// How much the button of each action stands out, in the order of the actions.
  public var prominences: [ButtonProminence] = []

  /// Makes a card with nothing more than an alert.
  public init() {}
}

/// Where the content of a card comes from.
public enum ContentSource: Equatable, Sendable {
  /// A file's path.
  case file([UInt8])
  /// `--content -`.
  case standardInput
}

/// The options of a popup's form and place; nil where nothing was said.
public struct PopupRequest: Equatable, Sendable {
  /// `--kind`.
  public var kind: PopupKind?
  /// The form where nothing was said.
  public var standardKind = PopupKind.center
  /// `--position`.
  public var position: PopupPosition?
  /// `--anchor`: a cell of the screen, counted from 0.
  public var anchor: Point?
  /// `--backdrop`.
  public var backdrop: Backdrop?
  /// False with `--no-dim`.
  public var dims = true
  /// `--transition`, `--transition-in`.
  public var entrance = PopupTransition.automatic
  /// `--transition`, `--transition-out`.
  public var exit = PopupTransition.automatic
  /// `--dismiss-on-tap`.
  public var dismissesOnTap = false
  /// False with `--no-dismiss-outside`.
  public var dismissesOnOutsideTap = true
  /// `--dismiss-on-drag`.
  public var dismissesOnDrag = false
  /// False with `--no-grabber`.
  public var hasGrabber = true

  /// Makes the defaults.
  public init() {}

  /// Whether something was said that only the whole screen has.
  public var impliesScreen: Bool {
    kind != nil || position != nil || anchor != nil || backdrop != nil
  }

  /// The backdrop: the one that was given, else that of the kind.
  public var resolvedBackdrop: Backdrop {
    if let backdrop { return backdrop }
    let kind = kind ?? standardKind
    let isModal = anchor == nil && kind != .toast && kind != .floater
    return dims && isModal ? .dim : .none
  }
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

/// What `--style` names: a ground, or the form of a popover.
public enum StyleChoice: String, Sendable, CaseIterable {
  case standard, frosted, glass, accent, gradient, inverse, outlined, tinted, arrow, compact

  /// Whether only a popover has it.
  public var isOfPopover: Bool { self == .arrow || self == .compact }

  /// The ground, with the colour of a severity where it takes one.
  public func surface(_ severity: Severity?) -> SurfaceStyle {
    let name = SurfaceStyle.Name(rawValue: rawValue) ?? .standard
    return SurfaceStyle(name, severity: severity.map(MarkColor.init) ?? .info)
  }
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
  /// `--style`.
  public var style: StyleChoice?
  /// `--corner-radius`.
  public var cornerRadius: CornerRadius?
  /// `--backdrop-opacity`, 0…1.
  public var backdropOpacity: Double?
  /// `--animation`, at most 150 ms.
  public var animation: Duration?
  /// `--motion` and `--no-motion`.
  public var moves: Bool?
  /// The colours of a theme file.
  public var colors = ThemeColors()
  /// `--config`: the file to read; not itself a look.
  public var config: [UInt8]?
  /// `--theme-file`: the file to read; not itself a look.
  public var themeFile: [UInt8]?

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
    looks.style = style ?? others.style
    looks.cornerRadius = cornerRadius ?? others.cornerRadius
    looks.backdropOpacity = backdropOpacity ?? others.backdropOpacity
    looks.animation = animation ?? others.animation
    looks.moves = moves ?? others.moves
    looks.colors = colors.isEmpty ? others.colors : colors
    looks.config = config ?? others.config
    looks.themeFile = themeFile ?? others.themeFile
    return looks
  }
}
