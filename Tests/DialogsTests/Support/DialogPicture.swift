import Dialogs
import TestSupport
import Testing
import TextScreen

/// Expects that an alert looks like a picture, and tells row by row where it does not.
func expectPicture(
  _ dialog: AlertDialog, _ picture: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let frame = Frame(size: dialog.size(fitting: .zero)) { dialog.draw(on: $0) }
  let drawn = frame.rowTexts.joined(separator: "\n")
  if let difference = PictureDifference(expected: picture, actual: drawn) {
    Issue.record("\(difference.description)", sourceLocation: sourceLocation)
  }
}
