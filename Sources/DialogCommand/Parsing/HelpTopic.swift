import Dialogs

/// What `dfdialog help` explains beside the subcommands, in pictures.
enum HelpTopic: String, CaseIterable {
  case icons, themes, gallery

  /// Their words.
  static var own: [String] { allCases.map(\.rawValue) }

  /// All words that may follow `help`.
  static var words: [String] { Subcommand.words + own }

  /// The words that may follow `help gallery`.
  static var galleryPages: [String] { GalleryPage.gallery.map(\.title) }

  /// What it shows, all of it.
  var pages: [GalleryPage] {
    switch self {
    case .icons: [.icons]
    case .themes: [.swatches]
    case .gallery: GalleryPage.gallery
    }
  }
}

extension CommandLineParser {
  /// The request of `dfdialog help …`.
  static func help(_ arguments: ArraySlice<[UInt8]>) throws(CommandError) -> Request {
    guard let word = arguments.first else { return .text(HelpText.overview) }
    if word.first == Ascii.hyphen { throw unknownOption(word[...], of: .help) }
    var rest = arguments.dropFirst()
    let request: Request
    if let subcommand = Subcommand.allCases.first(where: { $0.rawValue.utf8.elementsEqual(word) }) {
      request = .text(HelpText.of(subcommand))
    } else if let topic = HelpTopic.allCases.first(where: { $0.rawValue.utf8.elementsEqual(word) }) {
      let page = topic == .gallery ? rest.popFirst() : nil
      request = .pages(try page.map(pages) ?? topic.pages)
    } else {
      throw CommandError("no help on \(quoted(word))\(expected(HelpTopic.words, near: word))")
    }
    if let extra = rest.first {
      let words = arguments.prefix(arguments.count - rest.count).map { String(decoding: $0, as: UTF8.self) }
      throw CommandError(
        "unexpected word \(quoted(extra)) after 'help \(words.joined(separator: " "))'")
    }
    return request
  }

  private static func pages(_ word: [UInt8]) throws(CommandError) -> [GalleryPage] {
    guard let page = GalleryPage.gallery.first(where: { $0.title.utf8.elementsEqual(word) }) else {
      throw CommandError(
        "the gallery has no page \(quoted(word))\(expected(HelpTopic.galleryPages, near: word))")
    }
    return [page]
  }

  private static func expected(_ words: [String], near word: [UInt8]) -> String {
    let nearest = Suggestion.nearest(to: word, among: words)
    return nearest == nil ? " (expected \(listed(words)))" : Suggestion.question(nearest)
  }
}
