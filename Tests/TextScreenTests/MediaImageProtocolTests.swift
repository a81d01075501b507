import Testing
import TextScreen

@Suite struct MediaImageProtocolTests {
  /// What a terminal sets, and what is known of it.
  struct Case: CustomTestStringConvertible, Sendable {
    let variables: [String: String]
    let expected: ImageProtocol?

    init(_ variables: [String: String], _ expected: ImageProtocol?) {
      self.variables = variables
      self.expected = expected
    }

    var testDescription: String {
      variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
    }
  }

  @Test(
    "Terminals that show pictures are known by their variables",
    arguments: [
      Case(["TERM": "xterm-kitty"], .kitty),
      Case(["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .kitty),
      Case(["TERM": "xterm-ghostty"], .kitty),
      Case(["TERM": "xterm-256color", "TERM_PROGRAM": "ghostty"], .kitty),
      Case(["TERM": "wezterm"], .iterm2),
      Case(["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .iterm2),
      Case(["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .iterm2),
      Case(["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"], .iterm2),
    ])
  func known(_ line: Case) { check(line) }

  @Test(
    "The innermost terminal decides, whatever it was started from",
    arguments: [
      Case(["TERM": "xterm-kitty", "TERM_PROGRAM": "WezTerm", "LC_TERMINAL": "iTerm2"], .kitty),
      Case(["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm", "KITTY_WINDOW_ID": "1"], .iterm2),
      Case(["TERM": "rxvt-unicode-256color", "KITTY_WINDOW_ID": "1"], nil),
      Case(["TERM": "alacritty", "KITTY_WINDOW_ID": "1"], nil),
      Case(["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1", "VTE_VERSION": "7006"], nil),
      Case(["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1", "XTERM_VERSION": "XTerm(379)"], nil),
      Case(["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1", "TERM_PROGRAM": "vscode"], nil),
      Case(["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1", "ALACRITTY_WINDOW_ID": "1"], nil),
      Case(["TERM": "linux", "TERM_PROGRAM": "iTerm.app"], nil),
      Case(["TERM": "dumb", "TERM_PROGRAM": "iTerm.app"], nil),
      Case(["TERM_PROGRAM": "ghostty"], nil),
    ])
  func inherited(_ line: Case) { check(line) }

  @Test(
    "Multiplexers and unknown terminals are sent none",
    arguments: [
      Case(["TERM": "xterm-kitty", "TMUX": "/tmp/t,1,0"], nil),
      Case(["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app", "STY": "1.tty"], nil),
      Case(["TERM": "xterm-ghostty", "ZELLIJ": "0"], nil),
      Case(["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"], nil),
      Case(["TERM": "screen", "LC_TERMINAL": "iTerm2"], nil),
      Case(["TERM": "xterm-256color"], nil),
      Case(["TERM": "xterm-256color", "KITTY_WINDOW_ID": "", "TERM_PROGRAM": ""], nil),
      Case(["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], nil),
      Case(["TERM": "xterm-256color", "LC_TERMINAL": "other"], nil),
      Case([:], nil),
    ])
  func unknown(_ line: Case) { check(line) }

  private func check(_ line: Case, at location: SourceLocation = #_sourceLocation) {
    #expect(ImageProtocol.decide { line.variables[$0] } == line.expected, sourceLocation: location)
  }
}
