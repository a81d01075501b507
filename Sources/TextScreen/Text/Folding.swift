extension SafeText {
  /// Makes text safe and one line of it: blanks, tabs and line breaks in a row are one blank, and none stands at
  /// the beginning and the end.
  public static func folded(bytes: [UInt8], repertoire: Repertoire = .unicode) -> SafeText {
    var folded: [UInt8] = []
    folded.reserveCapacity(bytes.count)
    var isPending = false
    for byte in bytes {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        isPending = !folded.isEmpty
      } else {
        if isPending { folded.append(0x20) }
        isPending = false
        folded.append(byte)
      }
    }
    return SafeText(bytes: folded, repertoire: repertoire)
  }
}
