import DialogCommand
import Dialogs
import TerminalIO
import TextScreen

/// What is asked, read from wherever the request says.
struct Question {
  /// The question itself; in line mode, all of it.
  let alert: Alert
  /// What a card shows besides; nil for an alert.
  private(set) var card: PopupCard?
  /// What was wrong with the picture, to be said after the dialog.
  private(set) var warning: String?
  private let content: [UInt8]

  /// The longest text that is read from standard input or from a file, in bytes.
  static let textLimit = 1 << 20

  /// Reads what the request leaves to be read, or ends the process: a question without its text would be another.
  init(_ request: DialogRequest, looks: ResolvedLooks, program: Program) {
    var isTruncated = false
    func standardInput(_ what: String) -> [UInt8] {
      guard !program.closed.contains(.input) else {
        program.fail("cannot read the \(what): standard input is closed", .usage)
      }
      do throws(SystemError) {
        let text = try Descriptor.standardInput.contents(limit: Self.textLimit)
        isTruncated = isTruncated || text.isTruncated
        return text.bytes
      } catch {
        program.fail("cannot read the \(what): \(error)", .usage)
      }
    }
    func file(_ path: [UInt8]) -> [UInt8] {
      do throws(SystemError) {
        let text = try InputFile.read(path, limit: Self.textLimit)
        isTruncated = isTruncated || text.isTruncated
        return text.bytes
      } catch {
        program.fail("cannot read the content '\(SafeText(bytes: path))': \(error)", .usage)
      }
    }

    let message =
      switch request.message {
      case .text(let bytes): bytes
      case .standardInput: standardInput("message")
      }
    content =
      switch request.card?.content {
      case .file(let path): file(path)
      case .standardInput: standardInput("content")
      case nil: []
      }
    alert = Alert(
      title: request.title, message: message, isTruncated: isTruncated, actions: request.actions,
      severity: request.severity)
    if let card = request.card { self.card = popupCard(card, looks) }
    if let path = request.card?.media { load(media: path, looks) }
  }

  /// Puts a picture at the head of the card, or says why not.
  private mutating func load(media path: [UInt8], _ looks: ResolvedLooks) {
    let reason: String
    do throws(SystemError) {
      let file = try InputFile.read(path, limit: Media.limit + 1)
      let media = Media.load(
        bytes: file.bytes, imageProtocol: ImageProtocol.decide(environment: Environment.value),
        depth: looks.palette.depth, repertoire: looks.repertoire)
      switch media {
      case .art(let frame):
        card?.media = .art(frame)
        return
      case .image(let image):
        card?.media = .image(image)
        return
      case .failure(let failure):
        // That the terminal lacks something is no fault of anybody's.
        guard failure.isFault else { return }
        reason = failure.reason
      }
    } catch {
      reason = error.description
    }
    warning = "cannot show the media '\(SafeText(bytes: path))': \(reason)"
  }

  private func popupCard(_ request: CardRequest, _ looks: ResolvedLooks) -> PopupCard {
    var card = PopupCard()
    card.icon = request.icon?.text(looks.repertoire)
    card.mediaAlternative = SafeText(bytes: request.mediaAlternative, repertoire: looks.repertoire)
    card.content = SafeText.lines(bytes: content, repertoire: looks.repertoire)
    card.hasClose = request.hasClose
    card.alignment = request.alignment
    card.prominences = request.prominences
    return card
  }

  /// The question with everything that a card says in its message: for a terminal that shows lines.
  var lines: Alert {
    guard let card else { return alert }
    let parts = [Array(card.mediaAlternative.description.utf8), alert.message, content].filter { !$0.isEmpty }
    return Alert(
      title: alert.title, message: Array(parts.joined(separator: [10, 10])), isTruncated: alert.isTruncated,
      actions: alert.actions, severity: alert.severity)
  }
}
