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

/// The three ways to use an alert, in the order of every document.
enum Examples {
  /// What each is for, and its script.
  static let rows: [(purpose: String, script: [String])] = [
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
}

/// Text in which backticks enclose what is typed as it is, for places that know no such mark.
func plain(_ text: String) -> String {
  String(text.unicodeScalars.filter { $0 != "`" }.map(Character.init))
}
