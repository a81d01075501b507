import Testing

@testable import DialogCommand

/// Faults of sheets, and the words for them.
private let faults: [(words: [String], message: String)] = [
  // One content
  (["--choice", "A", "--input", "B"], "a sheet has one content, not 'choices' and 'fields'"),
  (["--text", "f", "--progress", "-"], "a sheet has one content, not '--text' and '--progress'"),
  (
    ["--choices", "-", "--text", "-", "--run", "--", "x"],
    "a sheet has one content, not 'choices', '--text' and '--run'"
  ),
  // Options of other contents
  (["--multiple"], "option '--multiple' needs '--choice'"),
  (["--input", "A", "--filter"], "option '--filter' needs '--choice'"),
  (["--no-filter"], "option '--no-filter' needs '--choice'"),
  (["--min", "1"], "option '--min' needs '--choice'"),
  (["--max", "1"], "option '--max' needs '--choice'"),
  (["--selected", "A"], "option '--selected' needs '--choice'"),
  (["--input", "A", "--null"], "option '--null' needs '--choice'"),
  (["--choice", "A", "--no-wrap"], "option '--no-wrap' needs '--text'"),
  (["--follow"], "option '--follow' needs '--text'"),
  (["--ansi"], "option '--ansi' needs '--text'"),
  (["--text", "f", "--auto-close"], "option '--auto-close' needs '--progress' or '--run'"),
  (["--primary", "A"], "unknown option '--primary' (did you mean '--default'?)"),
  (["--secondary", "A"], "unknown option '--secondary' (did you mean '--cancel'?)"),
  (["--content", "f"], "unknown option '--content' (did you mean '--text'?)"),
  (["--auto-dismiss", "2"], "unknown option '--auto-dismiss' (did you mean '--timeout'?)"),
  (["--icon", "trash"], "unknown option '--icon' (it is an option of 'card' and 'toast')"),
  // What belongs to something before
  (["--hint", "x"], "option '--hint' has no choice before it"),
  (["--separator", "S", "--hint", "x"], "option '--hint' has no choice before it"),
  (["--value", "x"], "option '--value' has no field before it (such as '--input')"),
  (["--placeholder", "x"], "option '--placeholder' has no field before it (such as '--input')"),
  (["--required"], "option '--required' has no field before it (such as '--input')"),
  (["--range", "1..2"], "option '--range' has no field before it (such as '--input')"),
  (["--pattern", "x"], "option '--pattern' has no field before it (such as '--input')"),
  (["--confirm-secret"], "option '--confirm-secret' has no field before it (such as '--input')"),
  (["--input", "A", "--range", "1..2"], "option '--range' needs a '--number' before it"),
  (["--input", "A", "--confirm-secret"], "option '--confirm-secret' needs a '--secret' before it"),
  (["--number", "A", "--pattern", "x"], "option '--pattern' needs an '--input' or a '--secret' before it"),
  (
    ["--toggle", "A", "--placeholder", "x"],
    "option '--placeholder' needs an '--input', a '--secret' or a '--number' before it"
  ),
  // Labels and values
  (["--choice", ""], "option '--choice' needs a label that is not empty"),
  (["--choice", "a="], "option '--choice' needs a label that is not empty, not 'a='"),
  (["--disabled-choice", " "], "option '--disabled-choice' needs a text that is not empty"),
  (["--input", "a="], "option '--input' needs a label that is not empty, not 'a='"),
  (["--choices", ""], "option '--choices' needs a text that is not empty"),
  (["--select", "Size"], "option '--select' needs words after '=', such as 'Size=small|large', not 'Size'"),
  (["--select", "=a"], "option '--select' needs words after '=', such as 'Size=small|large', not '=a'"),
  (["--select", "Size="], "option '--select' has an empty word in 'Size='"),
  (["--select", "Size=a||b"], "option '--select' has an empty word in 'Size=a||b'"),
  (["--select", "Size=a|b|a"], "option '--select' has the word 'a' twice"),
  (
    ["--toggle", "A", "--value", "yes"],
    "option '--value' needs 'true' or 'false' for a switch, not 'yes'"
  ),
  (["--select", "S=a|b", "--value", "c"], "option '--value' needs 'a' or 'b', not 'c'"),
  (["--number", "N", "--value", "x"], "option '--value' needs a number for 'N', not 'x'"),
  (
    ["--number", "N", "--value", "11", "--range", "1..10"],
    "option '--value' is '11' for 'N', which is outside its '--range'"
  ),
  (
    ["--number", "N", "--range", "2..1"],
    "option '--range' needs bounds such as '1..10', '1..' or '..10', not '2..1'"
  ),
  (["--input", "A", "--pattern", ""], "option '--pattern' needs a text that is not empty"),
  (
    ["--input", "A", "--pattern", "[a"],
    "option '--pattern' needs a glob or a length such as '3..20', not '[a'"
  ),
  (["--input", "A", "--input", "A"], "two fields have the name 'A' (give each its own ID)"),
  (["--input", "a=A", "--toggle", "a=B"], "two fields have the name 'a' (give each its own ID)"),
  (["--input", "a=A", "--toggle", "a"], "two fields have the name 'a' (give each its own ID)"),
  // Numbers of choices
  (["--disabled-choice", "A"], "no choices (give some with '--choice' or '--choices')"),
  (["--separator", "A"], "no choices (give some with '--choice' or '--choices')"),
  (["--choice", "A", "--min", "1"], "option '--min' needs '--multiple'"),
  (["--choice", "A", "--max", "1"], "option '--max' needs '--multiple'"),
  (["--choice", "A", "--multiple", "--min", "2"], "option '--min' is 2, but there is 1 choice"),
  (
    ["--choice", "A", "--choice", "B", "--disabled-choice", "C", "--multiple", "--min", "3"],
    "option '--min' is 3, but there are 2 choices"
  ),
  (
    ["--choice", "A", "--multiple", "--min", "2", "--max", "1"],
    "option '--min' is 2, more than the 1 of '--max'"
  ),
  (
    ["--choice", "A", "--multiple", "--max", "0"],
    "option '--max' needs a whole number from 1 to 1000000, not '0'"
  ),
  (
    ["--choice", "A", "--multiple", "--min", "x"],
    "option '--min' needs a whole number from 0 to 1000000, not 'x'"
  ),
  // What is selected
  (["--choice", "a=A", "--selected", "A"], "option '--selected' names no choice: 'A'"),
  (
    ["--choice", "A", "--destructive-choice", "d=D", "--selected", "d"],
    "option '--selected' cannot name the destructive choice 'd'"
  ),
  (
    ["--choice", "A", "--disabled-choice", "B", "--selected", "B"],
    "option '--selected' cannot name the disabled choice 'B'"
  ),
  (
    ["--choice", "A", "--choice", "B", "--selected", "A", "--selected", "B"],
    "option '--selected' names several choices, which needs '--multiple'"
  ),
  (
    ["--choice", "A", "--choice", "B", "--multiple", "--max", "1", "--selected", "A", "--selected", "B"],
    "option '--selected' names 2 choices, over the 1 of '--max'"
  ),
  // Standard input and commands
  (
    ["--message", "-", "--choices", "-"],
    "standard input cannot be the message and the content (give one of them otherwise)"
  ),
  (
    ["--message", "-", "--text", "-"],
    "standard input cannot be the message and the content (give one of them otherwise)"
  ),
  (
    ["--message", "-", "--progress", "-"],
    "standard input cannot be the message and the content (give one of them otherwise)"
  ),
  (["--progress", "f"], "option '--progress' reads standard input alone: write '-', not 'f'"),
  (["--run"], "option '--run' needs a command after '--'"),
  (["--run", "--"], "nothing follows '--' (expected a command to run)"),
  (["--run", "x"], "option '--run' needs a command after '--'"),
  (
    ["--choice", "A", "--default", "B", "--default", "C", "--", "x"],
    "2 actions could run the command after '--' (name one with '--expect')"
  ),
  // Answers and guards
  (
    ["--choice", "A", "--expect", "destructive"],
    "option '--expect' names no action: 'destructive' (expected 'default' or 'cancel')"
  ),
  (
    ["--choice", "a=A", "--expect", "a"],
    "option '--expect' names no action: 'a' (expected 'default' or 'cancel')"
  ),
  (
    ["--choice", "A", "--type", "x"],
    "option '--type' needs a destructive action (add one with '--destructive' or '--destructive-choice')"
  ),
  (
    ["--choice", "A", "--default", "cancel=A"],
    "'cancel' is reserved and cannot be the ID of a default action"
  ),
  (
    ["--destructive", "D", "--unattended", "accept"],
    "option '--unattended accept' needs an action with the role 'default'"
  ),
  (
    ["--progress", "-", "--unattended", "accept"],
    "option '--unattended accept' needs an action with the role 'default'"
  ),
  (
    ["--input", "A", "--default", "B", "--default", "C", "--unattended", "accept"],
    "option '--unattended' must name one action, but there are 2 with the role 'default' (name an ID)"
  ),
  (
    ["--input", "First name", "--print", "shell"],
    "'First name' is no name of a shell variable, as '--print shell' needs "
      + "(give the field an ID of letters, digits and '_')"
  ),
  (
    ["--input", "1=A", "--print", "shell"],
    "'1' is no name of a shell variable, as '--print shell' needs "
      + "(give the field an ID of letters, digits and '_')"
  ),
  (
    ["--print", "xml"],
    "option '--print' needs 'values', 'shell', 'json', 'role', 'id', 'label', 'index' or 'none', not 'xml'"
  ),
  // Forms of a sheet
  (["--style", "arrow"], "option '--style arrow' needs '--anchor', which only 'card' has"),
]

@Suite("Errors of sheets")
struct SheetErrorTests {
  @Test("Each fault has its own words and is a usage error", arguments: faults)
  func messages(words: [String], message: String) throws {
    let error = try #require(fault(["sheet", "T"] + words))
    #expect(error.message == message)
    #expect(error.status == .usage)
    #expect(error.hint == "Try 'dfdialog sheet --help'.")
  }

  @Test(
    "What is no height is refused",
    arguments: ["", "small", "FULL", "40", "9%", "101%", "%", "-5%", "4.5%", "9999999999%", "40%%"])
  func noHeights(word: String) {
    #expect(
      fault(["sheet", "T", "--detent", word])?.message
        == "option '--detent' needs 'medium', 'large', 'full' or a percentage from 10% to 100%, not '\(word)'"
    )
  }

  @Test("A list is refused for its number only when all of it is known")
  func sources() {
    #expect(fault(["sheet", "T", "--separator", "S", "--choices", "f"]) == nil)
    #expect(
      fault(["sheet", "T", "--destructive-choice", "D", "--choices", "f", "--selected", "D"])?.message
        == "option '--selected' cannot name the destructive choice 'D'")
  }
}
