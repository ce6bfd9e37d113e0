extension MKOverlayRenderer {
  /// What the drawing depends on, as bytes; nil where that cannot be told.
  ///
  /// Renderers with equal descriptions draw the same. Those of the classes here are described by what they draw. A
  /// direct subclass of the app's own is described by what it and its overlay store, as long as it has not said that
  /// its drawing is out of date: it may look at something else besides.
  package var contentDescription: Data? {
    var description = ContentDescription()
    description.append(String(reflecting: type(of: self)))
    description.append(origin.x)
    description.append(origin.y)
    description.append(Double(alpha))
    description.append(String(describing: blendMode))
    guard describe(into: &description) else { return nil }
    return description.bytes
  }

  private func describe(into description: inout ContentDescription) -> Bool {
    if let renderer = self as? MKOverlayPathRenderer, renderer.isOfKnownClass {
      renderer.describeDrawing(into: &description)
      return true
    }
    guard revision == 0, !(self is MKOverlayPathRenderer), !(self is MKTileOverlayRenderer),
      type(of: self) == MKOverlayRenderer.self
        || Mirror(reflecting: self).superclassMirror?.subjectType == MKOverlayRenderer.self
    else { return false }
    description.append(overlay.boundingMapRect)
    return description.append(storedIn: self, upTo: MKOverlayRenderer.self) && describeOverlay(into: &description)
  }

  private func describeOverlay(into description: inout ContentDescription) -> Bool {
    description.append(String(reflecting: type(of: overlay)))
    description.append(overlay.coordinate.latitude)
    description.append(overlay.coordinate.longitude)
    // Shapes are described by where they are and by what the app's subclasses add.
    if let shape = overlay as? MKMultiPoint {
      return description.append(reflecting: shape.unwrappedPoints)
        && description.append(storedIn: shape, upTo: MKMultiPoint.self)
    }
    return description.append(storedIn: overlay, upTo: NSObject.self)
  }
}

extension MKOverlayPathRenderer {
  fileprivate var isOfKnownClass: Bool {
    let known: [MKOverlayPathRenderer.Type] = [
      MKCircleRenderer.self, MKPolygonRenderer.self, MKPolylineRenderer.self, MKMultiPolygonRenderer.self,
      MKMultiPolylineRenderer.self, MKGradientPolylineRenderer.self,
    ]
    return known.contains { $0 == type(of: self) }
  }

  fileprivate func describeDrawing(into description: inout ContentDescription) {
    description.append(overlay.boundingMapRect)
    description.append(path)
    description.append(fillColor)
    description.append(strokeColor)
    for number in [lineWidth, miterLimit, lineDashPhase, strokedPart.start, strokedPart.end] {
      description.append(Double(number))
    }
    description.append(Int(lineJoin.rawValue))
    description.append(Int(lineCap.rawValue))
    description.append(lineDashPattern?.count ?? -1)
    for length in lineDashPattern ?? [] { description.append(length.doubleValue) }
    guard let gradient = self as? MKGradientPolylineRenderer else { return }
    description.append(gradient.colors.count)
    for (color, location) in zip(gradient.colors, gradient.locations) {
      description.append(color)
      description.append(Double(location))
    }
  }
}
