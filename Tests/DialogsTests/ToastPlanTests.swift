import Dialogs
import Testing
import TextScreen

/// How a toast is shown, by what is known about the terminal.
@Suite struct ToastPlanTests {
  private static func facts(_ change: (inout ToastFacts) -> Void) -> ToastFacts {
    var facts = ToastFacts()
    change(&facts)
    return facts
  }

  private static func tmux(_ version: String, isZoomed: Bool = false, rows: Int = 24) -> ToastFacts {
    facts { $0.tmux = ToastFacts.Tmux(version: version, isZoomed: isZoomed, rows: rows) }
  }

  @Test(
    "The first rule that holds decides",
    arguments: [
      (facts { _ in }, ToastBackend.band),
      (facts { $0.hasTerminal = false }, .stderr),
      (facts { $0.service = "GitHub Actions" }, .stderr),
      (facts { $0.term = "" }, .stderr), (facts { $0.term = "dumb" }, .stderr),
      (facts { $0.term = "unknown" }, .stderr), (facts { $0.term = "emacs" }, .stderr),
      (facts { $0.isInZellij = true }, .inline), (facts { $0.isRemote = true }, .inline),
      (facts { $0.isInContainer = true }, .inline), (facts { $0.isNested = true }, .inline),
      (facts { $0.hasJobControl = false }, .inline), (facts { $0.hasQueueDirectory = false }, .inline),
      (facts { $0.size = Size(columns: 80, rows: 5) }, .band),
      (facts { $0.size = Size(columns: 80, rows: 4) }, .inline),
      (facts { $0.size = Size(columns: 20, rows: 24) }, .band),
      (facts { $0.size = Size(columns: 19, rows: 24) }, .inline),
      (tmux("3.7"), .float), (tmux("3.7c"), .float), (tmux("next-3.8"), .float), (tmux("4.0"), .float),
      (tmux("3.10"), .float), (tmux("3.6"), .split), (tmux("3.3a"), .split), (tmux("2.0"), .split),
      (tmux("master"), .split), (tmux("openbsd-7.5"), .split), (tmux("1.9a"), .band),
      (tmux("3.3a", rows: 8), .split), (tmux("3.3a", rows: 7), .band), (tmux("3.7", rows: 7), .float),
      (tmux("3.3a", isZoomed: true), .band), (tmux("3.7", isZoomed: true), .band),
    ])
  func decides(_ facts: ToastFacts, _ backend: ToastBackend) {
    let plan = ToastPlan.decide(facts)
    #expect(plan.backend == backend, "\(plan.line)")
  }

  @Test("In tmux it does not matter that the terminal is remote, as the pane dies with its shell")
  func remoteTmux() {
    var facts = Self.tmux("3.7")
    (facts.isRemote, facts.isInContainer, facts.isNested) = (true, true, true)
    #expect(ToastPlan.decide(facts).backend == .float)
    facts.hasQueueDirectory = false
    #expect(ToastPlan.decide(facts).backend == .inline)
  }

  @Test(
    "What is asked for is taken where it can be",
    arguments: [
      (facts { $0.isInContainer = true }, ToastBackend.band, ToastBackend.band),
      (facts { $0.service = "CI" }, .band, .band),
      (facts { $0.service = "CI" }, .inline, .inline),
      (facts { $0.hasTerminal = false }, .band, .stderr),
      (facts { $0.hasTerminal = false }, .inline, .stderr),
      (facts { $0.term = "dumb" }, .band, .stderr), (facts { $0.term = "dumb" }, .inline, .stderr),
      (facts { $0.hasQueueDirectory = false }, .band, .inline),
      (facts { $0.size = Size(columns: 80, rows: 3) }, .band, .inline),
      (facts { _ in }, .float, .inline), (facts { _ in }, .split, .inline),
      (tmux("3.3a"), .float, .split), (tmux("3.7"), .split, .split), (tmux("3.7"), .band, .band),
      (tmux("3.7", isZoomed: true), .split, .band),
      (facts { _ in }, .off, .off), (facts { $0.hasTerminal = false }, .off, .off),
      (facts { $0.hasTerminal = false }, .notify, .notify), (tmux("3.7"), .stderr, .stderr),
    ])
  func asked(_ facts: ToastFacts, _ asked: ToastBackend, _ backend: ToastBackend) {
    let plan = ToastPlan.decide(facts, asked: asked)
    #expect(plan.backend == backend, "\(plan.line)")
  }

  @Test("The plan is one line that says why")
  func line() {
    #expect(ToastPlan.decide(ToastFacts()).line == "band: a local terminal with a shell")
    #expect(ToastPlan.decide(Self.tmux("3.3a")).line == "split: tmux 3.3a has no floating panes")
    #expect(ToastPlan.decide(ToastFacts(), asked: .off).line == "off: asked for")
  }
}
