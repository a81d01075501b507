import DialogCommand
import Dialogs
import TerminalIO
import TextScreen

// `--wait` and `--action`: a toast that is a dialog.

extension ToastRequest {
  /// The dialog that a toast with an action is, or one that waits.
  var dialog: DialogRequest {
    let (title, text) = message.title.isEmpty ? (message.text, []) : (message.title, message.text)
    let dismissal = action.map(ToastRequest.dismissal) ?? Action("Dismiss", role: .cancel)
    var dialog = DialogRequest(
      title: title, message: .text(text), actions: [action, dismissal].compactMap { $0 },
      severity: message.severity)
    dialog.popup.kind = message.style == .banner ? .toast : .floater
    dialog.popup.position = message.position
    dialog.popup.anchor = anchor
    dialog.popup.dismissesOnDrag = true
    dialog.popup.dismissesOnTap = action == nil
    dialog.asking.screen = true
    dialog.asking.leavesRecord = false
    dialog.asking.timeout = message.duration
    dialog.asking.command = command
    dialog.looks = looks
    dialog.looks.style = message.style.choice
    dialog.looks.maxWidth = looks.maxWidth ?? 50
    if message.style == .compact {
      dialog.asking.showsKeys = false
      dialog.looks.padding = looks.padding ?? 1
    }
    if let icon = message.icon {
      dialog.card = CardRequest()
      dialog.card?.icon = icon
      dialog.card?.alignment = .leading
    }
    return dialog
  }
}

extension ToastStyle {
  /// The ground of a dialog that is nearest to it.
  fileprivate var choice: StyleChoice {
    switch self {
    case .default, .banner, .compact: .standard
    case .tinted, .filled: .tinted
    case .inverse: .inverse
    case .frosted: .frosted
    case .glass: .glass
    }
  }
}

extension Program {
  /// Shows a toast that waits, and ends the process.
  ///
  /// Where nobody can be asked it is said as any toast is there; an action that nobody can take is 69.
  func ask(_ request: ToastRequest) -> Never {
    let command = AskCommand(request.dialog, program: self)
    let hasAction = request.action != nil
    if request.notifies || request.rings {
      let toast = ToastCommand(request, program: self, complains: false)
      toast.notifyIfWanted(request.message)
      toast.ringIfWanted()
    }
    let substitute = { () -> Never in
      let toast = ToastCommand(request, program: self, complains: false)
      toast.report(
        request.message, isService: ContinuousIntegration.job(environment: Environment.value) != nil)
      end(hasAction ? .unavailable : .default)
    }
    command.run(
      AskCommand.Endings(
        nobody: substitute, answered: hasAction ? nil : { () -> Never in end(.default) }))
  }
}
