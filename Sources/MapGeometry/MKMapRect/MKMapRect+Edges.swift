extension MKMapRect {
  /// The x of the left edge, `origin.x`, in map points.
  public var minX: Double { origin.x }

  /// The x half-way between the edges, in map points.
  public var midX: Double { origin.x + size.width / 2 }

  /// The x of the right edge, `origin.x + size.width`, in map points.
  public var maxX: Double { origin.x + size.width }

  /// The y of the top edge, `origin.y`, in map points.
  public var minY: Double { origin.y }

  /// The y half-way between the edges, in map points.
  public var midY: Double { origin.y + size.height / 2 }

  /// The y of the bottom edge, `origin.y + size.height`, in map points.
  public var maxY: Double { origin.y + size.height }

  /// The width in map points.
  public var width: Double { size.width }

  /// The height in map points.
  public var height: Double { size.height }
}
