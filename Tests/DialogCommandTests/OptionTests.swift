import Dialogs
import Testing
import TextScreen

@testable import DialogCommand

/// Every option of every subcommand that asks.
private let cases = Subcommand.asking.flatMap { subcommand in
  optionCases.filter { $0.of.contains(subcommand) }.map { (subcommand, $0) }
}

@Suite("Options of alert, card and sheet")
struct OptionTests {
  private static let title = ["--title", "T"]

  @Test("Every option is tested here", arguments: Subcommand.asking)
  func complete(subcommand: Subcommand) {
    let names = cases.filter { $0.0 == subcommand }.map(\.1.name)
    // What `--run` needs stands behind all options; see the tests of sheets.
    let expected = OptionTable.options(of: subcommand).map(\.name).filter { $0 != "run" }
    #expect(names + ["help"] == expected)
  }

  @Test("Without options nothing is set")
  func defaults() throws {
    #expect(try alert("T") == DialogRequest(title: bytes("T")))
    var expected = DialogRequest(title: bytes("T"))
    expected.card = CardRequest()
    #expect(try card("T") == expected)
    #expect(try sheet("T") == DialogRequest.sheet())
  }

  @Test("An option changes what it names, with its value after it or after =", arguments: cases)
  func forms(subcommand: Subcommand, option: OptionCase) throws {
    let expected = option.request(of: subcommand)
    let name = "--\(option.name)"
    let start = Self.title + option.words(of: subcommand)
    guard let value = option.value else {
      #expect(try dialog(subcommand, start + [name]) == expected)
      #expect(try dialog(subcommand, start + [name, name]) == expected)
      #expect(
        fault([subcommand.rawValue] + start + ["\(name)=x"])?.message
          == "option '\(name)' takes no value, but was given 'x'")
      return
    }
    #expect(try dialog(subcommand, start + [name, value]) == expected)
    #expect(try dialog(subcommand, start + ["\(name)=\(value)"]) == expected)
    if let other = option.other {
      #expect(try dialog(subcommand, start + [name, other, name, value]) == expected)
    }
    let placeholder = try #require(OptionTable.option(option.name.utf8, of: subcommand)?.value?.placeholder)
    #expect(
      fault([subcommand.rawValue] + start + [name])?.message
        == "option '\(name)' needs a value (\(placeholder))")
  }

  @Test("A misspelt option is refused with its right name", arguments: cases)
  func misspelt(subcommand: Subcommand, option: OptionCase) throws {
    let shorter = option.name.dropLast()
    let isOther = OptionTable.option(shorter.utf8, of: subcommand) != nil
    let wrong = isOther ? "--\(option.name)x" : "--\(shorter)"
    let error = try #require(fault([subcommand.rawValue, "T", wrong, "x"]))
    #expect(error.message == "unknown option '\(wrong)' (did you mean '--\(option.name)'?)")
    #expect(error.hint == "Try 'dfdialog \(subcommand.rawValue) --help'.")
    #expect(error.status == .usage)
  }

  @Test("An option of another subcommand is refused, and what is in its place there is named")
  func misplaced() throws {
    for option in OptionTable.all {
      for subcommand in Subcommand.drawing
      where OptionTable.option(option.name.utf8, of: subcommand) == nil {
        let message = try #require(fault([subcommand.rawValue, "T", "--\(option.name)", "x"])?.message)
        guard option.section != .information else {
          #expect(message == "option '--\(option.name)' must stand alone")
          continue
        }
        let namesakes = OptionTable.all.filter { $0.name == option.name }
        if let counterpart = namesakes.compactMap({ $0.counterparts[subcommand] }).first {
          #expect(message == "unknown option '--\(option.name)' (did you mean '\(counterpart)'?)")
          let name = counterpart.split(separator: " ")[0].dropFirst(2)
          #expect(OptionTable.option(name.utf8, of: subcommand) != nil)
        } else {
          let takers = Subcommand.allCases.filter { taker in
            namesakes.contains { $0.subcommands.contains(taker) }
          }
          let owners = listed(takers.map(\.rawValue), "and")
          #expect(message == "unknown option '--\(option.name)' (it is an option of \(owners))")
        }
      }
    }
  }

  @Test("Of --mouse and --no-mouse, and of --ascii and --no-ascii, the later one wins")
  func opposites() throws {
    #expect(try alert("T", "--mouse", "--no-mouse").asking.mouse == false)
    #expect(try alert("T", "--no-mouse", "--mouse").asking.mouse == true)
    #expect(try alert("T", "--ascii", "--no-ascii").looks.ascii == false)
    #expect(try alert("T", "--no-ascii", "--ascii").looks.ascii == true)
  }

  @Test("The later of a pair of options wins, and a single transition over the one for both")
  func laterPopupOptions() throws {
    #expect(try alert("T", "--motion", "--no-motion").looks.moves == false)
    #expect(try alert("T", "--no-motion", "--motion").looks.moves == true)
    let popup = try alert("T", "--transition", "slide", "--transition-in", "fade").popup
    #expect(popup.entrance == .fade && popup.exit == .slide)
    #expect(try card("T", "--timeout", "1", "--auto-dismiss", "2").asking.timeout == .seconds(2))
  }

  @Test("Every word of an enumeration of popups and cards is taken, and its error lists them all")
  func popupEnumerations() throws {
    for word in PopupKind.words { #expect(try card("T", "--kind", word).popup.kind?.rawValue == word) }
    for word in PopupPosition.words {
      #expect(try card("T", "--position", word).popup.position?.rawValue == word)
    }
    for word in Backdrop.words { #expect(try card("T", "--backdrop", word).popup.backdrop?.rawValue == word) }
    for word in PopupTransition.words {
      #expect(try card("T", "--transition", word).popup.entrance.rawValue == word)
      #expect(try card("T", "--transition-in", word).popup.entrance.rawValue == word)
      #expect(try card("T", "--transition-out", word).popup.exit.rawValue == word)
    }
    for word in StyleChoice.words {
      #expect(try card("T", "--anchor", "1,1", "--style", word).looks.style?.rawValue == word)
    }
    for word in PopupCard.Alignment.words {
      #expect(try card("T", "--align", word).card?.alignment.rawValue == word)
    }
    for radius in CornerRadius.allCases {
      #expect(try card("T", "--corner-radius", "\(radius.rawValue)").looks.cornerRadius == radius)
    }
    for option in OptionTable.options(of: .card) {
      guard case .words(let words) = option.value?.completion, option.name != "icon",
        !["focus", "expect", "on-timeout", "unattended"].contains(option.name)
      else { continue }
      for wrong in ["", "x", "CENTER", "center "] {
        let message = "option '--\(option.name)' needs \(listed(words)), not '\(wrong)'"
        #expect(fault(["card", "T", "--\(option.name)", wrong])?.message == message)
      }
    }
  }

  @Test(
    "A position has two spellings",
    arguments: [
      ("topLeading", PopupPosition.topLeading), ("top", .top), ("topTrailing", .topTrailing),
      ("leading", .leading), ("center", .center), ("trailing", .trailing), ("bottomLeading", .bottomLeading),
      ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
    ])
  func positions(word: String, position: PopupPosition) throws {
    #expect(try alert("T", "--position", word).popup.position == position)
    #expect(try alert("T", "--position", position.rawValue).popup.position == position)
  }

  @Test("Every icon has a name that is taken, and so is any one character")
  func icons() throws {
    #expect(Icon.names.count > 35)
    for name in Icon.names { #expect(try card("T", "--icon", name).card?.icon == Icon.named(name)) }
    #expect(try card("T", "--icon", "trash.fill").card?.icon == Icon.named("trash"))
    for sign in ["x", "é", "日", "👩‍🚒", "-", "="] {
      #expect(try card("T", "--icon", sign).card?.icon == Icon(grapheme: sign))
    }
  }

  @Test(
    "Fractions of one",
    arguments: [("0", 0), ("1", 1), ("0.35", 0.35), ("1.0", 1), ("0.000001", 0.000_001), ("00.5", 0.5)])
  func fractions(word: String, fraction: Double) throws {
    #expect(try alert("T", "--backdrop-opacity", word).looks.backdropOpacity == fraction)
  }

  @Test(
    "What is no fraction of one is refused",
    arguments: ["", " ", "-0", "1.1", "1.000001", "2", ".5", "5.", "0,5", "0.5.5", "1e-1", "35%", "nan"])
  func noFractions(word: String) {
    #expect(
      fault(["alert", "T", "--backdrop-opacity", word])?.message
        == "option '--backdrop-opacity' needs a number from 0 to 1 such as '0.35', not '\(word)'")
  }

  @Test("An anchor is a row and a column, counted from 1")
  func anchors() throws {
    #expect(try card("T", "--anchor", "1,1").popup.anchor == Point(column: 0, row: 0))
    #expect(try card("T", "--anchor", "1000,999").popup.anchor == Point(column: 998, row: 999))
    for word in ["", ",", "1", "1,", ",1", "0,1", "1,0", "1001,1", "1,1001", "1,2,3", "1, 2", "-1,2", "1x2"] {
      #expect(
        fault(["card", "T", "--anchor", word])?.message
          == "option '--anchor' needs ROW,COLUMN such as '5,20', each from 1 to 1000, not '\(word)'")
    }
  }

  @Test("An animation is short, or none")
  func animations() throws {
    for (word, milliseconds) in [("0", 0), ("1ms", 1), ("150ms", 150), ("0.15", 150), ("0.1s", 100)] {
      #expect(try alert("T", "--animation", word).looks.animation == .milliseconds(milliseconds))
    }
    for word in ["151ms", "0.150001", "1", "1m"] {
      #expect(
        fault(["alert", "T", "--animation", word])?.message
          == "option '--animation' needs a duration of at most 150ms, not '\(word)'")
    }
    for word in ["0ms", "0.0"] {
      #expect(
        fault(["alert", "T", "--animation", word])?.message
          == "option '--animation' needs a duration of more than nothing, not '\(word)'")
    }
    #expect(fault(["alert", "T", "--animation", "fast"])?.status == .usage)
  }

  @Test("Every word of an enumeration is taken, and nothing else")
  func enumerations() throws {
    for word in Severity.words { #expect(try alert("T", "--severity", word).severity?.rawValue == word) }
    for word in PrintForm.words { #expect(try alert("T", "--print", word).asking.print?.rawValue == word) }
    for word in ColorChoice.words { #expect(try alert("T", "--color", word).looks.color?.rawValue == word) }
    for word in ThemeName.words { #expect(try alert("T", "--theme", word).looks.theme?.rawValue == word) }
    for word in AppearanceChoice.words {
      #expect(try alert("T", "--appearance", word).looks.appearance?.rawValue == word)
    }
    for name in ["severity", "print", "color", "theme", "appearance"] {
      for word in ["", "AUTO", "auto ", "x"] {
        #expect(fault(["alert", "T", "--\(name)", word])?.status == .usage)
      }
    }
  }

  @Test(
    "Durations",
    arguments: [
      ("2", 2_000_000), ("2.5", 2_500_000), ("500ms", 500_000), ("5s", 5_000_000), ("1m", 60_000_000),
      ("0.5", 500_000), ("1.5m", 90_000_000), ("0.5ms", 500), ("0.000001", 1), ("007", 7_000_000),
      ("86400", 86_400_000_000), ("1440m", 86_400_000_000), ("86400000ms", 86_400_000_000),
    ])
  func durations(word: String, microseconds: Int) throws {
    #expect(try alert("T", "--timeout", word).asking.timeout == .microseconds(microseconds))
  }

  @Test(
    "What is no duration is refused",
    arguments: [
      "", " ", "s", "ms", ".", ".5", "5.", "2.5.5", "-1", "+1", " 1", "1 ", "1e3", "0x5", "1_0", "5h", "5S",
      "5sec",
      "5 s", "inf", "nan", "٣", "0.0000001", "1,5", "--help",
    ])
  func malformed(word: String) throws {
    #expect(
      fault(["alert", "T", "--timeout", word])?.message
        == "option '--timeout' needs a duration such as '2', '2.5', '500ms', '5s' or '1m', not '\(word)'")
  }

  @Test("No time at all is refused", arguments: ["0", "0.0", "000", "0ms", "0m", "0.0001ms"])
  func noTime(word: String) throws {
    #expect(
      fault(["alert", "T", "--timeout", word])?.message
        == "option '--timeout' needs a duration of more than nothing, not '\(word)'")
  }

  @Test(
    "More than a day is refused, however much it is",
    arguments: [
      "86401", "86400.000001", "1441m", "86400001ms", "999999999m", "9999999999", "9223372036854775807m",
      "99999999999999999999999999999999",
    ])
  func tooLong(word: String) throws {
    #expect(
      fault(["alert", "T", "--timeout", word])?.message
        == "option '--timeout' needs a duration of at most a day, not '\(word)'")
  }

  @Test(
    "Numbers keep to their range",
    arguments: ["", "-1", "+5", "5.0", "0x20", "19", "201", "9999999999999999999"])
  func numbers(word: String) throws {
    #expect(
      fault(["alert", "T", "--max-width", word])?.message
        == "option '--max-width' needs a whole number from 20 to 200, not '\(word)'")
    #expect(fault(["alert", "T", "--padding", word])?.status == .usage)
  }
}
