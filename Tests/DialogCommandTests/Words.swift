@testable import DialogCommand

/// Parses words as a shell would hand them over.
func parse(_ words: [String]) throws(CommandError) -> Request {
  try CommandLineParser.parse(words.map { Array($0.utf8) })
}

/// The request of `dfdialog alert …`.
func alert(_ words: String...) throws -> DialogRequest {
  try alert(words)
}

/// The request of `dfdialog alert …`.
func alert(_ words: [String]) throws -> DialogRequest {
  try dialog(.alert, words)
}

/// The request of `dfdialog card …`.
func card(_ words: String...) throws -> DialogRequest {
  try dialog(.card, words)
}

/// The request of `dfdialog sheet …`.
func sheet(_ words: String...) throws -> DialogRequest {
  try dialog(.sheet, words)
}

/// The request of a subcommand that asks.
func dialog(_ subcommand: Subcommand, _ words: [String]) throws -> DialogRequest {
  guard case .ask(let request) = try parse([subcommand.rawValue] + words) else {
    throw NoDialog(words: words)
  }
  return request
}

/// The error of a command line; nil when it is right.
func fault(_ words: [String]) -> CommandError? {
  do throws(CommandError) {
    _ = try parse(words)
    return nil
  } catch {
    return error
  }
}

/// What should ask was read as something else.
struct NoDialog: Error {
  let words: [String]
}

/// The bytes of a text.
func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
