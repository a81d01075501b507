/// The documents that come from the tables (`--generate`).
public enum GeneratedDocument: String, CaseIterable, Sendable {
  case man, bash, zsh, fish, readme

  /// The document, complete.
  public var text: String {
    switch self {
    case .man: ManualPage.text
    case .bash: BashCompletion.text
    case .zsh: ZshCompletion.text
    case .fish: FishCompletion.text
    case .readme: ReadmeTables.text
    }
  }
}

/// Examples, in the order of every document.
enum Examples {
  /// What an example is for, and its script.
  typealias Row = (purpose: String, script: [String])

  /// The examples of a subcommand.
  static func of(_ subcommand: Subcommand) -> [Row] {
    switch subcommand {
    case .alert: alert
    case .card: card
    case .sheet: sheet
    case .toast: toast
    case .preview, .help: []
    }
  }

  private static let sheet: [Row] = [
    (
      "Choose one of a list",
      [
        "branch=$(git branch --format '%(refname:short)' |",
        #"  dfdialog sheet "Check out" --choices -) || exit"#,
        #"git checkout "$branch""#,
      ]
    ),
    (
      "Fill in a form, and take its values as variables of the shell",
      [
        #"values=$(dfdialog sheet "New host" --input name=Name --required \"#,
        #"  --number port=Port --range 1..65535 --value 22 --secret key=Passphrase \"#,
        "  --print shell) || exit",
        #"eval "$values""#,
        #"add_host "$name" "$port""#,
      ]
    ),
    (
      "Read before agreeing",
      [
        "dfdialog sheet License --text LICENSE --default Agree --cancel Decline || exit"
      ]
    ),
    (
      "Watch a job, and stop it with Esc",
      [
        #"rsync -a --info=progress2 src/ dst/ | tr '\r' '\n' |"#,
        #"  sed -n 's/.* \([0-9]*\)%.*/\1/p' | dfdialog sheet "Copying" --progress -"#,
      ]
    ),
    (
      "Show what a command says while it runs",
      [
        #"dfdialog sheet "Update" --run -- sh -c 'apt-get update && apt-get -y upgrade'"#
      ]
    ),
  ]

  /// The three ways to use an alert.
  private static let alert: [Row] = [
    (
      "Run the command only if it is confirmed; its own exit status comes back",
      [
        #"dfdialog alert "Drop database prod?" "12 tables, 4.2 GB" \"#,
        "  --destructive Drop --type prod -- dropdb prod",
      ]
    ),
    (
      "Branch on success",
      [
        #"if dfdialog alert "Delete article?" --destructive Delete \"#,
        "  --expect destructive; then rm article.md; fi",
      ]
    ),
    (
      "Capture the answer",
      [
        #"case $(dfdialog alert "Save this session?" --default save=Save \"#,
        #"  --destructive "discard=Don't Save" --cancel Cancel) in"#,
        "  save) save_session ;;",
        "  discard) ;;",
        "  *) exit 1 ;;",
        "esac",
      ]
    ),
  ]

  private static let card: [Row] = [
    (
      "Offer something; only the primary action runs the command",
      [
        #"dfdialog card "Update available" "Version 2 brings themes." \"#,
        "  --icon sparkles --primary Update --secondary Later -- make update",
      ]
    ),
    (
      "Show a text beside a cell of the screen, and branch on the answer",
      [
        #"if git log --oneline -5 | dfdialog card "Push these?" --content - \"#,
        "  --anchor 5,20 --style arrow --primary Push --expect default",
        "then git push; fi",
      ]
    ),
  ]

  private static let toast: [Row] = [
    (
      "Say that something is done, and go on",
      [#"make && dfdialog toast "Build complete" --severity success --notify"#]
    ),
    (
      "Offer to take something back; `|| :` is for scripts with `set -e`",
      [#"dfdialog toast "3 files archived" --action Undo -- ./restore-files || :"#]
    ),
    (
      "Show how far something is",
      [
        ##"for n in 1 2 3 4; do echo "# file $n"; echo $((n * 25)); copy "$n"; done |"##,
        #"  dfdialog toast "Copied" --progress - --severity success"#,
      ]
    ),
  ]
}

/// Text in which backticks enclose what is typed as it is, for places that know no such mark.
func plain(_ text: String) -> String {
  String(text.unicodeScalars.filter { $0 != "`" }.map(Character.init))
}
