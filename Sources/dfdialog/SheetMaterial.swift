import DialogCommand
import Dialogs
import TerminalIO
import TextScreen

/// What a sheet holds, made from what the request says and from what could be read of it so far.
struct SheetMaterial {
  /// How much of what still arrives is waited for.
  enum Patience {
    /// So much as is there within a moment.
    case moment
    /// All of it.
    case end
  }

  /// How long the first frame waits for what still arrives, in nanoseconds.
  private static let moment: Int64 = 15_000_000
  /// The most bytes of choices that it waits for, as what is wrong with them is better said before.
  private static let firstChoices = 4 << 20
  /// The most bytes of a text that it waits for.
  private static let firstText = 1 << 14
  /// The most bytes of what is read to its end.
  private static let limit = 256 << 20

  /// The content; nil for a sheet without one.
  private(set) var content: (any SheetContent)?
  /// What is still to be read of it; nil at its end.
  private(set) var input: ContentInput?
  private let request: SheetRequest
  private let program: Program

  /// Makes the content, or ends the process where it cannot be read or is not what it must be.
  init(_ request: SheetRequest, settings: DialogSettings, moves: Bool, program: Program, patience: Patience) {
    self.request = request
    self.program = program
    input = Self.input(of: request, program: program, patience: patience)
    content = Self.content(of: request, settings: settings, moves: moves, hasInput: input != nil)
    read(patience)
  }

  private static func content(
    of request: SheetRequest, settings: DialogSettings, moves: Bool, hasInput: Bool
  ) -> (any SheetContent)? {
    switch request.content {
    case .none: nil
    case .choices(let choices, _, let rules):
      ChoiceList(rows: ChoiceStore(choices), rules: rules, settings: settings, expectsInput: hasInput)
    case .form(let fields): Form(fields: fields, settings: settings)
    case .text(_, let rules):
      TextPager(
        settings: settings, wraps: rules.wraps, ansi: rules.allowsColors, follows: rules.follows && hasInput)
    case .progress(let autoCloses):
      ProgressView(settings: settings, autoCloses: autoCloses, moves: moves)
    case .run(let autoCloses): CommandOutputView(settings: settings, moves: moves, closesAnyway: autoCloses)
    }
  }

  /// Where the content comes from; nil where the command line says all of it.
  private static func input(of request: SheetRequest, program: Program, patience: Patience) -> ContentInput? {
    switch request.content {
    case .none, .form: return nil
    case .choices(_, nil, _): return nil
    case .choices(_, let source?, _): return open(source, "choices", follows: false, program)
    case .text(let source, let rules):
      return open(source, "text", follows: rules.follows && patience == .moment, program)
    case .progress: return open(.standardInput, "progress", follows: false, program)
    case .run: return patience == .moment ? start(request.ownCommand ?? [], program) : nil
    }
  }

  /// Starts the command of a sheet, or ends the process as a shell would.
  static func start(_ command: [[UInt8]], _ program: Program) -> ContentInput {
    do throws(SystemError) {
      return ContentInput(try ChildCommand.start(command))
    } catch {
      program.complain("cannot run '\(SafeText(bytes: command.first ?? []))': \(error)")
      program.end(error.isNotFound ? .notFound : .notExecutable)
    }
  }

  private static func open(
    _ source: ContentSource, _ what: String, follows: Bool, _ program: Program
  ) -> ContentInput {
    switch source {
    case .standardInput:
      if program.closed.contains(.input) {
        program.fail("cannot read the \(what): standard input is closed", .usage)
      }
      // What is typed there is an answer.
      if Descriptor.standardInput.isTerminal {
        program.fail("cannot read the \(what): standard input is a terminal", .usage)
      }
      return ContentInput(.standardInput, follows: follows)
    case .file(let path):
      do throws(SystemError) {
        return ContentInput(try InputFile.open(path, waits: false), follows: follows)
      } catch {
        program.fail("cannot read the \(what) '\(SafeText(bytes: path))': \(error)", .usage)
      }
    }
  }

  /// Reads before anything is shown.
  private mutating func read(_ patience: Patience) {
    let end = MonotonicClock.now() + Self.moment
    let limit =
      switch (patience, request.content) {
      case (.end, _): Self.limit
      case (.moment, .choices): Self.firstChoices
      case (.moment, _): Self.firstText
      }
    var count = 0
    // What somebody watches is shown as it comes.
    while let input, count < limit, patience == .end || !asksNothing {
      wait(readable: [input.readable].compactMap { $0 }, until: patience == .end ? nil : end)
      switch input.read(upTo: limit - count) {
      case .bytes(let bytes):
        count += bytes.count
        content?.receive(bytes)
      case .nothing: if patience == .moment, MonotonicClock.now() >= end { return }
      case .end:
        self.input = nil
        content?.endInput()
      case .fault(let error): program.fail("cannot read the content: \(error)", .usage)
      }
    }
    if patience == .end, input != nil {
      program.fail("the content is longer than \(Self.limit >> 20) MiB", .usage)
    }
    if let fault = fault(of: content) { program.fail(CommandError(fault)) }
  }

  /// Reads the content to its end, piece by piece, for as long as the body wants more; a signal still ends the process.
  ///
  /// - Returns: false when the deadline passed before.
  @discardableResult
  static func forEachPiece(
    of request: SheetRequest, program: Program, until deadline: Int64? = nil, _ body: ([UInt8]) -> Bool
  ) -> Bool {
    guard let input = input(of: request, program: program, patience: .end) else { return true }
    while true {
      wait(readable: [input.readable, Signals.descriptor].compactMap { $0 }, until: deadline)
      for signal in Signals.pending() {
        if signal.isDeadly { Signals.raiseDefault(signal) }
        if signal == .suspend { Signals.stop() }
      }
      if let deadline, MonotonicClock.now() >= deadline { return false }
      switch input.read() {
      case .bytes(let bytes): if !body(bytes) { return true }
      case .nothing: break
      case .end: return true
      case .fault(let error): program.fail("cannot read the content: \(error)", .usage)
      }
    }
  }

  /// All rows of a list, or the end of the process where they are not what they must be.
  static func rows(_ choices: [Choice], of request: SheetRequest, program: Program) -> ChoiceStore {
    var rows = ChoiceStore(choices)
    forEachPiece(of: request, program: program) { bytes in
      rows.append(bytes)
      return rows.fault == nil
    }
    rows.finish()
    if let fault = fault(of: rows, request, isComplete: true) { program.fail(CommandError(fault)) }
    return rows
  }

  /// The content's bytes, at most so many.
  static func bytes(of request: SheetRequest, limit: Int, program: Program) -> [UInt8] {
    var bytes: [UInt8] = []
    forEachPiece(of: request, program: program) { piece in
      bytes += piece
      return bytes.count < limit
    }
    return Array(bytes.prefix(limit))
  }

  /// What is wrong with what was read; nil while nothing is.
  func fault(of content: (any SheetContent)?) -> String? {
    guard let list = content as? ChoiceList else { return nil }
    if let fault = Self.fault(of: list.store, request, isComplete: input == nil) { return fault }
    return input == nil ? list.unknownSelected.first.map(SheetFault.unknownSelected) : nil
  }

  private static func fault(of rows: ChoiceStore, _ request: SheetRequest, isComplete: Bool) -> String? {
    guard case .choices(_, _?, let rules) = request.content else { return nil }
    if let fault = rows.fault { return fault.text }
    guard isComplete else { return nil }
    if rows.choosableCount == 0 { return SheetFault.noChoices }
    guard let least = rules.least, least > rows.choosableCount else { return nil }
    return SheetFault.tooFew(rows.choosableCount, least: least)
  }

  /// Hands the content over; a second copy of it would be copied at every change.
  mutating func takeContent() -> (any SheetContent)? {
    defer { content = nil }
    return content
  }

  /// Whether it only shows how far something is: then others may ask meanwhile.
  var asksNothing: Bool { request.asksNothing }

  /// Everything was read.
  mutating func endInput() { input = nil }
}
