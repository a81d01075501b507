extension BidirectionalCollection<UInt8> {
  /// What is left without the blanks, tabs and line ends around it.
  var trimmed: SubSequence {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    let rest = drop(while: isBlank)
    guard let last = rest.lastIndex(where: { !isBlank($0) }) else { return rest }
    return rest[...last]
  }
}
