import DialogCommand

/// Parses words as a shell would hand them over.
func parse(_ words: [String]) throws(CommandError) -> Request {
  try CommandLineParser.parse(words.map { Array($0.utf8) })
}

/// The request of `dfdialog alert …`.
func alert(_ words: String...) throws -> AlertRequest {
  try alert(words)
}

/// The request of `dfdialog alert …`.
func alert(_ words: [String]) throws -> AlertRequest {
  guard case .alert(let request) = try parse(["alert"] + words) else { throw NoAlert(words: words) }
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

/// `dfdialog alert …` was read as something else.
struct NoAlert: Error {
  let words: [String]
}

/// The bytes of a text.
func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
