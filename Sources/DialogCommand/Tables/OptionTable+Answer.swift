import Dialogs
import TextScreen

// The options of how a dialog is answered, and where it stands.

extension OptionTable {
  /// Answers, the terminal and popups, in the order in which documents list them.
  static let answers: [OptionSpec] = [
    // Answer
    OptionSpec(
      "expect", .words("ROLE|ID", ActionRole.words), in: .answer,
      summary: "Exit 0 if and only if this is chosen",
      discussion: """
        Any other choice is status 1, and nothing is printed unless `--print` is given. With `--` it names the \
        action that runs the command.
        """
    ) { request, value throws(CommandError) in
      request.asking.expect = try value.reference()
    },
    OptionSpec(
      "print", .oneOf(PrintForm.words), of: [.alert, .card], in: .answer,
      summary: "What standard output says of the choice",
      discussion: """
        Otherwise the ID of the action, or its role where it has none. `index` counts from 1. On a terminal a label \
        is made safe; a pipe or a file gets it byte for byte.
        """
    ) { request, value throws(CommandError) in
      request.asking.print = try value.choice(PrintForm.self)
    },
    OptionSpec(
      "timeout", .text("DURATION"), in: .answer,
      summary: "Give up after that long (exit status 124)",
      discussion: "The countdown is visible, and stands still while dfdialog is suspended."
    ) { request, value throws(CommandError) in
      request.asking.timeout = try value.duration()
    },
    OptionSpec(
      "on-timeout", .words("ROLE|ID", ["default", "cancel"]), in: .answer,
      summary: "Choose this when `--timeout` has passed",
      discussion: "Never a destructive action, and no role that several actions have."
    ) { request, value throws(CommandError) in
      request.asking.onTimeout = try value.reference()
    },
    OptionSpec(
      "auto-dismiss", .text("DURATION"), of: [.card], in: .answer,
      summary: "As `--timeout`: go away after that long (exit status 124)",
      counterparts: [.alert: "--timeout", .sheet: "--timeout"]
    ) { request, value throws(CommandError) in
      request.asking.timeout = try value.duration()
    },
    OptionSpec(
      "unattended", .words("ROLE|ID[=TYPED]", ActionRole.words), in: .answer,
      summary: "The answer where there is no terminal to ask on",
      discussion: """
        Without it nothing is chosen there, and the exit status is 69. A sheet takes `accept` too, if what it holds at \
        first can be accepted. A destructive \
        answer is not taken while a usable terminal exists, and with `--type` it needs that text after `=`.
        """
    ) { request, value throws(CommandError) in
      request.asking.unattended = try value.unattended()
    },
    OptionSpec(
      "log", .file("FILE"), in: .answer,
      summary: "Append the outcome to a file, as one line of JSON",
      discussion: """
        Who answered what, when and how; never what was typed. An answer that could not be written has a second \
        line, `output-error`. A new file has mode 0600.
        """
    ) { request, value throws(CommandError) in
      request.asking.log = try value.text()
    },

    // Terminal
    OptionSpec(
      "accessible", in: .terminal,
      summary: "Ask line by line, for screen readers",
      discussion: "Plain text without cursor movement and colour, and a numbered choice."
    ) { request, _ in request.asking.accessible = true },
    OptionSpec(
      "screen", in: .terminal,
      summary: "Draw on the whole screen instead of below the cursor"
    ) { request, _ in request.asking.screen = true },
    OptionSpec(
      "mouse", in: .terminal,
      summary: "Take clicks and the wheel",
      discussion:
        "On the whole screen they are taken anyway. A click on a destructive action only moves the focus."
    ) { request, _ in request.asking.mouse = true },
    OptionSpec(
      "no-mouse", in: .terminal,
      summary: "Leave the mouse to the terminal"
    ) { request, _ in request.asking.mouse = false },
    OptionSpec(
      "no-keys", in: .terminal,
      summary: "Hide the line that names the keys"
    ) { request, _ in request.asking.showsKeys = false },
    OptionSpec(
      "no-record", in: .terminal,
      summary: "Leave no line that says what was chosen"
    ) { request, _ in request.asking.leavesRecord = false },
    OptionSpec(
      "no-wait", in: .terminal,
      summary: "Exit 69 at once while another dialog has the terminal",
      discussion: "Otherwise it waits for up to 30 s."
    ) { request, _ in request.asking.waits = false },

    // Popup
    OptionSpec(
      "kind", .oneOf(PopupKind.words), in: .popup,
      summary: "The form; on the whole screen",
      discussion: """
        `center` is a card, `toast` a bar at the edge, `floater` a card that stands off the edges, `sheet` as wide \
        as the screen and at its bottom.
        """
    ) { request, value throws(CommandError) in
      request.popup.kind = try value.choice(PopupKind.self)
    },
    OptionSpec(
      "position", .words("PLACE", PopupPosition.words), of: Subcommand.drawing, in: .popup,
      summary: "The place: \(PopupPosition.words.joined(separator: ", ")); on the whole screen",
      discussion: "`topLeading` and so on are read as well. A sheet always rests at the bottom."
    ) { request, value throws(CommandError) in
      request.popup.position = try value.position()
    },
    OptionSpec(
      "anchor", .text("ROW,COLUMN"), of: [.card, .toast], in: .popup,
      summary: "Stand beside this cell, counted from 1; on the whole screen",
      discussion:
        "Above or below it, wherever there is more room, and never over it; a toast only with `--wait` or `--action`."
    ) { request, value throws(CommandError) in
      request.popup.anchor = try value.anchor()
    },
    OptionSpec(
      "backdrop", .oneOf(Backdrop.words), in: .popup,
      summary: "What becomes of the screen behind; on the whole screen",
      discussion: """
        In tmux, kitty and WezTerm what stood there is seen, dimmed or blurred; elsewhere a plain ground. Otherwise \
        `dim` for the kinds `center` and `sheet`, `none` for the others.
        """
    ) { request, value throws(CommandError) in
      request.popup.backdrop = try value.choice(Backdrop.self)
    },
    OptionSpec(
      "no-dim", in: .popup,
      summary: "As `--backdrop none`, but leaves it open whether the whole screen is used"
    ) { request, _ in request.popup.dims = false },
    OptionSpec(
      "transition", .oneOf(PopupTransition.words), in: .popup,
      summary: "How it comes and goes on the whole screen"
    ) { request, value throws(CommandError) in
      let transition = try value.choice(PopupTransition.self)
      request.popup.entrance = transition
      request.popup.exit = transition
    },
    OptionSpec(
      "transition-in", .oneOf(PopupTransition.words), in: .popup,
      summary: "How it comes"
    ) { request, value throws(CommandError) in
      request.popup.entrance = try value.choice(PopupTransition.self)
    },
    OptionSpec(
      "transition-out", .oneOf(PopupTransition.words), in: .popup,
      summary: "How it goes"
    ) { request, value throws(CommandError) in
      request.popup.exit = try value.choice(PopupTransition.self)
    },
    OptionSpec(
      "dismiss-on-tap", in: .popup,
      summary: "A click inside, beside the buttons, is cancel"
    ) { request, _ in request.popup.dismissesOnTap = true },
    OptionSpec(
      "no-dismiss-outside", in: .popup,
      summary: "A click outside does nothing; otherwise it is cancel"
    ) { request, _ in request.popup.dismissesOnOutsideTap = false },
    OptionSpec(
      "dismiss-on-drag", in: .popup,
      summary: "Dragging it toward its edge is cancel; a sheet needs a longer pull"
    ) { request, _ in request.popup.dismissesOnDrag = true },
    OptionSpec(
      "no-grabber", of: [.card, .sheet], in: .popup,
      summary: "Leave out the handle of a sheet"
    ) { request, _ in request.popup.hasGrabber = false },
  ]
}
