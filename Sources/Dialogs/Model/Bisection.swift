extension Range<Int> {
  /// The first number for which something holds that then holds for all that follow; the end where it never does.
  func bisected(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
