/// Reads a command line.
public enum CommandLineParser {
  /// The request that the arguments make.
  ///
  /// Nothing is guessed: every word is used, or the command line is wrong (exit status 64).
  ///
  /// - Parameter arguments: The bytes of each argument, without `argv[0]`; texts come back byte for byte.
  public static func parse(_ arguments: [[UInt8]]) throws(CommandError) -> Request {
    guard let first = arguments.first else {
      throw CommandError(
        "missing subcommand (expected \(listed(Subcommand.words)))",
        hint: "Usage: dfdialog \(Subcommand.alert.synopsis)\nTry 'dfdialog --help'.")
    }
    let subcommand = Subcommand.allCases.first { $0.rawValue.utf8.elementsEqual(first) }
    do throws(CommandError) {
      switch subcommand {
      case .alert, .card, .sheet:
        let subcommand = subcommand ?? .alert
        if isHelp(arguments) { return .text(HelpText.of(subcommand)) }
        return .ask(try dialog(subcommand, arguments.dropFirst()))
      case .toast:
        if isHelp(arguments) { return .text(HelpText.of(.toast)) }
        return .toast(try toast(arguments.dropFirst()))
      case .preview:
        return try isHelp(arguments) ? .text(HelpText.of(.preview)) : preview(arguments.dropFirst())
      case .help:
        return try isHelp(arguments) ? .text(HelpText.of(.help)) : help(arguments.dropFirst())
      case nil:
        return .text(try information(first, rest: arguments.dropFirst()))
      }
    } catch {
      let command = subcommand.map { "dfdialog \($0.rawValue)" } ?? "dfdialog"
      throw error.hinting("Try '\(command) --help'.")
    }
  }

  // `dfdialog alert --help`, and not a word more: a text that happens to be `--help` must not exit 0.
  private static func isHelp(_ arguments: [[UInt8]]) -> Bool {
    arguments.count == 2 && arguments[1].elementsEqual("--help".utf8)
  }

  private static func dialog(
    _ subcommand: Subcommand, _ arguments: ArraySlice<[UInt8]>
  ) throws(CommandError) -> DialogRequest {
    var (builder, words, given) = try read(arguments, of: subcommand)
    try builder.fill(with: words)
    switch subcommand {
    case .card: return try builder.completedCard()
    case .sheet: return try builder.completedSheet(given)
    default: return try builder.alert()
    }
  }

  private static func toast(_ arguments: ArraySlice<[UInt8]>) throws(CommandError) -> ToastRequest {
    let (builder, words, given) = try read(arguments, of: .toast)
    return try builder.completedToast(words, given: given)
  }

  /// What the options say, the bare words, and the names of the options.
  private static func read(
    _ arguments: ArraySlice<[UInt8]>, of subcommand: Subcommand
  ) throws(CommandError) -> (builder: RequestBuilder, words: [[UInt8]], given: Set<String>) {
    var arguments = arguments
    var builder = RequestBuilder()
    var words: [[UInt8]] = []
    var given: Set<String> = []
    while let word = arguments.popFirst() {
      if word.elementsEqual("--".utf8) {
        if arguments.isEmpty { throw CommandError("nothing follows '--' (expected a command to run)") }
        builder.asking.command = Array(arguments)
        break
      } else if word.first == Ascii.hyphen {
        let (option, value) = try option(word, of: subcommand, rest: &arguments)
        try option.apply(&builder, value)
        given.insert(option.name)
      } else {
        words.append(word)
      }
    }
    return (builder, words, given)
  }

  private static func preview(_ arguments: ArraySlice<[UInt8]>) throws(CommandError) -> Request {
    guard let first = arguments.first else {
      throw CommandError(
        "missing size (expected COLUMNSxROWS such as '80x24', then \(listed(Subcommand.drawing.map(\.rawValue))))"
      )
    }
    if first.first == Ascii.hyphen { throw unknownOption(first[...], of: .preview) }
    let size = try OptionValue.size(first)
    let rest = arguments.dropFirst()
    let words = listed(Subcommand.drawing.map(\.rawValue))
    guard let word = rest.first else {
      throw CommandError("nothing follows \(quoted(first)) (expected \(words))")
    }
    guard let subcommand = Subcommand.drawing.first(where: { $0.rawValue.utf8.elementsEqual(word) }) else {
      throw CommandError("cannot preview \(quoted(word)) (expected \(words))")
    }
    if subcommand == .toast { return .previewToast(size, try toast(rest.dropFirst())) }
    return .preview(size, try dialog(subcommand, rest.dropFirst()))
  }

  /// What stands in the place of a subcommand and is answered with a text.
  private static func information(
    _ word: [UInt8], rest: ArraySlice<[UInt8]>
  ) throws(CommandError) -> String {
    guard word.first == Ascii.hyphen else { throw unknownSubcommand(word) }
    var rest = rest
    let (option, value) = try option(word, of: nil, rest: &rest)
    if !rest.isEmpty { throw value.mustStandAlone() }
    switch option.name {
    case "help": return HelpText.overview
    case "version": return "dfdialog \(version)\n"
    default: return try value.choice(GeneratedDocument.self).text
    }
  }

  /// The option that a word names, and its value: what stands after the first `=`, else the next argument.
  private static func option(
    _ word: [UInt8], of subcommand: Subcommand?, rest: inout ArraySlice<[UInt8]>
  ) throws(CommandError) -> (OptionSpec, OptionValue) {
    let equals = word.firstIndex(of: Ascii.equals)
    let written = word[..<(equals ?? word.endIndex)]
    guard written.starts(with: "--".utf8),
      let option = OptionTable.option(written.dropFirst(2), of: subcommand)
    else { throw unknownOption(written, of: subcommand) }
    let source = OptionValue.Source.option(option.name)
    let attached = equals.map { Array(word[($0 + 1)...]) }
    guard let kind = option.value else {
      if let attached { throw CommandError("\(source) takes no value, but was given \(quoted(attached))") }
      return (option, OptionValue(source: source, bytes: []))
    }
    guard let bytes = attached ?? rest.popFirst() else {
      throw CommandError("\(source) needs a value (\(kind.placeholder))")
    }
    return (option, OptionValue(source: source, bytes: bytes))
  }

  private static func unknownSubcommand(_ word: [UInt8]) -> CommandError {
    let nearest = Suggestion.nearest(to: word, among: Subcommand.words)
    let expected = nearest == nil ? " (expected \(listed(Subcommand.words)))" : Suggestion.question(nearest)
    return CommandError("unknown subcommand \(quoted(word))\(expected)")
  }

  /// The error of an option that there is, but not there.
  private static func misplaced(_ option: OptionSpec, in subcommand: Subcommand?) -> CommandError {
    if option.section == .information {
      return OptionValue(source: .option(option.name), bytes: []).mustStandAlone()
    }
    guard let subcommand else {
      return CommandError("expected a subcommand before '--\(option.name)' (such as 'alert')")
    }
    let namesakes = OptionTable.all.filter { $0.name == option.name }
    if let counterpart = namesakes.lazy.compactMap({ $0.counterparts[subcommand] }).first {
      return CommandError("unknown option '--\(option.name)' (did you mean '\(counterpart)'?)")
    }
    let takers = Subcommand.allCases.filter { taker in namesakes.contains { $0.subcommands.contains(taker) } }
    let owners = listed(takers.map(\.rawValue), "and")
    return CommandError("unknown option '--\(option.name)' (it is an option of \(owners))")
  }

  static func unknownOption(_ word: ArraySlice<UInt8>, of subcommand: Subcommand?) -> CommandError {
    if word.elementsEqual("-".utf8), subcommand == .toast {
      return CommandError("'-' is no text (to read lines from standard input, write '--progress -')")
    }
    if word.elementsEqual("-".utf8) {
      return CommandError("'-' is no text (to read the message from standard input, write '--message -')")
    }
    let name = word.drop { $0 == Ascii.hyphen }
    if let other = OptionTable.all.first(where: { $0.name.utf8.elementsEqual(name) }) {
      if !word.starts(with: "--".utf8) {
        return CommandError("unknown option \(quoted(word)) (did you mean '--\(other.name)'?)")
      }
      return misplaced(other, in: subcommand)
    }
    let names = OptionTable.options(of: subcommand).lazy.map(\.name)
    let nearest = Suggestion.nearest(to: name, among: names).map { "--\($0)" }
    if nearest == nil, !word.starts(with: "--".utf8) {
      return CommandError(
        "unknown option \(quoted(word)) (to give a text that begins with '-', write "
          + "'\(subcommand == .toast ? "--text" : "--title")' before it)")
    }
    return CommandError("unknown option \(quoted(word))\(Suggestion.question(nearest))")
  }
}
