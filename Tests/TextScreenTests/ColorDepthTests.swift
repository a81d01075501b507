import Testing
import TextScreen

@Suite struct ColorDepthTests {
  /// One line of the order of decision.
  struct Case: CustomTestStringConvertible, Sendable {
    let forced: Bool?
    let variables: [String: String]
    let expected: ColorDepth

    init(_ forced: Bool?, _ variables: [String: String], _ expected: ColorDepth) {
      self.forced = forced
      self.variables = variables
      self.expected = expected
    }

    var testDescription: String {
      let option = forced.map { $0 ? "always " : "never " } ?? ""
      let words = variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      return option + words.joined(separator: " ")
    }
  }

  @Test(
    "An option beats the environment",
    arguments: [
      Case(false, ["TERM": "xterm-kitty", "COLORTERM": "truecolor", "CLICOLOR_FORCE": "1"], .none),
      Case(false, [:], .none),
      Case(true, [:], .sixteen),
      Case(true, ["TERM": "dumb"], .sixteen),
      Case(true, ["TERM": "vt100"], .sixteen),
      Case(true, ["TERM": "xterm", "NO_COLOR": "1"], .sixteen),
      Case(true, ["TERM": "xterm-256color", "NO_COLOR": "1"], .palette256),
      Case(true, ["TERM": "xterm-256color", "CLICOLOR": "0"], .palette256),
      Case(true, ["TERM": "xterm-kitty", "CLICOLOR_FORCE": "0"], .trueColor),
    ])
  func option(_ line: Case) { check(line) }

  @Test(
    "CLICOLOR_FORCE beats NO_COLOR, which beats what the terminal can do",
    arguments: [
      Case(nil, ["CLICOLOR_FORCE": "1"], .sixteen),
      Case(nil, ["CLICOLOR_FORCE": "1", "TERM": "dumb"], .sixteen),
      Case(nil, ["CLICOLOR_FORCE": "yes", "TERM": "xterm-256color"], .palette256),
      Case(nil, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1", "TERM": "xterm"], .sixteen),
      Case(nil, ["CLICOLOR_FORCE": "1", "CLICOLOR": "0", "TERM": "xterm"], .sixteen),
      Case(nil, ["CLICOLOR_FORCE": "", "NO_COLOR": "1", "TERM": "xterm"], .none),
      Case(nil, ["CLICOLOR_FORCE": "0", "NO_COLOR": "1", "TERM": "xterm"], .none),
      Case(nil, ["CLICOLOR_FORCE": "0", "TERM": "dumb"], .none),
      Case(nil, ["NO_COLOR": "1", "TERM": "xterm-kitty", "COLORTERM": "truecolor"], .none),
      Case(nil, ["NO_COLOR": "0", "TERM": "xterm"], .none),
      Case(nil, ["NO_COLOR": "false", "TERM": "xterm"], .none),
      Case(nil, ["NO_COLOR": "", "TERM": "xterm"], .sixteen),
      Case(nil, ["CLICOLOR": "0", "TERM": "xterm"], .none),
      Case(nil, ["CLICOLOR": "1", "TERM": "xterm"], .sixteen),
      Case(nil, ["CLICOLOR": "", "TERM": "xterm"], .sixteen),
    ])
  func variables(_ line: Case) { check(line) }

  @Test(
    "A terminal without a name or without colours gets none, whatever else is set",
    arguments: [
      Case(nil, [:], .none),
      Case(nil, ["TERM": ""], .none),
      Case(nil, ["TERM": "dumb"], .none),
      Case(nil, ["TERM": "dumb", "COLORTERM": "truecolor", "WT_SESSION": "1"], .none),
      Case(nil, ["COLORTERM": "truecolor"], .none),
      Case(nil, ["TERM": "vt100"], .none),
      Case(nil, ["TERM": "vt102"], .none),
      Case(nil, ["TERM": "vt220"], .none),
      Case(nil, ["TERM": "vt220-8bit"], .none),
      Case(nil, ["TERM": "vt420-am"], .none),
      Case(nil, ["TERM": "linux-m"], .none),
      Case(nil, ["TERM": "xterm-mono"], .none),
    ])
  func colorless(_ line: Case) { check(line) }

  @Test(
    "24 bits are trusted only where a variable says so",
    arguments: [
      Case(nil, ["TERM": "xterm", "COLORTERM": "truecolor"], .trueColor),
      Case(nil, ["TERM": "xterm-256color", "COLORTERM": "24bit"], .trueColor),
      Case(nil, ["TERM": "xterm-256color", "COLORTERM": "TrueColor"], .trueColor),
      Case(nil, ["TERM": "xterm-kitty"], .trueColor),
      Case(nil, ["TERM": "xterm-ghostty"], .trueColor),
      Case(nil, ["TERM": "alacritty"], .trueColor),
      Case(nil, ["TERM": "wezterm"], .trueColor),
      Case(nil, ["TERM": "contour"], .trueColor),
      Case(nil, ["TERM": "foot"], .trueColor),
      Case(nil, ["TERM": "foot-extra"], .trueColor),
      Case(nil, ["TERM": "rio"], .trueColor),
      Case(nil, ["TERM": "xterm-direct"], .trueColor),
      Case(nil, ["TERM": "xterm-direct256"], .trueColor),
      Case(nil, ["TERM": "xterm-256color", "WT_SESSION": "6f2a"], .trueColor),
      Case(nil, ["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .trueColor),
      Case(nil, ["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .trueColor),
      Case(nil, ["TERM": "xterm-256color", "TERM_PROGRAM": "vscode"], .trueColor),
      Case(nil, ["TERM": "xterm-256color", "TERM_PROGRAM": "ghostty"], .trueColor),
      Case(nil, ["TERM": "xterm-256color"], .palette256),
      Case(nil, ["TERM": "xterm-256color", "COLORTERM": "yes"], .palette256),
      Case(nil, ["TERM": "xterm-256color", "COLORTERM": "", "WT_SESSION": ""], .palette256),
      Case(nil, ["TERM": "rxvt-unicode-256color", "COLORTERM": "rxvt-xpm"], .palette256),
      Case(nil, ["TERM": "priority"], .sixteen),
    ])
  func trueColor(_ line: Case) { check(line) }

  @Test(
    "256 colours or 16 follow from the name",
    arguments: [
      Case(nil, ["TERM": "tmux"], .palette256),
      Case(nil, ["TERM": "tmux-256color"], .palette256),
      Case(nil, ["TERM": "screen"], .palette256),
      Case(nil, ["TERM": "screen.xterm-256color"], .palette256),
      Case(nil, ["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], .palette256),
      Case(nil, ["TERM": "xterm", "TERM_PROGRAM": "Apple_Terminal"], .palette256),
      Case(nil, ["TERM": "xterm"], .sixteen),
      Case(nil, ["TERM": "xterm-16color"], .sixteen),
      Case(nil, ["TERM": "linux"], .sixteen),
      Case(nil, ["TERM": "vt525"], .sixteen),
      Case(nil, ["TERM": "vtx"], .sixteen),
      Case(nil, ["TERM": "cygwin"], .sixteen),
      Case(nil, ["TERM": "-"], .sixteen),
    ])
  func paletteOrFewer(_ line: Case) { check(line) }

  @Test(
    "Inside GNU screen there are at most 256 colours; tmux passes 24 bits on",
    arguments: [
      Case(nil, ["TERM": "screen-256color", "STY": "1.tty", "COLORTERM": "truecolor"], .palette256),
      Case(nil, ["TERM": "xterm-kitty", "STY": "1.tty"], .palette256),
      Case(nil, ["TERM": "xterm", "STY": "1.tty"], .sixteen),
      Case(nil, ["TERM": "screen", "COLORTERM": "truecolor"], .palette256),
      Case(nil, ["TERM": "screen", "COLORTERM": "truecolor", "TMUX": "/tmp/t,1,0"], .trueColor),
      Case(nil, ["TERM": "screen", "COLORTERM": "truecolor", "TMUX": "/tmp/t,1,0", "STY": "1"], .palette256),
      Case(nil, ["TERM": "tmux-256color", "COLORTERM": "truecolor", "TMUX": "/tmp/t,1,0"], .trueColor),
      Case(true, ["TERM": "screen", "COLORTERM": "truecolor", "STY": "1.tty"], .palette256),
    ])
  func multiplexers(_ line: Case) { check(line) }

  @Test func depthsAreInOrderOfWhatTheyCanShow() {
    #expect(ColorDepth.allCases == ColorDepth.allCases.sorted())
    #expect(ColorDepth.allCases == [.none, .sixteen, .palette256, .trueColor])
  }

  private func check(_ line: Case, at location: SourceLocation = #_sourceLocation) {
    let depth = ColorDepth.decide(forced: line.forced) { line.variables[$0] }
    #expect(depth == line.expected, sourceLocation: location)
  }
}
