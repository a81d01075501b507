import DialogCommand
import TerminalIO
import TextScreen

extension Looks {
  /// What the configuration file says.
  ///
  /// Complains about what it cannot use, if it is to, and fails when a file that `--config` names cannot be read.
  static func configured(_ named: [UInt8]?, program: Program, complains: Bool = true) -> Looks {
    guard let path = named ?? standardPath else { return Looks() }
    let name = SafeText(bytes: path).description
    do throws(FileRefusal) {
      let (looks, complaints) = Configuration.parse(try TrustedFile.read(path), path: name)
      if complains { complaints.forEach(program.complain) }
      return looks
    } catch {
      if named != nil { program.fail("cannot read the configuration '\(name)': \(error.reason)", .usage) }
      if complains, error != .missing {
        program.complain("configuration '\(name)' is not used: \(error.reason)")
      }
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

  /// What the theme file says, the one that `--theme-file` names or that of the environment.
  ///
  /// Complains about what it cannot use, and fails when a file that the option names cannot be read.
  static func themed(_ named: [UInt8]?, program: Program) -> Looks {
    if let named { return parsed(themeFile(named, program: program), path: named, program: program) }
    guard let path = Environment.bytes("DFDIALOG_THEME_FILE"), !path.isEmpty else { return Looks() }
    do throws(FileRefusal) {
      return parsed(try TrustedFile.read(path), path: path, program: program)
    } catch {
      program.complain("theme file '\(SafeText(bytes: path))' is not used: \(error.reason)")
      return Looks()
    }
  }

  /// Who names a file on the command line may name one of anybody's, or a pipe.
  private static func themeFile(_ path: [UInt8], program: Program) -> [UInt8] {
    let reason: String
    do throws(SystemError) {
      let file = try InputFile.read(path, limit: TrustedFile.limit)
      if !file.isTruncated { return file.bytes }
      reason = FileRefusal.tooLarge.reason
    } catch {
      reason = error.description
    }
    program.fail("cannot read the theme file '\(SafeText(bytes: path))': \(reason)", .usage)
  }

  private static func parsed(_ bytes: [UInt8], path: [UInt8], program: Program) -> Looks {
    let (looks, complaints) = ThemeFile.parse(bytes, path: SafeText(bytes: path).description)
    complaints.forEach(program.complain)
    return looks
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
