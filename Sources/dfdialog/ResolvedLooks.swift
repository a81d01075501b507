import DialogCommand
import Dialogs
import TerminalIO
import TextScreen

/// How dialogs look in this run: options over environment over the configuration file.
struct ResolvedLooks {
  let repertoire: Repertoire
  let palette: Palette
  private let maxWidth: Int
  private let padding: Int

  /// Decides what the options, the environment and the configuration file left open.
  init(_ looks: Looks) {
    repertoire = Repertoire.decide(ascii: looks.ascii, environment: Environment.value)
    let forced: Bool? =
      switch looks.color {
      case .always: true
      case .never: false
      case .auto, nil: nil
      }
    palette = Palette(
      theme: looks.theme,
      appearance: Appearance.decide(choice: looks.appearance, environment: Environment.value),
      depth: ColorDepth.decide(forced: forced, environment: Environment.value))
    maxWidth = looks.maxWidth ?? 60
    padding = looks.padding ?? 3
  }

  /// The settings of a dialog.
  func settings(showsKeys: Bool) -> DialogSettings {
    DialogSettings(
      palette: palette, repertoire: repertoire, showsKeys: showsKeys, maxWidth: maxWidth, padding: padding)
  }
}

extension Looks {
  /// What the configuration file says.
  ///
  /// Complains about what it cannot use, and fails when a file that `--config` names cannot be read.
  static func configured(_ named: [UInt8]?, program: Program) -> Looks {
    guard let path = named ?? standardPath else { return Looks() }
    let name = SafeText(bytes: path).description
    do throws(FileRefusal) {
      let (looks, complaints) = Configuration.parse(try TrustedFile.read(path), path: name)
      complaints.forEach(program.complain)
      return looks
    } catch {
      if named != nil { program.fail("cannot read the configuration '\(name)': \(error.reason)", .usage) }
      if error != .missing { program.complain("configuration '\(name)' is not used: \(error.reason)") }
      return Looks()
    }
  }

  /// `${XDG_CONFIG_HOME:-~/.config}/dfdialog/config`.
  private static var standardPath: [UInt8]? {
    if let home = Environment.bytes("XDG_CONFIG_HOME"), !home.isEmpty {
      return home + Array("/dfdialog/config".utf8)
    }
    guard let home = Environment.bytes("HOME"), !home.isEmpty else { return nil }
    return home + Array("/.config/dfdialog/config".utf8)
  }
}

extension FileRefusal {
  /// Why, in words.
  fileprivate var reason: String {
    switch self {
    case .missing: "there is no such file"
    case .unreadable(let error): error.description
    case .notRegular: "it is not a regular file"
    case .foreignOwner: "it belongs to another user"
    case .writableByOthers: "others may write to it"
    case .tooLarge: "it is larger than 64 KiB"
    }
  }
}
