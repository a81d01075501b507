/// What a field's text must look like: a glob of the whole text, or a number of characters.
///
/// In a glob `*` stands for any characters, `?` for one, `[a-z_]` for one of a set, `[!a-z]` for one outside it, and
/// `\` takes what follows as it is. A length is written `3..20`, `3..` or `..20`.
public enum FieldPattern: Equatable, Sendable {
  /// A glob, as written.
  case glob(String)
  /// Bounds of the number of characters.
  case length(ClosedRange<Int>)
}
