import Dialogs
import TextScreen

/// A variable of the environment.
struct EnvironmentSpec: Sendable {
  /// The variable's name.
  let name: String
  /// What it does, in a few words.
  let summary: String
  /// Takes its value over; nil where another layer reads it.
  var apply: (@Sendable (inout EnvironmentSettings, OptionValue) throws(CommandError) -> Void)?
}

/// The roles that the environment may answer with.
private enum HarmlessRole: String, CaseIterable {
  case `default`, cancel
}

/// Every variable that is read.
enum EnvironmentTable {
  /// The variables in the order in which documents list them.
  static let rows: [EnvironmentSpec] = [
    EnvironmentSpec(
      name: "DFDIALOG_THEME", summary: "As `--theme`, which wins"
    ) { settings, value throws(CommandError) in
      settings.looks.theme = try value.choice(ThemeName.self)
    },
    EnvironmentSpec(
      name: "DFDIALOG_THEME_FILE",
      summary: "Unless empty: as `--theme-file`, which wins; for the colours `--theme` wins too"),
    EnvironmentSpec(
      name: "DFDIALOG_APPEARANCE", summary: "As `--appearance`, which wins"
    ) { settings, value throws(CommandError) in
      settings.looks.appearance = try value.choice(AppearanceChoice.self)
    },
    EnvironmentSpec(
      name: "DFDIALOG_REDUCE_MOTION", summary: "Unless empty or `0`: as `--no-motion`"
    ) { settings, value in if !value.bytes.elementsEqual("0".utf8) { settings.looks.moves = false } },
    EnvironmentSpec(
      name: "DFDIALOG_ACCESSIBLE", summary: "Unless empty or `0`: as `--accessible`"
    ) { settings, value in settings.accessible = !value.bytes.elementsEqual("0".utf8) },
    EnvironmentSpec(
      name: "DFDIALOG_NONINTERACTIVE", summary: "Unless empty or `0`: never ask"
    ) { settings, value in settings.nonInteractive = !value.bytes.elementsEqual("0".utf8) },
    EnvironmentSpec(
      name: "DFDIALOG_UNATTENDED",
      summary: "`default` or `cancel`: as `--unattended`, which wins; never a destructive answer"
    ) { settings, value throws(CommandError) in
      let role: ActionRole = try value.choice(HarmlessRole.self) == .default ? .default : .cancel
      settings.unattended = UnattendedAnswer(.role(role))
    },
    EnvironmentSpec(
      name: "DFDIALOG_TOAST", summary: "As `--backend` of toasts, which wins"
    ) { settings, value throws(CommandError) in
      settings.toast = try value.choice(BackendChoice.self)
    },
    EnvironmentSpec(name: "NO_COLOR", summary: "Unless empty: no colour"),
    EnvironmentSpec(name: "CLICOLOR", summary: "`0`: no colour"),
    EnvironmentSpec(name: "CLICOLOR_FORCE", summary: "Unless empty or `0`: colour"),
    EnvironmentSpec(name: "COLORTERM", summary: "`truecolor` or `24bit`: 24-bit colours"),
    EnvironmentSpec(name: "TERM_PROGRAM", summary: "How many colours, where it names a terminal with many"),
    EnvironmentSpec(name: "WT_SESSION", summary: "Unless empty (Windows Terminal): 24-bit colours"),
    EnvironmentSpec(name: "STY", summary: "Unless empty (GNU screen): at most 256 colours"),
    EnvironmentSpec(name: "TMUX", summary: "Unless empty: a `TERM` of `screen` means tmux, not GNU screen"),
    EnvironmentSpec(
      name: "TMUX_PANE",
      summary: "Which pane of tmux stands behind a popup, as `--backdrop` and glass show it"),
    EnvironmentSpec(
      name: "ZELLIJ",
      summary: "Unless empty: in zellij, whose pane `ZELLIJ_PANE_ID` stands behind a popup; no pictures"),
    EnvironmentSpec(
      name: "KITTY_LISTEN_ON",
      summary: "Unless empty: in kitty, whose window `KITTY_WINDOW_ID` stands behind a popup"),
    EnvironmentSpec(name: "WEZTERM_PANE", summary: "Which pane of WezTerm stands behind a popup"),
    EnvironmentSpec(
      name: "LC_TERMINAL",
      summary: """
        `iTerm2`: the terminal shows pictures; so do, by `TERM`, `TERM_PROGRAM` and `KITTY_WINDOW_ID`, kitty, \
        Ghostty and WezTerm. Not those that set \(pictureless), nor multiplexers
        """),
    EnvironmentSpec(name: "COLORFGBG", summary: "Tells a light background from a dark one"),
    EnvironmentSpec(name: "TERM", summary: "How many colours; `dumb` or unset: as `--accessible`"),
    EnvironmentSpec(name: "LC_ALL", summary: "The locale: outside UTF-8 as `--ascii`"),
    EnvironmentSpec(name: "LC_CTYPE", summary: "The locale where `LC_ALL` is not set"),
    EnvironmentSpec(name: "LANG", summary: "The locale where neither is set"),
    EnvironmentSpec(name: "XDG_CONFIG_HOME", summary: "Where `dfdialog/config` is; otherwise `~/.config`"),
    EnvironmentSpec(name: "HOME", summary: "Where `.config` is"),
    EnvironmentSpec(name: "XDG_RUNTIME_DIR", summary: "Where a lock keeps a terminal to one dialog"),
    EnvironmentSpec(
      name: "SSH_CONNECTION", summary: "If set, over SSH: Esc acts after 100 ms rather than 50"),
    EnvironmentSpec(name: "SSH_TTY", summary: "As `SSH_CONNECTION`"),
    EnvironmentSpec(name: "SSH_CLIENT", summary: "If set: toasts are lines in the flow, as over SSH"),
    EnvironmentSpec(
      name: "container", summary: "Unless empty: toasts are lines in the flow, as in a container"),
    EnvironmentSpec(
      name: "DBUS_SESSION_BUS_ADDRESS",
      summary: "Unless empty: `--notify` runs `notify-send`, as where there is a bus"),
    EnvironmentSpec(name: "SUDO_UID", summary: "If set, under sudo: asks for the foreground first"),
    EnvironmentSpec(name: "USER", summary: "Who asked, for `--log`; anybody can set it"),
    EnvironmentSpec(name: "PATH", summary: "Where the command after `--` is looked up"),
    EnvironmentSpec(
      name: "CI",
      summary: """
        Unless empty or `false`: toasts are plain lines. `woodpecker`: a known CI service, where it never asks; so \
        are, unless empty, \(services)
        """),
  ]

  /// The variables of terminals that do not show pictures.
  private static let pictureless =
    ["XTERM_VERSION", "VTE_VERSION", "KONSOLE_VERSION", "ALACRITTY_WINDOW_ID", "WT_SESSION"].map { "`\($0)`" }
    .joined(separator: ", ")

  /// The variables of the other CI services.
  private static var services: String {
    let names = ContinuousIntegration.variables.map { $0.map { "`\($0)`" }.joined(separator: " with ") }
    return names.joined(separator: ", ")
  }
}
