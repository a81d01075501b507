import Testing

@testable import DialogCommand

/// Faults of cards and popups, and the words for them.
private let faults: [(words: [String], message: String)] = [
  (
    ["card"],
    "the title is missing (write it after 'card')"
  ),
  (
    ["card", "T", "--default", "A"],
    "unknown option '--default' (did you mean '--primary'?)"
  ),
  (
    ["card", "T", "--destructive", "A"],
    "unknown option '--destructive' (did you mean '--primary-role destructive'?)"
  ),
  (
    ["card", "T", "--cancel=A"],
    "unknown option '--cancel' (did you mean '--secondary'?)"
  ),
  (
    ["alert", "T", "--primary", "A"],
    "unknown option '--primary' (did you mean '--default'?)"
  ),
  (
    ["alert", "T", "--secondary", "A"],
    "unknown option '--secondary' (did you mean '--cancel'?)"
  ),
  (
    ["alert", "T", "--auto-dismiss", "2"],
    "unknown option '--auto-dismiss' (did you mean '--timeout'?)"
  ),
  (
    ["alert", "T", "--icon", "trash"],
    "unknown option '--icon' (it is an option of 'card' and 'toast')"
  ),
  (
    ["card", "T", "--primary", ""],
    "option '--primary' needs a label that is not empty"
  ),
  (
    ["card", "T", "--primary-role", "default"],
    "option '--primary-role' needs '--primary'"
  ),
  (
    ["card", "T", "--primary", "P", "--tertiary-role", "default"],
    "option '--tertiary-role' needs '--tertiary'"
  ),
  (
    ["card", "T", "--primary", "P", "--primary-role", "yes"],
    "option '--primary-role' needs 'default', 'cancel' or 'destructive', not 'yes'"
  ),
  (
    ["card", "T", "--primary", "a=A", "--secondary", "a=B"],
    "two actions have the ID 'a' (each needs its own)"
  ),
  (
    ["card", "T", "--primary", "A", "--tertiary", "A"],
    "two actions have the label 'A' (each needs its own)"
  ),
  (
    ["card", "T", "--primary", "Cancel", "--primary-role", "destructive"],
    "an action has the label 'Cancel', which the added cancel action has as well (give it another label)"
  ),
  (
    ["card", "T", "--primary", "2=A", "--secondary", "B"],
    "'2' is the number of 'B' and cannot be the ID of 'A'"
  ),
  (
    ["card", "T", "--secondary", "default=A"],
    "'default' is reserved and cannot be the ID of a cancel action"
  ),
  (
    ["card", "T", "--primary", "A", "--type", "x"],
    "option '--type' needs a destructive action (give one that role, as with '--primary-role destructive')"
  ),
  (
    ["card", "T", "--primary", "A", "--arm", "1"],
    "option '--arm' needs a destructive action (give one that role, as with '--primary-role destructive')"
  ),
  (
    ["card", "T", "--secondary", "Later", "--", "x"],
    "no action runs the command after '--' (add one that is not cancel)"
  ),
  (
    ["card", "T", "--message", "-", "--content", "-"],
    "standard input cannot be the message and the content (give one of them otherwise)"
  ),
  (
    ["card", "T", "--content", ""],
    "option '--content' needs a text that is not empty"
  ),
  (
    ["card", "T", "--media", ""],
    "option '--media' needs a text that is not empty"
  ),
  (
    ["card", "T", "--icon", "trsh"],
    "option '--icon' needs the name of an icon or one character, not 'trsh' (did you mean 'trash'?)"
  ),
  (
    ["card", "T", "--icon", "ab"],
    "option '--icon' needs the name of an icon or one character, not 'ab' ('dfdialog help icons' lists the names)"
  ),
  (
    ["card", "T", "--icon", " "],
    "option '--icon' needs the name of an icon or one character, not ' ' ('dfdialog help icons' lists the names)"
  ),
  (
    ["card", "T", "--align", "right"],
    "option '--align' needs 'center' or 'leading', not 'right'"
  ),
  (
    ["alert", "T", "--kind", "popup"],
    "option '--kind' needs 'center', 'toast', 'floater' or 'sheet', not 'popup'"
  ),
  (
    ["alert", "T", "--position", "left"],
    "option '--position' needs 'top-leading', 'top', 'top-trailing', 'leading', 'center', 'trailing', "
      + "'bottom-leading', 'bottom' or 'bottom-trailing', not 'left'"
  ),
  (
    ["alert", "T", "--transition-in", "zoom"],
    "option '--transition-in' needs 'automatic', 'slide', 'scale', 'fade' or 'none', not 'zoom'"
  ),
  (
    ["alert", "T", "--backdrop", "black"],
    "option '--backdrop' needs 'none', 'dim' or 'blur', not 'black'"
  ),
  (
    ["alert", "T", "--style", "fancy"],
    "option '--style' needs 'standard', 'frosted', 'glass', 'accent', 'gradient', 'inverse', 'outlined', "
      + "'tinted', 'arrow' or 'compact', not 'fancy'"
  ),
  (
    ["card", "T", "--style", "arrow"],
    "option '--style arrow' needs '--anchor'"
  ),
  (
    ["card", "T", "--style", "compact"],
    "option '--style compact' needs '--anchor'"
  ),
  (
    ["alert", "T", "--style", "arrow"],
    "option '--style arrow' needs '--anchor', which only 'card' has"
  ),
  (
    ["card", "T", "--anchor", "5"],
    "option '--anchor' needs ROW,COLUMN such as '5,20', each from 1 to 1000, not '5'"
  ),
  (
    ["alert", "T", "--corner-radius", "3"],
    "option '--corner-radius' needs '0', '1' or '2', not '3'"
  ),
  (
    ["alert", "T", "--backdrop-opacity", "2"],
    "option '--backdrop-opacity' needs a number from 0 to 1 such as '0.35', not '2'"
  ),
  (
    ["alert", "T", "--animation", "1s"],
    "option '--animation' needs a duration of at most 150ms, not '1s'"
  ),
]

@Suite("Errors of cards and popups")
struct CardErrorTests {
  @Test("Each fault has its own words and is a usage error", arguments: faults)
  func messages(words: [String], message: String) throws {
    let error = try #require(fault(words))
    #expect(error.message == message)
    #expect(error.status == .usage)
    #expect(error.hint == "Try 'dfdialog \(words[0]) --help'.")
  }
}
