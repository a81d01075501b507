import Dialogs

/// What `dfdialog sheet` has beside title, message and actions.
public struct SheetRequest: Equatable, Sendable {
  /// What stands between the message and the buttons.
  public var content = SheetContentRequest.none
  /// `--detent`, in the order given; none for as high as it needs.
  public var detents: [Detent] = []
  /// `--print`; nil when not given.
  public var print: SheetPrintForm?
  /// `--null`.
  public var separatesByNull = false
  /// What `--run` runs: the words after `--`.
  public var ownCommand: [[UInt8]]?

  /// Whether it only shows how far something is.
  public var asksNothing: Bool {
    switch content {
    case .progress, .run: true
    case .none, .choices, .form, .text: false
    }
  }

  /// Makes a sheet without content.
  public init() {}
}

/// The contents of a sheet.
public enum SheetContentRequest: Equatable, Sendable {
  /// Nothing.
  case none
  /// `--choice`, `--choices` and the like: the rows of the command line, then those of the source.
  case choices([Choice], ContentSource?, ChoiceRules)
  /// `--input`, `--secret`, `--toggle`, `--select` and `--number`.
  case form([Field])
  /// `--text`.
  case text(ContentSource, TextRules)
  /// `--progress -`.
  case progress(autoCloses: Bool)
  /// `--run`.
  case run(autoCloses: Bool)
}

/// How a text is shown.
public struct TextRules: Equatable, Sendable {
  /// False with `--no-wrap`.
  public var wraps = true
  /// `--follow`.
  public var follows = false
  /// `--ansi`.
  public var allowsColors = false

  /// Makes the defaults.
  public init() {}
}

/// What a sheet writes to standard output (`--print`).
public enum SheetPrintForm: String, Sendable, CaseIterable {
  case values, shell, json, role, id, label, index, none
}
