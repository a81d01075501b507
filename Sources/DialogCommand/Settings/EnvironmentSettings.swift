import Dialogs
import TextScreen

/// What the environment says about looks and about asking.
///
/// It can never give a destructive answer.
public struct EnvironmentSettings: Equatable, Sendable {
  /// `DFDIALOG_THEME` and `DFDIALOG_APPEARANCE`.
  public var looks = Looks()
  /// `DFDIALOG_ACCESSIBLE`: asks line by line.
  public var accessible = false
  /// `DFDIALOG_NONINTERACTIVE`: never asks.
  public var nonInteractive = false
  /// `DFDIALOG_UNATTENDED`: the answer where nobody can be asked; the role default or cancel.
  public var unattended: UnattendedAnswer?
  /// `DFDIALOG_TOAST`: how toasts are shown.
  public var toast: BackendChoice?
  /// A line for each variable whose value makes no sense; such a variable counts as unset.
  public var complaints: [String] = []

  /// Makes settings that say nothing.
  public init() {}

  /// Reads the variables.
  ///
  /// - Parameter value: The value of a variable; nil when it is not set. An empty one counts as unset.
  public static func parse(_ value: (String) -> String?) -> EnvironmentSettings {
    var settings = EnvironmentSettings()
    for variable in EnvironmentTable.rows {
      guard let apply = variable.apply, let text = value(variable.name), !text.isEmpty else { continue }
      do throws(CommandError) {
        try apply(&settings, OptionValue(source: .variable(variable.name), bytes: Array(text.utf8)))
      } catch {
        settings.complaints.append(error.message)
      }
    }
    return settings
  }
}

extension DialogRequest {
  /// The request with what the theme file, the environment and the configuration file add; the command line goes
  /// before the theme file, that before the environment, and the environment before the configuration.
  ///
  /// A theme that the command line names without a theme file has its own colours.
  /// A style that only popovers have counts as the standard one where there is no anchor. The unattended answer of
  /// the environment counts only where its role names exactly one action.
  public func completed(
    by environment: EnvironmentSettings, theme: Looks = Looks(), configuration: Looks
  ) -> DialogRequest {
    var request = self
    request.looks = looks.over(theme).over(environment.looks).over(configuration)
    if looks.theme != nil, looks.themeFile == nil { request.looks.colors = ThemeColors() }
    if request.looks.style?.isOfPopover == true, popup.anchor == nil { request.looks.style = .standard }
    request.asking.accessible = asking.accessible || environment.accessible
    if asking.unattended == nil, let answer = environment.unattended {
      let meant = Alert(title: title, actions: actions).actions.filter(answer.action.matches)
      let isHarmless = meant.allSatisfy { $0.role != .destructive }
      if meant.count == 1, isHarmless { request.asking.unattended = answer }
    }
    return request
  }
}
