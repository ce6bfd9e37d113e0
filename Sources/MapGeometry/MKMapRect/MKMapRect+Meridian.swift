extension MKMapRect {
  /// Whether the left or the right edge of the world, the 180th meridian, passes through the rect.
  ///
  /// A rect that lies wholly outside the world, though it touches an edge, does not span the meridian. Null does not.
  ///
  /// On Apple's framework: the same for a rect left of the world since about Xcode 5.1; one to the right is not
  /// recorded.
  public var spans180thMeridian: Bool {
    guard !isNull else { return false }
    let world = MKMapRect.world
    return (minX < world.minX && maxX > world.minX) || (minX < world.maxX && maxX > world.maxX)
  }

  /// The part of the rect outside the world, moved by whole worlds into it; null if there is none.
  ///
  /// A rect wholly outside the world is returned whole, `spans180thMeridian` or not. Only x is looked at. Of a rect
  /// that runs past both edges the part left of the world is taken: it covers the world anyway.
  public var remainder: MKMapRect {
    guard !isNull else { return .null }
    let world = MKMapRect.world
    let (left, right) =
      minX < world.minX ? (minX, min(maxX, world.minX)) : maxX > world.maxX ? (max(minX, world.maxX), maxX) : (0, -1)
    guard left <= right else { return .null }
    let wholeWorlds = (left / world.width).rounded(.down) * world.width
    return MKMapRect(x: left - wholeWorlds, y: minY, width: right - left, height: height)
  }
}
