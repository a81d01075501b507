/// What can be shown of a file that stands at the head of a popup.
public enum Media: Equatable, Sendable {
  /// Text or ANSI art, as large as its content.
  case art(Frame)
  /// A picture that the terminal draws itself.
  case image(InlineImage)
  /// Nothing; the alternative text stands in its place.
  case failure(MediaFailure)

  /// The largest file that is read.
  public static let limit = 8 << 20

  /// Judges a file by its content.
  ///
  /// - Parameters:
  ///   - bytes: the file; of a larger one than ``limit`` at least one byte more.
  ///   - imageProtocol: how the terminal is sent pictures; nil where it shows none.
  ///   - depth: the colours of text.
  ///   - repertoire: the characters of text.
  ///   - id: tells a picture from others on the same screen; 0 becomes 1.
  public static func load(
    bytes: [UInt8], imageProtocol: ImageProtocol?, depth: ColorDepth, repertoire: Repertoire = .unicode,
    id: UInt32 = 1
  ) -> Media {
    if bytes.isEmpty { return .failure(.empty) }
    if bytes.count > limit { return .failure(.tooLarge) }
    if ImageFile.Format(of: bytes) != nil {
      return image(bytes: bytes, imageProtocol: imageProtocol, id: id)
    }
    guard !bytes.prefix(1024).contains(0),
      let frame = TextArt.frame(of: bytes, depth: depth, repertoire: repertoire)
    else { return .failure(.unknownContent) }
    if frame.size != .zero { return .art(frame) }
    let isInvisible = repertoire == .unicode || bytes.allSatisfy { $0 < 0x80 }
    return .failure(isInvisible ? .empty : .charactersNotShown)
  }

  private static func image(bytes: [UInt8], imageProtocol: ImageProtocol?, id: UInt32) -> Media {
    guard let file = ImageFile(bytes: bytes) else { return .failure(.damaged) }
    guard let imageProtocol else { return .failure(.imagesNotShown) }
    if let refusal = imageProtocol.refusal(of: file) { return .failure(refusal) }
    return .image(InlineImage(file: file, bytes: bytes, imageProtocol: imageProtocol, id: id))
  }
}

/// Why a file cannot be shown.
public enum MediaFailure: Hashable, Sendable, CaseIterable {
  /// There is nothing in it, or nothing to be seen.
  case empty
  /// It is larger than ``Media/limit``.
  case tooLarge
  /// It is a picture that is cut off or damaged, or of no sensible extent.
  case damaged
  /// It is of another kind.
  case unknownContent
  /// The terminal is not known to show pictures.
  case imagesNotShown
  /// The terminal shows pictures, but no JPEG.
  case formatNotShown
  /// The terminal shows pictures, but none with so many pixels.
  case sizeNotShown
  /// The text consists of characters that the terminal cannot show.
  case charactersNotShown

  /// The reason in words, to follow a colon.
  public var reason: String {
    switch self {
    case .empty: "it is empty"
    case .tooLarge: "it is larger than 8 MiB"
    case .damaged: "the image is damaged"
    case .unknownContent: "it is neither text nor a PNG or JPEG image"
    case .imagesNotShown: "the terminal shows no images"
    case .formatNotShown: "the terminal shows no JPEG images"
    case .sizeNotShown: "the image is too large for the terminal"
    case .charactersNotShown: "the terminal cannot show its characters"
    }
  }

  /// Whether the file is at fault, and not the terminal, with which nothing is wrong.
  public var isFault: Bool {
    switch self {
    case .empty, .tooLarge, .damaged, .unknownContent: true
    case .imagesNotShown, .formatNotShown, .sizeNotShown, .charactersNotShown: false
    }
  }
}
