import Dialogs
import Foundation
import Testing
import TextScreen

@testable import DialogCommand

@Suite("Configuration file")
struct ConfigurationTests {
  @Test("Keys are the options that concern looks; comments, blanks and empty lines say nothing")
  func looks() {
    let text =
      "# looks\n\n theme = ocean\r\nappearance=light\n\tmax-width =\t80 \npadding=2\ncolor = never\nascii = true"
    var expected = Looks()
    expected.theme = .ocean
    expected.appearance = .light
    expected.maxWidth = 80
    expected.padding = 2
    expected.color = .never
    expected.ascii = true
    let (looks, complaints) = Configuration.parse(bytes(text), path: "config")
    #expect(looks == expected)
    #expect(complaints == [])
  }

  @Test("Popups and surfaces have keys")
  func popups() {
    let text = "style = glass\ncorner-radius = 2\nbackdrop-opacity = 0.5\nanimation = 80ms\nmotion = false"
    var expected = Looks()
    expected.style = .glass
    expected.cornerRadius = CornerRadius(rawValue: 2)
    expected.backdropOpacity = 0.5
    expected.animation = .milliseconds(80)
    expected.moves = false
    let (looks, complaints) = Configuration.parse(bytes(text), path: "config")
    #expect(looks == expected)
    #expect(complaints == [])
    #expect(Configuration.parse(bytes("motion = true"), path: "c").looks.moves == true)
  }

  @Test("What popups do, and where they stand, is for the command line")
  func popupFaults() {
    let text = """
      style = fancy
      corner-radius = 3
      backdrop-opacity = 1.5
      animation = 1s
      motion = no
      kind = sheet
      no-motion = true
      icon = trash
      """
    let (looks, complaints) = Configuration.parse(bytes(text), path: "c")
    #expect(looks == Looks())
    #expect(
      complaints == [
        "c:1: key 'style' needs \(listed(StyleChoice.words)), not 'fancy'",
        "c:2: key 'corner-radius' needs '0', '1' or '2', not '3'",
        "c:3: key 'backdrop-opacity' needs a number from 0 to 1 such as '0.35', not '1.5'",
        "c:4: key 'animation' needs a duration of at most 150ms, not '1s'",
        "c:5: key 'motion' needs 'true' or 'false', not 'no'",
        "c:6: key 'kind' belongs on the command line, not into a configuration file",
        "c:7: key 'no-motion' belongs on the command line, not into a configuration file",
        "c:8: key 'icon' belongs on the command line, not into a configuration file",
      ])
  }

  @Test(
    "A style of popovers is the standard one where there is no anchor, and fails nothing",
    arguments: ["arrow", "compact"])
  func popoverStyle(word: String) throws {
    let (looks, complaints) = Configuration.parse(bytes("style = \(word)"), path: "c")
    #expect(complaints == [])
    func style(_ subcommand: Subcommand, _ words: String...) throws -> StyleChoice? {
      let request = try dialog(subcommand, ["T"] + words)
      return request.completed(by: EnvironmentSettings(), configuration: looks).looks.style
    }
    #expect(try style(.alert) == .standard)
    #expect(try style(.card) == .standard)
    #expect(try style(.card, "--style", "glass") == .glass)
    #expect(try style(.card, "--anchor", "5,20") == StyleChoice(rawValue: word))
    #expect(try style(.card, "--anchor", "5,20", "--style", "outlined") == .outlined)
  }

  @Test("Later lines win")
  func later() {
    let (looks, _) = Configuration.parse(
      bytes("ascii = true\nascii = false\npadding = 1\npadding = 4"), path: "c")
    #expect(looks.ascii == false)
    #expect(looks.padding == 4)
  }

  @Test("What is wrong is skipped and named with its file and line")
  func complaints() {
    let text =
      "theme\nthem = ocean\nzzz = 1\npadding = 9\nascii = yes\nunattended = destructive\npadding = 1\n= x"
    let (looks, complaints) = Configuration.parse(bytes(text), path: "/etc/c")
    var expected = Looks()
    expected.padding = 1
    #expect(looks == expected)
    #expect(
      complaints == [
        "/etc/c:1: 'theme' is no setting (expected 'key = value')",
        "/etc/c:2: unknown key 'them' (did you mean 'theme'?)",
        "/etc/c:3: unknown key 'zzz'",
        "/etc/c:4: key 'padding' needs a whole number from 0 to 8, not '9'",
        "/etc/c:5: key 'ascii' needs 'true' or 'false', not 'yes'",
        "/etc/c:6: key 'unattended' belongs on the command line, not into a configuration file",
        "/etc/c:8: unknown key ''",
      ])
  }

  @Test("No other option can be set")
  func onlyLooks() {
    for option in OptionTable.all where !option.isLook {
      for value in ["true", "false", "default", "1", "x"] {
        let (looks, complaints) = Configuration.parse(bytes("\(option.name) = \(value)"), path: "c")
        #expect(looks == Looks())
        #expect(complaints.count == 1)
      }
    }
  }

  @Test("Nothing is said by nothing, and binary text is refused line by line")
  func odd() {
    #expect(Configuration.parse([], path: "c").complaints == [])
    #expect(Configuration.parse([0xFF, 0x0A, 0x00, 0x3D, 0x0A, 0x3D], path: "c").complaints.count == 3)
  }
}

@Suite("Environment")
struct EnvironmentSettingsTests {
  private func settings(_ variables: [String: String]) -> EnvironmentSettings {
    EnvironmentSettings.parse { variables[$0] }
  }

  @Test("Unset and empty variables say nothing")
  func nothing() {
    #expect(settings([:]) == EnvironmentSettings())
    let empty = Dictionary(uniqueKeysWithValues: EnvironmentTable.rows.map { ($0.name, "") })
    #expect(settings(empty) == EnvironmentSettings())
  }

  @Test("Every variable that is read stands in the table, and every one of the table is read")
  func complete() throws {
    let names = EnvironmentTable.rows.map(\.name)
    let services = ContinuousIntegration.variables.flatMap { $0 }
    let row = try #require(EnvironmentTable.rows.first { $0.name == "CI" })
    for service in services { #expect(row.summary.contains("`\(service)`")) }
    var sources = ""
    let files = FileManager.default.enumerator(
      at: package.appending(path: "Sources"), includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift", file.lastPathComponent != "EnvironmentTable.swift" else {
        continue
      }
      sources += try String(contentsOf: file, encoding: .utf8)
    }
    let read = sources.matches(of: /(?:[eE]nvironment(?:\.bytes|\.value)?|isSet)\("([A-Z_0-9]+)"/).map {
      String($0.1)
    }
    #expect(Set(read).count > 10)
    // A row may name others beside its own.
    func isListed(_ name: String) -> Bool {
      names.contains(name) || EnvironmentTable.rows.contains { $0.summary.contains("`\(name)`") }
    }
    let numbers = sources.matches(of: /number\("([A-Z_]+)"/).map { String($0.1) }
    let refusing = try #require(sources.firstMatch(of: /!\[([^\]]*"XTERM_VERSION"[^\]]*)\]/)).1
      .matches(of: /"([A-Z_]+)"/).map { String($0.1) }
    #expect(numbers.count >= 4 && refusing.count >= 5)
    for name in read + numbers + refusing { #expect(isListed(name), "\(name) is missing in the table") }
    for row in EnvironmentTable.rows where row.apply == nil {
      #expect(sources.contains("\"\(row.name)\"") || row.name == "PATH", "\(row.name) is not read")
    }
  }

  @Test("Variables set what they name")
  func variables() {
    #expect(settings(["DFDIALOG_REDUCE_MOTION": "1"]).looks.moves == false)
    #expect(settings(["DFDIALOG_REDUCE_MOTION": "0"]) == EnvironmentSettings())
    let read = settings([
      "DFDIALOG_THEME": "rose", "DFDIALOG_APPEARANCE": "dark", "DFDIALOG_ACCESSIBLE": "1",
      "DFDIALOG_NONINTERACTIVE": "yes", "DFDIALOG_UNATTENDED": "cancel",
    ])
    #expect(read.looks.theme == .rose)
    #expect(read.looks.appearance == .dark)
    #expect(read.accessible)
    #expect(read.nonInteractive)
    #expect(read.unattended == UnattendedAnswer(.role(.cancel)))
    #expect(read.complaints == [])
    #expect(settings(["DFDIALOG_ACCESSIBLE": "0", "DFDIALOG_NONINTERACTIVE": "0"]) == EnvironmentSettings())
  }

  @Test(
    "The environment cannot give a destructive answer, an ID or typed text",
    arguments: ["destructive", "destructive=prod", "default=", "d", "Default", "timeout", " cancel"])
  func harmless(value: String) {
    let read = settings(["DFDIALOG_UNATTENDED": value])
    #expect(read.unattended == nil)
    #expect(
      read.complaints == ["variable 'DFDIALOG_UNATTENDED' needs 'default' or 'cancel', not '\(value)'"])
  }

  @Test("The command line goes before the environment, the environment before the file")
  func precedence() throws {
    var file = Looks()
    (file.theme, file.padding, file.maxWidth) = (.amber, 1, 40)
    let environment = settings(["DFDIALOG_THEME": "rose", "DFDIALOG_APPEARANCE": "dark"])
    let request = try alert("T", "--padding", "2").completed(by: environment, configuration: file)
    #expect(request.looks.theme == .rose)
    #expect(request.looks.appearance == .dark)
    #expect(request.looks.padding == 2)
    #expect(request.looks.maxWidth == 40)
  }

  @Test("An answer of the environment counts where its role names exactly one action")
  func unattended() throws {
    let environment = settings(["DFDIALOG_UNATTENDED": "default"])
    func answer(_ words: String...) throws -> ActionReference? {
      let request = try alert(words).completed(by: environment, configuration: Looks())
      return request.asking.unattended?.action
    }
    #expect(try answer("T") == .role(.default))
    #expect(try answer("T", "--destructive", "D") == nil)
    #expect(try answer("T", "--default", "A", "--default", "B") == nil)
    #expect(try answer("T", "--cancel", "C", "--default", "A", "--unattended", "cancel") == .role(.cancel))
  }
}
