import Testing

/// Expects that a screen shows a picture, and tells row by row where it does not.
public func expectPicture(
  _ screen: VirtualScreen, _ picture: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  if let difference = screen.difference(from: picture) {
    Issue.record("\(difference.description)", sourceLocation: sourceLocation)
  }
}
