import Dialogs
import TextScreen

extension ToastNotice {
  /// A notice of plain text.
  static func plain(
    _ text: String, seconds: Double? = 1, id: String? = nil, urgent: Bool = false,
    position: PopupPosition = .bottomLeading, style: ToastStyle = .default,
    backend: ToastBackend = .band
  ) -> ToastNotice {
    var message = ToastMessage(text: Array(text.utf8))
    message.duration = seconds.map { .milliseconds(Int64($0 * 1000)) }
    message.id = id
    message.isUrgent = urgent
    message.position = position
    message.style = style
    let frame = Frame(size: Size(columns: 2000, rows: 1)) { canvas in
      canvas.draw(SafeText(text), at: .zero, .plain)
    }
    return ToastNotice(message, row: frame, backend: backend)
  }

  /// What it says.
  var word: String { String(decoding: text, as: UTF8.self) }
}
