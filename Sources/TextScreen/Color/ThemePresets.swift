// On dark surfaces the focus is a bright ground with dark text: white on a darker ground cannot have both 4.5:1
// for its text and 3:1 against buttons that are themselves lighter than the surface.
extension Theme {
  /// The colours of a theme; nil for `terminal`, which has none of its own.
  public static func preset(_ name: ThemeName, _ appearance: Appearance) -> Theme? {
    switch appearance {
    case .dark: dark(name)
    case .light: light(name)
    }
  }

  private static func dark(_ name: ThemeName) -> Theme? {
    switch name {
    case .terminal: nil
    case .slate:
      dark(
        0x262A35, line: 0x454C5E, title: 0xF4F6FB, text: 0xBEC6D6, muted: 0x9AA3B8,
        accent: Fill(0x74AAFF, 0x08152B), button: Fill(0x3A4150, 0xE3E7F0), field: 0x191C24)
    case .ocean:
      dark(
        0x142B38, line: 0x2E5062, title: 0xEFF8FB, text: 0xB5CDD8, muted: 0x8FB0BF,
        accent: Fill(0x45CBDD, 0x04212A), button: Fill(0x25475A, 0xE0EEF4), field: 0x0C1E29)
    case .forest:
      dark(
        0x1F2D26, line: 0x3D5447, title: 0xF2F8F3, text: 0xBCCDC1, muted: 0x96AD9D,
        accent: Fill(0x72CF91, 0x06200F), button: Fill(0x33493C, 0xE2EEE5), field: 0x142019)
    case .rose:
      dark(
        0x33232B, line: 0x5B424E, title: 0xFCF3F6, text: 0xDCC3CD, muted: 0xBB9CA9,
        accent: Fill(0xF0A3CF, 0x330A22), button: Fill(0x4D3845, 0xF6E6EC), field: 0x24171D)
    case .amber:
      dark(
        0x302A20, line: 0x564C3B, title: 0xFBF6EA, text: 0xD6CBB5, muted: 0xB3A68C,
        accent: Fill(0xF2B84B, 0x2B1B00), button: Fill(0x4B4232, 0xF3EBDB), field: 0x211C14)
    case .mono:
      dark(
        0x2A2A2A, line: 0x4D4D4D, title: 0xF5F5F5, text: 0xC8C8C8, muted: 0xA3A3A3,
        accent: Fill(0xE8E8E8, 0x141414), button: Fill(0x424242, 0xE8E8E8), field: 0x1B1B1B)
    case .contrast:
      Theme(
        surface: RGB(0x000000), line: RGB(0xFFFFFF), title: RGB(0xFFFFFF), text: RGB(0xFFFFFF),
        muted: RGB(0xC6C6C6), accent: Fill(0xFFFFFF, 0x000000), button: Fill(0x303030, 0xFFFFFF),
        field: Fill(0x1C1C1C, 0xFFFFFF), tint: Fill(0x5F0000, 0xFFFFFF),
        destructive: Fill(0xFF8787, 0x000000),
        marks: Marks(success: 0x5FFF87, error: 0xFF8787, info: 0x87D7FF, warning: 0xFFD75F),
        isFramed: true, textContrast: 7)
    }
  }

  private static func light(_ name: ThemeName) -> Theme? {
    switch name {
    case .terminal: nil
    case .slate:
      light(
        0xF1F4F9, line: 0xC5CCD8, title: 0x14171F, text: 0x3E4656, muted: 0x5D6678,
        accent: Fill(0x1F5FDB, 0xFFFFFF), button: Fill(0xD5DCE8, 0x1E2430))
    case .ocean:
      light(
        0xEAF5F8, line: 0xB7D2DB, title: 0x0B2029, text: 0x2F4C59, muted: 0x4C6A78,
        accent: Fill(0x0B7285, 0xFFFFFF), button: Fill(0xC7DEE7, 0x11303C))
    case .forest:
      light(
        0xEEF6EF, line: 0xBDD2C2, title: 0x102116, text: 0x35493B, muted: 0x546A5A,
        accent: Fill(0x23793F, 0xFFFFFF), button: Fill(0xD0E3D5, 0x1B3324))
    case .rose:
      light(
        0xFBF1F5, line: 0xE1C6D2, title: 0x2A1019, text: 0x57404A, muted: 0x7A5A67,
        accent: Fill(0xA62A86, 0xFFFFFF), button: Fill(0xEBD1DD, 0x3D1F2C))
    case .amber:
      light(
        0xFAF5E9, line: 0xDBCEB1, title: 0x241A06, text: 0x514529, muted: 0x70623F,
        accent: Fill(0x8A5300, 0xFFFFFF), button: Fill(0xE9DCBC, 0x372A0C))
    case .mono:
      light(
        0xF4F4F4, line: 0xCBCBCB, title: 0x111111, text: 0x3D3D3D, muted: 0x5F5F5F,
        accent: Fill(0x1C1C1C, 0xFFFFFF), button: Fill(0xDADADA, 0x1C1C1C))
    case .contrast:
      Theme(
        surface: RGB(0xFFFFFF), line: RGB(0x000000), title: RGB(0x000000), text: RGB(0x000000),
        muted: RGB(0x444444), accent: Fill(0x000000, 0xFFFFFF), button: Fill(0xDADADA, 0x000000),
        field: Fill(0xEEEEEE, 0x000000), tint: Fill(0xFFD7D7, 0x000000),
        destructive: Fill(0x9B0000, 0xFFFFFF),
        marks: Marks(success: 0x005F00, error: 0x9B0000, info: 0x00428A, warning: 0x5F5F00),
        isFramed: true, textContrast: 7)
    }
  }

  private static func dark(
    _ surface: UInt32, line: UInt32, title: UInt32, text: UInt32, muted: UInt32, accent: Fill, button: Fill,
    field: UInt32
  ) -> Theme {
    Theme(
      surface: RGB(surface), line: RGB(line), title: RGB(title), text: RGB(text), muted: RGB(muted),
      accent: accent, button: button, field: Fill(field, title), tint: Fill(0x4A262C, 0xFF9DA1),
      destructive: Fill(0xFF6B70, 0x2A0508),
      marks: Marks(success: 0x4CC38A, error: 0xFF8A8F, info: 0x74B8FF, warning: 0xF0B849))
  }

  private static func light(
    _ surface: UInt32, line: UInt32, title: UInt32, text: UInt32, muted: UInt32, accent: Fill, button: Fill
  ) -> Theme {
    Theme(
      surface: RGB(surface), line: RGB(line), title: RGB(title), text: RGB(text), muted: RGB(muted),
      accent: accent, button: button, field: Fill(0xFFFFFF, title), tint: Fill(0xFADCDE, 0x9E1B24),
      destructive: Fill(0xB4232C, 0xFFFFFF),
      marks: Marks(success: 0x126C2C, error: 0xB4232C, info: 0x1F5FDB, warning: 0x855600))
  }
}
