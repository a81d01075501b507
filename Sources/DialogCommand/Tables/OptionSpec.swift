/// One option: all that the parser and every document say about it.
///
/// In summaries and discussions stands between backticks what is typed as it is.
struct OptionSpec: Sendable {
  /// The name without the two hyphens.
  let name: String
  /// The value that follows; nil for an option that takes none.
  let value: ValueSpec?
  /// The subcommands that take the option; none for one that stands alone in the place of a subcommand.
  let subcommands: [Subcommand]
  /// Where documents list it.
  let section: OptionSection
  /// What it does, in a few words.
  let summary: String
  /// What else there is to say, in whole sentences; may be empty.
  let discussion: String
  /// Whether each occurrence adds something; otherwise the later one wins.
  let isRepeatable: Bool
  /// Whether it concerns looks alone, so that the configuration file may hold it.
  let isLook: Bool
  /// What other subcommands have in its place, to be suggested there.
  let counterparts: [Subcommand: String]
  /// Takes the value over into the request.
  let apply: Application

  /// How a value changes a request.
  typealias Application = @Sendable (inout RequestBuilder, OptionValue) throws(CommandError) -> Void

  /// Makes a row of the table.
  init(
    _ name: String, _ value: ValueSpec? = nil, of subcommands: [Subcommand] = Subcommand.asking,
    in section: OptionSection, summary: String, discussion: String = "", isRepeatable: Bool = false,
    isLook: Bool = false, counterparts: [Subcommand: String] = [:],
    apply: @escaping Application
  ) {
    self.name = name
    self.value = value
    self.subcommands = subcommands
    self.section = section
    self.summary = summary
    self.discussion = discussion
    self.isRepeatable = isRepeatable
    self.isLook = isLook
    self.counterparts = counterparts
    self.apply = apply
  }

  /// How it is written, as in `--title TITLE`.
  var usage: String { value.map { "--\(name) \($0.placeholder)" } ?? "--\(name)" }
}

/// The value of an option.
struct ValueSpec: Sendable {
  /// How documents call it.
  let placeholder: String
  /// What a shell offers for it.
  let completion: Completion

  /// Text that only the user knows.
  static func text(_ placeholder: String) -> ValueSpec {
    ValueSpec(placeholder: placeholder, completion: .none)
  }
  /// A path.
  static func file(_ placeholder: String) -> ValueSpec {
    ValueSpec(placeholder: placeholder, completion: .file)
  }
  /// Text that only the user knows, or one of some words.
  static func words(_ placeholder: String, _ words: [String]) -> ValueSpec {
    ValueSpec(placeholder: placeholder, completion: .words(words))
  }
  /// Exactly one of some words.
  static func oneOf(_ words: [String]) -> ValueSpec {
    ValueSpec(placeholder: words.joined(separator: "|"), completion: .words(words))
  }
}

/// What a shell offers in the place of a value.
enum Completion: Sendable {
  /// Nothing.
  case none
  /// Some words.
  case words([String])
  /// Paths.
  case file
}

/// The parts into which documents divide the options.
enum OptionSection: String, CaseIterable {
  case content = "Content"
  case guards = "Guards"
  case answer = "Answer"
  case queue = "Queue"
  case terminal = "Terminal"
  case log = "Without a terminal"
  case popup = "Popup"
  case looks = "Looks"
  case information = "Information"
}
