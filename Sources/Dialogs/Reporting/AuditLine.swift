import TextScreen

/// One line of the log that `--log` keeps: who confirmed what, where and how.
public struct AuditLine {
  /// UTC, `2026-11-30T04:05:06Z`.
  public var time: String
  /// The real user ID.
  public var userID: Int
  /// What `$USER` says; anybody can set it.
  public var user: [UInt8]?
  /// The terminal's device; nil without one.
  public var terminal: [UInt8]?
  /// What was asked.
  public var title: [UInt8]
  /// `chosen`, `dismissed`, `timeout`, `interrupted` or `unavailable`; `output-error` in a second line, for an
  /// answer that then did not reach standard output.
  public var outcome: String
  /// What the outcome means to the caller; nil where nothing was answered.
  public var role: ActionRole?
  /// What was chosen, or what leaving stands for.
  public var action: Action?
  /// What was chosen from a list: IDs, else labels; never what was typed.
  public var choices: [[UInt8]] = []
  /// How many more were chosen than are listed.
  public var furtherChoices = 0
  /// How.
  public var cause: Cause?
  /// From the start of dfdialog to the outcome.
  public var elapsed: Duration

  /// Makes a line.
  public init(
    time: String, userID: Int, user: [UInt8]?, terminal: [UInt8]?, title: [UInt8], outcome: String,
    role: ActionRole?, action: Action?, cause: Cause?, elapsed: Duration
  ) {
    self.time = time
    self.userID = userID
    self.user = user
    self.terminal = terminal
    self.title = title
    self.outcome = outcome
    self.role = role
    self.action = action
    self.cause = cause
    self.elapsed = elapsed
  }

  /// The most choices that are listed.
  private static let choiceLimit = 100

  /// Takes over what was chosen from a list.
  public mutating func add(_ values: SheetValues) {
    guard case .choices(let chosen) = values else { return }
    choices = chosen.prefix(Self.choiceLimit).map { $0.id ?? $0.label }
    furtherChoices = chosen.count - choices.count
  }

  /// The line as JSON, with its line end.
  public var bytes: [UInt8] {
    var object = JSONObject()
    object.add("time", time)
    object.add("uid", userID)
    object.add("user", user.map { String(decoding: $0, as: UTF8.self) })
    object.add("tty", terminal.map { String(decoding: $0, as: UTF8.self) })
    object.add("title", title)
    object.add("outcome", outcome)
    object.add(action, role: role)
    if !choices.isEmpty { object.add("choices", choices) }
    if furtherChoices > 0 { object.add("further_choices", furtherChoices) }
    object.add("how", cause?.rawValue)
    object.add("elapsed_ms", Int(elapsed.nanoseconds / 1_000_000))
    return object.bytes + [10]
  }

  /// Seconds since 1970 as UTC in the form of RFC 3339 (proleptic Gregorian calendar).
  public static func timestamp(secondsSince1970 seconds: Int64) -> String {
    let day = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
    let second = seconds - day * 86_400
    // Days are counted from 1 March of year 0, so that leap days come last in a year.
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    let date =
      "\(padded(year, 4))-\(padded(month, 2))-\(padded(dayOfYear - (153 * shiftedMonth + 2) / 5 + 1, 2))"
    return "\(date)T\(padded(second / 3600, 2)):\(padded(second / 60 % 60, 2)):\(padded(second % 60, 2))Z"
  }

  private static func padded(_ number: Int64, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
