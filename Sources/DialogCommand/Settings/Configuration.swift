/// The configuration file: looks, and nothing that could answer.
public enum Configuration {
  /// The looks that the file's text sets, and a line for each fault in it; what is faulty is skipped.
  ///
  /// A line is `key = value`, the key the long name of an option that concerns looks; the value is `true` or
  /// `false` for an option without a value (see `SettingLines`). Later lines win.
  ///
  /// - Parameter path: The file's name for the complaints.
  public static func parse(_ bytes: [UInt8], path: String) -> (looks: Looks, complaints: [String]) {
    var builder = RequestBuilder()
    let complaints = SettingLines.complaints(bytes, path: path) { key, value throws(CommandError) in
      try apply(key, value, to: &builder)
    }
    return (builder.looks, complaints)
  }

  private static func apply(
    _ key: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>, to builder: inout RequestBuilder
  ) throws(CommandError) {
    guard let option = OptionTable.option(key, of: .alert), option.isLook else { throw unknown(key) }
    let value = OptionValue(source: .key(option.name), bytes: Array(text))
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
    if OptionTable.all.contains(where: { $0.name.utf8.elementsEqual(key) }) {
      return CommandError("key \(quoted(key)) belongs on the command line, not into a configuration file")
    }
    let keys = OptionTable.all.lazy.filter(\.isLook).map(\.name)
    let nearest = Suggestion.nearest(to: key, among: keys)
    return CommandError("unknown key \(quoted(key))\(Suggestion.question(nearest))")
  }
}
