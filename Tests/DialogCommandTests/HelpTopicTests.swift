import Dialogs
import Testing
import TextScreen

@testable import DialogCommand

/// `dfdialog help icons`, `help themes` and `help gallery`.
@Suite struct HelpTopicTests {
  @Test(
    "a topic asks for its pages",
    arguments: [
      (["icons"], [.icons]), (["themes"], [.swatches]),
      (["gallery"], [.styles, .themes, .kinds, .positions]), (["gallery", "styles"], [.styles]),
      (["gallery", "themes"], [.themes]), (["gallery", "kinds"], [.kinds]),
      (["gallery", "positions"], [.positions]),
    ] as [([String], [GalleryPage])])
  func topics(words: [String], pages: [GalleryPage]) throws {
    #expect(try parse(["help"] + words) == .pages(pages))
  }

  @Test(
    "what is no topic is named, with what is near or all there is",
    arguments: [
      (["help", "icon"], "no help on 'icon' (did you mean 'icons'?)"),
      (["help", "galery"], "no help on 'galery' (did you mean 'gallery'?)"),
      (["help", "icons", "x"], "unexpected word 'x' after 'help icons'"),
      (["help", "gallery", "kind"], "the gallery has no page 'kind' (did you mean 'kinds'?)"),
      (
        ["help", "gallery", "x"],
        "the gallery has no page 'x' (expected 'styles', 'themes', 'kinds' or 'positions')"
      ),
      (["help", "gallery", "kinds", "x"], "unexpected word 'x' after 'help gallery kinds'"),
    ] as [([String], String)])
  func faults(words: [String], message: String) {
    let error = fault(words)
    #expect(error?.status == .usage)
    #expect(error?.message == message)
  }

  @Test("the help of help names every topic and every page")
  func help() {
    let text = HelpText.of(.help)
    for word in HelpTopic.own + HelpTopic.galleryPages { #expect(text.contains(word)) }
  }

  @Test("the pages show every word that the options take")
  func words() {
    func text(_ page: GalleryPage) -> String { Gallery().frame(page).rowTexts.joined(separator: "\n") }
    let (styles, kinds, swatches) = (text(.styles), text(.kinds), text(.swatches))
    let (themes, positions, icons) = (text(.themes), text(.positions), text(.icons))
    for style in StyleChoice.allCases {
      let isShown =
        style.isOfPopover
        ? kinds.contains("--style \(style.rawValue) ") : styles.contains("┌ \(style.rawValue) ")
      #expect(isShown)
    }
    for severity in Severity.allCases { #expect(styles.contains("┌ tinted · \(severity.word) ")) }
    for kind in PopupKind.allCases { #expect(kinds.contains("┌ \(kind.rawValue) ")) }
    for position in PopupPosition.allCases { #expect(positions.contains("┌ \(position.rawValue) ")) }
    for theme in ThemeName.allCases {
      #expect(themes.contains("┌ \(theme.rawValue) "))
      #expect(swatches.contains("│ \(theme.rawValue) "))
    }
    for name in Icon.names { #expect(icons.contains(" \(name) ")) }
  }
}
