import Dialogs
import Testing
import TextScreen

@testable import DialogCommand

@Suite("Cards")
struct CardTests {
  @Test(
    "Actions stand in the order of their places, whatever the order of the words, and have the roles of them")
  func actions() throws {
    let request = try card("T", "M", "--tertiary", "Never", "--secondary", "later=Later", "--primary", "Now")
    #expect(request.message == .text(bytes("M")))
    #expect(
      request.actions == [
        Action("Now", role: .default), Action(id: "later", "Later", role: .cancel),
        Action("Never", role: .cancel),
      ])
    #expect(request.card?.prominences == [.filled, .translucent, .plain])
  }

  @Test("A role may be given before and after its action, and stays when that is given again")
  func roles() throws {
    let expected = [Action("B", role: .destructive)]
    #expect(try card("T", "--primary-role", "destructive", "--primary", "B").actions == expected)
    #expect(
      try card("T", "--primary", "A", "--primary-role", "destructive", "--primary", "B").actions == expected)
  }

  @Test("An ID may be the word of the role that its action has in the end")
  func reserved() throws {
    let actions = try card("T", "--secondary", "default=Yes", "--secondary-role", "default").actions
    #expect(actions == [Action(id: "default", "Yes", role: .default)])
    #expect(fault(["card", "T", "--primary", "default=Yes", "--primary-role", "cancel"])?.status == .usage)
  }

  @Test("A card without a primary action has only the others")
  func withoutPrimary() throws {
    let request = try card("T", "--tertiary", "Never")
    #expect(request.actions == [Action("Never", role: .cancel)])
    #expect(request.card?.prominences == [.plain])
  }

  @Test("Only the primary action runs a command, unless another is expected")
  func command() throws {
    let request = try card("T", "--primary", "P", "--secondary", "s=S", "--", "rm", "--close")
    #expect(request.asking.command == [bytes("rm"), bytes("--close")])
    #expect(request.card?.hasClose == false)
    #expect(try card("T", "--secondary", "s=S", "--expect", "s", "--", "x").asking.expect == .id("s"))
  }

  @Test("Message or content reads standard input, not both")
  func standardInput() throws {
    #expect(try card("T", "--content", "-").card?.content == .standardInput)
    #expect(try card("T", "--content=-", "--content", "f").card?.content == .file(bytes("f")))
    #expect(try card("T", "--message", "-", "--content", "f").message == .standardInput)
    #expect(fault(["card", "T", "--content", "-", "-"])?.status == .usage)
  }

  @Test("Kind, position, anchor and backdrop imply the whole screen; nothing else does")
  func screen() throws {
    for words in [["--kind=center"], ["--position=top"], ["--anchor=1,1"], ["--backdrop=none"]] {
      #expect(try dialog(.card, ["T"] + words).popup.impliesScreen)
    }
    let others = [
      "--no-dim", "--transition=slide", "--dismiss-on-tap", "--style=glass", "--backdrop-opacity=1",
    ]
    #expect(try dialog(.card, ["T"] + others).popup.impliesScreen == false)
  }

  @Test(
    "A given backdrop wins; otherwise what stands in the middle or at the bottom dims",
    arguments: [
      ([], .dim), (["--no-dim"], .none), (["--backdrop=blur", "--no-dim"], .blur), (["--kind=sheet"], .dim),
      (["--kind=toast"], .none), (["--kind=floater"], .none), (["--anchor=1,1"], .none),
      (["--kind=toast", "--backdrop=dim"], .dim),
    ] as [([String], Backdrop)])
  func backdrop(words: [String], backdrop: Backdrop) throws {
    #expect(try dialog(.card, ["T"] + words).popup.resolvedBackdrop == backdrop)
  }

  @Test("Preview draws a card of that size")
  func preview() throws {
    let expected = try card("T", "--primary", "OK")
    #expect(
      try parse(["preview", "80x24", "card", "T", "--primary", "OK"])
        == .preview(Size(columns: 80, rows: 24), expected))
  }
}
