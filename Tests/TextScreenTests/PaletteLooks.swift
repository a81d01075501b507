import TextScreen

extension Palette {
  /// Something that is drawn, and the contrast that it needs with what it stands on.
  typealias Look = (name: String, style: Style, least: Double)

  /// Everything that is drawn on a surface; lines need less than text.
  ///
  /// - Parameter text: the contrast that text needs.
  func looks(text: Double) -> [Look] {
    var all: [Look] = [
      ("surface", surface, text), ("line", line, 1.1), ("title", title, text), ("text", self.text, text),
      ("muted", muted, text), ("field", field, text), ("placeholder", placeholder, text),
      ("scroll mark", scrollMark, text),
    ]
    for severity in MarkColor.allCases { all.append(("mark \(severity)", mark(severity), 4.5)) }
    for kind in ButtonKind.allCases {
      for isFocused in [true, false] {
        for isEnabled in [true, false] {
          let style = button(kind, isFocused: isFocused, isEnabled: isEnabled)
          all.append(("\(kind) focused: \(isFocused) enabled: \(isEnabled)", style, isEnabled ? text : 3))
        }
      }
    }
    return all
  }

  /// What cannot be read on the ground where it stands.
  ///
  /// - Parameter behind: grounds that stand in the place of the surface besides its own.
  func unreadable(text: Double, behind: [Color] = []) -> [String] {
    let grounds = groundStops + [surface.background] + behind
    return looks(text: text).flatMap { look -> [String] in
      guard hasGround || look.style != .plain, look.style.background != .default else { return [] }
      let isOnSurface = look.style.background == surface.background
      return (isOnSurface ? grounds : [look.style.background]).compactMap { ground in
        let found = ratio(look.style.foreground, ground)
        return found < look.least ? "\(look.name) has \(found) on \(ground)" : nil
      }
    }
  }

  /// The buttons that do not stand out from what is around them.
  ///
  /// - Parameters:
  ///   - quiet: the least contrast of a button without the focus with the surface.
  ///   - behind: grounds that stand in the place of the surface besides its own.
  func unseen(quiet least: (ButtonKind) -> Double, behind: [Color] = []) -> [String] {
    let grounds = hasGround ? groundStops + [surface.background] + behind : []
    let quiet = ButtonKind.allCases.map { button($0, isFocused: false, isEnabled: true).background }
    return ButtonKind.allCases.flatMap { kind -> [String] in
      let own = button(kind, isFocused: false, isEnabled: true).background
      let hidden = grounds.contains { ratio(own, $0) < least(kind) } ? ["\(kind) is not seen"] : []
      return hidden
        + [true, false].compactMap { isEnabled in
          let focus = button(kind, isFocused: true, isEnabled: isEnabled).background
          let near = (grounds + quiet).first { ratio(focus, $0) < 3 }
          return near.map { "\(kind) with the focus is not seen on \($0)" }
        }
    }
  }
}

/// The contrast of two colours; 0 where one is the terminal's own.
func ratio(_ one: Color, _ other: Color) -> Double {
  guard let one = rgb(one), let other = rgb(other) else { return 0 }
  return Contrast.ratio(one, other)
}

/// A colour in 24 bits; nil for the terminal's own.
func rgb(_ color: Color) -> RGB? {
  switch color {
  case .rgb(let color): color
  case .palette(let index): Quantization.color(at: index)
  case .default, .ansi: nil
  }
}
