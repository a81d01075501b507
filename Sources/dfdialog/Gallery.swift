import DialogCommand
import Dialogs
import TerminalIO
import TextScreen

/// `dfdialog help icons`, `help themes` and `help gallery`: pictures on standard output.
extension Program {
  /// Draws and ends the process.
  func show(_ pages: [GalleryPage]) -> Never {
    let environment = EnvironmentSettings.parse(Environment.value)
    environment.complaints.forEach(complain)
    var looks = Looks.themed(nil, program: self).over(environment.looks)
      .over(Looks.configured(nil, program: self))
    let isTerminal = Descriptor.standardOutput.isTerminal
    if !isTerminal, looks.color != .always, !ColorDepth.isForced(Environment.value) { looks.color = .never }
    let resolved = ResolvedLooks(looks, severity: nil)
    var gallery = Gallery(
      theme: looks.theme, appearance: resolved.appearance, depth: resolved.palette.depth,
      repertoire: resolved.repertoire,
      columns: isTerminal ? Descriptor.standardOutput.windowSize.columns : 80)
    gallery.colors = looks.colors
    gallery.cornerRadius = looks.cornerRadius ?? .rounded
    end(write(gallery.printed(pages)) ? .default : .outputError)
  }
}
