import Dialogs
import TestSupport
import Testing
import TextScreen

/// A toast in a log.
@Suite struct ToastAnnotationTests {
  private static func message(
    _ text: String, title: String = "", _ severity: Severity = .error
  ) -> ToastMessage {
    var message = ToastMessage(text: Samples.bytes(text))
    message.title = Samples.bytes(title)
    message.severity = severity
    return message
  }

  private static func location(_ file: String, _ line: Int? = nil, _ column: Int? = nil)
    -> ToastAnnotation.Location
  {
    var location = ToastAnnotation.Location()
    location.file = Samples.bytes(file)
    location.line = line
    location.column = column
    return location
  }

  private static func text(
    _ message: ToastMessage, _ form: ToastAnnotation.Form,
    at location: ToastAnnotation.Location = .init(), hasColor: Bool = false
  ) -> String {
    String(decoding: ToastAnnotation(message, at: location).line(form, hasColor: hasColor), as: UTF8.self)
  }

  private static let nowhere = ToastAnnotation.Location()

  @Test(
    "Each service gets its own form, escaped as it wants it",
    arguments: [
      (message("Saved", .success), ToastAnnotation.Form.plain, nowhere, "[success] Saved"),
      (message("disk full", title: "Deploy"), .plain, nowhere, "[error] Deploy: disk full"),
      (message("a\n b\tc"), .plain, nowhere, "[error] a b c"),
      (message("unused", .warning), .plain, location("a.sh", 3, 7), "[warning] a.sh:3:7: unused"),
      (message("disk full"), .github, nowhere, "::error::disk full"),
      (message("Saved", .info), .github, nowhere, "::notice::Saved"),
      (message("Saved", .success), .github, nowhere, "::notice title=success::Saved"),
      (message("a\nb"), .github, nowhere, "::error::a%0Ab"),
      (message("50% done", title: "a,b: c"), .github, nowhere, "::error title=a%2Cb%3A c::50%25 done"),
      (
        message("x", title: "T", .warning), .github, location("a:b,c.sh", 3, 7),
        "::warning title=T,file=a%3Ab%2Cc.sh,line=3,col=7::x"
      ),
      (message("x::y", title: "::z"), .github, nowhere, "::error title=%3A%3Az::x::y"),
      (message("##[error]x"), .github, nowhere, "::error::## [error]x"),
      (
        message("disk full", title: "Deploy"), .azure, nowhere,
        "##vso[task.logissue type=error;]Deploy: disk full"
      ),
      (
        message("50%\nx", .warning), .azure, location("a;b].sh", 3, 7),
        "##vso[task.logissue type=warning;sourcepath=a%3Bb%5D.sh;linenumber=3;columnnumber=7;]50%AZP25%0Ax"
      ),
      (message("Saved", .success), .azure, nowhere, "##[section]success: Saved"),
      (
        message("##vso[task.setvariable variable=x]1"), .azure, nowhere,
        "##vso[task.logissue type=error;]## vso[task.setvariable variable=x]1"
      ),
      (
        message("it's [x]|\né", title: "T"), .teamcity, nowhere,
        "##teamcity[message text='T: it|'s |[x|]|||n|0x00E9' status='FAILURE']"
      ),
      (message("Saved", .info), .teamcity, nowhere, "##teamcity[message text='Saved' status='NORMAL']"),
      (
        message("x", .warning), .teamcity, location("f", 2),
        "##teamcity[message text='f:2: x' status='WARNING']"
      ),
      (message("Saved", .success), .buildkite, nowhere, "[success] Saved"),
      (message("--- x"), .buildkite, nowhere, "[error] --- x"),
      (message("Saved", .success), .gitlab, nowhere, "[success] Saved"),
      (
        message("a\u{1B}[0Ksection_start:0:x\r\u{1B}[0K"), .gitlab, nowhere,
        "[error] a␛[0Ksection_start:0:x ␛[0K"
      ),
    ])
  func forms(
    _ message: ToastMessage, _ form: ToastAnnotation.Form, _ location: ToastAnnotation.Location,
    _ line: String
  ) {
    #expect(Self.text(message, form, at: location) == line + "\n")
  }

  @Test("The log of GitLab may be coloured; the others are never")
  func color() {
    let message = Self.message("Saved", .success)
    #expect(Self.text(message, .gitlab, hasColor: true) == "\u{1B}[32m[success]\u{1B}[m Saved\n")
    for form in ToastAnnotation.Form.allCases where form != .gitlab {
      #expect(Self.text(message, form, hasColor: true) == Self.text(message, form))
    }
  }

  @Test("A very long text is cut")
  func long() {
    let message = Self.message(String(repeating: "word\n", count: 5000))
    for form in ToastAnnotation.Form.allCases {
      let count = Self.text(message, form).count
      #expect((4000..<8300).contains(count), "\(form)")
    }
    #expect(Self.text(message, .plain).count == "[error] ".count + 4096 + 1)
  }

  @Test("The annotation of Buildkite is plain text for Markdown, and no option")
  func buildkite() {
    var message = Self.message("-x *b* <i>", title: "T_", .warning)
    message.id = "deploy"
    let words = ToastAnnotation(message).buildkiteCommand.map { String(decoding: $0, as: UTF8.self) }
    #expect(
      words == [
        "buildkite-agent", "annotate", #"**T\_** \-x \*b\* \<i\>"#, "--style", "warning", "--context",
        "dfdialog-deploy",
      ])
    let bare = ToastAnnotation(Self.message("--job=1")).buildkiteCommand
    #expect(bare[2].first == UInt8(ascii: "\\"))
  }

  @Test(
    "The service is known by its variable",
    arguments: [
      ("GITHUB_ACTIONS", ToastAnnotation.Form.github), ("GITEA_ACTIONS", .github), ("TF_BUILD", .azure),
      ("TEAMCITY_VERSION", .teamcity), ("BUILDKITE", .buildkite), ("GITLAB_CI", .gitlab), ("CI", .plain),
      ("TRAVIS", .plain),
    ])
  func services(_ variable: String, _ form: ToastAnnotation.Form) {
    #expect(ToastAnnotation.form { $0 == variable ? "true" : nil } == form)
    #expect(ToastAnnotation.form { $0 == variable ? "" : nil } == .plain)
    #expect(ContinuousIntegration.job { $0 == variable ? "true" : nil } != nil)
  }

  @Test("CI counts unless it is empty or false")
  func job() {
    #expect(ContinuousIntegration.job { $0 == "CI" ? "1" : nil } == "CI")
    #expect(ContinuousIntegration.job { $0 == "CI" ? "false" : nil } == nil)
    #expect(ContinuousIntegration.job { $0 == "CI" ? "" : nil } == nil)
    #expect(ContinuousIntegration.job { $0 == "GITLAB_CI" ? "1" : nil } == "GitLab CI")
  }

  @Test("No text becomes a command of any service, or more than one line")
  func hostile() {
    var random = SeededGenerator()
    let pieces = [
      "#", "##", "[", "##[", "vso[", "##vso[task.x]", "##VSO[", "teamcity[", "##teamcity[message text='x']",
      "::",
      "::error::", "\n::add-path::/x", "\r", "\n", "\n--- ", "+++ ", "~~~ ", "^^^ +++", "\u{1B}[0K",
      "section_start:0:x\r\u{1B}[0K", "'", "|", "|n", "]", ";", ",", "%", "%0A", "\u{85}", "\u{2028}", " ",
      "x",
      "\u{200B}", "é",
    ]
    func any() -> String {
      (0..<Int.random(in: 0...8, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
    }
    for _ in 0..<3000 {
      var message = Self.message(
        "x" + any(), title: any(), Severity.allCases.randomElement(using: &random) ?? .info)
      if Bool.random(using: &random) { message.text = Array(message.text.dropFirst()) }
      let place = Self.location("f" + any(), Bool.random(using: &random) ? 3 : nil)
      for form in ToastAnnotation.Form.allCases {
        let line = Self.text(message, form, at: Bool.random(using: &random) ? place : Self.nowhere)
        #expect(Self.isHarmless(line, form), "SEED=\(random.seed) \(form) \(line.debugDescription)")
      }
    }
  }

  /// Whether a service would find nothing but our own command in a line.
  private static func isHarmless(_ line: String, _ form: ToastAnnotation.Form) -> Bool {
    guard line.utf8.count(where: { $0 == 0x0A }) == 1, line.utf8.last == 0x0A else { return false }
    guard !line.utf8.contains(0x0D), !line.utf8.contains(0x1B) else { return false }
    let starts: [String] =
      switch form {
      case .github: ["::error", "::warning", "::notice"]
      case .azure: ["##vso[task.logissue type=", "##[section]"]
      case .teamcity: ["##teamcity[message text='"]
      case .buildkite, .gitlab, .plain: Severity.allCases.map { "[\($0.word)] " }
      }
    guard let start = starts.first(where: line.hasPrefix) else { return false }
    let rest = line.dropFirst(start.count)
    let lowered = rest.lowercased()
    guard !["##[", "##vso[", "##teamcity["].contains(where: lowered.contains) else { return false }
    switch form {
    case .github:
      // The properties end at the first `::`, and none of them holds one.
      guard let data = rest.firstRange(of: "::") else { return false }
      let properties = rest[..<data.lowerBound].dropFirst().split(separator: ",")
      return properties.allSatisfy { ["title=", "file=", "line=", "col="].contains(where: $0.hasPrefix) }
    case .teamcity:
      // Between the first apostrophe and the one that ends the text none is free.
      var isEscaped = false
      for (index, character) in zip(rest.indices, rest) {
        if isEscaped { isEscaped = false; continue }
        if character == "|" { isEscaped = true }
        if character == "'" {
          return ["NORMAL", "WARNING", "FAILURE"].contains { rest[index...] == "' status='\($0)']\n" }
        }
      }
      return false
    case .azure, .buildkite, .gitlab, .plain: return true
    }
  }
}
