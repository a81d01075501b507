import TextScreen

/// The configuration file: looks, and nothing that could answer.
public enum Configuration {
  /// The looks that the file's text sets, and a line for each fault in it; what is faulty is skipped.
  ///
  /// A line is `key = value`, the key the long name of an option that concerns looks; the value is taken
  /// literally, without blanks around it, and is `true` or `false` for an option without a value. Empty lines
  /// and lines that begin with `#` say nothing. Later lines win.
  ///
  /// - Parameter path: The file's name for the complaints.
  public static func parse(_ bytes: [UInt8], path: String) -> (looks: Looks, complaints: [String]) {
    var builder = RequestBuilder()
    var complaints: [String] = []
    let lines = bytes.split(separator: Ascii.newline, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      do throws(CommandError) {
        try apply(trimmed(line), to: &builder)
      } catch {
        complaints.append("\(SafeText(path).description):\(index + 1): \(error.message)")
      }
    }
    return (builder.looks, complaints)
  }

  private static func apply(_ line: ArraySlice<UInt8>, to builder: inout RequestBuilder) throws(CommandError)
  {
    if line.isEmpty || line.first == Ascii.hash { return }
    guard let equals = line.firstIndex(of: Ascii.equals) else {
      throw CommandError("\(quoted(line)) is no setting (expected 'key = value')")
    }
    let key = trimmed(line[..<equals])
    guard let option = OptionTable.option(key, of: .alert), option.isLook else { throw unknown(key) }
    let value = OptionValue(source: .key(option.name), bytes: Array(trimmed(line[(equals + 1)...])))
    if option.value != nil || value.bytes.elementsEqual("true".utf8) {
      try option.apply(&builder, value)
    } else if value.bytes.elementsEqual("false".utf8),
      let opposite = OptionTable.option("no-\(option.name)".utf8, of: .alert)
    {
      try opposite.apply(&builder, value)
    } else {
      throw CommandError("\(value.source) needs 'true' or 'false', not \(quoted(value.bytes))")
    }
  }

  private static func unknown(_ key: ArraySlice<UInt8>) -> CommandError {
    if OptionTable.option(key, of: .alert) != nil {
      return CommandError("key \(quoted(key)) belongs on the command line, not into a configuration file")
    }
    let keys = OptionTable.all.lazy.filter(\.isLook).map(\.name)
    let nearest = Suggestion.nearest(to: key, among: keys)
    return CommandError("unknown key \(quoted(key))\(Suggestion.question(nearest))")
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let start = text.drop(while: Ascii.isBlank)
    guard let last = start.lastIndex(where: { !Ascii.isBlank($0) }) else { return [] }
    return start[...last]
  }
}
