import TextScreen

extension TextPager {
  /// The keys that work now.
  public var keys: [SheetKey] {
    if search.field != nil { return [SheetKey(binding: .pagerFind, word: "search", rank: 1)] }
    var keys = [SheetKey(binding: .choose, word: "accept", rank: 1)]
    if !(isAtEnd && top == .top) {
      keys.append(SheetKey(binding: .pagerScroll, word: "scroll", rank: 2))
      keys.append(SheetKey(binding: .pagerPage, word: "page", rank: 4))
    }
    if !text.wraps { keys.append(SheetKey(binding: .pagerSideways, word: "sideways", rank: 5)) }
    if search.needle != nil { keys.append(SheetKey(binding: .pagerNext, word: "next", rank: 2)) }
    keys.append(SheetKey(binding: .pagerSearch, word: "search", rank: 3))
    return keys
  }
}
