extension Sequence<SafeText> {
  /// The bytes of lines, each with its line end.
  public var lineBytes: [UInt8] { flatMap { Array($0.description.utf8) + [0x0A] } }
}
