extension SafeText {
  /// Cuts the text between characters so that it fits, and says so with `…` (in ASCII `...`).
  ///
  /// Text that fits stays as it is; what comes back is never wider than the columns. In fewer than three
  /// columns ASCII has fewer dots. The spelling of what cannot be shown, such as `\u{202E}`, is left out whole: a
  /// part of it would be another text.
  public func truncated(columns: Int, repertoire: Repertoire = .unicode) -> SafeText {
    let mark: String
    switch repertoire {
    case .unicode: mark = columns >= 1 ? "…" : ""
    case .ascii: mark = String(repeating: ".", count: min(max(columns, 0), 3))
    }
    let room = columns - CharacterWidth.total(of: mark)
    var width = 0
    var kept = ""
    var rest = description[...]
    while !rest.isEmpty {
      let unit = rest.prefix(Spelling.length(at: rest) ?? 1)
      rest = rest[unit.endIndex...]
      width += CharacterWidth.total(of: unit)
      if width <= room { kept += unit }
      // Not before: what is left may fit in the place of the mark.
      if width > columns { return SafeText(part: kept + mark) }
    }
    return self
  }

  /// Cuts the beginning of the text so that it fits behind `…` (in ASCII `...`), which always stands there.
  public func ending(columns: Int, repertoire: Repertoire = .unicode) -> SafeText {
    let mark = repertoire == .unicode ? "…" : "..."
    var room = columns - CharacterWidth.total(of: mark)
    let kept = description.reversed().prefix { character in
      room -= CharacterWidth.of(character)
      return room >= 0
    }
    return SafeText(part: mark + String(kept.reversed())).truncated(columns: columns, repertoire: repertoire)
  }
}
