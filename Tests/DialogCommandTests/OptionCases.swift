import Dialogs
import TextScreen

@testable import DialogCommand

/// An option with a value and what it changes in the request for the title `T`.
struct OptionCase: Sendable {
  let name: String
  let value: String?
  /// The subcommands that take it.
  var of = Subcommand.asking
  /// Other words that the option needs beside it.
  var context: [String] = []
  /// Whether it needs a destructive action as well.
  var needsDestructive = false
  /// A second value that is as good; the later one wins.
  var other: String?
  let change: @Sendable (inout DialogRequest) -> Void
}

extension OptionCase {
  /// The words that it needs beside it.
  func words(of subcommand: Subcommand) -> [String] {
    guard needsDestructive else { return context }
    return context
      + (subcommand == .card ? ["--primary=d=D", "--primary-role=destructive"] : ["--destructive=d=D"])
  }

  /// The request that it makes.
  func request(of subcommand: Subcommand) -> DialogRequest {
    var request = subcommand == .sheet ? DialogRequest.sheet() : DialogRequest(title: bytes("T"))
    if subcommand == .card { request.card = CardRequest() }
    if needsDestructive {
      request.actions = [Action(id: "d", "D", role: .destructive)]
      request.card?.prominences = [.filled]
    }
    change(&request)
    return request
  }
}

/// Every option but `--help`, in the order of the table.
let optionCases = contentCases + sheetCases + commonCases

private let contentCases: [OptionCase] = [
  OptionCase(name: "title", value: "U", other: "V") { $0.title = bytes("U") },
  OptionCase(name: "message", value: "M", other: "N") { $0.message = .text(bytes("M")) },
  OptionCase(name: "severity", value: "warning", other: "info") { $0.severity = .warning },
  OptionCase(name: "default", value: "a=A", of: [.alert, .sheet]) {
    $0.actions = [Action(id: "a", "A", role: .default)]
  },
  OptionCase(name: "destructive", value: "d=D", of: [.alert, .sheet]) {
    $0.actions = [Action(id: "d", "D", role: .destructive)]
  },
  OptionCase(name: "cancel", value: "No", of: [.alert, .sheet]) {
    $0.actions = [Action("No", role: .cancel)]
  },
  OptionCase(name: "primary", value: "p=P", of: [.card], other: "Q") {
    $0.actions = [Action(id: "p", "P", role: .default)]
    $0.card?.prominences = [.filled]
  },
  OptionCase(name: "secondary", value: "s=S", of: [.card], other: "Q") {
    $0.actions = [Action(id: "s", "S", role: .cancel)]
    $0.card?.prominences = [.translucent]
  },
  OptionCase(name: "tertiary", value: "t=T", of: [.card], other: "Q") {
    $0.actions = [Action(id: "t", "T", role: .cancel)]
    $0.card?.prominences = [.plain]
  },
  OptionCase(
    name: "primary-role", value: "destructive", of: [.card], context: ["--primary=P"], other: "cancel"
  ) {
    $0.actions = [Action("P", role: .destructive)]
    $0.card?.prominences = [.filled]
  },
  OptionCase(
    name: "secondary-role", value: "default", of: [.card], context: ["--secondary=S"], other: "destructive"
  ) {
    $0.actions = [Action("S", role: .default)]
    $0.card?.prominences = [.translucent]
  },
  OptionCase(
    name: "tertiary-role", value: "default", of: [.card], context: ["--tertiary=T"], other: "destructive"
  ) {
    $0.actions = [Action("T", role: .default)]
    $0.card?.prominences = [.plain]
  },
  OptionCase(name: "icon", value: "trash", of: [.card], other: "x") { $0.card?.icon = Icon.named("trash") },
  OptionCase(name: "media", value: "f.png", of: [.card], other: "-") { $0.card?.media = bytes("f.png") },
  OptionCase(name: "media-alt", value: "A cat", of: [.card], other: "") {
    $0.card?.mediaAlternative = bytes("A cat")
  },
  OptionCase(name: "content", value: "f", of: [.card], other: "-") { $0.card?.content = .file(bytes("f")) },
  OptionCase(name: "close", value: nil, of: [.card]) { $0.card?.hasClose = true },
  OptionCase(name: "align", value: "leading", of: [.card], other: "center") { $0.card?.alignment = .leading },
  OptionCase(name: "focus", value: "cancel", needsDestructive: true, other: "cancel") {
    $0.asking.focus = .role(.cancel)
  },
  OptionCase(name: "type", value: "prod", needsDestructive: true, other: "test") {
    $0.asking.type = bytes("prod")
  },
  OptionCase(name: "arm", value: "500ms", needsDestructive: true, other: "2") {
    $0.asking.arm = .milliseconds(500)
  },
  OptionCase(name: "read-all", value: nil) { $0.asking.readAll = true },
  OptionCase(name: "allow-truncated", value: nil) { $0.asking.allowTruncated = true },
]

private let commonCases: [OptionCase] = [
  OptionCase(name: "expect", value: "d", needsDestructive: true, other: "cancel") {
    $0.asking.expect = .id("d")
  },
  OptionCase(name: "print", value: "json", of: [.alert, .card], other: "none") { $0.asking.print = .json },
  OptionCase(name: "timeout", value: "1m", other: "5s") { $0.asking.timeout = .seconds(60) },
  OptionCase(name: "on-timeout", value: "default", context: ["--timeout=1"], other: "default") {
    $0.asking.timeout = .seconds(1)
    $0.asking.onTimeout = .role(.default)
  },
  OptionCase(name: "auto-dismiss", value: "1m", of: [.card], other: "5s") {
    $0.asking.timeout = .seconds(60)
  },
  OptionCase(name: "unattended", value: "destructive", needsDestructive: true, other: "cancel") {
    $0.asking.unattended = UnattendedAnswer(.role(.destructive))
  },
  OptionCase(name: "log", value: "/tmp/log", other: "x") { $0.asking.log = bytes("/tmp/log") },
  OptionCase(name: "accessible", value: nil) { $0.asking.accessible = true },
  OptionCase(name: "screen", value: nil) { $0.asking.screen = true },
  OptionCase(name: "mouse", value: nil) { $0.asking.mouse = true },
  OptionCase(name: "no-mouse", value: nil) { $0.asking.mouse = false },
  OptionCase(name: "no-keys", value: nil) { $0.asking.showsKeys = false },
  OptionCase(name: "no-record", value: nil) { $0.asking.leavesRecord = false },
  OptionCase(name: "no-wait", value: nil) { $0.asking.waits = false },
  OptionCase(name: "kind", value: "floater", other: "sheet") { $0.popup.kind = .floater },
  OptionCase(name: "position", value: "topTrailing", other: "bottom") { $0.popup.position = .topTrailing },
  OptionCase(name: "anchor", value: "5,20", of: [.card], other: "1,1") {
    $0.popup.anchor = Point(column: 19, row: 4)
  },
  OptionCase(name: "backdrop", value: "blur", other: "none") { $0.popup.backdrop = .blur },
  OptionCase(name: "no-dim", value: nil) { $0.popup.dims = false },
  OptionCase(name: "transition", value: "slide", other: "none") {
    $0.popup.entrance = .slide
    $0.popup.exit = .slide
  },
  OptionCase(name: "transition-in", value: "fade", other: "none") { $0.popup.entrance = .fade },
  OptionCase(name: "transition-out", value: "scale", other: "none") { $0.popup.exit = .scale },
  OptionCase(name: "dismiss-on-tap", value: nil) { $0.popup.dismissesOnTap = true },
  OptionCase(name: "no-dismiss-outside", value: nil) { $0.popup.dismissesOnOutsideTap = false },
  OptionCase(name: "dismiss-on-drag", value: nil) { $0.popup.dismissesOnDrag = true },
  OptionCase(name: "no-grabber", value: nil, of: [.card, .sheet]) { $0.popup.hasGrabber = false },
  OptionCase(name: "style", value: "glass", other: "tinted") { $0.looks.style = .glass },
  OptionCase(name: "color", value: "never", other: "always") { $0.looks.color = .never },
  OptionCase(name: "ascii", value: nil) { $0.looks.ascii = true },
  OptionCase(name: "no-ascii", value: nil) { $0.looks.ascii = false },
  OptionCase(name: "theme", value: "ocean", other: "mono") { $0.looks.theme = .ocean },
  OptionCase(name: "theme-file", value: "f", other: "g") { $0.looks.themeFile = bytes("f") },
  OptionCase(name: "appearance", value: "light", other: "auto") { $0.looks.appearance = .light },
  OptionCase(name: "max-width", value: "20", other: "200") { $0.looks.maxWidth = 20 },
  OptionCase(name: "padding", value: "0", other: "8") { $0.looks.padding = 0 },
  OptionCase(name: "corner-radius", value: "2", other: "0") {
    $0.looks.cornerRadius = CornerRadius(rawValue: 2)
  },
  OptionCase(name: "backdrop-opacity", value: "0.5", other: "1") { $0.looks.backdropOpacity = 0.5 },
  OptionCase(name: "animation", value: "80ms", other: "0") { $0.looks.animation = .milliseconds(80) },
  OptionCase(name: "motion", value: nil) { $0.looks.moves = true },
  OptionCase(name: "no-motion", value: nil) { $0.looks.moves = false },
  OptionCase(name: "config", value: "f", other: "g") { $0.looks.config = bytes("f") },
]
