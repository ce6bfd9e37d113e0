/// An annotation view where it can be seen.
struct PinState: Codable, Equatable {
  var id: Int
  var title: String?
  var subtitle: String?
  /// The place of the coordinate, in map points.
  var at: MapPlace
  /// From there to the picture: x, y, width and height, in points.
  var picture: [Double]
  /// From there to what can be touched: x, y, width and height, in points.
  var frame: [Double]
  /// The key of the picture.
  var sprite: String?
  var alpha: Double
  var selectable: Bool
  var draggable: Bool

  @MainActor init(_ pin: DisplayedAnnotation, id: Int, sprites: SpriteStore) {
    self.id = id
    (title, subtitle) = (pin.annotation.title, pin.annotation.subtitle)
    at = MapPlace(x: pin.anchor.x, y: pin.anchor.y)
    picture = [pin.offset.x, pin.offset.y, pin.size.width, pin.size.height].map { Double($0) }
    frame = [pin.frame.minX, pin.frame.minY, pin.frame.width, pin.frame.height].map { Double($0) }
    sprite = pin.image.flatMap { sprites.insert($0) }
    alpha = Double(pin.alpha)
    selectable = pin.view.isEnabled && (!pin.view.canShowCallout || !(title ?? "").isEmpty)
    draggable = pin.view.isDraggable && pin.annotation is MKPointAnnotation
  }
}

/// The bubble at the selected pin.
struct CalloutState: Codable, Equatable {
  var pin: Int
  var title: String
  var subtitle: String?
  /// The app's views at the sides, and in place of the subtitle.
  var left: PageNode?
  var right: PageNode?
  var detail: PageNode?
  /// From the place of the coordinate to the bubble's tip, in points, above and below the view.
  var above: [Double]
  var below: [Double]
}
