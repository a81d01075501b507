import TextScreen

/// A toast as a line of a log, or as what a CI service makes an annotation of.
///
/// Whatever the text says, it is one line, and no command of any of the services.
public struct ToastAnnotation: Sendable {
  /// The forms of such a line.
  public enum Form: String, Sendable, CaseIterable {
    case github, azure, teamcity, buildkite, gitlab, plain
  }

  /// What in the files a toast is about.
  public struct Location: Equatable, Sendable {
    /// A file's path; nil for none.
    public var file: [UInt8]?
    /// The line, from 1; nil for the file as a whole.
    public var line: Int?
    /// The column, from 1; nil for the line as a whole.
    public var column: Int?

    /// Makes a location that says nothing.
    public init() {}
  }

  /// The longest text, in columns.
  static let limit = 4096

  private let message: ToastMessage
  private let location: Location
  private let repertoire: Repertoire

  /// Makes an annotation.
  public init(_ message: ToastMessage, at location: Location = Location(), repertoire: Repertoire = .unicode)
  {
    self.message = message
    self.location = location
    self.repertoire = repertoire
  }

  /// The form that a service understands; plain outside of those that have one of their own.
  public static func form(environment: (String) -> String?) -> Form {
    func isSet(_ name: String) -> Bool { !(environment(name) ?? "").isEmpty }
    if isSet("GITHUB_ACTIONS") || isSet("GITEA_ACTIONS") { return .github }
    if isSet("TF_BUILD") { return .azure }
    if isSet("TEAMCITY_VERSION") { return .teamcity }
    if isSet("BUILDKITE") { return .buildkite }
    return isSet("GITLAB_CI") ? .gitlab : .plain
  }

  /// The line with its end.
  ///
  /// - Parameter hasColor: whether the log of GitLab may be coloured.
  public func line(_ form: Form, hasColor: Bool = false) -> [UInt8] {
    let text =
      switch form {
      case .github: github
      case .azure: azure
      case .teamcity: teamcity
      case .gitlab where hasColor: colored
      case .buildkite, .gitlab, .plain: plain
      }
    return Array(text.utf8) + [0x0A]
  }

  /// The command that makes an annotation of Buildkite: started, and not waited for.
  public var buildkiteCommand: [[UInt8]] {
    let title = message.title.isEmpty ? "" : "**\(markdown(Self.cut(folded(message.title))))** "
    let place = place.isEmpty ? "" : " (\(markdown(place)))"
    let body = "\(title)\(markdown(Self.cut(folded(message.text))))\(place)"
    let context = "dfdialog" + (message.id.map { "-" + $0 } ?? "")
    let words = ["buildkite-agent", "annotate", body, "--style", message.severity.word, "--context"]
    return (words + [String(context.prefix(100))]).map { Array($0.utf8) }
  }

  // MARK: Forms

  // [error] deploy.sh:12: Deploy: disk full
  private var plain: String { "[\(message.severity.word)] \(Self.broken(sentence))" }

  private var colored: String {
    let color =
      switch message.severity {
      case .success: 32
      case .error: 31
      case .info: 34
      case .warning: 33
      }
    return "\u{1B}[\(color)m[\(message.severity.word)]\u{1B}[m \(Self.broken(sentence))"
  }

  /// `::error title=Deploy,file=deploy.sh,line=12::disk full`; the first line of a text makes sense alone.
  private var github: String {
    let command =
      switch message.severity {
      case .success, .info: "notice"
      case .warning: "warning"
      case .error: "error"
      }
    func property(_ name: String, _ value: String) -> String {
      "\(name)=\(Self.escaped(Self.broken(value), Self.githubProperty))"
    }
    var properties: [String] = []
    let title = folded(message.title)
    if !title.isEmpty {
      properties.append(property("title", Self.cut(title)))
    } else if message.severity == .success {
      properties.append(property("title", message.severity.word))
    }
    if let file = location.file {
      properties.append(property("file", folded(file)))
      if let line = location.line { properties.append(property("line", String(line))) }
      if let column = location.column { properties.append(property("col", String(column))) }
    }
    let start = properties.isEmpty ? "::\(command)::" : "::\(command) \(properties.joined(separator: ","))::"
    return start + Self.escaped(Self.broken(lines), Self.githubMessage)
  }

  // ##vso[task.logissue type=error;sourcepath=deploy.sh;linenumber=12;]Deploy: disk full
  private var azure: String {
    let type: String
    switch message.severity {
    case .success, .info: return "##[section]\(message.severity.word): \(Self.broken(sentence))"
    case .warning: type = "warning"
    case .error: type = "error"
    }
    var properties = "type=\(type);"
    if let file = location.file {
      properties += "sourcepath=\(Self.escaped(Self.broken(folded(file)), Self.azureProperty));"
      if let line = location.line { properties += "linenumber=\(line);" }
      if let column = location.column { properties += "columnnumber=\(column);" }
    }
    let text = Self.escaped(Self.broken(titled(lines)), Self.azureMessage)
    return "##vso[task.logissue \(properties)]\(text)"
  }

  /// `##teamcity[message text='Deploy: disk full' status='FAILURE']`; a status of ERROR could fail the build.
  private var teamcity: String {
    let status =
      switch message.severity {
      case .success, .info: "NORMAL"
      case .warning: "WARNING"
      case .error: "FAILURE"
      }
    let prefix = place.isEmpty ? "" : place + ": "
    var text = ""
    for unit in (prefix + titled(lines)).utf16 {
      switch unit {
      case 0x7C, 0x27, 0x5B, 0x5D: text += "|\(Character(Unicode.Scalar(UInt8(unit))))"
      case 0x0A: text += "|n"
      case 0x20..<0x7F: text.append(Character(Unicode.Scalar(UInt8(unit))))
      default:
        let digits = String(unit, radix: 16, uppercase: true)
        text += "|0x" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      }
    }
    return "##teamcity[message text='\(text)' status='\(status)']"
  }

  // MARK: Texts

  /// Place, title and text in one line.
  private var sentence: String {
    (place.isEmpty ? "" : place + ": ") + titled(Self.cut(folded(message.text)))
  }

  private func titled(_ text: String) -> String {
    message.title.isEmpty ? text : "\(Self.cut(folded(message.title))): \(text)"
  }

  /// The text with its lines.
  private var lines: String {
    var room = Self.limit
    var texts: [String] = []
    for line in SafeText.lines(bytes: message.text, repertoire: repertoire) where room > 0 {
      let cut = line.truncated(columns: room, repertoire: repertoire)
      room -= cut.width + 1
      texts.append(cut.description)
    }
    return texts.joined(separator: "\n")
  }

  /// `deploy.sh:12:3`; empty without a file.
  private var place: String {
    guard let file = location.file else { return "" }
    let numbers = [location.line, location.column].compactMap { $0 }.map { ":\($0)" }
    return folded(file) + numbers.joined()
  }

  private func folded(_ bytes: [UInt8]) -> String {
    SafeText.folded(bytes: bytes, repertoire: repertoire).description
  }

  private static func cut(_ text: String) -> String {
    SafeText(text).truncated(columns: limit).description
  }

  /// A line in which no CI service finds a command, wherever it stands.
  public static func harmless(_ line: SafeText) -> SafeText {
    var text = broken(line.description)
    // GitHub looks behind blanks too.
    let start = text.prefix { $0 == " " }
    if text.dropFirst(start.count).hasPrefix("::") { text = start + ": :" + text.dropFirst(start.count + 2) }
    return SafeText(text)
  }

  /// The text with a blank in each mark that begins a command anywhere in a line.
  private static func broken(_ text: String) -> String {
    let marks = ["[", "vso[", "teamcity["]
    var result = ""
    var hashes = 0
    var rest = text[...]
    while let character = rest.first {
      if hashes >= 2, marks.contains(where: { rest.prefix($0.count).lowercased() == $0 }) { result += " " }
      hashes = character == "#" ? hashes + 1 : 0
      result.append(character)
      rest.removeFirst()
    }
    return result
  }

  private static let githubMessage: [Character: String] = ["%": "%25", "\r": "%0D", "\n": "%0A"]
  private static let githubProperty = githubMessage.merging([":": "%3A", ",": "%2C"]) { $1 }
  private static let azureMessage: [Character: String] = ["%": "%AZP25", "\r": "%0D", "\n": "%0A"]
  private static let azureProperty = azureMessage.merging(["]": "%5D", ";": "%3B"]) { $1 }

  private static func escaped(_ text: String, _ table: [Character: String]) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      if let escape = table[Character(scalar)] {
        result += escape
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  /// Text in which Markdown has nothing to do, and which no option begins with.
  private func markdown(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      let isMark = character.isASCII && !character.isLetter && !character.isNumber && character != " "
      result += (isMark ? "\\" : "") + String(character)
    }
  }
}
