import Dialogs
import Testing
import TextScreen

/// A toast on the desktop.
@Suite struct DesktopNotificationTests {
  private static func notification(_ text: String, title: String = "", _ severity: Severity = .info)
    -> DesktopNotification
  {
    var message = ToastMessage(text: Samples.bytes(text))
    message.title = Samples.bytes(title)
    message.severity = severity
    return DesktopNotification(message)
  }

  private static func words(_ notification: DesktopNotification, _ tool: DesktopNotification.Tool) -> [String]
  {
    notification.command(tool).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("A program gets the text as words of its own, without markup and escapes")
  func commands() {
    let notification = Self.notification(#"<b>a\n & b"#, title: "--help", .error)
    #expect(
      Self.words(notification, .notifySend) == [
        "notify-send", "-a", "dfdialog", "-u", "critical", "--", "--help", #"&lt;b&gt;a\\n &amp; b"#,
      ])
    #expect(Self.words(notification, .osascript).suffix(3) == ["--", "--help", #"<b>a\n & b"#])
    #expect(Self.words(Self.notification("x"), .notifySend).suffix(2) == ["dfdialog: info", "x"])
  }

  @Test(
    "A terminal gets what it knows, by its name",
    arguments: [
      (["KITTY_WINDOW_ID": "1"], "␛]99;i=dfdialog:d=0;T;x␛\\␛]99;i=dfdialog:p=body;4;done ␛\\"),
      (["TERM": "foot"], "␛]99;i=dfdialog:d=0;T;x␛\\␛]99;i=dfdialog:p=body;4;done ␛\\"),
      (["TERM_PROGRAM": "iTerm.app"], "␛]9;dfdialog: 4;done ␛\\"),
      (["TERM_PROGRAM": "WezTerm"], "␛]777;notify;T,x;4;done ␛\\"),
      (["TERM": "rxvt-unicode-256color"], "␛]777;notify;T,x;4;done ␛\\"),
      (["TERM_PROGRAM": "WezTerm", "TMUX": "/x"], "␛Ptmux;␛␛]777;notify;T,x;4;done ␛␛\\␛\\"),
      (["TERM": "xterm-256color"], ""), (["TERM_PROGRAM": "WezTerm", "STY": "1"], ""),
      (["TERM_PROGRAM": "WezTerm", "ZELLIJ": "0"], ""),
    ])
  func terminals(_ environment: [String: String], _ sequence: String) {
    let bytes = Self.notification("4;done\u{7}", title: "T;x").bytes { environment[$0] }
    let shown = String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "␛")
    #expect(shown == sequence.replacing("done ", with: "done␇"))
  }
}
