/// How one cell is drawn: two colours and attributes (SGR, ECMA-48 8.3.117).
public struct Style: Hashable, Sendable {
  /// Attributes that do not depend on colour.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit an attribute.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// SGR 1.
    public static let bold = Attributes(rawValue: 1)
    /// SGR 2; decoration only, for some terminals ignore it.
    public static let dim = Attributes(rawValue: 2)
    /// SGR 3.
    public static let italic = Attributes(rawValue: 4)
    /// SGR 4.
    public static let underline = Attributes(rawValue: 8)
    /// SGR 7.
    public static let reverse = Attributes(rawValue: 16)
  }

  /// The colour of the character.
  public var foreground: Color
  /// The colour behind it.
  public var background: Color
  /// Everything else.
  public var attributes: Attributes

  /// The terminal's own colours, no attributes.
  public static let plain = Style()

  /// Makes a style; what is not given is the terminal's own.
  public init(foreground: Color = .default, background: Color = .default, attributes: Attributes = []) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The same style with more attributes.
  public func adding(_ more: Attributes) -> Style {
    Style(foreground: foreground, background: background, attributes: attributes.union(more))
  }
}
