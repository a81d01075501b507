import Testing
import TextScreen

@testable import DialogCommand

@Suite("Theme file")
struct ThemeFileTests {
  @Test("Colours are for both appearances, or after dark. and light. for one; comments say nothing")
  func colors() {
    let text = """
      # mine
      base = ocean
        surface=#102030\r
      dark.accent =\t#ABCDEF
      light.accent-text = #abcdef

      """
    var expected = Looks()
    expected.theme = .ocean
    for appearance in Appearance.allCases { expected.colors[.surface, appearance] = RGB(0x102030) }
    expected.colors[.accent, .dark] = RGB(0xABCDEF)
    expected.colors[.accentText, .light] = RGB(0xABCDEF)
    let (looks, complaints) = ThemeFile.parse(bytes(text), path: "t")
    #expect(looks == expected)
    #expect(complaints == [])
  }

  @Test("Every colour of a theme has a key", arguments: ThemeColors.Role.allCases)
  func everyColor(role: ThemeColors.Role) {
    for (prefix, appearances) in [("", Appearance.allCases), ("dark.", [.dark]), ("light.", [.light])] {
      let (looks, complaints) = ThemeFile.parse(bytes("\(prefix)\(role.rawValue) = #010203"), path: "t")
      var expected = Looks()
      for appearance in appearances { expected.colors[role, appearance] = RGB(0x010203) }
      #expect(looks == expected)
      #expect(complaints == [])
    }
  }

  @Test("Measures have the values of their options")
  func measures() {
    let text = """
      corner-radius = 2
      padding = 1
      max-width = 72
      backdrop-opacity = 0.5
      animation = 80ms
      style = outlined
      """
    var expected = Looks()
    expected.cornerRadius = CornerRadius(rawValue: 2)
    expected.padding = 1
    expected.maxWidth = 72
    expected.backdropOpacity = 0.5
    expected.animation = .milliseconds(80)
    expected.style = .outlined
    let (looks, complaints) = ThemeFile.parse(bytes(text), path: "t")
    #expect(looks == expected)
    #expect(complaints == [])
    for measure in ThemeFile.measures {
      #expect(OptionTable.all.contains { $0.name == measure && $0.isLook }, "\(measure)")
    }
  }

  @Test("Later lines win")
  func later() {
    let (looks, _) = ThemeFile.parse(
      bytes("dark.text = #111111\ntext = #222222\nlight.text = #333333\nbase = rose\nbase = mono"), path: "t")
    #expect(looks.colors[.text, .dark] == RGB(0x222222))
    #expect(looks.colors[.text, .light] == RGB(0x333333))
    #expect(looks.theme == .mono)
  }

  @Test(
    "What is wrong is skipped and named with its file and line",
    arguments: [
      ("surface", "'surface' is no setting (expected 'key = value')"),
      ("surface = red", "key 'surface' needs a colour such as '#1F5FDB', not 'red'"),
      ("surface = #12345", "key 'surface' needs a colour such as '#1F5FDB', not '#12345'"),
      ("surface = #1234567", "key 'surface' needs a colour such as '#1F5FDB', not '#1234567'"),
      ("surface = #12345G", "key 'surface' needs a colour such as '#1F5FDB', not '#12345G'"),
      ("surface = 1234567", "key 'surface' needs a colour such as '#1F5FDB', not '1234567'"),
      ("dark.text =", "key 'dark.text' needs a colour such as '#1F5FDB', not ''"),
      ("base = dark", "key 'base' needs \(listed(ThemeName.words)), not 'dark'"),
      ("padding = 9", "key 'padding' needs a whole number from 0 to 8, not '9'"),
      ("acent = #000000", "unknown key 'acent' (did you mean 'accent'?)"),
      ("dark.acent = #000000", "unknown key 'dark.acent' (did you mean 'dark.accent'?)"),
      ("zzz = 1", "unknown key 'zzz'"),
      ("= #000000", "unknown key ''"),
      ("dark.padding = 1", "key 'dark.padding' is for both appearances (write 'padding')"),
      (
        "theme = rose",
        "key 'theme' belongs into the configuration file, not into a theme file (did you mean 'base'?)"
      ),
      ("color = never", "key 'color' belongs into the configuration file, not into a theme file"),
      ("unattended = default", "key 'unattended' belongs on the command line, not into a theme file"),
      ("zz\u{1B}zz = x", "unknown key 'zz␛zz'"),
    ])
  func faults(line: String, message: String) {
    let (looks, complaints) = ThemeFile.parse(bytes("padding = 2\n\(line)\nmax-width = 40"), path: "/etc/t")
    var expected = Looks()
    (expected.padding, expected.maxWidth) = (2, 40)
    #expect(looks == expected)
    #expect(complaints == ["/etc/t:2: \(message)"])
  }

  @Test("No option but the measures can be set, and binary text is refused line by line")
  func nothingElse() {
    for option in OptionTable.all where !ThemeFile.measures.contains(option.name) {
      for value in ["true", "false", "default", "1", "x"] {
        let (looks, complaints) = ThemeFile.parse(bytes("\(option.name) = \(value)"), path: "t")
        #expect(looks == Looks())
        #expect(complaints.count == 1)
      }
    }
    let binary: [UInt8] = [0xFF, 0x0A, 0x00, 0x3D, 0x0A, 0xFF, 0x3D, 0xFE]
    #expect(ThemeFile.parse(binary, path: "t").complaints.count == 3)
    #expect(ThemeFile.parse([], path: "t").complaints == [])
  }

  @Test("Options go before the theme file, that before the environment, and that before the configuration")
  func precedence() throws {
    let (theme, _) = ThemeFile.parse(
      bytes("base = rose\npadding = 1\nmax-width = 40\naccent = #FF0000"), path: "t")
    var configuration = Looks()
    (configuration.theme, configuration.maxWidth, configuration.cornerRadius) = (.amber, 90, .rounded)
    var environment = EnvironmentSettings()
    (environment.looks.theme, environment.looks.appearance) = (.mono, .light)
    let request = try alert("T", "--padding", "2")
      .completed(by: environment, theme: theme, configuration: configuration)
    #expect(request.looks.padding == 2)
    #expect(request.looks.maxWidth == 40)
    #expect(request.looks.theme == .rose)
    #expect(request.looks.appearance == .light)
    #expect(request.looks.cornerRadius == .rounded)
    #expect(request.looks.colors == theme.colors)
  }

  @Test("The colours of a theme that is named alone are its own; those of a file beside it stand over them")
  func themeOption() throws {
    let (theme, _) = ThemeFile.parse(bytes("base = rose\npadding = 1\naccent = #FF0000"), path: "t")
    func looks(_ words: String...) throws -> Looks {
      try alert(["T"] + words).completed(by: EnvironmentSettings(), theme: theme, configuration: Looks())
        .looks
    }
    let alone = try looks("--theme", "mono")
    #expect(alone.theme == .mono && alone.colors.isEmpty && alone.padding == 1)
    let beside = try looks("--theme", "mono", "--theme-file", "t")
    #expect(beside.theme == .mono && beside.colors == theme.colors)
  }
}
